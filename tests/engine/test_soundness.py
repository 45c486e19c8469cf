"""What a state cannot be: each fault is named."""

from collections.abc import Callable

import pytest

from arpents.content import Settings
from arpents.engine.packs import PACKS
from arpents.engine.places import mask
from arpents.engine.reasons import (
    CAPTURES,
    CONCEDED,
    FORT_DUQUESNE_TAKEN,
    HOME_SETTLED,
    HOME_TAKEN,
    NO_TOWNS,
    NO_VILLAGES,
    STOPPED,
)
from arpents.engine.rules import Rules
from arpents.engine.soundness import COUNTED_TO, ImpossiblePosition, check_state
from arpents.engine.state import (
    ACTIONS,
    BLOCK_AMBUSH,
    BLOCK_RAID,
    DEAL,
    DRAW,
    EXCHANGE,
    FORFEITURE,
    GIVE_CARD,
    GIVE_UP_CARD,
    LOSE_CARD,
    OCCUPATION,
    OVER,
    REDRAWING,
    REFILL,
    STARTING_CARD,
    SUPPORT,
    UPKEEP,
    State,
)
from tests.positions import position, side

NOBODY = 2
QUEBEC, GASPE, DETROIT = mask("Quebec"), mask("Gaspé"), mask("Detroit")
MILITIA = PACKS[0].by_name["Militia"]
BOSTON = PACKS[0].by_name["Boston"].first
INDIANS = PACKS[0].by_name["neutral Native Americans"].first


def war() -> State:
    """A state in mid-turn of the British, who besiege Gaspé."""
    british = side(
        hand=["Boston", "Militia"],
        deck=["New York"],
        discard=["Norfolk"],
        siege="Gaspé",
        marker=1,
        attacking=["Regular Infantry"],
        money=3,
    )
    french = side(hand=["Quebec"], deck=["Militia"], defending=["Fortification", "Regular Infantry"])
    return position(british, french).state


def changed(**fields: int) -> State:
    """That state with other values in some fields."""
    state = war()
    for field, value in fields.items():
        setattr(state, field, value)
    return state


def british(**fields: int) -> State:
    """That state with other values for the British."""
    state = war()
    for field, value in fields.items():
        setattr(state.sides[0], field, value)
    return state


def french(**fields: int) -> State:
    """That state with other values for the French."""
    state = war()
    for field, value in fields.items():
        setattr(state.sides[1], field, value)
    return state


def test_the_state_that_these_tests_change_is_sound() -> None:
    check_state(war())


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (british(money=-1), "british: money and captured pieces cannot be below zero"),
        (british(money=COUNTED_TO + 1), "british: there can be no more than 2147483647 money"),
        (french(captured_towns=-1), "french: money and captured"),
        (british(captured_villages=13), "board: more french villages than there are"),
        (british(captured_towns=9), "board: more french towns than there are"),
        (british(villages=1 << 36), "board: there are pieces beside it"),
        (french(towns=-1), "board: there are pieces beside it"),
        (french(towns=GASPE), 'board: "Gaspé" has more than one piece'),
        (changed(forts=DETROIT), "board: there is a fortification without a piece"),
        (changed(forts=1 << 50), "board: there is a fortification without a piece"),
        (british(hand=MILITIA.first << 1), "british cards: these numbers stand for no cards"),
        (british(known=-1), "british cards: these numbers"),
        (french(deck=1 << 50), "french cards: these numbers"),
        (changed(neutral=-1), "british cards: these numbers"),
        (changed(neutral=BOSTON), "british market: neutral cards are on display"),
        (british(market=war().sides[0].market | INDIANS), "british market: neutral cards"),
        (british(hand=0), "british cards: they are not those of the game, each once"),
        (british(discard=BOSTON), "british cards: they are not"),
        (british(discard=war().sides[0].discard | BOSTON), "british cards: they are not"),
        (french(discard=INDIANS), "neutral cards: they are not"),
        (changed(neutral=0), "neutral cards: they are not"),
        (british(known=war().sides[0].deck), "british known: only cards in hand"),
        (
            british(deck=0, discard=war().sides[0].discard | war().sides[0].deck),
            "british known: an empty deck shows the whole hand",
        ),
        (british(siege=0), "british: cards are committed to a siege that is not in progress"),
        (french(marker=1), "french siege: there is a marker and no siege"),
        (british(siege=GASPE | QUEBEC), "british siege: a siege is of one place"),
        (british(siege=1 << 40), "british siege: a siege is of one place"),
        (british(siege=DETROIT), 'british siege: "Detroit" is not held by the enemy'),
        (british(marker=8), "british siege: the marker should be from -5 to 7"),
        (changed(actions_left=3), "actions left: there can be 0 to 2"),
        (changed(turn=-1), "turn: turns are counted from 1"),
        (changed(turn=COUNTED_TO + 1), "turn: there can be no more"),
        (changed(to_move=2), "to move: one of the sides"),
        (changed(phase=13), "moment, phase: 13 should be from 0 to 12"),
        (changed(decider=3), "moment, decider: 3 should be from 0 to 2"),
        (changed(winner=0), "end: a game that goes on has no winner"),
        (changed(reason=1), "end: a game that goes on has no winner"),
        (changed(stage=1), 'moment, stage: 1 should be 2 in "actions"'),
        (changed(place=1), 'moment, place: 1 should be at most 0 in "actions"'),
        (changed(draws=1), 'moment, draws: 1 should be at most 0 in "actions"'),
        (changed(redraws=1), 'moment, redraws: 1 should be at most 0 in "actions"'),
        (changed(owed=1), 'moment, owed: 1 should be at most 0 in "actions"'),
    ],
)
def test_what_cannot_be_is_named(state: State, fault: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        check_state(state)
    assert str(refusal.value).startswith(fault)


DRAWING: dict[str, int] = {"phase": DRAW, "decider": NOBODY, "draws": 2}
RAID: dict[str, int] = {"phase": BLOCK_RAID, "decider": 1, "place": QUEBEC, "actions_left": 1}
GIVE_UP: dict[str, int] = {"phase": GIVE_UP_CARD, "decider": 1, "contest": 0, "stage": 1}
OCCUPY: dict[str, int] = {"phase": OCCUPATION, "decider": 1, "contest": 1, "stage": 2, "place": DETROIT}


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ({"phase": UPKEEP, "decider": NOBODY}, {"decider": 0}),
        ({"phase": ACTIONS, "decider": 0}, {"decider": 1}),
        ({"phase": ACTIONS, "decider": 0}, {"decider": NOBODY}),
        ({"phase": DRAW, "decider": NOBODY, "draws": 2}, {"draws": 0}),
        ({"phase": DRAW, "decider": NOBODY, "draws": 2}, {"decider": 0}),
        ({"phase": DRAW, "decider": NOBODY, "draws": 2, "purpose": REFILL, "owed": 2}, {"purpose": SUPPORT}),
        (
            {"phase": DRAW, "decider": NOBODY, "draws": 1, "purpose": EXCHANGE, "redraws": 1},
            {"purpose": DEAL},
        ),
        (RAID, {"decider": 0}),
        (RAID, {"place": 0}),
        (RAID, {"place": DETROIT}),
        (RAID, {"place": GASPE}),
        (RAID, {"place": QUEBEC | mask("Montreal")}),
        (RAID, {"forts": QUEBEC}),
        (RAID, {"actions_left": 2}),
        ({"phase": BLOCK_AMBUSH, "decider": 1, "actions_left": 1}, {"actions_left": 2}),
        ({"phase": LOSE_CARD, "decider": 1, "actions_left": 0}, {"decider": 0}),
        ({"phase": GIVE_CARD, "decider": 1, "actions_left": 0}, {"decider": NOBODY}),
        (GIVE_UP, {"decider": 0}),
        (GIVE_UP, {"contest": 1, "stage": 2}),
        (GIVE_UP, {"stage": 2}),
        (GIVE_UP | {"redraws": 1}, {"redraws": 2}),
        (OCCUPY, {"decider": 0}),
        (OCCUPY, {"decider": NOBODY}),
        (OCCUPY, {"contest": 0, "decider": 0}),
        (OCCUPY, {"place": 0}),
        (OCCUPY, {"place": GASPE}),
        (OCCUPY, {"stage": 1}),
        (OCCUPY | {"to_move": 1, "redraws": 2}, {"redraws": 3}),
        ({"phase": REDRAWING, "decider": 0, "redraws": 2}, {"redraws": 0}),
        ({"phase": FORFEITURE, "decider": 0, "owed": 1}, {"owed": 2}),
        ({"phase": FORFEITURE, "decider": 0, "owed": 1}, {"owed": 0}),
        ({"phase": STARTING_CARD, "decider": 1}, {"decider": 0}),
        ({"phase": STARTING_CARD, "decider": 1}, {"to_move": 1}),
    ],
)
def test_each_phase_needs_what_it_is_about(right: dict[str, int], wrong: dict[str, int]) -> None:
    check_state(changed(**right))
    with pytest.raises(ImpossiblePosition):
        check_state(changed(**right | wrong))


AT_A_VILLAGE: dict[str, int] = DRAWING | {
    "purpose": SUPPORT,
    "place": DETROIT,
    "contest": 1,
    "stage": 2,
    "to_move": 1,
}
"""Home Support is drawing for the winner of a siege, who decides on a village (12.15)."""


@pytest.mark.parametrize(
    "wrong",
    [
        {"purpose": REFILL},
        {"contest": 0},
        {"to_move": 0},
        {"place": GASPE},
        {"place": DETROIT | mask("Oswego")},
        {"stage": 1},
        {"place": 0, "stage": 1},
        {"redraws": 3},
    ],
)
def test_home_support_at_a_village_decision(wrong: dict[str, int]) -> None:
    def with_free_actions(**fields: int) -> State:
        state = changed(**fields)
        state.rules = Rules(state.rules.scenario, Settings(free_actions_while_resolving=True))
        return state

    check_state(with_free_actions(**AT_A_VILLAGE))
    with pytest.raises(ImpossiblePosition):
        check_state(with_free_actions(**AT_A_VILLAGE | wrong))


def test_home_support_waits_for_the_village_without_such_free_actions() -> None:
    with pytest.raises(ImpossiblePosition, match="moment, place"):
        check_state(changed(**AT_A_VILLAGE))


def test_there_must_be_something_to_choose() -> None:
    state = changed(**GIVE_UP)
    foe = state.sides[1]
    foe.defending, foe.discard = 0, foe.discard | foe.defending
    with pytest.raises(ImpossiblePosition, match='cannot go on from "give up card"'):
        check_state(state)


def test_a_village_is_placed_only_from_stock() -> None:
    state = changed(**OCCUPY)
    state.sides[0].captured_villages = 12
    with pytest.raises(ImpossiblePosition, match='cannot go on from "occupation"'):
        check_state(state)


def at_peace(state: State) -> None:
    """Let there be no siege, so that the ends that wait for it may come."""
    us, foe = state.sides
    us.discard, us.attacking, us.siege, us.marker = us.discard | us.attacking, 0, 0, 0
    foe.discard, foe.defending = foe.discard | foe.defending, 0


def no_villages(state: State) -> None:
    at_peace(state)
    state.sides[1].captured_villages = 13


def no_towns(state: State) -> None:
    at_peace(state)
    state.sides[1].captured_towns = 10


def captures(state: State) -> None:
    at_peace(state)
    state.sides[0].captured_villages = 6


def nothing(state: State) -> None:
    pass


@pytest.mark.parametrize(
    ("reason", "winner", "others", "prepare"),
    [
        (HOME_TAKEN, 0, {"winner": NOBODY}, nothing),
        (HOME_TAKEN, 0, {"reason": 0}, nothing),
        (HOME_TAKEN, 0, {"reason": 9}, nothing),
        (HOME_TAKEN, 0, {"decider": 0}, nothing),
        (HOME_TAKEN, 0, {"place": 3}, nothing),
        (CONCEDED, 1, {"winner": 3}, nothing),
        (STOPPED, 1, {"winner": 0}, nothing),
        (HOME_SETTLED, 0, {"reason": FORT_DUQUESNE_TAKEN}, nothing),
        (NO_VILLAGES, 1, {"reason": NO_TOWNS}, no_villages),
        (NO_TOWNS, 1, {"winner": 0}, no_towns),
        (CAPTURES, 1, {"to_move": 1}, captures),
    ],
)
def test_a_game_ends_as_the_rules_have_it(
    reason: int, winner: int, others: dict[str, int], prepare: Callable[[State], None]
) -> None:
    over = {"phase": OVER, "decider": NOBODY, "reason": reason, "winner": winner}
    state = changed(**over)
    prepare(state)
    check_state(state)
    state = changed(**over | others)
    prepare(state)
    with pytest.raises(ImpossiblePosition, match="cannot have ended like this"):
        check_state(state)
