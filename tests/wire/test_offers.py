"""Offers as data: enough for a page to tell which selections are legal."""

from collections import Counter

from arpents.engine.bags import take
from arpents.engine.packs import PACKS
from arpents.wire.offers import OfferData, offers_data
from tests.positions import BRITISH, position, side
from tests.wire.moments import some_games


def fits(offer: OfferData, picked: list[str]) -> bool:
    """What a page does: it counts the picked cards, and knows no rules."""
    counts = Counter(picked)
    pool = {card["card"]: card["count"] for card in offer["pool"]}
    if any(number > pool.get(name, 0) for name, number in counts.items()):
        return False
    if not offer["least"] <= len(picked) <= offer["most"]:
        return False
    return all(
        limit["least"] <= sum(counts[name] for name in limit["cards"]) <= limit["most"]
        for limit in offer["limits"]
    )


def test_a_page_can_tell_what_fits_an_offer() -> None:
    for game in some_games():
        offers = game.offers()
        hand = game.state.of(int(game.state.decider)).hand
        for offer, data in zip(offers, offers_data(offers), strict=True):
            pack = PACKS[offer.side_number]
            assert data["fixed"] == pack.names(offer.fixed_bag)
            assert (data["zone"] != "hand") == data["apart"] or not data["pool"]
            for number in range(0, offer.count, 1 + offer.count // 7):
                action = offer.action(number)
                picked = action.chosen_bag if offer.apart else take(pack, action.card_bag, offer.fixed_bag)
                names = pack.names(picked)
                assert fits(data, names)
                if not offer.apart and action.chosen_bag:
                    assert (
                        next(name for name in data["mark"] if name in names)
                        == pack.names(action.chosen_bag)[0]
                    )
            whole = pack.names(hand)
            if not offer.apart and not offer.fixed_bag:
                assert fits(data, whole) == (hand & ~offer.pool_bag == 0 and offer.allows(hand))


def test_the_same_cards_of_a_merchant_say_what_each_ship_forgoes() -> None:
    """A ship that carries the goods is not sold: of two, the one with fewer coins should carry them."""
    game = position(side(hand=["Boston", "New York", "Norfolk"]))
    offers = [data for data in offers_data(game.view(BRITISH).offers()) if data["verb"] == "merchant"]
    found = {name: data["forgoes"] for data in offers for name in data["mark"]}
    coins = {card.name: card.coins for card in PACKS[BRITISH].kinds}
    assert len(set(found.values())) > 1, "there is something to choose"
    assert found == {name: coins[name] for name in found}


def test_an_offer_in_full() -> None:
    game = position(side(hand=["Boston", "Militia", "Militia"], money=1))
    discard = next(data for data in offers_data(game.view(BRITISH).offers()) if data["verb"] == "discard")
    expected: OfferData = {
        "verb": "discard",
        "group": "cards",
        "location": None,
        "fixed": [],
        "pool": [{"card": "Boston", "count": 1}, {"card": "Militia", "count": 2}],
        "zone": "hand",
        "least": 1,
        "most": 2,
        "limits": [],
        "mark": [],
        "forgoes": 0,
        "apart": False,
        "count": 4,
    }
    assert discard == expected


def test_limits_name_the_kinds_that_count() -> None:
    game = position(side(hand=["Rangers", "neutral Native Americans", "neutral Native Americans"], money=1))
    raids = [data for data in offers_data(game.view(BRITISH).offers()) if data["verb"] == "raid"]
    assert raids
    for raid in raids:
        hired = [limit for limit in raid["limits"] if limit["cards"] == ["neutral Native Americans"]]
        assert hired == [{"cards": ["neutral Native Americans"], "least": 0, "most": 1}]
