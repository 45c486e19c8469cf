"""What every evaluation is: something that says what a position is worth to a side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine.scoring import CAPTURES_TO_END, captured_points, leader
from arpents.engine.state import OVER, TOWNS, VILLAGES, State, towns_in_stock, villages_in_stock

LONG_GAME: Final = 60.0
"""After so many turns a game lasts long."""

IMPATIENCE: Final = 0.0002
"""The chance to win that each action left unused costs, for each turn of a game beyond a long one."""


def idleness(state: State, impatience: float) -> float:
    """What it costs to leave actions unused: at first nothing, since passing may be the least harm.

    A game that has lasted long is to come to an end.
    """
    late = max(0.0, float(state.turn) - LONG_GAME)
    return impatience * late * float(state.actions_left)


ENDLESS: Final = 120.0
"""After so many turns whoever leads should have won."""

HASTE: Final = 0.004
"""How much of a chance depends on how near the end is, for each turn beyond that."""

MOST_HASTE: Final = 0.4
"""How much of it does so at most: what else happens still counts for more."""


def hastened(state: State, chance: float) -> float:
    """The chance of the British, by the end that is near for whoever leads, where a game seems endless.

    To a side that is sure to win all it could do is alike; so it might never come to an end, and the enemy be
    lucky once.
    """
    late = float(state.turn) - ENDLESS
    if late <= 0.0 or state.phase == OVER:
        return chance
    side = leader(state)
    near = 0.5 * nearness(state, side)
    wanted = 0.5 - near if side else 0.5 + near
    return chance + min(MOST_HASTE, HASTE * late) * (wanted - chance)


def nearness(state: State, side: i64) -> float:
    """How much of the way a side has gone to an end that is counted, from 0 to 1."""
    villages = 1.0 - float(villages_in_stock(state, side)) / float(VILLAGES[side])
    towns = 1.0 - float(towns_in_stock(state, side)) / float(TOWNS[side])
    captures = float(captured_points(state, side)) / float(CAPTURES_TO_END)
    return min(1.0, max(villages, towns, captures))


class Evaluation:
    """What positions are worth to whoever searches by it.

    ``impatience`` is what it costs to leave actions unused in a game that lasts long. ``sought`` are cards to
    think of first when drafting, ``shed`` those that the Governor should send away, whatever they are worth
    to a usual deck.
    """

    def __init__(self, impatience: float) -> None:
        self.impatience = impatience
        self.sought: i64 = 0
        self.shed: i64 = 0

    def value(self, state: State, side: i64) -> float:
        """What a full position is worth to a side, at the end of a turn."""
        raise NotImplementedError

    def chance(self, state: State) -> float:
        """How likely the British are to win, from 0 to 1."""
        raise NotImplementedError
