"""Running the command: as people do, in a process of its own or in a terminal, or quicker than they do."""

import io
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import PIPE, CompletedProcess

import pytest

from arpents.cli.app import run

ROOT = Path(__file__).resolve().parents[2]

# The command in a terminal of its own: what this process is sent is typed there, Ctrl-C included.
IN_A_TERMINAL = """
import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn([sys.executable, "-m", "arpents", *sys.argv[1:]])))
"""


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
    home: Path, *arguments: str | Path, lines: Iterable[str] = (), columns: int = 100
) -> CompletedProcess[str]:
    """Run the command to its end with these lines as its input; it never ends in a traceback."""
    run = subprocess.run(
        [sys.executable, "-m", "arpents", *_seeded(arguments)],
        input="".join(f"{line}\n" for line in lines),
        env=environment(home, columns),
        cwd=home,
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
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


class Terminal:
    """The command in a terminal."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.shown = ""
        self._process = subprocess.Popen(
            [sys.executable, "-c", IN_A_TERMINAL, *arguments],
            stdin=PIPE,
            stdout=PIPE,
            env=environment(home),
            cwd=home,
        )

    def wait_for(self, text: str) -> None:
        """Read what is shown until a text appears in it."""
        assert self._process.stdout is not None
        while text not in self.shown:
            more = os.read(self._process.stdout.fileno(), 4096)
            assert more, f"{text!r} was never shown:\n{self.shown}"
            self.shown += more.decode(errors="replace")

    def interrupt(self) -> None:
        """Press Ctrl-C, as people do: while the program waits, not while it still takes in other keys."""
        time.sleep(0.2)
        self.type("\x03")

    def type(self, text: str) -> None:
        """Type a text."""
        assert self._process.stdin is not None
        self._process.stdin.write(text.encode())
        self._process.stdin.flush()

    def end(self) -> int:
        """Wait for the end of the command, and return its exit code."""
        try:
            out, _ = self._process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            out, _ = self._process.communicate()
            self.shown += "(killed: it did not end)"
        self.shown += out.decode(errors="replace")
        assert "(killed" not in self.shown, self.shown
        assert "Traceback" not in self.shown
        return self._process.returncode
