"""Examples that play in other processes run as the scripts that they are."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.command import ROOT, environment
from tests.processes import run


@pytest.mark.parametrize("page", ["bots.md", "tutorial.md"])
def test_the_example_of_a_tournament_is_a_script_that_runs(page: str, tmp_path: Path) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    scripts = [code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "__main__" in code]
    assert scripts
    for code in scripts:
        script = tmp_path / "example.py"
        script.write_text(code, "utf-8")
        ended = run([sys.executable, script], env=environment(tmp_path), cwd=tmp_path)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout.strip()
