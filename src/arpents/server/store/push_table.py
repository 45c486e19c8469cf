"""What is kept of browsers that want to be told of turns: where, with which keys, and what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from arpents.server.store.errors import UnknownGame
from arpents.server.store.rows import GOING_ON
from arpents.server.store.tables import GAMES, PUSH

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_OF_A_SEAT: Final = 5
"""How many browsers are told of one seat's turns: the oldest goes for one too many."""

MOST_FAILURES: Final = 5
"""After how many notices in a row that nobody took a browser is forgotten."""

NOTHING: Final = ""


class Subscription(Struct, frozen=True, kw_only=True):
    """A browser that wants to be told of the turns of a seat."""

    game: str
    seat: str
    """The hash of the token that opens the seat."""
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created_at: float
    told: str = NOTHING
    """Of which turn it was told last."""
    failures: int = 0

    @property
    def name(self) -> str:
        """What it is known by among those of its seat."""
        return sha256(self.endpoint.encode()).hexdigest()[:32]


def subscriptions_of(connection: Connection, game: str, seat: str) -> list[Subscription]:
    """All browsers of a seat, the oldest first."""
    wanted = [PUSH.c[name] for name in Subscription.__struct_fields__]
    query = (
        select(*wanted)
        .where(PUSH.c.game == game, PUSH.c.seat == seat)
        .order_by(PUSH.c.created_at, PUSH.c.name)
    )
    return [Subscription(**found._mapping) for found in connection.execute(query)]


class _Never:
    """Something that no database refuses."""

    games: Sequence[str] = ()

    def refusal(self) -> Exception:
        """It is never refused."""
        return AssertionError("there can be no other such row")


@final
class Subscribe(_Never):
    """A browser wants to be told; again, if it has said so before."""

    def __init__(self, subscription: Subscription) -> None:
        self._row = subscription

    def perform(self, connection: Connection) -> int:
        """Write it in place of the same one, let go of the oldest if there are too many, and count them.

        Of a game that is over there is none.
        """
        row = self._row
        # Locked until it is written, lest another process write the end of the game in between.
        status = select(GAMES.c.status).where(GAMES.c.id == row.game).with_for_update(read=True)
        if connection.execute(status).scalar() not in (None, *GOING_ON):
            return 0
        there = subscriptions_of(connection, row.game, row.seat)
        older = [one for one in there if one.name != row.name]
        gone = [row.name, *(one.name for one in older[: max(0, len(older) + 1 - MOST_OF_A_SEAT)])]
        # What it was told stays: a page that is opened again is not told again.
        told = next((one.told for one in there if one.name == row.name), NOTHING)
        connection.execute(
            delete(PUSH).where(PUSH.c.game == row.game, PUSH.c.seat == row.seat, PUSH.c.name.in_(gone))
        )
        columns = {**msgspec.structs.asdict(row), "name": row.name, "told": told}
        connection.execute(insert(PUSH), columns)
        return min(len(older) + 1, MOST_OF_A_SEAT)

    def refusal(self) -> Exception:
        """The game has been deleted for good meanwhile."""
        return UnknownGame(self._row.game)


@final
class Unsubscribe(_Never):
    """A browser is forgotten, or all browsers of a game are."""

    def __init__(self, game: str, seat: str | None = None, name: str | None = None) -> None:
        self._which = [PUSH.c.game == game]
        if seat is not None:
            self._which.append(PUSH.c.seat == seat)
        if name is not None:
            self._which.append(PUSH.c.name == name)

    def perform(self, connection: Connection) -> int:
        """Delete the rows, and return how many there were."""
        return connection.execute(delete(PUSH).where(*self._which)).rowcount


@final
class Sweep(_Never):
    """The browsers of games that are over are forgotten, those of so many games at a time."""

    def __init__(self, limit: int) -> None:
        over = select(PUSH.c.game).join(GAMES).where(GAMES.c.status.not_in(GOING_ON)).distinct().limit(limit)
        self._which = PUSH.c.game.in_(over)

    def perform(self, connection: Connection) -> int:
        """Delete the rows, and return how many there were."""
        return connection.execute(delete(PUSH).where(self._which)).rowcount


@final
class Tell(_Never):
    """The browsers of a seat are told of a turn, which each is once."""

    def __init__(self, game: str, seat: str, turn: str) -> None:
        self._which = PUSH.c.game == game, PUSH.c.seat == seat, PUSH.c.told != turn
        self._turn = turn

    def perform(self, connection: Connection) -> int:
        """Note it, and return how many there are that were not told before."""
        return connection.execute(update(PUSH).where(*self._which).values(told=self._turn)).rowcount


@final
class Delivered(_Never):
    """What came of a notice: whoever takes none again and again is forgotten."""

    def __init__(self, subscription: Subscription, *, taken: bool) -> None:
        one = subscription
        self._which = PUSH.c.game == one.game, PUSH.c.seat == one.seat, PUSH.c.name == one.name
        self._taken = taken

    def perform(self, connection: Connection) -> int:
        """Note it, and return how many are forgotten."""
        failures = 0 if self._taken else PUSH.c.failures + 1
        connection.execute(update(PUSH).where(*self._which).values(failures=failures))
        done = delete(PUSH).where(*self._which, PUSH.c.failures >= MOST_FAILURES)
        return connection.execute(done).rowcount
