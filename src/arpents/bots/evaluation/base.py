"""What every evaluation is: something that says what a position is worth to a side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine.state import State

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
