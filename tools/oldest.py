"""Tests Arpents on the oldest dependencies that pyproject.toml allows, in an environment of its own.

    .venv/bin/python -m tools.oldest [WORDS FOR PYTEST]

What the tests themselves need comes as it is locked. Old packages may warn of what newer ones have changed,
so that a warning is no error here. The tests are those of what rests on other packages.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from tools.install import PIP, UV, environment_of_uv, options_of_uv, settings_of_pip

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "build" / "oldest"
PYTHON: Final = PLACE / "bin" / "python"

OF_THE_TESTS: Final = ("anyio", "httpx", "hypothesis", "pytest", "pytest-xdist")
TESTS: Final = ("cli", "content", "server/api", "server/connections", "server/store", "wire")
WITHOUT: Final = ("tests/server/api/test_schema.py", "tests/cli/test_about.py")
"""The one needs schemathesis, which wants newer packages; the other reads licences as those tell them."""


def install() -> None:
    """Make the environment anew, with the oldest of what is needed and the tests' own as locked."""
    venv.create(PLACE, clear=True, symlinks=True)
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=True).stdout
    settings = settings_of_pip(listed)
    lock = (ROOT / "requirements" / "dev.lock").read_text("utf-8")
    locked = re.findall(rf"^(?:{'|'.join(OF_THE_TESTS)})==\S+", lock, re.MULTILINE)
    uv = [*UV[: UV.index("--python")], "--python", str(PYTHON), *options_of_uv(settings)]
    extras = ["--extra", "postgres", "--extra", "push"]
    needed = ["--resolution", "lowest-direct", *extras, "--requirements", "pyproject.toml"]
    subprocess.run([*uv, *needed, *locked], cwd=ROOT, env=environment_of_uv(settings), check=True)


def main(words: list[str]) -> int:
    """Install, test, and return the exit code."""
    install()
    folders = [f"tests/{name}" for name in TESTS]
    options = [
        "-o",
        "filterwarnings=default",
        "-n",
        str(os.cpu_count() or 2),
        *(f"--ignore={path}" for path in WITHOUT),
    ]
    command = [str(PYTHON), "-m", "pytest", *options, *(words or folders)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
