"""Processes that share a database hear of each other's games."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.processes import PATIENCE
from tests.server.databases import a_database
from tests.server.proxy import a_proxy
from tests.server.store.made_up import events, game, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def direct() -> Iterator[str]:
    """A PostgreSQL database."""
    with a_database("postgresql") as url:
        yield url


class Heard(asyncio.Queue[str]):
    """What was heard."""

    async def next(self) -> str:
        async with asyncio.timeout(PATIENCE):
            return await self.get()


async def test_others_are_heard_and_oneself_is_not(direct: str) -> None:
    async with opened(direct) as one, opened(direct) as other:
        heard = Heard()
        one.listen(heard.put_nowait)
        assert await heard.next() == "", "it begins with whatever has happened so far"
        await one.create(game("own"), events("created"))
        await other.create(game("b:c"), events("created"))
        assert await heard.next() == "b:c"
        await one.append(game("b:c", last_seq=1), events("move"))
        await other.append(game("own", last_seq=1), events("move", "move"))
        assert await heard.next() == "own"
        assert len(await one.read("own")) == 3, "what is heard of is there to be read"
        await other.strip("own", ["move"])
        assert await heard.next() == "own"
        await other.delete(["b:c", "nowhere", "own"])
        assert [await heard.next() for _ in range(3)] == ["b:c", "nowhere", "own"]
        assert heard.empty()


async def test_the_refused_are_not_heard(direct: str) -> None:
    async with opened(direct) as one, opened(direct) as other:
        heard = Heard()
        await one.create(game(), events("created"))
        one.listen(heard.put_nowait)
        assert await heard.next() == ""
        await asyncio.gather(
            other.create(game(), events("created")),
            other.create(game("new"), events("created")),
            return_exceptions=True,
        )
        assert await heard.next() == "new"
        assert heard.empty()


async def test_many_games_at_once_are_any_game(direct: str) -> None:
    async with opened(direct) as one, opened(direct) as other:
        heard = Heard()
        one.listen(heard.put_nowait)
        assert await heard.next() == ""
        await other.delete([f"g{number}" for number in range(2000)])
        assert await heard.next() == ""
        assert heard.empty()


async def test_after_a_lost_connection_anything_may_have_changed(direct: str) -> None:
    with a_proxy(direct) as proxy:
        async with opened(proxy.url) as one, opened(direct) as other:
            heard = Heard()
            one.listen(heard.put_nowait)
            assert await heard.next() == ""
            proxy.cut()
            await other.create(game(), events("created"))
            proxy.mend()
            assert await heard.next() == ""
            await other.append(game(last_seq=1), events("move"))
            assert await heard.next() == "quebec"


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_sqlite_has_no_news(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        heard = Heard()
        one.listen(heard.put_nowait)
        await other.create(game(), events("created"))
        assert one._listeners == []
        assert heard.empty()
