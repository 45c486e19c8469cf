"""Feeds: what each viewer of a game is told, item by item, each with a number of the viewer's own.

The numbers of a viewer grow only with what that viewer may know: an enemy's provisional actions, presets
and chat that is muted leave no trace in them. They follow from the stored facts alone, so every process
counts alike, today and after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, final

from arpents.engine.events import CARDS_DRAWN, Event
from arpents.engine.sides import SIDES, Side
from arpents.table import Table
from arpents.wire.happenings import event_data

Viewer = Side | None
VIEWERS: Final[tuple[Viewer, ...]] = (*SIDES, None)
"""Everybody who may look at a game: both sides, and spectators."""


ITEM_EVENTS: Final = 100
"""How many events an item has at most: a game that was played elsewhere has hundreds to tell at once."""

PAGE_ITEMS: Final = 100
PAGE_EVENTS: Final = 300
"""How many items are sent at once, and events in them, beyond which no further item is begun."""

_NOTHING: Final[dict[str, object]] = {}


@final
@dataclass(slots=True, eq=False)
class Item:
    """Something that viewers are told; events are kept as they are, and put into words when they are sent.

    Its number is its place in the feed of a viewer: viewers who are told the same share it.
    """

    kind: str
    at: float
    data: dict[str, object] = field(default_factory=lambda: _NOTHING)
    start: int | None = None
    events: tuple[Event, ...] = ()

    def as_data(self, seq: int) -> dict[str, object]:
        """The item as it is sent, with its number."""
        told: dict[str, object] = {"seq": seq, "type": self.kind, "at": self.at, **self.data}
        if self.start is not None:
            told["start"] = self.start
        if self.events:
            told["events"] = [event_data(event) for event in self.events]
        return told


class Page(NamedTuple):
    """Some items of a feed that follow the one with number ``first``, and whether there are more."""

    told: list[Item]
    first: int
    more: bool
    events: int
    """How many events are in it, by which it is long or short."""

    @property
    def last(self) -> int:
        """The number of its last item."""
        return self.first + len(self.told)

    @property
    def items(self) -> list[dict[str, object]]:
        """Its items as they are sent."""
        return [item.as_data(number) for number, item in enumerate(self.told, self.first + 1)]


@final
class Feed:
    """What a viewer has been told so far."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self.told = 0
        """How many events the viewer has been told of and were not taken back."""

    @property
    def seq(self) -> int:
        """The number of the last item."""
        return len(self.items)

    def page(self, after: int) -> Page:
        """The items after the one with this number, as many as are sent at once."""
        first = min(max(0, after), self.seq)
        found: list[Item] = []
        events = 0
        for item in self.items[first : first + PAGE_ITEMS]:
            found.append(item)
            events += len(item.events)
            if events >= PAGE_EVENTS:
                break
        return Page(found, first, first + len(found) < self.seq, events)

    def rewind(self, left: int, at: float) -> None:
        """Tell the viewer that only so many events are left, if it has seen more."""
        if left < self.told:
            self.told = left
            self.items.append(Item("taken-back", at, start=left))


def feeds() -> dict[Viewer, Feed]:
    """A feed for every viewer."""
    return {viewer: Feed(viewer) for viewer in VIEWERS}


def tell_all(all_feeds: dict[Viewer, Feed], table: Table, at: float) -> None:
    """Tell every viewer what has happened on the table since it was last told, if it may see any of it."""
    public = all_feeds[None]
    start, events = public.told, table.events(None, public.told)
    items = _items(start, events, at)
    for viewer, feed in all_feeds.items():
        if viewer is not None and not (
            feed.told == start
            and table.count_events(viewer) == start + len(events)
            and not any(event.kind_number == CARDS_DRAWN and event.side_number == viewer for event in events)
        ):
            own = table.events(viewer, feed.told)
            feed.items += _items(feed.told, own, at)
            feed.told += len(own)
        else:
            feed.items += items
            feed.told += len(events)


def _items(start: int, events: list[Event], at: float) -> list[Item]:
    """What tells these events, of which so many came before."""
    return [
        Item("events", at, start=start + first, events=tuple(events[first : first + ITEM_EVENTS]))
        for first in range(0, len(events), ITEM_EVENTS)
    ]


def add_for(
    all_feeds: dict[Viewer, Feed], viewers: Sequence[Viewer], kind: str, at: float, **data: object
) -> None:
    """Tell some viewers something."""
    item = Item(kind, at, data)
    for viewer in viewers:
        all_feeds[viewer].items.append(item)
