"""Verifying: whether what is stored of a game adds up to what is told of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arpents.errors import ArpentsError
from arpents.server.games.facts import Moved, as_fact
from arpents.server.games.listing import tells_start, with_known_bots
from arpents.server.games.room import Room
from arpents.server.games.room_cache import load_room
from arpents.server.games.summary import is_listed, summary_of
from arpents.server.store import GameRow, StoredEvent


class DoesNotReproduce(ArpentsError):
    """A stored game that cannot be replayed, or comes to something else than its row tells."""


def check_game(row: GameRow, events: Sequence[StoredEvent]) -> None:
    """Replay a stored game and compare what it comes to with its row."""
    numbers = [event.seq for event in events]
    if numbers != list(range(1, row.last_seq + 1)):
        raise DoesNotReproduce("facts are missing, or there are more than its row tells.")
    try:
        room = load_room(row.id, events[:1])
        for event in events[1:]:
            room.catch_up([event])
            _check_state(room, event)
    except DoesNotReproduce:
        raise
    except Exception as error:  # whatever is wrong with what is stored
        raise DoesNotReproduce(f"it cannot be replayed: {error}") from error
    told = (row.status, row.waiting, with_known_bots(row.summary))
    summary: dict[str, object] = {**summary_of(room)}
    if "invited" not in row.summary:
        summary["invited"] = False
    if not tells_start(row.summary):  # nor did version 0.1.0 count it as activity when somebody joined
        del summary["start"]
        summary["active_at"] = row.summary.get("active_at")
    found = (room.status, room.waiting, summary)
    # Older versions listed games that only somebody with an invitation could join.
    is_public = row.public in {is_listed(room), room.created.public}
    if not is_public or _encoded(told) != _encoded(found):
        raise DoesNotReproduce("it comes to something else than its row tells.")


def _encoded(told: object) -> bytes:
    return msgspec.json.encode(told, order="sorted")


def _check_state(room: Room, event: StoredEvent) -> None:
    """Compare the state that an action leads to with the one it led to."""
    fact = as_fact(event)
    if isinstance(fact, Moved) and fact.state not in {None, room.the_table().state_hash}:
        raise DoesNotReproduce(f"fact {event.seq} leads to another state than it did.")
