"""The turn itself: its start, passing, and its end (section 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import size
from arpents.engine.decks import HAND_SIZE, begin_draw
from arpents.engine.events import TURN_BEGAN, Log, tell
from arpents.engine.offers import Offer, plain
from arpents.engine.outlook import Outlook
from arpents.engine.reasons import UNFINISHED
from arpents.engine.scoring import counted_end, end_game, leader
from arpents.engine.sides import NOBODY
from arpents.engine.sieges import ATTACKER_WINS, go_on, victory
from arpents.engine.state import REFILL, State

ACTIONS_IN_TURN: Final = 2
_PASS: Final[tuple[Offer, ...]] = (plain(0, verbs.PASS), plain(1, verbs.PASS))
_END_TURN: Final[tuple[Offer, ...]] = (plain(0, verbs.END_TURN), plain(1, verbs.END_TURN))


def offer_turn(o: Outlook) -> None:
    """Offer to pass an action while there is one, and to end the turn (3.5)."""
    if o.state.actions_left:
        o.add_offer(_PASS[o.side])
    o.add_offer(_END_TURN[o.side])


def begin_turn(state: State, events: Log) -> None:
    """Begin the turn of the side to move: the end of the game, sieges won, then actions (3.1)."""
    side = state.to_move
    reason = counted_end(state, side)
    if reason != UNFINISHED:
        end_game(state, leader(state), reason, events)
        return
    tell(events, TURN_BEGAN, side, 0, 0, state.turn)
    state.actions_left = actions_in_turn(state)
    state.stage = 0
    go_on(state, events)


def winner_next_turn(state: State) -> i64:
    """Who has won when the other side's turn begins, if this turn ends now; nobody if the game goes on."""
    side = 1 - state.to_move
    if counted_end(state, side) != UNFINISHED:
        return leader(state)
    me = state.of(side)
    if me.siege and me.marker >= ATTACKER_WINS and victory(state, side, me.siege) != UNFINISHED:
        return side
    return NOBODY


def actions_in_turn(state: State) -> i64:
    """How many actions the turn has: each side's first has fewer than the others (3.2)."""
    return state.rules.opening.first_turn_actions if state.turn < 2 else ACTIONS_IN_TURN


def pass_action(state: State, action: Action, events: Log) -> None:
    """Do nothing with an action (3.5)."""


def end_turn(state: State, action: Action, events: Log) -> None:
    """End the turn: draw until the hand has five cards (3.6)."""
    state.actions_left = 0
    hand = size(state.of(action.side_number).hand)
    begin_draw(state, max(0, HAND_SIZE - hand), REFILL, events)
