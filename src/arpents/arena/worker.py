"""The process that plays: it takes one game after the other, until there are no more or it is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import final

from arpents.arena.contest import Contest, Fixture
from arpents.arena.match import play_fixture
from arpents.arena.results import GameResult
from arpents.arena.seating import Maker
from arpents.arena.sheet import Sheet


@final
@dataclass(frozen=True)
class Played:
    """A game that is finished, and its record if one is wanted."""

    result: GameResult
    record: str | None = None


@final
@dataclass(frozen=True)
class Broken:
    """What went wrong in a game without a bot being at fault."""

    error: str
    trace: str


def work(pipe: Connection, sheet: Sheet, contest: Contest, make: Maker, *, with_record: bool) -> None:
    """Play the games that come through the pipe, and send back what came of them."""
    # Ctrl-C reaches every process of a terminal; only the one that watches should heed it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what a bot prints should not mix with results
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            fixture: Fixture = pipe.recv()
        except EOFError:
            return
        sheet.clear()
        pipe.send(_play(contest, fixture, make, sheet, with_record=with_record))


def _play(
    contest: Contest, fixture: Fixture, make: Maker, sheet: Sheet, *, with_record: bool
) -> Played | Broken:
    try:
        match = play_fixture(contest, fixture, make, sheet)
        sheet.rest()
        return Played(match.result(fixture), match.record(fixture) if with_record else None)
    except Exception as error:
        return Broken(repr(error), traceback.format_exc())


def _end_with_parent() -> None:
    """End this process when the one that started it is gone, even if a bot never comes back."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
