"""The two sides of the war."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from arpents.errors import UnknownName


class Side(IntEnum):
    """A side, usable wherever the engine wants its number."""

    BRITISH = 0
    FRENCH = 1

    @property
    def other(self) -> Side:
        """The enemy."""
        return Side(1 - self)

    def __str__(self) -> str:
        """The word records and commands use."""
        return self.name.lower()


BRITISH: Final = 0
FRENCH: Final = 1
NOBODY: Final = 2
"""Who decides while chance, or nobody any more, has the next word."""

SIDES: Final[tuple[Side, ...]] = (Side.BRITISH, Side.FRENCH)


def side_named(name: str) -> Side:
    """The side with this name, or an error that tells the names there are."""
    for side in SIDES:
        if name == str(side):
            return side
    raise UnknownName("side", name, [str(side) for side in SIDES])
