"""The puzzles: each is a sound position whose right decision is proven, and the strongest bot solves them."""

from collections import Counter

import pytest

from arpents.bots import Budget, make_bot
from arpents.engine.soundness import check_state
from tests.puzzles.proving import fault, worlds
from tests.puzzles.puzzle import Pattern, Puzzle, puzzles, solves

QUICK = ("the leader holds Quebec", "an empty Quebec", "block or be counted out", "Louisbourg holds")
"""A few that need no long search."""

LONG = ("draw the whole deck", "draw the whole deck, in French")
"""Those whose proof takes longer than that of all others together."""

every_puzzle = pytest.mark.parametrize(
    "puzzle", puzzles(), ids=lambda puzzle: f"{puzzle.theme}: {puzzle.name}"
)


def test_there_are_enough_puzzles_of_each_theme() -> None:
    themes = Counter(puzzle.theme for puzzle in puzzles())
    assert themes.total() >= 40
    assert min(themes.values()) >= 3
    assert len({puzzle.name for puzzle in puzzles()}) == themes.total()


@every_puzzle
def test_the_position_is_sound_and_told(puzzle: Puzzle) -> None:
    game = puzzle.game()
    check_state(game.state)
    assert game.decider is not None
    assert puzzle.why.endswith(".")
    assert bool(puzzle.right) != bool(puzzle.wrong)


@pytest.mark.parametrize(
    "puzzle",
    [pytest.param(puzzle, marks=pytest.mark.soak) if puzzle.name in LONG else puzzle for puzzle in puzzles()],
    ids=lambda puzzle: f"{puzzle.theme}: {puzzle.name}",
)
def test_the_proof_holds(puzzle: Puzzle) -> None:
    assert fault(puzzle) is None


def test_a_wrong_claim_is_found_out() -> None:
    right = next(puzzle for puzzle in puzzles() if puzzle.name == "Militia is not enough")
    claim = Puzzle(
        right.name,
        right.theme,
        right.why,
        right.proof,
        right.turns,
        right.given,
        right=(Pattern.read("reinforce Boston: Militia"),),
        wrong=(),
    )
    assert fault(claim) == "reinforce Boston: Militia is not right"


def test_all_hands_that_may_be_are_looked_at() -> None:
    hidden = next(puzzle for puzzle in puzzles() if puzzle.name == "an empty Quebec")
    found = [world.french.hand for world in worlds(hidden.view())]
    assert len(found) == len(set(found)) == 10


@pytest.mark.parametrize("name", QUICK)
def test_the_strongest_bot_solves_these_soon(name: str) -> None:
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.name == name)
    assert solves(make_bot("general"), puzzle, Budget(60, iterations=300))


@pytest.mark.soak
def test_the_strongest_bot_solves_nearly_all_in_a_second() -> None:
    failed = [puzzle.name for puzzle in puzzles() if not solves(make_bot("general"), puzzle, Budget(1.0))]
    assert len(failed) <= len(puzzles()) // 10, failed
