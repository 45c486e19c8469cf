"""The command ``arpents`` with one more bot, which waits, so that a contest does not end before a test has.

python tests/cli/waiting.py arena waiting random …
"""

import os
import sys
import time
from pathlib import Path
from random import Random

from arpents.bots import Budget
from arpents.bots.registry import bot
from arpents.cli import main
from arpents.engine.action import Action
from arpents.engine.views import View

PROGRAM = (sys.executable, "-P", __file__)
RESULTS = "results.jsonl"
MANY = 8
CONTEST = (
    *("arena", "waiting", "random", "--games", str(MANY), "--processes", "2"),
    *("--results", RESULTS, "--budget", "1000"),
)
"""A contest that comes to no end by itself; the budget lets a bot think for hours."""

ENOUGH = 3
"""With so many games in the file of results the bot waits."""

GO = "go"
"""The file that lets it go on."""

WAITS = "waits-"
"""How the names of the files begin that say which processes wait."""


class Waiting:
    """A random player, which decides nothing more once enough games are finished, until it is told to."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Action:
        """A legal action, sooner or later."""
        while not Path(GO).exists() and finished() >= ENOUGH:
            Path(f"{WAITS}{os.getpid()}").touch()
            time.sleep(0.02)
        return view.random_action(self._rng)


def all_wait(home: Path) -> bool:
    """Whether both processes of the contest wait, so that it can neither go on nor end."""
    return len(list(home.glob(f"{WAITS}*"))) == 2


def finished() -> int:
    """How many games are in the file of results, below its first line."""
    return Path(RESULTS).read_bytes().count(b"\n") - 1


if __name__ in ("__main__", "__mp_main__"):  # here, and in the processes that play
    bot("waiting")(Waiting)

if __name__ == "__main__":
    main()
