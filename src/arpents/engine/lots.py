"""Lots: one of the actions offered, drawn while the offers are found, without keeping them.

Each new action takes the lot with a chance of one in as many as there are by then, so that in the end all are
equally likely. Which number takes it next is drawn at once, so that few random numbers are needed: among
twenty actions, between three and four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.action import Action
from arpents.engine.counting import Limit
from arpents.engine.offers import Offer

if TYPE_CHECKING:
    from arpents.engine.chance import Chance

_NEVER: Final = 1e18
"""More than any number of actions."""


@final
@mypyc_attr(acyclic=True)
class Lot:
    """A draw among offers: ``total`` is the number of actions so far, ``offer`` has the one drawn.

    ``offers`` stays empty: it is the list of those who draw and keep none.
    """

    __slots__ = ("_chance", "_next", "_number", "offer", "offers", "total")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.offer = Offer(0, 0, 0, 0, 0, 0, 0, 0)
        self.offers: list[Offer] = []
        self.total: i64 = 0
        self._next: i64 = 0
        self._number: i64 = 0

    def begin(self) -> None:
        """Begin a new draw."""
        self.total = 0
        self._next = 0

    def falls_on(self, count: i64) -> bool:
        """Whether the lot falls on one of the next so many actions; if it does, they are to be taken."""
        before = self.total
        self.total = before + count
        if self._next >= self.total:
            return False
        while self._next < self.total:
            self._number = self._next - before
            # The chance that none up to the n-th one takes it from the m-th is m / n.
            self._next = i64(min(_NEVER, float(self._next + 1) / self._chance.share()))
        return True

    def take(  # noqa: PLR0913, PLR0917
        self,
        side: i64,
        verb: i64,
        place: i64,
        fixed: i64,
        pool: i64,
        least: i64,
        most: i64,
        mark: i64,
        apart: bool,
        limits: tuple[Limit, ...],
    ) -> None:
        """Take the offer that the lot has fallen on."""
        offer = self.offer
        offer.side_number = side
        offer.verb_number = verb
        offer.place = place
        offer.fixed_bag = fixed
        offer.pool_bag = pool
        offer.least = least
        offer.most = most
        offer.mark_bag = mark
        offer.apart = apart
        offer.limits = limits

    def action(self) -> Action:
        """The action that was drawn."""
        return self.offer.action(self._number)

    def among(self, offers: list[Offer]) -> Action:
        """Draw one of the actions of offers that there are already."""
        self.begin()
        chosen = offers[0]
        for offer in offers:
            if self.falls_on(offer.count):
                chosen = offer
        return chosen.action(self._number)
