"""What is found by names and cannot be changed: the base of the board, and of what each side has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Lookup(Generic[Key, Value]):
    """Values by their keys, in order; how a key is found, each class says by itself."""

    def __init__(self, values: dict[Key, Value]) -> None:
        self._values = values

    def __iter__(self) -> Iterator[Key]:
        """All keys."""
        return iter(self._values)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._values)

    def values(self) -> list[Value]:
        """All values."""
        return list(self._values.values())

    def items(self) -> list[tuple[Key, Value]]:
        """All keys with their values."""
        return list(self._values.items())

    def __eq__(self, other: object) -> bool:
        """Equal when all values are, under the same keys."""
        return isinstance(other, Lookup) and self._values == other._values

    def __hash__(self) -> int:
        """Equal ones have equal hashes."""
        return hash(tuple(self._values.items()))
