"""A waiting line: who may go on when one of a few places is free, those first who are due first."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count
from typing import final


@final
class WaitingLine:
    """A number of places. Whoever finds none free waits; of those that wait, who is due first is next.

    Somebody in a hurry passes others only as long as they are not due either, so that everybody's time comes.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def enter(self, due: float) -> None:
        """Wait for a place; ``due`` is a time of the event loop's clock."""
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (due, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave()  # the place was given to somebody who no longer wants it
            raise

    def leave(self) -> None:
        """Give a place back, to whoever is due first."""
        while self._waiting:
            place = heappop(self._waiting)[2]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
