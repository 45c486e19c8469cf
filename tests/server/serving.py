"""Servers for tests: a real process, with a database of its own, that is gone afterwards."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from benchmarks import served as anew
from benchmarks.served import Served
from tests.forking import begin_forked
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


@contextmanager
def serving(database_url: str, environment: Mapping[str, str], *options: str) -> Iterator[Served]:
    """A running server with all of an environment."""
    with TemporaryDirectory() as folder:
        served = start(database_url, environment, Path(folder) / "server.log", *options)
        try:
            yield served
        finally:
            served.stop()


def start(database_url: str, environment: Mapping[str, str], log: Path, *options: str) -> Served:
    """Start a server on a port of its own, which begins at once, and return when it serves."""
    with patch.object(anew, "begin", begin_forked):
        return anew.start(database_url, environment, log, *options)
