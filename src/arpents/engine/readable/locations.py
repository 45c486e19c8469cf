"""The board by names: what stands at each location."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from arpents.engine.events import Piece
from arpents.engine.places import INDEX, NAMES, POINTS
from arpents.engine.readable.lookup import Lookup
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import State
from arpents.errors import UnknownName

BOARDS_KEPT: Final = 1024
"""How many boards are kept: few actions change one, and bots and pages ask for the same again and again."""

BoardKey = tuple[tuple[int, int, int, int], tuple[int, int, int, int], int]
"""Each side's villages, towns, places in supply and the one it besieges; then the fortifications: masks."""


@final
class LocationView:
    """A location as it stands: who controls it, with which piece, and what that is worth."""

    __slots__ = ("besieged_by", "fortified", "in_supply", "name", "owner", "piece", "points")

    def __init__(self, name: str, owner: Side | None, piece: Piece | None) -> None:
        self.name = name
        self.owner = owner
        """The side that controls it, or None where it is neutral."""
        self.piece = piece
        self.fortified = False
        self.besieged_by: Side | None = None
        self.in_supply = False
        """Whether its owner can trace supply to it; where it cannot, it cannot use the location's card."""
        self.points = 0
        """What it counts for its owner; of a neutral location, what a village there would count."""

    @property
    def besieged(self) -> bool:
        """Whether anybody besieges it."""
        return self.besieged_by is not None

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal locations."""
        return (
            self.name,
            self.owner,
            self.piece,
            self.fortified,
            self.besieged_by,
            self.in_supply,
            self.points,
        )

    def __eq__(self, other: object) -> bool:
        """Locations are equal when everything there is."""
        return isinstance(other, LocationView) and self.key() == other.key()

    def __hash__(self) -> int:
        """Equal locations have equal hashes."""
        return hash(self.key())

    def __repr__(self) -> str:
        """The location in one line."""
        told = [f"{self.owner} {self.piece}" if self.piece else "neutral", f"{self.points} points"]
        if self.fortified:
            told.append("fortified")
        if self.besieged_by is not None:
            told.append(f"besieged by the {str(self.besieged_by).capitalize()}")
        if self.piece and not self.in_supply:
            told.append("cut off")
        return f"<{self.name}: {', '.join(told)}>"


@final
class Board(Lookup[str, LocationView]):
    """All locations by name: ``board["Albany"].owner``."""

    def __getitem__(self, name: str) -> LocationView:
        """The location with this name, or an error that names those like it."""
        found = self._values.get(name)
        if found is None:
            raise UnknownName("location", name, NAMES)
        return found

    def __contains__(self, name: object) -> bool:
        """Whether there is a location with this name."""
        return name in self._values

    def of(self, side: Side | None) -> list[LocationView]:
        """The locations that a side controls, or (None) those that are neutral."""
        return [location for location in self._values.values() if location.owner == side]

    def __repr__(self) -> str:
        """The locations that somebody controls."""
        held = (repr(location) for location in self._values.values() if location.owner is not None)
        return f"<board of {len(self)} locations: {', '.join(held)}>"


def board_key(state: State) -> BoardKey:
    """All that the board of a state follows from."""
    british, french = state.sides
    return (
        (british.villages, british.towns, british.supply, british.siege),
        (french.villages, french.towns, french.supply, french.siege),
        state.forts,
    )


@lru_cache(BOARDS_KEPT)
def board_of(key: BoardKey) -> Board:
    """A board, made once for all who look at it."""
    *sides, forts = key
    return Board({name: _location(name, 1 << INDEX[name], sides, forts) for name in NAMES})


def _location(name: str, place: int, sides: list[tuple[int, int, int, int]], forts: int) -> LocationView:
    worth = POINTS[INDEX[name]]
    found = LocationView(name, None, None)
    found.points = worth
    for side, (villages, towns, supply, _) in zip(SIDES, sides, strict=True):
        if (villages | towns) & place:
            town = towns & place != 0
            found = LocationView(name, side, "town" if town else "village")
            found.points = 2 * worth if town else worth
            found.in_supply = supply & place != 0
            found.fortified = forts & place != 0
    for side, (_, _, _, siege) in zip(SIDES, sides, strict=True):
        if siege & place:
            found.besieged_by = side
    return found
