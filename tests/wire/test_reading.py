"""Actions that are sent in: every legal one is read back, and whatever else comes is refused by name."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

import arpents
from arpents import Action, GameOver, IllegalAction, Offer, Side, UnknownName, View
from arpents.engine.bags import take
from arpents.engine.choosing import NothingToDecide
from arpents.engine.notation import TooManyCards
from arpents.engine.packs import PACKS
from arpents.engine.verbs import NAMES as VERBS
from arpents.server.games.request_bodies import ActionBody
from arpents.wire.happenings import action_data
from arpents.wire.illegal import IllegalData, illegal_data
from arpents.wire.reading import BadAction, read_action, sent_action
from tests.positions import BRITISH, FRENCH, position, side
from tests.wire.moments import some_games

REFUSALS = (BadAction, UnknownName, IllegalAction, TooManyCards)
ILLEGAL = TypeAdapter(IllegalData)


def picked_form(offer: Offer, action: Action) -> dict[str, Any]:
    """An action of an offer as a page would send it."""
    pack = PACKS[offer.side_number]
    picked = action.chosen_bag if offer.apart else take(pack, action.card_bag, offer.fixed_bag)
    return {
        "verb": offer.verb,
        "location": offer.location,
        "fixed": pack.names(offer.fixed_bag),
        "picked": pack.names(picked)[::-1],
        "chosen": action_data(action)["chosen"],
    }


def deciding(number: int) -> View:
    """The decider's view of one of many positions."""
    games = some_games()
    game = games[number % len(games)]
    return game.view(game.decider)


@pytest.mark.fuzz
def test_every_legal_action_is_read_back_from_both_its_forms() -> None:
    verbs = set()
    for game in some_games():
        view = game.view(game.decider)
        offers = view.offers()
        for offer in offers:
            for number in range(0, offer.count, 1 + offer.count // 25):
                action = offer.action(number)
                form = picked_form(offer, action)
                assert read_action(ActionBody(**form).model_dump(), view, offers) == action
                assert read_action(action_data(action)["text"], view) == action
                verbs.add(action.verb_number)
    assert len(verbs) > 30


def test_what_an_action_has_not_may_be_left_out() -> None:
    game = position(side(hand=["Boston", "Militia", "Militia"], money=2))
    view = game.view(BRITISH)
    assert str(read_action({"verb": "end turn"}, view)) == "end turn"
    two = read_action({"verb": "discard", "picked": ["Militia", "Militia"]}, view)
    assert str(two) == "discard: Militia, Militia"


def test_a_merchant_with_ships_of_different_worth_says_which_one_sails() -> None:
    ships = {kind.name: kind.coins for kind in PACKS[0].kinds if kind.coins and "ship" in kind.symbols}
    poor = next(name for name, coin in ships.items() if coin == min(ships.values()))
    rich = next(name for name, coin in ships.items() if coin == max(ships.values()))
    assert ships[poor] < ships[rich]
    view = position(side(hand=[poor, rich]), board={poor: "british village", rich: "british village"}).view(0)
    for ship in (poor, rich):
        action = read_action({"verb": "merchant", "picked": [rich, poor], "chosen": ship}, view)
        assert action_data(action)["chosen"] == ship


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (None, BadAction),
        ([], BadAction),
        ({}, BadAction),
        ({"verb": 3}, BadAction),
        ({"verb": "discard", "picked": "Boston"}, BadAction),
        ({"verb": "discard", "picked": ["Boston"] * 64}, BadAction),
        ({"verb": "discard", "cards": ["Boston"]}, BadAction),
        ({"verb": "discard", "\ud800": 1}, BadAction),
        ({"verb": "discard\ud800"}, BadAction),
        ("discard: Bo\ud800ston", BadAction),
        ("discard " * 1000, BadAction),
        ("", UnknownName),
        ({"verb": "discord"}, UnknownName),
        ({"verb": "settle", "location": "Atlantis"}, UnknownName),
        ({"verb": "discard", "picked": ["Intendant"]}, UnknownName),
        ({"verb": "discard", "picked": ["Boston", "Boston"]}, TooManyCards),
        ({"verb": "settle", "fixed": ["Boston"], "picked": ["Boston"]}, TooManyCards),
        ({"verb": "settle"}, IllegalAction),
        ({"verb": "discard", "location": "Boston", "picked": ["Boston"]}, IllegalAction),
        ({"verb": "discard", "picked": ["Boston"], "chosen": "Boston"}, IllegalAction),
        ({"verb": "draft", "picked": ["Ships", "Bateaux"]}, IllegalAction),
        ("besiege Quebec", IllegalAction),
    ],
)
def test_what_is_wrong_has_a_name(data: object, error: type[Exception]) -> None:
    view = position(side(hand=["Boston", "Militia"], money=4)).view(BRITISH)
    with pytest.raises(error) as refusal:
        read_action(data, view)
    msgspec.json.encode(str(refusal.value))


@pytest.mark.parametrize(
    "data",
    [
        {"verb": "settle"},
        {"verb": "discard", "location": "Boston", "picked": ["Boston"]},
        {"verb": "draft", "picked": ["Ships", "Bateaux"]},
        {"verb": "draft", "picked": ["Regular Infantry"]},
        "besiege Quebec",
        "take money: Pemaquid",
    ],
)
def test_who_does_what_was_sent_refuses_it_in_the_same_words(data: object) -> None:
    game = position(side(hand=["Boston", "Militia", "Pemaquid"], money=1), board={"Pemaquid": None})
    view = game.view(BRITISH)
    with pytest.raises(IllegalAction) as early:
        read_action(data, view)
    with pytest.raises(IllegalAction) as late:
        game.apply(sent_action(data, view, view.offers()))
    assert (str(late.value), late.value.legal) == (str(early.value), early.value.legal)
    assert illegal_data(late.value, view) == illegal_data(early.value, view)


def test_nobody_acts_out_of_time() -> None:
    game = arpents.new_game(seed=1)
    for audience in (FRENCH, None):
        with pytest.raises(NothingToDecide):
            read_action("end turn", game.view(audience))
    game.concede(FRENCH)
    with pytest.raises(GameOver):
        read_action("end turn", game.view(BRITISH))


def try_reading(data: object, view: View) -> None:
    """Reading gives a legal action, or an error that can be told."""
    try:
        action = read_action(data, view)
    except IllegalAction as refusal:
        told = illegal_data(refusal, view)
        assert ILLEGAL.validate_json(msgspec.json.encode(told), strict=True) == told
    except REFUSALS as refusal:
        msgspec.json.encode(str(refusal))
    else:
        assert any(offer.accepts(action) for offer in view.offers())


SOME_TEXT = st.text(st.characters(), max_size=30)
ANY_NAME = st.sampled_from([*VERBS, *PACKS[0].by_name, *PACKS[1].by_name]) | SOME_TEXT
ANY_JSON: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANY_NAME,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(SOME_TEXT, inner, max_size=4),
    max_leaves=12,
)
KEYS = ("verb", "location", "fixed", "picked", "chosen")
NEAR_FORM = st.fixed_dictionaries(
    {"verb": st.sampled_from(VERBS)},
    optional={
        "location": ANY_NAME | st.none(),
        "fixed": st.lists(ANY_NAME, max_size=3),
        "picked": st.lists(ANY_NAME, max_size=5),
        "chosen": ANY_NAME | st.none(),
    },
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=ANY_JSON | NEAR_FORM, number=st.integers(0, 10_000))
def test_any_json_is_read_or_refused(data: object, number: int) -> None:
    try_reading(data, deciding(number))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    number=st.integers(0, 10_000),
    which=st.integers(0, 10_000),
    changes=st.dictionaries(st.sampled_from(KEYS) | SOME_TEXT, ANY_JSON | st.lists(ANY_NAME), max_size=2),
    other=st.integers(0, 10_000),
)
def test_an_altered_action_is_read_or_refused(
    number: int, which: int, changes: dict[str, object], other: int
) -> None:
    view = deciding(number)
    offers = view.offers()
    offer = offers[which % len(offers)]
    form = picked_form(offer, offer.action(which % offer.count))
    try_reading(form | changes, view)
    try_reading(form, deciding(other))
    text = action_data(offer.action(0))["text"]
    try_reading(text + str(changes), view)
    try_reading(text, deciding(other))


def test_a_refusal_says_what_is_wrong_and_what_is_legal() -> None:
    game = position(side(hand=["Boston", "Pemaquid", "Militia"]), board={"Pemaquid": None})
    view = game.view(BRITISH)

    def refused(data: object) -> IllegalData:
        with pytest.raises(IllegalAction) as refusal:
            read_action(data, view)
        return illegal_data(refusal.value, view)

    verb = refused("fortify Boston")
    assert verb["fault"] == "verb"
    assert "discard" in verb["verbs"]
    assert verb["offers"] == []
    cards = refused("take money: Pemaquid")
    assert cards["fault"] == "cards"
    assert cards["unusable"] == {"Pemaquid": "not controlled"}
    assert [offer["verb"] for offer in cards["offers"]] == ["take money"]
    assert refused("discard Boston: Boston")["fault"] == "location"
    with pytest.raises(IllegalAction) as refusal:
        game.apply(Action(Side.FRENCH, VERBS.index("end turn")))
    late = illegal_data(refusal.value, game.view(FRENCH))
    assert (late["fault"], late["decider"], late["verbs"]) == ("side", "british", [])
