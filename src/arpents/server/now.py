"""Now: how a game stands for a viewer, as it is sent."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from typing_extensions import TypedDict

from arpents.server.feed import Viewer
from arpents.server.items import ItemData
from arpents.server.room import Room
from arpents.server.summary import GameSummary, summary_of
from arpents.server.wire.offers import OfferData, offers_data
from arpents.server.wire.view import ViewData, view_data


class NowData(TypedDict):
    """How a game stands for whoever asks."""

    game: GameSummary
    you: str | None
    seq: int
    version: int
    view: ViewData | None
    offers: list[OfferData]
    can_undo: bool
    can_take_back: bool
    since: int
    muted: bool


class NewsData(TypedDict):
    """What is new to a viewer, item by item, and how the game stands."""

    items: list[ItemData]
    now: NowData


_ENCODER: Final = msgspec.json.Encoder()
_kept: Final[WeakKeyDictionary[Room, dict[Viewer, tuple[int, bytes]]]] = WeakKeyDictionary()


def now_data(room: Room, viewer: Viewer) -> NowData:
    """How a game stands for a viewer: nothing in it depends on what the viewer cannot know."""
    table = room.table
    view = None if table is None else table.view(viewer)
    return NowData(
        game=summary_of(room),
        you=None if viewer is None else str(viewer),
        seq=room.feeds[viewer].seq,
        version=0 if table is None else table.version(viewer),
        view=None if view is None else view_data(view),
        offers=[] if view is None else offers_data(view.offers()),
        can_undo=table is not None and viewer is not None and table.can_undo(viewer),
        can_take_back=viewer is not None and room.can_take_back(viewer),
        since=room.since(viewer) if viewer is not None else 0,
        muted=viewer is not None and room.muted[viewer],
    )


def now_json(room: Room, viewer: Viewer) -> bytes:
    """The same as JSON, which is made once however many look."""
    kept = _kept.setdefault(room, {})
    found = kept.get(viewer)
    if found is None or found[0] != room.changes:
        found = kept[viewer] = (room.changes, _ENCODER.encode(now_data(room, viewer)))
    return found[1]


def news_json(room: Room, viewer: Viewer, after: int) -> bytes:
    """What is new to a viewer after an item of its feed, and how the game stands."""
    items = _ENCODER.encode([item.as_data() for item in room.feeds[viewer].after(after)])
    return b'{"items":' + items + b',"now":' + now_json(room, viewer) + b"}"
