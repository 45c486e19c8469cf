"""Connections to PostgreSQL on which nobody waits for ever.

A server that has stopped answering does not keep its own timeouts either, so the client has deadlines too.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

from psycopg import Connection, OperationalError
from psycopg.abc import PQGen
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect

LOCK_SHARE: Final = 0.6
"""Which share of the time that it has a statement may wait for a lock."""

STATEMENT_SHARE: Final = 0.8
"""Which share of it a statement may take: the server should give up before the client does."""

IDLE_SECONDS: Final = 15.0
"""How long a transaction may wait for a process that stands still, with everybody behind it."""


class Impatient(Connection[Any]):
    """A connection that is closed when a statement gets no answer in time."""

    seconds: float | None = None

    def wait(self, gen: PQGen[Any], interval: float = 0.1, timeout: float | None = None) -> Any:
        """Wait for an answer, for as long as it may take unless the driver says otherwise."""
        if timeout is not None or self.seconds is None:
            return super().wait(gen, interval, timeout)
        began = monotonic()
        try:
            return super().wait(gen, interval, self.seconds)
        except OperationalError as error:
            if monotonic() - began < self.seconds:
                raise
            self.close()
            raise OperationalError(f"it has not answered within {self.seconds:g} seconds") from error


def make_engine(url: Any, arguments: Mapping[str, Any], seconds: float | None, **settings: Any) -> Engine:
    """An engine whose statements may take so many seconds, or any time with None."""
    engine = create_engine(url, connect_args=dict(arguments), hide_parameters=True, **settings)

    def connect(_dialect: Dialect, _record: object, given: Any, named: Any) -> Impatient:
        connection = Impatient.connect(*given, **named)
        connection.seconds = seconds
        return connection

    event.listen(engine, "do_connect", connect)
    if seconds is not None:
        _limit(engine, seconds)
    return engine


def _limit(engine: Engine, seconds: float) -> None:
    """Let the server too end what takes longer, and with it the locks that it holds."""
    limits = {
        "lock_timeout": LOCK_SHARE * seconds,
        "statement_timeout": STATEMENT_SHARE * seconds,
        "idle_in_transaction_session_timeout": IDLE_SECONDS,
    }
    statements = "; ".join(f"SET {name} = {limit * 1000:.0f}" for name, limit in limits.items())

    def limit(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(statements)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", limit)
