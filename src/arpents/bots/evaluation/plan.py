"""A plan: what a side is after, beyond what any position is worth to anybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.campaign import LOST, SURE, chances, prospects
from arpents.bots.evaluation.ending import nearness
from arpents.bots.evaluation.position import evaluate
from arpents.bots.evaluation.sieges import stake
from arpents.bots.evaluation.weights import DEFAULT, Weights
from arpents.engine.bags import index, put, size
from arpents.engine.decks import HAND_SIZE
from arpents.engine.places import PRIZES, SETTLERS
from arpents.engine.scoring import points
from arpents.engine.state import OVER, Holdings, State, towns_in_stock, villages_in_stock
from arpents.engine.supply import usable

FUTILE: Final = -0.05
"""What a siege that cannot be won is worth, of what there was to win: it ties up cards, and loses one."""


class Plan(ByHand):
    """Goals of one side, each with what it is worth in points. The enemy is taken to have none.

    ``drawn`` is what cards bring to the plan when they are drawn, by their bits; of several like cards each
    may bring less than the one before. ``held`` is what places are worth, by their index, as long as they
    are held. ``settled`` and ``developed`` are what each village and town placed is worth, wherever.
    """

    def __init__(self, side: i64, weights: Weights) -> None:
        super().__init__(weights)
        self.side = side
        self.drawn: list[float] = [0.0] * 63
        self.held: list[float] = [0.0] * 36
        self.cycle: float = 22.0
        """How often cards will still be drawn: what ``drawn`` is multiplied by, for the average card."""
        self.siege: float = 0.85
        """What a besieged place is worth, as far as it is as good as taken."""
        self.undecided: float = 0.75
        """How much of its chances a siege is worth whose end is not in sight: time is on nobody's side."""
        self.muster: float = 0.0
        self.most_mustered: float = 10.0
        """A point of strength in the reserve, up to so many."""
        self.targets: i64 = 0
        self.ready: float = 0.0
        """Places to besiege, and what it is worth to be ready to, of what there is to win."""
        self.walls: list[float] = [0.0] * 36
        """What a fortification is worth, by the index of its place."""
        self.points: float = 1.0
        """What a point is worth as long as the end of the game is far."""
        self.settled: float = 0.0
        self.developed: float = 0.0

    def value(self, state: State, side: i64) -> float:
        """How much better a position is for this side, with its goals; the enemy weighs it up as anybody."""
        if side != self.side:
            return evaluate(state, side, DEFAULT)
        value = evaluate(state, side, self.weights)
        if state.phase == OVER:
            return value
        value += self._cards(state) + self._places(state) + self._pieces(state)
        if self.points != 1.0:
            lead = float(points(state, side) - points(state, 1 - side))
            near = max(nearness(state, side), nearness(state, 1 - side))
            value += (self.points - 1.0) * lead * (1.0 - near * near)
        if self.siege:
            value += self._sieges(state)
        if self.ready and state.of(side).siege == 0:
            value += self.ready * self._readiness(state)
        return value

    def _cards(self, state: State) -> float:
        """What the average card that will be drawn brings to the plan, and those kept for the day."""
        me = state.of(self.side)
        pack = me.pack
        pile = put(pack, put(pack, me.hand, me.deck), me.discard)
        number = float(max(6, size(pile)))
        whole = put(pack, put(pack, pile, me.reserve), put(pack, me.attacking, me.defending))
        alive = whole & usable(state, self.side)
        total = 0.0
        drawn = self.drawn
        while alive:
            total += drawn[index(alive & -alive)]
            alive &= alive - 1
        value = self.cycle * total / number
        if self.muster:
            value += self.muster * min(self.most_mustered, float(_strength(me, me.reserve)))
        return value

    def _places(self, state: State) -> float:
        """What the places are worth that are held, in supply."""
        total = 0.0
        held = self.held
        places = state.of(self.side).supply
        while places:
            total += held[index(places & -places)]
            places &= places - 1
        places = state.of(self.side).supply & state.forts
        while places:
            total += self.walls[index(places & -places)]
            places &= places - 1
        return total

    def _pieces(self, state: State) -> float:
        """What the villages and towns are worth that have left the stock."""
        value = 0.0
        if self.settled:
            value -= self.settled * float(villages_in_stock(state, self.side))
        if self.developed:
            value -= self.developed * float(towns_in_stock(state, self.side))
        return value

    def _sieges(self, state: State) -> float:
        """What sieges promise and threaten."""
        value = 0.0
        me = state.of(self.side)
        if me.siege:
            place = me.siege
            gain = stake(state, self.side, self.weights.fall)
            gain += self.held[index(place)] * (self._occupiers(state) if place & SETTLERS else 1.0)
            value += self.siege * gain * self._discounted(chances(state, self.side))
        foe = state.of(1 - self.side)
        if foe.siege:
            loss = stake(state, 1 - self.side, self.weights.fall) + self.held[index(foe.siege)]
            value -= self.siege * loss * chances(state, 1 - self.side)
        return value

    def _discounted(self, chance: float) -> float:
        """The worth of a chance: less while the siege goes on, and nothing but a loss if there is none."""
        if chance <= LOST:
            return FUTILE
        return chance if chance >= SURE else self.undecided * chance

    def _readiness(self, state: State) -> float:
        """What could be won of the target that promises most, if it were besieged with what is at hand."""
        me = state.of(self.side)
        foe = state.of(1 - self.side)
        pack = me.pack
        able = usable(state, self.side)
        best = 0.0
        places = self.targets & (foe.villages | foe.towns)
        while places:
            place = places & -places
            places ^= place
            where = index(place)
            by_ship = pack.by_ship[where] & able
            by_bateaux = pack.by_bateaux[where] & able
            found = _route(me, by_ship, pack.ships & able)
            found = max(found, _route(me, by_bateaux, pack.bateaux & able))
            if found > 0.0:
                gain = self.weights.fall if place & PRIZES[1 - self.side] else self.held[where] + 6.0
                best = max(best, found * gain * prospects(state, self.side, place))
        return best

    def _occupiers(self, state: State) -> float:
        """How likely there will be a settler in hand when a place falls (7.2)."""
        me = state.of(self.side)
        able = me.pack.settlers & usable(state, self.side)
        if me.hand & able:
            return 1.0
        pile = me.deck if size(me.deck) >= 3 else me.deck | me.discard
        share = float(size(pile & able)) / float(max(1, size(pile)))
        missed = 1.0
        draws = HAND_SIZE - size(me.hand)
        while draws > 0:
            missed *= 1.0 - share
            draws -= 1
        return 0.4 + 0.6 * (1.0 - missed)


def _route(me: Holdings, leading: i64, carrying: i64) -> float:
    """How near a way is to being in hand: a card that leads there and another that carries."""
    if leading == 0 or (me.hand | me.deck | me.discard) & leading == 0:
        return 0.0
    led = 0.5 if me.hand & leading else 0.25
    # A card that leads may carry as well, but not both at once.
    carriers = me.hand & carrying
    if carriers & ~leading or carriers & (carriers - 1):
        return led + 0.5
    return led + (0.4 if me.reserve & carrying else 0.25)


def _strength(me: Holdings, bag: i64) -> i64:
    """The strength of the soldiers and ships of a bag."""
    cards = bag & (me.pack.soldiers | me.pack.ships)
    total: i64 = 0
    while cards:
        total += me.pack.strength[index(cards & -cards)]
        cards &= cards - 1
    return total
