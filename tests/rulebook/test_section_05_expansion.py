"""Section 5: settle, develop, fortify."""

import pytest

from arpents import Game
from tests.positions import (
    BRITISH,
    FRENCH,
    do,
    forts,
    held,
    is_legal,
    legal,
    money,
    places,
    position,
    refused,
    side,
    stock,
    zone,
)


def test_5_1_deerfield_is_settled_with_new_haven_st_marys_and_boston() -> None:
    game = position(side(money=1, hand=["New Haven", "St. Mary's", "Boston"], deck=["Norfolk"]))
    do(game, "settle Deerfield: New Haven, St. Mary's, Boston")
    assert "Deerfield" in held(game, BRITISH, "villages")
    assert stock(game, BRITISH, "villages") == 12
    assert zone(game, BRITISH, "hand") == []
    assert zone(game, BRITISH, "discard") == ["Boston", "Deerfield", "New Haven", "St. Mary's"]
    assert "Deerfield" not in zone(game, BRITISH, "market")
    assert money(game, BRITISH) == 1


def test_5_1_fort_niagara_is_settled_with_fort_frontenac_and_trois_rivieres() -> None:
    game = position(
        french=side(hand=["Fort Frontenac", "Trois-Rivières"], deck=["Quebec"]),
        board={"Fort Frontenac": "french village"},
        to_move=FRENCH,
    )
    do(game, "settle Fort Niagara: Fort Frontenac, Trois-Rivières")
    assert "Fort Niagara" in held(game, FRENCH, "villages")
    assert zone(game, FRENCH, "hand") == []
    assert zone(game, FRENCH, "discard") == ["Fort Frontenac", "Fort Niagara", "Trois-Rivières"]


def test_5_1_the_location_card_must_list_the_target() -> None:
    game = position(side(hand=["Norfolk", "St. Mary's", "Boston"], deck=["New Haven"]))
    assert refused(game, "settle Deerfield: Norfolk, St. Mary's, Boston")
    assert "Deerfield" not in places(game, "settle")


def test_5_1_the_transport_is_the_one_the_list_asks_for() -> None:
    # Baltimore is reached from Norfolk by ship, from St. Mary's by bateaux.
    hand = ["Norfolk", "St. Mary's", "Bateaux", "Ships", "Settlers"]
    game = position(side(hand=hand))
    assert is_legal(game, "settle Baltimore: Norfolk, Ships, Settlers")
    assert refused(game, "settle Baltimore: Norfolk, Bateaux, Settlers")
    assert is_legal(game, "settle Baltimore: St. Mary's, Bateaux, Settlers")
    assert refused(game, "settle Baltimore: St. Mary's, Ships, Settlers")


def test_5_1_a_wagon_is_a_transport() -> None:
    game = position(
        side(hand=["Cumberland", "Philadelphia", "Bateaux", "Ships"]), board={"Cumberland": "british village"}
    )
    assert refused(game, "settle Fort Duquesne: Cumberland, Bateaux")
    assert refused(game, "settle Fort Duquesne: Cumberland, Ships")
    do(game, "settle Fort Duquesne: Cumberland, Philadelphia")
    assert "Fort Duquesne" in held(game, BRITISH, "villages")


def test_5_1_settlers_are_played_if_the_target_shows_them() -> None:
    game = position(side(hand=["New Haven", "Bateaux", "Norfolk"]))
    assert refused(game, "settle Deerfield: New Haven, Bateaux")
    assert refused(game, "settle Deerfield: New Haven, Bateaux, Norfolk")
    game = position(side(hand=["Pemaquid", "Bateaux", "Settlers"]))
    assert is_legal(game, "settle Fort Halifax: Pemaquid, Bateaux")
    assert refused(game, "settle Fort Halifax: Pemaquid, Bateaux, Settlers")


@pytest.mark.parametrize("settler", ["Settlers", "neutral Settlers", "Boston", "New York", "Philadelphia"])
def test_5_1_any_card_with_a_settler_symbol_will_do(settler: str) -> None:
    game = position(side(hand=["New Haven", "Bateaux", settler]))
    do(game, f"settle Deerfield: New Haven, Bateaux, {settler}")
    assert "Deerfield" in held(game, BRITISH, "villages")
    assert settler in zone(game, BRITISH, "discard")


@pytest.mark.parametrize("piece", ["french village", "french town", "british village", "british town"])
def test_5_1_the_target_is_neutral(piece: str) -> None:
    game = position(
        side(hand=["New Haven", "Bateaux", "Settlers"], deck=["Deerfield"]), board={"Deerfield": piece}
    )
    assert "Deerfield" not in places(game, "settle")


@pytest.mark.parametrize(("captured", "possible"), [(12, True), (13, False)])
def test_5_1_a_village_must_be_in_stock(captured: int, possible: bool) -> None:
    game = position(
        side(hand=["New Haven", "Bateaux", "Settlers"]),
        side(captured_villages=captured),
    )
    assert stock(game, BRITISH, "villages") == (1 if possible else 0)
    assert is_legal(game, "settle Deerfield: New Haven, Bateaux, Settlers") == possible


def test_5_1_some_locations_have_no_card() -> None:
    game = position(
        french=side(hand=["Albany", "Montreal", "neutral Settlers"], deck=["Quebec"]),
        board={
            "New York": None,
            "Fort St. John": "french village",
            "Ticonderoga": "french village",
            "Fort William Henry": "french village",
            "Albany": "french village",
        },
        to_move=FRENCH,
    )
    # New York has no French card; settling it ends the game (11.1).
    do(game, "settle New York: Albany, Montreal, neutral Settlers")
    assert "New York" in held(game, FRENCH, "villages")
    assert zone(game, FRENCH, "discard") == ["Albany", "Montreal", "neutral Settlers"]

    game = position(
        side(hand=["Detroit", "Bateaux"]),
        board={
            "Cumberland": "british village",
            "Fort Duquesne": "british village",
            "Fort Venango": "british village",
            "Fort Presqu'île": "british village",
            "Detroit": "british village",
        },
    )
    do(game, "settle Michillimackinac: Detroit, Bateaux")
    assert "Michillimackinac" in held(game, BRITISH, "villages")
    assert zone(game, BRITISH, "discard") == ["Bateaux", "Detroit"]


def test_5_1_a_copy_in_hand_becomes_usable_at_once() -> None:
    game = position(side(hand=["New Haven", "Bateaux", "Settlers", "Deerfield"]))
    assert refused(game, "take money: Deerfield")
    do(game, "settle Deerfield: New Haven, Bateaux, Settlers")
    assert zone(game, BRITISH, "hand") == ["Deerfield"]
    assert zone(game, BRITISH, "discard") == ["Bateaux", "New Haven", "Settlers"]
    do(game, "take money: Deerfield")
    assert money(game, BRITISH) == 2


@pytest.mark.parametrize("where", ["deck", "discard"])
def test_5_1_a_card_that_is_not_in_the_market_stays_where_it_is(where: str) -> None:
    cards = {"deck": ["Boston"], "discard": ["New York"]}
    cards[where].append("Deerfield")
    game = position(side(hand=["New Haven", "Bateaux", "Settlers"], **cards))
    do(game, "settle Deerfield: New Haven, Bateaux, Settlers")
    assert "Deerfield" in zone(game, BRITISH, where)
    assert (zone(game, BRITISH, "deck") + zone(game, BRITISH, "discard")).count("Deerfield") == 1


def test_5_1_a_new_village_carries_supply_on() -> None:
    game = position(
        side(hand=["New York", "Bateaux", "Settlers", "Fort Stanwix"]),
        board={"Fort Stanwix": "british village"},
    )
    assert game.view(BRITISH).unusable == {"Fort Stanwix": "cut off"}
    do(game, "settle Albany: New York, Bateaux, Settlers")
    assert game.view(BRITISH).unusable == {}


def test_5_1_a_side_may_resettle_its_own_home_that_was_raided_away() -> None:
    game = position(
        side(hand=["New Haven", "Ships", "Settlers", "Boston"]),
        board={"Boston": None},
    )
    assert refused(game, "take money: Boston")
    do(game, "settle Boston: New Haven, Ships, Settlers")
    assert game.outcome is None
    assert "Boston" in held(game, BRITISH, "villages")
    assert is_legal(game, "take money: Boston")

    game = position(
        french=side(hand=["Tadoussac", "Montreal", "neutral Settlers"], deck=["Quebec"]),
        board={"Quebec": None},
        to_move=FRENCH,
    )
    do(game, "settle Quebec: Tadoussac, Montreal, neutral Settlers")
    assert game.outcome is None
    assert "Quebec" in held(game, FRENCH, "villages")


def test_5_1_the_british_win_by_settling_a_neutral_quebec() -> None:
    game = position(
        side(hand=["Louisbourg", "Ships", "Settlers"]),
        board={"Louisbourg": "british village", "Quebec": None},
    )
    do(game, "settle Quebec: Louisbourg, Ships, Settlers")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (BRITISH, "home settled")


def again(piece: str = "british village", cards: dict[str, list[str]] | None = None) -> Game:
    given = cards or {"hand": ["New Haven", "Bateaux", "Settlers"], "deck": ["Boston"]}
    return position(side(**given), board={"Deerfield": piece})


@pytest.mark.parametrize("piece", ["british village", "british town"])
def test_5_2_a_controlled_location_is_settled_again_for_its_card(piece: str) -> None:
    game = again(piece)
    before = (held(game, BRITISH, "villages"), held(game, BRITISH, "towns"))
    assert refused(game, "settle Deerfield: New Haven, Bateaux")  # all cards are played, settlers too
    do(game, "settle Deerfield: New Haven, Bateaux, Settlers")
    assert (held(game, BRITISH, "villages"), held(game, BRITISH, "towns")) == before
    assert zone(game, BRITISH, "discard") == ["Bateaux", "Deerfield", "New Haven", "Settlers"]
    assert "Deerfield" not in zone(game, BRITISH, "market")


@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_5_2_not_when_the_card_is_not_in_the_market(where: str) -> None:
    cards = {"hand": ["New Haven", "Bateaux", "Settlers"], "deck": ["Boston"], "discard": ["Norfolk"]}
    cards[where].append("Deerfield")
    assert "Deerfield" not in places(again(cards=cards), "settle")


def test_5_2_not_while_the_place_is_besieged() -> None:
    game = position(
        side(hand=["New Haven", "Bateaux", "Settlers"]),
        side(siege="Deerfield"),
        board={"Deerfield": "british village"},
    )
    assert refused(game, "settle Deerfield: New Haven, Bateaux, Settlers")


def test_5_2_not_where_the_side_has_no_card() -> None:
    game = position(
        side(hand=["Detroit", "Bateaux"], deck=["Fort Presqu'île"]),
        board={
            "Cumberland": "british village",
            "Fort Duquesne": "british village",
            "Fort Venango": "british village",
            "Fort Presqu'île": "british village",
            "Detroit": "british village",
            "Michillimackinac": "british village",
        },
    )
    assert places(game, "settle") == set()


def test_5_2_no_village_is_needed() -> None:
    game = position(
        side(hand=["New Haven", "Bateaux", "Settlers"]),
        side(captured_villages=12),
        board={"Deerfield": "british village"},
    )
    assert stock(game, BRITISH, "villages") == 0
    assert is_legal(game, "settle Deerfield: New Haven, Bateaux, Settlers")


def test_5_2_after_the_governor() -> None:
    game = position(
        side(hand=["Governor", "Deerfield", "New Haven", "Bateaux", "Settlers"], deck=["Boston"]),
        board={"Deerfield": "british village"},
    )
    do(game, "governor: Deerfield", "settle Deerfield: New Haven, Bateaux, Settlers")
    assert "Deerfield" in zone(game, BRITISH, "discard")
    assert stock(game, BRITISH, "villages") == 12


@pytest.mark.parametrize("settler", ["Settlers", "Boston"])
def test_5_3_develop_with_the_locations_card_and_a_settler(settler: str) -> None:
    game = position(side(money=1, hand=["New Haven", settler], deck=["Norfolk"]))
    do(game, f"develop New Haven: New Haven, {settler}")
    assert "New Haven" in held(game, BRITISH, "towns")
    assert "New Haven" not in held(game, BRITISH, "villages")
    assert (stock(game, BRITISH, "villages"), stock(game, BRITISH, "towns")) == (14, 9)
    assert zone(game, BRITISH, "discard") == sorted(["New Haven", settler])
    assert money(game, BRITISH) == 1


def test_5_3_albany_and_oswego_may_be_developed_but_never_fort_stanwix() -> None:
    game = position(
        side(hand=["Albany", "Fort Stanwix", "Oswego", "Settlers", "neutral Settlers"]),
        board={
            "Albany": "british village",
            "Fort Stanwix": "british village",
            "Oswego": "british village",
        },
    )
    assert places(game, "develop") == {"Albany", "Oswego"}
    assert refused(game, "develop Fort Stanwix: Fort Stanwix, Settlers")
    do(game, "develop Albany: Albany, Settlers", "develop Oswego: Oswego, neutral Settlers")
    assert held(game, BRITISH, "towns") == {"Albany", "Boston", "New York", "Oswego"}


def test_5_3_the_card_must_be_the_locations_own() -> None:
    game = position(side(hand=["New Haven", "Settlers", "Norfolk"]))
    assert places(game, "develop") == {"New Haven", "Norfolk"}
    assert refused(game, "develop Pemaquid: New Haven, Settlers")
    assert refused(game, "develop New Haven: Norfolk, Settlers")


def test_5_3_a_card_of_the_empire_is_no_locations_card() -> None:
    # The British have no card for Montreal and Michillimackinac, which therefore stay villages.
    game = position(
        side(hand=["Bateaux", "Fortification", "Governor", "Militia", "Ships", "Trader", "Settlers"]),
        board={
            "Trois-Rivières": "british village",
            "Montreal": "british village",
            "Michillimackinac": "british village",
        },
    )
    assert legal(game, "develop") == set()


def test_5_3_a_settler_on_another_card_is_needed() -> None:
    game = position(side(hand=["Philadelphia", "Norfolk"]))
    assert places(game, "develop") == {"Norfolk"}


def test_5_3_a_town_is_not_developed_again() -> None:
    game = position(side(hand=["Boston", "Settlers"]))
    assert legal(game, "develop") == set()


@pytest.mark.parametrize("piece", [None, "french village"])
def test_5_3_the_village_is_ones_own(piece: str | None) -> None:
    game = position(side(hand=["New Haven", "Settlers"]), board={"New Haven": piece})
    assert legal(game, "develop") == set()


@pytest.mark.parametrize(("captured", "possible"), [(9, True), (10, False)])
def test_5_3_a_town_must_be_in_stock(captured: int, possible: bool) -> None:
    game = position(side(hand=["New Haven", "Settlers"]), side(captured_towns=captured))
    assert stock(game, BRITISH, "towns") == (1 if possible else 0)
    assert is_legal(game, "develop New Haven: New Haven, Settlers") == possible


def test_5_3_a_fortification_stays() -> None:
    game = position(side(hand=["New Haven", "Settlers"]), board={"New Haven": "british village fortified"})
    do(game, "develop New Haven: New Haven, Settlers")
    assert "New Haven" in held(game, BRITISH, "towns")
    assert forts(game) == {"New Haven"}


@pytest.mark.parametrize("card", ["Fortification", "neutral Fortification"])
@pytest.mark.parametrize("piece", ["british village", "british town"])
def test_5_4_fortify_with_a_fortification_and_the_locations_card_for_3(card: str, piece: str) -> None:
    game = position(side(money=3, hand=["New Haven", card], deck=["Boston"]), board={"New Haven": piece})
    do(game, f"fortify New Haven: {card}, New Haven")
    assert forts(game) == {"New Haven"}
    assert money(game, BRITISH) == 0
    assert zone(game, BRITISH, "discard") == sorted(["New Haven", card])
    assert zone(game, BRITISH, "hand") == []
    assert "New Haven" in held(game, BRITISH, "villages") | held(game, BRITISH, "towns")


def test_5_4_a_place_without_points_may_be_fortified() -> None:
    game = position(
        side(money=3, hand=["Fort Halifax", "Fortification"]), board={"Fort Halifax": "british village"}
    )
    do(game, "fortify Fort Halifax: Fortification, Fort Halifax")
    assert forts(game) == {"Fort Halifax"}


def test_5_4_not_with_less_than_3_money() -> None:
    game = position(side(money=2, hand=["New Haven", "Fortification"]))
    assert legal(game, "fortify") == set()


def test_5_4_not_without_the_locations_own_card() -> None:
    game = position(side(money=3, hand=["New Haven", "Fortification", "neutral Fortification"]))
    assert places(game, "fortify") == {"New Haven"}
    assert refused(game, "fortify Boston: Fortification, New Haven")
    game = position(
        side(money=9, hand=["Fortification", "Governor", "Bateaux"]),
        board={"Trois-Rivières": "british village", "Montreal": "british village"},
    )
    assert legal(game, "fortify") == set()


def test_5_4_not_without_a_fortification_card() -> None:
    game = position(side(money=9, hand=["New Haven", "Boston"]))
    assert legal(game, "fortify") == set()


def test_5_4_not_where_there_is_one() -> None:
    game = position(
        side(money=3, hand=["New Haven", "Fortification"]), board={"New Haven": "british village fortified"}
    )
    assert legal(game, "fortify") == set()


@pytest.mark.parametrize("last", [True, False])
def test_5_4_a_fortification_must_be_in_stock(last: bool) -> None:
    walls = [
        "Norfolk",
        "Pemaquid",
        "Philadelphia",
        "St. Mary's",
        "Albany",
        "Baltimore",
        "Canso",
        "Cumberland",
        "Deerfield",
        "Halifax",
        "Richmond",
    ]
    board = dict.fromkeys(walls, "british village fortified")
    if not last:
        board["Quebec"] = "french town fortified"
    game = position(side(money=3, hand=["New Haven", "Fortification"]), board=board)
    assert is_legal(game, "fortify New Haven: Fortification, New Haven") == last
