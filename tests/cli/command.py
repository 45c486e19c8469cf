"""Running the command: as people do, in a process of its own or in a terminal, or quicker than they do."""

import io
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from arpents.cli.app import run
from benchmarks.processes import begin
from tests import processes
from tests.forking import ARPENTS, begin_forked

ROOT = Path(__file__).resolve().parents[2]


def environment(home: Path, columns: int = 100) -> dict[str, str]:
    """The environment of the tests, which has the build to run, and a home of its own to save games in."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COV_")}
    return kept | {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "COLUMNS": str(columns),
        "TERM": "xterm",
        "PYTHONUTF8": "1",
    }


def arpents(
    home: Path,
    *arguments: str | Path,
    lines: Iterable[str] = (),
    columns: int = 100,
    program: Sequence[str | Path] = ARPENTS,
    anew: bool = False,
) -> CompletedProcess[str]:
    """Run the command to its end with these lines as its input; it never ends in a traceback.

    It is forked from a process that has loaded it, unless it is another program, or to be started anew.
    """
    run = processes.run(
        [*program, *_seeded(arguments)],
        begin=begin if anew or program != ARPENTS else begin_forked,
        given="".join(f"{line}\n" for line in lines),
        env=environment(home, columns),
        cwd=home,
    )
    assert "Traceback" not in run.stdout + run.stderr
    return run


def arpents_here(
    home: Path, *arguments: str | Path, lines: Iterable[str] = (), columns: int = 100
) -> CompletedProcess[str]:
    """Run the command in this process, which is quicker: for what is not about processes or interrupted."""
    out, err = io.StringIO(), io.StringIO()
    given = ["arpents", *_seeded(arguments)]
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.chdir(home)
        patch.setattr(sys, "argv", given)
        patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        for name, value in environment(home, columns).items():
            patch.setenv(name, value)
        code = run()
    return CompletedProcess(given, code, out.getvalue(), err.getvalue())


def _seeded(arguments: tuple[str | Path, ...]) -> list[str]:
    """The arguments, with a seed for a game that has none: what fails once must fail again."""
    given = [str(argument) for argument in arguments]
    return [*given, "--seed", "1"] if given[:1] == ["play"] and "--seed" not in given else given
