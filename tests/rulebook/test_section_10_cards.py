"""Section 10: cards."""

import pytest

from tests.positions import (
    BRITISH,
    FRENCH,
    do,
    forts,
    held,
    is_legal,
    legal,
    money,
    neutral_display,
    position,
    refused,
    side,
    zone,
)


@pytest.mark.parametrize(("card", "cost"), [("Siege Artillery", 8), ("Militia", 2), ("Governor", 0)])
def test_10_1_draft_an_empire_card_from_the_market(card: str, cost: int) -> None:
    game = position(side(money=cost, discard=["Boston"]))
    available = zone(game, BRITISH, "market").count(card)
    do(game, f"draft: {card}")
    assert money(game, BRITISH) == 0
    assert zone(game, BRITISH, "discard") == ["Boston", card]
    assert zone(game, BRITISH, "hand") == []
    assert zone(game, BRITISH, "market").count(card) == available - 1


@pytest.mark.parametrize(("card", "cost"), [("Settlers", 7), ("Fortification", 3), ("Native Americans", 0)])
def test_10_1_draft_a_neutral_card(card: str, cost: int) -> None:
    game = position(french=side(money=cost), to_move=FRENCH)
    available = neutral_display(game).count(f"neutral {card}")
    do(game, f"draft: neutral {card}")
    assert money(game, FRENCH) == 0
    assert zone(game, FRENCH, "discard") == [f"neutral {card}"]
    assert neutral_display(game).count(f"neutral {card}") == available - 1


@pytest.mark.parametrize(
    ("card", "cost"), [("Siege Artillery", 8), ("Militia", 2), ("neutral Settlers", 7), ("Settlers", 5)]
)
def test_10_1_not_with_less_than_it_costs(card: str, cost: int) -> None:
    assert refused(position(side(money=cost - 1)), f"draft: {card}")


def test_10_1_what_is_not_available_cannot_be_drafted() -> None:
    game = position(
        side(money=50, deck=["Rangers", "Militia", "Militia", "Militia"], reserve=["neutral Settlers"]),
        side(hand=["neutral Settlers"]),
    )
    for card in ("Rangers", "Militia", "neutral Settlers"):
        assert refused(game, f"draft: {card}")
    assert is_legal(game, "draft: Settlers")


def test_10_1_location_cards_and_the_enemys_cards_are_not_drafted() -> None:
    game = position(side(money=50), board={"Deerfield": "british village"})
    assert "Deerfield" in zone(game, BRITISH, "market")
    assert refused(game, "draft: Deerfield")
    assert legal(game, "draft") == {
        f"draft: {card}"
        for card in (
            "Bateaux",
            "Fortification",
            "Governor",
            "Home Support",
            "Indian Leader",
            "Military Leader",
            "Militia",
            "Rangers",
            "Regular Infantry",
            "Settlers",
            "Ships",
            "Siege Artillery",
            "Trader",
            "neutral Fortification",
            "neutral Native Americans",
            "neutral Settlers",
        )
    }


def test_10_1_the_initial_french_infantry_costs_nothing_and_the_others_7() -> None:
    poor = position(french=side(money=6), to_move=FRENCH)
    assert "Regular Infantry (initial)" in zone(poor, FRENCH, "market")
    assert refused(poor, "draft: Regular Infantry")
    do(poor, "draft: Regular Infantry (initial)")
    assert (money(poor, FRENCH), zone(poor, FRENCH, "discard")) == (6, ["Regular Infantry (initial)"])
    assert "Regular Infantry (initial)" not in zone(poor, FRENCH, "market")

    owned = ["Regular Infantry", "Regular Infantry (initial)"]
    rich = position(french=side(money=14, deck=owned), to_move=FRENCH)
    do(rich, *["draft: Regular Infantry"] * 2)
    assert money(rich, FRENCH) == 0
    assert zone(rich, FRENCH, "discard") == ["Regular Infantry"] * 2
    assert "Regular Infantry" not in zone(rich, FRENCH, "market")


@pytest.mark.parametrize(
    ("cards", "cost"),
    [(["Boston"], 0), (["Boston", "Militia"], 1), (["Boston", "Militia", "Ships", "neutral Settlers"], 3)],
)
def test_10_2_the_first_discard_is_free_and_each_further_one_takes_1(cards: list[str], cost: int) -> None:
    game = position(
        side(money=3, hand=["Boston", "Militia", "Ships", "neutral Settlers"], deck=["Albany"]),
        actions_left=1,
    )
    do(game, f"discard: {', '.join(cards)}")
    assert money(game, BRITISH) == 3 - cost
    assert zone(game, BRITISH, "discard") == sorted(cards)
    assert len(zone(game, BRITISH, "hand")) == 4 - len(cards)
    assert legal(game) == {"end turn"}


def test_10_2_no_more_than_can_be_paid() -> None:
    hand = ["Boston", "Militia", "Ships"]
    assert legal(position(side(money=0, hand=hand)), "discard") == {
        "discard: Boston",
        "discard: Militia",
        "discard: Ships",
    }
    game = position(side(money=1, hand=hand))
    assert is_legal(game, "discard: Boston, Militia")
    assert refused(game, "discard: Boston, Militia, Ships")


def test_10_2_each_discard_action_has_its_free_card() -> None:
    game = position(side(hand=["Boston", "Militia"]))
    do(game, "discard: Boston", "discard: Militia")
    assert (zone(game, BRITISH, "discard"), money(game, BRITISH)) == (["Boston", "Militia"], 0)


def test_10_2_something_must_be_discarded() -> None:
    assert refused(position(side(money=3, hand=["Boston"])), "discard")
    assert legal(position(side(money=3)), "discard") == set()


@pytest.mark.parametrize("card", ["Militia", "neutral Settlers"])
def test_10_3_an_empire_card_goes_into_the_reserve(card: str) -> None:
    game = position(side(hand=[card, "Boston"], reserve=["Ships"], deck=["Albany"]), actions_left=1)
    do(game, f"reserve: {card}")
    assert zone(game, BRITISH, "reserve") == sorted(["Ships", card])
    assert (zone(game, BRITISH, "hand"), zone(game, BRITISH, "discard")) == (["Boston"], [])
    assert legal(game, "pass") == set()


def test_10_3_one_card_and_no_location_card() -> None:
    game = position(side(hand=["Militia", "Ships", "Boston", "Deerfield"]))
    assert legal(game, "reserve") == {"reserve: Militia", "reserve: Ships"}
    assert refused(game, "reserve: Militia, Ships")


@pytest.mark.parametrize(("number", "possible"), [(4, True), (5, False)])
def test_10_3_the_reserve_holds_five_at_most(number: int, possible: bool) -> None:
    reserve = ["Ships", "Rangers", "Governor", "Trader", "Bateaux"][:number]
    game = position(side(hand=["Militia"], reserve=reserve))
    assert is_legal(game, "reserve: Militia") == possible


def test_10_3_cards_in_the_reserve_cannot_be_played() -> None:
    reserve = ["Rangers", "Settlers", "Bateaux", "Trader", "Governor"]
    game = position(side(money=0, hand=["Pemaquid"], reserve=reserve))
    for verb in ("ambush", "develop", "settle", "trader", "governor"):
        assert legal(game, verb) == set()
    assert refused(game, "discard: Rangers")


def test_10_3_cards_in_the_reserve_cannot_block() -> None:
    game = position(
        side(hand=["Rangers"]),
        side(hand=["Quebec"], deck=["Coureurs de Bois"], reserve=["Militia"]),
        board={"Fort Halifax": "british village", "Kennebec": "french village"},
    )
    do(game, "raid Kennebec: Rangers")
    assert legal(game) == {"do not block"}


def test_10_4_the_whole_reserve_is_retrieved_for_1_each() -> None:
    game = position(side(money=3, hand=["Boston"], reserve=["Militia", "Militia", "neutral Settlers"]))
    do(game, "retrieve")
    assert money(game, BRITISH) == 0
    assert zone(game, BRITISH, "reserve") == []
    assert zone(game, BRITISH, "hand") == ["Boston", "Militia", "Militia", "neutral Settlers"]


def test_10_4_all_or_none() -> None:
    game = position(side(money=2, reserve=["Militia", "Militia", "Ships"]))
    assert refused(game, "retrieve")
    assert refused(game, "retrieve: Ships")
    game = position(side(money=3, reserve=["Militia", "Militia", "Ships"]))
    assert legal(game, "retrieve") == {"retrieve"}


def test_10_4_it_takes_no_action_and_the_hand_may_pass_five() -> None:
    hand = ["Boston", "New York", "Norfolk", "Pemaquid", "Philadelphia"]
    game = position(side(money=1, hand=hand, reserve=["Ships"], deck=["Albany"]), actions_left=0)
    do(game, "retrieve")
    assert zone(game, BRITISH, "hand") == [*hand, "Ships"]
    do(game, "end turn")
    assert zone(game, BRITISH, "hand") == [*hand, "Ships"]


def test_10_5_the_governor_returns_one_card_or_two_to_the_market() -> None:
    hand = ["Governor", "Boston", "Militia", "neutral Settlers"]
    game = position(side(hand=hand, deck=["Albany"]), side(hand=["neutral Settlers"]), actions_left=1)
    do(game, "governor: Militia, neutral Settlers")
    assert zone(game, BRITISH, "market").count("Militia") == 3
    assert neutral_display(game).count("neutral Settlers") == 1
    assert "neutral Settlers" not in zone(game, BRITISH, "market")
    assert (zone(game, BRITISH, "hand"), zone(game, BRITISH, "discard")) == (["Boston"], ["Governor"])
    assert money(game, BRITISH) == 0
    assert legal(game, "pass") == set()

    game = position(side(hand=hand, deck=["Albany"]))
    do(game, "governor: Militia")
    assert zone(game, BRITISH, "hand") == ["Boston", "neutral Settlers"]
    assert zone(game, BRITISH, "market").count("Militia") == 3


def test_10_5_not_three_and_not_itself() -> None:
    game = position(side(hand=["Governor", "Boston", "Militia", "Ships"]))
    assert refused(game, "governor: Boston, Militia, Ships")
    assert refused(game, "governor")


def test_10_5_a_controlled_locations_card_leaves_and_control_stays() -> None:
    game = position(
        side(hand=["Governor", "Pemaquid", "Boston"], deck=["Albany"]),
        board={"Pemaquid": "british village fortified"},
    )
    do(game, "governor: Pemaquid, Boston")
    assert {"Boston", "Pemaquid"} <= set(zone(game, BRITISH, "market"))
    assert "Pemaquid" in held(game, BRITISH, "villages")
    assert "Boston" in held(game, BRITISH, "towns")
    assert forts(game) == {"Pemaquid"}


def test_10_5_an_unusable_card_may_be_removed() -> None:
    game = position(
        side(hand=["Governor", "Pemaquid", "Deerfield"]),
        board={"Pemaquid": None, "Deerfield": "french village"},
    )
    do(game, "governor: Pemaquid, Deerfield")
    assert {"Deerfield", "Pemaquid"} <= set(zone(game, BRITISH, "market"))
    assert zone(game, BRITISH, "hand") == []


def test_10_5_not_without_another_card_in_hand() -> None:
    game = position(side(money=9, hand=["Governor"], deck=["Boston"], reserve=["Ships"], discard=["Norfolk"]))
    assert legal(game, "governor") == set()
    do(game, "retrieve")
    assert legal(game, "governor") == {"governor: Ships"}


def test_10_6_the_intendant_takes_a_card_from_the_discard_pile_for_2() -> None:
    game = position(
        french=side(money=2, hand=["Intendant", "Quebec"], deck=["Gaspé"], discard=["Montreal", "Priest"]),
        to_move=FRENCH,
        actions_left=1,
    )
    do(game, "intendant: Priest")
    assert money(game, FRENCH) == 0
    assert zone(game, FRENCH, "hand") == ["Priest", "Quebec"]
    assert zone(game, FRENCH, "discard") == ["Intendant", "Montreal"]
    assert legal(game, "pass") == set()


def test_10_6_the_intendant_takes_a_card_that_lay_there_before() -> None:
    game = position(french=side(money=9, hand=["Intendant"], discard=["Montreal"]), to_move=FRENCH)
    assert legal(game, "intendant") == {"intendant: Montreal"}
    assert refused(game, "intendant: Intendant")
    game = position(french=side(money=9, hand=["Intendant", "Quebec"], deck=["Montreal"]), to_move=FRENCH)
    assert legal(game, "intendant") == set()


def test_10_6_one_card_for_2_money() -> None:
    discard = ["Montreal", "Priest"]
    game = position(french=side(money=9, hand=["Intendant"], discard=discard), to_move=FRENCH)
    assert legal(game, "intendant") == {"intendant: Montreal", "intendant: Priest"}
    game = position(french=side(money=1, hand=["Intendant"], discard=discard), to_move=FRENCH)
    assert legal(game, "intendant") == set()


def test_10_6_the_british_have_no_intendant() -> None:
    game = position(side(money=50))
    assert not any("Intendant" in text for text in legal(game))


@pytest.mark.parametrize(("number", "drawn"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_10_7_home_support_draws_three_or_as_many_as_the_deck_has(number: int, drawn: int) -> None:
    deck = ["Albany", "Canso", "Detroit", "Halifax", "Kennebec"][:number]
    game = position(side(hand=["Home Support", "Boston"], deck=deck, discard=["Norfolk"]), actions_left=1)
    events = do(game, "home support")
    hand = zone(game, BRITISH, "hand")
    assert len(hand) == 1 + drawn
    assert sorted(hand + zone(game, BRITISH, "deck")) == sorted(["Boston", *deck])
    # The discard pile is not reshuffled for it.
    assert zone(game, BRITISH, "discard") == ["Home Support", "Norfolk"]
    assert [event.detail_number for event in events if event.kind == "cards-drawn"] == [drawn]
    assert is_legal(game, "pass")


def test_10_7_the_hand_may_pass_five() -> None:
    hand = ["Boston", "Home Support", "New York", "Norfolk", "Pemaquid"]
    game = position(side(hand=hand, deck=["Albany", "Canso", "Detroit"]))
    do(game, "home support", "end turn")
    assert len(zone(game, BRITISH, "hand")) == 7


def test_10_7_not_on_an_empty_deck() -> None:
    game = position(side(hand=["Home Support", "Boston"], discard=["Norfolk", "Albany", "Canso"]))
    assert refused(game, "home support")


def test_10_7_cards_drawn_may_be_used_in_the_same_turn() -> None:
    game = position(side(hand=["Home Support"], deck=["Boston"]))
    do(game, "home support", "take money: Boston")
    assert money(game, BRITISH) == 3
