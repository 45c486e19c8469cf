"""What the tests of the API share: a server, a narrow-minded one, and somebody who visits."""

from collections.abc import Iterator

import pytest

from benchmarks.served import Served
from tests.server.api.people import HTTP, Visitor
from tests.server.serving import a_server


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """A server whose chance follows from a seed, and that bears as many requests as come."""
    with a_server(seed=1) as served:
        yield served


@pytest.fixture(scope="session")
def visitor(server: Served) -> Visitor:
    """Somebody without a seat."""
    return Visitor(server.url)


@pytest.fixture(scope="session")
def strict_server() -> Iterator[Served]:
    """A server behind a proxy that bears little: whoever tests it comes from an address of their own."""
    with a_server(
        "--proxy",
        "--public-url",
        "https://arpents.example/",
        allowed_origins="https://friends.example",
        abandoned_after=0,
        body_bytes=2000,
        creations_per_minute=6,
        moves_per_minute=30,
        requests_per_minute=60,
        sockets_per_client=3,
        hello_seconds=5,
        log_level="info",
    ) as served:
        yield served


@pytest.fixture(scope="session", autouse=True)
def _connections() -> Iterator[None]:
    yield
    HTTP.close()
