"""The notifier: tells the browsers of a seat that it has to decide, once for a turn and in the background.

A move never waits for it: what is due is noted, looked at again after some seconds, and sent by a few tasks.
Whatever would be too much is left out. Whoever looks at the game, as far as this process knows, is told
nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Final, NamedTuple, final

import msgspec

from arpents.engine.state import PHASES
from arpents.errors import ArpentsError
from arpents.locales import Words, languages
from arpents.server.clients.rate_limits import Allowance
from arpents.server.games.player_names import player_label
from arpents.server.games.presence import Presence
from arpents.server.games.room import ABORTED, FINISHED, PLAYING, Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.metrics import PUSHED
from arpents.server.push.addresses import NotPublic, Resolver, endpoint_in
from arpents.server.push.delivery import Carrier, Courier, NotDelivered
from arpents.server.push.sealing import Sealer
from arpents.server.request_errors import TooOften
from arpents.server.store import Store, Subscription

QUEUE: Final = 1000
"""How many notices may wait."""

SENDERS: Final = 4
"""How many are sent at once."""

PER_HOST: Final = 600.0
"""How many notices a minute one service may be sent."""

REMEMBERED: Final = 10_000
GONE: Final = (404, 410)
ENGLISH: Final = "en"

log = logging.getLogger(__name__)


class Patience(NamedTuple):
    """How long notices wait, in seconds."""

    delay: float = 5.0
    """After a turn begins: whoever is about to answer needs none."""
    retries: tuple[float, ...] = (10.0, 120.0)
    """Before each time that a notice is tried again that nobody has taken."""


USUAL: Final = Patience()


class Due(NamedTuple):
    """That a seat has to decide: in which game, whose, and in which turn."""

    game: str
    seat: str
    turn: str


class Sending(NamedTuple):
    """A notice to one browser, and how often it was tried."""

    due: Due
    subscription: Subscription
    tries: int


def due_in(room: Room) -> Due | None:
    """Who has to decide in a game, as everybody may know; bots need no notice."""
    if room.status != PLAYING or room.table is None or room.decider is None:
        return None
    key = room.players[room.decider].token
    if key is None:
        return None
    state = room.table.view(None).state
    kind = "turn" if PHASES[state.phase] == "actions" else "question"
    return Due(room.id, key, f"{state.turn} {kind}")


@final
class Notifier:
    """Sends notices for one process; without a sealer there are none."""

    def __init__(
        self,
        rooms: RoomCache,
        store: Store,
        presence: Presence,
        sealer: Sealer | None,
        *,
        resolver: Resolver | None = None,
        courier: Carrier | None = None,
        patience: Patience = USUAL,
    ) -> None:
        self.sealer = sealer
        self.resolver = resolver or Resolver()
        self._courier = courier or (Courier() if sealer is not None else None)
        self._rooms = rooms
        self._store = store
        self._presence = presence
        self._delay, self._retries = patience
        self._queue: asyncio.Queue[Due | Sending] = asyncio.Queue(QUEUE)
        self._known: OrderedDict[str, Due] = OrderedDict()
        self._timers: set[asyncio.TimerHandle] = set()
        self._hosts = Allowance("notices", PER_HOST)
        self._tasks: list[asyncio.Task[None]] = []
        self.busy = 0
        """How many are being sent."""

    def start(self) -> None:
        """Begin to send."""
        if self.sealer is not None:
            self._tasks = [asyncio.ensure_future(self._send_all()) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Send nothing more."""
        for timer in self._timers:
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.resolver.close()

    def wake(self, room: Room) -> None:
        """Note that a game has changed: somebody may have to decide, or it may be over."""
        if self.sealer is None:
            return
        if room.status in {FINISHED, ABORTED}:
            self._known.pop(room.id, None)
            return
        due = due_in(room)
        if due is None or self._known.get(room.id) == due:
            return
        self._known[room.id] = due
        self._known.move_to_end(room.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._later(self._delay, due)

    def _later(self, seconds: float, what: Due | Sending) -> None:
        if len(self._timers) >= QUEUE:
            PUSHED.labels("left_out").inc()
            return

        def ripe() -> None:
            self._timers.discard(timer)
            self._put(what)

        timer = asyncio.get_running_loop().call_later(seconds, ripe)
        self._timers.add(timer)

    def _put(self, what: Due | Sending) -> None:
        try:
            self._queue.put_nowait(what)
        except asyncio.QueueFull:
            PUSHED.labels("left_out").inc()

    async def _send_all(self) -> None:
        while True:
            what = await self._queue.get()
            self.busy += 1
            try:
                if isinstance(what, Due):
                    await self._begin(what)
                else:
                    await self._send(what)
            except ArpentsError as error:
                log.warning("a notice is left out: %s", error.code)
            except Exception:
                log.exception("a notice failed")
            finally:
                self.busy -= 1

    async def _words(self, due: Due, language: str) -> bytes | None:
        """What is said, if it is still due and nobody looks at the game."""
        if self._presence.looked_at[due.game, due.seat]:
            return None
        async with self._rooms.reading(due.game) as room:
            if due_in(room) != due or room.decider is None:
                return None
            words = Words(language if language in languages() else ENGLISH)
            other = player_label(words, room.players[room.decider.other])
        told = {"game": due.game, "title": words("push-title"), "body": words("push-turn", name=other)}
        return msgspec.json.encode(told)

    async def _begin(self, due: Due) -> None:
        """Tell every browser of a seat that was not told of this turn before."""
        subscriptions = await self._store.subscriptions(due.game, due.seat)
        untold = [one for one in subscriptions if one.told != due.turn]
        if not untold or await self._words(due, ENGLISH) is None:
            return
        if await self._store.tell(*due):  # else another process was quicker
            for subscription in untold:
                self._put(Sending(due, subscription, 0))

    async def _send(self, sending: Sending) -> None:
        due, subscription, tries = sending
        notice = await self._words(due, subscription.language)
        if notice is None:
            return
        status = await self._post(subscription, notice)
        if status in GONE:
            PUSHED.labels("gone").inc()
            await self._store.unsubscribe(due.game, due.seat, subscription.name)
        elif status is not None and 200 <= status < 300:
            PUSHED.labels("taken").inc()
            if subscription.failures:
                await self._store.delivered(subscription, taken=True)
        elif tries < len(self._retries):
            self._later(self._retries[tries], sending._replace(tries=tries + 1))
        else:
            PUSHED.labels("failed").inc()
            await self._store.delivered(subscription, taken=False)

    async def _post(self, subscription: Subscription, notice: bytes) -> int | None:
        """The status that an endpoint answers with; None if it cannot be reached, or must not be."""
        endpoint = endpoint_in(subscription.endpoint)
        if endpoint is None or self.sealer is None or self._courier is None:
            return None
        with suppress(NotPublic, NotDelivered, TooOften):
            self._hosts.spend(endpoint.host)
            addresses = await self.resolver.public_addresses(endpoint.host)
            headers, body = self.sealer.sealed(
                endpoint, subscription.p256dh, subscription.auth, notice, subscription.game
            )
            return await self._courier.post(endpoint, addresses, headers, body)
        return None
