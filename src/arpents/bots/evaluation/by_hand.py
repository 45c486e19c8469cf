"""The evaluation made by hand, with its weights."""

from __future__ import annotations

from mypy_extensions import i64

from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.position import evaluate
from arpents.bots.evaluation.weights import DEFAULT, Weights
from arpents.engine.state import State


class ByHand(Evaluation):
    """The evaluation made by hand, in points."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        super().__init__(weights.impatience)
        self.weights = weights

    def value(self, state: State, side: i64) -> float:
        """How much better the position is for the side than for its enemy, in points."""
        return evaluate(state, side, self.weights)
