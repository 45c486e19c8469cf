"""Databases for tests: each test has one of its own, in SQLite or in a PostgreSQL that answers.

Without one, the tests that need it are skipped; ``benchmarks/databases.py`` tells where it is looked for.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from benchmarks.databases import KINDS, NoPostgreSQL, administer, postgresql, temporary_database

__all__ = ["KINDS", "a_database", "administer", "postgresql"]


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """The URL of a new database, which is gone afterwards."""
    try:
        there = kind == "sqlite" or postgresql() is not None
    except NoPostgreSQL as error:
        pytest.fail(str(error), pytrace=False)
    if not there:
        pytest.skip("no PostgreSQL answers; name one in ARPENTS_TEST_POSTGRES")
    with temporary_database(kind) as url:
        yield url
