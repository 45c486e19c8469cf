"""Section 6: starting and feeding a siege."""

from collections.abc import Sequence

import pytest

from arpents import Game, IllegalAction
from tests.positions import (
    BRITISH,
    FRENCH,
    captured,
    do,
    forts,
    held,
    legal,
    money,
    places,
    position,
    side,
    siege,
    zone,
)

HALIFAX = {"Halifax": "british village"}


def attack(
    target: str, hand: Sequence[str], *, marker: int = 0, coins: int = 0, board: dict[str, str | None]
) -> Game:
    """The British to move, in the siege that they lay to a place."""
    return position(side(siege=target, marker=marker, hand=hand, money=coins), board=board)


def defence(
    target: str, hand: Sequence[str], *, marker: int = 0, coins: int = 0, board: dict[str, str | None]
) -> Game:
    """The British to move, in the siege that the French lay to a place."""
    return position(side(hand=hand, money=coins), side(siege=target, marker=marker), board=board)


# 6.1


def test_6_1_an_attacker_has_no_second_siege() -> None:
    hand = ["Halifax", "Ships", "Regular Infantry"]
    assert places(position(side(hand=hand), board=HALIFAX), "besiege") == {"Louisbourg", "Port Royal"}
    assert places(position(side(hand=hand, siege="Gaspé"), board=HALIFAX), "besiege") == set()


def test_6_1_a_side_may_besiege_while_it_defends() -> None:
    game = position(
        side(hand=["Halifax", "Ships", "Regular Infantry"]), side(siege="Pemaquid", marker=1), board=HALIFAX
    )
    do(game, "besiege Louisbourg: Halifax, Ships, Regular Infantry")
    assert siege(game, BRITISH) == ("Louisbourg", 0)
    assert siege(game, FRENCH) == ("Pemaquid", 1)


def test_6_1_another_siege_may_follow_in_the_same_turn() -> None:
    game = position(
        side(hand=["Halifax", "Ships", "Militia"], siege="Gaspé", attacking=["Militia"]), board=HALIFAX
    )
    do(game, "withdraw Gaspé: Militia", "besiege Louisbourg: Halifax, Ships, Militia")
    assert siege(game, BRITISH) == ("Louisbourg", -1)


# 6.2


def test_6_2_besieging_takes_three_cards_and_commits_the_third() -> None:
    game = position(side(hand=["Halifax", "Ships", "Regular Infantry", "Militia"]), board=HALIFAX)
    assert legal(game, "besiege") == {
        "besiege Louisbourg: Halifax, Ships, Militia",
        "besiege Louisbourg: Halifax, Ships, Regular Infantry",
        "besiege Port Royal: Halifax, Ships, Militia",
        "besiege Port Royal: Halifax, Ships, Regular Infantry",
    }
    do(game, "besiege Port Royal: Halifax, Ships, Militia")
    assert zone(game, BRITISH, "hand") == ["Regular Infantry"]
    assert zone(game, BRITISH, "discard") == ["Halifax", "Ships"]
    assert zone(game, BRITISH, "attacking") == ["Militia"]
    assert game.state.actions_left == 1


def test_6_2_the_same_three_cards_may_commit_different_ones() -> None:
    game = position(side(hand=["Halifax", "Boston", "Ships"]), board=HALIFAX)
    besieging = [action for action in game.legal_actions() if action.verb == "besiege"]
    assert sorted((str(action.location), action.card_names[-1]) for action in besieging) == [
        ("Louisbourg", "Boston"),
        ("Louisbourg", "Ships"),
        ("Port Royal", "Boston"),
        ("Port Royal", "Halifax"),
        ("Port Royal", "Ships"),
    ]


def test_6_2_each_card_serves_one_purpose() -> None:
    # Halifax both lists Louisbourg and shows a ship; Ships both carry and have strength.
    assert places(position(side(hand=["Halifax", "Regular Infantry"]), board=HALIFAX), "besiege") == set()
    assert places(position(side(hand=["Halifax", "Ships"]), board=HALIFAX), "besiege") == set()


def test_6_2_one_of_two_like_ships_carries_the_other() -> None:
    game = position(side(hand=["Halifax", "Ships", "Ships"]), board=HALIFAX)
    do(game, "besiege Louisbourg: Halifax, Ships, Ships")
    assert zone(game, BRITISH, "attacking") == ["Ships"]
    assert zone(game, BRITISH, "discard") == ["Halifax", "Ships"]


@pytest.mark.parametrize(
    ("piece", "targets"),
    [("french village", {"Canso"}), ("french town", {"Canso"}), ("british village", set()), (None, set())],
)
def test_6_2_the_target_is_controlled_by_the_enemy(piece: str | None, targets: set[str]) -> None:
    game = position(
        side(hand=["Halifax", "Ships", "Militia"]),
        board=HALIFAX | {"Louisbourg": None, "Port Royal": None, "Canso": piece},
    )
    assert places(game, "besiege") == targets


@pytest.mark.parametrize(
    ("connection", "transport", "targets"),
    [
        ("Halifax", "Ships", {"Louisbourg"}),
        ("Halifax", "Bateaux", set()),
        ("Halifax", "Philadelphia", set()),
        ("Albany", "Bateaux", {"Fort Stanwix"}),
        ("Albany", "Ships", set()),
        ("Cumberland", "Philadelphia", {"Fort Duquesne"}),
        ("Cumberland", "Bateaux", set()),
    ],
)
def test_6_2_the_transport_is_the_one_the_connection_asks_for(
    connection: str, transport: str, targets: set[str]
) -> None:
    game = position(
        side(hand=[connection, transport, "Militia"]),
        board=HALIFAX
        | {
            "Port Royal": None,
            "Albany": "british village",
            "Cumberland": "british village",
            "Fort Stanwix": "french village",
            "Fort Duquesne": "french village",
        },
    )
    assert places(game, "besiege") == targets


def test_6_2_the_first_two_cards_must_be_usable() -> None:
    hand = ["Halifax", "New Haven", "Militia"]
    assert places(position(side(hand=hand), board=HALIFAX), "besiege") == {"Louisbourg", "Port Royal"}
    assert places(position(side(hand=hand)), "besiege") == set()
    assert places(position(side(hand=hand), board=HALIFAX | {"New Haven": None}), "besiege") == set()
    assert places(position(side(hand=hand), side(siege="Halifax"), board=HALIFAX), "besiege") == set()


def test_6_2_the_third_card_must_be_usable() -> None:
    given = side(hand=["Halifax", "Bateaux", "New Haven", "New York"])
    board = HALIFAX | {"New Haven": "british village"}
    committed = {text.split(", ")[-1] for text in legal(position(given, board=board), "besiege")}
    assert committed == {"New Haven", "New York"}
    game = position(given, side(siege="New York"), board=board)
    assert legal(game, "besiege") == set()


@pytest.mark.parametrize(
    "card", ["Settlers", "Trader", "Native Americans", "Indian Leader", "Governor", "Philadelphia"]
)
def test_6_2_the_third_card_has_strength(card: str) -> None:
    assert places(position(side(hand=["Halifax", "Ships", card]), board=HALIFAX), "besiege") == set()


def test_6_2_a_siege_may_begin_where_supply_does_not_reach() -> None:
    # St. Mary's lists Richmond, but the board links Richmond to Norfolk only, and to Cumberland by a trail.
    game = position(
        side(hand=["St. Mary's", "Bateaux", "Militia", "Militia"]),
        board={"Norfolk": None, "Cumberland": "british village", "Richmond": "french village"},
    )
    do(game, "besiege Richmond: St. Mary's, Bateaux, Militia")
    assert siege(game, BRITISH) == ("Richmond", 0)
    assert places(game, "reinforce") == set()


def test_6_2_a_siege_takes_the_list_of_the_card_not_the_board() -> None:
    board = {
        "Albany": "british village",
        "Fort William Henry": "british village",
        "Ticonderoga": "british village",
        "Fort St. John": "british village",
        "Trois-Rivières": "french village",
    }
    game = position(side(hand=["Fort St. John", "Bateaux", "Militia"]), board=board)
    assert places(game, "besiege") == {"Quebec"}


# 6.3


@pytest.mark.parametrize(
    ("target", "piece", "expected"),
    [
        ("Tadoussac", "french village", -1),
        ("Tadoussac", "french town", -1),
        ("Tadoussac", "french village fortified", -3),
        ("Quebec", "french town", -3),
        ("Quebec", "french town fortified", -5),
    ],
)
@pytest.mark.parametrize(("card", "strength"), [("Militia", 1), ("Regular Infantry", 2)])
def test_6_3_the_marker_starts_at_the_defences_and_the_first_card(
    target: str, piece: str, expected: int, card: str, strength: int
) -> None:
    game = position(
        side(hand=["Louisbourg", "Ships", card]), board={"Louisbourg": "british village", target: piece}
    )
    do(game, f"besiege {target}: Louisbourg, Ships, {card}")
    assert siege(game, BRITISH) == (target, expected + strength)


@pytest.mark.parametrize(("piece", "expected"), [("british town", 0), ("british town fortified", -2)])
def test_6_3_the_french_marker_starts_alike(piece: str, expected: int) -> None:
    game = position(
        None,
        side(hand=["Pemaquid", "Ships", "Regular Infantry"]),
        board={"Pemaquid": "french village", "Boston": piece},
        to_move=FRENCH,
    )
    do(game, "besiege Boston: Pemaquid, Ships, Regular Infantry")
    assert siege(game, FRENCH) == ("Boston", expected)


def test_6_3_the_siege_of_louisbourg() -> None:
    game = position(
        side(money=4, hand=["Halifax", "Ships", "Siege Artillery", "Regular Infantry", "Military Leader"]),
        side(hand=["Regular Infantry", "Port Royal"]),
        board=HALIFAX,
    )
    events = do(game, "besiege Louisbourg: Halifax, Ships, Siege Artillery")
    assert siege(game, BRITISH) == ("Louisbourg", 1)
    assert money(game, BRITISH) == 1
    events += do(game, "reinforce Louisbourg: Regular Infantry", "military leader Louisbourg")
    assert siege(game, BRITISH) == ("Louisbourg", 4)
    do(game, "end turn")
    events += do(game, "reinforce Louisbourg: Regular Infantry", "reinforce Louisbourg: Port Royal")
    assert siege(game, BRITISH) == ("Louisbourg", 1)
    assert [event.detail_number for event in events if event.kind == "siege-moved"] == [1, 3, 4, 2, 1]
    assert zone(game, BRITISH, "attacking") == ["Military Leader", "Regular Infantry", "Siege Artillery"]
    assert zone(game, FRENCH, "defending") == ["Port Royal", "Regular Infantry"]
    do(game, "end turn")
    assert (game.decider, game.phase) == (BRITISH, "actions")
    assert siege(game, BRITISH) == ("Louisbourg", 1)


# 6.4


def test_6_4_reinforcing_commits_one_card_and_takes_an_action() -> None:
    game = attack("Louisbourg", ["Militia", "Regular Infantry"], marker=-2, board={})
    do(game, "reinforce Louisbourg: Regular Infantry")
    assert siege(game, BRITISH) == ("Louisbourg", 0)
    assert zone(game, BRITISH, "hand") == ["Militia"]
    assert zone(game, BRITISH, "attacking") == ["Regular Infantry"]
    assert zone(game, BRITISH, "discard") == []
    assert game.state.actions_left == 1
    do(game, "reinforce Louisbourg: Militia")
    assert siege(game, BRITISH) == ("Louisbourg", 1)
    assert game.state.actions_left == 0


def test_6_4_the_defender_reinforces_too() -> None:
    game = defence("New York", ["Regular Infantry"], marker=1, board={})
    do(game, "reinforce New York: Regular Infantry")
    assert siege(game, FRENCH) == ("New York", -1)
    assert zone(game, BRITISH, "defending") == ["Regular Infantry"]


def test_6_4_reinforcing_needs_an_action_and_a_siege() -> None:
    given = side(siege="Louisbourg", hand=["Militia"])
    assert legal(position(given, actions_left=0), "reinforce") == set()
    assert legal(position(side(hand=["Militia"])), "reinforce") == set()


@pytest.mark.parametrize(
    ("albany", "new_york", "reached"),
    [
        ("british village", "british town", {"Fort Stanwix"}),
        (None, "british town", set()),
        ("british village", None, set()),
        ("british village", "french village", set()),
    ],
)
def test_6_4_the_attacker_needs_a_supplied_neighbour(
    albany: str | None, new_york: str | None, reached: set[str]
) -> None:
    game = attack(
        "Fort Stanwix",
        ["Militia"],
        board={"Fort Stanwix": "french village", "Albany": albany, "New York": new_york},
    )
    assert places(game, "reinforce") == reached


@pytest.mark.parametrize(("new_haven", "reached"), [("british village", {"Deerfield"}), (None, set())])
@pytest.mark.parametrize("holder", ["british", "french"])
def test_6_4_a_trail_is_no_link(holder: str, new_haven: str | None, reached: set[str]) -> None:
    # From Boston, Deerfield can be reached by a trail only.
    laid = attack if holder == "french" else defence
    game = laid("Deerfield", ["Militia"], board={"Deerfield": f"{holder} village", "New Haven": new_haven})
    assert places(game, "reinforce") == reached


def test_6_4_the_defender_needs_supply_from_beyond_the_place() -> None:
    game = position(
        side(siege="Richmond"),
        side(hand=["Militia"]),
        board={"Norfolk": None, "Richmond": "french village"},
        to_move=FRENCH,
    )
    assert places(game, "reinforce") == set()
    game = position(
        side(siege="Richmond"),
        side(hand=["Militia"]),
        board={"Norfolk": "french village", "Richmond": "french village"},
        to_move=FRENCH,
    )
    assert places(game, "reinforce") == {"Richmond"}


@pytest.mark.parametrize(
    ("quebec", "reached"),
    [("french town", {"Kennebec"}), (None, {"Kennebec"}), ("british village", set())],
)
def test_6_4_home_itself_is_link_enough_unless_the_enemy_holds_it(
    quebec: str | None, reached: set[str]
) -> None:
    game = position(
        None,
        side(siege="Kennebec", hand=["Militia"]),
        board={"Quebec": quebec, "Kennebec": "british village"},
        to_move=FRENCH,
    )
    assert places(game, "reinforce") == reached


def test_6_4_a_besieged_neighbour_passes_supply_on() -> None:
    game = position(
        side(siege="Deerfield", hand=["Militia"]),
        side(siege="New Haven"),
        board={"Deerfield": "french village"},
    )
    assert places(game, "reinforce") == {"Deerfield", "New Haven"}


def test_6_4_the_own_home_can_always_be_reinforced() -> None:
    alone = dict.fromkeys(("New York", "New Haven", "Norfolk", "Pemaquid", "Philadelphia", "St. Mary's"))
    game = defence("Boston", ["Militia"], board=alone)
    do(game, "reinforce Boston: Militia")
    assert siege(game, FRENCH) == ("Boston", -1)


def test_6_4_with_two_sieges_one_is_chosen() -> None:
    game = position(side(siege="Louisbourg", marker=0, hand=["Militia"]), side(siege="Pemaquid", marker=0))
    assert legal(game, "reinforce") == {"reinforce Louisbourg: Militia", "reinforce Pemaquid: Militia"}
    do(game, "reinforce Pemaquid: Militia")
    assert siege(game, BRITISH) == ("Louisbourg", 0)
    assert siege(game, FRENCH) == ("Pemaquid", -1)
    assert zone(game, BRITISH, "attacking") == []
    assert zone(game, BRITISH, "defending") == ["Militia"]


# 6.5


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("Militia", 1),
        ("Rangers", 1),
        ("Regular Infantry", 2),
        ("Siege Artillery", 3),
        ("Ships", 1),
        ("New Haven", 1),
        # A ship and a military symbol on one card still count once.
        ("Boston", 1),
        ("New York", 1),
    ],
)
def test_6_5_strength_of_the_british_cards(card: str, strength: int) -> None:
    game = attack("Louisbourg", [card], marker=-2, coins=3, board={})
    do(game, f"reinforce Louisbourg: {card}")
    assert siege(game, BRITISH) == ("Louisbourg", strength - 2)


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("Militia", 1),
        ("Coureurs de Bois", 1),
        ("Regular Infantry (initial)", 2),
        ("Regular Infantry", 2),
        ("Siege Artillery", 3),
        ("Ships", 1),
        ("Fortification", 1),
        ("neutral Fortification", 1),
        ("Montreal", 1),
        ("Quebec", 1),
    ],
)
def test_6_5_strength_of_the_french_cards(card: str, strength: int) -> None:
    game = position(
        side(siege="Louisbourg", marker=2), side(hand=[card], money=3), to_move=FRENCH, actions_left=1
    )
    do(game, f"reinforce Louisbourg: {card}")
    assert siege(game, BRITISH) == ("Louisbourg", 2 - strength)
    assert zone(game, FRENCH, "defending") == [card]


@pytest.mark.parametrize(
    "card",
    ["Bateaux", "Governor", "Home Support", "Indian Leader", "Native Americans", "Settlers", "Trader"],
)
def test_6_5_cards_without_strength_are_not_committed(card: str) -> None:
    assert legal(attack("Louisbourg", [card], coins=9, board={}), "reinforce") == set()
    assert legal(defence("New York", [card], coins=9, board={}), "reinforce") == set()


def test_6_5_location_cards_without_such_a_symbol_have_no_strength() -> None:
    game = attack("Louisbourg", ["Philadelphia", "St. Mary's", "Pemaquid", "Norfolk"], board={})
    assert legal(game, "reinforce") == {"reinforce Louisbourg: Norfolk"}


def test_6_5_ships_count_at_a_port_only() -> None:
    # Fort Beauséjour can be reached by ship, but is no port.
    hand = ["Ships", "New Haven", "Boston", "Militia"]
    game = attack("Fort Beauséjour", hand, board={"Fort Beauséjour": "french village"})
    assert legal(game, "reinforce") == {
        "reinforce Fort Beauséjour: Boston",
        "reinforce Fort Beauséjour: Militia",
    }
    assert legal(attack("Gaspé", hand, board={}), "reinforce") == {
        f"reinforce Gaspé: {card}" for card in hand
    }


def test_6_5_ships_begin_no_siege_where_there_is_no_port() -> None:
    game = position(
        side(hand=["Halifax", "Ships", "Ships"]), board=HALIFAX | {"Fort Beauséjour": "french village"}
    )
    assert places(game, "besiege") == {"Louisbourg", "Port Royal"}


def test_6_5_ships_count_for_a_defender_at_a_port_only() -> None:
    given = side(hand=["Ships", "Port Royal"])
    game = position(side(siege="Trois-Rivières"), given, to_move=FRENCH)
    assert legal(game, "reinforce") == set()
    game = position(side(siege="Tadoussac"), given, to_move=FRENCH)
    assert legal(game, "reinforce") == {"reinforce Tadoussac: Ships", "reinforce Tadoussac: Port Royal"}


def test_6_5_fortification_cards_are_for_the_defender_alone() -> None:
    hand = ["Fortification", "neutral Fortification", "Halifax", "Ships"]
    assert places(position(side(hand=hand), board=HALIFAX), "besiege") == set()
    attacking = legal(attack("Gaspé", hand, board={}), "reinforce")
    assert attacking == {"reinforce Gaspé: Ships"}
    defending = legal(defence("Halifax", hand, board=dict(HALIFAX)), "reinforce")
    assert defending == {
        "reinforce Halifax: Fortification",
        "reinforce Halifax: neutral Fortification",
        "reinforce Halifax: Ships",
    }


def test_6_5_a_fortification_card_builds_no_walls_in_a_siege() -> None:
    game = defence("New York", ["Fortification"], marker=1, board={})
    do(game, "reinforce New York: Fortification")
    assert siege(game, FRENCH) == ("New York", 0)
    assert forts(game) == set()


@pytest.mark.parametrize(("coins", "left"), [(3, 0), (5, 2)])
def test_6_5_siege_artillery_takes_3_money(coins: int, left: int) -> None:
    game = attack("Louisbourg", ["Siege Artillery"], coins=coins, board={})
    do(game, "reinforce Louisbourg: Siege Artillery")
    assert money(game, BRITISH) == left
    game = defence("New York", ["Siege Artillery"], coins=coins, board={})
    do(game, "reinforce New York: Siege Artillery")
    assert money(game, BRITISH) == left


def test_6_5_siege_artillery_stays_at_home_without_3_money() -> None:
    hand = ["Siege Artillery", "Halifax", "Ships"]
    assert places(position(side(hand=hand, money=2), board=HALIFAX), "besiege") == set()
    assert legal(attack("Gaspé", hand[:1], coins=2, board={}), "reinforce") == set()
    assert legal(defence("New York", hand[:1], coins=2, board={}), "reinforce") == set()


def test_6_5_siege_artillery_takes_its_money_each_time() -> None:
    game = position(
        side(money=6, hand=["Port Royal", "Halifax", "Ships", "Siege Artillery", "Militia"]),
        board=HALIFAX | {"Port Royal": "british village"},
    )
    do(game, "besiege Louisbourg: Port Royal, Halifax, Siege Artillery", "reinforce Louisbourg: Militia")
    assert money(game, BRITISH) == 3
    # The empty deck brings everything discarded back into the hand.
    do(game, "withdraw Louisbourg: Militia", "end turn", "end turn")
    do(game, "besiege Louisbourg: Halifax, Ships, Siege Artillery")
    assert money(game, BRITISH) == 0


def test_6_5_other_cards_take_no_money() -> None:
    game = attack("Louisbourg", ["Regular Infantry", "Ships"], coins=0, board={})
    do(game, "reinforce Louisbourg: Regular Infantry", "reinforce Louisbourg: Ships")
    assert money(game, BRITISH) == 0


def test_6_5_an_unusable_location_card_is_not_committed() -> None:
    hand = ["New Haven", "New York", "Port Royal"]
    game = position(
        side(siege="Louisbourg", hand=hand), side(siege="New York"), board={"New Haven": "british village"}
    )
    assert legal(game, "reinforce") == {"reinforce Louisbourg: New Haven", "reinforce New York: New Haven"}


def test_6_5_a_committed_card_keeps_its_strength_when_its_location_is_lost() -> None:
    game = position(
        side(siege="Louisbourg", marker=1, attacking=["New Haven"], deck=["Norfolk"]),
        side(hand=["Coureurs de Bois"]),
        board={"Deerfield": "french village"},
        to_move=FRENCH,
    )
    do(game, "raid New Haven: Coureurs de Bois")
    assert captured(game, FRENCH) == (1, 0)
    assert "New Haven" not in held(game, BRITISH, "villages")
    assert siege(game, BRITISH) == ("Louisbourg", 1)
    assert zone(game, BRITISH, "attacking") == ["New Haven"]


# 6.6


@pytest.mark.parametrize("actions_left", [2, 1, 0])
def test_6_6_the_military_leader_is_free(actions_left: int) -> None:
    game = position(side(siege="Louisbourg", marker=0, hand=["Military Leader"]), actions_left=actions_left)
    assert legal(game, "reinforce") == set()
    do(game, "military leader Louisbourg")
    assert siege(game, BRITISH) == ("Louisbourg", 1)
    assert zone(game, BRITISH, "attacking") == ["Military Leader"]
    assert zone(game, BRITISH, "discard") == []
    assert game.state.actions_left == actions_left
    assert game.decider == BRITISH


def test_6_6_the_military_leader_defends_too() -> None:
    game = defence("New York", ["Military Leader"], marker=1, board={})
    do(game, "military leader New York")
    assert siege(game, FRENCH) == ("New York", 0)
    assert zone(game, BRITISH, "defending") == ["Military Leader"]


def test_6_6_the_military_leader_goes_to_one_of_two_sieges() -> None:
    game = position(side(siege="Gaspé", hand=["Military Leader"]), side(siege="New York"))
    assert legal(game, "military leader") == {"military leader Gaspé", "military leader New York"}


@pytest.mark.parametrize(("norfolk", "reached"), [("british village", {"Richmond"}), (None, set())])
def test_6_6_the_military_leader_needs_supply(norfolk: str | None, reached: set[str]) -> None:
    game = attack("Richmond", ["Military Leader"], board={"Richmond": "french village", "Norfolk": norfolk})
    assert places(game, "military leader") == reached


def test_6_6_without_a_siege_the_military_leader_has_nowhere_to_go() -> None:
    assert legal(position(side(hand=["Military Leader"])), "military leader") == set()


def test_6_6_the_military_leader_may_begin_a_siege_as_an_action() -> None:
    game = position(side(hand=["Halifax", "Ships", "Military Leader"]), board=HALIFAX)
    do(game, "besiege Port Royal: Halifax, Ships, Military Leader")
    assert siege(game, BRITISH) == ("Port Royal", 0)
    assert zone(game, BRITISH, "attacking") == ["Military Leader"]
    assert game.state.actions_left == 1


# 6.7


def test_6_7_the_british_track_ends_at_7() -> None:
    game = attack("Louisbourg", ["Regular Infantry", "Militia"], marker=6, board={})
    do(game, "reinforce Louisbourg: Regular Infantry")
    assert siege(game, BRITISH) == ("Louisbourg", 7)
    do(game, "reinforce Louisbourg: Militia")
    assert siege(game, BRITISH) == ("Louisbourg", 7)
    assert zone(game, BRITISH, "attacking") == ["Militia", "Regular Infantry"]


def test_6_7_the_british_track_ends_at_minus_5() -> None:
    game = position(
        side(siege="Quebec", marker=-4), side(hand=["Regular Infantry", "Militia"]), to_move=FRENCH
    )
    do(game, "reinforce Quebec: Regular Infantry")
    assert siege(game, BRITISH) == ("Quebec", -5)
    do(game, "reinforce Quebec: Militia")
    assert siege(game, BRITISH) == ("Quebec", -5)
    assert zone(game, FRENCH, "defending") == ["Militia", "Regular Infantry"]


def test_6_7_the_french_track_ends_at_7() -> None:
    game = position(None, side(siege="Boston", marker=6, hand=["Regular Infantry"]), to_move=FRENCH)
    do(game, "reinforce Boston: Regular Infantry")
    assert siege(game, FRENCH) == ("Boston", 7)


def test_6_7_the_french_track_ends_at_minus_4() -> None:
    game = defence("Boston", ["Regular Infantry", "Military Leader"], marker=-3, board={})
    do(game, "reinforce Boston: Regular Infantry")
    assert siege(game, FRENCH) == ("Boston", -4)
    do(game, "military leader Boston")
    assert siege(game, FRENCH) == ("Boston", -4)
    assert zone(game, BRITISH, "defending") == ["Military Leader", "Regular Infantry"]


def test_6_7_artillery_pays_even_for_strength_that_is_lost() -> None:
    game = attack("Louisbourg", ["Siege Artillery"], marker=7, coins=3, board={})
    do(game, "reinforce Louisbourg: Siege Artillery")
    assert siege(game, BRITISH) == ("Louisbourg", 7)
    assert money(game, BRITISH) == 0


def test_6_7_strength_lost_beyond_the_end_stays_lost() -> None:
    game = position(side(siege="Louisbourg", marker=6, hand=["Regular Infantry"]), side(hand=["Militia"]))
    do(game, "reinforce Louisbourg: Regular Infantry", "end turn", "reinforce Louisbourg: Militia")
    assert siege(game, BRITISH) == ("Louisbourg", 6)


def test_6_7_the_track_at_yucata_has_no_end() -> None:
    game = position(
        side(siege="Louisbourg", marker=7, hand=["Regular Infantry"]),
        side(siege="Boston", marker=-4),
        rule_set="yucata",
    )
    copy = game.copy()
    do(game, "reinforce Louisbourg: Regular Infantry")
    assert siege(game, BRITISH) == ("Louisbourg", 9)
    do(copy, "reinforce Boston: Regular Infantry")
    assert siege(copy, FRENCH) == ("Boston", -6)


# 6.8


def test_6_8_the_card_of_a_besieged_location_cannot_be_used() -> None:
    # Boston has it all: connections, ship, settler, military and a coin.
    hand = ["Boston", "Ships", "Settlers", "Militia", "Norfolk"]
    game = position(side(hand=hand), side(siege="Boston"), board={"Pemaquid": None})
    used = {text for text in legal(game) if "Boston" in text and not text.startswith("discard")}
    assert used == {
        "reinforce Boston: Militia",
        "reinforce Boston: Norfolk",
        "reinforce Boston: Ships",
        "withdraw Boston",
    }
    assert game.view(BRITISH).unusable == {"Boston": "besieged"}
    with pytest.raises(IllegalAction):
        do(game, "take money: Boston")
    do(game, "discard: Boston")
    assert zone(game, BRITISH, "discard") == ["Boston"]


def test_6_8_a_besieged_location_cannot_be_fortified() -> None:
    given = side(hand=["New York", "New Haven", "Fortification"], money=3)
    assert places(position(given), "fortify") == {"New York", "New Haven"}
    assert places(position(given, side(siege="New York")), "fortify") == {"New Haven"}


def test_6_8_a_besieged_location_cannot_be_raided() -> None:
    def raided(besieged: str | None) -> set[str]:
        french = side(hand=["Coureurs de Bois"], siege=besieged)
        return places(position(None, french, board={"Deerfield": "french village"}, to_move=FRENCH), "raid")

    assert raided(None) == {"Boston", "New Haven", "Pemaquid"}
    assert raided("Boston") == {"New Haven", "Pemaquid"}


def test_6_8_after_the_siege_the_card_can_be_used_again() -> None:
    game = position(side(hand=["Boston"]), side(siege="Boston", attacking=["Militia"]), to_move=FRENCH)
    do(game, "withdraw Boston: Militia", "end turn")
    assert legal(game, "take money") == {"take money: Boston"}
