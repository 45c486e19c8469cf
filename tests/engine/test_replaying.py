"""Games lived again: the same actions and the cards that chance once gave, without any generator."""

from random import Random

import pytest

import arpents
from arpents import Game, UnknownName
from arpents.engine.chance import ImpossibleDraw, draw_told
from arpents.engine.events import drawn_in
from arpents.engine.game import dealt_game, game_from
from arpents.engine.packs import PACKS
from arpents.engine.state import DRAW
from tests.engine.any_game import any_game
from tests.engine.every_state import states_of
from tests.positions import BRITISH, FRENCH, do, position, side, zone
from tests.sampling import sampled


def ending_a_turn(**more: object) -> Game:
    """A game in which the British have four cards, and draw one of two at the end of their turn."""
    hand = ["Boston", "Philadelphia", "New Haven", "St. Mary's"]
    return position(side(hand=hand, deck=["New York", "Norfolk"], **more))


def replay(game: Game, text: str, *drawn: str) -> None:
    game.replay(arpents.parse_action(text, game), drawn)


@pytest.mark.parametrize("card", ["New York", "Norfolk"])
def test_the_cards_are_those_that_are_told(card: str) -> None:
    game = ending_a_turn()
    replay(game, "end turn", card)
    assert card in zone(game, BRITISH, "hand")
    assert game.decider == FRENCH
    assert drawn_in(game.log) == [card]


@pytest.mark.parametrize(
    ("drawn", "error", "fault"),
    [
        ([], ImpossibleDraw, "Only 0 cards are drawn here, and 1 more are to be"),
        (["Norfolk", "New York"], ImpossibleDraw, "New York cannot be drawn here: chance gives 1 cards"),
        (["Boston"], ImpossibleDraw, "Boston is drawn, which is not in the british deck"),
        (["Atlantis"], UnknownName, 'Unknown card "Atlantis"'),
    ],
    ids=["too few", "too many", "not in the deck", "no card"],
)
def test_what_cannot_have_been_drawn_is_refused_and_changes_nothing(
    drawn: list[str], error: type[Exception], fault: str
) -> None:
    game = ending_a_turn()
    before = game.state.copy()
    with pytest.raises(error, match=fault):
        replay(game, "end turn", *drawn)
    assert game.state == before
    assert game.log == []
    do(game, "end turn")


def test_no_card_is_drawn_while_somebody_decides() -> None:
    game = ending_a_turn()
    with pytest.raises(ImpossibleDraw, match="Norfolk is drawn where nothing is to be drawn"):
        draw_told(game.state, PACKS[BRITISH].by_name["Norfolk"], [])


def test_what_is_illegal_is_not_replayed() -> None:
    game = ending_a_turn()
    with pytest.raises(arpents.IllegalAction):
        replay(game, "take money: Norfolk")
    game.concede(BRITISH)
    with pytest.raises(arpents.GameOver):
        game.replay(arpents.Action(BRITISH, 22), [])


def test_a_deal_is_told_in_order_the_british_one_first() -> None:
    game = arpents.new_game(seed=5)
    dealt = drawn_in(game.log)
    assert sorted(dealt[:5]) == zone(game, BRITISH, "hand")
    assert sorted(dealt[5:]) == zone(game, FRENCH, "hand")
    again = dealt_game(dealt)
    assert (again.state, again.log, again.origin) == (game.state, game.log, None)
    with pytest.raises(ImpossibleDraw, match="Only 9 cards"):
        dealt_game(dealt[:9])


def test_a_game_begins_from_a_position_in_which_cards_are_about_to_be_drawn() -> None:
    rules = arpents.new_game().state.rules
    state = next(state for state in states_of(rules, 3) if state.phase == DRAW and state.turn > 5)
    game = game_from(state, seed=8)
    again = game_from(state, drawn=drawn_in(game.log))
    assert (again.state, again.log, again.origin) == (game.state, game.log, state)
    assert game_from(state, seed=8).state == game.state


@pytest.mark.parametrize("seed", sampled(range(60), both=6))
def test_any_game_is_replayed_from_what_was_drawn(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    again = dealt_game(drawn_in(game.log), scenario=game.state.rules.scenario)
    while game.decider is not None and game.state.turn < 80:
        action = game.random_action(rng)
        events = game.apply(action)
        assert again.replay(action, drawn_in(events)) == events
        assert again.state == game.state
    assert again.log == game.log
