"""A server that is killed again and again loses nothing that it has acknowledged.

What a run must have seen, it waits for: moves of bots before a kill and after the last one, and changes.
"""

import asyncio
import os
from pathlib import Path
from random import SystemRandom

import pytest

from tests.load.crash import AFTER_BOTS, Report, crash
from tests.sampling import sampled
from tests.server.databases import KINDS, a_database

KILLS = int(os.environ.get("ARPENTS_TEST_KILLS", "200"))
"""How often a server is killed in the long run, on each database."""


def crashed(kind: str, kills: int, games: int, folder: Path, *, seed: int, minutes: float) -> Report:
    """What came of so many kills; the log of the server tells more if that was not well."""
    log = folder / "server.log"
    with a_database(kind) as url:
        report = asyncio.run(crash(url, kills=kills, games=games, seed=seed, log=log, minutes=minutes))
    print(report, log.read_text("utf-8")[-4000:], sep="\n")
    return report


@pytest.mark.parametrize("kind", sampled(KINDS, test=1))
def test_nothing_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    report = crashed(kind, 3, 4, tmp_path, seed=1, minutes=10)
    assert not report.faults
    assert report.kills == 3
    assert report.acknowledged > 20
    assert report.bot_moves >= 2


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_when_the_server_is_killed_often(kind: str, tmp_path: Path) -> None:
    report = crashed(kind, KILLS, 8, tmp_path, seed=SystemRandom().getrandbits(32), minutes=600)
    assert not report.faults
    assert report.kills == KILLS
    assert report.repeated > KILLS // 2
    assert report.bot_moves > KILLS // AFTER_BOTS
