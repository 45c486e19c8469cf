"""Curves: the points of each bot with each side, turn by turn, over all its games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, final

from arpents.arena.match import SAMPLED
from arpents.arena.results import GameResult
from arpents.engine.sides import SIDES, Side

_FEWEST: Final = 0.1
"""A curve ends where a smaller share of the games goes on: what a few long games do says little."""


@final
@dataclass(frozen=True)
class CurvePoint:
    """The points of a bot with a side at the beginning of a turn: their mean and their middle half."""

    bot: str
    side: Side
    turn: int
    games: int
    mean: float
    low: float
    high: float


def points_over_time(labels: Sequence[str], results: Sequence[GameResult]) -> list[CurvePoint]:
    """The curves of all bots, over the games that go on at each turn."""
    return [point for label in labels for side in SIDES for point in _curve(label, side, results)]


def _curve(label: str, side: Side, results: Sequence[GameResult]) -> Iterator[CurvePoint]:
    played = [result for result in results if result.seats[side] == label]
    values: dict[int, list[int]] = {}
    for result in played:
        for standing in result.course:
            if standing.turn % SAMPLED == 0:
                values.setdefault(standing.turn, []).append((standing.british, standing.french)[side])
    for turn, points in sorted(values.items()):
        if len(points) >= _FEWEST * len(played):
            low, high = quantile(points, 0.25), quantile(points, 0.75)
            yield CurvePoint(label, side, turn, len(points), fmean(points), low, high)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies, between two of them if need be."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
