"""What the tests of the server share: a database of each kind, and asynchronous tests."""

from collections.abc import Iterator

import pytest

from tests.sampling import sampled
from tests.server.databases import KINDS, a_database


@pytest.fixture(params=sampled(KINDS, test=1))
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database of a test's own; the test runs once for each kind of database.

    In ``make test`` the tests of the store run on both, and those of what lies upon it on the first.
    """
    with a_database(request.param) as url:
        yield url


@pytest.fixture
def anyio_backend() -> str:
    """Which event loop runs the tests that are marked with ``anyio``."""
    return "asyncio"
