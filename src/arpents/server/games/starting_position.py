"""The starting position: what a game begins from, if whoever set it up has seen it with every card.

All of it follows from what is stored of the game first, so it is told of games of older versions too.
"""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.scoring import points
from arpents.engine.sides import NOBODY
from arpents.engine.state import State
from arpents.records.file_replay import replay_until
from arpents.records.game_text import read_game_text
from arpents.server.games.facts import Created
from arpents.server.games.openings import has_position
from arpents.server.games.room import Room
from arpents.table import open_view
from arpents.wire.view import PointsBySide, ViewData, view_data
from arpents.wire.words import FORM, SIDE_NAMES, SideName


@with_config(FORM)
class StartData(TypedDict):
    """A position that a game begins from instead of a deal: the host has seen every card of it."""

    turn: int
    """The turn, from 1 on."""
    decider: SideName | None
    """The side that decides first; null if the game is over as it begins, as a record may be."""
    points: PointsBySide
    game: str | None
    """The public game of this server that it goes on from; null if it is a record or another game."""
    own_scenario: bool
    """Whether it follows a scenario that is written in the record, whatever its name, and not one of the
    server's."""


@with_config(FORM)
class PositionData(TypedDict):
    """The position that a game begins from, with everything open; null twice if it begins with a deal."""

    start: StartData | None
    view: ViewData | None


_kept: Final[WeakKeyDictionary[Room, StartData]] = WeakKeyDictionary()


def start_of(room: Room) -> StartData | None:
    """The position that a game begins from; None if it begins with a deal."""
    if not room.from_position:
        return None
    found = _kept.get(room)
    if found is None:
        found = _kept[room] = _start(_first_state(room), room.created.origin)
    return found


def start_in(created: Created) -> StartData | None:
    """The same, told by the first fact of a game alone."""
    if not has_position(read_game_text(created.source)):
        return None
    return _start(_state_in(created), created.origin)


_positions: Final[WeakKeyDictionary[Room, bytes]] = WeakKeyDictionary()


def position_json(room: Room) -> bytes:
    """The same with the position itself, both hands open, as JSON that is made once."""
    found = _positions.get(room)
    if found is None:
        found = _positions[room] = msgspec.json.encode(position_of(room))
    return found


def position_of(room: Room) -> PositionData:
    """The position that a game begins from, both hands open."""
    start = start_of(room)
    view = None if start is None else view_data(open_view(_first_state(room)))
    return {"start": start, "view": view}


def _first_state(room: Room) -> State:
    """Where somebody first has to decide."""
    if room.table is not None:
        return room.table.moments(None).state(0)
    return _state_in(room.created)


def _state_in(created: Created) -> State:
    return replay_until(read_game_text(created.source), 0).state


def _start(state: State, origin: str | None) -> StartData:
    return {
        "turn": state.turn + 1,
        "decider": None if state.decider == NOBODY else SIDE_NAMES[state.decider],
        "points": {"british": points(state, 0), "french": points(state, 1)},
        "game": origin,
        "own_scenario": bool(state.rules.scenario.source),
    }
