"""Summaries: what lists and headings tell of a game, which is what a spectator may know."""

from __future__ import annotations

from typing import Final, Literal, cast
from weakref import WeakKeyDictionary

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.scoring import points
from arpents.engine.sides import SIDES, Side
from arpents.server.games.room import FINISHED, OPEN, PLAYING, Room
from arpents.server.games.starting_position import StartData, start_of
from arpents.server.store import GameRow
from arpents.wire.view import OutcomeData, PointsBySide, RulesData, outcome_data, rules_data
from arpents.wire.words import FORM, SIDE_NAMES, SideName

Status = Literal["open", "playing", "finished", "aborted"]


@with_config(FORM)
class PlayerData(TypedDict):
    """A player: a name, and the bot if it is one."""

    name: str
    bot: str | None


@with_config(FORM)
class GameSummary(TypedDict):
    """What is told of a game to everybody who may know of it."""

    id: str
    status: Status
    public: bool
    imported: bool
    """Whether it was played elsewhere, and has nobody's seats."""
    rules: RulesData
    start: StartData | None
    """The position that it begins from, of which the host has seen every card; null for a fresh deal."""
    host: str
    """The name of whoever set it up."""
    side: SideName | None
    """The side of whoever set it up; null if the opponent chooses."""
    invited: bool
    """Whether only whoever has its invitation can join it."""
    british: PlayerData | None
    french: PlayerData | None
    turn: int
    """The turn, from 1 on; 0 before the game has begun."""
    points: PointsBySide
    decider: SideName | None
    """The side that must decide now."""
    outcome: OutcomeData | None
    created_at: float
    active_at: float
    """When anything last happened that everybody may know of, in seconds since 1970."""
    rematch: str | None
    """The further game between the two."""


_kept: Final[WeakKeyDictionary[Room, tuple[object, GameSummary]]] = WeakKeyDictionary()


def summary_of(room: Room) -> GameSummary:
    """What is told of a game, as a spectator sees it: made once for each change, and not to be altered."""
    found, state = _kept.get(room), room.public_state
    if found is None or found[0] != state:
        found = _kept[room] = (state, _summary(room))
    return found[1]


def _summary(room: Room) -> GameSummary:
    created = room.created
    view = room.table.view(None) if room.table is not None and room.status in {PLAYING, FINISHED} else None
    return GameSummary(
        id=room.id,
        status=cast(Status, room.status),
        public=created.public,
        imported=created.imported,
        rules=rules_data(room.rules),
        start=start_of(room),
        host=created.host.name,
        side=cast("SideName | None", created.side),
        invited=created.invite is not None,
        british=_player(room, SIDES[0]),
        french=_player(room, SIDES[1]),
        turn=0 if view is None else view.state.turn + 1,
        points=PointsBySide(
            british=0 if view is None else points(view.state, 0),
            french=0 if view is None else points(view.state, 1),
        ),
        decider=None if room.decider is None else SIDE_NAMES[room.decider],
        outcome=None if view is None else outcome_data(view.state),
        created_at=room.created_at,
        active_at=room.active_at,
        rematch=room.rematch,
    )


def _player(room: Room, side: Side) -> PlayerData | None:
    player = room.players.get(side)
    return None if player is None else PlayerData(name=player.name, bot=player.bot)


def is_listed(room: Room) -> bool:
    """Whether lists show a game: not while it waits for somebody whom nobody finds there."""
    return room.created.public and not (room.status == OPEN and room.created.invite is not None)


def row_of(room: Room) -> GameRow:
    """The row of a game in the lists."""
    return GameRow(
        id=room.id,
        status=room.status,
        public=is_listed(room),
        waiting=room.waiting,
        created_at=room.created_at,
        active_at=room.active_at,
        last_seq=room.last_seq,
        summary={**summary_of(room)},
    )
