"""The two sides of the war."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


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
