"""Commands of Arpents that begin at once: they are forked from a process that has loaded what they need.

To load the server takes as long as hundreds of requests, and tests start many. What runs is the command
``arpents``, in a process, a session and an environment of its own: its streams, its signals and its exit code
are as if it had been started. That it also starts from nothing is shown by the tests of terminals, of the
documents and of the examples, which start it as people do.

Each process that runs tests has one that forks, from when it is first needed until ``end_forking``. Beside
each command there is one more process, which waits for it and tells its exit code.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import socket
import struct
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from select import select
from subprocess import Popen
from typing import Any, Final, NamedTuple, TextIO, cast, final

from benchmarks.processes import begin, end_group

ROOT: Final = Path(__file__).resolve().parents[1]
ARPENTS: Final = (sys.executable, "-m", "arpents")
CAN_FORK: Final = sys.platform == "linux"

NUMBER: Final = struct.Struct("!i")
STREAMS: Final = 3
LATE: Final = (
    *("uvicorn.lifespan.on", "uvicorn.loops.auto"),
    *("uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto"),
    *("arpents.server.app", "arpents.server.stopping", "arpents.server.store.postgresql"),
    *("arpents.server.connections.config", "arpents.server.connections.http"),
    *("arpents.server.connections.websocket", "sqlalchemy.dialects.sqlite"),
)
"""What commands import when they run, and not when they are read."""


class Forking(NamedTuple):
    """The process that forks, and how it is told to."""

    process: Popen[str]
    told: socket.socket


_LOCK: Final = threading.Lock()
_forking: list[Forking] = []


def begin_forked(command: str | Sequence[str | Path], **options: Any) -> Popen[str]:
    """Start ``python -m arpents`` in a session of its own; options are those of ``Popen``."""
    return Forked(command, encoding="utf-8", **options) if CAN_FORK else begin(command, **options)


def end_forking() -> None:
    """End what forks, if it was needed; what it has forked is not ended by that."""
    with _LOCK:
        while _forking:
            process, told = _forking.pop()
            told.close()
            process.wait()
            end_group(process)


@final
class Forked(Popen[str]):
    """A command that is forked: three steps of ``Popen`` are taken otherwise, to start, to look, to wait."""

    _news: socket.socket

    def _execute_child(self, args: Sequence[str | Path], *given: Any) -> None:
        cwd, env, pipes = given[4], given[5], given[9:15]
        words = [str(word) for word in args]
        assert tuple(words[: len(ARPENTS)]) == ARPENTS, "nothing else can be forked"
        wanted = [words[len(ARPENTS) :], dict(os.environ if env is None else env), str(cwd or Path.cwd())]
        text = json.dumps(wanted).encode("ascii")
        streams = (pipes[0], pipes[3], pipes[5])
        self._news, theirs = socket.socketpair()
        with theirs, open(os.devnull, "r+b") as nothing, _LOCK:
            told = _one_that_forks().told
            handed = [theirs.fileno(), *(nothing.fileno() if one == -1 else one for one in streams)]
            socket.send_fds(told, [NUMBER.pack(len(text))], handed)
            told.sendall(text)
        self.pid = _number(self._news)
        self._child_created = True
        self._close_pipe_fds(*pipes)  # type: ignore[attr-defined] # the ends that are the command's

    def _try_wait(self, wait_flags: int) -> tuple[int, int]:
        if wait_flags & os.WNOHANG and not select([self._news], [], [], 0)[0]:
            return 0, 0
        try:
            status = _number(self._news)
        except EOFError:
            status = signal.SIGKILL  # and so was the one that waits for it
        self._news.close()
        return self.pid, status

    def _internal_poll(self, *_given: Any, **_more: Any) -> int | None:
        with self._waitpid_lock:  # type: ignore[attr-defined]
            if self.returncode is None:
                pid, status = self._try_wait(os.WNOHANG)
                if pid:
                    self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode


def _one_that_forks() -> Forking:
    if not _forking:
        mine, theirs = socket.socketpair()
        kept = {name: value for name, value in os.environ.items() if not name.startswith("COV_")}
        with theirs:
            process = begin([sys.executable, "-m", __name__], stdin=theirs, cwd=ROOT, env=kept)
        _forking.append(Forking(process, mine))
    return _forking[0]


def _received(connection: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = connection.recv(size - len(found))
        if not more:
            raise EOFError
        found += more
    return found


def _number(connection: socket.socket) -> int:
    (number,) = NUMBER.unpack(_received(connection, NUMBER.size))
    return int(number)


def load() -> None:
    """Import what all commands need, which is all that is not done again for each."""
    app = import_module("arpents.cli.app")
    for command in app.COMMANDS:
        app.make_app(command)
    for module in LATE:
        import_module(module)
    assert threading.active_count() == 1, "threads would be gone in what is forked"
    gc.collect()
    gc.freeze()


def fork_when_told() -> None:
    """Fork whenever told to, until nobody can tell any more; returns in what is to be a command."""
    orders = socket.socket(fileno=0)
    while True:
        size, handed, _, _ = socket.recv_fds(orders, NUMBER.size, 1 + STREAMS)
        _forget_ended()
        if not size:
            sys.exit()
        words, environment, folder = json.loads(_received(orders, *NUMBER.unpack(size)))
        if os.fork() == 0:
            command = os.fork()
            if command:
                _wait_for(command, *handed)
            os.setsid()
            with socket.socket(fileno=handed[0]) as told:
                told.sendall(NUMBER.pack(os.getpid()))  # from now on it can be killed with its group
            orders.detach()
            _become(words, environment, folder, handed[1:])
            return
        for descriptor in handed:
            os.close(descriptor)


def _forget_ended() -> None:
    """Let those go that have waited for a command."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _wait_for(command: int, news: int, *streams: int) -> None:
    """Tell what becomes of a command, and let it be there until whoever started it knows."""
    for descriptor in (0, *streams):
        os.close(descriptor)
    with socket.socket(fileno=news) as told:
        ended = os.waitid(os.P_PID, command, os.WEXITED | os.WNOWAIT)
        assert ended is not None
        exited = ended.si_code == os.CLD_EXITED
        with suppress(OSError):  # nobody wants to know
            told.sendall(NUMBER.pack(ended.si_status << 8 if exited else ended.si_status))
            told.recv(1)
    os.waitpid(command, 0)
    os._exit(0)


def _become(words: list[str], environment: dict[str, str], folder: str, streams: list[int]) -> None:
    """Be as if started by ``python -m arpents`` in a folder, with an environment and streams."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = ["arpents", *words]
    sys.stdin = _stream(0, "r", "surrogateescape")
    sys.stdout = _stream(1, "w", "surrogateescape")
    sys.stderr = _stream(2, "w", "backslashreplace")


def _stream(number: int, mode: str, errors: str) -> TextIO:
    """One of the streams that a process begins with: each knows how the one before it could be read."""
    file = open(number, mode, encoding="utf-8", errors=errors, closefd=False)  # noqa: SIM115
    stream = cast("TextIOWrapper", file)
    stream.reconfigure(line_buffering=number == 2 or stream.isatty())
    return stream


if __name__ == "__main__":
    load()
    fork_when_told()
    runpy.run_module("arpents", run_name="__main__", alter_sys=True)
