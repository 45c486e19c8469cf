"""What is asked of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, select, tuple_

from arpents.server.store.errors import UnknownGame
from arpents.server.store.facts import GameRow, StoredEvent, from_text
from arpents.server.store.tables import EVENTS, GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row, Select

_ROW: Final = select(GAMES).where(GAMES.c.id == bindparam("game"))
_EVENTS: Final = (
    select(EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.at)
    .where(EVENTS.c.game == bindparam("game"), EVENTS.c.seq > bindparam("after"))
    .order_by(EVENTS.c.seq)
)
_FIRST: Final = select(EVENTS.c.game, EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.at).where(
    EVENTS.c.seq == 1, EVENTS.c.game.in_(bindparam("games", expanding=True))
)
_ANY: Final = select(GAMES.c.id).limit(1)


def to_row(found: Row[Any]) -> GameRow:
    """The row of a game that was found in the table."""
    columns = {name: getattr(found, name) for name in GameRow.__struct_fields__}
    return GameRow(**{**columns, "summary": from_text(columns["summary"])})


def row_of(connection: Connection, game: str) -> GameRow:
    """The row of a game."""
    found = connection.execute(_ROW, {"game": game}).one_or_none()
    if found is None:
        raise UnknownGame(game)
    return to_row(found)


def events_of(connection: Connection, game: str, after: int) -> list[StoredEvent]:
    """The events of a game that follow one of its events."""
    found = connection.execute(_EVENTS, {"game": game, "after": after}).all()
    if not found:
        row_of(connection, game)
    return [StoredEvent(seq, kind, from_text(data), at) for seq, kind, data, at in found]


def first_events_of(connection: Connection, games: Sequence[str]) -> dict[str, StoredEvent]:
    """The first event of each of these games that there is."""
    found = connection.execute(_FIRST, {"games": list(games)}).all()
    return {game: StoredEvent(seq, kind, from_text(data), at) for game, seq, kind, data, at in found}


def listing(
    status: str | None,
    public: bool | None,
    waiting: str | None,
    active_before: float | None,
    limit: int,
    before: tuple[float, str] | None,
) -> Select[Any]:
    """The query for the games that meet all conditions, the last active first."""
    query = select(GAMES).order_by(GAMES.c.active_at.desc(), GAMES.c.id.desc()).limit(limit)
    if status is not None:
        query = query.where(GAMES.c.status == status)
    if public is not None:
        query = query.where(GAMES.c.public.is_(public))
    if waiting is not None:
        query = query.where(GAMES.c.waiting == waiting)
    if active_before is not None:
        query = query.where(GAMES.c.active_at < active_before)
    if before is not None:
        query = query.where(tuple_(GAMES.c.active_at, GAMES.c.id) < tuple_(*before))
    return query


def rows_of(connection: Connection, query: Select[Any]) -> list[GameRow]:
    """The games that a query finds."""
    return [to_row(found) for found in connection.execute(query)]


def answers(connection: Connection) -> None:
    """See whether the table of games can be read."""
    connection.execute(_ANY).all()


def has_games(connection: Connection) -> bool:
    """Whether there is any game."""
    return connection.execute(_ANY).first() is not None
