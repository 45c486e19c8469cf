"""Counting sequences of actions."""

import pytest

import arpents
from arpents.engine.perft import perft
from arpents.engine.rules import RulesFixed
from tests.positions import position, side


def test_sequences_are_those_that_one_would_list() -> None:
    game = position(side(hand=["Boston"], money=0), board={"New York": None})
    sequences = 0
    for first in game.legal_actions():
        branch = game.copy()
        branch.apply(first)
        sequences += len(branch.legal_actions())
    assert [perft(game, depth) for depth in range(3)] == [1, len(game.legal_actions()), sequences]


def test_a_game_that_ends_has_no_further_sequences() -> None:
    game = position(side(hand=["Louisbourg", "Boston", "New York"]), board={"Quebec": None})
    game.concede(0)
    assert perft(game, 2) == 0


def test_rules_and_scenario_are_not_named_together() -> None:
    with pytest.raises(RulesFixed, match="its own rule set and variants"):
        arpents.new_game("yucata", scenario="standard")
    assert arpents.new_game(scenario="yucata").state.rules.rule_set == "yucata"
