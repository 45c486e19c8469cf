"""Views: what a side, or a spectator, may know of a state. Nothing else leaves the engine."""

from __future__ import annotations

from random import Random
from typing import Final, final

from arpents.engine import choosing
from arpents.engine.action import Action
from arpents.engine.bags import each, kind_of, put, size, take
from arpents.engine.offers import Offer
from arpents.engine.packs import Pack
from arpents.engine.play import find_offers
from arpents.engine.previews import Preview
from arpents.engine.readable.base import Readable
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import Holdings, State
from arpents.engine.supply import Unusable, unusable_cards

_ANY: Final = 0
"""Whatever the seed of a preview is, what is told is the same."""


@final
class View(Readable):
    """A state with all that is hidden taken out, which can be read by names.

    In ``state``, a hidden hand holds only what is known of it, and its deck everything that may be in
    that hand or deck besides. How many cards are really in each is in ``hand_sizes`` and ``deck_sizes``.
    """

    __slots__ = ("deck_sizes", "hand_sizes", "side", "state")

    def __init__(self, state: State, side: int | None) -> None:
        british, french = state.sides
        self.side = None if side is None else SIDES[side]
        self.hand_sizes = (size(british.hand), size(french.hand))
        self.deck_sizes = (size(british.deck), size(french.deck))
        self.state = state.copy()
        for me in self.state.sides:
            if me.pack.side != side:
                _hide(me)

    def __reduce__(self) -> tuple[type[View], tuple[State, int | None]]:
        """What makes the same view in another process: of any state that it leaves possible."""
        return (View, (sample(self, Random(0)), self.side))

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal views."""
        return (self.side, self.hand_sizes, self.deck_sizes, self.state.key())

    def __eq__(self, other: object) -> bool:
        """Views are equal when everything in them is."""
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        """Equal views have equal hashes."""
        return hash(self.key())

    def _own_side(self) -> Side | None:
        return self.side

    def _sizes(self, side: Side) -> tuple[int, int]:
        return (self.hand_sizes[side], self.deck_sizes[side])

    def __repr__(self) -> str:
        """Whose view it is, and of what, in one line."""
        whose = "a spectator" if self.side is None else f"the {str(self.side).capitalize()}"
        return f"<view of {whose}: {self._standing()}>"

    def offers(self) -> list[Offer]:
        """What this side may do now; nothing if it is not the one to decide."""
        return find_offers(self.state) if self.side is not None and self.state.decider == self.side else []

    def preview(self, action: Action) -> Preview:
        """What one of the legal actions would do, as far as this side can know."""
        offers = self.offers()
        if not choosing.is_offered(offers, action):
            raise choosing.refuse(self.state, offers, action)
        return Preview(sample(self, Random(_ANY)), action)

    @property
    def unusable(self) -> dict[str, Unusable]:
        """The cards in one's own hand that cannot be used now, and why (4.1)."""
        return {} if self.side is None else unusable_cards(self.state, self.side)


def _hide(me: Holdings) -> None:
    """Leave of a hand what is known of it, and put the rest back among what the deck may hold."""
    me.deck = me.unseen()
    me.hand = me.known


def sample(view: View, rng: Random) -> State:
    """A state that a view leaves possible, each equally likely (1.5.1)."""
    state = view.state.copy()
    for me in state.sides:
        if me.pack.side != view.side:
            _deal(me, me.pack, view.hand_sizes[me.pack.side] - size(me.hand), rng)
    return state


def _deal(me: Holdings, pack: Pack, missing: int, rng: Random) -> None:
    """Fill up a hidden hand with cards that may be in it."""
    for card in rng.sample(each(me.deck), missing):
        me.hand = put(pack, me.hand, kind_of(pack, card))
        me.deck = take(pack, me.deck, card)
