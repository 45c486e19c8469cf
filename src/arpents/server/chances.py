"""Chances: fresh chance for everything that happens, so that nobody learns from cards which come next."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final, final

from arpents.engine.chance import Chance, seeded

_BITS: Final = 128


@final
class Chances:
    """Where the chance of a server comes from: the system, or for tests a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._system = SystemRandom()

    def fresh(self, moment: int) -> Chance:
        """Chance for what happens in a game at some moment, counted by what is stored of it."""
        return seeded(self.rng(moment).getrandbits(_BITS))

    def rng(self, moment: int = 0) -> Random:
        """A generator for other choices: of sides and of variants."""
        return self._system if self._seed is None else Random(f"{self._seed} {moment}")
