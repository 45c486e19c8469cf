"""Record imports: what is read of a record that was sent in.

The process that reads records loads this module: it needs the rules, and neither HTTP nor storage.
"""

from __future__ import annotations

from typing import NamedTuple

from arpents.engine.sides import SIDES
from arpents.records.file_replay import NoSuchMoment
from arpents.records.game_text import read_game_text
from arpents.server.games.openings import imported, source_at, source_of
from arpents.server.request_errors import BadRecord


class Recorded(NamedTuple):
    """A game that was played elsewhere: the source of its rules, its text, and the names of both sides."""

    source: str
    text: str
    names: list[str]


class Reading(NamedTuple):
    """A record to be read: as a game that is over, or up to a decision from which to go on."""

    record: bytes
    decisions: int | None = None


def recorded(record: bytes) -> Recorded:
    """The recorded game, if it is over."""
    text, game = imported(record)
    headers = read_game_text(text).headers()
    names = [headers.get(str(side).capitalize(), "") for side in SIDES]
    return Recorded(source_of(game.state.rules), text, names)


def read(reading: Reading) -> Recorded | str | BadRecord | NoSuchMoment:
    """What a record tells, or the source of games that go on from it, or what is wrong with it."""
    try:
        if reading.decisions is None:
            return recorded(reading.record)
        return source_at(reading.record, reading.decisions)
    except (BadRecord, NoSuchMoment) as error:
        return error.with_traceback(None)
