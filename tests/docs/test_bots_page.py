"""The examples of docs/bots.md that play in other processes run as the scripts that they are."""

import re
import sys
from pathlib import Path

from tests.cli.command import ROOT, environment
from tests.processes import run


def test_the_example_of_a_tournament_is_a_script_that_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    scripts = [code for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "__main__" in code]
    assert scripts
    for code in scripts:
        script = tmp_path / "example.py"
        script.write_text(code, "utf-8")
        ended = run([sys.executable, script], env=environment(tmp_path), cwd=tmp_path)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout.strip()
