"""Processes that tests start: they begin with the usual signals, and none is left when the tests are over.

A test starts a process with ``started`` or ``run``. It has a group of its own, which is killed when the test
is done with it, however the test ends. ``tests/conftest.py`` calls the rest: when the tests themselves are
killed, a warden ends what they have started; what still runs at their end makes them fail.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, CompletedProcess, Popen
from typing import Any
from uuid import uuid4

from benchmarks.processes import begin, end_group
from tests.warden import can_look, marked

PATIENCE = 300.0
"""The seconds after which a test gives up on what must happen at last: far more than a busy machine needs."""

MARK = "TEST_RUN_OF_ARPENTS"
"""The variable that marks what is started from here. It does not begin with the name of the project, as
tests of the server take such variables away."""

Begin = Callable[..., Popen[str]]
"""What starts a process, in a session of its own."""

ENDING = ("SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM")


@contextmanager
def started(
    command: str | Sequence[str | Path], *, begin: Begin = begin, **options: Any
) -> Iterator[Popen[str]]:
    """A process, killed in the end with all that it has started; options are those of ``Popen``."""
    with begin(command, **{"stdin": DEVNULL, **options}) as process:
        try:
            yield process
        finally:
            end_group(process)


def run(
    command: str | Sequence[str | Path], *, given: str = "", timeout: float = PATIENCE, **options: Any
) -> CompletedProcess[str]:
    """Run a process to its end, with a text as its input."""
    with started(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, **options) as process:
        out, err = process.communicate(given, timeout)
    return CompletedProcess(command, process.returncode, out, err)


def wait_until(so: Callable[[], bool]) -> None:
    """Wait until something is so, which it must be at last."""
    ends = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < ends, "it has never come to that"
        time.sleep(0.02)


def restore_signals() -> None:
    """Let processes begin with the usual signals, though this one was told to ignore some of them.

    Whoever is started ignores what its parent ignores, but not what its parent handles. So this process
    handles such a signal, by doing nothing.
    """
    for name in ENDING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, lambda _number, _frame: None)


def post_warden() -> Popen[bytes] | None:
    """Mark what is started from now on, and have it ended when this process is gone, where that can be."""
    os.environ[MARK] = uuid4().hex
    if not can_look():
        return None
    unmarked = {name: value for name, value in os.environ.items() if name != MARK}
    command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("warden.py")), own_mark()]
    # In a session of its own: signals for the tests are not for it.
    return Popen(command, stdin=PIPE, stdout=DEVNULL, env=unmarked, start_new_session=True)


def relieve(warden: Popen[bytes]) -> None:
    """Have the warden end what is left, and go."""
    assert warden.stdin is not None
    warden.stdin.close()
    warden.wait()


def own_mark() -> str:
    """The mark of what is started from here."""
    return f"{MARK}={os.environ[MARK]}"


def still_running(mark: str, seconds: float) -> list[str]:
    """The command lines of what has a mark and runs, though it had so many seconds to end."""
    ends = time.monotonic() + seconds
    while (found := marked(mark)) and time.monotonic() < ends:
        time.sleep(0.02)
    return list(found.values())
