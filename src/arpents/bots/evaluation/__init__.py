"""The evaluation of a position: made by hand, each part in its own module, or learned (``model``)."""

from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.position import evaluate
from arpents.bots.evaluation.weights import DEFAULT, Weights

__all__ = ["DEFAULT", "ByHand", "Weights", "evaluate"]
