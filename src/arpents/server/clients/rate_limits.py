"""Rate limits: how much of each thing one client may ask for, so that nobody takes the others' share."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, final

from arpents.server.request_errors import TooOften

BURST_SECONDS: Final = 20.0
"""A client that was quiet may ask for this many seconds' worth at once."""

CLIENTS: Final = 50_000
"""Of how many clients it is remembered what they have left."""

OTHERS: Final = "others"
"""Those who come while so many are remembered share what one client may have."""

_LOOKED_AT: Final = 4


def _nothing(_client: str, _amount: float) -> None:
    """Nobody wants to know what was spent."""


@final
class Allowance:
    """So much of something a minute for each client, saved up for a while.

    A client is forgotten once it has saved up all it can, since a new one has as much. So nobody can have
    another client's debts, or their own, forgotten by coming from many networks: if all that are remembered
    have something to wait for, it is the newcomers who have to share.
    """

    def __init__(
        self,
        what: str,
        per_minute: float,
        clock: Callable[[], float] = time.monotonic,
        spent: Callable[[str, float], None] = _nothing,
    ) -> None:
        self.what = what
        self._rate = per_minute / 60.0
        self._most = max(1.0, self._rate * BURST_SECONDS)
        self._clock = clock
        self._spent = spent
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @property
    def clients(self) -> int:
        """How many clients are remembered."""
        return len(self._left)

    def spend(self, client: str, amount: float = 1.0) -> None:
        """Take something from a client's allowance, or refuse; what is more than all of it takes all."""
        now = self._clock()
        account, left = self._account(client, now)
        wanted = amount if amount < self._most else self._most
        if left < wanted:
            raise TooOften(self.what, max(1.0, (wanted - left) / self._rate))
        self._take(account, left - amount, now)
        self._spent(client, amount)

    def charge(self, client: str, amount: float) -> None:
        """Take what turned out to be needed, even if it is more than is left: the client then has to wait."""
        now = self._clock()
        account, left = self._account(client, now)
        self._take(account, left - amount, now)
        self._spent(client, amount)

    def _account(self, client: str, now: float) -> tuple[str, float]:
        """By which name it is remembered what a client has left, and how much that is."""
        found = self._left.get(client)
        if found is None:
            if len(self._left) < CLIENTS or self._forget_one(now):
                return client, self._most
            client, found = OTHERS, self._left.get(OTHERS, (self._most, now))
        left, then = found
        return client, min(self._most, left + (now - then) * self._rate)

    def _take(self, account: str, left: float, now: float) -> None:
        self._left[account] = (left, now)
        self._left.move_to_end(account)

    def _forget_one(self, now: float) -> bool:
        """Forget a client that has saved up all it can, among those that have been quiet for longest."""
        for _ in range(_LOOKED_AT):
            client, (left, then) = next(iter(self._left.items()))
            if left + (now - then) * self._rate >= self._most:
                del self._left[client]
                return True
            self._left.move_to_end(client)
        return False


@final
class Sockets:
    """How many connections each client may hold open at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, client: str) -> None:
        """Let a client open one more."""
        if self._held[client] >= self._most:
            raise TooOften("connections", BURST_SECONDS)
        self._held[client] += 1

    def give_back(self, client: str) -> None:
        """Note that a client closed one."""
        self._held[client] -= 1
        if self._held[client] <= 0:
            del self._held[client]
