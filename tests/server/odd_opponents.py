"""Bots that die, stall or talk nonsense when they are told to; processes of opponents find them here."""

import os
import re
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from arpents import Action, View
from arpents.bots import Bot, Budget

BEGUN = ".begun"
"""How the file with the marks of processes ends that have begun, whether they were asked or not."""


class Sound:
    """A random player."""

    def __init__(self, trace: Path, seed: int) -> None:
        self.trace = trace
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> Action:
        self.misbehave(self.note())
        return view.random_action(Random(self.seed))

    def note(self) -> int:
        """Leave a mark of this process; how many there were before."""
        before = len(self.trace.read_text().split()) if self.trace.exists() else 0
        with self.trace.open("a") as marks:
            marks.write(f"{os.getpid()}\n")
        return before

    def misbehave(self, before: int) -> None:
        """Nothing of the kind."""


class Timed(Sound):
    """A player that leaves no mark but how long it may think."""

    def choose(self, view: View, budget: Budget) -> Action:
        with self.trace.open("a") as marks:
            marks.write(f"{budget.seconds}\n")
        return view.random_action(Random(self.seed))


class DiesOnce(Sound):
    def misbehave(self, before: int) -> None:
        if not before:
            os.kill(os.getpid(), signal.SIGKILL)


class Dies(Sound):
    def misbehave(self, before: int) -> None:
        os._exit(1)


class Exits(Sound):
    def misbehave(self, before: int) -> None:
        sys.exit("I am off")


class StallsOnce(Sound):
    def misbehave(self, before: int) -> None:
        if not before:
            time.sleep(600)


class Stalls(Sound):
    def misbehave(self, before: int) -> None:
        time.sleep(600)


class Computes(Sound):
    """Stalls in compiled code, which no other thread of its process can interrupt."""

    def misbehave(self, before: int) -> None:
        re.match("(a+)+$", "a" * 60 + "b")


class Raises(Sound):
    def misbehave(self, before: int) -> None:
        raise ValueError("I do not know")


class Cheats(Sound):
    def choose(self, view: View, budget: Budget) -> Action:
        self.note()
        return Action(view.state.decider, 0, 1)


class SaysNothing(Sound):
    def choose(self, view: View, budget: Budget) -> Any:
        self.note()
        return None


KINDS = {kind.__name__: kind for kind in Sound.__subclasses__()} | {"Sound": Sound}


@dataclass(frozen=True)
class Making:
    """Makes such bots, which leave their marks in a file."""

    trace: Path

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Leave a mark of a process that begins: it is handed this."""
        self.__dict__.update(state)
        with self.trace.with_suffix(BEGUN).open("a") as marks:
            marks.write(f"{os.getpid()}\n")

    def __call__(self, text: str, seed: int) -> Bot:
        return KINDS[text](self.trace, seed)
