"""The set-up: the first state of a game."""

from __future__ import annotations

from arpents.engine.decks import HAND_SIZE, begin_draw
from arpents.engine.events import Log
from arpents.engine.rules import Rules
from arpents.engine.sides import FRENCH
from arpents.engine.state import DEAL, STARTING_CARD, State
from arpents.engine.supply import refresh


def set_up(rules: Rules, events: Log) -> State:
    """The state in which the hands of both sides are about to be dealt (section 2)."""
    state = State(rules)
    opening = rules.opening
    for side, me in enumerate(state.sides):
        me.money = opening.money[side]
        me.villages = opening.villages[side]
        me.towns = opening.towns[side]
        me.deck = opening.decks[side]
        me.market = opening.markets[side]
    state.neutral = opening.neutral
    state.forts = opening.forts
    refresh(state)
    french = state.of(FRENCH)
    if rules.french_choose_a_starting_card and french.market & french.pack.empire:
        state.phase = STARTING_CARD
        state.decider = FRENCH
    else:
        begin_draw(state, HAND_SIZE, DEAL, events)
    return state
