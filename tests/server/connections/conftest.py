"""A server that has little patience."""

import json
from collections.abc import Iterator

import pytest

from benchmarks.served import Served
from tests.server.serving import a_server

PER_CLIENT = 40


@pytest.fixture(scope="session")
def hasty() -> Iterator[Served]:
    """A server that waits for a second, and lets a client have forty connections."""
    with a_server(
        request_seconds=1, unread_seconds=1, connections_per_client=PER_CLIENT, log_level="info"
    ) as served:
        yield served


@pytest.fixture(autouse=True)
def _nothing_fails(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever clients do, it is no error of the server's."""
    yield
    if "hasty" in request.fixturenames:
        log = request.getfixturevalue("hasty").log.read_text("utf-8")
        # The server may be writing its last line just now.
        lines = [json.loads(line) for line in log.rpartition("\n")[0].splitlines()]
        failures = [line for line in lines if line["level"] == "error" or "exception" in line]
        assert failures == [], failures[0].get("exception")
