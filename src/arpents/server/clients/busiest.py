"""The busiest: the clients that a process has most to do for, told to its operator every minute."""

from __future__ import annotations

import time
from collections.abc import Callable
from heapq import nlargest
from typing import Final, final

from arpents.server.networks import Pseudonyms
from arpents.server.store import BusyClient, Store

SECONDS: Final = 60.0
"""How long is counted before it is told."""

TOLD: Final = 50
"""How many clients are told of."""

COUNTED: Final = 20_000
"""How many clients are counted at once; then those are dropped that did least."""


@final
class _Count:
    """What a client has asked for so far."""

    __slots__ = ("refused", "requests", "work")

    def __init__(self) -> None:
        self.requests = 0
        self.refused = 0
        self.work = 0.0

    @property
    def weight(self) -> float:
        """How busy it is: by work, and by requests that were refused before they made any."""
        return self.work + 0.1 * self.requests


@final
class Busiest:
    """The counts of all clients since they were last told."""

    def __init__(self, pseudonyms: Pseudonyms, clock: Callable[[], float] = time.time) -> None:
        self._pseudonyms = pseudonyms
        self._clock = clock
        self._counts: dict[str, _Count] = {}
        self._told = False
        self._uncounted = 0.0

    @property
    def size(self) -> int:
        """How many clients have asked for something."""
        return len(self._counts)

    def asked(self, network: str, *, refused: bool) -> None:
        """Note a request."""
        count = self._of(network)
        count.requests += 1
        count.refused += refused

    def worked(self, network: str, work: float) -> None:
        """Note work that was done for a client."""
        self._of(network).work += work
        self._uncounted += work

    def take_work(self) -> float:
        """The work that was done for all clients since this was last asked."""
        work, self._uncounted = self._uncounted, 0.0
        return work

    def _of(self, network: str) -> _Count:
        count = self._counts.get(network)
        if count is None:
            if len(self._counts) >= COUNTED:
                self._counts = dict(self._most(COUNTED // 2))
            count = self._counts[network] = _Count()
        return count

    def _most(self, number: int) -> list[tuple[str, _Count]]:
        return nlargest(number, self._counts.items(), key=lambda item: item[1].weight)

    async def tell(self, store: Store) -> None:
        """Write down the busiest clients and begin to count anew; while nobody asks, nothing is written."""
        now = self._clock()
        rows = [
            BusyClient(
                network=network,
                client=self._pseudonyms.of(network),
                requests=count.requests,
                refused=count.refused,
                work=count.work,
                at=now,
            )
            for network, count in self._most(TOLD)
        ]
        self._counts = {}
        if rows or self._told:
            await store.tell_clients(rows, now)
            self._told = bool(rows)
