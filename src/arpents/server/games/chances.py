"""Chances: fresh chance for everything that happens, so that nobody learns from cards which come next."""

from __future__ import annotations

from os import urandom
from random import Random, SystemRandom
from typing import Final, final

from arpents.engine.chance import Chance, seeded

_BYTES: Final = 16
_STOCK: Final = 256 * _BYTES
"""How much is fetched from the system at a time: each time, other threads may come first."""


@final
class Chances:
    """Where the chance of a server comes from: the system, or for tests a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._system = SystemRandom()
        self._stock = b""

    def fresh(self, moment: int) -> Chance:
        """Chance for what happens in a game at some moment, counted by what is stored of it."""
        if self._seed is not None:
            return seeded(self.rng(moment).getrandbits(8 * _BYTES))
        return seeded(int.from_bytes(self._fresh_bytes(), "big"))

    def rng(self, moment: int = 0) -> Random:
        """A generator for other choices: of sides and of variants."""
        return self._system if self._seed is None else Random(f"{self._seed} {moment}")

    def key(self, moment: int) -> str:
        """What the chance of a bot follows from when it decides at some moment of a game."""
        return self._fresh_bytes().hex() if self._seed is None else f"{self._seed} {moment}"

    def _fresh_bytes(self) -> bytes:
        stock = self._stock or urandom(_STOCK)
        self._stock = stock[_BYTES:]
        return stock[:_BYTES]
