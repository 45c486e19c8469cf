"""The room cache: where games are looked up, changed and stored, one change of a game at a time.

Whatever is done in a room is durable before anybody hears of it. Rooms are only a cache of what is
stored: one whose facts could not be stored is thrown away, and whoever looks next gets it from the store.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final, TypeVar, final

from arpents.errors import ArpentsError
from arpents.server.clients.visits import CURRENT
from arpents.server.concurrency.background_thread import BackgroundThread
from arpents.server.concurrency.client_queues import ClientQueues
from arpents.server.games.facts import Created, Fact, as_event, as_fact
from arpents.server.games.room import Room
from arpents.server.games.room_sizes import weight_of
from arpents.server.games.summary import row_of
from arpents.server.store import Conflict, NewEvent, Store, StoredEvent, StoreUnavailable, UnknownGame

Written = TypeVar("Written")

ATTEMPTS: Final = 20
"""How often a change is tried again when other processes change the same game at the same time."""

UNWELL_SECONDS: Final = 60.0
"""For how long a change that could not be stored counts, unless one is stored before that."""

FACTS_AT_ONCE: Final = 40
TEXT_AT_ONCE: Final = 3000
"""A room of more facts, or with a longer text, is made in another thread: it takes some milliseconds."""

FORGOTTEN_AT_ONCE: Final = 100
"""How many games are looked at when there are too many in memory: the largest weighs as much as these."""

LOADED_AT_ONCE: Final = 8
"""How many games are read from the store at the same time: each is larger as facts than as a room."""


@final
class _Entry:
    """A game that is looked at: its room, if it is in memory, and the lock that keeps changes apart."""

    __slots__ = ("_weighed", "doubtful", "lock", "room", "users", "weight")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.users = 0
        self.weight = 0
        self.doubtful = False
        self._weighed: tuple[Room, int] | None = None

    def weigh(self) -> int:
        """About how many bytes it takes, which is only reckoned again when something has changed."""
        room = self.room
        if room is None:
            self._weighed = None
            return 0
        if self._weighed == (room, room.changes):
            return self.weight
        self._weighed = room, room.changes
        return weight_of(room)


@final
class _Use:
    """The use of a game by one at a time; a class, since generators take longer and every move has some."""

    __slots__ = ("_game", "_rooms", "entry")

    def __init__(self, rooms: RoomCache, game: str, entry: _Entry) -> None:
        self._rooms = rooms
        self._game = game
        self.entry = entry

    async def __aenter__(self) -> _Entry:
        self.entry.users += 1
        try:
            await self.entry.lock.acquire()
        except BaseException:
            self.entry.users -= 1
            self._rooms.used(self._game, self.entry)
            raise
        return self.entry

    async def __aexit__(self, *_: object) -> None:
        self.entry.lock.release()
        self.entry.users -= 1
        self._rooms.used(self._game, self.entry)


@final
class Look:
    """A look at a room, in which nothing changes meanwhile."""

    __slots__ = ("_ask", "_game", "_rooms", "_use")

    def __init__(self, rooms: RoomCache, game: str, *, ask: bool) -> None:
        self._rooms = rooms
        self._game = game
        self._ask = ask
        self._use = rooms.use(game)

    async def __aenter__(self) -> Room:
        """Wait for the room, read from the store if need be."""
        entry = await self._use.__aenter__()
        try:
            return (await self._rooms.room(self._game, entry, ask=self._ask))[0]
        except BaseException:
            await self._use.__aexit__()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Let others use the room."""
        await self._use.__aexit__()


@final
class RoomCache:
    """All games of a server process."""

    def __init__(
        self,
        store: Store,
        *,
        shared: bool,
        kept: int,
        bytes_kept: int = 1 << 40,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.clock = clock
        self.changed: Callable[[Room], None] = lambda room: None
        """Told after every change that was made here and is stored."""
        self.look_again: Callable[[str], None] = lambda game: None
        """Told when those who look at a game should look again, whatever has become of it."""
        self.loaded: Callable[[Room], None] = lambda room: None
        """Told when a game had to be read from the store."""
        self.before_long_load: Callable[[], None] = lambda: None
        """Asked before a long game is made, which takes a while; it may refuse."""
        self._shared = shared
        self._kept = kept
        self._bytes_kept = bytes_kept
        self._weight = 0
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        self._failed_at: float | None = None
        self._loader = BackgroundThread("loading")
        self._lines = ClientQueues()
        self._loading = asyncio.Semaphore(LOADED_AT_ONCE)

    @property
    def size(self) -> int:
        """How many games are in memory."""
        return len(self._entries)

    @property
    def weight(self) -> int:
        """About how many bytes the games in memory take."""
        return self._weight

    def close(self) -> None:
        """Load no more games."""
        self._loader.close()

    @property
    def failing(self) -> bool:
        """Whether the last change could not be stored, not long ago."""
        return self._failed_at is not None and time.monotonic() - self._failed_at < UNWELL_SECONDS

    async def create(self, game: str, created: Created) -> Room:
        """Store a new game."""
        now = self.clock()
        characters = max(len(created.source), len(created.opening or ""))
        room = await self._made(lambda: Room(game, created, now), characters, 0)
        await self._noted(self.store.create(row_of(room), [as_event(created, now)]))
        room.last_seq = 1
        async with self.use(game) as entry:
            # Whoever saw it in a list may have been quicker, and have changed it.
            if entry.room is None:
                entry.room = room
            self.changed(entry.room)
        return room

    async def delete(self, games: Sequence[str]) -> int:
        """Delete games for good."""
        deleted = await self.store.delete(games) if games else 0
        for game in games:
            await self._forget(game)
        return deleted

    async def discard(self, games: Sequence[str], at: float, active_before: float) -> int:
        """Delete games in which nothing has happened since, so that they can be brought back."""
        discarded = await self.store.discard(games, at, active_before=active_before) if games else 0
        for game in games:
            await self._forget(game)
        return discarded

    async def strip(self, game: str, kinds: Sequence[str]) -> int:
        """Forget what some kinds of facts said."""
        stripped = await self.store.strip(game, kinds)
        if stripped:
            await self._forget(game)
        return stripped

    async def _forget(self, game: str) -> None:
        """Let nobody go on with a game as it was."""
        async with self.use(game) as entry:
            entry.room = None
        self.look_again(game)

    def doubt(self, game: str) -> None:
        """Look again at what is stored of a game, or of all with no name, before anybody sees it."""
        for entry in [self._entries.get(game)] if game else self._entries.values():
            if entry is not None:
                entry.doubtful = True

    def reading(self, game: str) -> Look:
        """A room to look at, in which nothing is under way and everything is stored."""
        return Look(self, game, ask=True)

    def watching(self, game: str) -> Look:
        """A room as far as this process has heard of it, for those who are woken when it hears more."""
        return Look(self, game, ask=False)

    async def act(self, game: str, do: Callable[[Room, float], Sequence[Fact]]) -> Room:
        """Do something in a room and store it; what others did at the same time is seen first.

        Nothing is awaited after the room is let go of: until the caller awaits something, nobody else
        changes it.
        """
        conflict = Conflict(game, 0, None)
        for _ in range(ATTEMPTS):
            async with self.use(game) as entry:
                room, sure = await self.room(game, entry, ask=False)
                now = self.clock()
                try:
                    facts = _done(do, room, now, entry)
                except ArpentsError:
                    if sure:
                        raise
                    facts = []
                if not facts and not sure:
                    # Whether there is nothing to do is for the game as it is stored to say.
                    entry.doubtful = True
                    continue
                if facts:
                    try:
                        await self._append(room, [as_event(fact, now) for fact in facts])
                    except Conflict as lost:
                        entry.room, conflict = None, lost
                        continue
                    except BaseException:
                        entry.room = None
                        raise
            return room
        raise conflict

    async def _append(self, room: Room, events: Sequence[NewEvent]) -> None:
        """Store what happened in a room, and tell of it once it is stored.

        It will be stored also if whoever asked for it no longer waits. Then the room stays locked until
        that is settled, since others would see it as it was, and nobody would tell them that it is not.
        """
        writing = asyncio.ensure_future(self._noted(self.store.append(row_of(room), events)))
        try:
            room.last_seq = await asyncio.shield(writing)
        except asyncio.CancelledError:
            while not writing.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait({writing})
            if writing.exception() is None:
                room.last_seq = writing.result()
                self.changed(room)
            raise
        self.changed(room)

    async def _noted(self, writing: Awaitable[Written]) -> Written:
        """What comes of writing something; whether it could be written counts for how well the server is."""
        try:
            written = await writing
        except StoreUnavailable:
            self._failed_at = time.monotonic()
            raise
        self._failed_at = None
        return written

    def use(self, game: str) -> _Use:
        """A game to oneself, as long as one uses it."""
        entry = self._entries.get(game)
        if entry is None:
            entry = self._entries[game] = _Entry()
        self._entries.move_to_end(game)
        return _Use(self, game, entry)

    def used(self, game: str, entry: _Entry) -> None:
        """Note that somebody no longer uses a game, which may be forgotten for it."""
        weight = entry.weigh()
        self._weight += weight - entry.weight
        entry.weight = weight
        if entry.room is None and entry.users == 0:
            self._entries.pop(game, None)
        if len(self._entries) > self._kept or self._weight > self._bytes_kept:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        """Keep the rooms that were looked at last; those that are in use stay."""
        for name in list(islice(self._entries, FORGOTTEN_AT_ONCE)):
            if len(self._entries) <= self._kept and self._weight <= self._bytes_kept:
                return
            entry = self._entries[name]
            if not entry.users:
                self._weight -= entry.weight
                del self._entries[name]

    async def _made(self, make: Callable[[], Room], characters: int, facts: int) -> Room:
        """A room that is made of a text and so many facts: elsewhere, if that takes long."""
        if facts <= FACTS_AT_ONCE and characters <= TEXT_AT_ONCE:
            return make()
        visit = CURRENT.get()
        async with self._lines.turn("" if visit is None else visit.network):
            self.before_long_load()
            return await self._loader.run(make)

    async def _loaded(self, game: str) -> Room:
        """The room of a game that is not in memory."""
        async with self._loading:
            events = await self.store.read(game)
        texts = (events[0].data.get(name) for name in ("source", "opening")) if events else ()
        characters = max((len(text) for text in texts if isinstance(text, str)), default=0)
        return await self._made(lambda: load_room(game, events), characters, len(events))

    async def room(self, game: str, entry: _Entry, *, ask: bool = True) -> tuple[Room, bool]:
        """The room, and whether it is surely as it is stored.

        Other processes that write to the same database tell of it, but not at once. With ``ask`` the store is
        asked what it has; without, only if it was heard that something has changed.
        """
        room = entry.room
        if room is None:
            entry.doubtful = False
            room = await self._loaded(game)
            self.loaded(room)
        elif entry.doubtful or (ask and self._shared):
            entry.doubtful = False
            try:
                # With the last fact that is known: where nothing is found, a second query asks for the game.
                events = await self.store.read(game, room.last_seq - 1)
            except UnknownGame:
                entry.room = None
                raise
            except BaseException:
                entry.doubtful = True  # as before: nobody has looked
                raise
            entry.room = None  # unless all of it can be replayed
            room.catch_up(events[1:])
        else:
            return room, not self._shared
        entry.room = room
        return room, True


def _done(
    do: Callable[[Room, float], Sequence[Fact]], room: Room, now: float, entry: _Entry
) -> Sequence[Fact]:
    """What is done in a room, which is thrown away if that failed halfway."""
    before = room.changes
    try:
        return do(room, now)
    except BaseException as error:
        # What is refused has changed nothing.
        if not isinstance(error, ArpentsError) or room.changes != before:
            entry.room = None
        raise


def load_room(game: str, events: Sequence[StoredEvent]) -> Room:
    """The room that stored facts add up to."""
    if not events:
        raise UnknownGame(game)
    first = as_fact(events[0])
    assert isinstance(first, Created), "the first fact of a game is that it was created"
    room = Room(game, first, events[0].at)
    room.last_seq = events[0].seq
    room.catch_up(events[1:])
    return room
