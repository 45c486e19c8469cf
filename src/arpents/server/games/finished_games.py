"""Finished games as text, which everybody may read."""

from __future__ import annotations

from datetime import UTC, datetime

from arpents.engine.sides import SIDES
from arpents.records.writing import write_game
from arpents.server.games.room import FINISHED, Room
from arpents.server.request_errors import GameNotOver


def check_over(room: Room) -> None:
    """Refuse to lay a game open that is not over."""
    if room.status != FINISHED:
        raise GameNotOver("This game is not over: it can be read when it is.")


def finished_record(room: Room) -> str:
    """A finished game as the text of a game file: all of it, hidden cards included."""
    check_over(room)
    if room.created.imported and room.created.opening is not None:
        return room.created.opening
    headers = {
        "Id": room.id,
        "Date": datetime.fromtimestamp(room.created_at, UTC).date().isoformat(),
        **{str(side).capitalize(): room.players[side].name for side in SIDES},
    }
    return str(write_game(room.the_table().game, headers))
