"""Client queues: whoever asks for much waits in a queue of their own, so that others are not behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final

from arpents.server.request_errors import TooBusy

WAITING: Final = 64
"""How much of one client's may wait: one piece for each of its live connections."""


@final
class _Queue:
    """What one client waits for."""

    __slots__ = ("turn", "waiting")

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0


@final
class ClientQueues:
    """The lines of all clients, each of which is served one at a time."""

    def __init__(self) -> None:
        self._lines: dict[str, _Queue] = {}

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """A client's turn; ``TooBusy`` if too much of the same client's waits already."""
        line = self._lines.setdefault(client, _Queue())
        if line.waiting >= WAITING:
            raise TooBusy
        line.waiting += 1
        try:
            async with line.turn:
                yield
        finally:
            line.waiting -= 1
            if not line.waiting:
                self._lines.pop(client, None)
