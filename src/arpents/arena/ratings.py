"""Ratings: how strong bots are, from who beat whom.

The model is that of Bradley and Terry, on the scale of Elo: 400 points are ten to one. What is found are the
ratings under which the results are most likely. Intervals follow from how sharply the likelihood falls off
around them (the inverse of its Hessian), with the anchor (the mean of all ratings, which is 0) held fixed.

To each pair in each seating one drawn game is added, so that a bot that always wins keeps a finite rating.
That the two games of a swapped pair begin with the same chance is left out of account.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, sqrt
from typing import Final, final

from arpents.arena.results import GameResult

Z: Final = 1.959963984540054
"""A normal variable is within so many deviations of its mean 95 times out of 100."""

SCALE: Final = 400 / log(10)
"""Points of Elo for each unit of log odds."""

_DRAWN: Final = 0.5
_STEPS: Final = 100
_CLOSE: Final = 1e-10
_STRIDE: Final = 2.0

Vector = list[float]
Matrix = list[Vector]


@final
@dataclass(frozen=True)
class Rating:
    """A rating in points of Elo, and half the width of its 95 % interval."""

    elo: float
    margin: float


@final
@dataclass(frozen=True)
class Ratings:
    """The ratings of a contest: of each bot, of what playing the British is worth, of each bot by side.

    Overall, a bot has one rating, and all who play the British share one advantage. By side, a bot has the
    rating that explains its results with that side against opponents of their overall ratings, which are
    taken as given. So the advantage of a side shows there as higher ratings of all bots that have it. (To
    fit ratings by side all at once is no use: when two bots meet, nothing tells whether one of them is good
    with the British or the other one bad with the French.)
    """

    overall: dict[str, Rating]
    british_advantage: Rating
    by_side: dict[str, tuple[Rating, Rating]]


@final
@dataclass(frozen=True)
class _Meeting:
    """How often a British player won and lost against a French one, each by its number."""

    british: int
    french: int
    won: float
    lost: float


def rate(labels: Sequence[str], results: Iterable[GameResult]) -> Ratings:
    """The ratings that results speak for; forfeits count as the losses that they are."""
    number = {label: place for place, label in enumerate(labels)}
    counts = {seats: [_DRAWN, _DRAWN] for seats in permutations(range(len(labels)), 2)}
    for result in results:
        british, french = (number[seat] for seat in result.seats)
        counts[british, french][result.winner] += 1
    meetings = [_Meeting(*seats, *score) for seats, score in counts.items()]
    *overall, advantage = _fit(meetings, len(labels))
    ratings = [rating.elo / SCALE for rating in overall]
    by_side = [
        (
            _perform([(ratings[m.french], m.won, m.lost) for m in meetings if m.british == place]),
            _perform([(ratings[m.british], m.lost, m.won) for m in meetings if m.french == place]),
        )
        for place in range(len(labels))
    ]
    return Ratings(
        dict(zip(labels, overall, strict=True)), advantage, dict(zip(labels, by_side, strict=True))
    )


def _perform(meetings: list[tuple[float, float, float]]) -> Rating:
    """The rating that explains wins and losses against players of these ratings."""
    found = 0.0
    for _ in range(_STEPS):
        slope = bend = 0.0
        for rating, won, lost in meetings:
            chance = _chance(found - rating)
            slope += won - (won + lost) * chance
            bend += (won + lost) * chance * (1 - chance)
        step = max(-_STRIDE, min(_STRIDE, slope / bend))
        found += step
        if abs(step) < _CLOSE:
            break
    return Rating(SCALE * found, SCALE * Z / sqrt(bend))


def _fit(meetings: list[_Meeting], players: int) -> list[Rating]:
    """The most likely ratings, and last the advantage of the British; the mean of the ratings is 0."""
    found = [0.0] * (players + 1)
    for _ in range(_STEPS):
        slope, bend = _derivatives(meetings, found)
        step = _solve(bend, slope)
        longest = max(map(abs, step))
        # A long step could leap over the summit, since far from it the likelihood is almost straight.
        shrink = min(1.0, _STRIDE / longest) if longest else 1.0
        found = [value + shrink * part for value, part in zip(found, step, strict=True)]
        if longest < _CLOSE:
            break
    _, bend = _derivatives(meetings, found)
    ratings = []
    for place, value in enumerate(found):
        contrast = [float(other == place) for other in range(players + 1)]
        if place < players:
            contrast[:players] = [part - 1 / players for part in contrast[:players]]
        variance = sum(one * two for one, two in zip(contrast, _solve(bend, contrast), strict=True))
        ratings.append(Rating(SCALE * value, SCALE * Z * sqrt(max(0.0, variance))))
    return ratings


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _derivatives(meetings: list[_Meeting], at: Vector) -> tuple[Vector, Matrix]:
    """The slope of the log likelihood, and minus its bend."""
    players = len(at) - 1
    # The likelihood does not change with the sum of the ratings; this draws the sum to 0, and nothing else.
    slope = [-sum(at[:players])] * players + [0.0]
    bend = [
        [float(max(row, column) < players) for column in range(players + 1)] for row in range(players + 1)
    ]
    for meeting in meetings:
        signs = ((meeting.british, 1), (meeting.french, -1), (players, 1))
        chance = _chance(sum(sign * at[place] for place, sign in signs))
        games = meeting.won + meeting.lost
        for place, sign in signs:
            slope[place] += sign * (meeting.won - games * chance)
            for other, other_sign in signs:
                bend[place][other] += sign * other_sign * games * chance * (1 - chance)
    return slope, bend


def _solve(matrix: Matrix, right: Vector) -> Vector:
    """The solution of a system of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place]
        for row in rows[place + 1 :]:
            factor = row[place] / head[place]
            for column in range(place, size + 1):
                row[column] -= factor * head[column]
    solution = [0.0] * size
    for place in reversed(range(size)):
        row = rows[place]
        known = sum(row[column] * solution[column] for column in range(place + 1, size))
        solution[place] = (row[size] - known) / row[place]
    return solution
