"""What the store keeps: events, which are the truth, and a row for each game, which follows from them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct


class NewEvent(Struct, frozen=True):
    """Something that has happened in a game, to be kept; ``at`` is in seconds since 1970, UTC."""

    kind: str
    data: dict[str, object]
    at: float


class StoredEvent(Struct, frozen=True):
    """Something that has happened in a game; the events of a game are numbered from 1, without gaps."""

    seq: int
    kind: str
    data: dict[str, object]
    at: float


GOING_ON: Final = ("open", "playing")
"""The statuses of games that are not over."""


class GameRow(Struct, frozen=True):
    """A game in a list. ``status`` is open, playing, finished or aborted.

    ``waiting`` is british, french, bot or delayed, for who decides, or None. ``last_seq`` is the number of
    the last event that the holder of this row knows; ``summary`` is whatever lists show.
    """

    id: str
    status: str
    public: bool
    waiting: str | None
    created_at: float
    active_at: float
    last_seq: int
    summary: dict[str, object]


class Census(Struct, frozen=True):
    """How many games there are that were not deleted, how many of them are due, and the last activity."""

    games: int
    due: int
    newest: float | None


_OBJECT: Final = msgspec.json.Decoder(dict[str, object])


def to_text(data: dict[str, object]) -> str:
    """The text that is kept of some data."""
    return msgspec.json.encode(data).decode()


def from_text(text: str) -> dict[str, object]:
    """The data that a text was made of."""
    return _OBJECT.decode(text)


EMPTY: Final = to_text({})
"""What is kept of data that was forgotten."""


def to_columns(row: GameRow) -> dict[str, Any]:
    """A row by the names of its columns."""
    columns = {name: getattr(row, name) for name in row.__struct_fields__}
    columns["summary"] = to_text(row.summary)
    return columns
