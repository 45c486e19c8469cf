"""A side by names: its cards, money, pieces and points, as far as somebody may know them."""

from __future__ import annotations

from typing import final

from arpents.engine.packs import Card
from arpents.engine.readable.held_cards import HeldCard, held_cards
from arpents.engine.readable.siege_views import SiegeView
from arpents.engine.scoring import captured_points, points, worth
from arpents.engine.sides import Side
from arpents.engine.state import Holdings, State, towns_in_stock, villages_in_stock


@final
class SideView:
    """What one side has. Of a hidden hand, there is only what everybody knows of it.

    ``holdings`` has the same as integers, for search.
    """

    __slots__ = ("deck_size", "hand_size", "holdings", "side", "state")

    def __init__(self, state: State, side: Side, hand_size: int, deck_size: int) -> None:
        self.state = state
        self.side = side
        self.hand_size = hand_size
        self.deck_size = deck_size
        self.holdings: Holdings = state.of(side)

    @property
    def money(self) -> int:
        """Its money."""
        return self.holdings.money

    @property
    def hand(self) -> tuple[HeldCard, ...]:
        """Its hand, if it lies open to whoever looks; else the cards that are known to be in it."""
        return held_cards(self.state, self.side, self.holdings.hand)

    @property
    def known(self) -> tuple[HeldCard, ...]:
        """The part of its hand that the other side knows."""
        return held_cards(self.state, self.side, self.holdings.known)

    @property
    def unseen(self) -> tuple[HeldCard, ...]:
        """Its draw deck, if its hand lies open; else all that may be in hand or deck besides the known."""
        return held_cards(self.state, self.side, self.holdings.deck)

    @property
    def discard(self) -> tuple[HeldCard, ...]:
        """Its discard pile."""
        return held_cards(self.state, self.side, self.holdings.discard)

    @property
    def reserve(self) -> tuple[HeldCard, ...]:
        """Its reserve."""
        return held_cards(self.state, self.side, self.holdings.reserve)

    @property
    def market(self) -> tuple[Card, ...]:
        """Its empire cards that can be drafted."""
        return self.holdings.pack.cards(self.holdings.market & self.holdings.pack.empire)

    @property
    def location_cards(self) -> tuple[Card, ...]:
        """Its location cards that are not taken: settling a location gives its card."""
        return self.holdings.pack.cards(self.holdings.market & self.holdings.pack.locations)

    @property
    def villages_left(self) -> int:
        """How many villages it can still place."""
        return villages_in_stock(self.state, self.side)

    @property
    def towns_left(self) -> int:
        """How many towns it can still place."""
        return towns_in_stock(self.state, self.side)

    @property
    def captured_villages(self) -> int:
        """How many of the enemy's villages it has captured."""
        return self.holdings.captured_villages

    @property
    def captured_towns(self) -> int:
        """How many of the enemy's towns it has captured."""
        return self.holdings.captured_towns

    @property
    def points(self) -> int:
        """Its points: those of its locations, double for towns, and those of what it has captured."""
        return points(self.state, self.side)

    @property
    def village_points(self) -> int:
        """The points of the locations with its villages."""
        return worth(self.holdings.villages)

    @property
    def town_points(self) -> int:
        """The points of the locations with its towns, which count double."""
        return 2 * worth(self.holdings.towns)

    @property
    def captured_points(self) -> int:
        """The points of what it has captured: 2 for a village, 4 for a town."""
        return captured_points(self.state, self.side)

    @property
    def siege(self) -> SiegeView | None:
        """The siege in which it attacks, if there is one."""
        return SiegeView(self.state, self.side) if self.holdings.siege else None

    def __eq__(self, other: object) -> bool:
        """Equal when all that they tell is."""
        return isinstance(other, SideView) and self._told() == other._told()

    def __hash__(self) -> int:
        """Equal ones have equal hashes."""
        return hash(self._told())

    def _told(self) -> tuple[object, ...]:
        return (self.side, self.hand_size, self.deck_size, self.holdings.key(), repr(self.hand))

    def __repr__(self) -> str:
        """The side in one line."""
        seen = ", ".join(map(str, self.hand)) or "hidden"
        return (
            f"<{self.side}: {self.points} points, {self.money} money, hand of {self.hand_size} ({seen}), "
            f"{self.deck_size} in the deck, {len(self.discard)} discarded, {len(self.reserve)} in reserve>"
        )
