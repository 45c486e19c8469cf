"""What is asked of the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, extract, func, or_, select, tuple_

from arpents.server.store.errors import UnknownGame
from arpents.server.store.rows import EMPTY, Census, GameRow, StoredEvent, from_text
from arpents.server.store.tables import EVENTS, GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row, Select

_THERE: Final = GAMES.c.deleted_at.is_(None)
_ROW: Final = select(GAMES).where(GAMES.c.id == bindparam("game"), _THERE)
_DELETED_AT: Final = select(GAMES.c.deleted_at).where(GAMES.c.id == bindparam("game")).scalar_subquery()
_EVENTS: Final = (
    select(EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.at)
    .where(EVENTS.c.game == bindparam("game"), EVENTS.c.seq > bindparam("after"), _DELETED_AT.is_(None))
    .order_by(EVENTS.c.seq)
)
_FIRST: Final = select(EVENTS.c.game, EVENTS.c.seq, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.at).where(
    EVENTS.c.seq == 1, EVENTS.c.game.in_(bindparam("games", expanding=True))
)
_NEWEST: Final = select(GAMES.c.active_at).order_by(GAMES.c.active_at.desc()).limit(1)
_CLOCK: Final = select(extract("epoch", func.clock_timestamp()))
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
    query = select(GAMES).where(_THERE).order_by(GAMES.c.active_at.desc(), GAMES.c.id.desc()).limit(limit)
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


def discarded(connection: Connection, before: float, limit: int) -> list[str]:
    """Games that were deleted before a time and are still there, the first deleted first."""
    query = select(GAMES.c.id).where(GAMES.c.deleted_at < before).order_by(GAMES.c.deleted_at).limit(limit)
    return list(connection.execute(query).scalars())


def census(connection: Connection, due: Mapping[str, float]) -> Census:
    """How many games there are, how many are due by status and last activity, and the newest activity."""
    old = or_(*((GAMES.c.status == status) & (GAMES.c.active_at < before) for status, before in due.items()))
    count = select(func.count()).select_from(GAMES).where(_THERE)
    return Census(
        games=connection.execute(count).scalar_one(),
        due=connection.execute(count.where(old)).scalar_one(),
        newest=connection.execute(_NEWEST).scalar(),
    )


def speaking(connection: Connection, games: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """Which of some games have events of some kinds whose data is still there."""
    query = (
        select(EVENTS.c.game)
        .where(EVENTS.c.game.in_(games), EVENTS.c.kind.in_(kinds), EVENTS.c.data != EMPTY)
        .distinct()
    )
    return list(connection.execute(query).scalars())


def clock(connection: Connection) -> float:
    """The time by PostgreSQL's clock, in seconds since 1970."""
    return float(connection.execute(_CLOCK).scalar_one())


def answers(connection: Connection) -> None:
    """See whether the table of games can be read."""
    connection.execute(_ANY).all()


def has_games(connection: Connection) -> bool:
    """Whether there is any game."""
    return connection.execute(_ANY).first() is not None
