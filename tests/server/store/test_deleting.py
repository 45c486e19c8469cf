"""Games that are deleted can be brought back, and until then are not there for anybody."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from arpents.server.store import Conflict, Store, UnknownGame, all_games, backup, restore
from tests.server.databases import a_database, administer
from tests.server.store.made_up import events, game, opened

ASKING: dict[str, Callable[[Store], Awaitable[object]]] = {
    "read": lambda store: store.read("quebec"),
    "read on": lambda store: store.read("quebec", after=1),
    "row": lambda store: store.row("quebec"),
    "append": lambda store: store.append(game(last_seq=2), events("move")),
    "strip": lambda store: store.strip("quebec", ["seat"]),
}


@pytest.mark.anyio
async def test_a_deleted_game_is_not_there_until_it_is_brought_back(database_url: str) -> None:
    async with opened(database_url) as store:
        for name in ("quebec", "boston"):
            await store.create(game(name), events("created", "seat"))
        before = await store.read("quebec")
        assert await store.discard(["quebec", "nowhere"], 2000.0) == 1
        assert await store.discard(["quebec"], 3000.0) == 0
        for what, ask in ASKING.items():
            with pytest.raises(UnknownGame):
                raise AssertionError(f"{what}: {await ask(store)}")
        with pytest.raises(Conflict):
            await store.create(game("quebec"), events("created"))
        assert [row.id for row in await store.rows()] == ["boston"]
        assert await store.discarded(2000.0, 10) == []
        assert await store.discarded(2000.5, 10) == ["quebec"]
        assert await store.undelete(["quebec", "boston"], 5000.0) == 1
        assert await store.read("quebec") == before
        assert (await store.row("quebec")).active_at == 5000.0
        assert await store.append(game(last_seq=2), events("move")) == 3


@pytest.mark.anyio
async def test_a_game_that_goes_on_meanwhile_is_not_deleted(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game("old", active_at=5.0), events("created"))
        await store.create(game("new", active_at=50.0), events("created"))
        assert await store.discard(["old", "new"], 100.0, active_before=50.0) == 1
        assert [row.id for row in await store.rows()] == ["new"]


@pytest.mark.anyio
async def test_a_deleted_game_can_be_deleted_for_good(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        await store.discard(["quebec"], 2000.0)
        assert await store.delete(["quebec"]) == 1
        assert await store.undelete(["quebec"], 3000.0) == 0
    assert administer(database_url, "SELECT game FROM events") == []


def test_backups_have_deleted_games_if_they_are_asked_for(database_url: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened(database_url) as store:
            for name in ("quebec", "boston"):
                await store.create(game(name), events("created"))
            await store.discard(["quebec"], 2000.0)

    async def bring_back(url: str) -> int:
        async with opened(url) as store:
            return await store.undelete(["quebec"], 3000.0)

    asyncio.run(fill())
    assert backup(database_url, tmp_path / "without") == 1
    assert backup(database_url, tmp_path / "with", deleted=True) == 2
    assert [row.id for row, _ in all_games(database_url)] == ["boston"]
    for file, deleted in (("without", 0), ("with", 1)):
        with a_database("sqlite") as other:
            assert restore(other, tmp_path / file) == 1 + deleted
            assert [row.id for row, _ in all_games(other)] == ["boston"]
            assert asyncio.run(bring_back(other)) == deleted
            assert len(list(all_games(other))) == 1 + deleted


@pytest.mark.anyio
async def test_what_another_process_writes_to_the_file_is_heard_of(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    async with opened(url) as store, opened(url) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        store.listen(heard.put_nowait)
        await store.create(game(), events("created"))
        assert await heard.get() == ""  # at first
        await store.append(game(last_seq=1), events("move"))
        await other.discard(["quebec"], 2000.0)
        assert await heard.get() == ""
        assert heard.empty()
