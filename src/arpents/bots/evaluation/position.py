"""The value of a position for a side, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from arpents.bots.evaluation.board import cut_off, raid_danger
from arpents.bots.evaluation.cards import DeckValue, owned, strength_of
from arpents.bots.evaluation.ending import race
from arpents.bots.evaluation.sieges import odds, stake
from arpents.bots.evaluation.weights import Weights
from arpents.engine.bags import size
from arpents.engine.places import SCORING
from arpents.engine.scoring import captured_points, points
from arpents.engine.state import OVER, State
from arpents.engine.supply import usable

MOST_DANGER: Final = 6.0
"""The danger of raids beyond which a fortification card is worth no more."""

MOST_MUSTERED: Final = 6.0
"""How much strength is worth keeping in the reserve."""

MOST_BANDED: Final = 3.0
"""How many raiders are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What positions are worth to whoever searches by it: here by weights alone.

    ``sought`` are cards to think of first when drafting, ``shed`` those that the Governor should send away,
    whatever they are worth to a usual deck.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.sought: i64 = 0
        self.shed: i64 = 0

    def value(self, state: State, side: i64) -> float:
        """How much better a position is for a side than for its enemy."""
        return evaluate(state, side, self.weights)


def evaluate(state: State, side: i64, weights: Weights) -> float:
    """How much better a position is for a side than for its enemy."""
    lead = float(points(state, side) - points(state, 1 - side))
    if state.phase == OVER:
        return weights.win + lead if state.winner == side else lead - weights.win
    mine = DeckValue(state.of(side), usable(state, side))
    theirs = DeckValue(state.of(1 - side), usable(state, 1 - side))
    value = lead + weights.race * race(state, side, lead)
    value += _means(state, side, mine, weights) - _means(state, 1 - side, theirs, weights)
    threat = raid_danger(state, side)
    danger = raid_danger(state, 1 - side)
    value += _war(state, side, mine, theirs, threat, weights)
    value -= _war(state, 1 - side, theirs, mine, danger, weights)
    value += _precautions(state, side, danger, weights) - _precautions(state, 1 - side, threat, weights)
    return value


def _means(state: State, side: i64, deck: DeckValue, weights: Weights) -> float:
    """What a side has to act with: money, its deck, its hand, and supply."""
    me = state.of(side)
    value = weights.coin * worth_of_money(me.money)
    value += weights.deck * deck.average
    value += weights.hand * deck.hand - weights.clog * float(deck.clogging)
    value += weights.fort * float(size(state.forts & SCORING & (me.villages | me.towns)))
    value -= weights.cut_off * float(cut_off(state, side))
    return value


def worth_of_money(money: i64) -> float:
    """How many coins money is worth, since the first ones are needed most."""
    if money <= 8:
        return float(money)
    return 8.0 + 0.5 * float(min(money, 16) - 8) + 0.1 * float(max(0, money - 16))


def _precautions(state: State, side: i64, danger: float, weights: Weights) -> float:
    """What a side has against raids, as far as there is reason to: walls to build, raiders to win over."""
    me = state.of(side)
    foe = state.of(1 - side)
    value = 0.0
    if danger > 0.0 and owned(me, me.pack.fortifications) > 0:
        value += weights.shield * min(danger, MOST_DANGER)
    # One to win over is reason enough: a mission must not be put off for the sake of those that are left.
    if owned(me, me.pack.converters) > 0 and owned(foe, foe.pack.convertible) > 0:
        value += weights.mission
    return value


def _war(
    state: State, side: i64, mine: DeckValue, theirs: DeckValue, threat: float, weights: Weights
) -> float:
    """What a side may win from the other by siege and by raid."""
    # Whoever acts after this is the one to fear: the enemy of the side whose turn is coming to its end.
    value = (weights.later_danger if state.to_move == side else weights.danger) * threat
    value += weights.captured * float(captured_points(state, side))
    value += weights.force * min(8.0, max(0.0, float(mine.strength - theirs.strength)))
    me = state.of(side)
    value += weights.muster * min(MOST_MUSTERED, float(strength_of(me.pack, me.reserve)))
    value += weights.band * min(MOST_BANDED, float(size(me.reserve & me.pack.raiders)))
    if me.siege:
        value += weights.siege * odds(state, side, mine, theirs) * stake(state, side, weights.fall)
    return value
