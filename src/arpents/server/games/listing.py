"""Listing: the summaries of stored games, as lists show them, whichever version of Arpents stored them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from arpents.bots.levels import known_as
from arpents.server.games.facts import Created, as_fact
from arpents.server.games.starting_position import StartData, start_in
from arpents.server.games.summary import GameSummary
from arpents.server.store import GameRow, Store, StoredEvent
from arpents.wire.words import SIDE_NAMES

MOST_KEPT: Final = 4096
"""Of how many games of version 0.1.0 is kept how they begin."""


@final
class Listing:
    """The lists of games of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._starts: OrderedDict[str, StartData | None] = OrderedDict()

    async def summaries(self, rows: Sequence[GameRow]) -> list[GameSummary]:
        """What lists show of some games."""
        older = [row.id for row in rows if not tells_start(row.summary)]
        unknown = [game for game in older if game not in self._starts]
        if unknown:
            events = await self._store.first_events(unknown)
            self._starts |= await asyncio.to_thread(_starts, events)
        told = [
            {**with_known_bots(row.summary), "start": self._starts.get(row.id)}
            if row.id in older
            else with_known_bots(row.summary)
            for row in rows
        ]
        while len(self._starts) > MOST_KEPT:
            self._starts.popitem(last=False)
        return cast("list[GameSummary]", told)


def tells_start(summary: Mapping[str, object]) -> bool:
    """Whether a stored summary tells how its game begins: those of version 0.1.0 do not."""
    return "start" in summary


def with_known_bots(summary: Mapping[str, object]) -> dict[str, object]:
    """A stored summary in which bots go by what they play as today; older versions told of no invitation."""
    told = {**summary, "invited": summary.get("invited", False)}
    for side in SIDE_NAMES:
        match told.get(side):
            case {"name": str(name), "bot": str(bot)}:
                told[side] = {"name": known_as(name, bot), "bot": bot}
    return told


def _starts(events: Mapping[str, StoredEvent]) -> dict[str, StartData | None]:
    created = {game: as_fact(event) for game, event in events.items()}
    return {game: start_in(fact) for game, fact in created.items() if isinstance(fact, Created)}
