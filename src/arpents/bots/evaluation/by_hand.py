"""The evaluation made by hand, with its weights."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.position import evaluate
from arpents.bots.evaluation.weights import DEFAULT, Weights
from arpents.engine.state import OVER, State

POINTS: Final = 9.0
"""A lead of so many points makes the odds e to 1."""


class ByHand(Evaluation):
    """The evaluation made by hand, in points."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        super().__init__(weights.impatience)
        self.weights = weights

    def value(self, state: State, side: i64) -> float:
        """How much better the position is for the side than for its enemy, in points."""
        return evaluate(state, side, self.weights)

    def chance(self, state: State) -> float:
        """How likely the British are to win, from 0 to 1: a guess from points."""
        if state.phase == OVER:
            return 1.0 if state.winner == 0 else 0.0
        return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -self.value(state, 0) / POINTS))))
