"""Pacing: what must be done on the event loop and takes some milliseconds leaves most of the time to others.

A client may save up seconds of work and ask for all of it at once. Done in one go it would hold up everybody;
so it is done one piece at a time, with a pause after each that is longer than the piece. Each client has one
piece in line at most, so that nobody waits for all that another has asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar, final

from arpents.server.concurrency.client_queues import ClientQueues

Result = TypeVar("Result")

PAUSES: Final = 2.0
"""A pause is so many times as long as the piece before it: all pieces together take a third of the time."""


@final
class Pace:
    """One kind of work, which everybody who asks for it waits in line for."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._lines = ClientQueues()

    async def run(self, client: str, work: Callable[[], Result]) -> Result:
        """Do a piece of work when it is its turn; ``TooBusy`` if the client waits for too many."""
        async with self._lines.turn(client), self._turn:
            began = perf_counter()
            result = work()
            await asyncio.sleep(PAUSES * (perf_counter() - began))
            return result
