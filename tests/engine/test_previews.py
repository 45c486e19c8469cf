"""Previews: what an action would do, told before it is done."""

import pytest

import arpents
from arpents import IllegalAction
from arpents.engine.previews import Preview
from tests.positions import BRITISH, position, side


def previewed(game: arpents.Game, text: str) -> Preview:
    """What an action would do, seen by the side that decides."""
    decider = game.decider
    assert decider is not None
    view = game.view(decider)
    found = view.preview(arpents.parse_action(text, view))
    assert repr(game.preview(found.action)) == repr(found), "the open game tells no more"
    return found


def test_settling_brings_points_a_piece_and_a_card() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston", "Settlers"], money=3))
    found = previewed(game, "settle Deerfield: New Haven, St. Mary's, Settlers")
    assert (found.points, found.foe_points, found.money, found.money_after) == (4, 0, 0, 3)
    assert [(place.name, place.owner, place.piece) for place in found.places] == [
        ("Deerfield", BRITISH, "village")
    ]
    assert [card.name for card in found.takes] == ["Deerfield"]
    assert (found.returns, found.retrieves, found.foe_loses) == ((), (), ())
    assert (found.draws, found.rebuilds, found.asks, found.outcome) == (0, False, False, None)
    assert (found.free, found.irreversible) == (False, False)
    assert found.actions_left == game.actions_left - 1
    assert repr(found) == "<settle Deerfield: New Haven, St. Mary's, Settlers: points +4, money +0>"


def test_the_end_of_a_turn_draws_and_is_irreversible() -> None:
    deck = ["New York", "Norfolk", "Trader", "Militia", "New Haven"]
    found = previewed(position(side(hand=["Boston"], deck=deck)), "end turn")
    assert (found.draws, found.actions_left, found.irreversible) == (4, None, True)
    assert repr(found) == "<end turn: points +0, money +0, draws 4, irreversible>"


def test_a_siege_begins_and_moves() -> None:
    game = position(
        side(hand=["Halifax", "Ships", "Militia", "Regular Infantry"], money=4),
        board={"Halifax": "british village", "Port Royal": "french village"},
    )
    (begun,) = previewed(game, "besiege Port Royal: Halifax, Ships, Militia").sieges
    assert (begun.location, begun.attacker, begun.before) == ("Port Royal", BRITISH, None)
    game.apply(arpents.parse_action("besiege Port Royal: Halifax, Ships, Militia", game))
    found = previewed(game, "reinforce Port Royal: Regular Infantry")
    (moved,) = found.sieges
    assert moved.before == begun.after
    assert moved.after is not None
    assert "siege of Port Royal: " in repr(found)
    assert repr(begun).startswith("<siege of Port Royal: begins → ")
    (ended,) = previewed(game, "withdraw Port Royal: Militia").sieges
    assert repr(ended).endswith(" → ends>")


def test_what_cannot_be_done_has_no_preview() -> None:
    view = arpents.new_game(seed=1).view(BRITISH)
    other = arpents.parse_action("raid Quebec: Rangers", view)
    with pytest.raises(IllegalAction):
        view.preview(other)
