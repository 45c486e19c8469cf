"""The benchmark of the tree search: its positions, what it counts, and its tables.

Nothing here asks how many seconds something took.
"""

import json
from random import Random

import pytest

import arpents
from arpents import View
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.candidates import IDLE
from arpents.bots.search.tree import TreeSearch
from arpents.engine.play import perform
from benchmarks import search, search_memory, search_parts, search_positions
from benchmarks.search_memory import Held, grow_apart
from benchmarks.search_parts import Costs, Counts, count, walk_down
from benchmarks.search_positions import MAKERS, besieged, first_turn

OPENING = arpents.new_game(seed=1).view("british")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a real run small."""
    monkeypatch.setattr(search, "position", lambda name: OPENING)
    monkeypatch.setattr(search_memory, "position", lambda name: OPENING)
    monkeypatch.setattr(search_parts, "CALLS", 10)
    monkeypatch.setattr(search_parts, "TIMES", 1)
    monkeypatch.setattr(search_parts, "WALKS", 3)
    monkeypatch.setattr(search_parts, "SAMPLE", 10)


def searched(iterations: int) -> TreeSearch:
    found = TreeSearch(OPENING, best_evaluation(), 1)
    found.iterate(iterations)
    return found


def test_positions_are_made_again_alike_with_and_without_a_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_positions, "make_bot", lambda name: arpents.make_bot("beginner:seed=1"))

    def at(least: int) -> View:
        return first_turn(1, lambda state: state.turn >= least)

    assert at(0).turn == 1
    assert at(5).turn == 6
    assert at(5) == at(5)
    with pytest.raises(ValueError, match="no turn of the game with seed 1"):
        first_turn(1, lambda state: False)


@pytest.mark.fuzz
def test_one_of_the_positions_has_a_siege() -> None:
    sieges = [besieged(search_positions.position(name).state) for name in MAKERS]
    assert sieges == [False, False, True]


def test_the_tree_tells_how_often_what_was_done() -> None:
    found = searched(12)
    counted = count(found)
    assert counted.iterations == 12
    assert counted.guesses == len(found.nodes) - 1
    assert counted.evaluations == found.evaluations >= counted.guesses
    assert counted.steps >= counted.iterations
    assert 0 < counted.idle < counted.guesses


def test_the_tree_is_walked_as_it_was_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_parts, "SAMPLE", 30)
    sample = walk_down(searched(20), 10)
    assert len(sample.states) == len(sample.actions) == len(sample.after) == 30
    for before, action, after in zip(sample.tried_in, sample.actions, sample.after, strict=True):
        assert action.verb_number not in IDLE
        again = before.copy()
        perform(again, action, None)
        assert again == after
    assert max(state.turn for state in sample.states) > 0
    assert len(sample.some(5, Random(1)).states) == 5


def test_shares_are_parts_times_their_counts_and_the_rest_makes_them_whole() -> None:
    costs = Costs(imagine=1, offers=2, candidates=3, copy=4, copy_and_perform=6, features=5, evaluation=8)
    counts = Counts(iterations=10, steps=30, guesses=90, idle=20, evaluations=100)
    assert costs.shares(counts, 2000) == pytest.approx(
        {
            "worlds imagined": 10 / 2000,
            "offers": 60 / 2000,
            "candidates": 90 / 2000,
            "states copied, actions done": (6 * 80 + 2 * 20) / 2000,
            "evaluation: features": 500 / 2000,
            "evaluation: the network": 300 / 2000,
            search_parts.REST: 520 / 2000,
        }
    )


def test_speed_and_parts_are_told(short: None, capsys: pytest.CaptureFixture[str]) -> None:
    search.main(["--iterations", "3", "--batches", "2", "--no-memory", "--markdown"])
    lines = capsys.readouterr().out.splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    assert [row[:2] for row in rows[2:8]] == [
        [name, judged] for name in MAKERS for judged in ("learned", "by hand")
    ]
    shares = [row for row in rows if row[0] in ("offers", "candidates", search_parts.REST)]
    assert all(len(row) == 1 + len(MAKERS) and row[1].endswith("%") for row in shares)
    assert len(shares) == 3
    assert not any("nodes" in line and "MB" in line for line in lines)


def test_a_tree_grows_until_it_has_so_many_nodes(short: None, capsys: pytest.CaptureFixture[str]) -> None:
    search_memory.main(["opening", "--nodes", "60"])
    held = Held(**json.loads(capsys.readouterr().out))
    assert held.nodes >= 60
    assert held.iterations % search_memory.AT_A_TIME == 0
    assert held.iterations > 0


def test_a_tree_grows_in_a_process_of_its_own() -> None:
    held = grow_apart("opening", float("inf"), 40)
    assert held.nodes >= 40
    row = search.memory_row("opening", "3 s", Held(200, 8, 3.04, 50_000))
    assert row == ["opening", "3 s", "3.0", "8", "200", "0.1 MB", "250"]


def test_a_search_or_more_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        search.main(["--batches", "0"])
    assert stopped.value.code == 2
    assert "at least one search" in capsys.readouterr().err
