"""Expiry: games that nobody has touched for long are deleted, little by little and never for good at first.

A wrong clock must not cost anybody a game. So expiry goes by the clock of the database, believes it only if
nothing speaks against it, deletes a bounded number of games at a time, and refuses if suddenly a large share
of all games is due. What it deletes can be brought back for a while (``arpents admin undelete``).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple, final

from arpents.server.games.facts import CHAT
from arpents.server.games.room import ABORTED, FINISHED, OPEN, PLAYING
from arpents.server.games.room_cache import RoomCache
from arpents.server.settings import Settings
from arpents.server.store import UnknownGame

AT_ONCE: Final = 500
"""How many games a sweep deletes at most, for now or for good, and how many it takes the chat from."""

LOOKED_AT: Final = 2000
"""How many finished games a sweep looks at for chat; the next one goes on from there."""

SHARE: Final = 0.1
"""Which share of all games may be due at once, without anybody having said so."""

FEW: Final = 50
"""So many games may be due whatever their share."""

DRIFT: Final = 24 * 3600.0
"""By how many seconds clocks may differ."""

LONGEST_SILENCE: Final = 7 * 24 * 3600.0
"""By how many seconds the clock may be ahead of the last thing that happened in any game, at the start."""

log = logging.getLogger(__name__)


class Swept(NamedTuple):
    """What a sweep has done, or why it has not."""

    discarded: int = 0
    purged: int = 0
    stripped: int = 0
    refused: str | None = None


@final
class Expiry:
    """Deletes what has expired, sweep by sweep."""

    def __init__(self, settings: Settings, rooms: RoomCache) -> None:
        self._settings = settings
        self._rooms = rooms
        self._store = rooms.store
        self._began: tuple[float, float] | None = None
        self._doubt: str | None = None
        self._chat_before: tuple[float, str] | None = None

    async def _unsubscribe(self) -> None:
        """Forget browsers of games that are over, which go with its end but for those of older servers."""
        while await self._store.sweep_subscriptions(AT_ONCE):
            pass

    async def sweep(self, *, asked: bool = False) -> Swept:
        """Delete some of what has expired, or refuse and say why.

        When a person has ``asked`` for it, the clock is taken to be right.
        """
        await self._unsubscribe()
        now = await self._store.now()
        census = await self._store.census(self._due(now))
        refused = None if asked else self._disbelief(now, census.newest)
        if refused is None and census.due > max(FEW, SHARE * census.games):
            refused = (
                f"{census.due} of {census.games} games would expire at once; if they may, "
                "run arpents admin expire --all"
            )
        return await self._step(now) if refused is None else Swept(refused=refused)

    async def sweep_all(self) -> Swept:
        """Delete all that has expired, step by step, as a person has asked for."""
        await self._unsubscribe()
        now = await self._store.now()
        discarded = purged = stripped = 0
        while True:
            step = await self._step(now)
            discarded, purged = discarded + step.discarded, purged + step.purged
            stripped += step.stripped
            if not any((step.discarded, step.purged, step.stripped)) and self._chat_before is None:
                return Swept(discarded, purged, stripped)

    async def _step(self, now: float) -> Swept:
        return Swept(await self._discard(now), await self._purge(now), await self._strip_chat(now))

    def _due(self, now: float) -> Mapping[str, float]:
        """Before when a game must have been active last to have expired, by its status."""
        opened, played = now - self._settings.open_expires, now - self._settings.game_expires
        return {OPEN: opened, ABORTED: opened, PLAYING: played, FINISHED: played}

    def _disbelief(self, now: float, newest: float | None) -> str | None:
        """Why the clock is not to be believed, if there is a reason."""
        uptime = _uptime()
        if self._began is None:
            self._began = now, uptime
            if newest is not None and now - newest > LONGEST_SILENCE:
                self._doubt = (
                    f"by the clock, nothing has happened in any game for {_days(now - newest)} days; "
                    "if it is right, run arpents admin expire"
                )
        began, ran_since = self._began[0], uptime - self._began[1]
        if abs(now - self._rooms.clock()) > DRIFT:
            return f"the clocks of server and database differ by {_days(abs(now - self._rooms.clock()))} days"
        if abs(now - began - ran_since) > DRIFT:
            return (
                f"the clock has jumped by {_days(abs(now - began - ran_since))} days since the server "
                "was started; if it is right now, start the server again"
            )
        return self._doubt

    async def _discard(self, now: float) -> int:
        discarded = 0
        for status, before in self._due(now).items():
            if (left := AT_ONCE - discarded) <= 0:
                break
            rows = await self._store.rows(status=status, active_before=before, limit=left)
            discarded += await self._rooms.discard([row.id for row in rows], now, before)
        if discarded:
            log.info("games have expired", extra={"games": discarded})
        return discarded

    async def _purge(self, now: float) -> int:
        """Delete for good what was deleted long ago."""
        return await self._rooms.delete(
            await self._store.discarded(now - self._settings.deleted_kept, AT_ONCE)
        )

    async def _strip_chat(self, now: float) -> int:
        """Delete the chat of games that have been over for long, from where the last sweep ended."""
        rows = await self._store.rows(
            status=FINISHED,
            active_before=now - self._settings.chat_expires,
            limit=LOOKED_AT,
            before=self._chat_before,
        )
        found = await self._store.speaking([row.id for row in rows], CHAT) if rows else []
        stripped = set(found[:AT_ONCE])
        for game in stripped:
            with suppress(UnknownGame):  # somebody has deleted it meanwhile
                await self._rooms.strip(game, CHAT)
        if len(stripped) == len(found):  # else the same page again, the next time
            self._chat_before = (rows[-1].active_at, rows[-1].id) if len(rows) == LOOKED_AT else None
        return len(stripped)


def _uptime() -> float:
    """A clock that nobody sets; it goes on while the machine sleeps, where there is such a one."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


def _days(seconds: float) -> int:
    return round(seconds / (24 * 3600))
