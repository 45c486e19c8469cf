"""Pieces of a training that go wrong, or right."""

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Doubled:
    """A piece that comes to twice a number."""

    number: int

    def play(self) -> int:
        return 2 * self.number


@dataclass(frozen=True)
class Failing:
    """A piece that cannot be played."""

    def play(self) -> int:
        raise ValueError("no such piece")


@dataclass(frozen=True)
class Ending:
    """A piece that takes its process with it."""

    def play(self) -> int:
        os._exit(7)
