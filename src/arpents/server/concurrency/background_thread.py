"""A background thread: what takes a while and needs the games in memory is done there.

A process of Python computes in one thread at once. Work that is put aside takes turns with everything else,
often enough that nobody notices (`take_turns`); more than one of its kind at once would only slow all down.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, final

from arpents.server.request_errors import TooBusy

Result = TypeVar("Result")

TURN_SECONDS: Final = 0.0005
"""How long a thread computes on when another wants to. Each answer asks for it several times."""


def take_turns() -> None:
    """Let the thread that answers people go on soon, whatever another one computes."""
    sys.setswitchinterval(TURN_SECONDS)


@final
class BackgroundThread:
    """A thread for one kind of work; so many may wait for it, if that is not None."""

    def __init__(self, name: str, waiting: int | None = None) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most = waiting
        self.asked = 0
        """How much is being done or waits."""

    async def run(self, work: Callable[[], Result]) -> Result:
        """What comes of some work; ``TooBusy`` if too much of it waits."""
        if self._most is not None and self.asked > self._most:
            raise TooBusy
        self.asked += 1
        doing = asyncio.get_running_loop().run_in_executor(self._thread, work)
        doing.add_done_callback(self._done)
        return await doing

    def _done(self, done: asyncio.Future[Result]) -> None:
        self.asked -= 1
        if not done.cancelled():
            done.exception()  # looked at, since there may be nobody left to do so

    def close(self) -> None:
        """Do nothing more; what is under way ends by itself."""
        self._thread.shutdown(wait=False, cancel_futures=True)
