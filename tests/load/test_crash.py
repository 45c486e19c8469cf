"""A server that is killed again and again loses nothing that it has acknowledged.

What a run must have seen, it waits for: moves of bots before a kill and after the last one, and changes.
"""

import json
import os
import sys
from random import SystemRandom

import pytest

from tests.conftest import ROOT
from tests.load.crash import AFTER_BOTS, Report
from tests.processes import run
from tests.sampling import sampled
from tests.server.databases import KINDS

KILLS = int(os.environ.get("ARPENTS_TEST_KILLS", "200"))
"""How often a server is killed in the long run, on each database."""


def crashed(kind: str, kills: int, games: int, *, seed: int, minutes: float) -> Report:
    """What came of so many kills; the log of the server tells more if that was not well.

    It runs in a process of its own: what it verifies games with must not depend on the tests before it.
    """
    asked = {"database": kind, "kills": kills, "games": games, "seed": seed, "minutes": minutes}
    options = [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    command = [sys.executable, "-m", "tests.load.crash", "--json", *options]
    done = run(command, timeout=minutes * 60 + 60, cwd=ROOT)
    assert done.stdout, f"exit {done.returncode}: {done.stderr}"
    print(done.stdout, done.stderr, sep="\n")
    return Report(**json.loads(done.stdout))


@pytest.mark.parametrize("kind", sampled(KINDS, test=1))
def test_nothing_is_lost_when_the_server_is_killed(kind: str) -> None:
    report = crashed(kind, 3, 4, seed=1, minutes=10)
    assert not report.faults
    assert report.kills == 3
    assert report.acknowledged > 20
    assert report.bot_moves >= 2


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_when_the_server_is_killed_often(kind: str) -> None:
    report = crashed(kind, KILLS, 8, seed=SystemRandom().getrandbits(32), minutes=600)
    assert not report.faults
    assert report.kills == KILLS
    assert report.repeated > KILLS // 2
    assert report.bot_moves > KILLS // AFTER_BOTS
