"""Rough values: what cards and places are worth at a glance, with nothing worked out ahead."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.bags import each, index, size
from arpents.engine.packs import PACKS, Pack
from arpents.engine.places import POINTS, PRIZES
from arpents.engine.scoring import points
from arpents.engine.sides import FRENCH
from arpents.engine.state import Holdings, State
from arpents.engine.supply import usable
from arpents.engine.views import View

CAPTURED: Final = (2, 4)
"""What a captured village and a captured town are worth."""

# The planner has a table of its own (evaluation/cards.py), for the average card of a deck. This one adds up
# what a card in hand can do. They are kept apart so that tuning the planner does not change the first level.
_COIN_WORTH: Final = 0.6
_STRENGTH_WORTH: Final = 1.0
_IN_WAR: Final = 2.0
_USELESS: Final = -2.0


def _traits(pack: Pack) -> tuple[tuple[int, float], ...]:
    """What a card is worth for each thing that it can do."""
    return (
        (pack.settlers, 2.5),
        (pack.supporters, 3.0),
        (pack.ships, 0.8),
        (pack.bateaux, 0.8),
        (pack.wagons, 0.8),
        (pack.raiders, 1.2),
        (pack.leaders, 1.0),
        (pack.governors, 1.0),
        (pack.intendants, 0.8),
        (pack.raid_blockers, 0.4),
        (pack.furs, 0.5),
        (pack.traders, 0.5),
        (pack.extenders, 0.3),
    )


def _worth(pack: Pack) -> tuple[float, ...]:
    """What each card of a pack is worth in hand, by its bit."""
    traits = _traits(pack)
    return tuple(
        sum((worth for cards, worth in traits if cards >> bit & 1), 0.0)
        + _COIN_WORTH * pack.coin[bit]
        + (_STRENGTH_WORTH * pack.strength[bit] if pack.soldiers >> bit & 1 else 0.0)
        for bit in range(len(pack.coin))
    )


def count(cards: int) -> int:
    """The number of cards in a bag."""
    return size(cards)


_WORTH: Final = (_worth(PACKS[0]), _worth(PACKS[1]))


@final
class RoughValues:
    """A view as its own side looks at it."""

    def __init__(self, view: View) -> None:
        side = view.side
        assert side is not None, "a spectator decides nothing"
        state = view.state
        self.side: int = side
        self.state: State = state
        self.me = state.of(side)
        self.foe = state.of(1 - side)
        self.pack = self.me.pack
        self.money: int = self.me.money
        self.mine: int = self.me.villages | self.me.towns
        self.at_war = bool(self.me.siege | self.foe.siege)
        self.useless: int = self.pack.locations & ~usable(state, side)
        self.lost: int = self.pack.locations & ~(self.mine >> self.pack.offset)
        self._worth = _WORTH[side]

    @property
    def moment(self) -> str:
        """What tells this decision from the others of a game, the same in every process."""
        state, me = self.state, self.me
        return f"{self.side} {state.turn} {state.phase} {state.actions_left} {me.hand} {me.deck} {me.money}"

    def worth(self, card: int) -> float:
        """What a card is worth in hand, at this moment."""
        worth = self._worth[index(card)]
        if card & self.useless:
            return worth + _USELESS - (1.0 if card & self.lost else 0.0)
        return worth + (_IN_WAR if self.at_war and card & self.pack.soldiers else 0.0)

    def worth_of(self, cards: int) -> float:
        """What several cards are worth together."""
        return sum(map(self.worth, each(cards)))

    def by_worth(self, cards: int) -> list[int]:
        """Cards one by one, the least useful first, and like ones in the order of their bits."""
        return sorted(each(cards), key=self.worth)

    def cheapest(self, pool: int, number: int) -> int:
        """The least useful cards of a pool, so many of them."""
        return sum(self.by_worth(pool)[:number])

    def dearest(self, pool: int) -> int:
        """The most useful card of a pool."""
        return max(each(pool & self.pack.first), key=self.worth)

    def strongest(self, pool: int) -> int:
        """The card of a pool with the most strength in a siege; of like ones the least useful."""
        strength = self.pack.strength
        return max(each(pool & self.pack.first), key=lambda card: (strength[index(card)], -self.worth(card)))

    def strength_of(self, cards: int) -> int:
        """The strength of several cards together."""
        return sum(self.pack.strength[index(card)] for card in each(cards))

    def army(self, of: Holdings) -> int:
        """The strength of all soldiers that a side has, which is no secret."""
        zones = (of.hand, of.deck, of.discard, of.reserve, of.attacking, of.defending)
        strength = of.pack.strength
        return sum(strength[index(card)] for zone in zones for card in each(zone & of.pack.soldiers))

    def owned(self, cards: int) -> int:
        """How many of these cards the side has, wherever they are."""
        me = self.me
        zones = (me.hand, me.deck, me.discard, me.reserve, me.attacking, me.defending)
        return sum(count(zone & cards) for zone in zones)

    def theirs(self, cards: int) -> bool:
        """Whether the enemy may have one of these cards in hand or reserve."""
        return (self.foe.possible() | self.foe.reserve) & cards != 0

    def stakes(self, place: int, prize: float) -> float:
        """What hangs on a besieged place: its points, the piece, and the game where it decides that."""
        town = bool((self.me.towns | self.foe.towns) & place)
        return POINTS[index(place)] + CAPTURED[town] + (prize if place & (PRIZES[0] | PRIZES[1]) else 0.0)

    def is_ahead_with(self, gain: int) -> bool:
        """Whether the side would win on points with these in addition; a tie goes to the French."""
        mine, theirs = points(self.state, self.side) + gain, points(self.state, 1 - self.side)
        return mine >= theirs if self.side == FRENCH else mine > theirs
