"""The service: everything a server process works with, made when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, final

from arpents.server import bans, busiest, costs
from arpents.server.access import AccessLog
from arpents.server.aside import Aside
from arpents.server.bans import Bans
from arpents.server.busiest import Busiest
from arpents.server.chances import Chances
from arpents.server.clients import Pseudonyms
from arpents.server.desk import Desk
from arpents.server.facts import CHAT
from arpents.server.house import House
from arpents.server.hub import Hub
from arpents.server.limits import Allowance, Sockets
from arpents.server.metrics import watch_loop
from arpents.server.opponents import Opponents
from arpents.server.reading import Reader
from arpents.server.room import ABORTED, FINISHED, OPEN, PLAYING, Room
from arpents.server.settings import Settings, database_url
from arpents.server.store import Store, StoreUnavailable
from arpents.server.visits import CURRENT
from arpents.server.workers import MIB

EXPIRY_SECONDS: Final = 3600.0
_EXPIRED_AT_ONCE: Final = 500

ARCHIVE_WAITING: Final = 32
"""How many may wait to look back at games."""

log = logging.getLogger(__name__)


@final
class Service:
    """What the routes work with."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.chances = Chances(settings.seed)
        self.hub = Hub()
        self.desk = Desk(
            store,
            shared=not database_url(settings).startswith("sqlite"),
            kept=settings.rooms,
            bytes_kept=settings.rooms_mib * MIB,
        )
        self.opponents = Opponents(settings.bot_processes)
        self.reader = Reader()
        self.archivist = Aside("archive", ARCHIVE_WAITING)
        self.house = House(self.desk, self.opponents, self.chances)
        self.desk.changed = self._changed
        self.desk.look_again = self.hub.wake
        self.desk.loaded = self._loaded
        self.creations = Allowance("new games", settings.creations_per_minute)
        self.moves = Allowance("moves", settings.moves_per_minute)
        self.requests = Allowance("requests", settings.requests_per_minute)
        pseudonyms = Pseudonyms(settings.log_key)
        self.busiest = Busiest(pseudonyms)
        self.work = Allowance("costly requests", settings.work_per_minute, spent=self.busiest.worked)
        self.access = AccessLog(pseudonyms, self.busiest)
        self.bans = Bans()
        self.sockets = Sockets(settings.sockets_per_client)
        self._chores: list[asyncio.Task[None]] = []

    def _changed(self, room: Room) -> None:
        self.hub.wake(room.id)
        self.house.wake(room)

    def _heard(self, game: str) -> None:
        """Another process has changed a game (or, with no name, any game): let those look who are here.

        If a bot is due now, that other process lets it play.
        """
        if game:
            self.hub.wake(game)
        else:
            self.hub.wake_all()

    def _loaded(self, room: Room) -> None:
        """Charge whoever asked for a game with reading it from the store."""
        visit = CURRENT.get()
        if visit is not None:
            self.work.charge(visit.network, costs.LOADED_EVENT * room.last_seq)

    async def healthy(self) -> bool:
        """Whether games can be read, and could be stored when that was last tried."""
        return await self.store.healthy() and not self.desk.failing

    async def _sweep(self) -> None:
        await self.house.sweep(self.settings.sweep_seconds)

    async def _read_bans(self) -> None:
        await self.bans.read(self.store)

    async def _tell_busiest(self) -> None:
        await self.busiest.tell(self.store)

    async def start(self) -> None:
        """Begin to listen for what other processes do, and to look after games that nobody looks after."""
        self.store.listen(self._heard)
        self._chores = [
            asyncio.ensure_future(self._again(self.settings.sweep_seconds, self._sweep)),
            asyncio.ensure_future(self._again(EXPIRY_SECONDS, self.expire)),
            asyncio.ensure_future(self._again(bans.SECONDS, self._read_bans)),
            asyncio.ensure_future(self._again(busiest.SECONDS, self._tell_busiest)),
            asyncio.ensure_future(watch_loop()),
        ]
        with suppress(StoreUnavailable):
            await self._read_bans()
            await self.house.sweep(0.0)

    async def stop(self) -> None:
        """Let what is under way end, and close everything."""
        self.hub.close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.house.close()
        await self.opponents.close()
        await self.reader.close()
        self.archivist.close()
        self.desk.close()
        await self.store.close()

    async def _again(self, seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
        """Do something again and again, whatever becomes of it."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except StoreUnavailable as error:
                log.warning("a chore has to wait: %s", error)
            except Exception:
                log.exception("a chore failed")

    async def expire(self) -> int:
        """Delete the games that nobody has looked after for long, and old chat; how many games."""
        settings = self.settings
        now = self.desk.clock()
        old = {
            OPEN: now - settings.open_expires,
            ABORTED: now - settings.open_expires,
            PLAYING: now - settings.game_expires,
            FINISHED: now - settings.game_expires,
        }
        deleted = 0
        for status, before in old.items():
            rows = await self.store.rows(status=status, active_before=before, limit=_EXPIRED_AT_ONCE)
            deleted += await self.desk.delete([row.id for row in rows])
        await self._strip_chat(now - settings.chat_expires)
        return deleted

    async def _strip_chat(self, silent: float) -> None:
        """Delete the chat of games that have been over for long, the newest of them first.

        Those before the first page without any chat had theirs deleted earlier.
        """
        before: tuple[float, str] | None = None
        while True:
            rows = await self.store.rows(
                status=FINISHED, active_before=silent, limit=_EXPIRED_AT_ONCE, before=before
            )
            stripped = 0
            for row in rows:
                stripped += await self.desk.strip(row.id, CHAT)
            if not stripped:
                return
            before = rows[-1].active_at, rows[-1].id


@asynccontextmanager
async def running(settings: Settings, store: Store) -> AsyncIterator[Service]:
    """A service from its start to its end."""
    service = Service(settings, store)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()
