"""A process pool: processes that play games side by side, and somebody who watches them.

A bot that does not come back cannot be stopped from within its process. So the watcher looks on from
outside, kills the process, and records the forfeit.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Final, final

from arpents.arena.contest import Contest, Fixture
from arpents.arena.match import Match
from arpents.arena.shared_progress import NOBODY, SharedProgress
from arpents.arena.worker import Broken, Played, work
from arpents.bots.asking import Maker
from arpents.bots.processes.spawning import SPAWN
from arpents.bots.processes.supervision import Child
from arpents.bots.seeding import make_seeded
from arpents.engine.sides import SIDES
from arpents.errors import ArpentsError

_GLANCE: Final = 0.25
"""The seconds between two looks at those who think."""

_TRIES: Final = 2
"""How often a game is begun whose process ends while no bot is thinking."""


class GameLost(ArpentsError):
    """A game that could not be played for a reason that is no bot's fault."""


def cores() -> int:
    """How many processes may play at the same time on this machine."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def play_fixtures(
    contest: Contest,
    fixtures: Iterable[Fixture],
    *,
    processes: int | None = None,
    make: Maker = make_seeded,
    with_records: bool = False,
) -> Iterator[Played]:
    """Play games in several processes (by default one for each core); each as soon as it is finished."""
    waiting = deque(fixtures)
    tables = [
        _Table(contest, make, with_record=with_records)
        for _ in range(min(max(1, processes or cores()), len(waiting)))
    ]
    try:
        for table in tables:
            table.begin(waiting.popleft())
        while busy := [table for table in tables if table.fixture is not None]:
            wait([table.pipe for table in busy], timeout=_GLANCE)
            for table in busy:
                played = table.look()
                if played is None:
                    continue
                if waiting:
                    table.begin(waiting.popleft())
                yield played
    finally:
        for table in tables:
            table.close()


@final
class _Table:
    """A playing process, and how long its bot has been thinking."""

    pipe: Connection

    def __init__(self, contest: Contest, make: Maker, *, with_record: bool) -> None:
        self.fixture: Fixture | None = None
        self._contest = contest
        self._make = make
        self._with_record = with_record
        self._progress = SharedProgress(SPAWN, contest.turn_limit)
        self._moment = -1
        self._thinker = NOBODY
        self._noted = 0
        self._thought = 0.0
        self._looked = 0.0
        self._tries = 0
        self._start()

    def begin(self, fixture: Fixture) -> None:
        """Have a game played."""
        self.fixture = fixture
        self._tries = 1
        self._send()

    def look(self) -> Played | None:
        """The game if it is finished, by its end or by a forfeit; None while it goes on."""
        if self.pipe.poll():
            try:
                return self._take(self.pipe.recv())
            except (EOFError, OSError):
                return self._bury()
        if self._has_stalled():
            self.close()
            return self._forfeited(f"did not decide within {self._contest.longest:g} seconds")
        return None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._child.close()

    def _start(self) -> None:
        self._progress.clear()
        self._child = Child(work, self._progress, self._contest, self._make, self._with_record)
        self.pipe = self._child.pipe

    def _send(self) -> None:
        self._looked = monotonic()
        try:
            self.pipe.send(self.fixture)
        except OSError:
            # The process was killed for a forfeit, or has ended by itself between two games.
            self.close()
            self._start()
            self.pipe.send(self.fixture)

    def _take(self, message: Played | Broken) -> Played:
        if isinstance(message, Broken):
            lost = GameLost(f"{self._named()} could not be played on: {message.error}")
            lost.add_note(message.trace)
            raise lost
        self.fixture = None
        return message

    def _has_stalled(self) -> bool:
        """Whether the bot has thought for too long, counted by looks.

        A gap between looks means that all of this was suspended, not that the bot was thinking.
        """
        now = monotonic()
        passed, self._looked = min(now - self._looked, 4 * _GLANCE), now
        noted, moment, thinker = self._progress.noted, self._progress.moment, self._progress.thinker
        if thinker == NOBODY or moment != self._moment:
            self._moment = moment
            self._thought = 0.0
        else:
            # Kept, as the bot may yet decide between this look and the end of its process.
            self._thinker, self._noted = thinker, noted
            self._thought += passed
        return self._thought > self._contest.longest

    def _bury(self) -> Played | None:
        """The game of a process that has ended: lost by the bot that was thinking, or else tried again."""
        code = self._child.ended()
        self.close()
        self._thinker, self._noted = self._progress.thinker, self._progress.noted
        if self._progress.moment != self._moment:
            self._thought = 0.0
        if self._thinker != NOBODY:
            return self._forfeited(f"ended its process (exit code {code})")
        if self._tries == _TRIES:
            raise GameLost(f"{self._named()} could not be played: its process ended (exit code {code}).")
        self._tries += 1
        self._send()
        return None

    def _forfeited(self, why: str) -> Played:
        """The game as far as it went, lost by the bot that was thinking."""
        assert self.fixture is not None
        fixture, self.fixture = self.fixture, None
        match = Match(self._contest.deal(fixture), self._contest.budget, self._contest.turn_limit)
        for action, taken in self._progress.decisions(self._noted):
            match.decide(action, taken)
        match.forfeit(SIDES[self._thinker], why, self._thought)
        return Played(match.result(fixture), match.record(fixture) if self._with_record else None)

    def _named(self) -> str:
        told = str(self.fixture)
        return told[0].upper() + told[1:]
