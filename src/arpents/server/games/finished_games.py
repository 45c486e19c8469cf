"""Finished games as text, which everybody may read."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, datetime
from urllib.parse import quote

from arpents.engine.sides import SIDES
from arpents.records.writing import write_game
from arpents.server.games.room import FINISHED, Room
from arpents.server.request_errors import GameNotOver


def check_over(room: Room, token: str | None = None) -> None:
    """Refuse to lay a game open that is not over; of a private one, only who may know of it learns that."""
    if room.status != FINISHED:
        room.conceal(token)
        raise GameNotOver("This game is not over: it can be read when it is.")


def finished_record(room: Room) -> str:
    """A finished game as the text of a game file: all of it, hidden cards included."""
    check_over(room)
    if room.created.imported and room.created.opening is not None:
        return room.created.opening
    headers = {
        "Id": room.id,
        "Date": _day(room),
        **{str(side).capitalize(): room.players[side].name for side in SIDES},
    }
    return str(write_game(room.the_table().game, headers))


def nameless_record(room: Room) -> str | None:
    """A finished game that was played here as the text of a game file, without who played it."""
    if room.status != FINISHED or room.created.imported:
        return None
    return str(write_game(room.the_table().game, {"Id": room.id}))


def record_name(room: Room) -> str:
    """What its file is called: the game, who played whom, and when."""
    players = "-".join(_plain(room.players[side].name) or str(side) for side in SIDES)
    return f"arpents-{players}-{_day(room)}.arpents"


def shown_as(name: str) -> str:
    """The header by which browsers show a text, and save it under a name: in ASCII too, for older ones."""
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    short = re.sub("-+", "-", ascii_only)
    return f"inline; filename=\"{short}\"; filename*=UTF-8''{quote(name, safe='')}"


def _plain(name: str) -> str:
    """A player's name as part of a file's: letters and digits, in small type."""
    return re.sub(r"[\W_]+", "-", name.lower()).strip("-")


def _day(room: Room) -> str:
    return datetime.fromtimestamp(room.created_at, UTC).date().isoformat()
