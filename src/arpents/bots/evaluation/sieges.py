"""The odds of a siege, and what there is to win in it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from arpents.bots.evaluation.cards import DeckValue, strength_of
from arpents.engine.bags import index
from arpents.engine.places import POINTS, PRIZES
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS
from arpents.engine.state import Holdings, State

STEEPNESS: Final = 0.7
"""How sharply the odds turn from one side to the other as the marker moves."""

LOST: Final = 0.03
"""The odds of a siege that is as good as lost."""


def odds(state: State, attacker: i64, attack: DeckValue, defence: DeckValue) -> float:
    """How likely the attacker is to win its siege, at the end of the turn of the side to move.

    A siege is decided at the start of a turn (7.1): the attacker's with the marker at 2 or more, the
    defender's at -1 or less. So what counts first is whether the side that moves next can still answer.
    """
    me = state.of(attacker)
    foe = state.of(1 - attacker)
    marker = me.marker
    if state.to_move == attacker:
        if marker <= DEFENDER_WINS:
            return LOST
        answer = _answer(foe)
        if marker - answer >= ATTACKER_WINS:
            return 1.0 - LOST
    else:
        if marker >= ATTACKER_WINS:
            return 1.0 - LOST
        answer = -_answer(me)
        if marker - answer <= DEFENDER_WINS:
            return LOST
    # What is in hand comes first; what is in the deck comes late, and costs actions.
    coming = 0.5 * float(strength_of(me.pack, me.hand | me.reserve)) + 0.25 * float(attack.strength)
    against = 0.5 * float(strength_of(foe.pack, foe.hand | foe.reserve)) + 0.25 * float(defence.strength)
    lead = float(marker) - 0.5 - 0.5 * float(answer) + 0.5 * (coming - against)
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))


def _answer(me: Holdings) -> i64:
    """The strength that a side can commit in one turn: its two strongest soldiers in hand."""
    best: i64 = 0
    second: i64 = 0
    cards = me.hand & (me.pack.soldiers | me.pack.fortifications)
    while cards:
        strength: i64 = me.pack.strength[index(cards & -cards)]
        cards &= cards - 1
        if strength > best:
            second = best
            best = strength
        elif strength > second:
            second = strength
    return best + second


def stake(state: State, attacker: i64, fall: float) -> float:
    """What the fall of the besieged place changes, in points."""
    place = state.of(attacker).siege
    foe = state.of(1 - attacker)
    if place & PRIZES[1 - attacker]:
        return fall
    points = float(POINTS[index(place)])
    return 2.0 * points + 4.0 if foe.towns & place else points + 2.0 + 0.7 * points
