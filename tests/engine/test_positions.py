"""Positions by names: what they mean, and what is impossible."""

from random import Random

import pytest

from arpents.engine.positions import ImpossiblePosition, Position, arrange, describe
from arpents.engine.rules import rules_for
from arpents.engine.state import PHASES
from tests.engine.any_game import any_game
from tests.positions import BRITISH, FRENCH, START, neutral_display, position, side, zone


def test_the_market_is_all_that_a_side_does_not_own() -> None:
    game = position(side(hand=["Militia", "neutral Settlers"], discard=["Rangers"]))
    market = zone(game, BRITISH, "market")
    assert market.count("Militia") == 2
    assert "Rangers" not in market
    assert neutral_display(game).count("neutral Settlers") == 1


def test_an_empty_deck_shows_the_hand() -> None:
    shown = position(side(hand=["Boston"]), side(hand=["Quebec"], deck=["Gaspé"]))
    assert zone(shown, BRITISH, "known") == ["Boston"]
    assert zone(shown, FRENCH, "known") == []


def test_a_siege_without_a_marker_stands_where_its_cards_put_it() -> None:
    british = side(siege="Quebec", attacking=["Regular Infantry", "Regular Infantry", "Boston"])
    french = side(defending=["Fortification", "Militia", "Militia"])
    game = position(british, french, board={"Quebec": "french town fortified"})
    assert game.state.sides[BRITISH].marker == 5 - 3 - 2 - 2 - 1


def test_a_marker_that_cards_put_beyond_its_track_stands_at_the_end() -> None:
    game = position(side(siege="Gaspé", attacking=["Regular Infantry"] * 5, marker=None))
    assert game.state.sides[BRITISH].marker == 7


MORE = ("Albany", "Detroit", "Oswego", "Canso", "Richmond")


@pytest.mark.parametrize(
    ("british", "board", "fault"),
    [
        (side(hand=["Bostn"]), {}, r"british hand: Unknown card \"Bostn\""),
        (side(hand=["Boston", "Boston"]), {}, r"british hand: there are only 1 of \"Boston\""),
        (side(hand=["Boston"], deck=["Boston"]), {}, r"british deck: \"Boston\" is more often in the game"),
        (side(money=-1), {}, "cannot be below zero"),
        (side(siege="Boston"), {}, r"\"Boston\" is not held by the enemy"),
        (side(siege="Atlantis"), {}, "not held by the enemy"),
        (side(attacking=["Militia"]), {}, "a siege that is not in progress"),
        (side(), {"Atlantis": "british town"}, "Unknown location"),
        (side(), {"Albany": "dutch town"}, "should be a side and"),
        (side(), {"Albany": "british town walled"}, "should be a side and"),
        (side(), dict.fromkeys(START, "french town"), "more french towns than there are"),
        (side(), dict.fromkeys((*START, *MORE), "british village"), "more british villages than there are"),
        (side(), {name: f"{piece} fortified" for name, piece in START.items()}, "more fortifications"),
    ],
)
def test_what_is_impossible_is_named(british: object, board: dict[str, str], fault: str) -> None:
    with pytest.raises(ImpossiblePosition, match=fault):
        position(british, board=board)  # type: ignore[arg-type]


def test_a_neutral_card_is_owned_by_one_side_at_most() -> None:
    with pytest.raises(ImpossiblePosition, match="neutral Fortification"):
        position(
            side(hand=["neutral Fortification", "neutral Fortification"]),
            side(hand=["neutral Fortification"]),
        )


@pytest.mark.parametrize("seed", range(30))
def test_any_state_is_described_and_arranged_again(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    while game.decider is not None and game.state.turn < 120:
        if rng.random() < 0.1:
            assert arrange(game.state.rules, describe(game.state)) == game.state
        game.apply(game.random_action(rng))


def test_a_french_siege_lets_the_british_besiege_too() -> None:
    french = side(siege="Boston", attacking=["Militia"], marker=-1)
    game = position(side(), french, variants=["british-wait-to-besiege"])
    assert game.state.unleashed == 1


def test_a_moment_must_be_possible() -> None:
    board = dict(START)
    for moment, fault in (({"mood": 1}, 'Unknown field "mood"'), ({"stage": 9}, "should be from 0 to 2")):
        given = Position(board=board, british=side(), french=side(), moment=moment)
        with pytest.raises(ImpossiblePosition, match=fault):
            arrange(rules_for(), given)


def test_only_cards_in_hand_can_be_known() -> None:
    with pytest.raises(ImpossiblePosition, match="only cards in hand"):
        position(side(hand=["Boston"], deck=["New York"], known=["Militia"]))


def test_a_marker_must_be_on_its_track() -> None:
    with pytest.raises(ImpossiblePosition, match="the marker should be from -5 to 7"):
        position(side(siege="Quebec", marker=8))


@pytest.mark.parametrize(
    ("moment", "fault"),
    [
        ({"phase": PHASES.index("block raid"), "decider": 0}, 'cannot go on from "block raid"'),
        ({"phase": PHASES.index("occupation")}, 'cannot go on from "occupation"'),
        ({"phase": PHASES.index("give up card"), "decider": 0}, 'cannot go on from "give up card"'),
        ({"phase": PHASES.index("forfeit"), "decider": 0, "owed": 2}, 'cannot go on from "forfeit"'),
        ({"phase": PHASES.index("draw"), "draws": 1}, 'cannot go on from "draw"'),
        ({"decider": 0}, 'cannot go on from "upkeep"'),
    ],
)
def test_a_game_must_be_able_to_go_on(moment: dict[str, int], fault: str) -> None:
    given = Position(board=dict(START), british=side(), french=side(), actions_left=None, moment=moment)
    with pytest.raises(ImpossiblePosition, match=fault):
        arrange(rules_for(), given)


def test_turns_and_actions_are_counted_as_they_can_be() -> None:
    with pytest.raises(ImpossiblePosition, match="there can be 0 to 2"):
        position(actions_left=3)
    with pytest.raises(ImpossiblePosition, match="counted from 1"):
        position(turn=-1)
