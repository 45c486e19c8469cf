"""How much memory the tree of a search takes, found in a process of its own.

    python -m benchmarks.search_memory opening --seconds 3
    python -m benchmarks.search_memory opening --nodes 300000

``benchmarks.search`` runs this for its table. It prints the nodes, the iterations and the bytes by which the
resident memory of the process grew, as JSON.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Final

from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.settings import MOST_NODES
from arpents.bots.search.tree import TreeSearch
from benchmarks.memory import resident
from benchmarks.search_positions import MAKERS, position

WARM_UP: Final = 50
"""The iterations of a search before the one that counts, so that what is set up once is there."""
AT_A_TIME: Final = 4
"""How many iterations are made before nodes and clock are looked at; as the general does it."""


@dataclass(frozen=True)
class Held:
    """What a search holds: nodes, after so many iterations and seconds, and the memory for them."""

    nodes: int
    iterations: int
    seconds: float
    grown: int

    @property
    def bytes_per_node(self) -> float:
        """The resident bytes for each node."""
        return self.grown / self.nodes


def grow(name: str, seconds: float, nodes: int) -> Held:
    """Search from a position for so many seconds, or until there are so many nodes."""
    view = position(name)
    TreeSearch(view, best_evaluation(), 0).iterate(WARM_UP)
    before = resident()
    search = TreeSearch(view, best_evaluation(), 1)
    began = perf_counter()
    while len(search.nodes) < nodes and perf_counter() - began < seconds:
        search.iterate(AT_A_TIME)
    taken = perf_counter() - began
    return Held(len(search.nodes), int(search.iterations), taken, resident() - before)


def grow_apart(name: str, seconds: float, nodes: int = MOST_NODES) -> Held:
    """The same in a fresh process."""
    words = [name, "--seconds", str(seconds), "--nodes", str(nodes)]
    command = [sys.executable, "-m", "benchmarks.search_memory", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, encoding="utf-8")
    return Held(**json.loads(done.stdout))


def main(words: Sequence[str] | None = None) -> None:
    """Search, and print what that took."""
    parser = argparse.ArgumentParser(description="How much memory the tree of a search takes.")
    parser.add_argument("position", choices=MAKERS, help="from where to search")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="how long at most")
    parser.add_argument("--nodes", type=int, default=MOST_NODES, help="how many nodes at most")
    given = parser.parse_args(words)
    print(json.dumps(asdict(grow(given.position, given.seconds, given.nodes))))


if __name__ == "__main__":
    main()
