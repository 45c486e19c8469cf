"""Subscribers: who looks at which game just now, and who is to be told that it has changed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import final


@final
class Subscriber:
    """Somebody who looks at a game: woken when it changes, and left to see what is new."""

    __slots__ = ("_woken",)

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Say that something has changed."""
        self._woken.set()

    async def changed(self) -> None:
        """Wait for the next change; several that came meanwhile are one."""
        await self._woken.wait()
        self._woken.clear()


@final
class Subscribers:
    """All listeners, by game."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self.closing = False

    def join(self, game: str) -> Subscriber:
        """Listen to a game."""
        listener = Subscriber()
        self._listeners[game].add(listener)
        return listener

    def leave(self, game: str, listener: Subscriber) -> None:
        """Stop listening."""
        self._listeners[game].discard(listener)
        if not self._listeners[game]:
            del self._listeners[game]

    def wake(self, game: str) -> None:
        """Wake all who listen to a game."""
        for listener in self._listeners.get(game, ()):
            listener.wake()

    def wake_all(self) -> None:
        """Wake everybody."""
        for game in self._listeners:
            self.wake(game)

    def close(self) -> None:
        """Wake everybody, since the server stops."""
        self.closing = True
        self.wake_all()

    @property
    def size(self) -> int:
        """How many listen."""
        return sum(map(len, self._listeners.values()))
