"""Presence: who has a game open from which seat just now, and when the others were last there.

It is known by live connections and by what everybody saw a side do, and kept in memory alone. Nothing in it
follows from what is hidden: looking at a game over HTTP and provisional actions leave no trace.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, final

import msgspec
from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.sides import SIDES
from arpents.server.games.facts import Player
from arpents.server.games.feed import Viewer
from arpents.server.games.room import FINISHED, OPEN, PLAYING, Room
from arpents.wire.words import FORM

GRACE: Final = 8.0
"""For how many seconds a seat counts as there whose line is gone: a page that is loaded again is back by
then, and whoever comes and goes all the time wakes the others no more often than this."""

MOST_KEPT: Final = 20_000
"""Of how many seats it is remembered when they were left."""


@with_config(FORM)
class SeatPresence(TypedDict):
    """Whether somebody is at a game, or when they last were."""

    here: bool | None
    """Whether a live connection to the game is open from this seat; null where this process of several has
    none, since another may."""
    seen_at: float | None
    """When one was last open, or something was done that everybody saw, whichever was later, in seconds since
    1970; null while one is open."""


@with_config(FORM)
class SeatsPresence(TypedDict):
    """The presence of each seat that a person has. Of a finished game it is told to its players alone."""

    host: SeatPresence | None
    """Whoever set the game up, until it begins."""
    british: SeatPresence | None
    french: SeatPresence | None


@with_config(FORM)
class PresenceData(TypedDict):
    """Who is there."""

    presence: SeatsPresence
    at: float
    """When this was told, by the clock of the server, in seconds since 1970."""


Seat = tuple[str, str]
"""A seat: the name of the game, and the hash of the token that opens it."""


@final
class Line:
    """A live connection, which is of a seat once it is known of which."""

    __slots__ = ("_game", "_presence", "_seen", "seat")

    def __init__(self, presence: Presence, game: str) -> None:
        self._presence = presence
        self._game = game
        self._seen = True
        self.seat: Seat | None = None

    def sit(self, key: str | None) -> None:
        """Be the line of a seat; spectators have none."""
        if key is not None and self.seat is None:
            self.seat = self._game, key
            self._presence.arrive(self.seat)
            if self._seen:
                self._presence.looked_at[self.seat] += 1

    def look(self, seen: bool) -> None:
        """Note whether the page at the other end is in sight; one that never says so is."""
        if seen == self._seen:
            return
        self._seen = seen
        if self.seat is not None:
            self._presence.looked_at[self.seat] += 1 if seen else -1

    def end(self) -> None:
        """Note that the line is gone."""
        if self.seat is not None:
            self.look(False)
            if not self._presence.looked_at[self.seat]:
                del self._presence.looked_at[self.seat]
            self._presence.leave(self.seat)


@final
class Presence:
    """The seats of this process from which somebody looks at a game, and those that were left."""

    def __init__(
        self,
        changed: Callable[[str], None],
        *,
        shared: bool = False,
        grace: float = GRACE,
        kept: int = MOST_KEPT,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.clock = clock
        self._changed = changed
        self._shared = shared
        self._grace = grace
        self._kept = kept
        self._lines: Counter[Seat] = Counter()
        self.looked_at: Counter[Seat] = Counter()
        """How many of the lines of each seat are of a page that is in sight. Nobody else is told of it."""
        self._leaving: dict[Seat, asyncio.TimerHandle] = {}
        self._left: OrderedDict[Seat, float] = OrderedDict()

    @contextmanager
    def line(self, game: str) -> Iterator[Line]:
        """A live connection to a game, for as long as it is open."""
        line = Line(self, game)
        try:
            yield line
        finally:
            line.end()

    def arrive(self, seat: Seat) -> None:
        """Note that somebody looks at a game from a seat."""
        self._lines[seat] += 1
        if self._lines[seat] > 1:
            return
        leaving = self._leaving.pop(seat, None)
        if leaving is not None:
            leaving.cancel()
        else:
            self._changed(seat[0])

    def leave(self, seat: Seat) -> None:
        """Note that a line is gone; if it was the last one, others hear of it unless there is one soon."""
        self._lines[seat] -= 1
        if not self._lines[seat]:
            del self._lines[seat]
            loop = asyncio.get_running_loop()
            self._leaving[seat] = loop.call_later(self._grace, self._gone, seat, self.clock())

    def _gone(self, seat: Seat, at: float) -> None:
        del self._leaving[seat]
        self._left[seat] = at
        self._left.move_to_end(seat)
        if len(self._left) > self._kept:
            self._left.popitem(last=False)
        self._changed(seat[0])

    def of_seat(self, seat: Seat, acted_at: float) -> SeatPresence:
        """Whether somebody is there, whose last deed that everybody saw was at this time."""
        if seat in self._lines or seat in self._leaving:
            return SeatPresence(here=True, seen_at=None)
        seen_at = max(acted_at, self._left.get(seat, 0.0))
        return SeatPresence(here=None if self._shared else False, seen_at=seen_at)


def presence_of(room: Room, viewer: Viewer, known: Presence) -> SeatsPresence:
    """Who is there, as a viewer may know; bots have no presence, nor have players of imported games."""

    def of(player: Player, acted_at: float) -> SeatPresence | None:
        return None if player.token is None else known.of_seat((room.id, player.token), acted_at)

    told = SeatsPresence(host=None, british=None, french=None)
    if room.status == OPEN:
        told["host"] = of(room.created.host, room.created_at)
    elif room.status == PLAYING or (room.status == FINISHED and viewer is not None):
        british, french = (of(room.players[side], room.acted_at[side]) for side in SIDES)
        told |= SeatsPresence(host=None, british=british, french=french)
    return told


def presence_json(told: SeatsPresence, at: float) -> bytes:
    """The same as it is sent."""
    return msgspec.json.encode(PresenceData(presence=told, at=at))
