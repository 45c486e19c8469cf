"""Section 8: raids, ambushes, conversions."""

from collections.abc import Mapping, Sequence

import pytest

from arpents import Game
from arpents.engine.positions import SidePosition
from tests.positions import (
    BRITISH,
    FRENCH,
    captured,
    do,
    held,
    is_legal,
    legal,
    money,
    neutral_display,
    places,
    position,
    seen,
    side,
    stock,
    zone,
)

KENNEBEC = {
    "Kennebec": "french village",
    "Fort Halifax": "british village",
    "Deerfield": "british village",
}
DEERFIELD = {"Deerfield": "french village"}
NEW_HAVEN_RAIDED = "raid New Haven: Coureurs de Bois"


def decision(game: Game) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return game.decider, game.phase


def raiding(
    hand: Sequence[str] = ("Coureurs de Bois",),
    british: SidePosition | None = None,
    *,
    coins: int = 0,
    board: Mapping[str, str | None] = DEERFIELD,
    siege: str | None = None,
) -> Game:
    """The French to move with a hand that raids."""
    return position(british, side(hand=hand, money=coins, siege=siege), board=board, to_move=FRENCH)


def fewest_cards(game: Game) -> dict[str, int]:
    """The places that can be raided, with the fewest cards that it takes."""
    parties: dict[str, int] = {}
    for action in game.legal_actions():
        if action.verb == "raid":
            place = str(action.location)
            parties[place] = min(parties.get(place, 99), len(action.card_names))
    return parties


# 8.1


def test_8_1_a_raid_takes_an_action_and_its_cards_are_discarded() -> None:
    game = raiding(["Coureurs de Bois", "Priest", "Gaspé"])
    do(game, "raid Boston: Coureurs de Bois, Priest")
    assert zone(game, FRENCH, "hand") == ["Gaspé"]
    assert zone(game, FRENCH, "discard") == ["Coureurs de Bois", "Priest"]
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 1


def test_8_1_every_party_with_a_raider_in_it_may_raid() -> None:
    game = raiding(["Coureurs de Bois", "Native Americans", "Priest", "Priest"], coins=1)
    assert {text for text in legal(game, "raid") if "Boston" in text} == {
        "raid Boston: " + party
        for party in (
            "Coureurs de Bois",
            "Coureurs de Bois, Native Americans",
            "Coureurs de Bois, Native Americans, Priest",
            "Coureurs de Bois, Native Americans, Priest, Priest",
            "Coureurs de Bois, Priest",
            "Coureurs de Bois, Priest, Priest",
            "Native Americans",
            "Native Americans, Priest",
            "Native Americans, Priest, Priest",
        )
    }


@pytest.mark.parametrize("card", ["Coureurs de Bois", "Native Americans", "neutral Native Americans"])
def test_8_1_the_french_cards_that_raid(card: str) -> None:
    assert is_legal(raiding([card], coins=1), f"raid Boston: {card}")


@pytest.mark.parametrize("card", ["Rangers", "neutral Native Americans"])
def test_8_1_the_british_cards_that_raid(card: str) -> None:
    game = position(side(hand=[card], money=1), board=DEERFIELD)
    assert legal(game, "raid") == {f"raid Deerfield: {card}"}


@pytest.mark.parametrize("card", ["Priest", "Militia", "Fortification", "Regular Infantry", "Montreal"])
def test_8_1_other_cards_do_not_raid_alone(card: str) -> None:
    assert places(raiding([card], coins=9), "raid") == set()


def test_8_1_two_priests_do_not_raid_alone() -> None:
    assert places(raiding(["Priest", "Priest"]), "raid") == set()


def test_8_1_the_indian_leader_extends_the_range_but_not_alone() -> None:
    board = {"Fort Halifax": "french village", "Boston": "british town"}
    game = position(side(hand=["Rangers", "Indian Leader"]), board=board | {"Kennebec": "french village"})
    assert legal(game, "raid") == {
        "raid Fort Halifax: Rangers",
        "raid Fort Halifax: Indian Leader, Rangers",
        "raid Kennebec: Rangers",
        "raid Kennebec: Indian Leader, Rangers",
        "raid Quebec: Indian Leader, Rangers",
    }
    assert places(position(side(hand=["Indian Leader"]), board=board), "raid") == set()


def test_8_1_cards_that_do_not_raid_or_extend_cannot_be_added() -> None:
    game = raiding(["Coureurs de Bois", "Militia", "Montreal"])
    assert legal(game, "raid") == {
        "raid Boston: Coureurs de Bois",
        "raid New Haven: Coureurs de Bois",
        "raid Pemaquid: Coureurs de Bois",
    }


def test_8_1_each_native_americans_card_takes_1_money() -> None:
    hand = ["Native Americans", "neutral Native Americans", "neutral Native Americans", "Priest"]
    game = raiding(hand, coins=5)
    do(game, "raid Boston: Native Americans, neutral Native Americans, neutral Native Americans, Priest")
    assert money(game, FRENCH) == 2
    assert zone(game, FRENCH, "discard") == sorted(hand)


def test_8_1_coureurs_de_bois_and_priests_take_no_money() -> None:
    game = raiding(["Coureurs de Bois", "Priest"], coins=5)
    do(game, "raid Boston: Coureurs de Bois, Priest")
    assert money(game, FRENCH) == 5


@pytest.mark.parametrize(
    ("coins", "parties"),
    [
        (0, {"Coureurs de Bois"}),
        (
            1,
            {
                "Coureurs de Bois",
                "neutral Native Americans",
                "Coureurs de Bois, neutral Native Americans",
            },
        ),
        (
            2,
            {
                "Coureurs de Bois",
                "neutral Native Americans",
                "neutral Native Americans, neutral Native Americans",
                "Coureurs de Bois, neutral Native Americans",
                "Coureurs de Bois, neutral Native Americans, neutral Native Americans",
            },
        ),
    ],
)
def test_8_1_native_americans_that_cannot_be_paid_stay_away(coins: int, parties: set[str]) -> None:
    game = raiding(["Coureurs de Bois", "neutral Native Americans", "neutral Native Americans"], coins=coins)
    assert {text.partition(": ")[2] for text in legal(game, "raid") if "Boston" in text} == parties


# 8.2


def test_8_2_the_raids_from_kennebec() -> None:
    hand = ["Coureurs de Bois", "Priest"]
    assert places(raiding(hand[:1], board=KENNEBEC), "raid") == {"Fort Halifax", "Deerfield", "Pemaquid"}
    assert fewest_cards(raiding(hand, board=KENNEBEC)) == {
        "Fort Halifax": 1,
        "Deerfield": 1,
        "Pemaquid": 1,
        "Boston": 2,
        "New Haven": 2,
    }
    game = raiding(hand, board=KENNEBEC)
    assert game.count_actions() == len(game.legal_actions()) == len(legal(game))
    assert not is_legal(game, "raid Boston: Coureurs de Bois")
    do(game, "raid Boston: Coureurs de Bois, Priest")
    assert captured(game, FRENCH) == (0, 1)


def test_8_2_each_further_card_reaches_one_connection_further() -> None:
    # Montreal, Fort St. John, Ticonderoga, Fort William Henry, Albany, New York: five connections.
    board = {"Trois-Rivières": None, "Albany": "british village", "Fort William Henry": "british village"}
    hand = ["Coureurs de Bois", "Native Americans", "Priest", "Priest"]
    assert fewest_cards(raiding(hand, coins=1, board=board)) == {
        "Fort William Henry": 2,
        "Pemaquid": 2,
        "Albany": 3,
        "Boston": 3,
        "New Haven": 3,
        "New York": 4,
    }
    assert "New York" not in fewest_cards(raiding(hand[:3], coins=1, board=board))


def test_8_2_fewer_connections_than_the_range_are_fine() -> None:
    game = raiding(["Coureurs de Bois", "Priest", "Priest"], board=KENNEBEC)
    do(game, "raid Fort Halifax: Coureurs de Bois, Priest, Priest")
    assert captured(game, FRENCH) == (1, 0)


def test_8_2_trails_count() -> None:
    game = position(side(hand=["Rangers"]), board=DEERFIELD | {"New Haven": None, "Pemaquid": None})
    assert places(game, "raid") == {"Deerfield"}


def test_8_2_the_sea_does_not_count() -> None:
    # By sea, Louisbourg, Gaspé, Tadoussac and Port Royal are next to every British port.
    board = {"Quebec": None, "Montreal": None, "Trois-Rivières": None}
    game = raiding(["Coureurs de Bois", "Priest", "Priest"], board=board)
    assert places(game, "raid") == set()


def test_8_2_lists_on_cards_do_not_count() -> None:
    # The British card of Fort St. John lists Quebec, but the board has no such connection.
    game = position(
        side(hand=["Rangers", "Fort St. John"]),
        board={
            "Fort St. John": "british village",
            "Montreal": None,
            "Trois-Rivières": "french town fortified",
        },
    )
    assert places(game, "raid") == set()


@pytest.mark.parametrize("deerfield", ["french village", "french town", "french village fortified"])
def test_8_2_the_start_need_not_be_in_supply_and_may_be_fortified(deerfield: str) -> None:
    game = raiding(board={"Deerfield": deerfield})
    assert places(game, "raid") == {"Boston", "New Haven", "Pemaquid"}


def test_8_2_the_start_must_not_be_besieged() -> None:
    assert places(raiding(british=side(siege="Deerfield")), "raid") == set()


def test_8_2_the_start_must_be_controlled() -> None:
    assert places(raiding(board={"Deerfield": None}), "raid") == set()


# 8.3


def test_8_3_the_target_is_controlled_by_the_enemy() -> None:
    game = raiding(board=DEERFIELD | {"Boston": None, "New Haven": "french village"})
    assert places(game, "raid") == {"Pemaquid"}


def test_8_3_the_target_is_not_fortified() -> None:
    game = raiding(board=DEERFIELD | {"Boston": "british town fortified"})
    assert places(game, "raid") == {"New Haven", "Pemaquid"}


def test_8_3_the_target_is_not_besieged() -> None:
    assert places(raiding(siege="Boston"), "raid") == {"New Haven", "Pemaquid"}


def test_8_3_raids_do_not_pass_fortifications() -> None:
    hand = ["Coureurs de Bois", "Native Americans", *["neutral Native Americans"] * 5, "Priest", "Priest"]
    game = raiding(hand, coins=9, board=KENNEBEC | {"Deerfield": "british village fortified"})
    found = fewest_cards(game)
    assert "Boston" not in found
    assert "Deerfield" not in found
    assert (found["Fort Halifax"], found["Pemaquid"]) == (1, 1)


def test_8_3_a_way_round_a_fortification_may_be_longer() -> None:
    # Past Ticonderoga it is two connections to Fort William Henry, by way of Deerfield three.
    board = {
        "Fort St. John": "french village",
        "Ticonderoga": "british village fortified",
        "Fort William Henry": "british village",
        "Kennebec": "french village",
    }
    hand = ["Coureurs de Bois", "Priest", "Priest"]
    assert fewest_cards(raiding(hand, board=board))["Fort William Henry"] == 2
    board["Ticonderoga"] = "british village"
    assert fewest_cards(raiding(hand, board=board))["Fort William Henry"] == 1


@pytest.mark.parametrize(
    "fort_halifax", ["british village", "british town", None, "french village", "french village fortified"]
)
def test_8_3_the_way_may_lead_through_anything_else(fort_halifax: str | None) -> None:
    game = raiding(board={"Kennebec": "french village", "Fort Halifax": fort_halifax})
    assert "Pemaquid" in places(game, "raid")


def test_8_3_the_way_does_not_lead_through_the_enemy_s_fortifications() -> None:
    game = raiding(board={"Kennebec": "french village", "Fort Halifax": "british village fortified"})
    assert places(game, "raid") == set()


@pytest.mark.parametrize("kennebec", ["french village", "french village fortified"])
def test_8_3_the_way_does_not_lead_through_an_own_location_that_is_besieged(kennebec: str) -> None:
    board = {"Kennebec": kennebec, "Fort Halifax": "british village"}
    game = raiding(["Coureurs de Bois", "Priest"], side(siege="Kennebec"), board=board)
    assert places(game, "raid") == set()


def test_8_3_a_neutral_kennebec_lets_a_raid_pass() -> None:
    assert places(raiding(board={"Fort Halifax": "british village"}), "raid") == {"Fort Halifax"}


def test_8_3_the_way_may_lead_through_a_location_that_the_raider_besieges() -> None:
    board = {"Kennebec": "french village", "Fort Halifax": "british village"}
    assert places(raiding(board=board, siege="Fort Halifax"), "raid") == {"Pemaquid"}


def test_8_3_but_not_if_that_is_fortified() -> None:
    board = {"Kennebec": "french village", "Fort Halifax": "british village fortified"}
    assert places(raiding(board=board, siege="Fort Halifax"), "raid") == set()


# 8.4


@pytest.mark.parametrize(
    "card", ["Fortification", "neutral Fortification", "Rangers", "neutral Native Americans", "New Haven"]
)
def test_8_4_a_blocking_card_is_discarded_and_the_raid_fails(card: str) -> None:
    game = raiding(british=side(hand=[card, "Norfolk"]))
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (BRITISH, "block raid")
    assert legal(game) == {f"block: {card}", "do not block"}
    do(game, f"block: {card}")
    assert zone(game, BRITISH, "hand") == ["Norfolk"]
    assert zone(game, BRITISH, "discard") == [card]
    assert "New Haven" in held(game, BRITISH, "villages")
    assert captured(game, FRENCH) == (0, 0)
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 1


def test_8_4_a_blocked_raid_keeps_its_cards_and_money() -> None:
    game = raiding(["Native Americans", "Priest"], side(hand=["Fortification"]), coins=3)
    do(game, "raid Boston: Native Americans, Priest", "block: Fortification")
    assert money(game, FRENCH) == 2
    assert zone(game, FRENCH, "discard") == ["Native Americans", "Priest"]


@pytest.mark.parametrize("coins", [0, 2])
def test_8_4_blocking_takes_no_money(coins: int) -> None:
    game = raiding(british=side(hand=["Native Americans"], money=coins))
    do(game, NEW_HAVEN_RAIDED, "block: Native Americans")
    assert money(game, BRITISH) == coins


@pytest.mark.parametrize(
    "card", ["Militia", "Coureurs de Bois", "Native Americans", "neutral Native Americans", "Fortification"]
)
def test_8_4_the_french_cards_that_block(card: str) -> None:
    game = position(side(hand=["Rangers"]), side(hand=[card]), board=DEERFIELD)
    do(game, "raid Deerfield: Rangers")
    assert legal(game) == {f"block: {card}", "do not block"}


def test_8_4_other_cards_do_not_block() -> None:
    # British Militia, unlike the French, blocks nothing; nor does the card of another place.
    hand = ["Militia", "Regular Infantry", "Indian Leader", "Boston", "Military Leader"]
    game = raiding(british=side(hand=hand))
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (FRENCH, "actions")
    assert "New Haven" not in held(game, BRITISH, "villages")


def test_8_4_one_card_blocks_whatever_the_party() -> None:
    game = raiding(["Coureurs de Bois", "Priest"], side(hand=["Rangers", "Fortification", "New Haven"]))
    do(game, "raid New Haven: Coureurs de Bois, Priest")
    assert legal(game) == {"block: Rangers", "block: Fortification", "block: New Haven", "do not block"}
    do(game, "block: New Haven")
    assert zone(game, BRITISH, "discard") == ["New Haven"]
    assert decision(game) == (FRENCH, "actions")


def test_8_4_the_target_s_own_card_must_be_usable() -> None:
    # Deerfield is cut off: its only link, New Haven, is lost. The trail to Boston does not count.
    given = side(hand=["Deerfield"], deck=["Norfolk"])
    game = raiding(british=given, board=KENNEBEC)
    do(game, "raid Deerfield: Coureurs de Bois")
    assert legal(game) == {"block: Deerfield", "do not block"}
    game = raiding(british=given, board=KENNEBEC | {"New Haven": None})
    do(game, "raid Deerfield: Coureurs de Bois")
    assert decision(game) == (FRENCH, "actions")
    assert "Deerfield" not in held(game, BRITISH, "villages")


def test_8_4_the_enemy_need_not_block() -> None:
    game = raiding(british=side(hand=["Rangers"]))
    do(game, NEW_HAVEN_RAIDED, "do not block")
    assert zone(game, BRITISH, "hand") == ["Rangers"]
    assert captured(game, FRENCH) == (1, 0)
    assert decision(game) == (FRENCH, "actions")


def test_8_4_cards_in_reserve_do_not_block() -> None:
    game = raiding(british=side(hand=["Norfolk"], reserve=["Rangers"], money=1))
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (FRENCH, "actions")
    assert captured(game, FRENCH) == (1, 0)


def test_8_4_nobody_is_asked_when_no_blocking_card_can_be_in_hand() -> None:
    game = raiding(
        british=side(
            hand=["Norfolk"], deck=["Boston", "Militia"], discard=["Rangers"], reserve=["Fortification"]
        )
    )
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (FRENCH, "actions")
    assert captured(game, FRENCH) == (1, 0)


@pytest.mark.parametrize("card", ["Fortification", "New Haven"])
def test_8_4_the_question_does_not_tell_whether_the_card_is_in_hand_or_deck(card: str) -> None:
    game = raiding(british=side(hand=["Norfolk"], deck=[card]))
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (BRITISH, "block raid")
    assert legal(game) == {"do not block"}
    other = raiding(british=side(hand=[card], deck=["Norfolk"]))
    do(other, NEW_HAVEN_RAIDED)
    assert game.view(FRENCH) == other.view(FRENCH)
    do(game, "do not block")
    assert captured(game, FRENCH) == (1, 0)


def test_8_4_nobody_is_asked_when_the_deck_is_empty_and_the_hand_cannot_block() -> None:
    game = raiding(british=side(hand=["Norfolk"], discard=["Rangers"]))
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (FRENCH, "actions")


def test_8_4_nobody_is_asked_when_the_hand_was_shown() -> None:
    game = raiding(
        ["Native Americans", "Coureurs de Bois"],
        side(hand=["Norfolk"], deck=["Fortification"]),
        coins=1,
    )
    do(game, "ambush: Native Americans")
    assert decision(game) == (FRENCH, "actions")
    do(game, NEW_HAVEN_RAIDED)
    assert decision(game) == (FRENCH, "actions")
    assert captured(game, FRENCH) == (1, 0)


def test_8_4_a_known_hand_that_can_block_is_asked() -> None:
    game = raiding(british=side(hand=["Norfolk", "Fortification"]))
    do(game, NEW_HAVEN_RAIDED)
    assert legal(game) == {"block: Fortification", "do not block"}


# 8.5


def test_8_5_a_village_is_captured_and_the_location_becomes_neutral() -> None:
    game = raiding()
    events = do(game, NEW_HAVEN_RAIDED)
    assert [event.kind for event in events] == ["acted", "piece-captured"]
    assert (events[1].side_number, events[1].location, events[1].detail_number) == (FRENCH, "New Haven", 0)
    assert captured(game, FRENCH) == (1, 0)
    assert "New Haven" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")
    assert stock(game, BRITISH, "villages") == 18 - 4 - 1


def test_8_5_a_town_is_captured_and_replaced_by_a_village() -> None:
    game = raiding()
    do(game, "raid Boston: Coureurs de Bois")
    assert captured(game, FRENCH) == (0, 1)
    assert held(game, BRITISH, "towns") == {"New York"}
    assert "Boston" in held(game, BRITISH, "villages")
    assert stock(game, BRITISH, "villages") == 18 - 6
    assert stock(game, BRITISH, "towns") == 12 - 1 - 1


@pytest.mark.parametrize(("lost", "left"), [(12, {"Boston"}), (13, set())])
def test_8_5_without_a_village_in_stock_a_raided_town_leaves_the_location_neutral(
    lost: int, left: set[str]
) -> None:
    game = position(
        None,
        side(hand=["Coureurs de Bois"], captured_villages=lost),
        board=DEERFIELD,
        to_move=FRENCH,
    )
    do(game, "raid Boston: Coureurs de Bois")
    assert captured(game, FRENCH) == (lost, 1)
    assert held(game, BRITISH, "towns") == {"New York"}
    assert held(game, BRITISH, "villages") & {"Boston"} == left


def test_8_5_a_home_raided_away_does_not_end_the_game() -> None:
    game = raiding(["Coureurs de Bois", "Native Americans"], coins=1)
    do(game, "raid Boston: Coureurs de Bois", "raid Boston: Native Americans")
    assert captured(game, FRENCH) == (1, 1)
    assert "Boston" not in held(game, BRITISH, "villages") | held(game, BRITISH, "towns")
    assert game.outcome is None
    do(game, "end turn")
    assert game.outcome is None
    assert decision(game) == (BRITISH, "actions")


def test_8_5_quebec_raided_away_does_not_end_the_game() -> None:
    game = position(
        side(hand=["Rangers", "Native Americans"], money=1), board={"Fort Halifax": "british village"}
    )
    do(game, "raid Quebec: Rangers", "raid Quebec: Native Americans")
    assert captured(game, BRITISH) == (1, 1)
    assert held(game, FRENCH, "towns") == set()
    assert "Quebec" not in held(game, FRENCH, "villages")
    assert game.outcome is None


def test_8_5_the_location_card_stays_with_its_owner() -> None:
    game = raiding(british=side(hand=["Norfolk"], discard=["New Haven"]))
    do(game, NEW_HAVEN_RAIDED)
    assert zone(game, BRITISH, "discard") == ["New Haven"]


def test_8_5_a_raid_that_cuts_a_chain_of_supply_tells_at_once() -> None:
    game = position(
        side(hand=["Deerfield"]),
        side(hand=["Coureurs de Bois"]),
        board={"Fort Halifax": "french village", "Deerfield": "british village"},
        to_move=FRENCH,
    )
    assert game.view(BRITISH).unusable == {}
    do(game, "raid New Haven: Coureurs de Bois")
    assert game.view(BRITISH).unusable == {"Deerfield": "cut off"}


# 8.6


def ambushing(british: SidePosition, hand: Sequence[str] = ("Coureurs de Bois",), *, coins: int = 0) -> Game:
    """The French to move with a hand that ambushes."""
    return position(british, side(hand=hand, money=coins), to_move=FRENCH)


def test_8_6_one_card_ambushes() -> None:
    hand = ["Coureurs de Bois", "Native Americans", "neutral Native Americans", "Priest", "Militia"]
    game = ambushing(side(hand=["Militia"]), hand, coins=1)
    assert legal(game, "ambush") == {
        "ambush: Coureurs de Bois",
        "ambush: Native Americans",
        "ambush: neutral Native Americans",
    }
    do(game, "ambush: Coureurs de Bois")
    assert money(game, FRENCH) == 1
    assert zone(game, FRENCH, "discard") == ["Coureurs de Bois"]
    assert game.state.actions_left == 1


def test_8_6_the_british_ambush_with_rangers_and_native_americans() -> None:
    game = position(side(hand=["Rangers", "Native Americans", "Indian Leader", "Militia"], money=1))
    assert legal(game, "ambush") == {"ambush: Rangers", "ambush: neutral Native Americans"}


@pytest.mark.parametrize("card", ["Native Americans", "neutral Native Americans"])
def test_8_6_native_americans_take_1_money(card: str) -> None:
    game = ambushing(side(), [card], coins=0)
    assert legal(game, "ambush") == set()
    game = ambushing(side(), [card], coins=1)
    do(game, f"ambush: {card}")
    assert money(game, FRENCH) == 0


@pytest.mark.parametrize("vulnerable", [[], ["Militia"]])
@pytest.mark.parametrize("card", ["Rangers", "neutral Native Americans"])
def test_8_6_the_enemy_may_block_even_without_a_vulnerable_card(card: str, vulnerable: list[str]) -> None:
    game = ambushing(side(hand=[card, *vulnerable]), ["Native Americans"], coins=1)
    do(game, "ambush: Native Americans")
    assert decision(game) == (BRITISH, "block ambush")
    assert legal(game) == {f"block: {card}", "do not block"}
    do(game, f"block: {card}")
    assert zone(game, BRITISH, "hand") == vulnerable
    assert zone(game, BRITISH, "discard") == [card]
    assert money(game, BRITISH) == 0
    # What is spent stays spent.
    assert money(game, FRENCH) == 0
    assert zone(game, FRENCH, "discard") == ["Native Americans"]
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 1


@pytest.mark.parametrize(
    "card", ["Militia", "Coureurs de Bois", "Native Americans", "neutral Native Americans"]
)
def test_8_6_the_french_cards_that_block_an_ambush(card: str) -> None:
    game = position(side(hand=["Rangers"]), side(hand=[card]))
    do(game, "ambush: Rangers")
    assert legal(game) == {f"block: {card}", "do not block"}


def test_8_6_fortifications_and_british_militia_do_not_block_an_ambush() -> None:
    game = ambushing(side(hand=["Fortification", "Militia", "Siege Artillery"]))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (BRITISH, "lose card")


def test_8_6_a_card_in_reserve_does_not_block() -> None:
    game = ambushing(side(hand=["Norfolk"], reserve=["Rangers"]))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (FRENCH, "actions")


def test_8_6_the_enemy_chooses_a_vulnerable_card_in_hand_or_reserve() -> None:
    game = ambushing(
        side(hand=["Militia", "Militia", "Boston", "Ships"], reserve=["Siege Artillery", "Home Support"])
    )
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (BRITISH, "lose card")
    assert legal(game) == {"lose: Militia", "lose from reserve: Siege Artillery"}
    copy = game.copy()
    events = do(game, "lose: Militia")
    assert (events[-1].kind, events[-1].side_number, events[-1].card_names) == (
        "cards-returned",
        BRITISH,
        ["Militia"],
    )
    assert zone(game, BRITISH, "hand") == ["Boston", "Militia", "Ships"]
    assert zone(game, BRITISH, "reserve") == ["Home Support", "Siege Artillery"]
    assert zone(game, BRITISH, "discard") == []
    assert zone(game, BRITISH, "market").count("Militia") == 2
    assert decision(game) == (FRENCH, "actions")
    do(copy, "lose from reserve: Siege Artillery")
    assert zone(copy, BRITISH, "hand") == ["Boston", "Militia", "Militia", "Ships"]
    assert zone(copy, BRITISH, "reserve") == ["Home Support"]
    assert zone(copy, BRITISH, "market").count("Siege Artillery") == 1


def test_8_6_an_ambush_that_is_not_blocked_takes_its_toll() -> None:
    game = ambushing(side(hand=["Militia", "Rangers"]))
    do(game, "ambush: Coureurs de Bois")
    assert legal(game) == {"block: Rangers", "do not block"}
    # What remains of the hand is known, so the Militia is lost without asking.
    do(game, "do not block")
    assert zone(game, BRITISH, "hand") == ["Rangers"]
    assert zone(game, BRITISH, "market").count("Militia") == 3
    assert decision(game) == (FRENCH, "actions")


def test_8_6_like_cards_in_hand_and_reserve_are_two_choices() -> None:
    game = ambushing(side(hand=["Militia"], reserve=["Militia"]))
    do(game, "ambush: Coureurs de Bois")
    assert legal(game) == {"lose: Militia", "lose from reserve: Militia"}


def test_8_6_the_french_cards_that_are_vulnerable() -> None:
    hand = ["Regular Infantry", "Regular Infantry (initial)", "Siege Artillery", "Ships", "Trader"]
    game = position(side(hand=["Rangers"]), side(hand=hand))
    do(game, "ambush: Rangers")
    assert legal(game) == {
        "lose: Regular Infantry",
        "lose: Regular Infantry (initial)",
        "lose: Siege Artillery",
    }
    do(game, "lose: Regular Infantry (initial)")
    assert "Regular Infantry (initial)" in zone(game, FRENCH, "market")


def test_8_6_committed_and_discarded_cards_are_out_of_reach() -> None:
    game = position(
        side(siege="Louisbourg", attacking=["Militia"], hand=["Norfolk"], discard=["Regular Infantry"]),
        side(hand=["Coureurs de Bois"]),
        to_move=FRENCH,
    )
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (FRENCH, "actions")
    assert zone(game, BRITISH, "attacking") == ["Militia"]
    assert zone(game, BRITISH, "discard") == ["Regular Infantry"]


def test_8_6_without_a_vulnerable_card_the_enemy_shows_the_hand() -> None:
    game = ambushing(side(hand=["Norfolk", "Ships"], deck=["Militia", "Boston"]))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (BRITISH, "lose card")
    assert legal(game) == {"show hand"}
    assert seen(game, FRENCH, BRITISH, "hand") == []
    events = do(game, "show hand")
    shown = events[-1].seen_by(FRENCH)
    assert (shown.kind, shown.side_number, sorted(shown.card_names)) == (
        "hand-shown",
        BRITISH,
        ["Norfolk", "Ships"],
    )
    assert zone(game, BRITISH, "hand") == ["Norfolk", "Ships"]
    assert seen(game, FRENCH, BRITISH, "hand") == ["Norfolk", "Ships"]
    assert seen(game, FRENCH, BRITISH, "deck") == ["Boston", "Militia"]
    assert decision(game) == (FRENCH, "actions")


def test_8_6_a_vulnerable_card_in_reserve_spares_showing_the_hand() -> None:
    game = ambushing(side(hand=["Norfolk"], deck=["Militia"], reserve=["Regular Infantry"]))
    do(game, "ambush: Coureurs de Bois")
    assert legal(game) == {"lose from reserve: Regular Infantry"}
    do(game, "lose from reserve: Regular Infantry")
    assert zone(game, BRITISH, "reserve") == []
    assert seen(game, FRENCH, BRITISH, "hand") == []


def test_8_6_nobody_is_asked_to_block_when_no_blocking_card_can_be_in_hand() -> None:
    game = ambushing(side(hand=["Militia"], deck=["Fortification", "Regular Infantry"], discard=["Rangers"]))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (BRITISH, "lose card")


def test_8_6_the_question_does_not_tell_whether_the_blocking_card_is_in_hand_or_deck() -> None:
    game = ambushing(side(hand=["Norfolk"], deck=["Rangers"]))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (BRITISH, "block ambush")
    assert legal(game) == {"do not block"}
    other = ambushing(side(hand=["Rangers"], deck=["Norfolk"]))
    do(other, "ambush: Coureurs de Bois")
    assert game.view(FRENCH) == other.view(FRENCH)


def test_8_6_the_question_does_not_tell_whether_the_vulnerable_card_is_in_hand_or_deck() -> None:
    game = ambushing(side(hand=["Norfolk"], deck=["Militia"]))
    do(game, "ambush: Coureurs de Bois")
    assert (decision(game), legal(game)) == ((BRITISH, "lose card"), {"show hand"})
    other = ambushing(side(hand=["Militia"], deck=["Norfolk"]))
    do(other, "ambush: Coureurs de Bois")
    assert (decision(other), legal(other)) == ((BRITISH, "lose card"), {"lose: Militia"})
    assert game.view(FRENCH) == other.view(FRENCH)


@pytest.mark.parametrize(
    ("hand", "reserve"),
    [(["Militia", "Norfolk"], []), (["Militia", "Militia"], []), (["Norfolk"], ["Militia"])],
)
def test_8_6_nobody_is_asked_when_a_known_hand_leaves_one_answer(hand: list[str], reserve: list[str]) -> None:
    game = ambushing(side(hand=hand, reserve=reserve))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (FRENCH, "actions")
    left = zone(game, BRITISH, "hand") + zone(game, BRITISH, "reserve")
    assert left.count("Militia") == (hand + reserve).count("Militia") - 1


def test_8_6_nobody_is_asked_when_only_the_reserve_can_hold_a_vulnerable_card() -> None:
    game = ambushing(side(hand=["Norfolk"], deck=["Boston"], reserve=["Militia"]))
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (FRENCH, "actions")
    assert zone(game, BRITISH, "reserve") == []
    assert seen(game, FRENCH, BRITISH, "hand") == []


def test_8_6_a_hand_that_can_hold_no_vulnerable_card_is_shown_without_asking() -> None:
    game = ambushing(side(hand=["Norfolk"], deck=["Boston"]))
    events = do(game, "ambush: Coureurs de Bois")
    assert [event.kind for event in events] == ["acted", "acted", "hand-shown"]
    assert decision(game) == (FRENCH, "actions")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Norfolk"]


def test_8_6_nobody_is_asked_for_the_one_card_that_everybody_knows_to_be_in_hand() -> None:
    # The Militia was seen coming from the reserve, and no other vulnerable card can have been drawn.
    game = position(
        side(
            money=1,
            reserve=["Militia"],
            deck=["Norfolk", "Boston", "New York", "New Haven", "Philadelphia", "St. Mary's"],
        ),
        side(hand=["Coureurs de Bois"]),
    )
    do(game, "retrieve", "end turn")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Militia"]
    do(game, "ambush: Coureurs de Bois")
    assert decision(game) == (FRENCH, "actions")
    assert "Militia" not in zone(game, BRITISH, "hand")


# 8.7


def converting(british: SidePosition, hand: Sequence[str] = ("Priest",)) -> Game:
    """The French to move with a Priest."""
    return position(british, side(hand=hand), to_move=FRENCH)


@pytest.mark.parametrize("zone_name", ["hand", "reserve"])
def test_8_7_a_neutral_native_americans_card_goes_to_the_discard_pile(zone_name: str) -> None:
    game = converting(side(**{zone_name: ["neutral Native Americans", "Militia"]}))
    display = neutral_display(game)
    do(game, "convert: Priest")
    assert zone(game, BRITISH, zone_name) == ["Militia"]
    assert zone(game, BRITISH, "discard") == []
    assert zone(game, FRENCH, "discard") == ["Priest", "neutral Native Americans"]
    assert neutral_display(game) == display
    assert money(game, FRENCH) == 0
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 1


def test_8_7_the_indian_leader_converts_for_the_british() -> None:
    game = position(side(hand=["Indian Leader"]), side(hand=["neutral Native Americans", "Quebec"]))
    do(game, "convert: Indian Leader")
    assert zone(game, FRENCH, "hand") == ["Quebec"]
    assert zone(game, BRITISH, "discard") == ["Indian Leader", "neutral Native Americans"]


def test_8_7_the_french_native_americans_are_not_neutral() -> None:
    game = position(
        side(hand=["Indian Leader"]), side(hand=["Native Americans"], reserve=["Coureurs de Bois"])
    )
    events = do(game, "convert: Indian Leader")
    assert events[-1].kind == "hand-shown"
    assert zone(game, FRENCH, "hand") == ["Native Americans"]
    assert zone(game, BRITISH, "discard") == ["Indian Leader"]


def test_8_7_only_priest_and_indian_leader_convert() -> None:
    game = converting(side(), ["Priest", "Priest", "Coureurs de Bois", "Native Americans", "Governor"])
    assert legal(game, "convert") == {"convert: Priest"}


def test_8_7_a_conversion_cannot_be_blocked() -> None:
    game = converting(side(hand=["neutral Native Americans", "Rangers"], deck=["Norfolk"]))
    do(game, "convert: Priest")
    assert legal(game) == {"give: neutral Native Americans"}


def test_8_7_the_enemy_chooses_between_hand_and_reserve() -> None:
    game = converting(side(hand=["neutral Native Americans"], reserve=["neutral Native Americans"]))
    do(game, "convert: Priest")
    assert decision(game) == (BRITISH, "give card")
    assert legal(game) == {"give: neutral Native Americans", "give from reserve: neutral Native Americans"}
    copy = game.copy()
    events = do(game, "give: neutral Native Americans")
    assert (events[-1].kind, events[-1].side_number) == ("card-converted", BRITISH)
    assert events[-1].card_names == ["neutral Native Americans"]
    assert (zone(game, BRITISH, "hand"), len(zone(game, BRITISH, "reserve"))) == ([], 1)
    do(copy, "give from reserve: neutral Native Americans")
    assert (len(zone(copy, BRITISH, "hand")), zone(copy, BRITISH, "reserve")) == (1, [])
    for each in (game, copy):
        assert zone(each, FRENCH, "discard") == ["Priest", "neutral Native Americans"]
        assert decision(each) == (FRENCH, "actions")


def test_8_7_discarded_cards_are_out_of_reach() -> None:
    game = converting(side(hand=["Norfolk"], discard=["neutral Native Americans"]))
    do(game, "convert: Priest")
    assert zone(game, BRITISH, "discard") == ["neutral Native Americans"]
    assert zone(game, FRENCH, "discard") == ["Priest"]


def test_8_7_with_none_the_enemy_shows_the_hand() -> None:
    game = converting(side(hand=["Norfolk", "Rangers"], deck=["neutral Native Americans"]))
    do(game, "convert: Priest")
    assert decision(game) == (BRITISH, "give card")
    assert legal(game) == {"show hand"}
    do(game, "show hand")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Norfolk", "Rangers"]
    assert zone(game, FRENCH, "discard") == ["Priest"]
    assert decision(game) == (FRENCH, "actions")


def test_8_7_the_question_does_not_tell_whether_the_card_is_in_hand_or_deck() -> None:
    game = converting(side(hand=["Norfolk"], deck=["neutral Native Americans"]))
    do(game, "convert: Priest")
    other = converting(side(hand=["neutral Native Americans"], deck=["Norfolk"]))
    do(other, "convert: Priest")
    assert legal(other) == {"give: neutral Native Americans"}
    assert game.view(FRENCH) == other.view(FRENCH)


def test_8_7_a_hand_that_can_hold_none_is_shown_without_asking() -> None:
    game = converting(side(hand=["Norfolk"], deck=["Boston"]))
    events = do(game, "convert: Priest")
    assert [event.kind for event in events] == ["acted", "acted", "hand-shown"]
    assert seen(game, FRENCH, BRITISH, "hand") == ["Norfolk"]
    assert decision(game) == (FRENCH, "actions")


def test_8_7_a_hand_shown_before_is_not_asked_again() -> None:
    game = converting(side(hand=["Norfolk"], deck=["neutral Native Americans"]), ["Priest", "Priest"])
    do(game, "convert: Priest", "show hand")
    do(game, "convert: Priest")
    assert decision(game) == (FRENCH, "actions")


def test_8_7_nobody_is_asked_for_the_one_card_that_everybody_knows_to_be_in_hand() -> None:
    game = position(
        side(
            money=1,
            reserve=["neutral Native Americans"],
            deck=["Norfolk", "Boston", "New York", "New Haven", "Philadelphia", "St. Mary's"],
        ),
        side(hand=["Priest"]),
    )
    do(game, "retrieve", "end turn")
    assert seen(game, FRENCH, BRITISH, "hand") == ["neutral Native Americans"]
    do(game, "convert: Priest")
    assert decision(game) == (FRENCH, "actions")
    assert zone(game, FRENCH, "discard") == ["Priest", "neutral Native Americans"]
