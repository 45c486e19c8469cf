"""Databases that are there for a while, for whoever measures or tests a server.

PostgreSQL is looked for at the URL in ``ARPENTS_TEST_POSTGRES``, or else on this machine. The user there must
be allowed to make databases: each has a random name, and is dropped afterwards.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from uuid import uuid4

from sqlalchemy import URL, NullPool, create_engine, make_url, text
from sqlalchemy.exc import OperationalError

KINDS: Final = ("sqlite", "postgresql")
ASKED_FOR: Final = "ARPENTS_TEST_POSTGRES"
ON_THIS_MACHINE: Final = (
    "postgresql+psycopg://postgres@localhost:5432/postgres",
    "postgresql+psycopg:///postgres",
)


class NoPostgreSQL(Exception):
    """No PostgreSQL answers, on this machine or where one was named."""


@contextmanager
def temporary_database(kind: str) -> Iterator[str]:
    """The URL of a new database, which is gone afterwards."""
    if kind == "sqlite":
        with TemporaryDirectory() as folder:
            # The folder is not there yet, as on the first day of a server.
            yield f"sqlite:///{Path(folder, 'data', 'games.sqlite')}"
        return
    server = postgresql()
    if server is None:
        raise NoPostgreSQL(f"no PostgreSQL answers; name one in {ASKED_FOR}")
    name = f"arpents_test_{uuid4().hex}"
    administer(server, f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        administer(server, f"DROP DATABASE {name} WITH (FORCE)")


@cache
def postgresql() -> str | None:
    """The URL of a PostgreSQL server that answers, if there is one."""
    asked_for = os.environ.get(ASKED_FOR)
    if asked_for:
        url = make_url(asked_for).set(drivername="postgresql+psycopg")
        if not answers(url):
            raise NoPostgreSQL(f"{ASKED_FOR} names {url!r}, where no PostgreSQL answers")
        return url.render_as_string(hide_password=False)
    return next((url for url in ON_THIS_MACHINE if answers(make_url(url))), None)


def answers(url: URL) -> bool:
    """Whether a PostgreSQL answers there."""
    try:
        administer(url, "SELECT 1")
    except OperationalError:
        return False
    return True


def administer(url: URL | str, statement: str) -> list[tuple[object, ...]]:
    """Run a statement outside of any transaction, and return what it finds."""
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        result = connection.execute(text(statement))
        return [tuple(row) for row in result] if result.returns_rows else []
