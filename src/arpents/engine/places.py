"""The board as numbers: each location has an index, and a set of locations is a mask.

The order of the indices is chosen so that a side's location cards are a run of locations: first the
places for which only the British have a card, then those for which both have one, then the rest. A
location's card is then its bit, shifted by ``pack.offset``, and "the cards of the places in supply"
takes one operation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.content import Board, load_board, load_cards
from arpents.engine.bags import index

BOARD: Final[Board] = load_board()


def _ordered_names() -> tuple[str, ...]:
    british = {card.location for card in load_cards().location_cards if card.owner == "british"}
    french = {card.location for card in load_cards().location_cards if card.owner == "french"}
    names = [facts.name for facts in BOARD.locations]
    return tuple(
        sorted(names, key=lambda name: (name not in british | french, name not in british, name in french))
    )


NAMES: Final = _ordered_names()
INDEX: Final = {name: number for number, name in enumerate(NAMES)}
_FACTS: Final = sorted(BOARD.locations, key=lambda facts: INDEX[facts.name])

ALL: Final[i64] = (1 << len(NAMES)) - 1
POINTS: Final = tuple(facts.points for facts in _FACTS)
DEFENCE: Final[tuple[i64, ...]] = tuple(facts.defence for facts in _FACTS)


def mask(*names: str) -> int:
    """The mask of the named locations."""
    return sum(1 << INDEX[name] for name in names)


def name_of(place: i64) -> str:
    """The name of the one location in a mask."""
    return NAMES[index(place)]


SCORING: Final[i64] = mask(*(facts.name for facts in _FACTS if facts.points))
SETTLERS: Final[i64] = mask(*(facts.name for facts in _FACTS if facts.settlers))
PORTS: Final[i64] = mask(*(facts.name for facts in _FACTS if facts.port))
SEA: Final[i64] = mask(*(facts.name for facts in _FACTS if facts.sea))
WORTH: Final[tuple[i64, ...]] = tuple(
    mask(*(facts.name for facts in _FACTS if facts.points & 1 << bit)) for bit in range(4)
)
"""The locations whose points have this binary digit, so that points are four counts of bits."""

HOME: Final[tuple[i64, ...]] = (mask(BOARD.home.british), mask(BOARD.home.french))
PRIZES: Final[tuple[i64, ...]] = (mask(*BOARD.loses_when_taken.british), mask(*BOARD.loses_when_taken.french))
"""For each side, the places whose fall loses it the game."""

FORT_DUQUESNE: Final[i64] = mask("Fort Duquesne")

SECOND_HARBOUR: Final[i64] = PRIZES[0] & ~HOME[0]
"""New York: a further source of supply for British sieges under some rule sets."""

_CHUNK: Final = 9
_LOW: Final = (1 << _CHUNK) - 1


def _spread(neighbours: list[int]) -> tuple[tuple[i64, ...], ...]:
    """Tables that give the neighbours of any nine adjacent locations at once."""
    tables = []
    for start in range(0, len(neighbours), _CHUNK):
        table = [0] * (1 << _CHUNK)
        for subset in range(1, 1 << _CHUNK):
            low = subset & -subset
            table[subset] = table[subset ^ low] | neighbours[start + low.bit_length() - 1]
        tables.append(tuple(table))
    return tuple(tables)


def _neighbours(kinds: tuple[str, ...], *, by_sea: bool) -> list[int]:
    found = [SEA & ~(1 << place) if by_sea and SEA >> place & 1 else 0 for place in range(len(NAMES))]
    for connection in BOARD.connections:
        if connection.kind in kinds:
            one, other = (INDEX[name] for name in connection.between)
            found[one] |= 1 << other
            found[other] |= 1 << one
    return found


_LINKS: Final = _spread(_neighbours(("river", "lake", "road"), by_sea=True))
_WAYS: Final = _spread(_neighbours(("river", "lake", "road", "trail"), by_sea=False))
# A name that is final is read faster than one of a tuple's.
_LINKS_0: Final = _LINKS[0]
_LINKS_1: Final = _LINKS[1]
_LINKS_2: Final = _LINKS[2]
_LINKS_3: Final = _LINKS[3]
_WAYS_0: Final = _WAYS[0]
_WAYS_1: Final = _WAYS[1]
_WAYS_2: Final = _WAYS[2]
_WAYS_3: Final = _WAYS[3]


def links(places: i64) -> i64:
    """The places that supply can reach in one step from any of these (4.2)."""
    return (
        _LINKS_0[places & _LOW]
        | _LINKS_1[places >> 9 & _LOW]
        | _LINKS_2[places >> 18 & _LOW]
        | _LINKS_3[places >> 27]
    )


def ways(places: i64) -> i64:
    """The places that a raid can reach in one step from any of these (8.2)."""
    return (
        _WAYS_0[places & _LOW]
        | _WAYS_1[places >> 9 & _LOW]
        | _WAYS_2[places >> 18 & _LOW]
        | _WAYS_3[places >> 27]
    )
