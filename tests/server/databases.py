"""Databases for tests: each test has one of its own, in SQLite or in a PostgreSQL that answers.

Without one, the tests that need it are skipped; ``benchmarks/databases.py`` tells where it is looked for.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from benchmarks.databases import KINDS, NoPostgreSQL, administer, postgresql, temporary_database

__all__ = ["KINDS", "a_database", "administer", "postgresql"]

IN_MEMORY: Final = "/dev/shm"
ROOM: Final = 1 << 30
"""Bytes of memory that must be free there: far more than the databases of all tests take."""


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """The URL of a new database, which is gone afterwards."""
    try:
        there = kind == "sqlite" or postgresql() is not None
    except NoPostgreSQL as error:
        pytest.fail(str(error), pytrace=False)
    if not there:
        pytest.skip("no PostgreSQL answers; name one in ARPENTS_TEST_POSTGRES")
    if kind == "sqlite" and quick_folder() is not None:
        with TemporaryDirectory(dir=quick_folder()) as folder:
            yield f"sqlite:///{Path(folder, 'data', 'games.sqlite')}"  # the folder is not there yet
        return
    with temporary_database(kind) as url:
        yield url


@cache
def quick_folder() -> str | None:
    """A folder in memory, if there is room: each change waits for the disk, which tests are not about."""
    there = os.access(IN_MEMORY, os.W_OK) and disk_usage(IN_MEMORY).free > ROOM
    return IN_MEMORY if there else None
