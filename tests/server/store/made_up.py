"""Games and events that are made up, and stores to keep them in."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from arpents.server.store import GameRow, NewEvent, Store


def game(name: str = "quebec", **changes: object) -> GameRow:
    """A game that has just been made."""
    row = GameRow(
        id=name,
        status="open",
        public=True,
        waiting=None,
        created_at=1000.0,
        active_at=1000.5,
        last_seq=0,
        summary={"rule_set": "first", "players": ["Wolfe", None]},
    )
    return replace(row, **changes)


def events(*kinds: str, at: float = 1001.25, **data: object) -> list[NewEvent]:
    """Events of these kinds."""
    return [NewEvent(kind, {"number": number, **data}, at) for number, kind in enumerate(kinds)]


async def create_many(store: Store, names: Sequence[str], *kinds: str, **changes: object) -> None:
    """Many games with events of these kinds, not so many at once that a slow database cannot keep up."""
    for start in range(0, len(names), 100):
        part = names[start : start + 100]
        await asyncio.gather(*(store.create(game(name, **changes), events(*kinds)) for name in part))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store, closed afterwards."""
    store = Store.open(url)
    try:
        yield store
    finally:
        await store.close()
