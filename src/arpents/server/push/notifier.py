"""The notifier: tells the browsers of a seat that it has to decide, once for a turn and in the background.

A move never waits for it: what is due is noted, looked at again after some seconds, and sent by a few tasks.
Games take turns, and of each one notice is on its way at a time, so that nobody can hold up the others by
having much to be told. Whoever looks at the game, as far as this process knows, is told nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Final, NamedTuple, final

import msgspec

from arpents.errors import ArpentsError
from arpents.locales import Words, languages
from arpents.server.clients.rate_limits import Allowance
from arpents.server.games.player_names import player_label
from arpents.server.games.presence import Presence
from arpents.server.games.room import ABORTED, FINISHED, Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.metrics import PUSHED
from arpents.server.push.addresses import NotPublic, Resolver, endpoint_in
from arpents.server.push.delivery import Carrier, Courier, NotDelivered
from arpents.server.push.prompt_hosts import PromptHosts
from arpents.server.push.sealing import Sealer
from arpents.server.push.turns import Due, Sending, Turn, due_in
from arpents.server.request_errors import TooBusy, TooOften
from arpents.server.store import Store, Subscription

SENDERS: Final = 8
"""How many notices are sent at once to hosts that have been prompt, and as many to all others."""

PER_HOST: Final = 600.0
"""How many notices a minute one service may be sent."""

GAMES: Final = 10_000
"""How many games may have something left to be told, and of how many it is known that all was told."""

MOST_PUT_OFF: Final = 60
"""How often a notice is put off because the server is too busy."""

GONE: Final = (404, 410)
ENGLISH: Final = "en"

log = logging.getLogger(__name__)


class Patience(NamedTuple):
    """How long notices wait, in seconds."""

    delay: float = 5.0
    """After a turn begins: whoever is about to answer needs none."""
    retries: tuple[float, ...] = (10.0, 120.0)
    """Before each time that a notice is tried again that nobody has taken."""
    busy: float = TooBusy.seconds
    """Before a notice is looked at again for which the server was too busy."""


USUAL: Final = Patience()


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
        self._patience = patience
        self._prompt: asyncio.Queue[Turn] = asyncio.Queue()
        self._others: asyncio.Queue[Turn] = asyncio.Queue()
        self._prompt_hosts = PromptHosts()
        self._turns: OrderedDict[str, Turn] = OrderedDict()
        self._known: OrderedDict[str, Due] = OrderedDict()
        self._on_their_way: set[str] = set()
        self.hosts = Allowance("notices", PER_HOST)
        self._tasks: list[asyncio.Task[None]] = []
        self.busy = 0
        """How many are being sent."""

    @property
    def waiting(self) -> int:
        """How many games have something left to be told."""
        return len(self._turns)

    def start(self) -> None:
        """Begin to send."""
        if self.sealer is not None:
            lanes = [self._prompt, self._others] * SENDERS
            self._tasks = [asyncio.ensure_future(self._send_all(lane)) for lane in lanes]

    async def close(self) -> None:
        """Send nothing more."""
        for turn in self._turns.values():
            turn.end()
        self._turns.clear()
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
            self._end(room.id)
            return
        due = due_in(room)
        if due is None or self._known.get(room.id) == due:
            return
        turn = self._turns[room.id] = Turn(due, self._end(room.id))
        self._known[room.id] = due
        self._known.move_to_end(room.id)
        if len(self._known) > GAMES:
            self._known.popitem(last=False)
        if len(self._turns) > GAMES:
            oldest = next(iter(self._turns))
            self._known.pop(oldest, None)
            self._end(oldest)
            PUSHED.labels("left_out").inc()
        self._later(self._patience.delay, turn)

    def _end(self, game: str) -> list[Subscription]:
        """Drop what is left of a turn, and return the browsers that were tried and took nothing."""
        turn = self._turns.pop(game, None)
        return [] if turn is None else turn.end()

    def _later(self, seconds: float, turn: Turn) -> None:
        turn.timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ripe, turn)

    def _ripe(self, turn: Turn) -> None:
        """Let the next thing of a turn be done, after what is ripe of other games."""
        sending = turn.next
        endpoint = None if sending is None else endpoint_in(sending.subscription.endpoint)
        prompt = endpoint is None or endpoint.host in self._prompt_hosts
        (self._prompt if prompt else self._others).put_nowait(turn)

    async def _send_all(self, lane: asyncio.Queue[Turn]) -> None:
        while True:
            turn = await lane.get()
            game = turn.due.game
            turn.held_up = game in self._on_their_way
            if turn.over or turn.held_up:
                continue
            self._on_their_way.add(game)
            self.busy += 1
            try:
                await self._step(turn)
            except ArpentsError as error:
                log.warning("a notice is left out: %s", error.code)
            except Exception:
                log.exception("a notice failed")
            finally:
                self.busy -= 1
                self._on_their_way.discard(game)
            self._go_on(turn)

    async def _step(self, turn: Turn) -> None:
        """Do one thing for a turn."""
        if not turn.begun:
            turn.begun = True
            await self._begin(turn)
        elif (sending := turn.take()) is not None:
            await self._send(turn, sending)

    def _go_on(self, turn: Turn) -> None:
        """Let a turn wait for what is next, or be done with; then the one may begin that waited for it."""
        if turn.over:
            following = self._turns.get(turn.due.game)
            if following is not None and following.held_up:
                following.held_up = False
                self._ripe(following)
            return
        sending = turn.next
        if sending is None:
            self._end(turn.due.game)
        else:
            self._later(sending.at - asyncio.get_running_loop().time(), turn)

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

    async def _begin(self, turn: Turn) -> None:
        """See which browsers of a seat were not told of this turn before."""
        due, missed = turn.due, turn.missed
        turn.missed = ()
        for subscription in missed:
            await self._not_taken(subscription)
        subscriptions = await self._store.subscriptions(due.game, due.seat)
        untold = [one for one in subscriptions if one.told != due.turn]
        if not untold or await self._words(due, ENGLISH) is None:
            return
        if await self._store.tell(*due):  # else another process was quicker
            now = asyncio.get_running_loop().time()
            turn.left = [Sending(subscription, now) for subscription in untold]

    async def _send(self, turn: Turn, sending: Sending) -> None:
        due, subscription = turn.due, sending.subscription
        notice = await self._words(due, subscription.language)
        if notice is None:
            if sending.tries:  # whoever takes none until the turn is over has taken none
                await self._not_taken(subscription)
            return
        now = asyncio.get_running_loop().time
        try:
            status = await self._post(subscription, notice)
        except (TooBusy, TooOften):
            if sending.put_off < MOST_PUT_OFF:
                again = sending._replace(at=now() + self._patience.busy, put_off=sending.put_off + 1)
                turn.left.append(again)
            else:
                PUSHED.labels("left_out").inc()
            return
        if status in GONE:
            PUSHED.labels("gone").inc()
            await self._store.unsubscribe(due.game, due.seat, subscription.name)
        elif status is not None and 200 <= status < 300:
            PUSHED.labels("taken").inc()
            if subscription.failures:
                await self._store.delivered(subscription, taken=True)
        elif sending.tries < len(self._patience.retries) and not turn.over:
            at = now() + self._patience.retries[sending.tries]
            turn.left.append(sending._replace(at=at, tries=sending.tries + 1))
        else:
            await self._not_taken(subscription)

    async def _not_taken(self, subscription: Subscription) -> None:
        PUSHED.labels("failed").inc()
        await self._store.delivered(subscription, taken=False)

    async def _post(self, subscription: Subscription, notice: bytes) -> int | None:
        """The status that an endpoint answers with; None if it cannot be reached, or must not be.

        Raises:
            TooBusy: names cannot be looked up now; that is no fault of this one.
            TooOften: its host was sent enough for now.
        """
        endpoint = endpoint_in(subscription.endpoint)
        if endpoint is None or self.sealer is None or self._courier is None:
            return None
        self.hosts.spend(endpoint.host)
        clock = asyncio.get_running_loop().time
        with suppress(NotPublic, NotDelivered):
            addresses = await self.resolver.public_addresses(endpoint.host)
            headers, body = self.sealer.sealed(
                endpoint, subscription.p256dh, subscription.auth, notice, subscription.game
            )
            began = clock()
            try:
                return await self._courier.post(endpoint, addresses, headers, body)
            finally:
                self._prompt_hosts.took(endpoint.host, clock() - began)
        return None
