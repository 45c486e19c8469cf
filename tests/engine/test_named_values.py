"""Actions, offers, events and cards by names: what people read, beside the integers that search reads."""

import pytest

import arpents
from arpents import Side, UnknownName
from arpents.engine.offers import BadPick, Offer
from arpents.engine.packs import PACKS
from tests.positions import BRITISH, FRENCH, do, position, side


def offer_of(game: arpents.Game, verb: str, location: str | None = None) -> Offer:
    """The first offer of a verb, at a location if it has one."""
    return next(offer for offer in game.offers() if (offer.verb, offer.location) == (verb, location))


def test_an_action_tells_side_verb_location_and_cards_by_name() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"], money=2))
    action = arpents.parse_action("settle Deerfield: New Haven, St. Mary's, Boston", game)
    assert (action.side, action.verb, action.location) == (Side.BRITISH, "settle", "Deerfield")
    assert type(action.side) is Side
    assert [card.name for card in action.cards] == action.card_names == ["New Haven", "St. Mary's", "Boston"]
    assert action.chosen is None


def test_an_action_tells_the_card_that_it_singles_out() -> None:
    game = position(side(money=5))
    drafted = offer_of(game, "draft").action(0)
    assert drafted.chosen is not None
    assert [drafted.chosen] == list(drafted.cards)


def test_a_card_is_equal_to_its_name_and_tells_what_is_printed_on_it() -> None:
    boston = PACKS[0].by_name["Boston"]
    assert boston == "Boston"
    assert "Boston" in {boston}
    assert boston != PACKS[0].by_name["New Haven"]
    assert str(boston) == "Boston"
    assert boston.location == "Boston"
    assert boston.coins > 0
    assert "Pemaquid" in boston.leads_to
    assert repr(boston) == "<Boston: military, settler, ship, strength 1, 3 coins>"
    infantry = PACKS[0].by_name["Regular Infantry"]
    assert infantry.location is None
    assert infantry.leads_to == ()
    assert repr(infantry) == "<Regular Infantry: strength 2, costs 7>"
    assert repr(PACKS[0].by_name["Governor"]) == "<Governor>"


def test_an_offer_makes_actions_of_names_or_cards() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"], money=2))
    settle = offer_of(game, "settle", "Deerfield")
    assert settle.side is Side.BRITISH
    assert [card.name for card in settle.fixed] == ["New Haven", "St. Mary's"]
    assert [card.name for card in settle.pool] == ["Boston"]
    action = settle.pick("Boston")
    assert action == settle.pick(*settle.pool) == settle.pick("New Haven", "St. Mary's", "Boston")
    assert action in game.legal_actions()
    assert offer_of(game, "pass").pick() == arpents.parse_action("pass", game)
    draft = offer_of(game, "draft")
    assert draft.pick(draft.pool[0]) in game.legal_actions()


def test_an_offer_says_what_can_be_picked() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"], money=2))
    settle = offer_of(game, "settle", "Deerfield")
    with pytest.raises(UnknownName, match="Boston"):
        settle.pick("Bosston")
    with pytest.raises(BadPick, match=r"To settle Deerfield, pick 1 of Boston: Norfolk is not there"):
        settle.pick("Norfolk")
    with pytest.raises(BadPick, match=r"picked so often\. For example: .settle Deerfield"):
        settle.pick("Boston", "Boston")
    with pytest.raises(BadPick, match="no card does not do"):
        settle.pick()
    discard = offer_of(game, "discard")
    with pytest.raises(BadPick, match=r"pick 1 to 3 of Boston, New Haven, St. Mary's"):
        discard.pick()
    with pytest.raises(BadPick, match="To pass, nothing is picked, and Boston is not there"):
        offer_of(game, "pass").pick("Boston")


def test_a_decision_tells_whose_it_is() -> None:
    assert arpents.Decision(arpents.new_game(seed=3).offers()).side is Side.BRITISH


def test_whatever_is_offered_can_be_picked_by_name() -> None:
    game = arpents.new_game(seed=3)
    for offer in game.offers():
        for action in offer.actions()[:20]:
            picked = action.chosen_bag if offer.apart else action.card_bag
            assert offer.pick(*PACKS[action.side].names(picked)) == action


def test_events_name_what_they_count() -> None:
    game = position(side(hand=["Rangers"]), board={"Kennebec": "french village"})
    raid = do(game, "raid Kennebec: Rangers")
    taken = raid[-1]
    assert (taken.kind, taken.side, taken.location, taken.piece) == (
        "piece-captured",
        Side.BRITISH,
        "Kennebec",
        "village",
    )
    assert (taken.turn, taken.money, taken.count, taken.marker, taken.attacker) == (None,) * 5
    assert (taken.reason, taken.automatic, taken.cards) == (None, False, ())
    began = next(event for event in arpents.new_game(seed=1).log if event.kind == "turn-began")
    assert began.turn == 1
    (ended,) = game.concede(FRENCH)
    assert (ended.reason, ended.side) == ("conceded", BRITISH)


def test_events_name_money_cards_and_sieges() -> None:
    game = arpents.new_game(seed=1)
    drawn = next(event for event in game.log if event.kind == "cards-drawn")
    assert drawn.count == len(drawn.cards) == len(drawn.card_names) == 5
    assert drawn.cards == tuple(drawn.card_names)
    hand = ["Boston", "Norfolk", "Regular Infantry"]
    game = position(side(hand=hand, money=2), board={"Port Royal": "french village"})
    events = do(game, "besiege Port Royal: Boston, Norfolk, Regular Infantry")
    moved = next(event for event in events if event.kind == "siege-moved")
    assert moved.attacker is Side.BRITISH
    assert moved.marker is not None
    assert moved.marker < 2
    earned = do(position(side(hand=["Boston"])), "take money: Boston")
    assert [event.money for event in earned if event.kind == "money-changed"] == [3]
