"""Matches: what is counted of a game, and what a bot's fault costs it."""

from collections import Counter

import pytest

from arpents.arena import play_match
from arpents.engine import verbs
from arpents.engine.game import new_game
from tests.arena import odd_bots
from tests.arena.odd_bots import Sound


def test_a_game_is_counted_in_full() -> None:
    result = play_match(Sound(1), Sound(2), game=new_game(seed=5), turn_limit=60)
    assert result.seats == ("british", "french")
    assert (result.reason, result.turns, result.forfeit) == ("stopped", 60, None)
    british, french = result.points
    assert result.winner == int(british <= french)
    for part in result.parts:
        assert part.decisions == sum(part.verbs.values())
        assert part.verbs["end turn"] == 30
        assert 0 < part.slowest <= part.seconds
        assert set(part.verbs) <= set(verbs.NAMES)
    assert [standing.turn for standing in result.course] == [0, 10, 20, 30, 40, 50, 60]
    assert (result.course[-1].british, result.course[-1].french) == result.points


def test_the_verbs_are_those_that_were_played() -> None:
    game = new_game(seed=5)
    result = play_match(Sound(1), Sound(2), game=game, turn_limit=20)
    played = Counter(event.action.verb for event in game.log if event.action is not None)
    counted = Counter(result.parts[0].verbs) + Counter(result.parts[1].verbs)
    # The log also has what happens by itself, such as showing a hand that cannot block.
    assert counted <= played
    assert counted["end turn"] == played["end turn"]


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (odd_bots.Raises, "raised ValueError: I do not know any more"),
        (odd_bots.Exits, "raised SystemExit: I am off"),
        (odd_bots.Cheats, "returned an action that was not offered: 'settle"),
        (odd_bots.TalksNonsense, "returned an action that was not offered: "),
        (odd_bots.PlaysForTheEnemy, "the British side decides"),
        (odd_bots.SaysNothing, "returned None, which is no action"),
    ],
)
def test_a_fault_forfeits_the_game_with_its_reason(kind: type[Sound], why: str) -> None:
    result = play_match(kind(), Sound())
    assert (result.winner, result.reason) == (1, "forfeit")
    assert result.forfeit is not None
    assert why in result.forfeit
    other_way_round = play_match(Sound(), kind())
    assert other_way_round.winner == 0


def test_a_bot_changes_nothing_by_changing_what_it_sees() -> None:
    honest = play_match(Sound(1), Sound(2), game=new_game(seed=9), turn_limit=100)
    changed = play_match(odd_bots.Mutates(1), Sound(2), game=new_game(seed=9), turn_limit=100)
    assert changed.course == honest.course
    assert [part.verbs for part in changed.parts] == [part.verbs for part in honest.parts]


def test_decisions_over_budget_are_counted() -> None:
    result = play_match(odd_bots.Dawdles(), Sound(), budget=0.05, turn_limit=20)
    assert result.parts[0].over_budget >= 2
    assert result.parts[0].slowest > 0.05
    assert result.parts[0].over_budget < result.parts[0].decisions
