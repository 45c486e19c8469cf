"""The process that plays: it takes one game after the other, until there are no more or it is killed."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import final

from arpents.arena.contest import Contest, Fixture
from arpents.arena.match import play_fixture
from arpents.arena.results import GameResult
from arpents.arena.shared_progress import SharedProgress
from arpents.bots.asking import Maker
from arpents.bots.processes.spawning import prepare_process


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


def work(
    pipe: Connection, progress: SharedProgress, contest: Contest, make: Maker, with_record: bool
) -> None:
    """Play the games that come through the pipe, and send back what came of them."""
    prepare_process()
    while True:
        try:
            fixture: Fixture = pipe.recv()
        except EOFError:
            return
        progress.clear()
        pipe.send(_play(contest, fixture, make, progress, with_record=with_record))


def _play(
    contest: Contest, fixture: Fixture, make: Maker, progress: SharedProgress, *, with_record: bool
) -> Played | Broken:
    try:
        match = play_fixture(contest, fixture, make, progress)
        progress.rest()
        return Played(match.result(fixture), match.record(fixture) if with_record else None)
    except Exception as error:
        return Broken(repr(error), traceback.format_exc())
