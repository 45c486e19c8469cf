"""What the tests of the API share: a server for each module, and somebody who visits it."""

from collections.abc import Iterator

import pytest

from benchmarks.served import Served
from tests.server.api.people import HTTP, Visitor
from tests.server.serving import a_server


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server whose chance follows from a seed, and that bears as many requests as come."""
    with a_server(seed=1) as served:
        yield served


@pytest.fixture(scope="module")
def visitor(server: Served) -> Visitor:
    """Somebody without a seat."""
    return Visitor(server.url)


@pytest.fixture(scope="session", autouse=True)
def _connections() -> Iterator[None]:
    yield
    HTTP.close()
