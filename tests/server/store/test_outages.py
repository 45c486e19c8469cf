"""Full disks, lost connections and deadlocks: what is told is true, and afterwards everything works again."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, text
from sqlalchemy.exc import OperationalError

from arpents.server.store import Conflict, Store, StoreUnavailable
from arpents.server.store.database import Database
from arpents.server.store.schema import prepare
from tests.server.databases import a_database, administer
from tests.server.proxy import Proxy, a_proxy
from tests.server.store.made_up import events, game, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def direct() -> Iterator[str]:
    """A PostgreSQL database."""
    with a_database("postgresql") as url:
        yield url


@pytest.fixture
def proxy(direct: str) -> Iterator[Proxy]:
    """A wire to that database."""
    with a_proxy(direct) as made:
        yield made


def numbers(url: str) -> list[object]:
    return [row[0] for row in administer(url, "SELECT seq FROM events ORDER BY seq")]


async def test_a_database_that_goes_away_and_comes_back(direct: str, proxy: Proxy) -> None:
    async with opened(proxy.url) as store:
        await store.create(game(), events("created"))
        proxy.cut()
        for _ in range(2):
            with pytest.raises(StoreUnavailable) as told:
                await store.append(game(last_seq=1), events("move"))
            assert not told.value.unknown
            with pytest.raises(StoreUnavailable):
                await store.read("quebec")
        assert not await store.healthy()
        assert numbers(direct) == [1]
        proxy.mend()
        assert await store.healthy()
        assert await store.append(game(last_seq=1), events("move")) == 2
        assert numbers(direct) == [1, 2]


async def test_a_connection_that_was_lost_in_the_meantime_is_not_noticed(direct: str, proxy: Proxy) -> None:
    async with opened(proxy.url) as store:
        await store.create(game(), events("created"))
        assert len(await store.read("quebec")) == 1
        proxy.cut(for_good=False)
        assert await store.append(game(last_seq=1), events("move")) == 2
        assert len(await store.read("quebec")) == 2
        administer(
            direct,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()",
        )
        assert await store.append(game(last_seq=2), events("move")) == 3
        assert len(await store.read("quebec")) == 3
        assert numbers(direct) == [1, 2, 3]


@pytest.mark.parametrize("lost", ["commit", "answer"])
async def test_a_lost_commit_is_done_once(direct: str, proxy: Proxy, lost: str) -> None:
    async with opened(proxy.url) as store:
        await store.create(game(), events("created"))
        proxy.lose = "commit" if lost == "commit" else "answer"
        answers = await asyncio.gather(
            store.append(game(last_seq=1), events("move")),
            store.append(game(last_seq=1), events("move")),
            return_exceptions=True,
        )
        assert proxy.losses == 1
        assert answers[0] == 2
        assert isinstance(answers[1], Conflict)
        assert numbers(direct) == [1, 2]


@pytest.mark.parametrize("lost", ["commit", "answer"])
async def test_a_lost_commit_that_nobody_can_tell_of(direct: str, proxy: Proxy, lost: str) -> None:
    prepare(Database(direct), migrate=True)
    store = Store(Database(proxy.url), patience=0.3)
    await store.create(game(), events("created"))
    proxy.lose = "commit" if lost == "commit" else "answer"
    proxy.for_good = True
    with pytest.raises(StoreUnavailable, match="read the game again") as told:
        await store.append(game(last_seq=1), events("move"))
    assert told.value.unknown
    proxy.mend()
    last = (await store.row("quebec")).last_seq
    assert last == (1 if lost == "commit" else 2)
    assert await store.append(game(last_seq=last), events("move")) == last + 1
    assert numbers(direct) == list(range(1, last + 2))
    await store.close()


async def test_who_is_caught_in_a_deadlock_tries_again(direct: str) -> None:
    async with opened(direct) as store:
        for name in "ab":
            await store.create(game(name), events("created"))
        # Whoever waits looks once whether it is in a deadlock, after a second. If the machine stands still
        # for longer just then, it is the other one that looks in time and is stopped.
        for last in range(1, 10):
            if await stopped_by_a_deadlock(store, direct, last):
                break
        else:
            pytest.fail("the store was never the one to be stopped")


async def stopped_by_a_deadlock(store: Store, direct: str, last: int) -> bool:
    """Let the store append to two games while another connection locks them in the other order.

    The store has appended in any case; the answer is whether it had to try again for it.
    """
    touch = text("UPDATE games SET active_at = 7 WHERE id = :id")
    waits = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with create_engine(direct, poolclass=NullPool).connect() as other:
        other.execute(touch, {"id": "b"})
        asking = asyncio.gather(
            *(store.append(game(name, last_seq=last), events("move")) for name in "ab"),
        )
        while not await asyncio.to_thread(administer, direct, waits):
            await asyncio.sleep(0.01)
        try:  # now the writer has a and waits for b
            await asyncio.to_thread(other.execute, touch, {"id": "a"})
            stopped = True
        except OperationalError:
            stopped = False
        other.rollback()
        assert await asking == [last + 1, last + 1]
    return stopped


async def test_a_full_disk(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    async with opened(f"{url}?max_page_count=60") as store:
        await store.create(game("old"), events("created", text="x" * 100_000))
        await store.create(game(), events("created"))
        last, told = 1, None
        while told is None and last < 100:
            try:
                last = await store.append(game(last_seq=last), events("move", text="x" * 10_000))
            except StoreUnavailable as error:
                told = error
        assert told is not None
        assert "full" in str(told)
        assert not told.unknown
        assert last > 1
        assert (await store.row("quebec")).last_seq == last
        assert len(await store.read("quebec")) == last
        assert await store.healthy()
        # What is told to each of a group is true for each.
        answers = await asyncio.gather(
            store.append(game("old", last_seq=1), events("move")),
            store.append(game(last_seq=last), events("move", text="x" * 300_000)),
            return_exceptions=True,
        )
        assert isinstance(answers[1], StoreUnavailable)
        assert len(await store.read("quebec")) == last
        assert len(await store.read("old")) == (2 if answers[0] == 2 else 1)
        # There is room again once something has gone.
        await store.delete(["old"])
        assert await store.append(game(last_seq=last), events("move", text="x" * 10_000)) == last + 1
    assert numbers(url) == list(range(1, last + 2))


async def test_a_fault_of_one_does_not_hurt_the_others(direct: str) -> None:
    async with opened(direct) as store:
        answers = await asyncio.gather(
            store.create(game("a"), events("created")),
            # PostgreSQL keeps no such character in a text.
            store.create(game("b\0"), events("created")),
            store.create(game("c"), events("created")),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), StoreUnavailable, type(None)]
        assert {row.id for row in await store.rows()} == {"a", "c"}


async def test_threads_end_with_the_store(database_url: str) -> None:
    async with opened(database_url) as store:
        store.listen(lambda _: None)
        await store.create(game(), events("created"))
        threads = [store._writer._thread, *(ear._thread for ear in store._listeners)]
        assert all(thread.is_alive() for thread in threads)
    assert not any(thread.is_alive() for thread in threads)
