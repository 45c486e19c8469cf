"""The desk: where games are looked up, changed and stored, one change of a game at a time.

Whatever is done in a room is durable before anybody hears of it. Rooms are only a cache of what is
stored: one whose facts could not be stored is thrown away, and whoever looks next gets it from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Final, final

from arpents.errors import ArpentsError
from arpents.server.facts import Created, Fact, as_event
from arpents.server.loading import load_room, relive
from arpents.server.room import Room
from arpents.server.store import Conflict, GameRow, Store
from arpents.server.summary import summary_of

ATTEMPTS: Final = 20
"""How often a change is tried again when other processes change the same game at the same time."""

log = logging.getLogger(__name__)


@final
class _Entry:
    """A game that is looked at: its room, if it is in memory, and the lock that keeps changes apart."""

    __slots__ = ("lock", "room", "stale", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.stale = False
        self.users = 0


@final
class Desk:
    """All games of a server process."""

    def __init__(
        self, store: Store, *, shared: bool, kept: int, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.clock = clock
        self.changed: Callable[[Room], None] = lambda room: None
        """Told after every change that is stored, whoever made it."""
        self._shared = shared
        self._kept = kept
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def size(self) -> int:
        """How many games are in memory."""
        return len(self._entries)

    def hear(self, game: str) -> None:
        """Another process has changed a game (or, with no name, anything): look again."""
        for name in [game] if game else list(self._entries):
            entry = self._entries.get(name)
            if entry is not None and entry.room is not None:
                entry.stale = True
                self._in_background(self._look_again(name))

    async def create(self, game: str, created: Created) -> Room:
        """Store a new game."""
        now = self.clock()
        room = Room(game, created, now)
        await self.store.create(row_of(room), [as_event(created, now)])
        room.last_seq = 1
        async with self._entry(game) as entry:
            entry.room = room
        self.changed(room)
        return room

    def forget(self, game: str) -> None:
        """Read a game anew when somebody looks next, since it was changed behind the desk."""
        entry = self._entries.get(game)
        if entry is not None:
            entry.room = None

    async def delete(self, games: Sequence[str]) -> int:
        """Delete games for good."""
        for game in games:
            self._entries.pop(game, None)
        return await self.store.delete(games) if games else 0

    @asynccontextmanager
    async def reading(self, game: str) -> AsyncIterator[Room]:
        """A room to look at, in which nothing is under way and everything is stored."""
        async with self._entry(game) as entry:
            yield await self._room(game, entry)

    async def act(self, game: str, do: Callable[[Room, float], Sequence[Fact]]) -> Room:
        """Do something in a room and store it; what others did at the same time is seen first."""
        conflict = Conflict(game, 0, None)
        for _ in range(ATTEMPTS):
            async with self._entry(game) as entry:
                room = await self._room(game, entry)
                now = self.clock()
                try:
                    facts = do(room, now)
                except ArpentsError:
                    raise  # what is refused has changed nothing
                except BaseException:
                    entry.room = None
                    raise
                if not facts:
                    return room
                try:
                    room.last_seq = await self.store.append(
                        row_of(room), [as_event(fact, now) for fact in facts]
                    )
                except Conflict as lost:
                    entry.room, conflict = None, lost
                    continue
                except BaseException:
                    entry.room = None
                    raise
            self.changed(room)
            return room
        raise conflict

    @asynccontextmanager
    async def _entry(self, game: str) -> AsyncIterator[_Entry]:
        entry = self._entries.get(game)
        if entry is None:
            entry = self._entries[game] = _Entry()
        self._entries.move_to_end(game)
        entry.users += 1
        try:
            async with entry.lock:
                yield entry
        finally:
            entry.users -= 1
            if entry.room is None and entry.users == 0:
                self._entries.pop(game, None)
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        """Keep the rooms that were looked at last."""
        for name in list(self._entries)[: max(0, len(self._entries) - self._kept)]:
            if self._entries[name].users == 0:
                del self._entries[name]

    async def _room(self, game: str, entry: _Entry) -> Room:
        """The room as it is stored."""
        room = entry.room
        if room is None:
            entry.room = room = load_room(game, await self.store.read(game))
            entry.stale = False
        elif self._shared or entry.stale:
            entry.stale = False
            relive(room, await self.store.read(game, room.last_seq))
        return room

    async def _look_again(self, game: str) -> None:
        try:
            async with self._entry(game) as entry:
                if entry.room is None:
                    return
                room = await self._room(game, entry)
        except Exception:
            log.warning("a game changed elsewhere could not be read", extra={"game": game}, exc_info=True)
            return
        self.changed(room)

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def row_of(room: Room) -> GameRow:
    """The row of a game in the lists."""
    return GameRow(
        id=room.id,
        status=room.status,
        public=room.created.public,
        waiting=room.waiting,
        created_at=room.created_at,
        active_at=room.active_at,
        last_seq=room.last_seq,
        summary={**summary_of(room)},
    )
