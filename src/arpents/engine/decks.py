"""Money and cards changing hands: paying, taking from the market, drawing and rebuilding the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine.action import Action
from arpents.engine.bags import put, size, take
from arpents.engine.events import (
    AUTOMATIC,
    CARDS_DRAWN,
    CARDS_TAKEN,
    DECK_REBUILT,
    MONEY_CHANGED,
    Event,
    Log,
    tell,
    tell_action,
)
from arpents.engine.packs import NEUTRAL_BIT, PACKS
from arpents.engine.sides import NOBODY
from arpents.engine.state import (
    ACTIONS,
    DEAL,
    DRAW,
    EXCHANGE,
    FORFEITURE,
    OCCUPATION,
    REDRAWING,
    REFILL,
    SUPPORT,
    UPKEEP,
    State,
)
from arpents.engine.verbs import FORFEIT

HAND_SIZE: Final = 5
CARDS_FOR_A_COIN: Final = 2
"""What a side forfeits that cannot pay for rebuilding its deck."""


def change_money(state: State, side: i64, amount: i64, events: Log) -> None:
    """Give a side money, or take it (below zero)."""
    if amount:
        state.of(side).money += amount
        tell(events, MONEY_CHANGED, side, 0, 0, amount)


def take_from_market(state: State, side: i64, card: i64, events: Log) -> None:
    """Move a card from the market, or the neutral display, to a side's discard pile."""
    me = state.of(side)
    if card >> NEUTRAL_BIT:
        state.neutral = take(me.pack, state.neutral, card)
    else:
        me.market = take(me.pack, me.market, card)
    me.discard = put(me.pack, me.discard, card)
    tell(events, CARDS_TAKEN, side, 0, card, 1)


def begin_draw(state: State, number: i64, purpose: i64, events: Log) -> None:
    """Let the side to move draw cards; chance decides which."""
    state.phase = DRAW
    state.decider = NOBODY
    state.draws = number
    state.purpose = purpose
    _go_on_drawing(state, events)


def draw(state: State, card: i64, events: Log) -> None:
    """Draw this card, which chance has picked from the deck of the side to move."""
    side = state.to_move
    me = state.of(side)
    me.deck = take(me.pack, me.deck, card)
    me.hand = put(me.pack, me.hand, card)
    if events is not None:
        _tell_draw(events, side, card)
    if me.deck == 0:
        # An empty deck shows the hand: what everybody has seen go in is nowhere else (1.5.1).
        me.known = me.hand
        if state.rules.deck_rebuilt_at_once:
            _rebuild_deck(state, events)
    state.draws -= 1
    _go_on_drawing(state, events)


def _tell_draw(events: list[Event], side: i64, card: i64) -> None:
    """Tell of a card drawn, together with those that were drawn just before."""
    last = events[-1] if events else None
    if last is not None and last.kind_number == CARDS_DRAWN and last.side_number == side:
        last.card_bag = put(PACKS[side], last.card_bag, card)
        last.detail_number += 1
    else:
        tell(events, CARDS_DRAWN, side, 0, card, 1)


def _rebuild_deck(state: State, events: Log) -> None:
    """Make the discard pile the deck of the side to move; in a refill that may cost money, or cards."""
    me = state.of(state.to_move)
    if not me.discard:
        return
    me.deck = me.discard
    me.discard = 0
    tell(events, DECK_REBUILT, state.to_move, 0, 0, size(me.deck))
    if state.purpose == REFILL and state.rules.reshuffle_cost:
        if me.money >= state.rules.reshuffle_cost:
            change_money(state, state.to_move, -state.rules.reshuffle_cost, events)
        else:
            state.owed = CARDS_FOR_A_COIN


def _may_rebuild(state: State) -> bool:
    """Whether the draw under way rebuilds an empty deck."""
    if state.rules.late_reshuffle:
        return False
    return state.purpose != SUPPORT or state.rules.home_support_rebuilds


def _go_on_drawing(state: State, events: Log) -> None:
    """Wait for the next card, or go on with what the draw was for."""
    if state.draws > 0:
        me = state.of(state.to_move)
        if me.deck == 0 and _may_rebuild(state):
            _rebuild_deck(state, events)
        if me.deck:
            return
        state.draws = 0
    if state.purpose == REFILL:
        _end_refill(state, events)
    elif state.purpose == SUPPORT:
        me = state.of(state.to_move)
        me.spend(me.hand & me.pack.supporters)
        if state.place:
            # It was played while the village of a siege was being decided on, which goes on (12.15).
            state.phase = OCCUPATION
            state.decider = state.to_move
        else:
            begin_actions(state)
    elif state.purpose == EXCHANGE:
        begin_actions(state)
    else:
        _go_on_dealing(state, events)


def _end_refill(state: State, events: Log) -> None:
    """After the refill: a late rebuilding of the deck, the cards that it cost, and the next turn."""
    me = state.of(state.to_move)
    if state.rules.late_reshuffle and me.deck == 0:
        _rebuild_deck(state, events)
    if state.owed:
        state.owed = min(state.owed, size(me.hand))
    if state.owed and state.owed < size(me.hand):
        state.phase = FORFEITURE
        state.decider = state.to_move
        return
    if state.owed:
        # Everybody can tell that the whole hand must go.
        tell_action(events, Action(state.to_move, FORFEIT, 0, me.hand), AUTOMATIC)
        me.spend(me.hand)
    pass_the_turn(state)


def pass_the_turn(state: State) -> None:
    """Pass the turn to the other side."""
    state.owed = 0
    state.to_move = 1 - state.to_move
    state.turn += 1
    state.phase = UPKEEP
    state.decider = NOBODY


def begin_actions(state: State) -> None:
    """Let the side to move act, after the exchanges it may make first."""
    state.decider = state.to_move
    if state.redraws and state.of(state.to_move).hand:
        state.phase = REDRAWING
    else:
        state.redraws = 0
        state.phase = ACTIONS


def _go_on_dealing(state: State, events: Log) -> None:
    """Deal to the French after the British, then let the first player begin."""
    if state.to_move == 0:
        state.to_move = 1
        begin_draw(state, HAND_SIZE, DEAL, events)
    else:
        state.to_move = state.rules.opening.first_player
        state.phase = UPKEEP
