"""Values of the two sides, found by a side or its name."""

from __future__ import annotations

from typing import TypeVar, final

from arpents.engine.readable.lookup import Lookup
from arpents.engine.sides import Side, side_named
from arpents.errors import ArpentsError

_Value = TypeVar("_Value")


class NothingOfThisSide(ArpentsError):
    """Something was asked of a side that has no such thing now."""


@final
class BySide(Lookup[Side, _Value]):
    """Something of each side, or of one of them: ``sides["british"]`` or ``sides[Side.BRITISH]``."""

    def __init__(self, what: str, values: dict[Side, _Value]) -> None:
        super().__init__(values)
        self._what = what

    def __getitem__(self, side: Side | str) -> _Value:
        """The value of a side; what it lacks, and what is no side, is an error that says so."""
        found = side if isinstance(side, Side) else side_named(side)
        if found not in self._values:
            raise NothingOfThisSide(f"The {str(found).capitalize()} have no {self._what} now.")
        return self._values[found]

    def get(self, side: Side | str) -> _Value | None:
        """The value of a side, or None where it has none."""
        found = side if isinstance(side, Side) else side_named(side)
        return self._values.get(found)

    def __contains__(self, side: object) -> bool:
        """Whether there is something of this side."""
        return any(side in (one, str(one)) for one in self._values)

    def __repr__(self) -> str:
        """The values with their sides."""
        told = ", ".join(f"{str(side)!r}: {value!r}" for side, value in self._values.items())
        return f"{{{told}}}"
