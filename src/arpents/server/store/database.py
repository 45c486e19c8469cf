"""Which database a URL names, and connections to it.

A URL is ``sqlite:///file`` or ``postgresql://user:password@host/name``. For SQLite the words after a question
mark may set ``max_page_count``, the most pages of 4 KiB that the file may grow to.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from arpents.server.store.errors import BadDatabaseUrl, StoreUnavailable
from arpents.server.store.privacy import make_private, tighten

if TYPE_CHECKING:
    from sqlite3 import Connection as SQLite

    from sqlalchemy import URL, Connection, Engine

FORMS: Final = 'Say "sqlite:///games.sqlite" or "postgresql://user:password@host/name".'
ANSWER_SECONDS: Final = 5.0
"""How long the database may take for an answer, unless it is told otherwise."""

BUSY_SHARE: Final = 0.8
"""Which share of that SQLite may wait for somebody else who writes."""

READERS: Final = 4
MOST_STUCK: Final = 8
"""How many threads may be stuck beside those that read."""

MOST_PAGES_AHEAD: Final = 16_000
"""How many pages SQLite writes ahead before the writer has to carry them over itself."""

# A connection that nobody answers on is given up in seconds, not in the hours that TCP would wait.
_POSTGRESQL: Final = {
    "application_name": "arpents",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_POSTGRESQL_NAMES: Final = ("postgres", "postgresql", "postgresql+psycopg")
_SQLITE_NAMES: Final = ("sqlite", "sqlite+pysqlite")


@final
class Database:
    """A database that a URL names; nothing is connected to before it is asked for.

    ``seconds`` is how long an answer may take, but for those who are patient: they go through everything
    that is stored, or change the tables.
    """

    def __init__(self, url: str, *, seconds: float = ANSWER_SECONDS) -> None:
        parsed = _parsed(url)
        self.seconds = seconds
        self.is_sqlite = parsed.drivername in _SQLITE_NAMES
        self._most_pages: int | None = None
        if self.is_sqlite:
            parsed = self._sqlite(parsed)
        elif parsed.drivername in _POSTGRESQL_NAMES:
            parsed = parsed.set(drivername="postgresql+psycopg")
        else:
            raise BadDatabaseUrl(f'"{parsed.drivername}" is no database that Arpents keeps games in. {FORMS}')
        self.url = parsed

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    def _sqlite(self, url: URL) -> URL:
        if url.host or not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise BadDatabaseUrl(f'"{url}" names no file. {FORMS} (A path from the root has four slashes.)')
        pages = url.query.get("max_page_count")
        if pages is not None:
            if not isinstance(pages, str) or not pages.isdecimal():
                raise BadDatabaseUrl(f'max_page_count is "{pages}"; say a number of pages.')
            self._most_pages = int(pages)
        other = sorted(set(url.query) - {"max_page_count"})
        if other:
            raise BadDatabaseUrl(f'SQLite has no setting "{other[0]}" here; there is max_page_count alone.')
        return url.set(drivername="sqlite+pysqlite", query={})

    def must_exist(self) -> None:
        """Refuse a SQLite file that is not there, which connecting would make."""
        if self.is_sqlite and self.url.database and not Path(self.url.database).is_file():
            raise StoreUnavailable(f"there is no file {self.url.database}")

    def make_file(self) -> None:
        """Make the file of SQLite and its folder where there are none, for their owner alone.

        SQLite gives the files that it makes beside this one the same rights.
        """
        if self.is_sqlite and self.url.database:
            file = Path(self.url.database)
            try:
                make_private(file)
            except OSError as error:
                raise StoreUnavailable(f"the file {file} cannot be made ({error.strerror})") from error

    def tighten_files(self) -> None:
        """Take the rights of others from the files of SQLite."""
        if self.is_sqlite and self.url.database:
            tighten(Path(self.url.database))

    def writing(self, *, patient: bool = False) -> Engine:
        """An engine for the one who writes; every connection is a new one."""
        if not self.is_sqlite:
            return self._postgresql(patient, poolclass=NullPool)
        engine = create_engine(self.url, poolclass=NullPool, hide_parameters=True)
        self._on_connect(engine, writes=True)
        # Taking the lock at once is the only way to wait for it: a reader that turns writer is refused.
        self._on_begin(engine, "BEGIN IMMEDIATE")
        return engine

    def reading(self, *, pooled: bool = True, patient: bool = False) -> Engine:
        """An engine for those who read, which keeps a few connections unless it is told not to."""
        pool: dict[str, Any] = {"poolclass": NullPool}
        if pooled:
            pool = {"pool_size": READERS, "max_overflow": MOST_STUCK, "pool_timeout": self.seconds}
        if not self.is_sqlite:
            return self._postgresql(patient, pool_pre_ping=pooled, **pool)
        engine = create_engine(self.url, hide_parameters=True, **pool)
        self._on_connect(engine, writes=False)
        self._on_begin(engine, "BEGIN")
        return engine

    def checkpointing(self) -> Engine:
        """An engine for carrying over what SQLite has written ahead, which no transaction may be around."""
        engine = create_engine(self.url, poolclass=NullPool, hide_parameters=True)
        self._on_connect(engine, writes=True)
        return engine

    def _postgresql(self, patient: bool, **settings: Any) -> Engine:
        try:
            from arpents.server.store.postgresql import make_engine  # noqa: PLC0415 (psycopg is optional)
        except ImportError as error:
            raise BadDatabaseUrl('PostgreSQL needs psycopg: pip install "arpents[postgres]".') from error
        arguments = {**_POSTGRESQL, "connect_timeout": math.ceil(self.seconds), **self.url.query}
        return make_engine(self.url.set(query={}), arguments, None if patient else self.seconds, **settings)

    def _on_connect(self, engine: Engine, *, writes: bool) -> None:
        def prepare(connection: SQLite, _record: object) -> None:
            # The driver would begin transactions when it thinks fit; the store does so itself.
            connection.isolation_level = None
            connection.execute(f"PRAGMA busy_timeout={BUSY_SHARE * self.seconds * 1000:.0f}")
            connection.execute("PRAGMA foreign_keys=ON")
            if not writes:
                connection.execute("PRAGMA query_only=ON")
                return
            _write_ahead(connection, BUSY_SHARE * self.seconds)
            connection.execute("PRAGMA synchronous=FULL")
            # A thread of its own does this; the writer does only if that one cannot keep up.
            connection.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES_AHEAD}")
            # What is deleted, chat above all, is not left legible in the file.
            connection.execute("PRAGMA secure_delete=FAST")
            if self._most_pages is not None:
                connection.execute(f"PRAGMA max_page_count={self._most_pages}")

        event.listen(engine, "connect", prepare)

    def _on_begin(self, engine: Engine, statement: str) -> None:
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql(statement)

        event.listen(engine, "begin", begin)


def unavailable(error: SQLAlchemyError, *, unknown: bool = False) -> StoreUnavailable:
    """Tell that the database could not do its part, by what it said itself."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).strip().splitlines()
    return StoreUnavailable((lines[0] if lines else type(cause).__name__).rstrip("."), unknown=unknown)


@contextmanager
def ended(engine: Engine) -> Iterator[None]:
    """Use an engine for one thing, and close it in the end; what the database could not do is told."""
    try:
        yield
    except SQLAlchemyError as error:
        raise unavailable(error) from error
    finally:
        engine.dispose()


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        # What was given is not repeated: there may be a password in it.
        raise BadDatabaseUrl(f"This is not the URL of a database. {FORMS}") from error


def _write_ahead(connection: SQLite, seconds: float) -> None:
    """Let readers and the writer work side by side; the file remembers it.

    Two that do this at once to a new file can be refused without waiting, whatever the busy timeout.
    """
    from sqlite3 import OperationalError  # noqa: PLC0415 (loaded with the driver)

    deadline = monotonic() + seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError:
            if monotonic() > deadline:
                raise
            sleep(0.01)
