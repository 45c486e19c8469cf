"""Feeds: what each viewer of a game is told, item by item, each with a number of the viewer's own.

The numbers of a viewer grow only with what that viewer may know: an enemy's provisional actions, presets
and chat that is muted leave no trace in them. They follow from the stored facts alone, so every process
counts alike, today and after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from arpents.engine.events import Event
from arpents.engine.sides import SIDES, Side
from arpents.server.wire.happenings import event_data
from arpents.table import Table

Viewer = Side | None
VIEWERS: Final[tuple[Viewer, ...]] = (*SIDES, None)
"""Everybody who may look at a game: both sides, and spectators."""


@final
class Item:
    """Something a viewer is told; events are kept as they are, and put into words for the wire when sent."""

    __slots__ = ("at", "data", "events", "kind", "seq")

    def __init__(self, seq: int, kind: str, at: float, data: dict[str, object], events: list[Event]) -> None:
        self.seq = seq
        self.kind = kind
        self.at = at
        self.data = data
        self.events = events

    def as_data(self) -> dict[str, object]:
        """The item as it is sent."""
        told: dict[str, object] = {"seq": self.seq, "type": self.kind, "at": self.at, **self.data}
        if self.events:
            told["events"] = [event_data(event) for event in self.events]
        return told


@final
class Feed:
    """What a viewer has been told so far."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self._told = 0

    @property
    def seq(self) -> int:
        """The number of the last item."""
        return len(self.items)

    def after(self, seq: int) -> list[Item]:
        """The items after the one with this number."""
        return self.items[max(0, seq) :]

    def add(
        self, kind: str, at: float, data: dict[str, object] | None = None, events: list[Event] | None = None
    ) -> None:
        """Tell the viewer something."""
        self.items.append(Item(self.seq + 1, kind, at, data or {}, events or []))

    def tell(self, table: Table, at: float) -> None:
        """Tell the viewer what has happened on the table since it was last told, if it may see any of it."""
        events = table.events(self.viewer, self._told)
        if events:
            start = self._told
            self._told += len(events)
            self.add("events", at, {"start": start}, events)

    def rewind(self, left: int, at: float) -> None:
        """Tell the viewer that only so many events are left, if it has seen more."""
        if left < self._told:
            self._told = left
            self.add("taken-back", at, {"start": left})


def feeds() -> dict[Viewer, Feed]:
    """A feed for every viewer."""
    return {viewer: Feed(viewer) for viewer in VIEWERS}


def tell_all(all_feeds: dict[Viewer, Feed], table: Table, at: float) -> None:
    """Tell every viewer what it may see of what has happened."""
    for feed in all_feeds.values():
        feed.tell(table, at)


def add_for(
    all_feeds: dict[Viewer, Feed], viewers: Sequence[Viewer], kind: str, at: float, **data: object
) -> None:
    """Tell some viewers something."""
    for viewer in viewers:
        all_feeds[viewer].add(kind, at, data)
