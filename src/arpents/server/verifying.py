"""Verifying: whether what is stored of a game adds up to what is told of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arpents.errors import ArpentsError
from arpents.server.loading import load_room
from arpents.server.store import GameRow, StoredEvent
from arpents.server.summary import summary_of


class DoesNotReproduce(ArpentsError):
    """A stored game that cannot be replayed, or comes to something else than its row tells."""


def check_game(row: GameRow, events: Sequence[StoredEvent]) -> None:
    """Replay a stored game and compare what it comes to with its row."""
    numbers = [event.seq for event in events]
    if numbers != list(range(1, row.last_seq + 1)):
        raise DoesNotReproduce("facts are missing, or there are more than its row tells.")
    try:
        room = load_room(row.id, events)
    except Exception as error:  # whatever is wrong with what is stored
        raise DoesNotReproduce(f"it cannot be replayed: {error}") from error
    told = (row.status, row.waiting, row.public, dict(row.summary))
    found = (room.status, room.waiting, room.created.public, dict(summary_of(room)))
    if msgspec.json.encode(told) != msgspec.json.encode(found):
        raise DoesNotReproduce("it comes to something else than its row tells.")
