"""The things that can be written, each of which is done whole or not at all."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, final

from sqlalchemy import Double, bindparam, case, delete, insert, select, update

from arpents.server.store.errors import Conflict, UnknownGame
from arpents.server.store.prepared import Prepared
from arpents.server.store.rows import EMPTY, GOING_ON, GameRow, NewEvent, to_columns, to_text
from arpents.server.store.tables import EVENTS, GAMES, PUSH

if TYPE_CHECKING:
    from sqlalchemy import Connection, Executable

AT_ONCE: Final = 500
"""How many games one statement deletes; databases limit the number of its parameters."""

_INSERT_GAME: Final = insert(GAMES)
_INSERT_EVENTS: Final = Prepared(insert(EVENTS))
_THERE: Final = GAMES.c.deleted_at.is_(None)
_LAST_SEQ: Final = select(GAMES.c.last_seq).where(GAMES.c.id == bindparam("game"), _THERE)
_ACTIVE: Final = bindparam("active_at", type_=Double)
_KEPT: Final = ("id", "created_at", "deleted_at")
_UPDATE_GAME: Final = Prepared(
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"), GAMES.c.last_seq == bindparam("known"), _THERE)
    .values(
        {column.name: bindparam(column.name) for column in GAMES.c if column.name not in _KEPT}
        # A game that was brought back counts as active from then on, whatever its events say.
        | {"active_at": case((GAMES.c.active_at > _ACTIVE, GAMES.c.active_at), else_=_ACTIVE)}
    )
)
_UNSUBSCRIBE: Final = Prepared(delete(PUSH).where(PUSH.c.game == bindparam("of")))
_NAMED: Final = GAMES.c.id.in_(bindparam("games", expanding=True))
_DELETE: Final = delete(GAMES).where(_NAMED)
_DISCARD: Final = (
    update(GAMES)
    .where(_NAMED, _THERE, GAMES.c.active_at < bindparam("before"))
    .values(deleted_at=bindparam("now"))
)
_UNDELETE: Final = (
    update(GAMES)
    .where(_NAMED, GAMES.c.deleted_at.is_not(None))
    .values(deleted_at=None, active_at=bindparam("now"))
)
_STRIP: Final = (
    update(EVENTS)
    .where(
        EVENTS.c.game == bindparam("of"),
        EVENTS.c.kind.in_(bindparam("kinds", expanding=True)),
        EVENTS.c.data != EMPTY,
    )
    .values(data=EMPTY)
)


class Request(Protocol):
    """Something to write: the games that it touches, and how it is done."""

    @property
    def games(self) -> Sequence[str]:
        """The games that it touches, in order of their names."""

    def perform(self, connection: Connection) -> int:
        """Write it, and return the number that the caller waits for; refuse before anything is written."""

    def refusal(self) -> Exception:
        """What to tell if the database finds that there is already what would be written."""


@final
class Create:
    """A new game with its first events."""

    def __init__(self, row: GameRow, events: Sequence[NewEvent]) -> None:
        self.games = (row.id,)
        self._columns = {**to_columns(row), "last_seq": len(events)}
        self._events = event_columns(row.id, 0, events)

    def perform(self, connection: Connection) -> int:
        """Write the row and the events."""
        connection.execute(_INSERT_GAME, self._columns)
        if self._events:
            _INSERT_EVENTS.execute(connection, self._events)
        return len(self._events)

    def refusal(self) -> Exception:
        """The game exists."""
        return Conflict(self.games[0], 0, None)


@final
class Append:
    """More events of a game, if it is still where the caller believes it to be."""

    def __init__(self, row: GameRow, events: Sequence[NewEvent]) -> None:
        self.games = (row.id,)
        self._over = row.status not in GOING_ON
        self._known = row.last_seq
        self._last = row.last_seq + len(events)
        columns = to_columns(row)
        for name in _KEPT:
            columns.pop(name, None)
        self._columns = {**columns, "last_seq": self._last, "game": row.id, "known": self._known}
        self._events = event_columns(row.id, self._known, events)

    def perform(self, connection: Connection) -> int:
        """Write the row first: it is locked from then on, so that of two appends one comes second."""
        if _UPDATE_GAME.execute(connection, self._columns).rowcount != 1:
            game = self.games[0]
            last = connection.execute(_LAST_SEQ, {"game": game}).scalar()
            raise UnknownGame(game) if last is None else Conflict(game, self._known, last)
        if self._events:
            _INSERT_EVENTS.execute(connection, self._events)
        if self._over:  # nobody has a turn any more, whom browsers could be told of
            _UNSUBSCRIBE.execute(connection, {"of": self.games[0]})
        return self._last

    def refusal(self) -> Exception:
        """An event with this number exists."""
        return Conflict(self.games[0], self._known, None)


class _OfMany:
    """Something that is done to many games in a few statements, and counts those that it was done to."""

    _statement: Executable

    def __init__(self, games: Sequence[str], **given: float) -> None:
        self.games = tuple(sorted(set(games)))
        self._given = given

    def perform(self, connection: Connection) -> int:
        """Do it, and count those that there were."""
        parts = (self.games[start : start + AT_ONCE] for start in range(0, len(self.games), AT_ONCE))
        return sum(
            connection.execute(self._statement, {"games": part, **self._given}).rowcount for part in parts
        )

    def refusal(self) -> Exception:
        """It is never refused."""
        return AssertionError("this writes nothing that could exist already")


@final
class Delete(_OfMany):
    """The end of some games, with all their events."""

    _statement = _DELETE


@final
class Discard(_OfMany):
    """The end of some games for now: they can be brought back."""

    _statement = _DISCARD

    def __init__(self, games: Sequence[str], at: float, active_before: float | None) -> None:
        super().__init__(games, now=at, before=math.inf if active_before is None else active_before)


@final
class Undelete(_OfMany):
    """The return of some games that were discarded."""

    _statement = _UNDELETE

    def __init__(self, games: Sequence[str], at: float) -> None:
        super().__init__(games, now=at)


@final
class Strip:
    """The data of some kinds of events of a game, forgotten; the events stay, with their numbers."""

    def __init__(self, game: str, kinds: Sequence[str]) -> None:
        self.games = (game,)
        self._kinds = tuple(kinds)

    def perform(self, connection: Connection) -> int:
        """Blank them, and count those that had any data."""
        game = self.games[0]
        if connection.execute(_LAST_SEQ, {"game": game}).scalar() is None:
            raise UnknownGame(game)
        return connection.execute(_STRIP, {"of": game, "kinds": self._kinds}).rowcount

    def refusal(self) -> Exception:
        """Stripping is never refused."""
        return AssertionError("stripping writes nothing that could exist already")


def event_columns(game: str, last: int, events: Sequence[NewEvent]) -> list[dict[str, Any]]:
    """Events that follow the last one of a game, by the names of their columns."""
    return [
        {"game": game, "seq": seq, "kind": event.kind, "data": to_text(event.data), "at": event.at}
        for seq, event in enumerate(events, last + 1)
    ]
