"""What is known of clients: networks that are banned, and those that each process has most to do for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, or_, select

from arpents.server.store.database import Database, ended
from arpents.server.store.schema import prepare
from arpents.server.store.tables import BANS, CLIENTS

if TYPE_CHECKING:
    from sqlalchemy import Connection

FORGOTTEN_AFTER: Final = 600.0
"""After how many seconds what a process told is deleted: it has ended, or has nothing to tell."""


class Ban(Struct, frozen=True):
    """A network that is banned, for good or until some time."""

    network: str
    created_at: float
    expires_at: float | None
    reason: str


class BusyClient(Struct, frozen=True, kw_only=True):
    """A client that a process had much to do for, in the minute before ``at``."""

    network: str
    client: str
    """What the access log calls it."""
    requests: int
    refused: int
    work: float
    at: float


_BANS: Final = select(BANS).order_by(BANS.c.created_at, BANS.c.network)
_BUSY: Final = select(*(CLIENTS.c[name] for name in BusyClient.__struct_fields__))


def read_bans(connection: Connection) -> list[Ban]:
    """All bans, also those that are over, the oldest first."""
    return [Ban(*found) for found in connection.execute(_BANS)]


@final
class TellClients:
    """The busiest clients of a process, in place of those that it told before."""

    games: Sequence[str] = ()

    def __init__(self, process: str, rows: Sequence[BusyClient], now: float) -> None:
        self._process = process
        self._rows = [{**msgspec.structs.asdict(row), "process": process} for row in rows]
        self._forgotten = now - FORGOTTEN_AFTER

    def perform(self, connection: Connection) -> int:
        """Write them, and delete what processes told that are no more."""
        old = or_(CLIENTS.c.process == self._process, CLIENTS.c.at < self._forgotten)
        connection.execute(delete(CLIENTS).where(old))
        if self._rows:
            connection.execute(insert(CLIENTS), self._rows)
        return len(self._rows)

    def refusal(self) -> Exception:
        """It is never refused."""
        return AssertionError("what a process tells takes the place of what it told before")


def list_bans(url: str, now: float) -> list[Ban]:
    """The bans that hold."""
    with _connection(url, write=False) as connection:
        return [ban for ban in read_bans(connection) if ban.expires_at is None or ban.expires_at > now]


def add_ban(url: str, ban: Ban) -> None:
    """Ban a network, or change the ban that there is; those that are over are deleted."""
    with _connection(url, write=True) as connection:
        old = or_(BANS.c.network == ban.network, BANS.c.expires_at <= ban.created_at)
        connection.execute(delete(BANS).where(old))
        connection.execute(insert(BANS), msgspec.structs.asdict(ban))


def remove_ban(url: str, network: str) -> bool:
    """Lift a ban; whether there was one."""
    with _connection(url, write=True) as connection:
        return connection.execute(delete(BANS).where(BANS.c.network == network)).rowcount == 1


def busiest_clients(url: str, since: float) -> list[BusyClient]:
    """What all processes have told since some time, the busiest clients first."""
    with _connection(url, write=False) as connection:
        query = _BUSY.where(CLIENTS.c.at >= since).order_by(CLIENTS.c.work.desc(), CLIENTS.c.requests.desc())
        return [BusyClient(**found._mapping) for found in connection.execute(query)]


@contextmanager
def _connection(url: str, *, write: bool) -> Iterator[Connection]:
    """A transaction for a command, beside the servers that may be running."""
    database = Database(url)
    prepare(database, migrate=False)
    engine = database.writing() if write else database.reading(pooled=False)
    with ended(engine), engine.begin() as connection:
        yield connection
