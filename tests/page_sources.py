"""The sources of the page, run by Node: tests in Python hand them what only Python can make."""

import os
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.building import page_builder
from tests.processes import run

WEB: Final = Path(__file__).parents[1] / "web"
RUNNER: Final = WEB / "node_modules" / "vitest" / "vitest.mjs"
NODE: Final = page_builder().node()

if NODE is None:
    WANTING = "there is no Node.js to run the sources of the page with"
elif not RUNNER.exists():
    WANTING = "the packages of web/ are not installed (make web)"
else:
    WANTING = ""

needs_node = pytest.mark.skipif(bool(WANTING), reason=WANTING)


def run_test_of_page(test: str, **given: Path) -> None:
    """Run a test of ``web/tests`` with files that it finds by environment variables; it must pass."""
    done = run(
        [str(NODE), str(RUNNER), "run", "--root", str(WEB), test],
        env={**os.environ, **{name: str(file) for name, file in given.items()}},
    )
    assert done.returncode == 0, done.stdout + done.stderr
