"""Soundness: whether a state can be, and whether the game can go on from it.

States that come from elsewhere (positions by names, bytes) are checked here once. From a sound state the
engine only ever makes sound states, so that it need not look again.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.actions.turn import ACTIONS_IN_TURN
from arpents.engine.bags import index, is_bag, put, size
from arpents.engine.packs import Pack
from arpents.engine.places import ALL, NAMES
from arpents.engine.play import find_offers
from arpents.engine.reasons import (
    CAPTURES,
    FORT_DUQUESNE_TAKEN,
    HOME_SETTLED,
    NO_TOWNS,
    NO_VILLAGES,
    REASONS,
    STOPPED,
    UNFINISHED,
)
from arpents.engine.scoring import counted_end, leader
from arpents.engine.sides import FRENCH, NOBODY, SIDES
from arpents.engine.state import (
    ACTIONS,
    BLOCK_RAID,
    DRAW,
    EXCHANGE,
    FORFEITURE,
    GIVE_CARD,
    GIVE_UP_CARD,
    OCCUPATION,
    OVER,
    PHASES,
    REDRAWING,
    REFILL,
    STARTING_CARD,
    SUPPORT,
    UPKEEP,
    Holdings,
    State,
    forts_in_stock,
    towns_in_stock,
    villages_in_stock,
)
from arpents.errors import ArpentsError

COUNTED_TO: Final = 2**31 - 1
"""The most money and the last turn: far more than any game sees, and half of what the bytes form can hold."""

MOMENT: Final = {
    "phase": STARTING_CARD,
    "decider": NOBODY,
    "actions_left": ACTIONS_IN_TURN,
    "place": ALL,
    "contest": 1,
    "stage": 2,
    "draws": 5,
    "purpose": EXCHANGE,
    "redraws": 2,
    "owed": 2,
    "unleashed": 1,
}
"""The fields that tell what is under way in a state that goes on, and the greatest value of each."""


class ImpossiblePosition(ArpentsError):
    """A position that cannot be: which part of it, and what is wrong with it."""

    def __init__(self, part: str, fault: str) -> None:
        super().__init__(part, fault)

    def __str__(self) -> str:
        return ": ".join(self.args)


def check_state(state: State) -> None:
    """Check everything in a state but its supply, which follows from the rest; a fault is an error."""
    for me in state.sides:
        _check_counters(me)
    _check_board(state)
    _check_cards(state)
    for side in (0, 1):
        _check_siege(state, side)
    _check_stocks(state)
    _check_ranges(state)
    if state.phase == OVER:
        _check_end(state)
    else:
        _check_moment(state)


def _check_counters(me: Holdings) -> None:
    side = str(SIDES[me.pack.side])
    if min(me.money, me.captured_villages, me.captured_towns) < 0:
        raise ImpossiblePosition(side, "money and captured pieces cannot be below zero")
    if me.money > COUNTED_TO:
        raise ImpossiblePosition(side, f"there can be no more than {COUNTED_TO} money")


def _check_board(state: State) -> None:
    """Check that pieces stand on the board, one to a place, and fortifications at pieces."""
    held = 0
    for me in state.sides:
        for pieces in (me.villages, me.towns):
            if pieces & ~ALL:
                raise ImpossiblePosition("board", "there are pieces beside it")
            if pieces & held:
                place = NAMES[index(pieces & held)]
                raise ImpossiblePosition("board", f'"{place}" has more than one piece')
            held |= pieces
    if state.forts & ~held:
        raise ImpossiblePosition("board", "there is a fortification without a piece")


def _check_cards(state: State) -> None:
    """Check that every card of the game is in one zone, and the known cards are in hand."""
    opening = state.rules.opening
    neutral: list[int] = [state.neutral]
    for me in state.sides:
        side = str(SIDES[me.pack.side])
        zones = (me.hand, me.reserve, me.deck, me.discard, me.market, me.attacking, me.defending)
        for bag in (*zones, me.known, state.neutral):
            if not is_bag(me.pack, bag):
                raise ImpossiblePosition(f"{side} cards", "these numbers stand for no cards")
        if me.market & me.pack.neutral or state.neutral & ~me.pack.neutral:
            raise ImpossiblePosition(f"{side} market", "neutral cards are on display, and no others")
        own = [bag & ~me.pack.neutral for bag in zones]
        if not _add_up(me.pack, own, opening.in_play[me.pack.side]):
            raise ImpossiblePosition(f"{side} cards", "they are not those of the game, each once")
        neutral += [bag & me.pack.neutral for bag in zones]
        if me.known & ~me.hand:
            raise ImpossiblePosition(f"{side} known", "only cards in hand can be known to be there")
        if me.deck == 0 and me.known != me.hand:
            raise ImpossiblePosition(f"{side} known", "an empty deck shows the whole hand")
    if not _add_up(state.of(0).pack, neutral, opening.neutral_in_play):
        raise ImpossiblePosition("neutral cards", "they are not those of the game, each once")


def _add_up(pack: Pack, bags: list[int], whole: int) -> bool:
    """Whether bags together are the whole, no card more and none less."""
    total = 0
    cards = 0
    for bag in bags:
        total = put(pack, total, bag)
        cards += size(bag)
    # A bag cannot overflow, so a card too many shows only in the sum, and one too few in the bag.
    return total == whole and cards == size(whole)


def _check_siege(state: State, attacker: int) -> None:
    side = str(SIDES[attacker])
    me = state.of(attacker)
    foe = state.of(1 - attacker)
    if me.siege == 0:
        if me.attacking or foe.defending:
            raise ImpossiblePosition(side, "cards are committed to a siege that is not in progress")
        if me.marker:
            raise ImpossiblePosition(f"{side} siege", "there is a marker and no siege")
        return
    if me.siege & ~ALL or size(me.siege) != 1:
        raise ImpossiblePosition(f"{side} siege", "a siege is of one place")
    if not me.siege & (foe.villages | foe.towns):
        raise ImpossiblePosition(f"{side} siege", f'"{NAMES[index(me.siege)]}" is not held by the enemy')
    floor = state.rules.siege_floor[attacker]
    ceiling = state.rules.siege_ceiling[attacker]
    if not floor <= me.marker <= ceiling:
        raise ImpossiblePosition(f"{side} siege", f"the marker should be from {floor} to {ceiling}")


def _check_stocks(state: State) -> None:
    for side in (0, 1):
        if villages_in_stock(state, side) < 0:
            raise ImpossiblePosition("board", f"more {SIDES[side]} villages than there are")
        if towns_in_stock(state, side) < 0:
            raise ImpossiblePosition("board", f"more {SIDES[side]} towns than there are")
    if forts_in_stock(state) < 0:
        raise ImpossiblePosition("board", "more fortifications than there are")


def _check_ranges(state: State) -> None:
    """Check that each field of the moment has a value that it can have in some state."""
    if not 0 <= state.actions_left <= ACTIONS_IN_TURN:
        raise ImpossiblePosition("actions left", f"there can be 0 to {ACTIONS_IN_TURN}")
    if state.turn < 0:
        raise ImpossiblePosition("turn", "turns are counted from 1")
    if state.turn > COUNTED_TO:
        raise ImpossiblePosition("turn", f"there can be no more than {COUNTED_TO + 1}")
    if state.to_move not in {0, 1}:
        raise ImpossiblePosition("to move", "one of the sides has the turn")
    for field in MOMENT:
        most = OVER if field == "phase" else MOMENT[field]
        value: int = getattr(state, field)
        if not 0 <= value <= most:
            raise ImpossiblePosition(f"moment, {field}", f"{value} should be from 0 to {most}")


def _check_end(state: State) -> None:
    """Check that a game that is over was won by somebody, for a reason that these rules have."""
    reason = state.reason
    rules = state.rules
    possible = state.decider == NOBODY and state.winner in {0, 1} and UNFINISHED < reason < len(REASONS)
    if reason in {NO_VILLAGES, NO_TOWNS, CAPTURES}:
        possible = possible and counted_end(state, state.to_move) == reason
    if reason in {NO_VILLAGES, NO_TOWNS, CAPTURES, STOPPED}:
        possible = possible and state.winner == leader(state)
    elif reason == FORT_DUQUESNE_TAKEN:
        possible = possible and state.winner == FRENCH and rules.french_win_at_fort_duquesne
    elif reason == HOME_SETTLED:
        possible = possible and rules.settling_neutral_home_wins
    if not possible or size(state.place) > 1:
        raise ImpossiblePosition("end", "the game cannot have ended like this")


def _check_moment(state: State) -> None:
    """Check that the game can go on from here: somebody has something to decide, or a card can be drawn."""
    if state.winner != NOBODY or state.reason != UNFINISHED:
        raise ImpossiblePosition("end", "a game that goes on has no winner yet")
    possible = _fits_phase(state)
    if possible and state.phase not in {DRAW, UPKEEP}:
        offers = find_offers(state)
        possible = bool(offers) and all(offer.count for offer in offers)
    if not possible:
        raise ImpossiblePosition("phase", f'the game cannot go on from "{PHASES[state.phase]}" here')
    if state.stage < 2 and not _ends_siege(state):
        raise ImpossiblePosition("moment, stage", f'{state.stage} should be 2 in "{PHASES[state.phase]}"')
    for field, most in _most_in_phase(state):
        value: int = getattr(state, field)
        if value > most:
            raise ImpossiblePosition(
                f"moment, {field}", f'{value} should be at most {most} in "{PHASES[state.phase]}"'
            )


def _fits_phase(state: State) -> bool:
    """Whether the right side decides, about something that is there."""
    phase = state.phase
    decider = state.decider
    mover = state.to_move
    me = state.of(mover)
    if phase == DRAW:
        drawing = decider == NOBODY and state.draws > 0 and me.deck != 0
        return drawing and (state.place == 0 or _can_occupy(state, mover))
    if phase == UPKEEP:
        return decider == NOBODY
    if phase == ACTIONS:
        return decider == mover
    if phase == REDRAWING:
        return decider == mover and state.redraws > 0
    if phase == FORFEITURE:
        return decider == mover and 0 < state.owed < size(me.hand)
    if phase == STARTING_CARD:
        return decider == FRENCH and mover == 0
    if phase == OCCUPATION:
        return _can_occupy(state, decider)
    # The rest are answers of the enemy.
    return decider == 1 - mover and (phase <= GIVE_CARD or _can_give_up(state)) and _can_answer(state)


def _can_answer(state: State) -> bool:
    """Whether a raid in progress is at a place that can be raided: the decider's, and open (8.2)."""
    if state.phase != BLOCK_RAID:
        return True
    british, french = state.sides
    foe = state.of(state.decider)
    closed = state.forts | british.siege | french.siege
    return size(state.place) == 1 and state.place & (foe.villages | foe.towns) & ~closed != 0


def _can_give_up(state: State) -> bool:
    """Whether the siege that is ending is the last one looked at (7.1)."""
    return state.of(state.contest).siege != 0 and state.stage == state.contest + 1


def _ends_siege(state: State) -> bool:
    """Whether a siege is being resolved, perhaps with Home Support at its village decision (12.15)."""
    return state.phase in {GIVE_UP_CARD, OCCUPATION} or (state.phase == DRAW and state.place != 0)


def _can_occupy(state: State, winner: int) -> bool:
    """Whether the winner of a siege can be asked about a village at a place that is now nobody's (7.2)."""
    if winner == NOBODY or winner != state.contest or state.of(winner).siege or size(state.place) != 1:
        return False
    british, french = state.sides
    held = british.villages | british.towns | french.villages | french.towns
    # Who wins at the start of the own turn has sieges yet to look at; who is surrendered to has none.
    stage = winner + 1 if winner == state.to_move else 2
    return not state.place & held and state.stage == stage and villages_in_stock(state, winner) > 0


def _most_in_phase(state: State) -> tuple[tuple[str, int], ...]:
    """The fields that mean something only in some phases, with the greatest value that each has here."""
    phase = state.phase
    ending = _ends_siege(state)
    supported = phase == DRAW and state.purpose == SUPPORT and state.rules.free_actions_while_resolving
    redraws = 2 if phase == REDRAWING or (phase == DRAW and state.purpose == EXCHANGE) else 0
    return (
        # A blocked raid may give its action back.
        ("actions_left", ACTIONS_IN_TURN - 1 if BLOCK_RAID <= phase <= GIVE_CARD else ACTIONS_IN_TURN),
        ("place", ALL if supported or phase in {BLOCK_RAID, OCCUPATION} else 0),
        ("draws", 5 if phase == DRAW else 0),
        # Each siege that the French have won so far may have earned them one.
        ("redraws", state.stage if ending else redraws),
        ("owed", 2 if phase == FORFEITURE or (phase == DRAW and state.purpose == REFILL) else 0),
    )
