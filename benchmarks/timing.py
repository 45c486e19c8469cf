"""Timing work between two runs of the reference loop, and adding up what was timed.

Only the standard library is used here: the scripts that measure other projects use it in environments in
which Arpents is not installed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import harmonic_mean, median
from time import perf_counter
from types import TracebackType
from typing import Final, NamedTuple, TypeVar, final

from benchmarks.reference import rounds_per_second

MILLION: Final = 1e6
BATCH_SECONDS: Final = 0.4
"""How long a batch of games is played at least before the reference loop is timed again."""

T = TypeVar("T")


@final
class Stretch:
    """A stretch of work, timed between two timings of the reference loop in the same process.

    Use it as a context. Then ``seconds`` is how long the work took, and ``reference`` the rounds per second
    of the reference loop around it: the harmonic mean of just before and just after.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self.reference = 0.0

    def __enter__(self) -> Stretch:
        self._before = rounds_per_second()
        self._start = perf_counter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.seconds = perf_counter() - self._start
        if kind is None:
            self.reference = harmonic_mean([self._before, rounds_per_second()])

    def elapsed(self) -> float:
        """The seconds since the work began."""
        return perf_counter() - self._start

    def per_million(self, number: float) -> float:
        """How many of the things done fit into a million rounds of the reference loop."""
        return number / self.seconds / self.reference * MILLION


class Counted(NamedTuple):
    """What was counted in games: decisions, those with two or more legal actions, and turns."""

    decisions: int
    choices: int
    turns: int = 0


def count_all(played: list[Counted]) -> Counted:
    """The counts of several games added up."""
    return Counted(*(sum(column) for column in zip(*played, strict=True)))


@dataclass(frozen=True)
class Figures:
    """What a benchmark of random games found; the ratios are per million rounds of the reference loop."""

    games: int
    decisions_per_game: float
    games_per_second: float
    decisions_per_second: float
    choices_per_second: float
    reference: float
    ratio: float
    choice_ratio: float


@final
class Tally:
    """Batches of games, counted and timed."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.choices = 0
        self.seconds = 0.0
        self.references: list[float] = []
        self.ratios: list[float] = []
        self.choice_ratios: list[float] = []

    def add(self, batch: Stretch, games: int, counted: Counted) -> None:
        """Add a batch of games."""
        self.games += games
        self.turns += counted.turns
        self.decisions += counted.decisions
        self.choices += counted.choices
        self.seconds += batch.seconds
        self.references.append(batch.reference)
        self.ratios.append(batch.per_million(counted.decisions))
        self.choice_ratios.append(batch.per_million(counted.choices))

    def figures(self) -> Figures:
        """The figures of all batches; a ratio is the median of the batches, which one slow moment spares."""
        return Figures(
            games=self.games,
            decisions_per_game=self.decisions / self.games,
            games_per_second=self.games / self.seconds,
            decisions_per_second=self.decisions / self.seconds,
            choices_per_second=self.choices / self.seconds,
            reference=harmonic_mean(self.references),
            ratio=median(self.ratios),
            choice_ratio=median(self.choice_ratios),
        )


def play_for(
    seconds: float,
    play: Callable[[int], T],
    count: Callable[[list[T]], Counted],
    first_seed: int = 1,
) -> Tally:
    """Play games with seeds from the first one up, in batches, until they have taken these seconds.

    ``play`` plays the game of a seed, by the clock. ``count`` counts the games of a batch, off the clock.
    """
    tally = Tally()
    seed = first_seed
    while tally.seconds < seconds:
        played: list[T] = []
        with Stretch() as batch:
            while not played or batch.elapsed() < min(seconds, BATCH_SECONDS):
                played.append(play(seed))
                seed += 1
        tally.add(batch, len(played), count(played))
    return tally
