"""No test of a benchmark asks how many seconds something took: what all is compared with takes few."""

from functools import partial

import pytest

from benchmarks import timing
from benchmarks.reference import rounds_per_second

ROUNDS = 10_000


@pytest.fixture(autouse=True)
def _short_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "rounds_per_second", partial(rounds_per_second, ROUNDS))
