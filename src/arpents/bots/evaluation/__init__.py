"""The evaluation of a position, by hand: what a player weighs up, each part in its own module."""

from arpents.bots.evaluation.position import Evaluation, evaluate
from arpents.bots.evaluation.weights import DEFAULT, Weights

__all__ = ["DEFAULT", "Evaluation", "Weights", "evaluate"]
