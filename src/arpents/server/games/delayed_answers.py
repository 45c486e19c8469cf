"""Delayed answers: what seats have preset to be answered later, so that nobody sees that it was preset.

That an answer is due leaves a mark in the row of the game, which nobody but the server reads.
"""

from __future__ import annotations

import asyncio
from math import exp
from random import SystemRandom
from typing import Final, final

from arpents.server.games.chances import Chances
from arpents.server.games.due_games import DueGames
from arpents.server.games.facts import Fact
from arpents.server.games.room import DELAYED, Room
from arpents.server.games.room_cache import RoomCache

SPREAD: Final = 0.5
SHORTEST, LONGEST = 0.4, 4.0
"""How the times that people take differ, and their bounds, as multiples of the usual one."""


@final
class DelayedAnswers(DueGames):
    """The answers that are due in the games of a server."""

    def __init__(self, rooms: RoomCache, chances: Chances, seconds: float) -> None:
        super().__init__(rooms, chances, DELAYED, "a delayed answer could not be given")
        self._seconds = seconds
        self._rng = SystemRandom()

    async def sweep(self, older_than: float) -> None:
        """Take up the games in which an answer has been due for longer than it could take."""
        await super().sweep(older_than + LONGEST * self._seconds if older_than else 0.0)

    def _delay(self) -> float:
        return self._seconds * min(max(exp(self._rng.gauss(0.0, SPREAD)), SHORTEST), LONGEST)

    async def _decide(self, game: str) -> bool:
        """Give what is due in a game, after a while."""
        version = await self._due(game)
        if version is None:
            return False
        await asyncio.sleep(self._delay())
        await self._answer(game, version)
        return True

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
