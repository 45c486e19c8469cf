"""Repeated requests: what a game remembers of requests, so that one which is sent again counts once."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.sides import Side

KEPT_KEYS: Final = 200
"""How many keys a game remembers: far more than a client has under way."""


def scoped(side: Side, key: str | None) -> str | None:
    """An idempotency key as it is stored: each side has its own."""
    return None if key is None else f"{int(side)}:{key}"


@final
class Keys:
    """The keys of the last requests that have changed a game."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[str, None] = {}

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._kept)

    def has(self, side: Side, key: str | None) -> bool:
        """Whether a side has done this before: a request that was sent again."""
        return key is not None and scoped(side, key) in self._kept

    def remember(self, stored: str | None) -> None:
        """Remember a key as it is stored, if there is one, and forget the oldest."""
        if stored is not None:
            self._kept[stored] = None
            if len(self._kept) > KEPT_KEYS:
                del self._kept[next(iter(self._kept))]
