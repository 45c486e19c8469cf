"""Bags of cards: a zone as one integer that counts cards by kind.

Every kind of card that a side can own has a run of adjacent bits, one for each copy. A bag that
holds n copies of a kind has the n lowest bits of that run set. So a bag is at once a set of kinds
(``bag & pack.ships``), a count (``size``) and a value: two zones with like cards are equal integers,
and which copy a bit stands for is nothing that could ever be told. Most kinds have one copy; only
the few with more (``pack.several``) need the arithmetic below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arpents.engine.packs import Pack


def size(bag: int) -> int:
    """The number of cards in a bag, or of places in a mask."""
    return bag.bit_count()


def lowest(bits: int) -> int:
    """The lowest set bit, or 0."""
    return bits & -bits


def index(bit: int) -> int:
    """The position of a single bit."""
    return bit.bit_length() - 1


def each(bits: int) -> list[int]:
    """The set bits, each as a mask of its own, lowest first."""
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit)
        bits ^= bit
    return found


def put(pack: Pack, bag: int, cards: int) -> int:
    """The bag with these cards added."""
    many = cards & pack.several
    bag |= cards ^ many
    if many:
        for run in pack.runs:
            part = many & run
            if part:
                bag = (bag & ~run) | ((((bag & run) << part.bit_count()) | part) & run)
    return bag


def take(pack: Pack, bag: int, cards: int) -> int:
    """The bag without these cards; of cards it has too few of, none remain."""
    many = cards & pack.several
    bag &= ~(cards ^ many)
    if many:
        for run in pack.runs:
            part = many & run
            if part:
                bag = (bag & ~run) | (((bag & run) >> part.bit_count()) & run)
    return bag


def card_at(bag: int, number: int) -> int:
    """The card with this number in a bag, as a bit that tells its kind, not its copy."""
    while number:
        bag &= bag - 1
        number -= 1
    return bag & -bag


def kind_of(pack: Pack, card: int) -> int:
    """The bag of one card of the kind to which this bit belongs."""
    return lowest(pack.run_of(card))


def is_bag(pack: Pack, bits: int) -> bool:
    """Whether bits count cards of this pack as a bag does: the lowest bits of each run."""
    if bits & ~pack.everything:
        return False
    for run in pack.runs:
        part = bits & run
        if part & (part + (run & -run)):
            return False
    return True
