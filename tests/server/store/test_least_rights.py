"""Least rights: once the tables are there, the server needs to read and write rows, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import ProgrammingError

from arpents.server.store import migrate
from benchmarks.databases import answers
from tests.server.databases import a_database, administer
from tests.server.store.made_up import events, game, opened

pytestmark = pytest.mark.anyio


@contextmanager
def a_role(url: str) -> Iterator[str]:
    """The URL of a database for somebody who may do with rows whatever there is to do, and no more."""
    name = f"arpents_test_{uuid4().hex}"
    administer(url, f"CREATE ROLE {name} LOGIN PASSWORD '{name}'")
    try:
        administer(url, f"GRANT USAGE ON SCHEMA public TO {name}")
        administer(url, f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {name}")
        its = make_url(url).set(username=name, password=name)
        if not answers(its):
            pytest.skip("PostgreSQL lets nobody in here but users of the system")
        yield its.render_as_string(hide_password=False)
    finally:
        administer(url, f"DROP OWNED BY {name}")
        administer(url, f"DROP ROLE {name}")


async def test_a_server_may_have_a_role_that_cannot_change_tables() -> None:
    with a_database("postgresql") as owned:
        migrate(owned)
        with a_role(owned) as url:
            async with opened(url) as store:
                await store.create(game("snow"), events("created"))
                await store.append(game("snow", last_seq=1), events("move"))
                assert [row.id for row in await store.rows(limit=5)] == ["snow"]
                assert len(await store.bans()) == 0
            for statement in ("DROP TABLE games", "CREATE TABLE more (id int)", "TRUNCATE events"):
                with pytest.raises(ProgrammingError, match=r"permission denied|must be owner"):
                    administer(url, statement)
