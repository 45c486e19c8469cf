"""Section 11: the end of the game."""

import pytest

import arpents
from arpents import Game, Outcome
from tests.positions import BRITISH, FRENCH, do, held, is_legal, position, side, stock

SETTLING_HOMES = {
    "Quebec": (
        BRITISH,
        ["Louisbourg", "Ships", "neutral Settlers"],
        {"Louisbourg": "british village"},
    ),
    "Boston": (
        FRENCH,
        ["Pemaquid", "Ships", "neutral Settlers"],
        {"Pemaquid": "french village"},
    ),
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


@pytest.mark.parametrize("home", SETTLING_HOMES)
def test_11_1_settling_a_neutral_enemy_home_wins_at_once(home: str) -> None:
    settler, hand, board = SETTLING_HOMES[home]
    mine = side(hand=hand)
    # The enemy is far ahead in captures, which does not matter.
    theirs = side(captured_towns=4)
    british, french = (mine, theirs) if settler == BRITISH else (theirs, mine)
    game = position(british, french, board=board | {home: None}, to_move=settler)
    events = do(game, f"settle {home}: {', '.join(hand)}")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (settler, "home settled")
    assert home in held(game, settler, "villages")
    assert events[-1].kind == "game-ended"
    assert game.decider is None
    assert game.legal_actions() == []


def test_11_1_settling_ones_own_home_again_does_not() -> None:
    for home in ("Boston", "New York"):
        game = position(side(hand=["New Haven", "Ships", "Settlers"]), board={home: None})
        do(game, f"settle {home}: New Haven, Ships, Settlers")
        assert game.outcome is None
        assert game.decider == BRITISH


def test_11_1_settling_another_place_that_the_enemy_lost_does_not() -> None:
    game = position(
        side(hand=["Trois-Rivières", "Bateaux", "Settlers"]),
        board={"Trois-Rivières": "british village", "Montreal": None},
    )
    do(game, "settle Montreal: Trois-Rivières, Bateaux, Settlers")
    assert "Montreal" in held(game, BRITISH, "villages")
    assert game.outcome is None


@pytest.mark.parametrize(
    ("winner", "place", "over"),
    [
        (BRITISH, "Quebec", True),
        (BRITISH, "Montreal", False),
        (FRENCH, "Boston", True),
        (FRENCH, "New York", True),
        (FRENCH, "Philadelphia", False),
    ],
)
def test_11_1_a_siege_won_at_a_home_wins_at_once(winner: int, place: str, over: bool) -> None:
    # No village is left to place there, and none is needed.
    mine, theirs = side(siege=place, marker=2), side(captured_villages=12)
    british, french = (mine, theirs) if winner == BRITISH else (theirs, mine)
    game = position(british, french, to_move=winner, actions_left=None)
    if over:
        assert game.outcome is not None
        assert (game.outcome.winner, game.outcome.reason) == (winner, "home taken")
    else:
        assert game.outcome is None
        assert place not in held(game, 1 - winner, "villages")


def test_11_1_a_home_raided_away_ends_nothing() -> None:
    game = position(side(hand=["Rangers"]), board={"Kennebec": "british village", "Quebec": "french village"})
    do(game, "raid Quebec: Rangers")
    assert "Quebec" not in held(game, FRENCH, "villages")
    assert game.outcome is None


def beginning(
    to_move: int, mine: dict[str, object] | None = None, theirs: dict[str, object] | None = None
) -> Game:
    """A turn about to begin: of the side to move, and of the enemy."""
    sides = (side(**(mine or {})), side(**(theirs or {})))
    british, french = sides if to_move == BRITISH else sides[::-1]
    return position(british, french, to_move=to_move, actions_left=None)


def reason(game: Game) -> str | None:
    return game.outcome.reason if game.outcome else None


@pytest.mark.parametrize(
    ("who", "captured", "expected"),
    [(BRITISH, 12, None), (BRITISH, 13, "villages"), (FRENCH, 11, None), (FRENCH, 12, "villages")],
)
def test_11_2_no_village_left_in_stock(who: int, captured: int, expected: str | None) -> None:
    # The enemy has made as many captures, but it is not the enemy's turn.
    game = beginning(who, theirs={"captured_villages": captured})
    assert stock(game, who, "villages") == (0 if expected else 1)
    assert reason(game) == expected


@pytest.mark.parametrize(
    ("who", "captured", "expected"),
    [(BRITISH, 9, None), (BRITISH, 10, "towns"), (FRENCH, 7, None), (FRENCH, 8, "towns")],
)
def test_11_2_no_town_left_in_stock(who: int, captured: int, expected: str | None) -> None:
    game = beginning(who, theirs={"captured_towns": captured})
    assert stock(game, who, "towns") == (0 if expected else 1)
    assert reason(game) == expected


@pytest.mark.parametrize("who", [BRITISH, FRENCH])
@pytest.mark.parametrize(
    ("villages", "towns", "expected"),
    [
        (5, 0, None),
        (6, 0, "captures"),
        (1, 2, None),
        (2, 2, "captures"),
        (0, 3, "captures"),
        (3, 1, None),
        (5, 1, "captures"),
    ],
)
def test_11_2_captured_pieces_worth_12(who: int, villages: int, towns: int, expected: str | None) -> None:
    game = beginning(who, mine={"captured_villages": villages, "captured_towns": towns})
    assert reason(game) == expected


@pytest.mark.parametrize("who", [BRITISH, FRENCH])
def test_11_2_only_the_side_whose_turn_begins_is_looked_at(who: int) -> None:
    assert reason(beginning(who, theirs={"captured_towns": 5, "captured_villages": 5})) is None


# Twelve more villages and one to come, or all towns, or captures worth 12.
FRONTIER: dict[str, str | None] = dict.fromkeys(
    [
        "Albany",
        "Baltimore",
        "Canso",
        "Cumberland",
        "Deerfield",
        "Detroit",
        "Fort Duquesne",
        "Fort Venango",
        "Halifax",
        "Oswego",
        "Richmond",
        "Ticonderoga",
    ],
    "british village",
)
ENDS: dict[str, tuple[int, dict[str, str | None]]] = {
    "villages": (0, FRONTIER | {"Kennebec": "british village"}),
    "towns": (0, dict.fromkeys([*list(FRONTIER)[:9], "Norfolk"], "british town")),
    "captures": (3, {}),
}


def at_the_end(why: str, british: str | None = None, french: str | None = None, marker: int = 0) -> Game:
    """The start of a British turn that would end the game, with sieges of the British or the French."""
    towns, board = ENDS[why]
    return position(
        side(captured_towns=towns, siege=british, marker=marker),
        side(siege=french, marker=marker),
        board=board,
        actions_left=None,
    )


@pytest.mark.parametrize("why", ENDS)
def test_11_2_not_while_any_siege_is_in_progress(why: str) -> None:
    assert reason(at_the_end(why)) == why
    for game in (at_the_end(why, british="Louisbourg"), at_the_end(why, french="Pemaquid")):
        assert (game.outcome, game.phase, game.decider) == (None, "actions", BRITISH)


@pytest.mark.parametrize("why", ENDS)
def test_11_2_the_check_comes_before_the_sieges_are_resolved(why: str) -> None:
    game = at_the_end(why, french="Pemaquid", marker=-1)
    assert game.state.sides[FRENCH].siege == 0  # the British have won it
    assert (game.outcome, game.phase) == (None, "actions")
    do(game, "end turn", "end turn")
    assert reason(game) == why


def test_11_2_the_last_village_ends_the_game_only_when_its_owners_next_turn_begins() -> None:
    game = position(side(hand=["Pemaquid", "Bateaux", "Boston"], deck=["Norfolk"]), board=FRONTIER)
    do(game, "settle Fort Halifax: Pemaquid, Bateaux")
    assert stock(game, BRITISH, "villages") == 0
    assert is_legal(game, "take money: Boston")
    do(game, "end turn")
    assert (game.outcome, game.decider) == (None, FRENCH)
    do(game, "end turn")
    assert reason(game) == "villages"


def test_11_2_captures_end_the_game_only_when_their_owners_next_turn_begins() -> None:
    game = position(
        side(captured_villages=5, hand=["Rangers"]),
        board={"Fort Halifax": "british village", "Kennebec": "french village"},
    )
    do(game, "raid Kennebec: Rangers", "end turn")
    assert (game.outcome, game.decider) == (None, FRENCH)
    do(game, "end turn")
    assert reason(game) == "captures"


def test_11_3_each_controlled_location_scores_and_a_town_twice() -> None:
    game = arpents.new_game()
    game.concede(FRENCH)
    # Boston 4, New York 4, New Haven 2, Norfolk 2, Pemaquid 2, Philadelphia 2, St. Mary's 1;
    # Quebec 12, Gaspé 1, Louisbourg 4, Montreal 4, Port Royal 3, Tadoussac 2, Trois-Rivières 3.
    assert game.outcome == Outcome(BRITISH, "conceded", (17, 29))


def test_11_3_a_captured_village_is_worth_2_and_a_town_4() -> None:
    game = position(side(captured_villages=3, captured_towns=1), side(captured_towns=2))
    game.concede(BRITISH)
    assert game.outcome == Outcome(FRENCH, "conceded", (17 + 6 + 4, 29 + 8))


def test_11_3_a_fortification_or_a_place_without_points_scores_nothing() -> None:
    game = position(
        board={
            "Fort Halifax": "british village fortified",
            "Ticonderoga": "french village",
            "Quebec": "french town fortified",
        }
    )
    game.concede(BRITISH)
    assert game.outcome == Outcome(FRENCH, "conceded", (17, 29))


@pytest.mark.parametrize(
    ("gaspe", "winner", "points"),
    [
        ("french town", FRENCH, (29, 30)),
        ("french village", FRENCH, (29, 29)),
        (None, BRITISH, (29, 28)),
    ],
)
def test_11_3_more_points_win_and_a_tie_goes_to_the_french(
    gaspe: str | None, winner: arpents.Side, points: tuple[int, int]
) -> None:
    # Three captured towns bring the British from 17 to 29, and end the game.
    game = position(side(captured_towns=3), board={"Gaspé": gaspe}, actions_left=None)
    assert game.outcome == Outcome(winner, "captures", points)


def test_11_3_the_side_that_ends_the_game_may_lose_it() -> None:
    game = beginning(BRITISH, theirs={"captured_villages": 13})
    assert game.outcome == Outcome(FRENCH, "villages", (17, 29 + 26))


@pytest.mark.parametrize("who", [BRITISH, FRENCH])
def test_11_4_a_side_may_concede_in_its_own_turn_and_the_enemys(who: arpents.Side) -> None:
    for turns in (0, 1):
        game = arpents.new_game()
        do(game, *["end turn"] * turns)
        events = game.concede(who)
        assert game.outcome == Outcome(who.other, "conceded", (17, 29))
        assert [event.kind for event in events] == ["game-ended"]
        assert (game.decider, game.legal_actions()) == (None, [])


@pytest.mark.parametrize("who", [BRITISH, FRENCH])
def test_11_4_a_side_may_concede_in_the_middle_of_an_action(who: arpents.Side) -> None:
    game = position(side(hand=["Rangers"]), side(hand=["Militia"], deck=["Gaspé"]))
    do(game, "ambush: Rangers")
    assert game.phase == "block ambush"
    game.concede(who)
    assert game.outcome == Outcome(who.other, "conceded", (17, 29))


def test_11_4_a_game_that_is_over_cannot_be_conceded() -> None:
    game = arpents.new_game()
    game.concede(BRITISH)
    with pytest.raises(arpents.GameOver):
        game.concede(FRENCH)
    assert game.outcome == Outcome(FRENCH, "conceded", (17, 29))


@pytest.mark.no_cover  # it takes long to measure, and nothing new is to be seen
@pytest.mark.parametrize("turns", [200, pytest.param(2000, marks=pytest.mark.fuzz)])
def test_11_5_nothing_ends_a_game_in_which_both_sides_only_pass(turns: int) -> None:
    game = arpents.new_game()
    for _ in range(turns):
        while is_legal(game, "pass"):
            do(game, "pass")
        do(game, "end turn")
    assert game.outcome is None
    assert game.decider == BRITISH
    assert game.state.turn == turns
