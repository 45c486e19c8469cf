"""The store as the server uses it: asynchronous calls over threads that speak to the database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self, TypeVar, final
from uuid import uuid4

from sqlalchemy import Connection

from arpents.server.metrics import STORE_FAILURES
from arpents.server.store import client_tables, push_table, queries
from arpents.server.store.checkpoints import Checkpoints
from arpents.server.store.database import ANSWER_SECONDS, Database
from arpents.server.store.errors import StoreUnavailable
from arpents.server.store.news import Listener
from arpents.server.store.readers import Readers
from arpents.server.store.requests import Append, Create, Delete, Discard, Request, Strip, Undelete
from arpents.server.store.rows import Census, GameRow, NewEvent, StoredEvent
from arpents.server.store.schema import prepare
from arpents.server.store.writer import PATIENCE, Writer

Found = TypeVar("Found")

CLOSING_SECONDS: Final = 2.0
"""How long what has been asked for may take when the store is closed."""

LOGGED_EVERY: Final = 10.0
"""A database that fails says so in the log once in so many seconds, not with every request."""

log = logging.getLogger(__name__)


@final
class Store:
    """All games of a server. ``Store.open(url)`` makes one.

    A write returns only when it is there to stay. If it raises ``StoreUnavailable``, the caller must read the
    game again before going on (the error tells why). After an outage the store works again by itself.
    """

    def __init__(self, database: Database, *, patience: float = PATIENCE) -> None:
        self._database = database
        self._process = uuid4().hex
        self._writer = Writer(database, self._process, patience=patience)
        self._readers = Readers(database)
        self._logged: float | None = None
        self._listeners: list[Listener] = []
        self._checkpoints = Checkpoints(database) if database.is_sqlite else None
        self._closed = False

    @classmethod
    def open(cls, url: str, *, migrate: bool = True, seconds: float = ANSWER_SECONDS) -> Self:
        """Open a database, and make its tables or bring them up to date, unless ``migrate`` is false.

        Whoever asks for something is told within so many seconds what came of it.

        Raises:
            BadDatabaseUrl: the URL names no database that can be used.
            StoreUnavailable: the database does not answer.
            StoreOutdated: its tables are of a newer version, or of an older one and were not to be migrated.
        """
        database = Database(url, seconds=seconds)
        prepare(database, migrate=migrate)
        return cls(database)

    @property
    def queued(self) -> int:
        """How many requests wait to be written."""
        return self._writer.queued

    async def create(self, row: GameRow, events: Sequence[NewEvent]) -> None:
        """Keep a new game; its events get the numbers from 1, whatever ``row.last_seq`` says.

        Raises:
            Conflict: there is a game of this name.
            StoreUnavailable: it could not be kept.
        """
        await self._write(Create(row, events))

    async def append(self, row: GameRow, events: Sequence[NewEvent]) -> int:
        """Add events to a game whose last one is ``row.last_seq``, and return the number of the new last one.

        The row is kept as it is given, but for ``created_at``, which stays, and ``last_seq``.

        Raises:
            Conflict: somebody has added something since; nothing was written.
            UnknownGame: there is no such game.
            StoreUnavailable: it could not be kept.
        """
        return await self._write(Append(row, events))

    async def read(self, game: str, after: int = 0) -> list[StoredEvent]:
        """The events of a game, in order, from the one that follows number ``after``."""
        return await self._read(lambda connection: queries.events_of(connection, game, after))

    async def first_events(self, games: Sequence[str]) -> dict[str, StoredEvent]:
        """The first event of each of these games, by their names; those that are gone are left out."""
        return await self._read(lambda connection: queries.first_events_of(connection, games))

    async def row(self, game: str) -> GameRow:
        """What lists show of a game."""
        return await self._read(lambda connection: queries.row_of(connection, game))

    async def rows(
        self,
        *,
        status: str | None = None,
        public: bool | None = None,
        waiting: str | None = None,
        active_before: float | None = None,
        limit: int = 50,
        before: tuple[float, str] | None = None,
    ) -> list[GameRow]:
        """The games that meet all conditions, the last active first.

        The next page is asked for with the ``active_at`` and the ``id`` of the last game of this one.
        """
        query = queries.listing(status, public, waiting, active_before, limit, before)
        return await self._read(lambda connection: queries.rows_of(connection, query))

    async def discard(self, games: Sequence[str], at: float, *, active_before: float | None = None) -> int:
        """Delete games so that they can be brought back, and return how many there were.

        They are in no list and cannot be read. With ``active_before`` those are left in which something
        has happened since.
        """
        return await self._write(Discard(games, at, active_before))

    async def undelete(self, games: Sequence[str], at: float) -> int:
        """Bring deleted games back, active as of ``at`` lest they expire again, and return how many."""
        return await self._write(Undelete(games, at))

    async def delete(self, games: Sequence[str]) -> int:
        """Delete games for good with all their events, and return how many there were."""
        return await self._write(Delete(games))

    async def discarded(self, before: float, limit: int) -> list[str]:
        """Games that were deleted before a time and can still be brought back, the first deleted first."""
        return await self._read(lambda connection: queries.discarded(connection, before, limit))

    async def census(self, due: Mapping[str, float]) -> Census:
        """How many games there are, how many are due by status and last activity, and the newest activity."""
        return await self._read(lambda connection: queries.census(connection, due))

    async def speaking(self, games: Sequence[str], kinds: Sequence[str]) -> list[str]:
        """Which of these games have events of these kinds whose data is still there."""
        return await self._read(lambda connection: queries.speaking(connection, games, kinds))

    async def now(self) -> float:
        """The time by the clock of the database, in seconds since 1970; SQLite has that of the machine."""
        if self._database.is_sqlite:
            return time.time()
        return await self._read(queries.clock)

    async def strip(self, game: str, kinds: Sequence[str]) -> int:
        """Forget the data of events of these kinds, and return how many had any; their numbers stay."""
        return await self._write(Strip(game, kinds))

    async def bans(self) -> list[client_tables.Ban]:
        """All networks that were banned, also those whose time is over."""
        return await self._read(client_tables.read_bans)

    async def tell_clients(self, rows: Sequence[client_tables.BusyClient], now: float) -> None:
        """Keep the busiest clients of this process, in place of those that it told before."""
        await self._write(client_tables.TellClients(self._process, rows, now))

    async def subscribe(self, subscription: push_table.Subscription) -> int:
        """Keep a browser that wants to be told of turns, and return how many its seat has.

        Of a game that is over none is kept.
        """
        return await self._write(push_table.Subscribe(subscription))

    async def unsubscribe(self, game: str, seat: str | None = None, name: str | None = None) -> int:
        """Forget a browser, all of a seat or all of a game, and return how many there were."""
        return await self._write(push_table.Unsubscribe(game, seat, name))

    async def sweep_subscriptions(self, limit: int) -> int:
        """Forget the browsers of so many games that are over, and return how many there were."""
        return await self._write(push_table.Sweep(limit))

    async def subscriptions(self, game: str, seat: str) -> list[push_table.Subscription]:
        """The browsers that want to be told of the turns of a seat."""
        return await self._read(lambda connection: push_table.subscriptions_of(connection, game, seat))

    async def tell(self, game: str, seat: str, turn: str) -> int:
        """Note that the browsers of a seat are told of a turn, and return how many were not yet."""
        return await self._write(push_table.Tell(game, seat, turn))

    async def delivered(self, subscription: push_table.Subscription, *, taken: bool) -> int:
        """Note what came of a notice, and return how many browsers are forgotten for it."""
        return await self._write(push_table.Delivered(subscription, taken=taken))

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with the name of a game, in this event loop, when it may have changed unnoticed.

        Another process has written to it, or a write that nobody waited for any longer was kept after all.
        The empty name says that any game may have changed: at first, once it listens, after each time that
        the connection was lost, and whenever another process has written to the file of SQLite.
        """
        self._writer.listen(heard)
        if not self._database.is_sqlite:
            self._listeners.append(Listener(self._database, lambda: self._writer.process, heard))

    async def healthy(self) -> bool:
        """Whether the database answers, and there is somebody who writes."""
        try:
            await self._read(queries.answers)
        except StoreUnavailable:
            return False
        return self._writer.alive

    async def close(self) -> None:
        """Write what has been asked for, and let go of the database; afterwards nothing can be asked.

        What the database does not do within a few seconds is left undone, and nobody was told otherwise.
        """
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close(CLOSING_SECONDS)
        if self._checkpoints is not None:
            self._checkpoints.close()
        for listener in self._listeners:
            listener.close()
        self._readers.close()

    async def _write(self, request: Request) -> int:
        try:
            return await self._writer.write(request)
        except StoreUnavailable as error:
            self._failed("write", error)
            raise

    async def _read(self, query: Callable[[Connection], Found]) -> Found:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        try:
            return await self._readers.read(query)
        except StoreUnavailable as error:
            self._failed("read", error)
            raise

    def _failed(self, what: str, error: StoreUnavailable) -> None:
        """Count a failure, and log why: clients are not told."""
        STORE_FAILURES.labels(what).inc()
        now = time.monotonic()
        if self._logged is None or now - self._logged >= LOGGED_EVERY:
            self._logged = now
            log.warning("the database failed at a %s: %s", what, error.reason)
