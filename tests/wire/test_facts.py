"""What never changes: the whole board, every card and all that can be chosen."""

from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.content import load_rule_sets, load_scenarios, load_variants, settings
from arpents.engine.packs import CARDS, PACKS
from arpents.engine.verbs import NAMES as VERBS
from arpents.server.choices import choices_data, facts_data
from arpents.wire.facts import board_data, cards_data, numbers_data, verbs_data
from arpents.wire.view import view_data
from tests.positions import START, position


def test_the_board_is_whole() -> None:
    board = board_data()
    places = {place["name"]: place for place in board["locations"]}
    assert len(places) == 36
    assert {name: place["starts"] for name, place in places.items() if place["starts"]} == START
    assert (places["Boston"]["home_of"], places["Boston"]["prize_of"]) == ("british", "british")
    assert (places["New York"]["home_of"], places["New York"]["prize_of"]) == (None, "british")
    assert places["Quebec"]["cards"]
    for way in board["connections"]:
        assert set(way["between"]) <= places.keys()


def test_every_card_is_told_once() -> None:
    cards = cards_data()
    counts = [sum(card["count"] for card in kinds) for kinds in (cards["british"], cards["french"])]
    assert counts == [CARDS.count("british"), CARDS.count("french")]
    assert sum(card["count"] for card in cards["neutral"]) == CARDS.count("neutral")
    for pack, own in zip(PACKS, (cards["british"], cards["french"]), strict=True):
        assert [card["name"] for card in [*own, *cards["neutral"]]] == [kind.name for kind in pack.kinds]
        for card in [*own, *cards["neutral"]]:
            kind = pack.by_name[card["name"]]
            assert set(card["symbols"]) == kind.symbols
            assert set(card["abilities"]) == kind.texts
            assert (card["strength"], card["cost"]) == (kind.strength, kind.cost)
    gaspe = next(card for card in cards["french"] if card["name"] == "Gaspé")
    assert gaspe["location"] == "Gaspé"
    assert any(gaspe["leads_to"].values())


def test_every_choice_is_told() -> None:
    choices = choices_data()
    assert [found["name"] for found in choices["rule_sets"]] == list(load_rule_sets())
    assert [found["name"] for found in choices["variants"]] == list(load_variants())
    assert [found["name"] for found in choices["scenarios"]] == list(load_scenarios())
    assert [tuple(found.values()) for found in choices["levels"]] == [tuple(level) for level in LEVELS]
    assert [tuple(found.values()) for found in choices["strategies"]] == [tuple(one) for one in STRATEGIES]
    assert choices["defaults"]["rule_set"] in load_rule_sets()
    for variant in choices["variants"]:
        for other in variant["beats"]:
            assert variant["name"] in next(v for v in choices["variants"] if v["name"] == other)["beaten_by"]
    for found in choices["rule_sets"]:
        assert found["settings"]["merchant_coins"] == settings(found["name"]).merchant_coins


def test_scenarios_tell_their_opening() -> None:
    scenarios = {found["name"]: found for found in choices_data()["scenarios"]}
    assert scenarios["standard"]["pieces"] == START
    annapolis = scenarios["annapolis-royal"]
    assert annapolis["pieces"]["Louisbourg"] == "french village fortified"
    assert annapolis["money"] == {"british": 10, "french": 8}
    assert annapolis["history"]


def test_verbs_and_numbers_are_those_of_the_rules() -> None:
    assert sorted(verb["name"] for verb in verbs_data()) == sorted(VERBS)
    assert {verb["name"] for verb in verbs_data() if verb["has_location"]} >= {"settle", "raid"}
    prices = {verb["name"]: verb["fur_price"] for verb in verbs_data() if verb["fur_price"]}
    assert prices == {"trader": 2, "sell fur": 1}
    numbers = numbers_data()
    stock = view_data(position().view(None))["sides"]["french"]["stock"]
    assert numbers["french"]["villages"] == stock["villages"] + 6
    assert numbers["hand_size"] == 5


def test_the_facts_are_made_once() -> None:
    assert facts_data() is facts_data()
    assert facts_data()["board"] is board_data()
