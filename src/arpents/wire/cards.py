"""Cards in the forms: bags as names with counts, or as bare names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.packs import PACKS, Card
from arpents.wire.words import FORM

Form = TypeVar("Form")


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


def _by_bit(form: Callable[[Card], Form]) -> tuple[dict[int, tuple[int, Form]], ...]:
    """For each side and bit: the bits of the kind that it belongs to, and a form of that kind."""
    return tuple(
        {1 << bit: (kind.run, form(kind)) for kind in pack.kinds for bit in range(63) if kind.run >> bit & 1}
        for pack in PACKS
    )


_COUNTS: Final = _by_bit(_counts)
_PRICES: Final = _by_bit(_prices)
_NAMES: Final = _by_bit(lambda kind: kind.name)


BAGS_KEPT: Final = 16_384
"""How many bags are kept in each form. Most of a view is the same as in the one before: the forms of its bags
are made once, and are not to be altered."""


@lru_cache(BAGS_KEPT)
def counted(side: int, bag: int) -> list[CardCount]:
    """The cards in a bag by kind, with their number."""
    return _by_kind(_COUNTS[side], bag)


@lru_cache(BAGS_KEPT)
def priced(side: int, bag: int) -> list[PricedCard]:
    """The cards in a bag by kind, with their number and cost."""
    return _by_kind(_PRICES[side], bag)


def _by_kind(kinds: Mapping[int, tuple[int, Sequence[Form]]], bag: int) -> list[Form]:
    """The form of each kind in a bag for as many copies as there are of it."""
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
