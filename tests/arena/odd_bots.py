"""Bots that misbehave, each in its way, and one that does not; other processes find them here by name."""

import os
import re
import sys
import time
from random import Random
from typing import Any

from arpents.bots import Bot, Budget
from arpents.engine.action import Action
from arpents.engine.verbs import END_TURN, SETTLE
from arpents.engine.views import View


class Sound:
    """A random player."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.decisions = 0

    def choose(self, view: View, budget: Budget) -> Action:
        self.decisions += 1
        self.misbehave(view)
        return view.random_action(self.rng)

    def misbehave(self, view: View) -> None:
        """Nothing of the kind."""


class Raises(Sound):
    def misbehave(self, view: View) -> None:
        if self.decisions == 3:
            raise ValueError("I do not\nknow any more")


class Exits(Sound):
    def misbehave(self, view: View) -> None:
        if self.decisions == 3:
            sys.exit("I am off")


class Dies(Sound):
    """Takes its process down."""

    def misbehave(self, view: View) -> None:
        if self.decisions == 3:
            os._exit(7)


class Sleeps(Sound):
    """Stalls in the middle of a game."""

    def misbehave(self, view: View) -> None:
        if self.decisions == 3:
            time.sleep(600)


class Computes(Sound):
    """Stalls in compiled code, which no other thread of its process can interrupt."""

    def misbehave(self, view: View) -> None:
        if self.decisions == 3:
            re.match("(a+)+$", "a" * 60 + "b")


class Dawdles(Sound):
    """Takes longer than its budget, but comes back."""

    def misbehave(self, view: View) -> None:
        if self.decisions <= 2:
            time.sleep(0.06)


class Mutates(Sound):
    """Changes all it can reach of what it is shown, in its own favour."""

    def choose(self, view: View, budget: Budget) -> Action:
        action = view.random_action(self.rng)
        side = view.side
        assert side is not None
        view.state.sides[side].money = 99
        view.state.sides[1 - side].villages = view.state.sides[1 - side].towns = 0
        view.state.turn = 399
        budget.seconds = 1000.0
        view.offers().clear()
        return action


class Cheats(Sound):
    def choose(self, view: View, budget: Budget) -> Action:
        return Action(view.state.decider, SETTLE, 1)


class TalksNonsense(Sound):
    def choose(self, view: View, budget: Budget) -> Action:
        return Action(77, 77, -1, -1, -1)


class PlaysForTheEnemy(Sound):
    def choose(self, view: View, budget: Budget) -> Action:
        return Action(1 - view.state.decider, END_TURN)


class SaysNothing(Sound):
    def choose(self, view: View, budget: Budget) -> Any:
        return None


class Unmakeable(Sound):
    def __init__(self, seed: int = 0) -> None:
        if seed != FIRST_LOOK:
            raise OSError("my weights are gone")
        super().__init__(seed)


FIRST_LOOK = 5
"""The seed of the contest, with which bots are made once before all games."""

KINDS = {kind.__name__: kind for kind in Sound.__subclasses__()} | {"Sound": Sound}


def make(text: str, seed: int) -> Bot:
    return KINDS[text](seed)


class EndsItsProcess:
    """Makes bots here, but ends any other process that is handed it."""

    def __call__(self, text: str, seed: int) -> Bot:
        return make(text, seed)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (3,)
