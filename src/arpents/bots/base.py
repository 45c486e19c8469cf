"""What every bot is: something that sees a view and chooses an action."""

from __future__ import annotations

from time import perf_counter
from typing import Protocol, final

from arpents.engine.action import Action
from arpents.engine.views import View
from arpents.errors import ArpentsError


class OpponentFailed(ArpentsError):
    """A bot that in the middle of a game raised an error, did what is not legal, or did not come back."""


@final
class Budget:
    """The time a decision may take, counted from when it is made."""

    __slots__ = ("_start", "seconds")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._start = perf_counter()

    @property
    def spent(self) -> float:
        """The seconds that have gone by."""
        return perf_counter() - self._start

    @property
    def left(self) -> float:
        """The seconds that remain; below zero when they are exceeded."""
        return self.seconds - self.spent


class Bot(Protocol):
    """A player that acts by itself, on nothing but what its side may see."""

    def choose(self, view: View, budget: Budget) -> Action:
        """One of the actions that the view offers."""
        ...
