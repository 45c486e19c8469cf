"""Bags of cards: a zone as one integer that counts cards by kind.

Every kind of card that a side can own has a run of adjacent bits, one for each copy. A bag that
holds n copies of a kind has the n lowest bits of that run set. So a bag is at once a set of kinds
(``bag & pack.ships``), a count (``size``) and a value: two zones with like cards are equal integers,
and which copy a bit stands for is nothing that could ever be told. Most kinds have one copy; only
the few with more (``pack.several``) need the arithmetic below.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from arpents.engine.packs import Pack


def size(bag: i64) -> i64:
    """The number of cards in a bag, or of places in a mask."""
    return add_bits(bag)  # pragma: no cover - plain Python has another, below


def add_bits(bag: i64) -> i64:
    """The number of bits set, by arithmetic, since a native integer has no ``bit_count``.

    Neighbouring bits are added up, then pairs, then nibbles; the last product adds up the bytes.
    """
    bag -= bag >> 1 & 0x5555555555555555
    bag = (bag & 0x3333333333333333) + (bag >> 2 & 0x3333333333333333)
    bag = bag + (bag >> 4) & 0x0F0F0F0F0F0F0F0F
    return bag * 0x0101010101010101 >> 56 & 0x7F


COMPILED: Final = not isinstance(size, FunctionType)
"""Whether this module runs as machine code, where integers are 64 bits wide."""

if not COMPILED:  # pragma: no branch - the other way runs where nothing is measured
    # Those who import this module later count by what Python itself has for it.
    globals()["size"] = int.bit_count


def lowest(bits: i64) -> i64:
    """The lowest set bit, or 0."""
    return bits & -bits


def index(bit: i64) -> i64:
    """The position of a single bit."""
    return size(bit - 1)


def each(bits: i64) -> list[i64]:
    """The set bits, each as a mask of its own, lowest first."""
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit)
        bits ^= bit
    return found


def put(pack: Pack, bag: i64, cards: i64) -> i64:
    """The bag with these cards added."""
    many = cards & pack.several
    bag |= cards ^ many
    while many:
        # One card of each kind at a time: a sum carries to the next bit of its run, the last one at most.
        ones = many & pack.first
        bag |= (bag & ~pack.last) + ones
        many = (many ^ ones) >> 1
    return bag


def take(pack: Pack, bag: i64, cards: i64) -> i64:
    """The bag without these cards; of cards it has too few of, none remain."""
    many = cards & pack.several
    bag &= ~(cards ^ many)
    while many:
        ones = many & pack.first
        runs = pack.runs_from(ones)
        bag = (bag & ~runs) | ((bag & runs & ~ones) >> 1)
        many = (many ^ ones) >> 1
    return bag


def card_at(bag: i64, number: i64) -> i64:
    """The card with this number in a bag, as a bit that tells its kind, not its copy."""
    while number:
        bag &= bag - 1
        number -= 1
    return bag & -bag


def kind_of(pack: Pack, card: i64) -> i64:
    """The bag of one card of the kind to which this bit belongs."""
    if card & pack.several:
        while not card & pack.first:
            card >>= 1
    return card


def is_bag(pack: Pack, bits: i64) -> bool:
    """Whether bits count cards of this pack as a bag does: the lowest bits of each run."""
    if bits & ~pack.everything:
        return False
    return (bits & ~pack.first) >> 1 & ~bits == 0
