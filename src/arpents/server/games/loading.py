"""Loading: a room from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arpents.server.games.facts import Created, as_fact
from arpents.server.games.room import Room
from arpents.server.store import StoredEvent, UnknownGame


def load_room(game: str, events: Sequence[StoredEvent]) -> Room:
    """The room that stored facts add up to."""
    if not events:
        raise UnknownGame(game)
    first = as_fact(events[0])
    assert isinstance(first, Created), "the first fact of a game is that it was created"
    room = Room(game, first, events[0].at)
    room.last_seq = events[0].seq
    replay(room, events[1:])
    return room


def replay(room: Room, events: Iterable[StoredEvent]) -> None:
    """Replay in a room what was stored after what it knows."""
    for event in events:
        room.replay(as_fact(event), event.at)
        room.last_seq = event.seq
