"""Bans: networks that nothing is done for, read from the database again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from typing import Final, final

from arpents.server.networks import address_of
from arpents.server.store import Store

SECONDS: Final = 3.0
"""How often the table is read."""

CLOSING_SECONDS: Final = 5.0
"""How long to try to tell somebody that they are banned."""

Close = Callable[[], Awaitable[None]]


@final
class Bans:
    """The networks that are banned, and the connections that would have to be closed."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._prefixes: dict[tuple[int, int], set[int]] = {}
        """The networks as numbers without the bits of their hosts, by version and how many bits those are."""
        self._open: dict[object, tuple[str, Close]] = {}
        self._closing: set[asyncio.Task[None]] = set()

    @property
    def size(self) -> int:
        """How many networks are banned."""
        return sum(map(len, self._prefixes.values()))

    def banned(self, told: str) -> bool:
        """Whether an address is in a network that is banned."""
        if not self._prefixes:
            return False
        address = address_of(told)
        if address is None:
            return False
        number, version = int(address), address.version
        return any(
            version == of and number >> bits in prefixes for (of, bits), prefixes in self._prefixes.items()
        )

    @contextmanager
    def watching(self, told: str, close: Close) -> Iterator[None]:
        """Close a connection when its address is banned while it is open."""
        key = object()
        self._open[key] = told, close
        try:
            yield
        finally:
            del self._open[key]

    async def read(self, store: Store) -> None:
        """Look who is banned now."""
        found: dict[tuple[int, int], set[int]] = {}
        now = self._clock()
        for ban in await store.bans():
            with suppress(ValueError):  # nobody but the command writes them, but that is all that is known
                if ban.expires_at is None or ban.expires_at > now:
                    network = ip_network(ban.network)
                    bits = network.max_prefixlen - network.prefixlen
                    number = int(network.network_address) >> bits
                    found.setdefault((network.version, bits), set()).add(number)
        if found != self._prefixes:
            self._prefixes = found
            self._close_banned()

    def _close_banned(self) -> None:
        for told, close in list(self._open.values()):
            if self.banned(told):
                task = asyncio.ensure_future(self._close(close))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    @staticmethod
    async def _close(close: Close) -> None:
        with suppress(Exception):  # it is closed already, or does not read
            async with asyncio.timeout(CLOSING_SECONDS):
                await close()
