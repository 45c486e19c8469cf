"""What every bot is: something that sees a view and chooses an action.

**The life of a bot.** One is made for each game, and for each side of it that a bot plays; which side that
is, it learns from the first view. All decisions of its side are asked of it, in their order, so it may
remember what it likes from one to the next. It is never told of anything else.

Whatever interrupts a game ends the bot too: when the game goes on, a new one is made and asked for the next
decision. That happens when a game is saved and resumed, when a server is restarted, has too many bots to
keep or has to end a process, and when a decision of the bot's is taken back. So its memory is a convenience:
every view tells all that is needed to decide.

A bot with a method ``close`` is told by it that no more decisions come; one that is killed is not.

The arena, the terminal and the server all keep to this. Before a contest the arena makes each bot once more,
to see that it can.
"""

from __future__ import annotations

from time import perf_counter
from typing import Protocol, final

from arpents.engine.action import Action
from arpents.engine.views import View
from arpents.errors import ArpentsError, shortened


class BotFault(ArpentsError):
    """What a bot did wrong, in words that follow its name: "raised ValueError: no idea".

    ``unmade`` says that there is no bot to ask: it could not be made.
    """

    def __init__(self, fault: str, unmade: bool = False) -> None:
        self.fault = fault
        self.unmade = unmade
        super().__init__(fault, unmade)

    def __str__(self) -> str:
        return self.fault


class CannotLoadBot(ArpentsError):
    """A bot from elsewhere that cannot be loaded: which, why, and what to do."""

    def __init__(self, text: str, fault: str) -> None:
        self.text = shortened(text)
        self.fault = fault
        super().__init__(text, fault)

    def __str__(self) -> str:
        return f'The bot "{self.text}" cannot be loaded: {self.fault}'


class OpponentFailed(ArpentsError):
    """A bot that in the middle of a game raised an error, did what is not legal, or did not come back."""


@final
class Budget:
    """The time a decision may take, counted from when it is made; or how often a search may look.

    With ``iterations`` the time does not count: the same view then gets the same answer on any machine, from
    bots that can count theirs.
    """

    __slots__ = ("_start", "iterations", "seconds")

    def __init__(self, seconds: float, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
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
