"""A database that has stopped answering: everybody is told soon, what they are told is so, and it passes."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest

from arpents.server.metrics import REGISTRY
from arpents.server.store import Conflict, Store, StoreUnavailable
from arpents.server.store.database import READERS, Database
from arpents.server.store.news import CHANNEL
from tests.processes import PATIENCE
from tests.server.databases import a_database, administer
from tests.server.proxy import Proxy, a_proxy
from tests.server.store.made_up import events, game, opened

pytestmark = pytest.mark.anyio

SECONDS = 0.5
"""How long the database may take in these tests."""

PROMISED = 10.0
"""The seconds within which everybody is told."""


@pytest.fixture
def direct() -> Iterator[str]:
    """A PostgreSQL database with a game."""
    with a_database("postgresql") as url:
        begin(url)
        yield url


def begin(url: str) -> None:
    """Make a game in an empty database, however long that takes."""

    async def create() -> None:
        async with opened(url) as store:
            await store.create(game(), events("created"))

    asyncio.run(create())


@pytest.fixture
def proxy(direct: str) -> Iterator[Proxy]:
    """A wire to that database."""
    with a_proxy(direct) as made:
        yield made


@asynccontextmanager
async def impatient(url: str, seconds: float = SECONDS) -> AsyncIterator[tuple[Store, list[str], int]]:
    """A store that gives up soon, the games that it was told of, and the number of the last event."""
    heard: list[str] = []
    store = Store(Database(url, seconds=seconds), patience=seconds)
    store.listen(heard.append)
    try:
        yield store, heard, await appended(store)
    finally:
        async with asyncio.timeout(PROMISED):
            await store.close()


async def recovered(store: Store) -> None:
    """Wait until the store answers again by itself."""
    async with asyncio.timeout(PATIENCE):
        while not await store.healthy():
            await asyncio.sleep(0.02)


async def appended(store: Store) -> int:
    """Wait until something can be added to the game, and return its number."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                row = await store.row("quebec")
                return await store.append(row, events("move"))
            except (StoreUnavailable, Conflict):
                await asyncio.sleep(0.02)


def failures() -> list[float]:
    """How many reads and writes have failed, as the metrics tell."""
    counts = [
        REGISTRY.get_sample_value("arpents_store_failures_total", {"what": w}) for w in ("read", "write")
    ]
    return [count or 0.0 for count in counts]


async def test_everybody_is_told_and_afterwards_it_works_again(direct: str, proxy: Proxy) -> None:
    async with impatient(proxy.url) as (store, _, last):
        before = failures()
        proxy.stall()
        async with asyncio.timeout(PROMISED):
            asked = await asyncio.gather(
                *(store.read("quebec") for _ in range(40)),
                *(store.append(game(last_seq=last), events("move")) for _ in range(40)),
                store.healthy(),
                return_exceptions=True,
            )
        assert asked.pop() is False
        assert {type(one) for one in asked} == {StoreUnavailable}
        assert [now - then for now, then in zip(failures(), before, strict=True)] == [41, 40]
        # Now that it is known, one may try; the others need not wait for that.
        trying = asyncio.ensure_future(store.read("quebec"))
        await asyncio.sleep(0)
        for _ in range(20):
            with pytest.raises(StoreUnavailable, match="stopped answering"):
                await store.read("quebec")
        assert not trying.done()
        with pytest.raises(StoreUnavailable):
            await trying
        proxy.flow()
        await recovered(store)
        assert await appended(store) == administer(direct, "SELECT max(seq) FROM events")[0][0]
        assert store.queued == 0


async def test_connections_that_stay_silent_are_not_needed(proxy: Proxy) -> None:
    async with impatient(proxy.url) as (store, heard, last):
        async with asyncio.timeout(PATIENCE):
            while "" not in heard:
                await asyncio.sleep(0.02)
        proxy.stall()
        with pytest.raises(StoreUnavailable):
            await store.read("quebec")
        proxy.cut(for_good=False)  # what was connected is lost, and those who connect anew are answered
        proxy.flow()
        await recovered(store)
        assert await appended(store) == last + 1


@pytest.mark.parametrize("at", ["commit", "answer"])
async def test_a_commit_without_an_answer_is_told_as_unknown_and_heard_of_later(
    direct: str, proxy: Proxy, at: str
) -> None:
    async with impatient(proxy.url) as (store, heard, last):
        async with asyncio.timeout(PATIENCE):
            while "" not in heard:
                await asyncio.sleep(0.02)
        proxy.stall_at = "commit" if at == "commit" else "answer"
        # What another connection is told meanwhile is no answer to the COMMIT that stalls.
        heard.clear()
        administer(direct, f"SELECT pg_notify('{CHANNEL}', 'elsewhere:another')")
        async with asyncio.timeout(PATIENCE):
            while "another" not in heard:
                await asyncio.sleep(0.02)
        with pytest.raises(StoreUnavailable, match="read the game again") as told:
            await store.append(game(last_seq=last), events("move"))
        assert told.value.unknown
        assert proxy.is_stalled
        kept = administer(direct, "SELECT max(seq) FROM events") == [(last + 1,)]
        assert kept == (at == "answer")
        heard.clear()
        proxy.flow()
        # Whatever has become of it, whoever looks at the game is woken once it is settled.
        then = await appended(store)
        assert then in (last + 1, last + 2)
        assert administer(direct, "SELECT max(seq) FROM events") == [(then,)]
        async with asyncio.timeout(PATIENCE):
            while then == last + 2 and not {"quebec", ""} & set(heard):
                await asyncio.sleep(0.02)


async def test_what_has_not_been_begun_is_never_written(direct: str, proxy: Proxy) -> None:
    async with impatient(proxy.url) as (store, _, last):
        proxy.stall()
        first = asyncio.ensure_future(store.append(game(last_seq=last), events("move")))
        async with asyncio.timeout(PATIENCE):
            while store.queued:
                await asyncio.sleep(0.01)
        behind = asyncio.ensure_future(store.create(game("behind"), events("created")))
        told = await asyncio.gather(first, behind, return_exceptions=True)
        assert [type(one) for one in told] == [StoreUnavailable] * 2
        proxy.flow()
        await appended(store)
        # It may just have been begun when it was given up, which is then told as unknown.
        if isinstance(told[1], StoreUnavailable) and not told[1].unknown:
            assert administer(direct, "SELECT id FROM games") == [("quebec",)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of SQLite with a game."""
    begin(f"sqlite:///{tmp_path / 'games.sqlite'}")
    return tmp_path / "games.sqlite"


async def test_threads_that_are_stuck_are_replaced(file: Path) -> None:
    async with impatient(f"sqlite:///{file}") as (store, _, last):
        released = Event()
        stuck = [store._read(lambda _: released.wait()) for _ in range(READERS)]
        told = await asyncio.gather(*stuck, return_exceptions=True)
        assert {type(one) for one in told} == {StoreUnavailable}
        assert len(await store.read("quebec")) == last
        assert store._readers.stuck == READERS
        released.set()
        async with asyncio.timeout(PATIENCE):
            while store._readers.stuck:
                await asyncio.sleep(0.01)
        assert len(await store.read("quebec")) == last


async def test_a_file_that_somebody_else_locks(file: Path) -> None:
    # SQLite gives up a little before the deadline, which a busy machine must be able to tell apart.
    async with impatient(f"sqlite:///{file}", 4 * SECONDS) as (store, _, last):
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked") as told:
            await store.append(game(last_seq=last), events("move"))
        assert not told.value.unknown
        assert len(await store.read("quebec")) == last
        other.execute("ROLLBACK")
        other.close()
        assert await appended(store) == last + 1
