"""Writing and reading games, one after the other and at once."""

import asyncio
import sqlite3
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from arpents.server.store import Conflict, GameRow, Store, StoredEvent, StoreUnavailable, UnknownGame
from tests.server.databases import administer
from tests.server.store.made_up import create_many, events, game, opened

pytestmark = pytest.mark.anyio


def names(rows: Sequence[GameRow]) -> list[str]:
    return [row.id for row in rows]


async def test_a_game_is_read_as_it_was_written(database_url: str) -> None:
    odd = {"text": "Québec \u0000 ❄ '\"", "deep": {"list": [1, None, 0.1, True]}}
    async with opened(database_url) as store:
        await store.create(game(last_seq=77), events("created", "seat"))
        changed = game(status="playing", public=False, waiting="french", active_at=1e9 + 0.1234, summary=odd)
        assert await store.append(replace(changed, last_seq=2), events("move", at=0.1 + 0.2, **odd)) == 3
        assert await store.read("quebec") == [
            StoredEvent(1, "created", {"number": 0}, 1001.25),
            StoredEvent(2, "seat", {"number": 1}, 1001.25),
            StoredEvent(3, "move", {"number": 0, **odd}, 0.1 + 0.2),
        ]
        assert [event.seq for event in await store.read("quebec", after=2)] == [3]
        assert await store.read("quebec", after=3) == []
        assert await store.row("quebec") == replace(changed, last_seq=3)


async def test_what_was_written_is_there_after_opening_again(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
    async with opened(database_url) as store:
        assert len(await store.read("quebec")) == 1
        assert await store.append(game(last_seq=1), events("move")) == 2


async def test_the_day_of_making_stays(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        await store.append(game(last_seq=1, created_at=5.0), events("move"))
        assert (await store.row("quebec")).created_at == 1000.0


async def test_games_that_are_not_there(database_url: str) -> None:
    async with opened(database_url) as store:
        for asking in (
            store.read("quebec"),
            store.row("quebec"),
            store.append(game(last_seq=1), events("move")),
            store.strip("quebec", ["chat"]),
        ):
            with pytest.raises(UnknownGame, match='no game "quebec"'):
                await asking


async def test_a_name_is_taken_once(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        with pytest.raises(Conflict, match="already"):
            await store.create(game(status="aborted"), events("created", "seat"))
        assert (await store.row("quebec")).status == "open"
        assert len(await store.read("quebec")) == 1


@pytest.mark.parametrize("known", [0, 1, 3])
async def test_only_who_knows_the_last_event_may_append(database_url: str, known: int) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created", "seat"))
        before = await store.row("quebec"), await store.read("quebec")
        with pytest.raises(Conflict):
            await store.append(game(last_seq=known, status="finished"), events("move"))
        assert (await store.row("quebec"), await store.read("quebec")) == before


async def test_the_refused_do_not_hurt_the_others(database_url: str) -> None:
    async with opened(database_url) as store:
        for name in "abc":
            await store.create(game(name), events("created"))
        # All of these are asked for before the writer can have answered the first.
        answers = await asyncio.gather(
            store.append(game("a", last_seq=1), events("move")),
            store.append(game("a", last_seq=1), events("move", "move")),
            store.create(game("b"), events("created")),
            store.append(game("c", last_seq=1), events("move")),
            store.append(game("nowhere", last_seq=1), events("move")),
            store.append(game("c", last_seq=2), events("move")),
            return_exceptions=True,
        )
        assert [type(answer) if isinstance(answer, Exception) else answer for answer in answers] == [
            2,
            Conflict,
            Conflict,
            2,
            UnknownGame,
            3,
        ]
        assert [len(await store.read(name)) for name in "abc"] == [2, 1, 3]


async def test_of_two_stores_one_wins_each_event(database_url: str) -> None:
    """Two stores on one database, as two processes have them, race for the same 60 numbers."""
    async with opened(database_url) as one, opened(database_url) as other:
        await one.create(game(), events("created"))

        async def race(store: Store, winner: str) -> int:
            won = 0
            while (row := await store.row("quebec")).last_seq < 60:
                try:
                    await store.append(row, events("move", winner=winner))
                    won += 1
                except Conflict:
                    continue
            return won

        racing = [race(one, "one") for _ in range(3)] + [race(other, "other") for _ in range(3)]
        won = await asyncio.gather(*racing)
        happened = await one.read("quebec")
        assert [event.seq for event in happened] == list(range(1, len(happened) + 1))
        assert sum(won) == len(happened) - 1
        assert sum(won[:3]) == sum(event.data.get("winner") == "one" for event in happened)


async def test_lists(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game("a", active_at=5.0, waiting="bot", status="playing"), [])
        await store.create(game("b", active_at=7.0, public=False), [])
        await store.create(game("c", active_at=5.0, status="playing", waiting="british"), [])
        await store.create(game("d", active_at=6.0, status="finished"), [])
        assert names(await store.rows()) == ["b", "d", "c", "a"]
        assert names(await store.rows(status="playing")) == ["c", "a"]
        assert names(await store.rows(public=False)) == ["b"]
        assert names(await store.rows(public=True)) == ["d", "c", "a"]
        assert names(await store.rows(waiting="bot", status="playing")) == ["a"]
        assert names(await store.rows(active_before=6.0)) == ["c", "a"]
        assert names(await store.rows(limit=3)) == ["b", "d", "c"]
        assert names(await store.rows(limit=3, before=(5.0, "c"))) == ["a"]
        assert await store.rows(before=(5.0, "a")) == []


async def test_pages_hold_every_game_once(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(23):
            await store.create(game(f"g{number}", active_at=float(number // 4)), [])
        seen: list[str] = []
        before: tuple[float, str] | None = None
        while page := await store.rows(limit=5, before=before):
            seen += names(page)
            before = (page[-1].active_at, page[-1].id)
        assert sorted(seen) == sorted(f"g{number}" for number in range(23))


async def test_deleted_games_leave_nothing(database_url: str) -> None:
    async with opened(database_url) as store:
        many = [f"g{number}" for number in range(1100)]
        await create_many(store, [*many, "kept"], "created")
        assert await store.delete([*many, *many, "nowhere"]) == 1100
        assert await store.delete([]) == 0
        assert names(await store.rows()) == ["kept"]
        with pytest.raises(UnknownGame):
            await store.read("g0")
        assert administer(database_url, "SELECT game FROM events") == [("kept",)]


async def test_stripped_events_keep_their_numbers(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(game(), events("created", "chat", "move", "chat", "note"))
        assert await store.strip("quebec", ["chat", "note"]) == 3
        assert await store.strip("quebec", ["chat"]) == 0
        assert [(event.seq, event.kind, event.data) for event in await store.read("quebec")] == [
            (1, "created", {"number": 0}),
            (2, "chat", {}),
            (3, "move", {"number": 2}),
            (4, "chat", {}),
            (5, "note", {}),
        ]


async def test_health_and_closing(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.healthy()
        asked = [asyncio.create_task(store.create(game(name), events("created"))) for name in "abc"]
        await asyncio.sleep(0)  # they have asked, and not been answered
        await store.close()
        await asyncio.gather(*asked)
        await store.close()
        assert not await store.healthy()
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.append(game(), [])
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.read("a")
    async with opened(database_url) as store:
        assert names(await store.rows()) == ["c", "b", "a"]


async def test_who_is_cancelled_has_asked_all_the_same(database_url: str) -> None:
    async with opened(database_url) as store:
        asking = asyncio.create_task(store.create(game(), events("created")))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        # The writer does one thing after the other.
        await store.create(game("later"), [])
        assert len(await store.read("quebec")) == 1


async def test_what_cannot_be_told_in_json_is_refused_at_once(database_url: str) -> None:
    async with opened(database_url) as store:
        with pytest.raises(TypeError):
            await store.create(game(summary={"object": object()}), [])
        assert await store.rows() == []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_sqlite_keeps_every_commit_on_the_disk_and_lets_readers_read(database_url: str) -> None:
    file = database_url.removeprefix("sqlite:///")
    async with opened(database_url) as store:
        await store.create(game(), events("created"))
        reader = sqlite3.connect(file)
        assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM events").fetchone() == (1,)
        # A reader in the midst of a transaction keeps nobody from writing, and sees what was there.
        assert await store.append(game(last_seq=1), events("move")) == 2
        assert reader.execute("SELECT count(*) FROM events").fetchone() == (1,)
        reader.close()
        with store._writer._engine.connect() as writing:
            assert writing.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert writing.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
            assert writing.exec_driver_sql("PRAGMA busy_timeout").scalar() == 4000
