"""The store as the server uses it: asynchronous calls over threads that speak to the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self, TypeVar, final
from uuid import uuid4

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from arpents.server.store import clients, queries
from arpents.server.store.checkpoints import Checkpoints
from arpents.server.store.database import READERS, Database, unavailable
from arpents.server.store.errors import StoreUnavailable
from arpents.server.store.facts import GameRow, NewEvent, StoredEvent
from arpents.server.store.news import Ear
from arpents.server.store.requests import Append, Create, Delete, Strip
from arpents.server.store.schema import prepare
from arpents.server.store.writer import PATIENCE, Writer

Found = TypeVar("Found")

HEALTHY_WITHIN: Final = 5.0


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
        self._reading = database.reading()
        if not database.is_sqlite:
            # One statement tells one thing: it needs no transaction around it.
            self._reading = self._reading.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = ThreadPoolExecutor(READERS, "arpents-reader")
        self._ears: list[Ear] = []
        self._checkpoints = Checkpoints(database) if database.is_sqlite else None
        self._closed = False

    @classmethod
    def open(cls, url: str, *, migrate: bool = True) -> Self:
        """Open a database, and make its tables or bring them up to date, unless ``migrate`` is false.

        Raises:
            BadDatabaseUrl: the URL names no database that can be used.
            StoreUnavailable: the database does not answer.
            StoreOutdated: its tables are of a newer version, or of an older one and were not to be migrated.
        """
        database = Database(url)
        prepare(database, migrate=migrate)
        return cls(database)

    async def create(self, row: GameRow, events: Sequence[NewEvent]) -> None:
        """Keep a new game; its events get the numbers from 1, whatever ``row.last_seq`` says.

        Raises:
            Conflict: there is a game of this name.
            StoreUnavailable: it could not be kept.
        """
        await self._writer.write(Create(row, events))

    async def append(self, row: GameRow, events: Sequence[NewEvent]) -> int:
        """Add events to a game whose last one is ``row.last_seq``, and return the number of the new last one.

        The row is kept as it is given, but for ``created_at``, which stays, and ``last_seq``.

        Raises:
            Conflict: somebody has added something since; nothing was written.
            UnknownGame: there is no such game.
            StoreUnavailable: it could not be kept.
        """
        return await self._writer.write(Append(row, events))

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

    async def delete(self, games: Sequence[str]) -> int:
        """Delete games with all their events, and return how many there were."""
        return await self._writer.write(Delete(games))

    async def strip(self, game: str, kinds: Sequence[str]) -> int:
        """Forget the data of events of these kinds, and return how many had any; their numbers stay."""
        return await self._writer.write(Strip(game, kinds))

    async def bans(self) -> list[clients.Ban]:
        """All networks that were banned, also those whose time is over."""
        return await self._read(clients.read_bans)

    async def tell_clients(self, rows: Sequence[clients.BusyClient], now: float) -> None:
        """Keep the busiest clients of this process, in place of those that it told before."""
        await self._writer.write(clients.TellClients(self._process, rows, now))

    @property
    def queued(self) -> int:
        """How many changes wait to be written."""
        return self._writer.queued

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with the name of a game, in this event loop, when another process has written to it.

        The empty name says that any game may have changed: at first, once it listens, and after each time
        that the connection was lost. SQLite is for one process, so there is nothing to hear.
        """
        if not self._database.is_sqlite:
            self._ears.append(Ear(self._database, self._process, heard))

    async def healthy(self) -> bool:
        """Whether the database answers, and there is somebody who writes."""
        try:
            async with asyncio.timeout(HEALTHY_WITHIN):
                await self._read(queries.answers)
        except (StoreUnavailable, TimeoutError):
            return False
        return self._writer.alive

    async def close(self) -> None:
        """Write what has been asked for, and let go of the database; afterwards nothing can be asked."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        if self._checkpoints is not None:
            self._checkpoints.close()
        for ear in self._ears:
            ear.close()
        self._readers.shutdown()
        self._reading.dispose()

    async def _read(self, query: Callable[[Connection], Found]) -> Found:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, query)

    def _query(self, query: Callable[[Connection], Found]) -> Found:
        try:
            with self._reading.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise unavailable(error) from error
