"""The service: everything a server process works with, made when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, final

from arpents.server.chances import Chances
from arpents.server.desk import Desk
from arpents.server.expiry import Expiry
from arpents.server.house import House
from arpents.server.hub import Hub
from arpents.server.limits import Allowance, Sockets
from arpents.server.opponents import Opponents
from arpents.server.room import Room
from arpents.server.settings import Settings, database_url
from arpents.server.store import Store, StoreUnavailable

STOPPED_WITHIN: Final = 2.0
"""How long bots and chores have to end when the server stops: what hangs then is left to itself."""

log = logging.getLogger(__name__)


@final
class Service:
    """What the routes work with."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.chances = Chances(settings.seed)
        self.hub = Hub()
        self.desk = Desk(store, shared=not database_url(settings).startswith("sqlite"), kept=settings.rooms)
        self.opponents = Opponents(settings.bot_processes)
        self.house = House(self.desk, self.opponents, self.chances)
        self.expiry = Expiry(settings, self.desk)
        self.desk.changed = self._changed
        self.desk.look_again = self.hub.wake
        self.creations = Allowance("new games", settings.creations_per_minute)
        self.moves = Allowance("moves", settings.moves_per_minute)
        self.requests = Allowance("requests", settings.requests_per_minute)
        self.sockets = Sockets(settings.sockets_per_client)
        self._chores: list[asyncio.Task[None]] = []

    def _changed(self, room: Room) -> None:
        self.hub.wake(room.id)
        self.house.wake(room)

    def _heard(self, game: str) -> None:
        """A game (or, with no name, any game) was changed unnoticed: let those look who are here.

        If a bot is due now, the process that changed it lets it play.
        """
        self.desk.doubt(game)
        if game:
            self.hub.wake(game)
        else:
            self.hub.wake_all()

    async def healthy(self) -> bool:
        """Whether games can be read, and could be stored when that was last tried."""
        return await self.store.healthy() and not self.desk.failing

    async def _sweep(self) -> None:
        await self.house.sweep(self.settings.sweep_seconds)

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
        ]
        with suppress(StoreUnavailable):
            await self.house.sweep(0.0)

    async def stop(self) -> None:
        """Let what is under way end, and close everything, within a few seconds whatever hangs."""
        self.hub.close()
        for chore in self._chores:
            chore.cancel()
        ending = [*self._chores, *map(asyncio.ensure_future, (self.house.close(), self.opponents.close()))]
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
