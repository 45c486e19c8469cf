"""The register of open connections: it refuses those that are too many and cuts off those that are too slow.

A connection is a ``Line``. Its protocol notes in it until when something must have happened; the register
looks through all lines once in a while, so that a request costs no timers.
"""

from __future__ import annotations

import asyncio
import logging
from math import inf
from typing import Final, Protocol, final

from arpents.server.connections.counts import COUNTS
from arpents.server.networks import network_of
from arpents.server.settings import Settings

LEAST_RATE: Final = 4096
"""How many bytes a second a client must at least send of a request, or read of a reply, after a while."""

UNSENT_BY_CLIENT: Final = 32 * 1024 * 1024
UNSENT: Final = 128 * 1024 * 1024
"""How many bytes of replies may wait for one client, and for all, to read them."""

CROWDED: Final = 0.75
"""From which share of all connections on idle ones are not kept for long."""

CROWDED_IDLE_SECONDS: Final = 5.0

SWEEPS_IN_A_TIMEOUT: Final = 10
LONGEST_SWEEP: Final = 1.0
"""How often the register looks: so many times in the shortest timeout, and at least every second."""

TOLD_EVERY: Final = 60.0
"""How many seconds there are at least between two lines of the log about refused connections."""

log = logging.getLogger(__name__)


class Owner(Protocol):
    """A protocol that speaks on a line."""

    def overdue(self) -> bool:
        """Whether the line is to be cut off, now that its deadline is over."""


@final
class Network:
    """What the connections of one client have together."""

    __slots__ = ("lines", "unsent")

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        self.unsent = 0


@final
class Line:
    """One open connection: whose it is, and until when it may stay as it is. Times are those of the loop."""

    __slots__ = (
        "closing_by",
        "deadline",
        "idle_since",
        "name",
        "network",
        "owner",
        "read_by",
        "transport",
        "unsent",
    )

    def __init__(self, transport: asyncio.Transport, owner: Owner, name: str, network: Network) -> None:
        self.transport = transport
        self.owner: Owner | None = owner
        self.name = name
        self.network = network
        self.deadline = inf
        """Until when the client must have sent what is waited for."""
        self.idle_since = inf
        """Since when there is nothing to do, if there is nothing."""
        self.unsent = 0
        """How many bytes the client has not read, if that is more than fits into the buffer."""
        self.read_by = inf
        """Until when the client must have read them, unless it goes on reading."""
        self.closing_by = inf
        """Until when a line that is being closed must be gone."""


@final
class Register:
    """All open connections of a process."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.request_seconds = settings.request_seconds
        self.unread_seconds = settings.unread_seconds
        self._most = most
        # Behind a proxy all connections are the proxy's: nobody knows yet who asks.
        self._most_by_client = None if settings.proxy else settings.connections_per_client
        self._lines: dict[asyncio.Transport, Line] = {}
        self._networks: dict[str, Network] = {}
        self._held_up = False
        self._interval = min(
            LONGEST_SWEEP, min(self.request_seconds, self.unread_seconds) / SWEEPS_IN_A_TIMEOUT
        )
        self._sweeper: asyncio.TimerHandle | None = None
        self._refused_before = 0
        self._told_at = -inf

    def admit(self, transport: asyncio.Transport, address: str, owner: Owner) -> Line | None:
        """Note a new connection; None if there are too many."""
        name = network_of(address)
        network = self._networks.get(name) or Network()
        if not self._has_room(network):
            COUNTS.refused += 1
            return None
        line = Line(transport, owner, name, network)
        network.lines.add(line)
        self._networks[name] = network
        self._lines[transport] = line
        COUNTS.open += 1
        if self._sweeper is None:
            self._sweep_later()
        return line

    def take_over(self, transport: asyncio.Transport, owner: Owner) -> Line:
        """Let another protocol speak on a connection, of which nothing is waited for."""
        line = self._lines[transport]
        line.owner = owner
        line.deadline = line.idle_since = inf
        return line

    def leave(self, line: Line) -> None:
        """Note that a connection is gone."""
        if self._lines.pop(line.transport, None) is None:
            return
        line.owner = None  # lest the two keep each other until all garbage is collected
        COUNTS.open -= 1
        self._count_unsent(line, 0)
        line.network.lines.discard(line)
        if not line.network.lines:
            self._networks.pop(line.name, None)

    def cut_off(self, line: Line) -> None:
        """Close a connection at once, whatever is under way on it."""
        COUNTS.cut_off += 1
        line.transport.abort()

    def stopped_reading(self, line: Line, now: float) -> None:
        """Note that a client has not read more than fits into the buffer; cut it off if that is too much."""
        line.read_by = now + self.unread_seconds
        self._count_unsent(line, line.transport.get_write_buffer_size())
        too_much = self._most_by_client is not None and line.network.unsent > UNSENT_BY_CLIENT
        if too_much or COUNTS.unsent_bytes > UNSENT:
            self.cut_off(line)

    def reads_again(self, line: Line) -> None:
        """Note that a client has read what it should."""
        line.read_by = inf
        self._count_unsent(line, 0)

    def _has_room(self, network: Network) -> bool:
        """Whether there may be one more, be it for one of the same client's that has nothing to do."""
        full = self._most_by_client is not None and len(network.lines) >= self._most_by_client
        if not full and len(self._lines) < self._most:
            return True
        oldest = min(network.lines, key=lambda line: line.idle_since, default=None)
        if oldest is None or oldest.idle_since == inf or oldest.transport.is_closing():
            return False
        self.leave(oldest)
        oldest.transport.abort()  # and not close: it might wait for something to be read
        return True

    @staticmethod
    def _count_unsent(line: Line, now: int) -> None:
        more = now - line.unsent
        line.unsent = now
        line.network.unsent += more
        COUNTS.unsent_bytes += more

    def _sweep_later(self) -> None:
        self._sweeper = asyncio.get_running_loop().call_later(self._interval, self._sweep)

    def _sweep(self) -> None:
        """Look for lines that take too long, unless it was the server that had no time for them."""
        assert self._sweeper is not None
        now = asyncio.get_running_loop().time()
        self._held_up = not self._held_up and now > self._sweeper.when() + self._interval
        self._sweeper = None
        if not self._held_up:
            self._cut_off_slow(now)
        self._tell(now)
        if self._lines:
            self._sweep_later()

    def _cut_off_slow(self, now: float) -> None:
        crowded = len(self._lines) > CROWDED * self._most
        for line in list(self._lines.values()):
            if line.deadline <= now or line.unsent or line.transport.is_closing():
                self._look_at(line, now)
            elif crowded and line.idle_since + CROWDED_IDLE_SECONDS < now:
                line.transport.close()

    def _look_at(self, line: Line, now: float) -> None:
        if line.transport.is_closing():
            if line.closing_by == inf:
                line.closing_by = now + self.unread_seconds
            elif line.closing_by <= now:
                self.cut_off(line)
            return
        if line.unsent:
            left = line.transport.get_write_buffer_size()
            patience = line.read_by + max(0, line.unsent - left) / LEAST_RATE
            line.read_by = min(patience, now + self.unread_seconds)
            self._count_unsent(line, left)
        late = line.deadline <= now and line.owner is not None and line.owner.overdue()
        if late or line.read_by <= now:
            self.cut_off(line)

    def _tell(self, now: float) -> None:
        """Log that connections were refused, once for all that were within a while."""
        refused = COUNTS.refused - self._refused_before
        if refused and now >= self._told_at + TOLD_EVERY:
            self._told_at = now
            self._refused_before = COUNTS.refused
            log.warning(
                "connections were refused, as there are too many",
                extra={"refused": refused, "open": COUNTS.open},
            )
