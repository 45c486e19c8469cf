"""The planner does what a player would, where there is no doubt what that is."""

import pytest

from arpents import Game
from arpents.bots import Budget, make_bot
from arpents.bots.evaluation import DEFAULT, evaluate
from arpents.bots.evaluation.ending import race
from arpents.bots.search.candidates import candidates
from arpents.engine.positions import SidePosition
from tests.positions import BRITISH, FRENCH, do, position, side

PATIENT = 60.0
BRITISH_DECK = [
    "Boston",
    "New York",
    "New Haven",
    "Norfolk",
    "Philadelphia",
    "St. Mary's",
    "Pemaquid",
    "Settlers",
]
FRENCH_DECK = [
    "Quebec",
    "Montreal",
    "Trois-Rivières",
    "Tadoussac",
    "Gaspé",
    "Louisbourg",
    "Port Royal",
    "Trader",
]


def british(*hand: str, **more: object) -> SidePosition:
    """The British with these cards in hand and the usual ones in their deck."""
    deck = [card for card in BRITISH_DECK if card not in hand]
    return side(hand=hand, deck=deck, **{"money": 6, **more})


def french(*hand: str, **more: object) -> SidePosition:
    """The French with these cards in hand and the usual ones in their deck."""
    deck = [card for card in FRENCH_DECK if card not in hand]
    return side(hand=hand, deck=deck, **{"money": 6, **more})


def choice(game: Game, level: int = 3) -> str:
    """What the planner does now, as text."""
    decider = game.decider
    assert decider is not None
    return str(make_bot(f"planner:level={level}").choose(game.view(decider), Budget(PATIENT)))


def test_it_settles_where_there_are_points() -> None:
    game = position(british("New Haven", "St. Mary's", "Boston"), french())
    assert choice(game).startswith("settle Deerfield")


def test_it_develops_a_village_that_counts_double_then() -> None:
    game = position(british("Pemaquid", "St. Mary's", money=2), french(), actions_left=1)
    assert choice(game).startswith("develop Pemaquid")


def test_it_wins_a_siege_that_it_can_win() -> None:
    besieging = british("Regular Infantry", siege="Louisbourg", marker=0, attacking=["Regular Infantry"])
    game = position(besieging, french(), actions_left=1)
    assert choice(game) == "reinforce Louisbourg: Regular Infantry"


def test_it_begins_no_siege_that_is_lost_at_once() -> None:
    game = position(british("Pemaquid", "Boston", "Norfolk"), french())
    assert not choice(game).startswith("besiege Quebec")


def test_it_blocks_a_raid_on_a_town() -> None:
    game = position(
        british("neutral Native Americans"),
        french("Coureurs de Bois"),
        to_move=FRENCH,
        board={"Pemaquid": "british town", "Fort Halifax": "french village"},
    )
    do(game, "raid Pemaquid: Coureurs de Bois")
    assert game.decider == BRITISH
    assert choice(game) == "block: neutral Native Americans"


def test_it_defends_a_home_under_siege() -> None:
    besieging = french("Coureurs de Bois", siege="Boston", marker=1, attacking=["Regular Infantry"])
    game = position(british("Militia", "Baltimore"), besieging, actions_left=1)
    assert choice(game) == "reinforce Boston: Militia"


def test_a_mission_takes_a_raider_from_the_enemys_reserve() -> None:
    waiting = ["neutral Native Americans"] * 2
    game = position(british(reserve=waiting), french("Priest", money=0), to_move=FRENCH, actions_left=1)
    assert choice(game) == "convert: Priest"
    before = evaluate(game.state, FRENCH, DEFAULT)
    do(game, "convert: Priest")
    assert evaluate(game.state, FRENCH, DEFAULT) > before


def test_a_mission_is_worth_something_while_there_is_anybody_to_win_over() -> None:
    def worth(card: str, enemy: list[str]) -> float:
        game = position(british(reserve=enemy), french(card), to_move=FRENCH)
        return evaluate(game.state, FRENCH, DEFAULT)

    wanted = worth("Priest", ["neutral Native Americans"]) - worth("Governor", ["neutral Native Americans"])
    assert wanted - (worth("Priest", []) - worth("Governor", [])) == pytest.approx(DEFAULT.mission)


def test_raiders_in_the_reserve_are_worth_their_place_up_to_three() -> None:
    def worth(raiders: int) -> float:
        band = ["neutral Native Americans"] * raiders
        deck = ["neutral Native Americans"] * (4 - raiders)
        game = position(side(hand=["Boston"], deck=deck, reserve=band, money=6), french())
        return evaluate(game.state, BRITISH, DEFAULT)

    assert worth(1) >= worth(0) + DEFAULT.band - 0.01
    assert worth(4) < worth(3) + DEFAULT.band


@pytest.mark.parametrize("decider", [BRITISH, FRENCH])
def test_what_is_good_for_one_side_is_bad_for_the_other(decider: int) -> None:
    game = position(side(hand=["Boston"], deck=["Norfolk"]), side(hand=["Quebec"], deck=["Gaspé"]))
    game.state.actions_left = 0
    mine = evaluate(game.state, decider, DEFAULT)
    assert mine == pytest.approx(-evaluate(game.state, 1 - decider, DEFAULT))


def test_a_game_that_is_won_is_worth_more_than_anything() -> None:
    game = position(side(hand=["Boston"], deck=["Norfolk"]))
    before = evaluate(game.state, BRITISH, DEFAULT)
    game.concede(FRENCH)
    assert evaluate(game.state, BRITISH, DEFAULT) > before + 100
    assert evaluate(game.state, FRENCH, DEFAULT) < -100


def test_whoever_leads_wants_the_end_near() -> None:
    game = position(side(hand=["Boston"]))
    assert race(game.state, BRITISH, 5.0) > 0 > race(game.state, BRITISH, -5.0)


def test_candidates_are_few_and_legal_where_actions_are_many() -> None:
    hand = ["Boston", "New York", "Norfolk", "Philadelphia", "New Haven", "Baltimore", "Militia", "Militia"]
    game = position(side(hand=hand, money=20), board={"Baltimore": "british village"})
    found = candidates(game.state, game.offers(), 3)
    assert game.count_actions() > 300
    assert len(found) < 80
    assert set(found) <= set(game.legal_actions())


@pytest.mark.parametrize("level", [1, 2])
def test_a_weak_level_errs_in_some_turns_and_always_in_the_same(level: int) -> None:
    besieging = french("Coureurs de Bois", siege="Boston", marker=1, attacking=["Regular Infantry"])
    hands = british("Militia", "Baltimore", "New Haven", "St. Mary's")

    def choices() -> list[str]:
        chosen = []
        for turn in range(40):
            game = position(hands, besieging, actions_left=1)
            game.state.turn = turn
            chosen.append(choice(game, level))
        return chosen

    saved = [one.startswith("reinforce Boston") for one in choices()]
    assert 20 < sum(saved) < 40, "mostly it sees that its home is about to fall"
    assert choices() == choices()


def test_the_strong_level_overlooks_nothing() -> None:
    besieging = french("Coureurs de Bois", siege="Boston", marker=1, attacking=["Regular Infantry"])
    for turn in range(10):
        game = position(british("Militia", "Baltimore", "New Haven", "St. Mary's"), besieging, actions_left=1)
        game.state.turn = turn
        assert choice(game).startswith("reinforce Boston: ")
