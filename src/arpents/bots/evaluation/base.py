"""What every evaluation is: something that says what a position is worth to a side."""

from __future__ import annotations

from mypy_extensions import i64

from arpents.engine.state import State


class Evaluation:
    """What positions are worth, and what it costs to leave actions unused in a game that lasts long."""

    def __init__(self, impatience: float) -> None:
        self.impatience = impatience

    def value(self, state: State, side: i64) -> float:
        """What a full position is worth to a side, at the end of a turn."""
        raise NotImplementedError
