"""Bots in a file, sound ones and others, which tests name by its path; it is also run as a program."""

import json
import os
import sys
import time
from random import Random
from typing import Any

from arpents import Action, Budget, View, bot


@bot("sound-one")
class Sound:
    """A random player, which counts its decisions."""

    def __init__(self, seed: int = 0, odd=3) -> None:  # type: ignore[no-untyped-def] # as people write it
        self.rng = Random(seed)
        self.odd: int = odd
        self.decisions = 0

    def choose(self, view: View, budget: Budget) -> Action:
        self.decisions += 1
        if self.decisions == self.odd:
            self.misbehave()
        return view.random_action(self.rng)

    def misbehave(self) -> None:
        """Nothing of the kind."""


class Raises(Sound):
    def misbehave(self) -> None:
        raise ValueError("I do not\nknow")


class Exits(Sound):
    def misbehave(self) -> None:
        sys.exit("I am off")


class Dies(Sound):
    def misbehave(self) -> None:
        os._exit(7)


class Hangs(Sound):
    def misbehave(self) -> None:
        time.sleep(600)


class SaysNothing(Sound):
    def choose(self, view: View, budget: Budget) -> Any:
        return None


class Unmakeable(Sound):
    def __init__(self) -> None:
        raise OSError("my weights are gone")


class Talks(Sound):
    """Tells by whom it was made, and how often it was asked."""

    def choose(self, view: View, budget: Budget) -> Action:
        action = super().choose(view, budget)
        with open(os.environ["TALK"], "a") as told:
            print(os.getpid(), self.decisions, file=told)
        return action


NOT_A_CLASS = Sound()


class NotABot:
    """Has nothing to choose by."""


def answer(message: dict[str, Any]) -> str:
    """A sound answer: the first offer without cards to pick, or the cards that it takes at least."""
    offer = min(message["offers"], key=lambda one: (one["least"], bool(one["limits"])))
    pool = [one["card"] for one in offer["pool"] for _ in range(one["count"])]
    action = {name: offer[name] for name in ("verb", "location", "fixed")}
    return json.dumps({"id": message["id"], "action": action | {"picked": pool[: offer["least"]]}})


def run(how: str) -> None:
    """Be a program that misbehaves at its second decision."""
    hello = json.loads(sys.stdin.readline())
    assert (hello["type"], hello["protocol"]) == ("hello", 1)
    print(
        {"mute": "", "prose": "Good day!", "other": '{"type": "hello"}'}.get(how, '{"type": "ready"}'),
        flush=True,
    )
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "bye":
            print("said bye", file=sys.stderr)
            return
        print(misspoken(how, message) if message["id"] == 2 else answer(message), flush=True)


def misspoken(how: str, message: dict[str, Any]) -> str:
    """What the program says at its second decision."""
    if how == "exits":
        sys.exit(5)
    if how == "hangs":
        time.sleep(600)
    while how == "endless":
        sys.stdout.write("x" * 10_000)
    said = {
        "chatty": answer(message) + "\nthat was it",
        "raves": "Good day!",
        "list": "[1]",
        "late": answer(message | {"id": 1}),
        "cheats": json.dumps({"id": 2, "action": {"verb": "settle", "location": "Boston"}}),
        "unknown": json.dumps({"id": 2, "action": {"verb": "fly"}}),
        "empty": json.dumps({"id": 2}),
    }
    return said.get(how) or answer(message)


if __name__ == "__main__":
    run(sys.argv[1])
