"""The summary of a contest: what the tables and the plots show, computed from the results alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from statistics import fmean, median
from typing import final

from arpents.arena.ratings import Ratings, Z, rate
from arpents.arena.results import FORFEIT, STOPPED_AT_LIMIT, GameResult, Part
from arpents.engine import verbs
from arpents.engine.reasons import REASONS
from arpents.engine.sides import SIDES, Side


@final
@dataclass(frozen=True)
class Score:
    """How many games were won, out of how many."""

    won: int
    games: int

    @property
    def rate(self) -> float:
        """The share that was won; half of nothing."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate is with 95 % confidence, after Wilson."""
        return wilson(self.won, self.games)


@final
@dataclass(frozen=True)
class Thinking:
    """The time that a bot took: its decisions, those over budget, and seconds for one."""

    decisions: int
    over_budget: int
    mean: float
    slowest: float

    @property
    def share_over(self) -> float:
        """The share of decisions over budget."""
        return self.over_budget / self.decisions if self.decisions else 0.0


@final
@dataclass(frozen=True)
class Spread:
    """A number that differs from game to game."""

    mean: float
    median: float
    least: int
    most: int


@final
@dataclass(frozen=True)
class Forfeit:
    """A game that a bot lost by what it did."""

    bot: str
    game: str
    why: str


@final
@dataclass(frozen=True)
class Summary:
    """All that a report says."""

    labels: tuple[str, ...]
    games: int
    scores: dict[str, Score]
    by_side: dict[str, tuple[Score, Score]]
    cross: dict[tuple[str, str], Score]
    ratings: Ratings
    endings: dict[str, tuple[int, int]]
    """For each reason that occurred, the games that the British and the French won."""
    turns: Spread
    decisions: Spread
    thinking: dict[str, Thinking]
    forfeits: tuple[Forfeit, ...]
    verbs: dict[str, dict[str, int]]
    """How often each bot did what."""

    @property
    def strongest_first(self) -> list[str]:
        """The bots by rating."""
        return sorted(self.labels, key=lambda label: -self.ratings.overall[label].elo)

    @property
    def stopped(self) -> Score:
        """How many games were stopped at the limit of turns."""
        return Score(sum(self.endings.get(STOPPED_AT_LIMIT, (0, 0))), self.games)

    @property
    def unplayed(self) -> tuple[str, ...]:
        """The verbs that no bot used."""
        return tuple(name for name in verbs.NAMES if not any(used.get(name) for used in self.verbs.values()))


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval for a rate with 95 % confidence, which stays within 0 and 1 and never vanishes."""
    if not games:
        return 0.0, 1.0
    rate, weight = won / games, Z * Z / games
    centre = (rate + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def elo(share: float, games: int) -> float:
    """The points of Elo by which somebody is stronger who wins such a share of so many games.

    Whoever wins or loses all of them is taken to have missed by half a game.
    """
    edge = 0.5 / games
    share = min(1.0 - edge, max(edge, share))
    return 400.0 * log10(share / (1.0 - share))


def summarise(labels: Sequence[str], results: Sequence[GameResult]) -> Summary:
    """What results, of which there is at least one, add up to."""
    parts = {label: [part for result in results for part in _parts(result, label)] for label in labels}
    return Summary(
        labels=tuple(labels),
        games=len(results),
        scores={label: _score(label, results) for label in labels},
        by_side={
            label: (_with(label, SIDES[0], results), _with(label, SIDES[1], results)) for label in labels
        },
        cross={
            (label, other): _score(label, [result for result in results if other in result.seats])
            for label in labels
            for other in labels
            if label != other
        },
        ratings=rate(labels, results),
        endings=_endings(results),
        turns=_spread([result.turns for result in results]),
        decisions=_spread([result.decisions for result in results]),
        thinking={label: _thinking(parts[label]) for label in labels},
        forfeits=tuple(
            Forfeit(result.lost_by, str(result.fixture), result.forfeit)
            for result in results
            if result.forfeit is not None
        ),
        verbs={
            label: dict(sum((Counter(part.verbs) for part in parts[label]), Counter())) for label in labels
        },
    )


def _parts(result: GameResult, label: str) -> list[Part]:
    return [part for seat, part in zip(result.seats, result.parts, strict=True) if seat == label]


def _score(label: str, results: Iterable[GameResult]) -> Score:
    played = [result for result in results if label in result.seats]
    return Score(sum(result.won_by == label for result in played), len(played))


def _with(label: str, side: Side, results: Iterable[GameResult]) -> Score:
    return _score(label, (result for result in results if result.seats[side] == label))


def _endings(results: Iterable[GameResult]) -> dict[str, tuple[int, int]]:
    """The endings in the order of the rules, forfeits last."""
    counts = Counter((result.reason, result.winner) for result in results)
    reasons = [*REASONS, FORFEIT]
    wins = {reason: (counts[reason, 0], counts[reason, 1]) for reason in reasons}
    return {reason: both for reason, both in wins.items() if any(both)}


def _spread(values: list[int]) -> Spread:
    return Spread(fmean(values), median(values), min(values), max(values))


def _thinking(parts: list[Part]) -> Thinking:
    decisions = sum(part.decisions for part in parts)
    return Thinking(
        decisions=decisions,
        over_budget=sum(part.over_budget for part in parts),
        mean=sum(part.seconds for part in parts) / decisions if decisions else 0.0,
        slowest=max((part.slowest for part in parts), default=0.0),
    )
