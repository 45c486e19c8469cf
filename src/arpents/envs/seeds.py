"""Seeds of games: the first one is given or drawn, the others follow from it."""

from __future__ import annotations

import secrets
from operator import index
from random import Random
from typing import Final, final

from arpents.errors import ArpentsError

_LARGEST: Final = 1 << 62


class BadSeed(ArpentsError):
    """A seed that is no whole number from 0 on."""


def as_whole(number: object) -> int | None:
    """A whole number, of whatever type, as one of Python's; None if it is none. True and False are none."""
    if isinstance(number, bool):
        return None
    try:
        return index(number)  # type: ignore[arg-type]  # what is none raises
    except TypeError:
        return None


def checked_seed(seed: object) -> int:
    """A seed that somebody gave; without one, one that nobody knows."""
    if seed is None:
        return secrets.randbelow(_LARGEST)
    number = as_whole(seed)
    if number is None or number < 0:
        raise BadSeed(f"A seed is a whole number from 0 on, or None for a new one; not {seed!r}.")
    return number


@final
class SeedSource:
    """The seeds of one game after the other."""

    def __init__(self) -> None:
        self._later: Random | None = None

    def next(self, seed: object = None) -> int:
        """The seed of the next game: the one that is given, or else one that follows from the last given."""
        if seed is not None or self._later is None:
            first = checked_seed(seed)
            self._later = Random(first)
            return first
        return self._later.randrange(_LARGEST)
