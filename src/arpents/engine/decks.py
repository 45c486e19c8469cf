"""Money and cards changing hands: paying, taking from the market, drawing and rebuilding the deck."""

from __future__ import annotations

from typing import Final

from arpents.engine.bags import put, size, take
from arpents.engine.events import CARDS_DRAWN, CARDS_TAKEN, DECK_REBUILT, MONEY_CHANGED, Event
from arpents.engine.packs import NEUTRAL_BIT
from arpents.engine.sides import NOBODY
from arpents.engine.state import ACTIONS, DEAL, DRAW, REFILL, SUPPORT, UPKEEP, State

HAND_SIZE: Final = 5


def change_money(state: State, side: int, amount: int, events: list[Event]) -> None:
    """Give a side money, or take it (below zero)."""
    if amount:
        state.sides[side].money += amount
        events.append(Event(MONEY_CHANGED, side, 0, 0, amount))


def take_from_market(state: State, side: int, card: int, events: list[Event]) -> None:
    """Move a card from the market, or the neutral display, to a side's discard pile."""
    me = state.sides[side]
    if card >> NEUTRAL_BIT:
        state.neutral = take(me.pack, state.neutral, card)
    else:
        me.market = take(me.pack, me.market, card)
    me.discard = put(me.pack, me.discard, card)
    events.append(Event(CARDS_TAKEN, side, 0, card, 1))


def begin_draw(state: State, number: int, purpose: int, events: list[Event]) -> None:
    """Let the side to move draw cards; chance decides which."""
    state.phase = DRAW
    state.decider = NOBODY
    state.draws = number
    state.purpose = purpose
    _go_on_drawing(state, events)


def draw(state: State, card: int, events: list[Event]) -> None:
    """Draw this card, which chance has picked from the deck of the side to move."""
    side = state.to_move
    me = state.sides[side]
    me.deck = take(me.pack, me.deck, card)
    me.hand = put(me.pack, me.hand, card)
    last = events[-1] if events else None
    if last is not None and last.kind == CARDS_DRAWN and last.side == side:
        last.cards = put(me.pack, last.cards, card)
        last.number += 1
    else:
        events.append(Event(CARDS_DRAWN, side, 0, card, 1))
    if me.deck == 0:
        # An empty deck shows the hand: what everybody has seen go in is nowhere else (1.5.1).
        me.known = me.hand
        if state.rules.deck_rebuilt_at_once:
            rebuild_deck(state, side, events)
    state.draws -= 1
    _go_on_drawing(state, events)


def rebuild_deck(state: State, side: int, events: list[Event]) -> None:
    """Make the discard pile the deck."""
    me = state.sides[side]
    if me.discard:
        me.deck = me.discard
        me.discard = 0
        events.append(Event(DECK_REBUILT, side, 0, 0, size(me.deck)))


def _go_on_drawing(state: State, events: list[Event]) -> None:
    """Wait for the next card, or go on with what the draw was for."""
    if state.draws > 0:
        me = state.sides[state.to_move]
        if me.deck == 0 and (state.purpose == REFILL or state.rules.home_support_rebuilds):
            rebuild_deck(state, state.to_move, events)
        if me.deck:
            return
        state.draws = 0
    if state.purpose == REFILL:
        state.to_move = 1 - state.to_move
        state.turn += 1
        state.phase = UPKEEP
    elif state.purpose == SUPPORT:
        me = state.sides[state.to_move]
        me.spend(me.hand & me.pack.supporters)
        state.phase = ACTIONS
        state.decider = state.to_move
    else:
        _go_on_dealing(state, events)


def _go_on_dealing(state: State, events: list[Event]) -> None:
    """Deal to the French after the British, then let the British begin."""
    if state.to_move == 0:
        state.to_move = 1
        begin_draw(state, HAND_SIZE, DEAL, events)
    else:
        state.to_move = 0
        state.phase = UPKEEP
