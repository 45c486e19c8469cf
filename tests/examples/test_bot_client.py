"""The example of a client plays against a real server, by the API alone."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from arpents.records.file_replay import replay
from arpents.records.game_text import read_game_text
from benchmarks.served import Served, serving
from examples.bot_client import play
from tests.processes import PATIENCE, started

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('data')}/games.sqlite"
    with serving(database, os.environ) as server:
        yield server


def test_it_has_fifty_lines_at_most() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 50


def test_it_plays_a_game_against_a_bot(served: Served) -> None:
    ended = play(served.url, turns=6, seed=1)
    assert ended["game"]["outcome"]["reason"] == "conceded"
    text = httpx.get(f"{served.url}/api/v1/games/{ended['game']['id']}/record").text
    game = replay(read_game_text(text))
    acted = [event.side_number for event in game.log if event.action is not None]
    # In six turns each side has three, and a turn at least its end: what else is done in it is chance.
    assert acted.count(ended["you"] == "french") >= 3


def test_it_joins_by_an_invitation_and_resumes_a_seat(served: Served) -> None:
    seat = httpx.post(f"{served.url}/api/v1/games", json={"side": "british"}).json()
    invite, link = (served.url + seat[name][seat[name].index("/game/") :] for name in ("invite", "link"))
    script = [sys.executable, str(EXAMPLE), invite]
    with started(script, stdout=PIPE) as other:
        ended = play(link, turns=4, seed=2)
        said, _ = other.communicate(timeout=PATIENCE)
    assert ended["game"]["british"]["name"] == "Guest"
    assert ended["game"]["french"]["name"] == "Example"
    assert "'winner': 'french'" in said
