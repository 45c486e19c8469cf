"""Which of many random games are played on both builds, and which on the compiled one alone."""

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet


def sampled(batches: range, both: int = 1) -> Sequence[int | ParameterSet]:
    """Batches of random games, of which the first few are played on the sources too.

    The sources play many times more slowly, and are measured on the way. That they play as the compiled build
    does is proved by the golden games.
    """
    return [
        batch if batch < batches.start + both else pytest.param(batch, marks=pytest.mark.fuzz)
        for batch in batches
    ]
