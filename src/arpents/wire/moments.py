"""Moments and stories as data: how a game stood once, and a whole game with nothing hidden."""

from __future__ import annotations

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.scoring import points
from arpents.engine.state import STARTING_CARD, State
from arpents.engine.views import View
from arpents.table import Moments
from arpents.wire.happenings import EventData, event_data
from arpents.wire.view import ViewData, view_data
from arpents.wire.words import FORM, SIDE_NAMES, SideName


@with_config(FORM)
class MomentData(TypedDict):
    """How a game stood when somebody had to decide."""

    events: int
    """How many events had happened: those asked for, and the rest of what came of the same decision."""
    decisions: int
    """How many decisions had been made."""
    view: ViewData


@with_config(FORM)
class CountsBySide(TypedDict):
    """Something that was counted at each moment, for both sides."""

    british: list[int]
    french: list[int]


@with_config(FORM)
class TurnData(TypedDict):
    """A turn of a game."""

    turn: int
    """The turns of both sides are counted together, from 1 on."""
    side: SideName
    events: int
    """How many events had happened when it began."""


@with_config(FORM)
class StoryData(TypedDict):
    """A whole game that is over, with nothing hidden."""

    events: list[EventData]
    moments: list[int]
    """For each moment, before the first decision and after each, how many events had happened."""
    points: CountsBySide
    """The points at each moment."""
    money: CountsBySide
    """The money at each moment."""
    turns: list[TurnData]


def moment_data(moments: Moments, number: int, view: View) -> MomentData:
    """A moment as somebody may see it."""
    return {"events": moments.ends[number], "decisions": number, "view": view_data(view)}


def story_data(moments: Moments) -> StoryData:
    """A game that is over as data."""
    counted: list[tuple[int, int, int, int]] = []
    for state in moments.states():
        british, french = state.sides
        counted.append((points(state, 0), points(state, 1), british.money, french.money))
    columns = [list(column) for column in zip(*counted, strict=True)]
    return {
        "events": [event_data(event) for event in moments.log],
        "moments": moments.ends,
        "points": {"british": columns[0], "french": columns[1]},
        "money": {"british": columns[2], "french": columns[3]},
        "turns": _turns(moments),
    }


def _turns(moments: Moments) -> list[TurnData]:
    turns: list[TurnData] = [
        {"turn": event.turn, "side": SIDE_NAMES[event.side_number], "events": number}
        for number, event in enumerate(moments.log)
        if event.turn is not None
    ]
    first: State = moments.state(0)
    told = turns[0]["turn"] if turns else 0
    if first.phase != STARTING_CARD and told != first.turn + 1:  # it went on from the middle of a turn
        turns.insert(0, {"turn": first.turn + 1, "side": SIDE_NAMES[first.to_move], "events": 0})
    return turns
