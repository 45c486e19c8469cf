"""Reading actions: forgiving of order and spelling, strict about names."""

import pytest

import arpents
from arpents import GameOver, UnknownName
from arpents.engine.notation import LONGEST_ACTION, TextTooLong, TooManyCards
from tests.positions import FRENCH, position, side


def test_case_accents_and_order_do_not_matter() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"]))
    written = arpents.parse_action("settle Deerfield: New Haven, St. Mary's, Boston", game)
    assert arpents.parse_action("  SETTLE deerfield :boston,st. mary’s ,  new haven", game) == written
    assert str(written) == "settle Deerfield: New Haven, St. Mary's, Boston"
    french = position(french=side(hand=["Gaspé", "Louisbourg"]), to_move=FRENCH)
    assert str(arpents.parse_action("settle fort beausejour: gaspe, louisbourg", french)) == (
        "settle Fort Beauséjour: Gaspé, Louisbourg"
    )


def test_the_order_counts_where_it_makes_a_difference() -> None:
    game = position(side(hand=["Boston", "New York", "Pemaquid"]))
    first = arpents.parse_action("besiege Port Royal: Pemaquid, Boston, New York", game)
    second = arpents.parse_action("besiege Port Royal: Pemaquid, New York, Boston", game)
    assert first != second
    assert {first, second} <= set(game.legal_actions())
    third = arpents.parse_action("besiege Port Royal: New York, Boston, Pemaquid", game)
    assert third in game.legal_actions(), "Pemaquid has no strength, so another card must be meant"


def test_a_merchant_sails_with_the_ship_named_first() -> None:
    game = position(side(hand=["Boston", "New Haven"]))
    assert str(arpents.parse_action("merchant: Boston, New Haven", game)) == "merchant: Boston, New Haven"
    assert str(arpents.parse_action("merchant: New Haven, Boston", game)) == "merchant: New Haven, Boston"
    three = position(side(hand=["Philadelphia", "New Haven"]))
    assert str(arpents.parse_action("merchant: Philadelphia, New Haven", three)) == (
        "merchant: New Haven, Philadelphia"
    )


def test_the_card_that_names_the_verb_may_be_left_out_or_named() -> None:
    game = position(side(hand=["Governor", "Boston", "Trader", "Pemaquid"], money=3))
    short = arpents.parse_action("governor: Boston", game)
    assert short == arpents.parse_action("governor: Governor, Boston", game)
    assert short in game.legal_actions()
    assert arpents.parse_action("trader: Pemaquid", game) in game.legal_actions()


def test_neutral_cards_may_be_named_plainly_where_nothing_else_is_meant() -> None:
    game = position(side(hand=["neutral Native Americans", "neutral Settlers", "Settlers"]))
    assert str(arpents.parse_action("discard: native americans", game)) == "discard: neutral Native Americans"
    assert str(arpents.parse_action("discard: settlers", game)) == "discard: Settlers"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("setle Deerfield", r'Unknown action "setle"\. Did you mean settle'),
        ("", "Unknown action"),
        ("settle Deerfeld: Boston", r'Unknown location "deerfeld"\. Did you mean Deerfield'),
        ("settle Deerfield: Bostn", r'Unknown card "Bostn"\. Did you mean Boston'),
        ("discard: Quebec", 'Unknown card "Quebec"'),
    ],
)
def test_unknown_names_are_named_with_the_nearest(text: str, fault: str) -> None:
    with pytest.raises(UnknownName, match=fault):
        arpents.parse_action(text, position(side(hand=["Boston"])))


def test_what_is_read_need_not_be_legal() -> None:
    game = position(side(hand=["Boston"]))
    for text in ("besiege Quebec", "merchant", "draft: Boston", "settle Detroit", "merchant: Militia"):
        assert arpents.parse_action(text, game) not in game.legal_actions()


def test_nothing_is_read_when_the_game_is_over() -> None:
    game = position(side(hand=["Boston"]))
    game.concede(0)
    with pytest.raises(GameOver):
        arpents.parse_action("pass", game)


def test_a_card_is_named_no_more_often_than_it_exists() -> None:
    game = position(side(hand=["Boston", "Militia", "Militia", "Militia"], money=9))
    assert arpents.parse_action("discard: Militia, Militia, Militia", game) in game.legal_actions()
    for text in ("discard: Boston, Boston", "discard: Militia, Militia, Militia, Militia"):
        with pytest.raises(TooManyCards, match="There is only"):
            arpents.parse_action(text, game)


@pytest.mark.parametrize("text", ["settle", "settle: Boston, Norfolk", "besiege", "besiege: Boston, Norfolk"])
def test_an_action_that_lacks_its_location_can_still_be_written(text: str) -> None:
    action = arpents.parse_action(text, arpents.new_game(seed=1))
    assert arpents.parse_action(str(action), arpents.new_game(seed=1)) == action


def test_what_is_longer_than_any_action_is_not_read() -> None:
    game = arpents.new_game()
    with pytest.raises(TextTooLong, match="at most 4000 characters, and this has 4001"):
        arpents.parse_action("p" * (LONGEST_ACTION + 1), game)
    with pytest.raises(UnknownName, match=r'Unknown action "x{60}… \(4000 characters\)"'):
        arpents.parse_action("x" * LONGEST_ACTION, game)
