"""The learned evaluation that comes with Arpents, and what takes its place where it cannot be used."""

from __future__ import annotations

import warnings
from functools import cache
from pathlib import Path
from typing import Final

from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.model import Model
from arpents.bots.evaluation.model_file import BadModel, read_model

WEIGHTS: Final = Path(__file__).with_name("learned.model")
"""The weights that come with Arpents; ``arpents train`` makes such a file."""


@cache
def learned(path: Path = WEIGHTS) -> Model:
    """The learned evaluation; where its weights cannot be used, ``BadModel`` says why."""
    return read_model(path).model()


@cache
def best_evaluation(path: Path = WEIGHTS) -> Evaluation:
    """The learned evaluation; where it cannot be used, the one made by hand, with a warning."""
    try:
        return learned(path)
    except BadModel as fault:
        warnings.warn(f"{fault} Bots judge by the evaluation made by hand.", stacklevel=2)
        return ByHand()
