"""Section 7: the end of a siege."""

import pytest

from arpents import Game
from arpents.engine.positions import SidePosition
from tests.positions import (
    BRITISH,
    FRENCH,
    START,
    captured,
    do,
    forts,
    held,
    legal,
    money,
    neutral_display,
    places,
    position,
    side,
    siege,
    stock,
    zone,
)


def decision(game: Game) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return game.decider, game.phase


def louisbourg_falls(british: SidePosition, french: SidePosition | None = None) -> Game:
    """The start of a British turn, with the siege of Louisbourg given in ``british``."""
    return position(british, french, actions_left=None)


# 7.1


@pytest.mark.parametrize(
    ("marker", "to_move", "winner"),
    [
        (7, BRITISH, BRITISH),
        (2, BRITISH, BRITISH),
        (1, BRITISH, None),
        (-1, BRITISH, None),
        (-5, BRITISH, None),
        (7, FRENCH, None),
        (2, FRENCH, None),
        (0, FRENCH, None),
        (-1, FRENCH, FRENCH),
        (-5, FRENCH, FRENCH),
    ],
)
def test_7_1_a_british_siege_is_won_at_the_start_of_the_winner_s_turn(
    marker: int, to_move: int, winner: int | None
) -> None:
    game = position(side(siege="Louisbourg", marker=marker), to_move=to_move, actions_left=None)
    assert siege(game, BRITISH) == (None if winner is not None else ("Louisbourg", marker))
    assert ("Louisbourg" in held(game, FRENCH, "villages")) == (winner != BRITISH)
    assert [event.side_number for event in game.log if event.kind == "siege-ended"] == (
        [] if winner is None else [winner]
    )


@pytest.mark.parametrize(
    ("marker", "to_move", "winner"),
    [
        (7, FRENCH, FRENCH),
        (2, FRENCH, FRENCH),
        (1, FRENCH, None),
        (-4, FRENCH, None),
        (2, BRITISH, None),
        (0, BRITISH, None),
        (-1, BRITISH, BRITISH),
        (-4, BRITISH, BRITISH),
    ],
)
def test_7_1_a_french_siege_is_won_alike(marker: int, to_move: int, winner: int | None) -> None:
    game = position(None, side(siege="Pemaquid", marker=marker), to_move=to_move, actions_left=None)
    assert siege(game, FRENCH) == (None if winner is not None else ("Pemaquid", marker))
    assert ("Pemaquid" in held(game, BRITISH, "villages")) == (winner != FRENCH)


def test_7_1_a_siege_is_not_won_in_the_middle_of_a_turn() -> None:
    game = position(side(siege="Louisbourg", marker=1, hand=["Regular Infantry"], deck=["Norfolk"]))
    do(game, "reinforce Louisbourg: Regular Infantry")
    assert siege(game, BRITISH) == ("Louisbourg", 3)
    do(game, "end turn")
    assert siege(game, BRITISH) == ("Louisbourg", 3)
    do(game, "end turn")
    assert siege(game, BRITISH) is None
    assert captured(game, BRITISH) == (1, 0)


def test_7_1_the_british_siege_is_looked_at_first_in_a_british_turn() -> None:
    game = position(
        side(siege="Louisbourg", marker=2, hand=["Philadelphia"]),
        side(
            siege="Philadelphia",
            marker=-1,
            attacking=["Militia", "Siege Artillery"],
            defending=["Militia", "Regular Infantry"],
        ),
        actions_left=None,
    )
    assert decision(game) == (FRENCH, "give up card")
    assert legal(game) == {"give up: Militia", "give up: Regular Infantry"}
    # Philadelphia is still besieged when Louisbourg falls: its settlers cannot be used, and nobody is asked.
    do(game, "give up: Militia")
    assert siege(game, BRITISH) is None
    assert siege(game, FRENCH) == ("Philadelphia", -1)
    assert decision(game) == (FRENCH, "give up card")
    assert legal(game) == {"give up: Militia", "give up: Siege Artillery"}
    do(game, "give up: Militia")
    assert decision(game) == (BRITISH, "actions")
    assert [event.location for event in game.log if event.kind == "siege-ended"] == [
        "Louisbourg",
        "Philadelphia",
    ]
    assert "Louisbourg" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")
    assert "Philadelphia" in held(game, BRITISH, "villages")


def test_7_1_the_british_siege_is_looked_at_first_in_a_french_turn() -> None:
    game = position(
        side(siege="Quebec", marker=-1),
        side(siege="Pemaquid", marker=2, hand=["Quebec"]),
        to_move=FRENCH,
        actions_left=None,
    )
    # Quebec is free already when Pemaquid falls: its settlers can be used.
    assert decision(game) == (FRENCH, "occupation")
    assert legal(game) == {"occupy Pemaquid: Quebec", "leave Pemaquid"}
    assert [event.location for event in game.log if event.kind == "siege-ended"] == ["Quebec", "Pemaquid"]


# 7.2


def test_7_2_the_attacker_captures_the_piece_and_the_fortification_returns_to_stock() -> None:
    game = position(
        side(siege="Louisbourg", marker=2),
        board={"Louisbourg": "french town fortified", "Boston": "british town fortified"},
        actions_left=None,
    )
    assert captured(game, BRITISH) == (0, 1)
    assert stock(game, FRENCH, "towns") == 7
    assert held(game, FRENCH, "towns") == {"Quebec"}
    assert forts(game) == {"Boston"}


def test_7_2_a_captured_village_is_kept() -> None:
    game = position(side(siege="Louisbourg", marker=2, captured_villages=1), actions_left=None)
    assert captured(game, BRITISH) == (2, 0)
    assert stock(game, FRENCH, "villages") == 18 - 5 - 2


def test_7_2_the_fortification_can_be_placed_again() -> None:
    twelve = {name: f"{piece} fortified" for name, piece in list(START.items())[2:14]}
    hand = ["New York", "Fortification"]
    game = position(side(hand=hand, money=3), board=twelve)
    assert places(game, "fortify") == set()
    game = position(side(hand=hand, money=3, siege="Louisbourg", marker=2), board=twelve, actions_left=None)
    do(game, "leave Louisbourg")
    assert places(game, "fortify") == {"New York"}


def test_7_2_a_village_is_free_where_the_location_shows_no_settlers() -> None:
    game = position(
        side(siege="Fort Beauséjour", marker=2, hand=["Norfolk"], money=1),
        board={"Fort Beauséjour": "french village"},
        actions_left=None,
    )
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {"occupy Fort Beauséjour", "leave Fort Beauséjour"}
    do(game, "occupy Fort Beauséjour")
    assert "Fort Beauséjour" in held(game, BRITISH, "villages")
    assert zone(game, BRITISH, "hand") == ["Norfolk"]
    assert zone(game, BRITISH, "discard") == ["Fort Beauséjour"]
    assert "Fort Beauséjour" not in zone(game, BRITISH, "market")
    assert money(game, BRITISH) == 1
    assert stock(game, BRITISH, "villages") == 18 - 6


def test_7_2_elsewhere_a_village_takes_a_card_with_settlers() -> None:
    hand = ["Boston", "Settlers", "neutral Settlers", "Ships", "Norfolk"]
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=hand))
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {
        "occupy Louisbourg: Boston",
        "occupy Louisbourg: Settlers",
        "occupy Louisbourg: neutral Settlers",
        "leave Louisbourg",
    }
    do(game, "occupy Louisbourg: Boston")
    assert "Louisbourg" in held(game, BRITISH, "villages")
    assert zone(game, BRITISH, "hand") == ["Norfolk", "Settlers", "Ships", "neutral Settlers"]
    assert zone(game, BRITISH, "discard") == ["Boston", "Louisbourg"]


def test_7_2_the_winner_may_leave_the_location_neutral() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Boston"]))
    do(game, "leave Louisbourg")
    assert "Louisbourg" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")
    assert zone(game, BRITISH, "hand") == ["Boston"]
    assert zone(game, BRITISH, "discard") == []
    assert "Louisbourg" in zone(game, BRITISH, "market")
    assert decision(game) == (BRITISH, "actions")


@pytest.mark.parametrize("answer", ["occupy Louisbourg: Boston", "leave Louisbourg"])
def test_7_2_none_of_this_takes_an_action(answer: str) -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Boston"]))
    do(game, answer)
    assert decision(game) == (BRITISH, "actions")
    assert game.state.actions_left == 2


def test_7_2_without_a_card_for_the_side_only_the_village_is_placed() -> None:
    game = position(
        side(siege="Montreal", marker=2, hand=["Boston"]),
        actions_left=None,
    )
    do(game, "occupy Montreal: Boston")
    assert "Montreal" in held(game, BRITISH, "villages")
    assert zone(game, BRITISH, "discard") == ["Boston"]


def test_7_2_a_location_card_that_is_owned_already_becomes_usable() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Boston", "Louisbourg", "Ships"]))
    do(game, "occupy Louisbourg: Boston")
    assert zone(game, BRITISH, "discard") == ["Boston"]
    assert game.view(BRITISH).unusable == {}


def test_7_2_without_a_village_in_stock_the_location_is_neutral() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2, hand=["Boston"]), side(captured_villages=18 - 5)
    )
    assert decision(game) == (BRITISH, "actions")
    assert "Louisbourg" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")


def test_7_2_the_last_village_in_stock_can_be_placed() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2, hand=["Boston"]), side(captured_villages=17 - 5)
    )
    do(game, "occupy Louisbourg: Boston")
    assert stock(game, BRITISH, "villages") == 0


def test_7_2_the_settler_card_comes_from_hand() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, reserve=["Settlers"], money=1))
    assert decision(game) == (BRITISH, "actions")
    assert zone(game, BRITISH, "reserve") == ["Settlers"]


def test_7_2_committed_cards_with_settlers_do_not_settle() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, attacking=["Boston"]))
    assert decision(game) == (BRITISH, "actions")
    assert zone(game, BRITISH, "discard") == ["Boston"]


@pytest.mark.parametrize("philadelphia", ["british village", "french village", None])
def test_7_2_a_location_card_with_settlers_must_be_usable(philadelphia: str | None) -> None:
    game = position(
        side(siege="Louisbourg", marker=2, hand=["Philadelphia", "Settlers"]),
        board={"Philadelphia": philadelphia},
        actions_left=None,
    )
    usable = {"occupy Louisbourg: Philadelphia"} if philadelphia == "british village" else set()
    assert legal(game, "occupy") == {"occupy Louisbourg: Settlers"} | usable


def test_7_2_whether_the_settler_card_is_usable_is_asked_after_the_capture() -> None:
    # While the French hold Boston nothing British is in supply; a neutral Boston is a source again.
    game = position(
        side(siege="Boston", marker=2, hand=["New York"]),
        board={"Boston": "french village"},
        actions_left=None,
    )
    assert legal(game) == {"occupy Boston: New York", "leave Boston"}
    do(game, "occupy Boston: New York")
    assert "Boston" in held(game, BRITISH, "villages")
    assert game.outcome is None


def test_7_2_nobody_is_asked_when_no_settlers_can_be_in_hand() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Norfolk"], deck=["New Haven"]))
    assert decision(game) == (BRITISH, "actions")


def test_7_2_nobody_is_asked_when_the_settlers_that_may_be_in_hand_cannot_be_used() -> None:
    game = position(
        side(siege="Louisbourg", marker=2, hand=["Philadelphia"], deck=["New Haven"]),
        board={"Philadelphia": None},
        actions_left=None,
    )
    assert decision(game) == (BRITISH, "actions")


def test_7_2_the_winner_is_asked_when_settlers_may_be_in_hand_though_they_are_not() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Norfolk"], deck=["Settlers"]))
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {"leave Louisbourg"}
    other = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Settlers"], deck=["Norfolk"]))
    assert game.view(FRENCH) == other.view(FRENCH)


def test_7_2_nobody_is_asked_when_the_hand_is_known() -> None:
    # The empty deck shows the hand; discarded settlers cannot be in it.
    game = louisbourg_falls(side(siege="Louisbourg", marker=2, hand=["Norfolk"], discard=["Settlers"]))
    assert decision(game) == (BRITISH, "actions")


def test_7_2_no_free_action_while_the_siege_is_resolved() -> None:
    game = position(
        side(
            siege="Louisbourg",
            marker=2,
            money=5,
            hand=["Boston", "Military Leader", "Home Support"],
            deck=["Norfolk"],
            reserve=["Militia"],
        ),
        side(siege="Pemaquid", marker=1),
        actions_left=None,
    )
    assert legal(game) == {"occupy Louisbourg: Boston", "leave Louisbourg"}


# 7.3


def test_7_3_the_defender_keeps_the_location_as_it_is() -> None:
    game = position(
        side(siege="Louisbourg", marker=-1, attacking=["Militia"]),
        side(money=2),
        board={"Louisbourg": "french town fortified"},
        to_move=FRENCH,
        actions_left=None,
    )
    assert held(game, FRENCH, "towns") == {"Quebec", "Louisbourg"}
    assert forts(game) == {"Louisbourg"}
    assert captured(game, FRENCH) == (0, 0)
    assert captured(game, BRITISH) == (0, 0)
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 2


# 7.4


def test_7_4_the_winner_s_cards_go_to_the_winner_s_discard_pile() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2, attacking=["New Haven", "Militia", "Militia"], discard=["Norfolk"])
    )
    assert zone(game, BRITISH, "attacking") == []
    assert zone(game, BRITISH, "discard") == ["Militia", "Militia", "New Haven", "Norfolk"]


def test_7_4_the_loser_gives_up_one_empire_card_and_keeps_the_rest() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2),
        side(
            deck=["Gaspé"],
            discard=["Tadoussac"],
            defending=["Militia", "Militia", "Regular Infantry (initial)", "Port Royal"],
        ),
    )
    assert decision(game) == (FRENCH, "give up card")
    # Location cards cannot be given up, and like cards are one choice.
    assert legal(game) == {"give up: Militia", "give up: Regular Infantry (initial)"}
    events = do(game, "give up: Militia")
    returned = [event for event in events if event.kind == "cards-returned"]
    assert [(event.side_number, event.card_names) for event in returned] == [(FRENCH, ["Militia"])]
    assert zone(game, FRENCH, "defending") == []
    assert zone(game, FRENCH, "discard") == [
        "Militia",
        "Port Royal",
        "Regular Infantry (initial)",
        "Tadoussac",
    ]
    assert zone(game, FRENCH, "market").count("Militia") == 2


def test_7_4_a_lost_attacker_gives_up_a_card_too() -> None:
    game = position(
        side(siege="Louisbourg", marker=-1, attacking=["Militia", "Siege Artillery", "Boston"]),
        side(defending=["Militia"]),
        to_move=FRENCH,
        actions_left=None,
    )
    assert decision(game) == (BRITISH, "give up card")
    assert legal(game) == {"give up: Militia", "give up: Siege Artillery"}
    do(game, "give up: Siege Artillery")
    assert zone(game, BRITISH, "discard") == ["Boston", "Militia"]
    assert "Siege Artillery" in zone(game, BRITISH, "market")
    assert zone(game, FRENCH, "discard") == ["Militia"]
    assert decision(game) == (FRENCH, "actions")


def test_7_4_a_neutral_card_returns_to_the_display() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2), side(defending=["neutral Fortification", "Fortification"])
    )
    assert neutral_display(game).count("neutral Fortification") == 1
    do(game, "give up: neutral Fortification")
    assert neutral_display(game).count("neutral Fortification") == 2
    assert zone(game, FRENCH, "discard") == ["Fortification"]


def test_7_4_an_own_card_returns_to_the_own_market() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2), side(defending=["neutral Fortification", "Fortification"])
    )
    do(game, "give up: Fortification")
    assert neutral_display(game).count("neutral Fortification") == 1
    assert "Fortification" in zone(game, FRENCH, "market")
    assert zone(game, FRENCH, "discard") == ["neutral Fortification"]


@pytest.mark.parametrize(
    ("defending", "discard"),
    [
        ([], []),
        (["Port Royal", "Quebec"], ["Port Royal", "Quebec"]),
        (["Militia"], []),
        (["Militia", "Militia", "Port Royal"], ["Militia", "Port Royal"]),
    ],
)
def test_7_4_nobody_is_asked_without_a_choice(defending: list[str], discard: list[str]) -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2), side(defending=defending))
    assert decision(game) == (BRITISH, "actions")
    assert zone(game, FRENCH, "discard") == discard
    assert zone(game, FRENCH, "market").count("Militia") == 3 - discard.count("Militia")


def test_7_4_the_loser_chooses_first_then_the_winner_decides_on_the_village() -> None:
    game = louisbourg_falls(
        side(siege="Louisbourg", marker=2, hand=["Boston"]), side(defending=["Militia", "Regular Infantry"])
    )
    assert decision(game) == (FRENCH, "give up card")
    do(game, "give up: Regular Infantry")
    assert decision(game) == (BRITISH, "occupation")
    do(game, "occupy Louisbourg: Boston")
    assert decision(game) == (BRITISH, "actions")


def test_7_4_only_the_cards_of_the_ended_siege_come_back() -> None:
    game = position(
        side(siege="Louisbourg", marker=2, attacking=["Militia"], defending=["Militia"]),
        side(siege="Pemaquid", marker=1, attacking=["Militia"], defending=["Coureurs de Bois"]),
        actions_left=None,
    )
    assert zone(game, BRITISH, "discard") == ["Militia"]
    assert zone(game, BRITISH, "defending") == ["Militia"]
    assert zone(game, FRENCH, "attacking") == ["Militia"]
    assert "Coureurs de Bois" in zone(game, FRENCH, "market")
    assert siege(game, FRENCH) == ("Pemaquid", 1)


# 7.5


def test_7_5_the_loser_keeps_the_location_card_but_cannot_use_it() -> None:
    game = louisbourg_falls(side(siege="Louisbourg", marker=2), side(hand=["Louisbourg", "Ships"]))
    do(game, "end turn")
    assert zone(game, FRENCH, "hand") == ["Louisbourg", "Ships"]
    assert game.view(FRENCH).unusable == {"Louisbourg": "not controlled"}
    assert legal(game, "piracy") == set()
    assert "discard: Louisbourg" in legal(game)


def test_7_5_a_committed_card_of_the_lost_location_is_kept_too() -> None:
    # Committed before the place was besieged: in another siege.
    game = position(
        side(siege="Louisbourg", marker=2),
        side(siege="Pemaquid", marker=1, attacking=["Louisbourg"]),
        actions_left=None,
    )
    assert zone(game, FRENCH, "attacking") == ["Louisbourg"]
    assert siege(game, FRENCH) == ("Pemaquid", 1)


# 7.6


@pytest.mark.parametrize("marker", [-5, 0, 7])
def test_7_6_the_attacker_gives_up_the_siege(marker: int) -> None:
    game = position(
        side(siege="Louisbourg", marker=marker, attacking=["Militia", "Siege Artillery", "New Haven"]),
        side(defending=["Regular Infantry"]),
        board={"Louisbourg": "french village fortified"},
    )
    assert legal(game, "withdraw") == {"withdraw Louisbourg: Militia", "withdraw Louisbourg: Siege Artillery"}
    do(game, "withdraw Louisbourg: Militia")
    assert siege(game, BRITISH) is None
    assert zone(game, BRITISH, "attacking") == []
    assert zone(game, BRITISH, "discard") == ["New Haven", "Siege Artillery"]
    assert zone(game, BRITISH, "market").count("Militia") == 3
    assert zone(game, FRENCH, "defending") == []
    assert zone(game, FRENCH, "discard") == ["Regular Infantry"]
    assert "Louisbourg" in held(game, FRENCH, "villages")
    assert forts(game) == {"Louisbourg"}
    assert decision(game) == (BRITISH, "actions")


@pytest.mark.parametrize("actions_left", [2, 1, 0])
def test_7_6_withdrawing_is_free(actions_left: int) -> None:
    game = position(side(siege="Louisbourg", attacking=["Militia"]), actions_left=actions_left)
    do(game, "withdraw Louisbourg: Militia")
    assert game.state.actions_left == actions_left
    assert decision(game) == (BRITISH, "actions")


def test_7_6_without_an_empire_card_nothing_is_given_up() -> None:
    game = position(side(siege="Louisbourg", attacking=["New Haven"]))
    assert legal(game, "withdraw") == {"withdraw Louisbourg"}
    do(game, "withdraw Louisbourg")
    assert zone(game, BRITISH, "discard") == ["New Haven"]


def test_7_6_the_defender_surrenders_the_location() -> None:
    game = position(
        side(siege="Louisbourg", marker=-5, attacking=["Militia"]),
        side(hand=["Port Royal"], deck=["Gaspé"], defending=["Militia", "Regular Infantry", "Quebec"]),
        board={"Louisbourg": "french town fortified"},
        to_move=FRENCH,
        actions_left=1,
    )
    assert legal(game, "withdraw") == {
        "withdraw Louisbourg: Militia",
        "withdraw Louisbourg: Regular Infantry",
    }
    do(game, "withdraw Louisbourg: Regular Infantry")
    assert captured(game, BRITISH) == (0, 1)
    assert held(game, FRENCH, "towns") == {"Quebec"}
    assert forts(game) == set()
    assert zone(game, FRENCH, "discard") == ["Militia", "Quebec"]
    assert zone(game, FRENCH, "market").count("Regular Infantry") == 3
    assert zone(game, BRITISH, "discard") == ["Militia"]
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 1


def test_7_6_the_besieger_decides_at_once_and_the_interrupted_turn_goes_on() -> None:
    game = position(
        side(siege="Louisbourg", marker=0, hand=["Boston", "Norfolk"], deck=["New Haven", "New York"]),
        side(hand=["Port Royal", "Quebec"], deck=["Gaspé"]),
        to_move=FRENCH,
        actions_left=1,
    )
    do(game, "withdraw Louisbourg")
    assert decision(game) == (BRITISH, "occupation")
    assert legal(game) == {"occupy Louisbourg: Boston", "leave Louisbourg"}
    do(game, "occupy Louisbourg: Boston")
    assert "Louisbourg" in held(game, BRITISH, "villages")
    # The besieger does not refill.
    assert zone(game, BRITISH, "hand") == ["Norfolk"]
    assert zone(game, BRITISH, "discard") == ["Boston", "Louisbourg"]
    assert decision(game) == (FRENCH, "actions")
    assert zone(game, FRENCH, "hand") == ["Port Royal", "Quebec"]
    assert game.state.actions_left == 1
    assert legal(game, "take money") == {"take money: Port Royal", "take money: Quebec"}


def test_7_6_a_surrender_without_actions_left_leaves_none() -> None:
    game = position(
        side(siege="Fort Beauséjour", marker=0),
        board={"Fort Beauséjour": "french village"},
        to_move=FRENCH,
        actions_left=0,
    )
    do(game, "withdraw Fort Beauséjour", "leave Fort Beauséjour")
    assert "Fort Beauséjour" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")
    assert decision(game) == (FRENCH, "actions")
    assert legal(game) == {"end turn"}


def test_7_6_a_surrender_resolves_no_other_siege() -> None:
    # At +2 the French will win at Pemaquid, but only when their next turn begins.
    game = position(side(siege="Gaspé"), side(siege="Pemaquid", marker=2), to_move=FRENCH)
    do(game, "withdraw Gaspé")
    assert siege(game, FRENCH) == ("Pemaquid", 2)
    assert decision(game) == (FRENCH, "actions")


def test_7_6_with_two_sieges_either_may_be_given_up() -> None:
    game = position(
        side(siege="Louisbourg", attacking=["Militia"], defending=["Regular Infantry"]),
        side(siege="Pemaquid"),
    )
    assert legal(game, "withdraw") == {
        "withdraw Louisbourg: Militia",
        "withdraw Pemaquid: Regular Infantry",
    }


def test_7_6_there_is_nothing_to_withdraw_from_without_a_siege() -> None:
    assert legal(position(), "withdraw") == set()


# 7.7


@pytest.mark.parametrize(
    ("attacker", "place"), [(BRITISH, "Quebec"), (FRENCH, "Boston"), (FRENCH, "New York")]
)
@pytest.mark.parametrize("surrendered", [False, True])
def test_7_7_taking_a_home_wins_at_once(attacker: int, place: str, surrendered: bool) -> None:
    given = side(siege=place, marker=0 if surrendered else 2, hand=["neutral Settlers"])
    both = (given, side()) if attacker == BRITISH else (side(), given)
    if surrendered:
        game = position(*both, to_move=1 - attacker)
        do(game, f"withdraw {place}")
    else:
        game = position(*both, to_move=attacker, actions_left=None)
    assert game.decider is None
    assert game.phase == "over"
    assert game.legal_actions() == []
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (attacker, "home taken")
    assert captured(game, attacker) == (0, 1)


def test_7_7_points_do_not_matter() -> None:
    lost = dict.fromkeys(("Louisbourg", "Montreal", "Port Royal", "Tadoussac", "Trois-Rivières"))
    game = position(
        None,
        side(siege="New York", marker=2),
        board={**lost, "Albany": "british town"},
        to_move=FRENCH,
        actions_left=None,
    )
    assert game.outcome is not None
    assert game.outcome.winner == FRENCH
    # British: Albany 8, Boston 4 and five villages 9. French: Quebec 12, Gaspé 1 and New York's town 4.
    assert game.outcome.points == (21, 17)


def test_7_7_no_village_is_needed() -> None:
    game = position(
        side(siege="Quebec", marker=2),
        side(captured_villages=18 - 5),
        actions_left=None,
    )
    assert stock(game, BRITISH, "villages") == 0
    assert game.outcome is not None
    assert game.outcome.winner == BRITISH


def test_7_7_the_game_does_not_wait_for_the_loser_s_card() -> None:
    game = position(
        side(siege="Quebec", marker=2), side(defending=["Militia", "Regular Infantry"]), actions_left=None
    )
    assert decision(game) == (None, "over")


def test_7_7_no_card_is_given_up_any_more() -> None:
    game = position(
        side(siege="Quebec", marker=2, attacking=["Ships"]),
        side(defending=["Militia", "Regular Infantry"]),
        actions_left=None,
    )
    assert zone(game, FRENCH, "discard") == ["Militia", "Regular Infantry"]
    assert zone(game, BRITISH, "discard") == ["Ships"]


def test_7_7_except_the_one_that_a_surrender_names() -> None:
    game = position(
        side(siege="Quebec", marker=1, attacking=["Ships"]),
        side(defending=["Militia", "Regular Infantry"]),
        to_move=FRENCH,
    )
    in_market = zone(game, FRENCH, "market").count("Militia")
    do(game, "withdraw Quebec: Militia")
    assert decision(game) == (None, "over")
    assert zone(game, FRENCH, "discard") == ["Regular Infantry"]
    assert zone(game, FRENCH, "market").count("Militia") == in_market + 1
    assert zone(game, BRITISH, "discard") == ["Ships"]


@pytest.mark.parametrize("place", ["Boston", "New York"])
def test_7_7_a_home_defended_ends_nothing(place: str) -> None:
    game = position(None, side(siege=place, marker=-1, attacking=["Militia", "Ships"]), actions_left=None)
    assert decision(game) == (FRENCH, "give up card")
    do(game, "give up: Militia")
    assert siege(game, FRENCH) is None
    assert game.outcome is None


def test_7_7_the_british_win_nothing_by_taking_new_york_back() -> None:
    game = position(side(siege="New York", marker=2), board={"New York": "french village"}, actions_left=None)
    assert captured(game, BRITISH) == (1, 0)
    assert game.outcome is None


def test_7_7_other_places_win_nothing() -> None:
    game = position(side(siege="Montreal", marker=2), actions_left=None)
    assert captured(game, BRITISH) == (1, 0)
    assert game.outcome is None
