"""A test without an end, for ``test_leftovers.py`` to end; pytest finds it only when this file is named."""

import os
import re
from pathlib import Path

from tests.cli.command import environment
from tests.cli.terminal import Terminal
from tests.cli.waiting import CONTEST, PROGRAM, all_wait
from tests.processes import started, wait_until

READY = "ENDLESS_TEST_IS_READY"
"""The variable that names a file: once the processes are there, it has the number of the one that tests."""


def test_that_comes_to_no_end(tmp_path: Path) -> None:
    with (
        Terminal(tmp_path, "simulate", "--games", "999999999") as terminal,
        started([*PROGRAM, *CONTEST], env=environment(tmp_path), cwd=tmp_path) as contest,
    ):
        terminal.wait_for(re.compile(r"[1-9]\d*/999999999"))
        wait_until(lambda: all_wait(tmp_path))
        ready = Path(os.environ[READY])
        ready.with_suffix(".part").write_text(str(os.getpid()), "ascii")
        ready.with_suffix(".part").rename(ready)
        contest.wait()
