"""Cards that a side has: what is printed on them, and whether they can be used now."""

from __future__ import annotations

from functools import cache

from arpents.engine.packs import PACKS, Card
from arpents.engine.state import State
from arpents.engine.supply import Unusable, usable, why_unusable


class HeldCard(Card):
    """A card in a side's hand, reserve, deck or discard pile.

    ``why_not`` says why its owner cannot use it now, wherever it lies: "not controlled", "besieged" or
    "cut off", as its location is (4.1). It is None for a card that can be used.
    """

    def __init__(self, card: Card, why_not: Unusable | None) -> None:
        super().__init__(card.name, card.number, card.facts, card.copies)
        self.why_not = why_not

    @property
    def usable(self) -> bool:
        """Whether its owner can use it now."""
        return self.why_not is None

    def __repr__(self) -> str:
        """What is printed on it, and what is in the way."""
        printed = super().__repr__()
        return printed if self.why_not is None else f"{printed[:-1]}; {self.why_not}>"


@cache
def _held(side: int, card: Card, why_not: Unusable | None) -> HeldCard:
    """Held cards are alike and never change: each is made once."""
    return HeldCard(card, why_not)


def held_cards(state: State, side: int, bag: int) -> tuple[HeldCard, ...]:
    """The cards of a side that are in a bag."""
    ready = usable(state, side)
    return tuple(
        [
            _held(side, card, None if card.first & ready else why_unusable(state, side, card.first))
            for card in PACKS[side].cards(bag)
        ]
    )
