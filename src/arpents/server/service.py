"""The service: everything a server process works with, made when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, final

from arpents.bots.levels import levels_with
from arpents.server import bans, busiest, costs
from arpents.server.access import AccessLog
from arpents.server.aside import Aside
from arpents.server.bans import Bans
from arpents.server.busiest import Busiest
from arpents.server.chances import Chances
from arpents.server.clients import Pseudonyms
from arpents.server.desk import Desk
from arpents.server.expiry import Expiry
from arpents.server.house import House
from arpents.server.hub import Hub
from arpents.server.late_answers import LateAnswers
from arpents.server.limits import Allowance, Sockets
from arpents.server.listing import Listing
from arpents.server.metrics import watch_loop
from arpents.server.opponents import OperatorsBots, Opponents
from arpents.server.pacing import Pace
from arpents.server.reading import Reader
from arpents.server.room import Room
from arpents.server.settings import Settings, database_url, operators_bots
from arpents.server.store import Store, StoreUnavailable
from arpents.server.visits import CURRENT
from arpents.server.workers import MIB

STOPPED_WITHIN: Final = 2.0
"""How long bots and chores have to end when the server stops: what hangs then is left to itself."""

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
        self.listing = Listing(store)
        self.desk = Desk(
            store,
            shared=not database_url(settings).startswith("sqlite"),
            kept=settings.rooms,
            bytes_kept=settings.rooms_mib * MIB,
        )
        bots = operators_bots(settings)
        self.levels = levels_with(bots)
        self.opponents = Opponents(settings.bot_processes, make=OperatorsBots(bots))
        self.reader = Reader()
        self.archivist = Aside("archive", ARCHIVE_WAITING)
        self.pages = Pace()
        self.house = House(self.desk, self.opponents, self.chances)
        self.late_answers = LateAnswers(self.desk, self.chances, settings.preset_delay)
        self.expiry = Expiry(settings, self.desk)
        self.desk.changed = self._changed
        self.desk.look_again = self.hub.wake
        self.desk.loaded = self._loaded
        self.desk.before_long_load = self._may_load
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
        self.late_answers.wake(room)

    def _heard(self, game: str) -> None:
        """A game (or, with no name, any game) was changed unnoticed: let those look who are here.

        If a bot is due now, the process that changed it lets it play.
        """
        self.desk.doubt(game)
        if game:
            self.hub.wake(game)
        else:
            self.hub.wake_all()

    def _may_load(self) -> None:
        """Refuse a client that has not waited off what it was charged with."""
        visit = CURRENT.get()
        if visit is not None:
            self.work.spend(visit.network, 0.0)

    def _loaded(self, room: Room) -> None:
        """Charge whoever asked for a game with reading it from the store."""
        visit = CURRENT.get()
        if visit is not None:
            # An imported game is one fact, and as many events as any other.
            events = room.feeds[None].told if room.table is not None else 1
            self.work.charge(visit.network, costs.LOADED_EVENT * events)

    async def healthy(self) -> bool:
        """Whether games can be read, and could be stored when that was last tried."""
        return await self.store.healthy() and not self.desk.failing

    async def _sweep(self) -> None:
        await self.house.sweep(self.settings.sweep_seconds)
        await self.late_answers.sweep(self.settings.sweep_seconds)

    async def _read_bans(self) -> None:
        await self.bans.read(self.store)

    async def _tell_busiest(self) -> None:
        await self.busiest.tell(self.store)

    async def _expire(self) -> None:
        swept = await self.expiry.sweep()
        if swept.refused is not None:
            log.error("nothing expires: %s", swept.refused)

    async def start(self) -> None:
        """Begin to listen for what other processes do, and to look after games that nobody looks after."""
        self.store.listen(self._heard)
        self._chores = [
            asyncio.ensure_future(self._again(self.settings.sweep_seconds, self._sweep)),
            asyncio.ensure_future(self._again(self.settings.expiry_seconds, self._expire)),
            asyncio.ensure_future(self._again(bans.SECONDS, self._read_bans)),
            asyncio.ensure_future(self._again(busiest.SECONDS, self._tell_busiest)),
            asyncio.ensure_future(watch_loop()),
        ]
        with suppress(StoreUnavailable):
            await self._read_bans()
            await self.house.sweep(0.0)
            await self.late_answers.sweep(0.0)

    async def stop(self) -> None:
        """Let what is under way end, and close everything, within a few seconds whatever hangs."""
        self.hub.close()
        for chore in self._chores:
            chore.cancel()
        self.archivist.close()
        self.desk.close()
        parts = (self.house.close(), self.late_answers.close(), self.opponents.close(), self.reader.close())
        ending = [*self._chores, *map(asyncio.ensure_future, parts)]
        _, hanging = await asyncio.wait(ending, timeout=STOPPED_WITHIN)
        if hanging:
            log.warning("the server stops without waiting for %d of its parts", len(hanging))
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


@asynccontextmanager
async def running(settings: Settings, store: Store) -> AsyncIterator[Service]:
    """A service from its start to its end."""
    service = Service(settings, store)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()
