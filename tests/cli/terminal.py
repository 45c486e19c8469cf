"""The command in a terminal: what people see there, and the keys that they press."""

import os
import pty
import re
import time
from codecs import getincrementaldecoder
from collections.abc import Sequence
from pathlib import Path
from select import select
from threading import Lock, Thread
from types import TracebackType
from typing import Self

from benchmarks.processes import begin, end_group
from tests.cli.command import environment
from tests.forking import ARPENTS
from tests.processes import PATIENCE

# The first process of a session that opens a terminal owns it: there Ctrl-C interrupts it.
IN_A_TERMINAL = ("/bin/sh", "-c", 'exec "$@" <"$0" >"$0" 2>"$0"')

CTRL_C = "\x03"
CTRL_D = "\x04"


class Terminal:
    """The command in a terminal of its own; when a test is done with it, it is killed if it still runs."""

    def __init__(self, home: Path, *arguments: str, program: Sequence[str | Path] = ARPENTS) -> None:
        self.shown = ""
        self._lock = Lock()
        # The far end is kept open: what was shown last can be read when the command has ended.
        self._near, self._far = pty.openpty()
        command = [*IN_A_TERMINAL, os.ttyname(self._far), *program, *arguments]
        try:
            self._process = begin(command, env=environment(home), cwd=home)
        except BaseException:
            self._hang_up()
            raise
        # What is shown must be read all the time: with nobody there, the command would stop at some point.
        self._reader = Thread(target=self._read)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        end_group(self._process)
        self._reader.join()
        self._hang_up()

    def wait_for(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text is shown."""
        wanted = re.compile(re.escape(text)) if isinstance(text, str) else text
        ends = time.monotonic() + PATIENCE
        while not wanted.search(self.shown):
            is_over = time.monotonic() > ends or not self._reader.is_alive()
            assert not is_over or wanted.search(self.shown), f"{text!r} was never shown:\n{self.shown}"
            time.sleep(0.01)

    def forget(self) -> None:
        """Forget what was shown so far."""
        with self._lock:
            self.shown = ""

    def type(self, text: str) -> None:
        """Type a text."""
        os.write(self._near, text.encode("utf-8", "surrogateescape"))

    def wait_until_it_waits(self) -> None:
        """Wait until the command waits for keys: while it takes in others, it may not hear Ctrl-C."""
        state = Path("/proc", str(self._process.pid), "stat")
        if not state.exists():
            time.sleep(0.5)  # this system does not tell
            return
        ends = time.monotonic() + PATIENCE
        while state.read_text("ascii").rpartition(") ")[2][0] != "S":
            assert time.monotonic() < ends, f"it never waited for keys:\n{self.shown}"
            time.sleep(0.01)

    def end(self) -> int:
        """Wait for the end of the command, and return its exit code."""
        self._reader.join(PATIENCE)
        assert not self._reader.is_alive(), f"it did not end:\n{self.shown}"
        assert "Traceback" not in self.shown
        return self._process.wait()

    def _read(self) -> None:
        decoder = getincrementaldecoder("utf-8")("replace")
        while True:
            has_ended = self._process.poll() is not None
            if select([self._near], [], [], 0 if has_ended else 0.05)[0]:
                more = decoder.decode(os.read(self._near, 4096))
                with self._lock:
                    self.shown += more
            elif has_ended:
                return

    def _hang_up(self) -> None:
        os.close(self._near)
        os.close(self._far)
