"""A bot in any language: a program that reads and writes lines of JSON, in the forms of the HTTP API.

docs/bots.md describes what is said. A program is run for one game. It may write what it likes to its standard
error; on its standard output, a line for each question and nothing else.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Final, final

import msgspec

from arpents.bots.base import BotFault, Budget, CannotLoadBot
from arpents.bots.processes.spawning import kill_with
from arpents.engine.action import Action
from arpents.engine.views import View
from arpents.errors import ArpentsError, shortened
from arpents.wire.facts import board_data, cards_data, numbers_data, verbs_data
from arpents.wire.offers import offers_data
from arpents.wire.reading import read_action
from arpents.wire.view import view_data

PROTOCOL: Final = 1
"""The version of what is said. Fields may be added to it; whatever else changes makes another version."""

LONGEST_LINE: Final = 64 * 1024
"""How many bytes a line of a program may have: many times what an answer takes."""

HELLO_SECONDS: Final = 20.0
"""How long a program has to begin and to say that it is ready."""

_ENDING_SECONDS: Final = 1.0
"""How long a program has to end by itself, once it has been told that no more comes."""

_MOST_LEFT: Final = 100
_GLANCE: Final = 0.02
"""How many lines are thrown away that were never read, and how long each is waited for, in seconds."""


@final
class ProgramBot:
    """A program that decides; when it is made it is run, and must say that it is ready."""

    def __init__(self, arguments: Sequence[str], seed: int, *, patience: float = HELLO_SECONDS) -> None:
        self._name = shortened(" ".join(arguments))
        self._asked = 0
        self._process = _run(arguments, self._name)
        self._lines: Queue[bytes] = Queue(1)
        assert self._process.stdout is not None
        reader = threading.Thread(target=_read_lines, args=(self._process.stdout, self._lines), daemon=True)
        reader.start()
        self._end = weakref.finalize(self, _end, self._process, reader, self._lines)
        try:
            self._say({"type": "hello", "protocol": PROTOCOL, "seed": seed, "facts": _facts()})
            ready = self._read('{"type": "ready"}', patience)
            if ready.get("type") != "ready":
                raise self._misspoke(msgspec.json.encode(ready), '{"type": "ready"}')
        except BotFault:
            self._end()
            raise

    def choose(self, view: View, budget: Budget) -> Action:
        """What the program answers. It has all the time that it wants: somebody else looks at the clock."""
        if not self._lines.empty():
            line = self._lines.get()
            raise BotFault(f"wrote a line without being asked: {_quoted(line)}") if line else self._ended()
        self._asked += 1
        offers = view.offers()
        forms = {"view": view_data(view), "offers": offers_data(offers)}
        self._say({"type": "decide", "id": self._asked, **forms, "seconds": budget.seconds})
        wanted = f'{{"id": {self._asked}, "action": …}}'
        answer = self._read(wanted, None)
        if answer.get("id") != self._asked or "action" not in answer:
            raise self._misspoke(msgspec.json.encode(answer), wanted)
        try:
            return read_action(answer["action"], view, offers)
        except ArpentsError as error:
            raise BotFault(f"answered with what is no legal action: {error}") from error

    def close(self) -> None:
        """Tell the program that no more comes, and see to it that it ends."""
        with suppress(BotFault):
            self._say({"type": "bye"})
        self._end()

    def _say(self, message: dict[str, object]) -> None:
        stream = self._process.stdin
        assert stream is not None
        try:
            stream.write(msgspec.json.encode(message) + b"\n")
            stream.flush()
        except (OSError, ValueError) as error:
            raise self._ended() from error

    def _read(self, wanted: str, seconds: float | None) -> dict[str, object]:
        """The next line, which should be like the one that is wanted."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise BotFault(f"did not say {wanted} within {seconds:g} seconds") from None
        if not line:
            raise self._ended()
        if not line.endswith(b"\n") and len(line) > LONGEST_LINE:
            raise BotFault(f"wrote more than {LONGEST_LINE} bytes without an end of the line")
        try:
            return msgspec.json.decode(line, type=dict[str, object])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._misspoke(line, wanted) from None

    def _misspoke(self, line: bytes, wanted: str) -> BotFault:
        return BotFault(f"should have written a line like {wanted}, and wrote {_quoted(line)}")

    def _ended(self) -> BotFault:
        try:
            code = self._process.wait(_ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            return BotFault("has closed its standard input or output")
        return BotFault(f"has ended (exit code {code}); what it wrote to standard error may tell why")


def _facts() -> dict[str, object]:
    return {
        "board": board_data(),
        "cards": cards_data(),
        "verbs": verbs_data(),
        "numbers": numbers_data(),
    }


def _quoted(line: bytes) -> str:
    return shortened(repr(line.decode(errors="replace").strip()))


def _run(arguments: Sequence[str], name: str) -> subprocess.Popen[bytes]:
    """The program as a process, which ends with this one even if it hangs, where the system sees to that."""
    theirs, ours = os.pipe()
    try:
        process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=() if sys.platform == "win32" else (theirs,),
            process_group=None if sys.platform == "win32" else 0,
        )
    except OSError as error:
        os.close(ours)
        fault = error.strerror or str(error)
        raise CannotLoadBot(
            f"exec:{name}",
            f"it cannot be run: {fault[:1].lower()}{fault[1:]}. Check its path, and that it is executable; "
            'or name what runs it, as in "exec:node mybot.js".',
        ) from error
    else:
        kill_with(theirs, -process.pid)
        # Nobody reads or writes it: its end is what counts, when this process has ended.
        weakref.finalize(process, os.close, ours)
        return process
    finally:
        os.close(theirs)


def _read_lines(stream: IO[bytes], lines: Queue[bytes]) -> None:
    """Hand on what a program writes, a line at a time; the next is read when the last has been taken."""
    while True:
        try:
            line = stream.readline(LONGEST_LINE + 1)
        except (OSError, ValueError):
            line = b""
        lines.put(line)
        if not line or len(line) > LONGEST_LINE:
            return


def _end(process: subprocess.Popen[bytes], reader: threading.Thread, lines: Queue[bytes]) -> None:
    """Let a program end, or else kill it with all that it has started."""
    with suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(_ENDING_SECONDS)
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    # What it has written without being asked is read to its end, and thrown away.
    for _ in range(_MOST_LEFT):
        with suppress(Empty):
            lines.get(timeout=_GLANCE)
        if not reader.is_alive():
            assert process.stdout is not None
            process.stdout.close()
            return
