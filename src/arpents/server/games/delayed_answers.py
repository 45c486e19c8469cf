"""Delayed answers: what seats have preset to be answered later, so that nobody sees that it was preset.

That an answer is due leaves a mark in the row of the game, which nobody but the server reads: whichever
process finds it after a restart gives the answer. If two do so at once, the store takes one of them.
"""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from math import exp
from random import SystemRandom
from typing import Final, final

from arpents.server.games.chances import Chances
from arpents.server.games.facts import Fact
from arpents.server.games.room import DELAYED, PLAYING, Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.store import Conflict, StoreUnavailable, UnknownGame

SPREAD: Final = 0.5
SHORTEST, LONGEST = 0.4, 4.0
"""How the times that people take differ, and their bounds, as multiples of the usual one."""

RETRY_SECONDS: Final = 1.0
AT_ONCE: Final = 200

log = logging.getLogger(__name__)


@final
class DelayedAnswers:
    """The answers that are due in the games of a server."""

    def __init__(self, rooms: RoomCache, chances: Chances, seconds: float) -> None:
        self.rooms = rooms
        self.chances = chances
        self._seconds = seconds
        self._rng = SystemRandom()
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Look at a game that has changed."""
        if room.waiting == DELAYED:
            self.give(room.id)

    def give(self, game: str) -> None:
        """Give the answer that is due in a game, after a while."""
        if game not in self._waiting:
            # Not in the course of the request that it follows: what it takes is nobody's.
            task = asyncio.get_running_loop().create_task(self._give(game), context=Context())
            self._waiting[game] = task
            task.add_done_callback(lambda done: self._given(game, done))

    def _given(self, game: str, done: asyncio.Task[None]) -> None:
        del self._waiting[game]
        if not done.cancelled() and done.exception() is not None:
            log.error("a delayed answer could not be given", extra={"game": game}, exc_info=done.exception())

    async def sweep(self, older_than: float) -> None:
        """Take up the games in which an answer has been due for longer than it could take."""
        overdue = self.rooms.clock() - older_than - (LONGEST * self._seconds if older_than else 0.0)
        last: tuple[float, str] | None = None
        while rows := await self.rooms.store.rows(
            waiting=DELAYED, status=PLAYING, active_before=overdue, limit=AT_ONCE, before=last
        ):
            for row in rows:
                self.give(row.id)
            last = rows[-1].active_at, rows[-1].id

    async def close(self) -> None:
        """Give no more answers; the next process takes them up."""
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)

    def _delay(self) -> float:
        return self._seconds * min(max(exp(self._rng.gauss(0.0, SPREAD)), SHORTEST), LONGEST)

    async def _give(self, game: str) -> None:
        """Give what is due in a game, and what becomes due by it, each after a while of its own."""
        while True:
            try:
                version = await self._due(game)
                if version is None:
                    return
                await asyncio.sleep(self._delay())
                await self._answer(game, version)
            except UnknownGame:
                return  # it was deleted
            except (StoreUnavailable, Conflict):
                await asyncio.sleep(RETRY_SECONDS)

    async def _due(self, game: str) -> int | None:
        """The version of the game for the side whose answer is due, if one is."""
        async with self.rooms.reading(game) as room:
            if room.waiting != DELAYED:
                return None
            return room.the_table().version(room.decider)

    async def _answer(self, game: str, version: int) -> None:
        def answer(room: Room, now: float) -> list[Fact]:
            if room.waiting != DELAYED:
                return []  # it was answered by hand, or the presets have changed
            return room.answer_late(version, self.chances.fresh(room.last_seq), now)

        await self.rooms.act(game, answer)
