"""Limits: how much of each thing one client may ask for, so that nobody takes the others' share."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, final

from arpents.server.faults import TooOften

BURST_SECONDS: Final = 20.0
"""A client that was quiet may ask for this many seconds' worth at once."""

CLIENTS: Final = 50_000
"""Of how many clients the last requests are remembered."""


@final
class Allowance:
    """So many of something a minute for each client, saved up for a while."""

    def __init__(self, what: str, per_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.what = what
        self._rate = per_minute / 60.0
        self._most = max(1.0, self._rate * BURST_SECONDS)
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, client: str) -> None:
        """Take one from a client's allowance, or refuse."""
        now = self._clock()
        left, then = self._left.get(client, (self._most, now))
        left = min(self._most, left + (now - then) * self._rate)
        if left < 1.0:
            self._left[client] = (left, now)
            raise TooOften(self.what, max(1.0, (1.0 - left) / self._rate))
        self._left[client] = (left - 1.0, now)
        self._left.move_to_end(client)
        if len(self._left) > CLIENTS:
            self._left.popitem(last=False)


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
