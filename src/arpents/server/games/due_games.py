"""Due games: those in which the server itself has to decide something, each looked after by a task.

What a game waits for is a mark in its row. Whichever process finds it after a restart takes the game up; if
two do so at once, the store takes what one of them does.
"""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from typing import Final

from arpents.server.games.chances import Chances
from arpents.server.games.room import PLAYING, Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.store import Conflict, StoreUnavailable, UnknownGame

RETRY_SECONDS: Final = 1.0
"""How long to wait for a store that cannot be used."""

AT_ONCE: Final = 200

log = logging.getLogger(__name__)


class DueGames:
    """The games that wait for one kind of decision; ``failure`` is what the log says if a task fails."""

    def __init__(self, rooms: RoomCache, chances: Chances, waiting_for: str, failure: str) -> None:
        self.rooms = rooms
        self.chances = chances
        self._waiting_for = waiting_for
        self._failure = failure
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def size(self) -> int:
        """How many games are looked after now."""
        return len(self._tasks)

    def wake(self, room: Room) -> None:
        """Look at a game that has changed."""
        if room.waiting == self._waiting_for:
            self.take_up(room.id)

    def take_up(self, game: str) -> None:
        """Decide in a game until it waits for somebody else."""
        if game not in self._tasks:
            # Not in the course of the request that it follows: what it takes is nobody's.
            task = asyncio.get_running_loop().create_task(self._look_after(game), context=Context())
            self._tasks[game] = task
            task.add_done_callback(lambda done: self._ended(game, done))

    def _ended(self, game: str, done: asyncio.Task[None]) -> None:
        del self._tasks[game]
        if not done.cancelled() and done.exception() is not None:
            log.error(self._failure, extra={"game": game}, exc_info=done.exception())

    async def sweep(self, older_than: float) -> None:
        """Take up the games in which something has been due for some time."""
        overdue = self.rooms.clock() - older_than
        last: tuple[float, str] | None = None
        while rows := await self.rooms.store.rows(
            waiting=self._waiting_for, status=PLAYING, active_before=overdue, limit=AT_ONCE, before=last
        ):
            for row in rows:
                self.take_up(row.id)
            last = rows[-1].active_at, rows[-1].id

    async def close(self) -> None:
        """Decide nothing more; what is under way is taken up by the next process."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _look_after(self, game: str) -> None:
        going = True
        while going:
            try:
                going = await self._decide(game)
            except UnknownGame:
                return  # it was deleted
            except (StoreUnavailable, Conflict):
                await asyncio.sleep(RETRY_SECONDS)

    async def _decide(self, game: str) -> bool:
        """Decide what is due in a game, if anything is; whether it was."""
        raise NotImplementedError
