"""The edges of turn and game: a card to begin with, exchanges after sieges, cards forfeited (section 13)."""

from __future__ import annotations

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import put, take
from arpents.engine.decks import HAND_SIZE, begin_actions, begin_draw, pass_the_turn
from arpents.engine.events import Log
from arpents.engine.offers import Offer, one_apart, one_of, plain, some_of
from arpents.engine.state import DEAL, EXCHANGE, State


def offer_redrawing(state: State, side: i64) -> list[Offer]:
    """Offer to exchange a card after a siege, or to keep the hand."""
    return [one_of(side, verbs.REDRAW, 0, 0, state.of(side).hand), plain(side, verbs.KEEP)]


def offer_forfeiting(state: State, side: i64) -> list[Offer]:
    """Offer which cards to forfeit for a deck that could not be paid for."""
    return [some_of(side, verbs.FORFEIT, 0, state.of(side).hand, state.owed, state.owed)]


def offer_beginning(state: State, side: i64) -> list[Offer]:
    """Offer which empire card to add to the initial deck."""
    me = state.of(side)
    return [one_apart(side, verbs.BEGIN_WITH, 0, 0, me.market & me.pack.empire)]


def redraw(state: State, action: Action, events: Log) -> None:
    """Discard a card and draw one."""
    state.of(action.side_number).spend(action.card_bag)
    state.redraws -= 1
    begin_draw(state, 1, EXCHANGE, events)


def keep(state: State, action: Action, events: Log) -> None:
    """Do without an exchange."""
    state.redraws -= 1
    begin_actions(state)


def forfeit(state: State, action: Action, events: Log) -> None:
    """Discard cards for a deck that could not be paid for, and end the turn."""
    state.of(action.side_number).spend(action.card_bag)
    pass_the_turn(state)


def begin_with(state: State, action: Action, events: Log) -> None:
    """Add a card of the market to the initial deck, openly and free of charge; then deal."""
    me = state.of(action.side_number)
    me.market = take(me.pack, me.market, action.chosen_bag)
    me.deck = put(me.pack, me.deck, action.chosen_bag)
    begin_draw(state, HAND_SIZE, DEAL, events)
