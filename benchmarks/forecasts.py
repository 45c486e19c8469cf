"""How well chances foretold who won: loss, hits and reliability, with intervals by drawing games anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import chain
from math import log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

DRAWS: Final = 2000
"""How often games are drawn anew for an interval."""
LEAST: Final = 1e-6
"""The smallest chance that is reckoned with: the logarithm of none is without bounds."""
EDGES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Where the groups of chances begin and end that are held against what came."""


class Forecast(NamedTuple):
    """A chance that was given to the British in a game, and whether they won it."""

    game: str
    chance: float
    won: bool


class Figure(NamedTuple):
    """A number, and where it is with 95 % confidence."""

    value: float
    low: float
    high: float


Score = Callable[[Sequence[Forecast]], float]


def log_loss(forecasts: Sequence[Forecast]) -> float:
    """The mean of the logarithms of what was given to the side that won, turned positive; less is better."""
    return fmean(-log(max(LEAST, one.chance if one.won else 1.0 - one.chance)) for one in forecasts)


def brier(forecasts: Sequence[Forecast]) -> float:
    """The mean square of what was amiss; less is better."""
    return fmean((one.chance - one.won) ** 2 for one in forecasts)


def accuracy(forecasts: Sequence[Forecast]) -> float:
    """How often the side with the better chance won; an even chance is half right."""
    return fmean(0.5 if one.chance == 0.5 else (one.chance > 0.5) == one.won for one in forecasts)


def constant(forecasts: Sequence[Forecast], chance: float) -> list[Forecast]:
    """The same games, foretold by always saying the same."""
    return [one._replace(chance=chance) for one in forecasts]


def base_rate(forecasts: Sequence[Forecast]) -> float:
    """The share of the games that the British won."""
    return fmean({one.game: one.won for one in forecasts}.values())


def by_game(forecasts: Sequence[Forecast]) -> list[list[Forecast]]:
    """The forecasts of each game."""
    found: defaultdict[str, list[Forecast]] = defaultdict(list)
    for one in forecasts:
        found[one.game].append(one)
    return [found[game] for game in sorted(found)]


def figure(score: Score, forecasts: Sequence[Forecast], draws: int = DRAWS) -> Figure:
    """A score with its interval: that of games drawn anew, some of them twice and others not at all.

    Positions of one game tell nearly the same thing, so games are drawn and not positions.
    """
    games = by_game(forecasts)
    rng = Random(1)
    drawn = (rng.choices(games, k=len(games)) for _ in range(draws))
    found = sorted(score(list(chain.from_iterable(some))) for some in drawn)
    return Figure(score(forecasts), found[round(0.025 * (draws - 1))], found[round(0.975 * (draws - 1))])


def groups(forecasts: Sequence[Forecast]) -> list[list[Forecast]]:
    """The forecasts by the chance that they gave, in as many groups as there are between the edges."""
    found: list[list[Forecast]] = [[] for _ in EDGES[1:]]
    for one in forecasts:
        found[max(place for place in range(len(found)) if one.chance >= EDGES[place])].append(one)
    return found
