"""Room sizes: about how many bytes the rooms in memory take, by what there is most of in them."""

from __future__ import annotations

from typing import Final

from arpents.server.games.room import Room

ROOM_BYTES: Final = 12_000
EVENT_BYTES: Final = 140
ITEM_BYTES: Final = 130
STATE_BYTES: Final = 600
KEY_BYTES: Final = 90
CHARACTER_BYTES: Final = 4
"""About what a room takes without a game, and for each event, item and key (``tests/server/rooms``)."""


def weight_of(room: Room) -> int:
    """About how many bytes a room takes."""
    created = room.created
    items = sum(feed.seq for feed in room.feeds.values())
    events = max(feed.told for feed in room.feeds.values())
    states = 0 if room.table is None else room.table.states_kept
    return (
        ROOM_BYTES
        + len(created.source)
        + len(created.opening or "")
        + room.said * CHARACTER_BYTES
        + items * ITEM_BYTES
        + events * EVENT_BYTES
        + states * STATE_BYTES
        + len(room.keys) * KEY_BYTES
    )
