"""Previews: what an action would do, told before it is done."""

import pytest

import arpents
from arpents import IllegalAction
from arpents.engine.previews import Preview
from arpents.engine.state import PHASES
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


GUNS, REGULARS = "Siege Artillery", "Regular Infantry"
NATIVES = "neutral Native Americans"


@pytest.mark.parametrize(
    ("rule_set", "hand", "deck", "given", "asked", "answer"),
    [
        # What can be ambushed may be in hand or in the deck.
        ("second-edition", ["Quebec"], [GUNS, "Militia"], {}, "block ambush", "either"),
        ("second-edition", ["Quebec"], [GUNS], {}, "lose card", "either"),
        # A card of the reserve lies open, and does not block; some rules spare it.
        ("second-edition", ["Quebec"], ["Militia"], {"reserve": [GUNS]}, "block ambush", "loses"),
        ("second-edition", ["Quebec"], [GUNS], {"reserve": ["Militia"]}, "lose card", "either"),
        ("first-edition-german", ["Quebec"], ["Militia"], {"reserve": [GUNS]}, "block ambush", "shows"),
        # More cards are in hand than there are others.
        ("second-edition", [GUNS, "Militia"], [REGULARS], {}, "block ambush", "loses"),
        ("second-edition", [GUNS, "Quebec"], ["Militia"], {"known": [GUNS]}, "block ambush", "loses"),
        # Those that are known say nothing of the rest.
        ("second-edition", ["Montreal", "Quebec"], [GUNS], {"known": ["Quebec"]}, "lose card", "either"),
        ("second-edition", ["Militia"], ["Quebec"], {}, "block ambush", "shows"),
        ("second-edition", ["Montreal"], ["Quebec"], {}, None, "shows"),
        ("second-edition", ["Montreal"], ["Quebec"], {"reserve": [GUNS]}, None, None),
    ],
)
def test_what_an_ambush_brings_is_told_as_far_as_all_can_tell(
    rule_set: str,
    hand: list[str],
    deck: list[str],
    given: dict[str, list[str]],
    asked: str | None,
    answer: str | None,
) -> None:
    game = position(side(hand=["Rangers"]), side(hand=hand, deck=deck, **given), rule_set=rule_set)
    found = previewed(game, "ambush: Rangers")
    assert (PHASES[found.then.phase] if found.asks else None, found.foe_answers) == (asked, answer)


def test_an_ambush_may_reach_what_is_in_a_siege() -> None:
    besieger = side(hand=["Quebec"], deck=[GUNS], siege="Pemaquid", attacking=[REGULARS], marker=0)
    game = position(side(hand=["Rangers"]), besieger)
    assert previewed(game, "ambush: Rangers").foe_answers == "either"
    game = position(side(hand=["Rangers"]), besieger, variants=["ambush-reaches-sieges"])
    assert previewed(game, "ambush: Rangers").foe_answers == "loses"


@pytest.mark.parametrize(
    ("hand", "deck", "reserve", "answer", "takes"),
    [
        (["Quebec"], [NATIVES], [], "either", 0),
        (["Quebec"], ["Montreal"], [], "shows", 0),
        (["Quebec"], [NATIVES], [NATIVES], "loses", 0),
        (["Quebec"], ["Montreal"], [NATIVES], None, 1),
    ],
)
def test_what_a_conversion_brings_is_told_as_far_as_all_can_tell(
    hand: list[str], deck: list[str], reserve: list[str], answer: str | None, takes: int
) -> None:
    game = position(side(hand=["Indian Leader"]), side(hand=hand, deck=deck, reserve=reserve))
    found = previewed(game, "convert: Indian Leader")
    assert (found.foe_answers, len(found.takes)) == (answer, takes)
    assert found.foe_loses == (), "what one takes does not go to the market"


def test_what_cannot_be_done_has_no_preview() -> None:
    view = arpents.new_game(seed=1).view(BRITISH)
    other = arpents.parse_action("raid Quebec: Rangers", view)
    with pytest.raises(IllegalAction):
        view.preview(other)


@pytest.mark.parametrize(("marker", "wasted"), [(-4, 1), (-3, 0)])
def test_strength_that_a_defender_adds_beyond_the_end_of_the_track_is_lost(marker: int, wasted: int) -> None:
    game = position(
        side(hand=["Militia"], defending=["Regular Infantry"]),
        side(hand=["Quebec"], siege="Pemaquid", marker=marker, attacking=["Regular Infantry"]),
    )
    [siege] = previewed(game, "reinforce Pemaquid: Militia").sieges
    assert (siege.before, siege.after, siege.wasted) == (marker, marker - 1 + wasted, wasted)
