"""Section 12: rule sets. Every row of its table is tested for each of its columns, and for Yucata."""

from collections.abc import Mapping, Sequence

import pytest

import arpents
from arpents import Game
from arpents.content import load_rule_sets
from arpents.engine.positions import ImpossiblePosition, SidePosition
from tests.positions import (
    BRITISH,
    FRENCH,
    captured,
    do,
    drawn_from,
    fewest_raiders,
    held,
    is_legal,
    legal,
    money,
    places,
    position,
    refused,
    side,
    siege,
    stock,
    zone,
)

COLUMNS = ("second-edition", "first-edition-italian", "first-edition-german", "first-edition-french")
FIRST_EDITIONS = COLUMNS[1:]
RULE_SETS = (*COLUMNS, "yucata")


def columns(
    name: str, second: object, italian: object, german: object, french: object
) -> pytest.MarkDecorator:
    """A row of the table; Yucata follows its first column."""
    row = (second, italian, german, french, second)
    return pytest.mark.parametrize(("rule_set", name), list(zip(RULE_SETS, row, strict=True)), ids=RULE_SETS)


every_column = pytest.mark.parametrize("rule_set", RULE_SETS)
every_first_edition = pytest.mark.parametrize("rule_set", FIRST_EDITIONS)


def decision(game: Game) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return game.decider, game.phase


def result(game: Game) -> tuple[int, str] | None:
    """Who has won and why, or None while the game goes on."""
    return (game.outcome.winner, game.outcome.reason) if game.outcome else None


def test_the_rule_sets_are_those_of_the_table_and_yucata() -> None:
    assert set(load_rule_sets()) == set(RULE_SETS)


def test_the_second_edition_is_the_default() -> None:
    assert arpents.new_game().state.rules.rule_set == "second-edition"


# 12.1: the French Bateaux

FRENCH_DECK = [
    "Gaspé",
    "Louisbourg",
    "Montreal",
    "Port Royal",
    "Quebec",
    "Regular Infantry (initial)",
    "Tadoussac",
    "Trader",
    "Trois-Rivières",
]


@columns("bateaux", [], ["Bateaux"], ["Bateaux"], ["Bateaux"])
def test_12_1_the_french_bateaux_begins_in_the_deck_or_is_out_of_the_game(
    rule_set: str, bateaux: list[str]
) -> None:
    game = arpents.new_game(rule_set)
    assert drawn_from(game, FRENCH) == sorted(FRENCH_DECK + bateaux)
    assert "Bateaux" not in zone(game, FRENCH, "market")
    do(game, "end turn")
    assert game.decider == FRENCH
    assert refused(game, "draft: Bateaux")


@columns("in_the_game", False, True, True, True)
def test_12_1_the_french_bateaux_carries_and_can_return_to_the_market(
    rule_set: str, in_the_game: bool
) -> None:
    french = side(hand=["Quebec", "Bateaux", "Governor"])
    if not in_the_game:
        with pytest.raises(ImpossiblePosition, match="Bateaux"):
            position(None, french, to_move=FRENCH, rule_set=rule_set)
        return
    game = position(None, french, to_move=FRENCH, rule_set=rule_set)
    assert is_legal(game, "settle Kennebec: Quebec, Bateaux")
    do(game, "governor: Bateaux", "draft: Bateaux")
    assert zone(game, FRENCH, "discard") == ["Bateaux", "Governor"]


@every_column
def test_12_1_the_british_bateaux_begins_in_the_market(rule_set: str) -> None:
    game = arpents.new_game(rule_set)
    assert "Bateaux" not in drawn_from(game, BRITISH)
    assert is_legal(game, "draft: Bateaux")


# 12.2 and 12.3: raids

RAIDERS = ["Coureurs de Bois", "neutral Native Americans", "neutral Native Americans", "Priest", "Priest"]
KENNEBEC = {"Kennebec": "french village"}
FORT_HALIFAX = KENNEBEC | {"Fort Halifax": "british village"}


def raiding(
    rule_set: str,
    hand: Sequence[str],
    board: Mapping[str, str | None] = KENNEBEC,
    *,
    besieging: str | None = None,
) -> Game:
    """The French to move; from Kennebec the nearest British places are two and three connections away."""
    french = side(hand=hand, money=9, siege=besieging, marker=0 if besieging else None)
    return position(None, french, board=board, to_move=FRENCH, rule_set=rule_set)


@columns(
    "cards",
    {"Pemaquid": 1, "Boston": 2, "New Haven": 2, "New York": 4},
    {"Pemaquid": 2, "Boston": 3, "New Haven": 3, "New York": 5},
    {"Pemaquid": 2, "Boston": 3, "New Haven": 3, "New York": 5},
    {"Pemaquid": 2, "Boston": 3, "New Haven": 3, "New York": 5},
)
def test_12_2_the_cards_that_a_raid_takes(rule_set: str, cards: dict[str, int]) -> None:
    assert fewest_raiders(raiding(rule_set, RAIDERS)) == cards


@columns("reached", True, False, False, False)
def test_12_2_two_cards_at_a_distance_of_three(rule_set: str, reached: bool) -> None:
    game = raiding(rule_set, ["Coureurs de Bois", "Priest"])
    raid = "raid Boston: Coureurs de Bois, Priest"
    if not reached:
        assert refused(game, raid)
        return
    do(game, raid)
    assert captured(game, FRENCH) == (0, 1)
    assert "Boston" in held(game, BRITISH, "villages")


@every_column
def test_12_2_one_card_reaches_the_next_place(rule_set: str) -> None:
    game = raiding(rule_set, ["Coureurs de Bois"], FORT_HALIFAX)
    do(game, "raid Fort Halifax: Coureurs de Bois")
    assert captured(game, FRENCH) == (1, 0)


@every_column
def test_12_3_through_a_place_that_the_enemy_holds(rule_set: str) -> None:
    game = raiding(rule_set, RAIDERS[:3], FORT_HALIFAX)
    assert places(game, "raid") == {"Fort Halifax", "Pemaquid", "Boston", "New Haven"}
    do(game, "raid Pemaquid: Coureurs de Bois, neutral Native Americans")
    assert captured(game, FRENCH) == (1, 0)
    assert "Pemaquid" not in held(game, BRITISH, "villages")
    assert "Fort Halifax" in held(game, BRITISH, "villages")


@every_column
def test_12_3_but_not_through_one_that_is_fortified(rule_set: str) -> None:
    # Pemaquid has no other way than by Fort Halifax; the rest can be reached by Ticonderoga.
    game = raiding(rule_set, RAIDERS, FORT_HALIFAX | {"Fort Halifax": "british village fortified"})
    assert is_legal(game, f"raid Boston: {', '.join(RAIDERS)}")
    assert places(game, "raid") == {"Boston", "New Haven", "New York"}


@every_column
def test_12_3_through_a_place_that_one_besieges(rule_set: str) -> None:
    game = raiding(rule_set, RAIDERS[:2], FORT_HALIFAX, besieging="Fort Halifax")
    assert "Pemaquid" in places(game, "raid")


@every_column
def test_12_3_ones_own_and_neutral_places_may_be_passed(rule_set: str) -> None:
    assert "Pemaquid" in places(raiding(rule_set, RAIDERS[:2]), "raid")
    own = {"Fort Halifax": "french village", "Deerfield": "french village"}
    assert "Pemaquid" in places(raiding(rule_set, RAIDERS[:1], own), "raid")


# 12.4 and 12.5: the reserve

FIVE = ["Militia", "Militia", "Ships", "Ships", "Rangers"]


@columns("unlimited", False, False, False, True)
def test_12_4_a_sixth_and_a_seventh_card_in_reserve(rule_set: str, unlimited: bool) -> None:
    game = position(side(money=7, hand=["Trader", "Settlers"], reserve=FIVE), rule_set=rule_set)
    if not unlimited:
        assert refused(game, "reserve: Trader")
        return
    do(game, "reserve: Trader", "reserve: Settlers")
    assert zone(game, BRITISH, "reserve") == sorted([*FIVE, "Trader", "Settlers"])
    do(game, "retrieve")
    assert money(game, BRITISH) == 0
    assert len(zone(game, BRITISH, "hand")) == 7


@every_column
def test_12_4_a_fifth_card_in_reserve(rule_set: str) -> None:
    game = position(side(hand=["Trader"], reserve=FIVE[1:]), rule_set=rule_set)
    do(game, "reserve: Trader")
    assert len(zone(game, BRITISH, "reserve")) == 5


@columns("taken", False, True, True, True)
def test_12_5_location_cards_in_reserve_usable_or_not(rule_set: str, taken: bool) -> None:
    # New Haven is usable; Pemaquid is besieged, Deerfield neutral, Albany held but out of supply.
    locations = ["Albany", "Deerfield", "New Haven", "Pemaquid"]
    game = position(
        side(money=1, hand=[*locations, "Trader"]),
        side(siege="Pemaquid", marker=0),
        board={"Albany": "british village", "New York": None},
        rule_set=rule_set,
    )
    assert refused(game, "trader: Albany")
    reservable = [*locations, "Trader"] if taken else ["Trader"]
    assert legal(game, "reserve") == {f"reserve: {card}" for card in reservable}
    if not taken:
        assert refused(game, "reserve: New Haven")
        return
    do(game, "reserve: New Haven")
    assert zone(game, BRITISH, "reserve") == ["New Haven"]
    assert refused(game, "take money: New Haven")
    do(game, "retrieve", "take money: New Haven")
    assert money(game, BRITISH) == 2


# 12.6: Home Support


@columns("rebuilds", False, True, True, True)
def test_12_6_home_support_on_a_deck_that_runs_out(rule_set: str, rebuilds: bool) -> None:
    rest = ["New York", "Norfolk", "Pemaquid"]
    game = position(side(hand=["Home Support"], deck=["Boston"], discard=rest), rule_set=rule_set)
    do(game, "home support")
    hand = zone(game, BRITISH, "hand")
    if rebuilds:
        assert len(hand) == 3
        assert drawn_from(game, BRITISH) == ["Boston", *rest]
        assert "Boston" in hand
        assert zone(game, BRITISH, "discard") == ["Home Support"]
    else:
        assert drawn_from(game, BRITISH) == hand == ["Boston"]
        assert zone(game, BRITISH, "discard") == ["Home Support", *rest]
    assert game.state.actions_left == 2


@columns("rebuilds", False, True, True, True)
def test_12_6_home_support_on_an_empty_deck(rule_set: str, rebuilds: bool) -> None:
    game = position(side(hand=["Home Support"], discard=["Boston", "New York", "Norfolk"]), rule_set=rule_set)
    if not rebuilds:
        assert refused(game, "home support")
        return
    do(game, "home support")
    assert zone(game, BRITISH, "hand") == ["Boston", "New York", "Norfolk"]
    assert zone(game, BRITISH, "discard") == ["Home Support"]


@columns("hand", ["Boston"], ["Boston", "New York"], ["Boston", "New York"], ["Boston", "New York"])
def test_12_6_home_support_never_draws_itself(rule_set: str, hand: list[str]) -> None:
    british = side(hand=["Home Support"], deck=["Boston"], discard=["New York"])
    game = position(british, rule_set=rule_set)
    do(game, "home support")
    assert zone(game, BRITISH, "hand") == hand
    assert zone(game, BRITISH, "deck") == []
    assert "Home Support" in zone(game, BRITISH, "discard")
    # Discarded it can be drawn again like any other card: by the refill, not by itself.
    do(game, "end turn")
    assert zone(game, BRITISH, "hand") == ["Boston", "Home Support", "New York"]


@every_column
def test_12_6_home_support_with_nothing_to_draw(rule_set: str) -> None:
    assert refused(position(side(hand=["Home Support", "Boston"]), rule_set=rule_set), "home support")


@every_column
def test_12_6_a_deck_that_suffices_is_not_rebuilt(rule_set: str) -> None:
    british = side(
        hand=["Home Support"], deck=["Boston", "New York", "Norfolk", "Trader"], discard=["Pemaquid"]
    )
    game = position(british, rule_set=rule_set)
    do(game, "home support")
    assert len(zone(game, BRITISH, "hand")) == 3
    assert zone(game, BRITISH, "discard") == ["Home Support", "Pemaquid"]


# 12.7: the merchant

SHIP_AND_COINS = ["Ships", "Boston", "New York", "Philadelphia", "Norfolk"]


@columns("most", 2, 2, 2, 4)
def test_12_7_the_coin_cards_that_a_merchant_sells(rule_set: str, most: int) -> None:
    game = position(side(hand=SHIP_AND_COINS), rule_set=rule_set)
    with_ships = {text for text in legal(game, "merchant") if text.startswith("merchant: Ships")}
    assert {text.count(",") for text in with_ships} == set(range(1, most + 1))
    everything = f"merchant: {', '.join(SHIP_AND_COINS)}"
    if most == 2:
        assert refused(game, everything)
        assert refused(game, "merchant: Ships, Boston, New York, Philadelphia")
    else:
        do(game, everything)
        assert money(game, BRITISH) == 3 + 3 + 3 + 2
        assert zone(game, BRITISH, "discard") == sorted(SHIP_AND_COINS)


@every_column
def test_12_7_one_or_two_coin_cards_and_never_none(rule_set: str) -> None:
    game = position(side(hand=SHIP_AND_COINS), rule_set=rule_set)
    assert refused(game, "merchant: Ships")
    do(one := game.copy(), "merchant: Ships, Norfolk")
    do(two := game.copy(), "merchant: Ships, Norfolk, Boston")
    assert (money(one, BRITISH), money(two, BRITISH)) == (2, 5)


# 12.8: withdrawing


@columns("left", 2, 2, 1, 1)
def test_12_8_giving_up_a_siege(rule_set: str, left: int) -> None:
    british = side(siege="Louisbourg", marker=0, attacking=["Militia"])
    game = position(british, rule_set=rule_set)
    do(game, "withdraw Louisbourg: Militia")
    assert siege(game, BRITISH) is None
    assert decision(game) == (BRITISH, "actions")
    assert game.state.actions_left == left


@columns("left", 2, 2, 1, 1)
def test_12_8_surrendering_a_place(rule_set: str, left: int) -> None:
    french = side(siege="Pemaquid", marker=0, hand=["Quebec"])
    game = position(None, french, rule_set=rule_set)
    do(game, "withdraw Pemaquid")
    assert decision(game) == (FRENCH, "occupation")
    do(game, "occupy Pemaquid: Quebec")
    assert captured(game, FRENCH) == (1, 0)
    assert "Pemaquid" in held(game, FRENCH, "villages")
    assert decision(game) == (BRITISH, "actions")
    assert game.state.actions_left == left


@columns("free", True, True, False, False)
def test_12_8_no_free_action_where_it_is_an_action(rule_set: str, free: bool) -> None:
    british = side(siege="Louisbourg", marker=0, hand=["Militia"])
    french = side(siege="Pemaquid", marker=0)
    game = position(british, french, actions_left=1, rule_set=rule_set)
    assert places(game, "withdraw") == {"Louisbourg", "Pemaquid"}
    do(game, "pass")
    assert places(game, "withdraw") == ({"Louisbourg", "Pemaquid"} if free else set())
    assert is_legal(game, "withdraw Louisbourg") == free
    assert refused(game, "withdraw Louisbourg") != free


@columns("after_both", 2, 2, 0, 0)
def test_12_8_two_withdrawals_in_one_turn(rule_set: str, after_both: int) -> None:
    british = side(siege="Louisbourg", marker=0)
    game = position(british, side(siege="Pemaquid", marker=0), rule_set=rule_set)
    do(game, "withdraw Louisbourg", "withdraw Pemaquid")
    assert siege(game, BRITISH) is siege(game, FRENCH) is None
    assert game.state.actions_left == after_both


@every_column
def test_12_8_the_military_leader_is_free_even_so(rule_set: str) -> None:
    british = side(siege="Louisbourg", marker=0, hand=["Military Leader"])
    game = position(british, actions_left=0, rule_set=rule_set)
    do(game, "military leader Louisbourg")
    assert siege(game, BRITISH) == ("Louisbourg", 1)


# 12.9: settling a neutral enemy home

HOMES = {
    "Quebec": (BRITISH, ["Louisbourg", "Ships", "neutral Settlers"], {"Louisbourg": "british village"}),
    "Boston": (FRENCH, ["Pemaquid", "Ships", "neutral Settlers"], {"Pemaquid": "french village"}),
    "New York": (
        FRENCH,
        ["Albany", "Montreal", "neutral Settlers"],
        {
            "Fort St. John": "french village",
            "Ticonderoga": "french village",
            "Fort William Henry": "french village",
            "Albany": "french village",
        },
    ),
}


@pytest.mark.parametrize("home", HOMES)
@columns("wins", True, False, False, False)
def test_12_9_settling_a_neutral_enemy_home(rule_set: str, wins: bool, home: str) -> None:
    settler, hand, board = HOMES[home]
    sides = [side(), side()]
    sides[settler] = side(hand=hand)
    game = position(*sides, board=board | {home: None}, to_move=settler, rule_set=rule_set)
    do(game, f"settle {home}: {', '.join(hand)}")
    assert home in held(game, settler, "villages")
    if wins:
        assert result(game) == (settler, "home settled")
        assert game.decider is None
    else:
        assert game.outcome is None
        assert decision(game) == (settler, "actions")
        assert game.state.actions_left == 1


@pytest.mark.parametrize("home", HOMES)
@every_column
def test_12_9_a_siege_won_there_wins_all_the_same(rule_set: str, home: str) -> None:
    winner = HOMES[home][0]
    sides = [side(), side()]
    sides[winner] = side(siege=home, marker=2)
    game = position(*sides, to_move=winner, actions_left=None, rule_set=rule_set)
    assert result(game) == (winner, "home taken")


# 12.10: supply for reinforcements

BOSTON_LOST = {"Boston": "french village"}


@columns("from_new_york", False, True, True, True)
def test_12_10_reinforcing_while_boston_is_french(rule_set: str, from_new_york: bool) -> None:
    hand = ["Militia", "Military Leader"]
    british = side(hand=hand, siege="Louisbourg", marker=0)
    game = position(british, board=BOSTON_LOST, rule_set=rule_set)
    if not from_new_york:
        assert refused(game, "reinforce Louisbourg: Militia")
        assert refused(game, "military leader Louisbourg")
        return
    do(game, "reinforce Louisbourg: Militia", "military leader Louisbourg")
    assert siege(game, BRITISH) == ("Louisbourg", 2)
    assert zone(game, BRITISH, "attacking") == ["Military Leader", "Militia"]


@columns("from_new_york", False, True, True, True)
def test_12_10_reinforcing_a_british_place_too(rule_set: str, from_new_york: bool) -> None:
    british, french = side(hand=["Militia"]), side(siege="Norfolk", marker=1)
    game = position(british, french, board=BOSTON_LOST, rule_set=rule_set)
    assert is_legal(game, "reinforce Norfolk: Militia") == from_new_york


@pytest.mark.parametrize("new_york", ["british town", "british village", None])
@every_first_edition
def test_12_10_new_york_counts_even_when_neutral(rule_set: str, new_york: str | None) -> None:
    # Nothing but New York stands between the siege of Fort William Henry and home.
    alone = dict.fromkeys(("New Haven", "Norfolk", "Pemaquid", "Philadelphia", "St. Mary's"), None)
    board = alone | BOSTON_LOST | {"New York": new_york, "Fort William Henry": "french village"}
    british = side(hand=["Militia"], siege="Fort William Henry", marker=0)
    by_albany = position(british, board=board | {"Albany": "british village"}, rule_set=rule_set)
    assert is_legal(by_albany, "reinforce Fort William Henry: Militia")
    # Supply leads on from New York through British places only.
    assert refused(position(british, board=board, rule_set=rule_set), "reinforce Fort William Henry: Militia")


@every_first_edition
def test_12_10_a_neutral_new_york_is_itself_enough(rule_set: str) -> None:
    british = side(hand=["Militia"], siege="Albany", marker=0)
    board = BOSTON_LOST | {"New York": None, "Albany": "french village"}
    assert is_legal(position(british, board=board, rule_set=rule_set), "reinforce Albany: Militia")


@every_column
def test_12_10_not_while_the_enemy_controls_both(rule_set: str) -> None:
    british = side(hand=["Militia"], siege="Louisbourg", marker=0)
    board = BOSTON_LOST | {"New York": "french village"}
    assert refused(position(british, board=board, rule_set=rule_set), "reinforce Louisbourg: Militia")


@pytest.mark.parametrize("boston", ["british town", None])
@every_column
def test_12_10_boston_is_a_source_in_all(rule_set: str, boston: str | None) -> None:
    british = side(hand=["Militia"], siege="Louisbourg", marker=0)
    board = {"Boston": boston, "New York": "french village"}
    assert is_legal(position(british, board=board, rule_set=rule_set), "reinforce Louisbourg: Militia")


@pytest.mark.parametrize("new_york", ["british town", "british village"])
@columns("from_new_york", False, True, True, True)
def test_12_10_a_besieged_new_york_can_always_be_reinforced(
    rule_set: str, from_new_york: bool, new_york: str
) -> None:
    # Boston is lost, and nothing else of the British is left: no place of theirs is in supply.
    lost = dict.fromkeys(("New Haven", "Norfolk", "Pemaquid", "Philadelphia", "St. Mary's"), None)
    board = lost | BOSTON_LOST | {"New York": new_york}
    british = side(hand=["Militia", "Military Leader"])
    game = position(british, side(siege="New York", marker=1), board=board, rule_set=rule_set)
    if not from_new_york:
        assert refused(game, "reinforce New York: Militia")
        assert refused(game, "military leader New York")
        return
    do(game, "reinforce New York: Militia", "military leader New York")
    assert siege(game, FRENCH) == ("New York", -1)
    assert zone(game, BRITISH, "defending") == ["Military Leader", "Militia"]


@every_first_edition
def test_12_10_the_french_cannot_always_reinforce_at_new_york(rule_set: str) -> None:
    french = side(hand=["Militia"], siege="New York", marker=1)
    game = position(None, french, board={"Quebec": "british village"}, to_move=FRENCH, rule_set=rule_set)
    assert refused(game, "reinforce New York: Militia")


@every_column
def test_12_10_new_york_does_not_make_location_cards_usable(rule_set: str) -> None:
    hand = ["New York", "Philadelphia", "Pemaquid", "Trader", "Ships", "Militia"]
    british = side(hand=hand, siege="Louisbourg", marker=0)
    game = position(british, board=BOSTON_LOST, rule_set=rule_set)
    for action in (
        "reinforce Louisbourg: New York",
        "take money: New York",
        "merchant: Ships, Philadelphia",
        "trader: Pemaquid",
    ):
        assert refused(game, action)
    without_siege = position(side(hand=hand), board=BOSTON_LOST, rule_set=rule_set)
    assert refused(without_siege, "besiege Port Royal: Pemaquid, Ships, Militia")
    at_peace = position(side(hand=hand), rule_set=rule_set)
    assert is_legal(at_peace, "besiege Port Royal: Pemaquid, Ships, Militia")


@every_column
def test_12_10_new_york_is_no_source_for_the_french(rule_set: str) -> None:
    french = side(hand=["Militia"], siege="Philadelphia", marker=0)
    board = {"New York": "french village", "Quebec": "british village"}
    game = position(None, french, board=board, to_move=FRENCH, rule_set=rule_set)
    assert refused(game, "reinforce Philadelphia: Militia")


# 12.11: rebuilding the deck


@columns("at_once", False, True, True, True)
def test_12_11_a_refill_takes_the_last_card_of_the_deck(rule_set: str, at_once: bool) -> None:
    british = side(hand=["Boston", "Norfolk", "Trader"], deck=["New York", "Ships"], discard=["Militia"])
    game = position(british, rule_set=rule_set)
    events = do(game, "end turn")
    assert zone(game, BRITISH, "hand") == ["Boston", "New York", "Norfolk", "Ships", "Trader"]
    assert ("deck-rebuilt" in [event.kind for event in events]) == at_once
    assert zone(game, BRITISH, "deck") == (["Militia"] if at_once else [])
    assert zone(game, BRITISH, "discard") == ([] if at_once else ["Militia"])


@columns("at_once", False, True, True, True)
def test_12_11_home_support_takes_the_last_card_of_the_deck(rule_set: str, at_once: bool) -> None:
    british = side(hand=["Home Support"], deck=["Boston", "Norfolk", "Trader"], discard=["Militia", "Ships"])
    game = position(british, rule_set=rule_set)
    do(game, "home support")
    assert zone(game, BRITISH, "hand") == ["Boston", "Norfolk", "Trader"]
    assert zone(game, BRITISH, "deck") == (["Militia", "Ships"] if at_once else [])
    assert zone(game, BRITISH, "discard") == (
        ["Home Support"] if at_once else ["Home Support", "Militia", "Ships"]
    )


@every_column
def test_12_11_when_the_discard_pile_is_empty_too(rule_set: str) -> None:
    british = side(money=2, hand=["Boston", "Norfolk", "Trader", "Ships"], deck=["New York"])
    game = position(british, rule_set=rule_set)
    do(game, "end turn")
    assert len(zone(game, BRITISH, "hand")) == 5
    assert zone(game, BRITISH, "deck") == []
    # The deck stays empty when there are discards again, until a card must be drawn.
    do(game, "end turn", "discard: Boston, Norfolk")
    assert (zone(game, BRITISH, "deck"), zone(game, BRITISH, "discard")) == ([], ["Boston", "Norfolk"])
    do(game, "draft: Governor")
    assert (zone(game, BRITISH, "deck"), len(zone(game, BRITISH, "discard"))) == ([], 3)
    do(game, "end turn")
    assert len(zone(game, BRITISH, "hand")) == 5
    assert drawn_from(game, BRITISH) == ["Boston", "Governor", "New York", "Norfolk", "Ships", "Trader"]
    assert zone(game, BRITISH, "discard") == []


@every_column
def test_12_11_a_refill_that_needs_more_rebuilds_under_all(rule_set: str) -> None:
    british = side(hand=["Boston"], deck=["New York"], discard=["Militia", "Ships", "Rangers", "Trader"])
    game = position(british, rule_set=rule_set)
    do(game, "end turn")
    assert len(zone(game, BRITISH, "hand")) == 5
    assert len(zone(game, BRITISH, "deck")) == 1
    assert zone(game, BRITISH, "discard") == []


# 12.12 and 12.13: the reserve of the victim


@columns("spared", False, True, True, True)
def test_12_12_an_ambush_with_no_vulnerable_card_in_hand(rule_set: str, spared: bool) -> None:
    british = side(hand=["Boston"], deck=["Militia"], reserve=["Siege Artillery", "Ships"])
    game = position(british, side(hand=["Coureurs de Bois"]), to_move=FRENCH, rule_set=rule_set)
    do(game, "ambush: Coureurs de Bois")
    assert legal(game) == ({"show hand"} if spared else {"lose from reserve: Siege Artillery"})
    do(game, *legal(game))
    assert zone(game, BRITISH, "reserve") == (["Ships"] if not spared else ["Ships", "Siege Artillery"])
    assert zone(game, BRITISH, "market").count("Siege Artillery") == (not spared)
    assert zone(game, BRITISH, "known") == (["Boston"] if spared else [])
    assert decision(game) == (FRENCH, "actions")


@columns("spared", False, True, True, True)
def test_12_12_an_ambush_on_a_french_reserve(rule_set: str, spared: bool) -> None:
    french = side(hand=["Quebec"], reserve=["Regular Infantry"])
    game = position(side(hand=["Rangers"]), french, rule_set=rule_set)
    do(game, "ambush: Rangers")
    assert zone(game, FRENCH, "reserve") == (["Regular Infantry"] if spared else [])


@every_column
def test_12_12_with_one_in_hand_the_reserve_is_among_the_choices(rule_set: str) -> None:
    british = side(hand=["Militia"], reserve=["Siege Artillery"])
    game = position(british, side(hand=["Coureurs de Bois"]), to_move=FRENCH, rule_set=rule_set)
    do(game, "ambush: Coureurs de Bois")
    assert legal(game) == {"lose: Militia", "lose from reserve: Siege Artillery"}
    do(game, "lose from reserve: Siege Artillery")
    assert zone(game, BRITISH, "hand") == ["Militia"]
    assert zone(game, BRITISH, "reserve") == []


NATIVES = "neutral Native Americans"


@columns("spared", False, False, True, False)
def test_12_13_a_conversion_with_no_such_card_in_hand(rule_set: str, spared: bool) -> None:
    british = side(hand=["Boston"], deck=[NATIVES], reserve=[NATIVES])
    game = position(british, side(hand=["Priest"]), to_move=FRENCH, rule_set=rule_set)
    do(game, "convert: Priest")
    assert legal(game) == ({"show hand"} if spared else {f"give from reserve: {NATIVES}"})
    do(game, *legal(game))
    assert zone(game, BRITISH, "reserve") == ([NATIVES] if spared else [])
    assert zone(game, FRENCH, "discard") == (["Priest"] if spared else ["Priest", NATIVES])
    assert zone(game, BRITISH, "known") == (["Boston"] if spared else [])


@columns("spared", False, False, True, False)
def test_12_13_a_conversion_by_the_indian_leader(rule_set: str, spared: bool) -> None:
    french = side(hand=["Quebec", "Native Americans"], reserve=[NATIVES])
    game = position(side(hand=["Indian Leader"]), french, rule_set=rule_set)
    do(game, "convert: Indian Leader")
    assert zone(game, FRENCH, "reserve") == ([NATIVES] if spared else [])
    assert zone(game, BRITISH, "discard") == (["Indian Leader"] if spared else ["Indian Leader", NATIVES])


@every_column
def test_12_13_with_one_in_hand_the_reserve_is_among_the_choices(rule_set: str) -> None:
    game = position(
        side(hand=[NATIVES], reserve=[NATIVES]), side(hand=["Priest"]), to_move=FRENCH, rule_set=rule_set
    )
    do(game, "convert: Priest")
    assert legal(game) == {f"give: {NATIVES}", f"give from reserve: {NATIVES}"}


# 12.14: the end of the game

THEIR_CAPTURES = {
    "villages": side(captured_villages=13),  # 18 - 5 on the board
    "towns": side(captured_towns=10),  # 12 - 2 on the board
}


@pytest.mark.parametrize("piece", THEIR_CAPTURES)
@columns("at_once", False, True, False, False)
def test_12_14_out_of_pieces_while_a_siege_is_in_progress(rule_set: str, at_once: bool, piece: str) -> None:
    british = side(siege="Louisbourg", marker=0)
    game = position(british, THEIR_CAPTURES[piece], actions_left=None, rule_set=rule_set)
    assert stock(game, BRITISH, piece) == 0
    assert result(game) == ((FRENCH, piece) if at_once else None)


@columns("at_once", False, True, False, False)
def test_12_14_out_of_pieces_while_besieged(rule_set: str, at_once: bool) -> None:
    french = side(captured_villages=13, siege="Pemaquid", marker=0)
    game = position(None, french, actions_left=None, rule_set=rule_set)
    assert result(game) == ((FRENCH, "villages") if at_once else None)


@columns("at_once", False, True, False, False)
def test_12_14_before_the_siege_is_resolved(rule_set: str, at_once: bool) -> None:
    # The British are out of villages, behind in points, and about to win the game at Quebec.
    british = side(siege="Quebec", marker=2)
    game = position(british, side(captured_villages=13), actions_left=None, rule_set=rule_set)
    assert result(game) == ((FRENCH, "villages") if at_once else (BRITISH, "home taken"))


@columns("at_once", False, True, False, False)
def test_12_14_not_in_the_middle_of_a_turn_nor_in_the_enemys(rule_set: str, at_once: bool) -> None:
    british = side(hand=["Norfolk", "Bateaux", "Settlers"], siege="Louisbourg", marker=0)
    game = position(british, side(captured_villages=12), rule_set=rule_set)
    do(game, "settle Richmond: Norfolk, Bateaux, Settlers")
    assert stock(game, BRITISH, "villages") == 0
    assert game.outcome is None
    do(game, "end turn")
    assert decision(game) == (FRENCH, "actions")
    do(game, "end turn")
    assert result(game) == ((FRENCH, "villages") if at_once else None)


@every_column
def test_12_14_captures_still_wait_for_the_siege(rule_set: str) -> None:
    british = side(captured_towns=4, siege="Louisbourg", marker=0)
    game = position(british, actions_left=None, rule_set=rule_set)
    assert game.outcome is None
    do(game, "withdraw Louisbourg", "end turn")
    assert decision(game) == (FRENCH, "actions")
    do(game, "end turn")
    assert result(game) == (BRITISH, "captures")


@pytest.mark.parametrize("piece", THEIR_CAPTURES)
@every_column
def test_12_14_in_peace_the_game_ends_under_all(rule_set: str, piece: str) -> None:
    game = position(None, THEIR_CAPTURES[piece], actions_left=None, rule_set=rule_set)
    assert result(game) == (FRENCH, piece)


# 12.15: free actions while a siege is being resolved


def louisbourg_falls(
    rule_set: str, french: SidePosition | None = None, variants: Sequence[str] = (), **given: object
) -> Game:
    """The start of a British turn in which the siege of Louisbourg, which shows settlers, is won."""
    british = side(siege="Louisbourg", marker=2, **given)
    return position(british, french, actions_left=None, rule_set=rule_set, variants=variants)


@columns("allowed", False, True, True, True)
def test_12_15_only_the_reserve_can_supply_the_settler(rule_set: str, allowed: bool) -> None:
    game = louisbourg_falls(rule_set, money=2, hand=["Norfolk"], reserve=["Settlers", "Militia"])
    if not allowed:
        assert decision(game) == (BRITISH, "actions")
        return
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {"leave Louisbourg", "retrieve"}
    do(game, "retrieve")
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {"occupy Louisbourg: Settlers", "leave Louisbourg"}
    do(game, "occupy Louisbourg: Settlers")
    assert decision(game) == (BRITISH, "actions")
    assert game.state.actions_left == 2
    assert money(game, BRITISH) == 0
    assert "Louisbourg" in held(game, BRITISH, "villages")
    assert zone(game, BRITISH, "hand") == ["Militia", "Norfolk"]
    assert zone(game, BRITISH, "known") == ["Militia", "Norfolk"]


@every_first_edition
@pytest.mark.parametrize(
    ("given", "variants", "asked"),
    [
        ({"money": 1, "reserve": ["Settlers", "Militia"]}, [], False),  # it cannot be paid for
        ({"money": 2, "reserve": ["Militia"]}, [], False),
        ({"money": 1, "reserve": ["Philadelphia"]}, [], True),
        ({"money": 1, "reserve": ["Settlers", "Militia"], "hand": ["New Haven"]}, ["free-fur-sale"], False),
        ({"money": 1, "reserve": ["Settlers", "Militia"], "hand": ["Pemaquid"]}, ["free-fur-sale"], True),
        # Of the hand, everybody knows how many cards it has.
        (
            {"hand": ["Ships"], "deck": ["Pemaquid", "Albany"], "reserve": ["Settlers", "Militia"]},
            ["free-fur-sale"],
            False,
        ),
        # The fur is sold, drawn again with Home Support, and sold again.
        (
            {"hand": ["Pemaquid", "Home Support"], "reserve": ["Settlers", "Militia"]},
            ["free-fur-sale"],
            True,
        ),
        (
            {"hand": ["Pemaquid", "Home Support"], "reserve": ["Settlers", "Militia"]},
            ["free-fur-sale", "late-reshuffle"],
            False,
        ),
        (
            {"hand": ["Norfolk", "Home Support"], "reserve": ["Settlers", "Militia"]},
            ["free-fur-sale"],
            False,
        ),
        # Home Support alone is no reason to ask.
        ({"hand": ["Home Support"], "discard": ["Settlers"]}, [], False),
        ({"money": 1, "reserve": ["Home Support"], "discard": ["Settlers"]}, [], False),
    ],
)
def test_12_15_asked_where_everybody_can_tell_that_the_reserve_may_bring_a_settler(
    rule_set: str, given: dict[str, object], variants: list[str], asked: bool
) -> None:
    british = side(siege="Louisbourg", marker=2, **given)
    board = {"Albany": "british village"}
    game = position(british, board=board, actions_left=None, rule_set=rule_set, variants=variants)
    assert decision(game) == (BRITISH, "occupation" if asked else "actions")


@every_first_edition
def test_12_15_a_settler_that_cannot_be_used_is_none(rule_set: str) -> None:
    british = side(siege="Louisbourg", marker=2, money=1, reserve=["Philadelphia"])
    game = position(british, board={"Philadelphia": None}, actions_left=None, rule_set=rule_set)
    assert decision(game) == (BRITISH, "actions")


@every_first_edition
def test_12_15_home_support_draws_the_settler(rule_set: str) -> None:
    game = louisbourg_falls(rule_set, hand=["Home Support", "Norfolk"], deck=["Settlers", "Ships", "Trader"])
    assert legal(game) == {"leave Louisbourg", "home support"}
    do(game, "home support")
    assert decision(game) == (BRITISH, "occupation")
    assert zone(game, BRITISH, "hand") == ["Norfolk", "Settlers", "Ships", "Trader"]
    assert legal(game) == {"occupy Louisbourg: Settlers", "leave Louisbourg"}
    do(game, "leave Louisbourg")
    assert decision(game) == (BRITISH, "actions")
    assert captured(game, BRITISH) == (1, 0)


@columns("allowed", False, True, True, True)
def test_12_15_the_other_siege_is_looked_at_afterwards(rule_set: str, allowed: bool) -> None:
    hand = ["Boston", "Military Leader", "Norfolk"]
    game = louisbourg_falls(
        rule_set,
        side(siege="Pemaquid", marker=0, attacking=["Militia"]),
        money=3,
        hand=hand,
        reserve=["Ships"],
    )
    both = {"occupy Louisbourg: Boston", "leave Louisbourg"}
    assert legal(game) == both | ({"military leader Pemaquid", "retrieve"} if allowed else set())
    if not allowed:
        do(game, "leave Louisbourg")
        assert siege(game, FRENCH) == ("Pemaquid", 0)
        return
    do(game, "military leader Pemaquid")
    assert siege(game, FRENCH) == ("Pemaquid", -1)
    assert decision(game) == (BRITISH, "occupation")
    do(game, "occupy Louisbourg: Boston")
    assert siege(game, FRENCH) is None
    assert decision(game) == (BRITISH, "actions")
    assert zone(game, FRENCH, "market").count("Militia") > 0


@every_column
def test_12_15_withdrawing_is_never_among_them(rule_set: str) -> None:
    game = louisbourg_falls(rule_set, side(siege="Pemaquid", marker=1), hand=["Boston"])
    assert decision(game) == (BRITISH, "occupation")
    assert refused(game, "withdraw Pemaquid")


@columns("allowed", False, True, True, True)
def test_12_15_free_actions_of_variants_too(rule_set: str, allowed: bool) -> None:
    variants = ["free-fur-sale", "drop-lost-locations"]
    game = louisbourg_falls(rule_set, None, variants, hand=["Boston", "Pemaquid", "Albany"])
    free = {"sell fur: Pemaquid", "drop: Albany"}
    assert legal(game) - {"occupy Louisbourg: Boston", "leave Louisbourg"} == (free if allowed else set())
    if allowed:
        do(game, *sorted(free))
        assert money(game, BRITISH) == 1
        assert decision(game) == (BRITISH, "occupation")


@every_column
def test_12_15_not_in_the_enemys_turn(rule_set: str) -> None:
    # The French surrender Louisbourg in their own turn: the British decide at once, and nothing else.
    british = side(
        siege="Louisbourg", marker=1, money=5, hand=["Boston", "Home Support"], reserve=["Settlers"]
    )
    game = position(british, side(), to_move=FRENCH, rule_set=rule_set)
    do(game, "withdraw Louisbourg")
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {"occupy Louisbourg: Boston", "leave Louisbourg"}


@every_column
def test_12_15_not_for_the_card_that_a_defeated_attacker_gives_up(rule_set: str) -> None:
    french = side(siege="Pemaquid", marker=-1, attacking=["Militia", "Ships"], money=2, reserve=["Trader"])
    game = position(None, french, actions_left=None, rule_set=rule_set)
    assert legal(game) == {"give up: Militia", "give up: Ships"}


# Yucata


YUCATA = [(rule_set, rule_set == "yucata") for rule_set in RULE_SETS]


@pytest.mark.parametrize(("rule_set", "endless"), YUCATA, ids=RULE_SETS)
@pytest.mark.parametrize(
    ("attacker", "place", "marker", "reinforcing", "moved"),
    [
        (BRITISH, "Louisbourg", 6, BRITISH, (7, 8)),
        (BRITISH, "Louisbourg", -4, FRENCH, (-5, -6)),
        (FRENCH, "Pemaquid", 6, FRENCH, (7, 8)),
        (FRENCH, "Pemaquid", -3, BRITISH, (-4, -5)),
    ],
)
def test_yucata_has_a_siege_track_without_end(
    rule_set: str, endless: bool, attacker: int, place: str, marker: int, reinforcing: int, moved: list[int]
) -> None:
    given: list[dict[str, object]] = [{}, {}]
    given[reinforcing]["hand"] = ["Regular Infantry"]
    given[attacker] |= {"siege": place, "marker": marker}
    game = position(side(**given[0]), side(**given[1]), to_move=reinforcing, rule_set=rule_set)
    do(game, f"reinforce {place}: Regular Infantry")
    assert siege(game, attacker) == (place, moved[endless])


@pytest.mark.parametrize(("rule_set", "endless"), YUCATA, ids=RULE_SETS)
def test_yucata_forgets_nothing_beyond_the_end_of_the_track(rule_set: str, endless: bool) -> None:
    hand = ["Regular Infantry", "Regular Infantry"]
    british = side(siege="Louisbourg", marker=7, hand=hand)
    game = position(british, side(hand=hand), rule_set=rule_set)
    do(game, *["reinforce Louisbourg: Regular Infantry"] * 2, "end turn")
    assert siege(game, BRITISH) == ("Louisbourg", 11 if endless else 7)
    do(game, *["reinforce Louisbourg: Regular Infantry"] * 2)
    assert siege(game, BRITISH) == ("Louisbourg", 7 if endless else 3)
