"""Servers for tests: a real process, with a database of its own, that is gone afterwards."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.served import Served, serving
from tests.server.databases import a_database


@contextmanager
def a_server(*options: str, database_url: str | None = None, **settings: object) -> Iterator[Served]:
    """A running server; settings are those of the environment, in lower case and without their prefix."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ARPENTS_")}
    environment |= {f"ARPENTS_{name.upper()}": str(value) for name, value in settings.items()}
    if database_url is not None:
        with serving(database_url, environment, *options) as served:
            yield served
        return
    with a_database("sqlite") as url, serving(url, environment, *options) as served:
        yield served
