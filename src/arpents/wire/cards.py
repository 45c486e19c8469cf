"""Cards in the forms: bags as names with counts, or as bare names."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.packs import PACKS, Card
from arpents.wire.words import FORM


@with_config(FORM)
class CardCount(TypedDict):
    """A kind of card, and how many of it there are."""

    card: str
    count: int


@with_config(FORM)
class PricedCard(TypedDict):
    """A kind of card to be bought, how many of it there are, and what one of them costs."""

    card: str
    count: int
    cost: int


@with_config(FORM)
class CardsBySide(TypedDict):
    """Cards of both sides."""

    british: list[CardCount]
    french: list[CardCount]


def _counts(kind: Card) -> tuple[CardCount, ...]:
    return tuple(CardCount(card=kind.name, count=count) for count in range(kind.run.bit_count() + 1))


def _prices(kind: Card) -> tuple[PricedCard, ...]:
    copies = range(kind.run.bit_count() + 1)
    return tuple(PricedCard(card=kind.name, count=count, cost=kind.cost) for count in copies)


# For each side and bit: the bits of the kind, and its form for every number of copies.
_COUNTS: Final = tuple(
    {1 << bit: (kind.run, _counts(kind)) for kind in pack.kinds for bit in range(63) if kind.run >> bit & 1}
    for pack in PACKS
)
_PRICES: Final = tuple(
    {1 << bit: (kind.run, _prices(kind)) for kind in pack.kinds for bit in range(63) if kind.run >> bit & 1}
    for pack in PACKS
)
_NAMES: Final = tuple(
    {1 << bit: (kind.run, kind.name) for kind in pack.kinds for bit in range(63) if kind.run >> bit & 1}
    for pack in PACKS
)


BAGS_KEPT: Final = 16_384
"""How many bags are kept in each form. Most of a view is the same as in the one before: the forms of its bags
are made once, and are not to be altered."""


@lru_cache(BAGS_KEPT)
def counted(side: int, bag: int) -> list[CardCount]:
    """The cards in a bag by kind, with their number."""
    kinds = _COUNTS[side]
    found = []
    while bag:
        run, by_count = kinds[bag & -bag]
        copies = bag & run
        found.append(by_count[copies.bit_count()])
        bag ^= copies
    return found


@lru_cache(BAGS_KEPT)
def priced(side: int, bag: int) -> list[PricedCard]:
    """The cards in a bag by kind, with their number and cost."""
    kinds = _PRICES[side]
    found = []
    while bag:
        run, by_count = kinds[bag & -bag]
        copies = bag & run
        found.append(by_count[copies.bit_count()])
        bag ^= copies
    return found


@lru_cache(BAGS_KEPT)
def kinds_in(side: int, bag: int) -> list[str]:
    """The kinds of card in a bag by name, each once."""
    kinds = _NAMES[side]
    found = []
    while bag:
        run, name = kinds[bag & -bag]
        found.append(name)
        bag &= ~run
    return found
