"""The chances of a siege, as a general reckons them who has counted everybody's soldiers.

The planner's own reckoning (``sieges.odds``) is a rule of thumb. This one counts what each side can commit in
its next turn, cards that it will draw included, and then what both have left for the turns after it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import index, size
from arpents.engine.decks import HAND_SIZE
from arpents.engine.places import PORTS
from arpents.engine.sieges import ARTILLERY_COST, ATTACKER_WINS, DEFENDER_WINS, starting_marker
from arpents.engine.state import Holdings, State
from arpents.engine.supply import reaches_siege, usable

STEEPNESS: Final = 0.7
"""How sharply the chances turn from one side to the other with each point."""

ENDURANCE: Final = 0.45
"""What a point of strength is worth that will be committed later than in the next turn."""

HOLDING: Final = 1.6
"""How sharply it turns whether the attacker can hold out until then."""

SURE: Final = 0.96
LOST: Final = 0.0


def chances(state: State, attacker: i64) -> float:
    """How likely the attacker is to win its siege, at the end of the turn of the side to move (7.1)."""
    me = state.of(attacker)
    marker = float(me.marker)
    ours = Levy(state, attacker, me.siege, True)
    theirs = Levy(state, 1 - attacker, me.siege, False)
    if state.to_move == attacker:
        if me.marker <= DEFENDER_WINS:
            return LOST
        marker -= theirs.at_hand
        if marker >= float(ATTACKER_WINS):
            return SURE
        # The defender has answered; before it can win, it is the attacker's turn again.
        marker += ours.at_hand + ours.drawn
        holds = _likely(HOLDING * (marker + 0.3))
        marker -= theirs.drawn
    else:
        if me.marker >= ATTACKER_WINS:
            return SURE
        marker += ours.at_hand + ours.drawn
        holds = _likely(HOLDING * (marker + 0.3))
        marker -= theirs.at_hand + theirs.drawn - 1.5
    lead = marker + ENDURANCE * (ours.later - theirs.later) - 1.5
    return LOST + (SURE - LOST) * holds * _likely(STEEPNESS * lead)


def prospects(state: State, attacker: i64, place: i64) -> float:
    """How likely a siege is to be won that is not begun yet, were the cards that lead there in hand."""
    levy = Levy(state, attacker, place, True)
    theirs = Levy(state, 1 - attacker, place, False)
    marker = float(starting_marker(state, place)) + levy.at_hand
    lead = marker - 0.5 * (theirs.at_hand + theirs.drawn) + ENDURANCE * (levy.later - theirs.later) - 0.5
    return _likely(HOLDING * (marker - 0.5)) * _likely(STEEPNESS * lead)


def _likely(lead: float) -> float:
    """A lead as odds."""
    return 1.0 / (1.0 + exp(-lead))


@final
@mypyc_attr(acyclic=True)
class Levy:
    """What a side can bring to a siege: at hand for its next turn, drawn for it perhaps, and later."""

    __slots__ = ("at_hand", "drawn", "later")

    def __init__(self, state: State, side: i64, place: i64, attacks: bool) -> None:
        me = state.of(side)
        pack = me.pack
        able = pack.soldiers & usable(state, side)
        if state.rules.natives_fight_in_sieges:
            able |= pack.hired
        if place & PORTS:
            able |= pack.ships & usable(state, side)
        if not attacks:
            able |= pack.fortifications
        if me.money < ARTILLERY_COST:
            able &= ~pack.artillery
        if not reaches_siege(state, side, place):
            able = 0
        waiting = me.hand & able
        # What is in reserve can be retrieved, if there is money for it.
        reserved = me.reserve if size(me.reserve) <= me.money else 0
        best: i64 = 0
        second: i64 = 0
        for bag in (waiting, reserved & able):
            cards = bag & ~pack.leaders
            while cards:
                strength: i64 = pack.strength[index(cards & -cards)]
                cards &= cards - 1
                if strength > best:
                    second = best
                    best = strength
                elif strength > second:
                    second = strength
        led: i64 = 1 if (waiting | reserved & able) & pack.leaders else 0
        self.at_hand = float(best + second + led)
        drawn = float(max(0, HAND_SIZE - size(me.hand)))
        pile = me.deck if size(me.deck) >= 3 else me.deck | me.discard
        number = float(max(1, size(pile)))
        # Two cards a turn can be committed: those that are drawn take the place of weaker ones.
        coming = drawn * float(_total(me, pile & able)) / number
        room = 4.0 - float(best + second)
        self.drawn = max(0.0, min(0.7 * coming, room))
        everything = _total(me, me.hand & able) + _total(me, me.reserve & able)
        everything += _total(me, me.deck & able) + _total(me, me.discard & able)
        self.later = max(0.0, float(everything) - self.at_hand - self.drawn)


def _total(me: Holdings, bag: i64) -> i64:
    """The strength of all cards of a bag together."""
    total: i64 = 0
    while bag:
        total += me.pack.strength[index(bag & -bag)]
        bag &= bag - 1
    return total
