"""Records: finished games as text, and their moments, which everybody may see."""

from __future__ import annotations

from datetime import UTC, datetime

from arpents.engine.sides import SIDES
from arpents.records.writing import write_game
from arpents.server.faults import GameNotOver
from arpents.server.room import FINISHED, Room


def finished_record(room: Room) -> str:
    """A finished game as the text of a game file: all of it, hidden cards included."""
    if room.status != FINISHED:
        raise GameNotOver("This game is not over: it can be read when it is.")
    if room.created.imported and room.created.opening is not None:
        return room.created.opening
    headers = {
        "Id": room.id,
        "Date": datetime.fromtimestamp(room.created_at, UTC).date().isoformat(),
        **{str(side).capitalize(): room.players[side].name for side in SIDES},
    }
    return str(write_game(room.the_table().game, headers))
