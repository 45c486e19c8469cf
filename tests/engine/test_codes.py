"""Codes of actions: there and back, and nothing else."""

import pickle
from random import Random

import pytest

from arpents import Action
from arpents.engine import verbs
from arpents.engine.codes import BITS, BadActionCode, action_code, action_from_code
from arpents.engine.packs import PACKS
from arpents.engine.places import INDEX, NAMES
from tests.engine.any_game import any_game

LISTED_AT_MOST = 300


def check_game(seed: int) -> None:
    """Every action listed in a game has a code of its own, which leads back to it."""
    rng = Random(seed)
    game = any_game(seed, rng)
    while game.decider is not None and game.state.turn < 60:
        if game.count_actions() <= LISTED_AT_MOST:
            actions = game.legal_actions()
            codes = [action_code(action) for action in actions]
            assert len(set(codes)) == len(actions)
            assert [action_from_code(code) for code in codes] == actions
            assert all(0 <= code < 1 << BITS for code in codes)
        game.apply(game.random_action(rng))


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_action_has_a_code_and_every_code_its_action(seed: int) -> None:
    check_game(seed)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_the_codes_of_many_games(batch: int) -> None:
    for seed in range(100 + batch * 25, 125 + batch * 25):
        check_game(seed)


def test_the_layout_stays() -> None:
    boston = PACKS[0].by_name["Boston"].first
    ships = PACKS[1].by_name["Ships"]
    assert action_code(Action(0, verbs.SETTLE)) == 0
    assert action_code(Action(1, verbs.PASS)) == 1 | 21 << 1
    place = 1 << INDEX["Quebec"]
    assert action_code(Action(0, verbs.BESIEGE, place, boston)) == 3 << 1 | 36 << 7 | boston << 19
    draft = action_code(Action(1, verbs.DRAFT, 0, 0, ships.first))
    assert draft == 1 | verbs.DRAFT << 1 | (ships.number + 1) << 13
    assert action_code(Action(1, verbs.BEGIN_WITH, 1 << 35, PACKS[1].everything)).bit_length() == BITS


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (-1, "from 0 up to"),
        (1 << 82, "from 0 up to"),
        pytest.param(1 << 99_999, "from 0 up to", id="too long to be shown"),
        (len(verbs.NAMES) << 1, "no such verb"),
        (63 << 1, "no such verb"),
        ((len(NAMES) + 1) << 7, "no location 37"),
        (63 << 7, "no location 63"),
        # The second Militia of the British, without the first.
        (PACKS[0].by_name["Militia"].first << 1 << 19, "its cards are none"),
        ((PACKS[0].by_name["Militia"].number + 2) << 13, "its chosen card"),
        # A bit that the French have no card for.
        (1 | 1 << 50 << 19, "its cards are none"),
        (1 | 51 << 13, "its chosen card"),
    ],
)
def test_what_stands_for_no_action_is_refused(code: int, fault: str) -> None:
    with pytest.raises(BadActionCode, match=fault):
        action_from_code(code)


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        (Action(2, verbs.PASS), "no such side"),
        (Action(-1, verbs.PASS), "no such side"),
        (Action(0, -1), "no such verb"),
        (Action(0, 40), "no such verb"),
        (Action(0, verbs.RAID, 3), "not one location"),
        (Action(0, verbs.RAID, -1), "not one location"),
        (Action(0, verbs.RAID, 1 << 36), "not one location"),
        (Action(0, verbs.RAID, 0, -1), "its cards are none"),
        (Action(1, verbs.RAID, 0, 1 << 50), "its cards are none"),
        (Action(0, verbs.DRAFT, 0, 0, 3), "its chosen card"),
        (Action(1, verbs.DRAFT, 0, 0, 1 << 50), "its chosen card"),
    ],
)
def test_what_is_no_action_has_no_code(action: Action, fault: str) -> None:
    with pytest.raises(BadActionCode, match=fault) as refusal:
        action_code(action)
    assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)


def check_random_codes(rng: Random, number: int) -> None:
    """Whatever is accepted is the code of its action."""
    accepted = 0
    for _ in range(number):
        code = rng.getrandbits(rng.choice((13, 19, 30, 60, 82, 83, 200)))
        try:
            action = action_from_code(code)
        except BadActionCode:
            continue
        accepted += 1
        assert action_code(action) == code
    assert accepted > number // 20


def test_random_codes() -> None:
    check_random_codes(Random(1), 2000)


@pytest.mark.soak
def test_many_random_codes() -> None:
    check_random_codes(Random(2), 100_000)
