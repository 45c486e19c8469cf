"""The example has a random agent for each interface, and each plays a game to its end."""

import sys
from pathlib import Path

import pytest

from examples.random_agents import INTERFACES
from tests.processes import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_agents.py"


@pytest.mark.parametrize("name", INTERFACES)
def test_a_random_agent_plays_a_game_to_its_end(name: str) -> None:
    assert INTERFACES[name](turn_limit=12) in {1.0, -1.0}


def test_it_runs_as_a_script() -> None:
    told = run([sys.executable, str(EXAMPLE), "pettingzoo"])
    assert told.stdout in {"pettingzoo: the British got +1\n", "pettingzoo: the British got -1\n"}, (
        told.stderr
    )
