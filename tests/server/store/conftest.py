"""The tests of the store run on each kind of database, in ``make test`` too."""

from collections.abc import Iterator

import pytest

from tests.server.databases import KINDS, a_database


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database of a test's own."""
    with a_database(request.param) as url:
        yield url
