"""Sieges: their strength, their marker, and how they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine.bags import each, index, put, size, take
from arpents.engine.decks import begin_actions, change_money, take_from_market
from arpents.engine.events import (
    CARDS_RETURNED,
    PIECE_CAPTURED,
    SIEGE_ENDED,
    SIEGE_MOVED,
    Log,
    tell,
)
from arpents.engine.outlook import Outlook
from arpents.engine.packs import CARDS
from arpents.engine.places import DEFENCE, FORT_DUQUESNE, PORTS, PRIZES, SETTLERS
from arpents.engine.reasons import FORT_DUQUESNE_TAKEN, HOME_TAKEN, UNFINISHED
from arpents.engine.scoring import end_game
from arpents.engine.sides import FRENCH
from arpents.engine.state import (
    GIVE_UP_CARD,
    OCCUPATION,
    State,
    return_to_market,
    villages_in_stock,
)
from arpents.engine.supply import refresh, usable

ARTILLERY_COST: Final[i64] = max(card.commit_cost for card in CARDS.empire_cards)
ATTACKER_WINS: Final = 2
DEFENDER_WINS: Final = -1


def fighters(o: Outlook, place: i64) -> i64:
    """The ready cards that have strength for an attacker at this place (6.5)."""
    strong = o.pack.soldiers
    if o.rules.natives_fight_in_sieges:
        strong |= o.pack.hired
    if place & PORTS:
        strong |= o.pack.ships
    if o.money < ARTILLERY_COST:
        strong &= ~o.pack.artillery
    return o.ready & strong


def commit(state: State, side: i64, attacker: i64, card: i64, events: Log) -> None:
    """Commit a card from hand to a siege and move its marker."""
    me = state.of(side)
    if card & me.pack.artillery:
        change_money(state, side, -ARTILLERY_COST, events)
    me.give(card)
    strength = me.pack.strength[index(card)]
    if side == attacker:
        me.attacking = put(me.pack, me.attacking, card)
        move_marker(state, attacker, strength, events)
    else:
        me.defending = put(me.pack, me.defending, card)
        move_marker(state, attacker, -strength, events)


def uncommit(state: State, side: i64, place: i64, card: i64, events: Log) -> i64:
    """Take a committed card out of the siege of a place; the marker moves back by its strength."""
    me = state.of(side)
    strength = me.pack.strength[index(card)]
    if me.siege == place:
        me.attacking = take(me.pack, me.attacking, card)
        move_marker(state, side, -strength, events)
    else:
        me.defending = take(me.pack, me.defending, card)
        move_marker(state, 1 - side, strength, events)
    return card


def starting_marker(state: State, place: i64) -> i64:
    """Where the marker of a siege of this place starts: in the defender's favour (6.3)."""
    return -1 - DEFENCE[index(place)] - (2 if state.forts & place else 0)


def begin_siege(state: State, attacker: i64, place: i64) -> None:
    """Lay siege to a place: the marker starts in the defender's favour (6.3)."""
    me = state.of(attacker)
    me.siege = place
    me.marker = starting_marker(state, place)


def move_marker(state: State, attacker: i64, steps: i64, events: Log) -> None:
    """Move a siege's marker, at most to the end of its track (6.7)."""
    me = state.of(attacker)
    floor = state.rules.siege_floor[attacker]
    ceiling = state.rules.siege_ceiling[attacker]
    me.marker = max(floor, min(ceiling, me.marker + steps))
    tell(events, SIEGE_MOVED, attacker, me.siege, 0, me.marker)


def go_on(state: State, events: Log) -> None:
    """Resolve the sieges that the side to move has won, the British siege first; then let it act (7.1)."""
    side = state.to_move
    while state.stage < 2:
        attacker = state.stage
        state.stage += 1
        marker = state.of(attacker).marker
        if state.of(attacker).siege == 0:
            continue
        if marker >= ATTACKER_WINS if side == attacker else marker <= DEFENDER_WINS:
            if state.rules.french_redraw_after_siege and side == FRENCH:
                state.redraws += 1
            end_siege(state, attacker, side, events)
            return
    begin_actions(state)


def committed(state: State, side: i64, attacker: i64) -> i64:
    """The cards that a side has in the siege of this attacker."""
    me = state.of(side)
    return me.attacking if side == attacker else me.defending


def committed_strength(state: State, attacker: i64) -> i64:
    """The strength of what is committed to a siege, the attacker's less the defender's."""
    total: i64 = 0
    me = state.of(attacker)
    foe = state.of(1 - attacker)
    for card in each(me.attacking):
        total += me.pack.strength[index(card)]
    for card in each(foe.defending):
        total -= foe.pack.strength[index(card)]
    return total


def losable(state: State, side: i64, attacker: i64) -> i64:
    """The committed cards of which the loser of a siege gives up one (7.4)."""
    return committed(state, side, attacker) & state.of(side).pack.empire


def victory(state: State, attacker: i64, place: i64) -> i64:
    """The reason for which taking a besieged place wins the game at once, if it does (7.7, 13)."""
    if place & PRIZES[1 - attacker]:
        return HOME_TAKEN
    if attacker == FRENCH and place == FORT_DUQUESNE and state.rules.french_win_at_fort_duquesne:
        return FORT_DUQUESNE_TAKEN if villages_in_stock(state, attacker) > 0 else UNFINISHED
    return UNFINISHED


def end_siege(state: State, attacker: i64, winner: i64, events: Log) -> None:
    """End a siege; the loser first chooses the card to give up, if there is a choice (7.4).

    Where the place wins the game, nothing is waited for (7.7).
    """
    loser = 1 - winner
    state.contest = attacker
    kinds = losable(state, loser, attacker) & state.of(loser).pack.first
    decided = winner == attacker and victory(state, winner, state.of(attacker).siege) != UNFINISHED
    if kinds & (kinds - 1) and not decided:
        state.phase = GIVE_UP_CARD
        state.decider = loser
    else:
        conclude_siege(state, loser, 0 if decided else kinds, events)


def conclude_siege(state: State, loser: i64, given_up: i64, events: Log) -> None:
    """Clear a siege after the loser's card is known, and capture the place if the attacker won."""
    attacker = state.contest
    winner = 1 - loser
    place = state.of(attacker).siege
    _clear(state, loser, attacker, given_up, events)
    _clear(state, winner, attacker, 0, events)
    state.of(attacker).siege = 0
    state.of(attacker).marker = 0
    tell(events, SIEGE_ENDED, winner, place, 0, attacker)
    if winner == attacker:
        _take_place(state, winner, place, events)
    else:
        go_on(state, events)


def _clear(state: State, side: i64, attacker: i64, given_up: i64, events: Log) -> None:
    """Move a side's committed cards to its discard pile, but one that returns to the market."""
    me = state.of(side)
    cards = committed(state, side, attacker)
    if given_up:
        cards = take(me.pack, cards, given_up)
        return_to_market(state, me, given_up)
        tell(events, CARDS_RETURNED, side, 0, given_up, 1)
    me.discard = put(me.pack, me.discard, cards)
    if side == attacker:
        me.attacking = 0
    else:
        me.defending = 0


def capture(state: State, side: i64, place: i64, events: Log) -> i64:
    """Take the enemy piece at a place off the board and keep it; 1 if it was a town, else 0."""
    me = state.of(side)
    foe = state.of(1 - side)
    town = 1 if foe.towns & place else 0
    foe.towns &= ~place
    foe.villages &= ~place
    me.captured_towns += town
    me.captured_villages += 1 - town
    tell(events, PIECE_CAPTURED, side, place, 0, town)
    return town


def place_village(state: State, side: i64, place: i64, events: Log) -> None:
    """Place a village and take the location's card, if it is in the market (5.1)."""
    me = state.of(side)
    me.villages |= place
    refresh(state)
    take_location_card(state, side, place, events)


def take_location_card(state: State, side: i64, place: i64, events: Log) -> None:
    """Take a location's card from the market, if it is there."""
    me = state.of(side)
    card = (place >> me.pack.offset) & me.market & me.pack.locations
    if card:
        take_from_market(state, side, card, events)


def within_reach(state: State, winner: i64) -> i64:
    """The kinds of card with which the winner of a siege may settle, as everybody can tell (7.2).

    They are in hand, or in a reserve that some rule sets let the winner retrieve just then (12.15).
    """
    me = state.of(winner)
    found = me.possible()
    if not state.rules.free_actions_while_resolving or winner != state.to_move:
        return found
    short = size(me.reserve) - me.money
    if short > 0 and state.rules.free_fur_sale:
        short -= _furs_to_sell(state, winner, short)
    return found if short > 0 else found | me.reserve


def _furs_to_sell(state: State, side: i64, wanted: i64) -> i64:
    """How many furs a side may sell in a row, as everybody can tell; no more than are wanted."""
    me = state.of(side)
    pack = me.pack
    furs = pack.furs & usable(state, side)
    possible = me.possible()
    if possible & pack.supporters == 0:
        return min(size(possible & furs), size(me.hand))
    if state.rules.home_support_rebuilds and (possible | me.deck | me.discard) & furs:
        return wanted  # what is sold is drawn again
    return size((possible | me.deck) & furs)


def _take_place(state: State, winner: i64, place: i64, events: Log) -> None:
    """Capture a besieged place; the winner is asked about a village if public facts leave a choice (7.2)."""
    capture(state, winner, place, events)
    state.forts &= ~place
    refresh(state)
    won = victory(state, winner, place)
    if won != UNFINISHED:
        end_game(state, winner, won, events)
        return
    free = place & SETTLERS == 0
    settlers = state.of(winner).pack.settlers & usable(state, winner)
    possible = free or within_reach(state, winner) & settlers
    if possible and villages_in_stock(state, winner) > 0:
        state.phase = OCCUPATION
        state.decider = winner
        state.place = place
    else:
        go_on(state, events)
