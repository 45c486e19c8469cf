"""How fast the tree search is, where its time goes, and how much memory its tree takes.

Figures are given per second and per million rounds of the reference loop, timed just before and just after
each search in the same process: the second kind compares between machines.

    python -m benchmarks.search [--iterations 1000] [--batches 7] [--markdown]

Where the time goes is put together from parts that are timed alone (benchmarks/search_parts.py tells how),
so its shares are good to a few per cent. Memory is what a fresh process grows by.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import harmonic_mean, median
from typing import Final

from arpents import View
from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.settings import MOST_NODES
from arpents.bots.search.tree import TreeSearch
from arpents.bots.turn_planning import warlike
from benchmarks.build import build_name
from benchmarks.progress import show
from benchmarks.search_memory import Held, grow_apart
from benchmarks.search_parts import count, time_parts
from benchmarks.search_positions import MAKERS, position
from benchmarks.tables import table
from benchmarks.timing import Stretch

TIMES: Final = {"200 ms": 0.2, "3 s": 3.0, "the bound": float("inf")}
"""How long a tree grows until its memory is told; the last time until it grows no more."""

SPEED: Final = (
    *("from", "evaluation", "evaluations/s", "iterations/s", "evaluations each", "nodes each"),
    *("evaluations per million rounds", "iterations per million rounds"),
)
MEMORY: Final = ("from", "after", "seconds", "iterations", "nodes", "memory", "bytes per node")


@dataclass(frozen=True)
class Speed:
    """What searches from a position took; ratios are per million rounds, the median of the searches."""

    evaluations: float
    iterations: float
    nodes: float
    seconds: float
    reference: float
    evaluation_ratio: float
    iteration_ratio: float

    @property
    def rounds(self) -> float:
        """How many rounds of the reference loop fit into an iteration."""
        return 1e6 / self.iteration_ratio


def evaluations() -> dict[str, Evaluation]:
    """What positions are judged by."""
    return {"learned": best_evaluation(), "by hand": warlike()}


def measure(view: View, evaluation: Evaluation, iterations: int, batches: int) -> Speed:
    """Search several times from a position, each time anew and with another seed."""
    searches: list[TreeSearch] = []
    stretches: list[Stretch] = []
    for seed in range(batches):
        search = TreeSearch(view, evaluation, seed)
        with Stretch() as stretch:
            search.iterate(iterations)
        searches.append(search)
        stretches.append(stretch)
    pairs = list(zip(searches, stretches, strict=True))
    return Speed(
        evaluations=sum(int(search.evaluations) for search in searches),
        iterations=iterations * batches,
        nodes=sum(len(search.nodes) for search in searches),
        seconds=sum(stretch.seconds for stretch in stretches),
        reference=harmonic_mean([stretch.reference for stretch in stretches]),
        evaluation_ratio=median(stretch.per_million(int(search.evaluations)) for search, stretch in pairs),
        iteration_ratio=median(stretch.per_million(iterations) for stretch in stretches),
    )


def speed_row(name: str, judged: str, speed: Speed) -> list[str]:
    """A row of the table of speed."""
    return [
        name,
        judged,
        f"{speed.evaluations / speed.seconds:,.0f}",
        f"{speed.iterations / speed.seconds:,.0f}",
        f"{speed.evaluations / speed.iterations:.1f}",
        f"{speed.nodes / speed.iterations:.1f}",
        f"{speed.evaluation_ratio:,.0f}",
        f"{speed.iteration_ratio:,.0f}",
    ]


def shares(view: View, evaluation: Evaluation, iterations: int, rounds: float) -> dict[str, float]:
    """The share of each part in the time of a search, whose iterations take so many rounds each."""
    search = TreeSearch(view, evaluation, 0)
    search.iterate(iterations)
    return time_parts(search, evaluation).shares(count(search), rounds * iterations)


def memory_row(name: str, after: str, held: Held) -> list[str]:
    """A row of the table of memory."""
    return [
        name,
        after,
        f"{held.seconds:.1f}",
        f"{held.iterations:,}",
        f"{held.nodes:,}",
        f"{held.grown / 1e6:,.1f} MB",
        f"{held.bytes_per_node:,.0f}",
    ]


def report(iterations: int, batches: int, *, markdown: bool, with_memory: bool) -> str:
    """Measure everything, and tell it."""
    judges = evaluations()
    speeds: dict[tuple[str, str], Speed] = {}
    for name in MAKERS:
        for judged, evaluation in judges.items():
            show(f"searching from the position “{name}”, {judged}")
            speeds[name, judged] = measure(position(name), evaluation, iterations, batches)
    told = [f"Build: {build_name()}. Reference loop: {_reference(speeds)} M/s."]
    told.append(table(SPEED, [speed_row(*key, speed) for key, speed in speeds.items()], markdown=markdown))
    columns: dict[str, dict[str, float]] = {}
    for name in MAKERS:
        show(f"timing the parts of a search from the position “{name}”")
        found = shares(position(name), judges["learned"], iterations, speeds[name, "learned"].rounds)
        columns[name] = found
    parts = [[part, *(f"{columns[name][part]:.0%}" for name in MAKERS)] for part in columns["opening"]]
    told.append(table(("share of the time, learned", *MAKERS), parts, markdown=markdown))
    if with_memory:
        grown = []
        for name in MAKERS:
            for after, seconds in TIMES.items():
                show(f"growing a tree from the position “{name}”, up to {after}")
                grown.append(memory_row(name, after, grow_apart(name, seconds, MOST_NODES)))
        told.append(table(MEMORY, grown, markdown=markdown))
    show("")
    return "\n\n".join(told)


def _reference(speeds: dict[tuple[str, str], Speed]) -> str:
    return f"{harmonic_mean([speed.reference for speed in speeds.values()]) / 1e6:.1f}"


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast the tree search is, and where its time goes.")
    parser.add_argument("--iterations", type=int, default=1000, help="how long a search is")
    parser.add_argument("--batches", type=int, default=7, help="how many searches there are of each kind")
    parser.add_argument("--no-memory", action="store_true", help="leave the memory of trees out")
    parser.add_argument("--markdown", action="store_true", help="print the tables for a document")
    given = parser.parse_args(words)
    if given.iterations < 1 or given.batches < 1:
        parser.error("at least one search of one iteration is needed")
    with_memory = not given.no_memory
    print(report(given.iterations, given.batches, markdown=given.markdown, with_memory=with_memory))


if __name__ == "__main__":
    main()
