"""Features: a position as the short list of statements that are true of it, for a model that learns.

Every feature is a statement like "the British have a second Militia in hand", "Albany is a French village"
or "the British siege stands at +1, and the French move next". A model has a row of weights for each; the
positions are full ones, with all cards in their places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from arpents.bots.evaluation.board import raid_danger
from arpents.engine.bags import index, put, size
from arpents.engine.places import PORTS, PRIZES
from arpents.engine.scoring import CAPTURES_TO_END, captured_points, points
from arpents.engine.sieges import ARTILLERY_COST
from arpents.engine.state import Holdings, State, towns_in_stock, villages_in_stock
from arpents.engine.supply import usable

BLOCKS: Final = {
    "hand": 63,
    "deck": 63,
    "discard": 63,
    "reserve": 63,
    "attacking": 63,
    "defending": 63,
    "dead in hand": 6,
    "dead elsewhere": 16,
    "village": 36,
    "town": 36,
    "fort": 36,
    "cut off": 36,
    "within reach": 36,
    "within reach of the hand": 36,
    "money": 17,
    "captured": 14,
    "villages in stock": 19,
    "towns in stock": 13,
    "cards": 40,
    "strength at once": 10,
    "strength at hand": 14,
    "strength": 24,
    "raid danger": 10,
    "siege of": 36,
    "marker": 96,
    "marker after the answer": 96,
    "marker in the end": 112,
}
"""What is told of each side, and how many features that takes."""

SHARED: Final = {"turn": 24, "to move": 2, "lead": 41, "race": 154, "end at the next turn": 12, "neutral": 9}
"""What is told of both sides together."""


def _offsets(first: int, blocks: dict[str, int]) -> dict[str, int]:
    """Where each block begins."""
    found = {}
    for name, length in blocks.items():
        found[name] = first
        first += length
    return found


PER_SIDE: Final = sum(BLOCKS.values())
NUMBER: Final = 2 * PER_SIDE + sum(SHARED.values())
"""How many features there are."""

_OWN: Final = _offsets(0, BLOCKS)
_SHARED: Final = _offsets(2 * PER_SIDE, SHARED)

HAND: Final[i64] = _OWN["hand"]
DECK: Final[i64] = _OWN["deck"]
DISCARD: Final[i64] = _OWN["discard"]
RESERVE: Final[i64] = _OWN["reserve"]
ATTACKING: Final[i64] = _OWN["attacking"]
DEFENDING: Final[i64] = _OWN["defending"]
DEAD_IN_HAND: Final[i64] = _OWN["dead in hand"]
DEAD: Final[i64] = _OWN["dead elsewhere"]
VILLAGE: Final[i64] = _OWN["village"]
TOWN: Final[i64] = _OWN["town"]
FORT: Final[i64] = _OWN["fort"]
CUT_OFF: Final[i64] = _OWN["cut off"]
REACH: Final[i64] = _OWN["within reach"]
HAND_REACH: Final[i64] = _OWN["within reach of the hand"]
MONEY: Final[i64] = _OWN["money"]
CAPTURED: Final[i64] = _OWN["captured"]
VILLAGES_LEFT: Final[i64] = _OWN["villages in stock"]
TOWNS_LEFT: Final[i64] = _OWN["towns in stock"]
CARDS: Final[i64] = _OWN["cards"]
AT_ONCE: Final[i64] = _OWN["strength at once"]
AT_HAND: Final[i64] = _OWN["strength at hand"]
STRENGTH: Final[i64] = _OWN["strength"]
DANGER: Final[i64] = _OWN["raid danger"]
SIEGE: Final[i64] = _OWN["siege of"]
MARKER: Final[i64] = _OWN["marker"]
ANSWERED: Final[i64] = _OWN["marker after the answer"]
IN_THE_END: Final[i64] = _OWN["marker in the end"]
TURN: Final[i64] = _SHARED["turn"]
TO_MOVE: Final[i64] = _SHARED["to move"]
LEAD: Final[i64] = _SHARED["lead"]
RACE: Final[i64] = _SHARED["race"]
END: Final[i64] = _SHARED["end at the next turn"]
NEUTRAL: Final[i64] = _SHARED["neutral"]


@mypyc_attr(allow_interpreted_subclasses=False)
class Sink:
    """Whoever is told which features hold."""

    def add(self, number: i64) -> None:
        """The feature with this number holds."""
        raise NotImplementedError

    def add_bits(self, first: i64, bits: i64) -> None:
        """Those features hold, counted from the first, whose bits are set."""
        while bits:
            self.add(first + index(bits & -bits))
            bits &= bits - 1


class Listing(Sink):
    """A list of the features that hold."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def add(self, number: i64) -> None:
        """Note the feature."""
        self.found.append(number)


def features_of(state: State) -> list[int]:
    """The features that hold in a position."""
    listing = Listing()
    tell_features(state, listing)
    return listing.found


def tell_features(state: State, sink: Sink) -> None:
    """Tell all features that hold in a position."""
    _tell_side(state, 0, sink)
    _tell_side(state, 1, sink)
    _tell_both(state, sink)


def between(low: i64, number: i64, high: i64) -> i64:
    """The number, no less than the low end and no more than the high end."""
    return low if number < low else high if number > high else number


def _tell_side(state: State, side: i64, sink: Sink) -> None:
    me = state.of(side)
    foe = state.of(1 - side)
    base: i64 = side * PER_SIDE
    alive = usable(state, side)
    sink.add_bits(base + HAND, me.hand & alive)
    sink.add_bits(base + DECK, me.deck & alive)
    sink.add_bits(base + DISCARD, me.discard & alive)
    sink.add_bits(base + RESERVE, me.reserve)
    sink.add_bits(base + ATTACKING, me.attacking)
    sink.add_bits(base + DEFENDING, me.defending)
    sink.add(base + DEAD_IN_HAND + between(0, size(me.hand & ~alive), 5))
    sink.add(base + DEAD + between(0, size((me.deck | me.discard) & ~alive), 15))
    sink.add_bits(base + VILLAGE, me.villages)
    sink.add_bits(base + TOWN, me.towns)
    mine = me.villages | me.towns
    sink.add_bits(base + FORT, state.forts & mine)
    sink.add_bits(base + CUT_OFF, mine & ~me.supply)
    theirs = foe.villages | foe.towns
    near = _reach(me, me.hand & alive) & theirs
    sink.add_bits(base + HAND_REACH, near)
    sink.add_bits(base + REACH, (near | _reach(me, (me.deck | me.discard) & alive)) & theirs)
    sink.add(base + MONEY + between(0, me.money, 16))
    sink.add(base + CAPTURED + between(0, captured_points(state, side), 13))
    sink.add(base + VILLAGES_LEFT + between(0, villages_in_stock(state, side), 18))
    sink.add(base + TOWNS_LEFT + between(0, towns_in_stock(state, side), 12))
    number = size(me.hand) + size(me.deck) + size(me.discard) + size(me.reserve)
    sink.add(base + CARDS + between(0, number, 39))
    _tell_strength(state, side, base, sink)
    danger = raid_danger(state, side)
    sink.add(base + DANGER + between(0, i64(danger * 1.5 + 0.9), 9))


def _reach(me: Holdings, cards: i64) -> i64:
    """The places that some location cards list."""
    cards &= me.pack.locations
    found: i64 = 0
    while cards:
        found |= me.pack.leads_to[index(cards & -cards)]
        cards &= cards - 1
    return found


def _strength(me: Holdings, cards: i64) -> i64:
    total: i64 = 0
    while cards:
        total += me.pack.strength[index(cards & -cards)]
        cards &= cards - 1
    return total


def _fighters(me: Holdings, alive: i64, place: i64, defends: bool) -> i64:
    """The cards of a side that have strength at a place, wherever they are (6.5)."""
    pack = me.pack
    found = pack.soldiers
    if place & PORTS:
        found |= pack.ships
    if me.money < ARTILLERY_COST:
        found &= ~pack.artillery
    found &= alive
    return found | pack.fortifications if defends else found


def _at_once(me: Holdings, fighters: i64) -> i64:
    """The strength that a side can commit in one turn: two cards, and the Military Leader."""
    best: i64 = 0
    second: i64 = 0
    leaders = fighters & me.pack.leaders
    fighters &= ~leaders
    while fighters:
        strength: i64 = me.pack.strength[index(fighters & -fighters)]
        fighters &= fighters - 1
        if strength > best:
            second = best
            best = strength
        elif strength > second:
            second = strength
    return best + second + size(leaders)


def _with_reserve(me: Holdings) -> i64:
    """The cards that can be played in the next turn: the hand, and the reserve if it can be paid for."""
    return put(me.pack, me.hand, me.reserve) if me.money >= size(me.reserve) else me.hand


def _tell_strength(state: State, side: i64, base: i64, sink: Sink) -> None:
    me = state.of(side)
    foe = state.of(1 - side)
    alive = usable(state, side)
    soldiers = me.pack.soldiers & alive
    at_hand = _with_reserve(me) & soldiers
    sink.add(base + AT_ONCE + between(0, _at_once(me, at_hand), 9))
    in_reserve = _strength(me, me.reserve & soldiers)
    sink.add(base + AT_HAND + between(0, _strength(me, me.hand & soldiers) + in_reserve, 13))
    coming = _strength(me, (me.deck & soldiers)) + _strength(me, me.discard & soldiers)
    sink.add(base + STRENGTH + between(0, _strength(me, me.hand & soldiers) + in_reserve + coming, 23))
    place = me.siege
    if not place:
        return
    sink.add(base + SIEGE + index(place))
    home: i64 = 1 if place & PRIZES[1 - side] else 0
    own: i64 = 1 if state.to_move == side else 0
    group = 2 * home + own
    sink.add(base + MARKER + 24 * group + between(0, me.marker + 11, 23))
    attackers = _fighters(me, alive, place, False)
    defenders = _fighters(foe, usable(state, 1 - side), place, True)
    mine = _with_reserve(me) & attackers
    theirs = _with_reserve(foe) & defenders
    # Whoever does not move now is the one to answer first.
    answered = me.marker - _at_once(foe, theirs) if own else me.marker + _at_once(me, mine)
    sink.add(base + ANSWERED + 24 * group + between(0, answered + 11, 23))
    in_the_end = me.marker + _strength(me, mine) - _strength(foe, theirs)
    in_the_end += (_strength(me, me.deck & attackers) - _strength(foe, foe.deck & defenders)) // 2
    sink.add(base + IN_THE_END + 28 * group + between(0, in_the_end + 14, 27))


def _tell_both(state: State, sink: Sink) -> None:
    sink.add(TURN + between(0, state.turn // 5, 23))
    sink.add(TO_MOVE + state.to_move)
    lead = points(state, 0) - points(state, 1)
    sink.add(LEAD + between(0, lead + 20, 40))
    peace = state.british.siege == 0 and state.french.siege == 0
    for side in (0, 1):
        left = _steps_to_the_end(state, side)
        sink.add(RACE + side * 77 + 11 * between(0, left, 6) + between(0, (lead + 16) // 3, 10))
        if left == 0 and peace:
            sign: i64 = 0 if lead < 0 else 1 if lead == 0 else 2
            own: i64 = 1 if state.to_move == side else 0
            sink.add(END + 6 * side + 3 * own + sign)
    sink.add_bits(NEUTRAL, state.neutral >> 54)


def _steps_to_the_end(state: State, side: i64) -> i64:
    """How many pieces a side must still place, or capture, until it ends the game."""
    captures = (CAPTURES_TO_END - captured_points(state, side) + 1) // 2
    left = min(villages_in_stock(state, side), towns_in_stock(state, side))
    return max(0, min(left, captures))
