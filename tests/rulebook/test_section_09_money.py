"""Section 9: money."""

import pytest

from arpents import Game
from tests.positions import BRITISH, FRENCH, do, is_legal, legal, money, position, refused, side, zone


@pytest.mark.parametrize(
    ("card", "value"), [("Boston", 3), ("New Haven", 2), ("Philadelphia", 3), ("Deerfield", 2)]
)
def test_9_1_take_money_gains_the_value_of_the_card(card: str, value: int) -> None:
    game = position(side(money=4, hand=[card], deck=["Albany"]), board={"Deerfield": "british village"})
    do(game, f"take money: {card}")
    assert money(game, BRITISH) == 4 + value
    assert (zone(game, BRITISH, "hand"), zone(game, BRITISH, "discard")) == ([], [card])


@pytest.mark.parametrize(("card", "value"), [("Quebec", 2), ("Montreal", 1), ("Port Royal", 1)])
def test_9_1_the_french_take_money_too(card: str, value: int) -> None:
    game = position(french=side(hand=[card]), to_move=FRENCH)
    do(game, f"take money: {card}")
    assert money(game, FRENCH) == value


def test_9_1_one_card_that_has_a_coin() -> None:
    game = position(side(hand=["Boston", "New York", "Pemaquid", "St. Mary's", "Ships"]))
    assert legal(game, "take money") == {"take money: Boston", "take money: New York"}
    assert refused(game, "take money: Boston, New York")


def test_9_2_a_ship_sells_one_card_or_two() -> None:
    def merchant(text: str) -> Game:
        game = position(side(hand=["Ships", "Boston", "Norfolk", "Philadelphia"], deck=["Albany"]))
        do(game, text)
        return game

    game = merchant("merchant: Ships, Boston")
    assert money(game, BRITISH) == 3
    assert zone(game, BRITISH, "discard") == ["Boston", "Ships"]
    game = merchant("merchant: Ships, Norfolk, Philadelphia")
    assert money(game, BRITISH) == 5
    assert zone(game, BRITISH, "discard") == ["Norfolk", "Philadelphia", "Ships"]
    assert zone(game, BRITISH, "hand") == ["Boston"]


def test_9_2_not_none_and_not_three() -> None:
    game = position(side(hand=["Ships", "Boston", "Norfolk", "Philadelphia"]))
    assert refused(game, "merchant: Ships")
    assert refused(game, "merchant: Ships, Boston, Norfolk, Philadelphia")
    assert refused(game, "merchant: Boston")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("merchant: New Haven, Boston", 3),
        ("merchant: Boston, New Haven", 2),
        ("merchant: New Haven, Boston, Philadelphia", 6),
        ("merchant: Boston, New Haven, Philadelphia", 5),
    ],
)
def test_9_2_the_coin_of_the_ship_does_not_count(text: str, value: int) -> None:
    game = position(side(hand=["Boston", "New Haven", "Philadelphia"]))
    do(game, text)
    assert money(game, BRITISH) == value


def test_9_2_the_ship_has_a_ship_and_the_others_coins() -> None:
    game = position(
        side(hand=["Philadelphia", "Deerfield", "Pemaquid"]), board={"Deerfield": "british village"}
    )
    assert legal(game, "merchant") == set()
    game = position(side(hand=["Ships", "Ships", "Pemaquid", "Militia"]))
    assert legal(game, "merchant") == set()
    game = position(side(hand=["Ships", "Ships", "Pemaquid", "Philadelphia"]))
    assert legal(game, "merchant") == {"merchant: Ships, Philadelphia"}


def test_9_2_every_choice_of_ship_and_wares() -> None:
    game = position(french=side(hand=["Louisbourg", "Port Royal", "Quebec", "Montreal"]), to_move=FRENCH)
    chosen = {
        (names[0], frozenset(names[1:]))
        for names in (text.removeprefix("merchant: ").split(", ") for text in legal(game, "merchant"))
    }
    wares = {"Port Royal", "Quebec", "Montreal"}
    expected = set()
    for ship in ("Louisbourg", "Port Royal", "Quebec"):
        others = sorted(wares - {ship})
        expected |= {(ship, frozenset({one})) for one in others}
        expected |= {(ship, frozenset({one, two})) for one in others for two in others if one < two}
    assert chosen == expected


@pytest.mark.parametrize(
    ("furs", "value"),
    [
        (["Gaspé"], 2),
        (["Gaspé", "Tadoussac"], 4),
        (["Gaspé", "Tadoussac", "Montreal", "Trois-Rivières"], 8),
    ],
)
def test_9_3_the_trader_sells_any_number_of_furs_for_2_each(furs: list[str], value: int) -> None:
    game = position(
        french=side(
            money=1, hand=["Trader", "Gaspé", "Tadoussac", "Montreal", "Trois-Rivières"], deck=["Quebec"]
        ),
        to_move=FRENCH,
    )
    do(game, f"trader: {', '.join(furs)}")
    assert money(game, FRENCH) == 1 + value
    assert zone(game, FRENCH, "discard") == sorted(["Trader", *furs])


def test_9_3_each_fur_card_is_one_fur_whatever_else_it_shows() -> None:
    game = position(side(hand=["Trader", "Pemaquid", "Albany"]), board={"Albany": "british village"})
    do(game, "trader: Pemaquid, Albany")
    assert money(game, BRITISH) == 4


def test_9_3_the_trader_needs_a_fur_and_the_fur_a_trader() -> None:
    game = position(side(hand=["Trader", "Boston", "Ships"]))
    assert legal(game, "trader") == set()
    assert refused(game, "trader: Boston")
    game = position(side(hand=["Pemaquid", "Boston"]))
    assert legal(game, "trader") == set()


def test_9_3_one_trader_is_enough_and_the_other_stays_in_hand() -> None:
    game = position(french=side(hand=["Trader", "Trader", "Gaspé"], deck=["Quebec"]), to_move=FRENCH)
    assert legal(game, "trader") == {"trader: Gaspé"}
    do(game, "trader: Gaspé")
    assert money(game, FRENCH) == 2
    assert (zone(game, FRENCH, "hand"), zone(game, FRENCH, "discard")) == (["Trader"], ["Gaspé", "Trader"])


@pytest.mark.parametrize(("british", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_9_4_piracy_takes_2_from_the_british_and_the_bank_makes_good(british: int, left: int) -> None:
    game = position(
        side(money=british),
        side(money=1, hand=["Louisbourg", "Port Royal"], deck=["Quebec"]),
        to_move=FRENCH,
    )
    do(game, "piracy: Louisbourg, Port Royal")
    assert (money(game, BRITISH), money(game, FRENCH)) == (left, 3)
    assert zone(game, FRENCH, "discard") == ["Louisbourg", "Port Royal"]


@pytest.mark.parametrize(
    ("ship", "possible"),
    [("Quebec", True), ("Port Royal", True), ("Halifax", True), ("Ships", True), ("Montreal", False)],
)
def test_9_4_another_card_with_a_ship_is_needed(ship: str, possible: bool) -> None:
    game = position(
        french=side(hand=["Louisbourg", ship]), board={"Halifax": "french village"}, to_move=FRENCH
    )
    assert is_legal(game, f"piracy: Louisbourg, {ship}") == possible


def test_9_4_not_without_louisbourg_nor_with_louisbourg_alone() -> None:
    game = position(french=side(hand=["Quebec", "Port Royal", "Ships"]), to_move=FRENCH)
    assert legal(game, "piracy") == set()
    assert refused(game, "piracy: Quebec, Port Royal")
    game = position(french=side(hand=["Louisbourg", "Montreal"]), to_move=FRENCH)
    assert legal(game, "piracy") == set()
    game = position(
        french=side(hand=["Louisbourg", "Port Royal"]), board={"Louisbourg": None}, to_move=FRENCH
    )
    assert legal(game, "piracy") == set()


def test_9_4_the_british_are_no_pirates() -> None:
    game = position(side(hand=["Louisbourg", "Ships", "Boston"]), board={"Louisbourg": "british village"})
    assert legal(game, "piracy") == set()
    assert refused(game, "piracy: Louisbourg, Ships")
