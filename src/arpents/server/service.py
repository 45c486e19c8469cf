"""The service: everything a server process works with, made when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, final

from arpents.bots.levels import levels_with
from arpents.bots.processes.supervision import MIB
from arpents.bots.seeding import OperatorsBots
from arpents.server import costs
from arpents.server.clients import bans, busiest
from arpents.server.clients.access_log import AccessLog
from arpents.server.clients.bans import Bans
from arpents.server.clients.busiest import Busiest
from arpents.server.clients.rate_limits import Allowance, Sockets
from arpents.server.clients.visits import CURRENT
from arpents.server.concurrency.background_thread import BackgroundThread
from arpents.server.concurrency.pacing import Pace
from arpents.server.expiry import Expiry
from arpents.server.games.chances import Chances
from arpents.server.games.delayed_answers import DelayedAnswers
from arpents.server.games.listing import Listing
from arpents.server.games.presence import Presence
from arpents.server.games.record_reader import Reader
from arpents.server.games.room import Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.games.subscribers import Subscribers
from arpents.server.metrics import watch_loop
from arpents.server.networks import Pseudonyms
from arpents.server.opponents import BotPlayers, BotPool
from arpents.server.pictures.studio import Studio
from arpents.server.push.notifier import Notifier
from arpents.server.push.sealing import Sealer
from arpents.server.settings import Settings, database_url, operators_bots
from arpents.server.store import Store, StoreUnavailable

STOPPED_WITHIN: Final = 2.0
"""How long bots and chores have to end when the server stops: what hangs then is left to itself."""

ARCHIVE_WAITING: Final = 32
"""How many may wait to look back at games."""

log = logging.getLogger(__name__)


@final
class Service:
    """What the routes work with."""

    def __init__(self, settings: Settings, store: Store, page: Path | None = None) -> None:
        self.settings = settings
        self.store = store
        self.chances = Chances(settings.seed)
        self.subscribers = Subscribers()
        self.listing = Listing(store)
        shared = not database_url(settings).startswith("sqlite")
        self.presence = Presence(self.subscribers.wake, shared=shared)
        self.rooms = RoomCache(
            store,
            shared=shared,
            kept=settings.rooms,
            bytes_kept=settings.rooms_mib * MIB,
        )
        bots = operators_bots(settings)
        self.levels = levels_with(bots)
        self.opponents = BotPool(settings.bot_processes, make=OperatorsBots(bots))
        self.reader = Reader()
        self.studio = Studio(page)
        self.archivist = BackgroundThread("archive", ARCHIVE_WAITING)
        self.pages = Pace()
        self.bot_players = BotPlayers(self.rooms, self.opponents, self.chances)
        self.delayed_answers = DelayedAnswers(self.rooms, self.chances, settings.preset_delay)
        sealer = Sealer(settings.push_key, settings.push_contact) if settings.push_key else None
        self.notifier = Notifier(self.rooms, store, self.presence, sealer)
        self.expiry = Expiry(settings, self.rooms)
        self.rooms.changed = self._changed
        self.rooms.look_again = self.subscribers.wake
        self.rooms.loaded = self._loaded
        self.rooms.before_long_load = self._may_load
        self.creations = Allowance("new games", settings.creations_per_minute)
        self.subscriptions = Allowance("requests for notices", settings.subscriptions_per_minute)
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
        self.subscribers.wake(room.id)
        self.bot_players.wake(room)
        self.delayed_answers.wake(room)
        self.notifier.wake(room)

    def _heard(self, game: str) -> None:
        """A game (or, with no name, any game) was changed unnoticed: let those look who are here.

        If a bot is due now, the process that changed it lets it play.
        """
        self.rooms.doubt(game)
        if game:
            self.subscribers.wake(game)
        else:
            self.subscribers.wake_all()

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
        return await self.store.healthy() and not self.rooms.failing

    async def _sweep(self) -> None:
        await self.bot_players.sweep(self.settings.sweep_seconds)
        await self.delayed_answers.sweep(self.settings.sweep_seconds)

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
        self.notifier.start()
        self._chores = [
            asyncio.ensure_future(self._again(self.settings.sweep_seconds, self._sweep)),
            asyncio.ensure_future(self._again(self.settings.expiry_seconds, self._expire)),
            asyncio.ensure_future(self._again(bans.SECONDS, self._read_bans)),
            asyncio.ensure_future(self._again(busiest.SECONDS, self._tell_busiest)),
            asyncio.ensure_future(watch_loop()),
        ]
        with suppress(StoreUnavailable):
            await self._read_bans()
            await self.bot_players.sweep(0.0)
            await self.delayed_answers.sweep(0.0)

    async def stop(self) -> None:
        """Let what is under way end, and close everything, within a few seconds whatever hangs."""
        self.subscribers.close()
        for chore in self._chores:
            chore.cancel()
        self.archivist.close()
        self.rooms.close()
        parts = (
            self.bot_players.close(),
            self.delayed_answers.close(),
            self.opponents.close(),
            self.reader.close(),
            self.studio.close(),
            self.notifier.close(),
        )
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
async def running(settings: Settings, store: Store, page: Path | None = None) -> AsyncIterator[Service]:
    """A service from its start to its end, with the page in a folder if there is one."""
    service = Service(settings, store, page)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()
