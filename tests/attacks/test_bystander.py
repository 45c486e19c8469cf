"""While an attack runs at the default limits, a second player is served nearly as before.

Everything that a client can be answered is counted by the attacker; what may not be is named by each attack.
``python -m tests.attacks.table`` prints what came of all of them.
"""

from collections.abc import Iterator

import pytest

from benchmarks.served import Served
from tests.attacks.catalogue import ATTACKS
from tests.attacks.harness import attacked, default_server
from tests.sampling import sampled

ROUGH = 0.02
"""The quiet p99 that is assumed where other tests run on the same cores, in seconds."""

TRIES = 2
"""What is slow by chance is not so twice."""


@pytest.fixture(scope="module")
def twin() -> Iterator[Served]:
    """A server that nobody attacks, to compare with."""
    with default_server() as served:
        yield served


def check(name: str, twin: Served, *, quiet: float, seconds: float) -> None:
    """Make an attack; if anything comes of it that should not, once more."""
    for _ in range(TRIES):
        outcome = attacked(name, ATTACKS[name], quiet=quiet, seconds=seconds, twin=twin)
        print(outcome)
        faults = outcome.faults(ROUGH)
        if not faults:
            return
    assert faults == []


@pytest.mark.parametrize("name", sampled([name for name, attack in ATTACKS.items() if attack.often], test=1))
def test_a_second_player_goes_on(name: str, twin: Served) -> None:
    check(name, twin, quiet=1, seconds=2)


@pytest.mark.soak
@pytest.mark.parametrize("name", ATTACKS)
def test_a_second_player_goes_on_for_longer(name: str, twin: Served) -> None:
    check(name, twin, quiet=5, seconds=15)
