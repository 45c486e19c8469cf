"""Backups: whole, consistent, and from any database into any other."""

import asyncio
import gzip
from pathlib import Path

import pytest

from arpents.server.store import (
    BadBackup,
    CannotKeepBackup,
    GameRow,
    StoredEvent,
    StoreNotEmpty,
    StoreOutdated,
    all_games,
    backup,
    restore,
)
from arpents.server.store.database import Database
from arpents.server.store.schema import prepare
from tests.sampling import sampled
from tests.server.databases import KINDS, a_database
from tests.server.store.made_up import create_many, events, game, opened

NAMES = ("Ångström", "B", "a", "a-b", "ab", "b")


async def fill(url: str) -> None:
    async with opened(url) as store:
        for number, name in enumerate(NAMES):
            await store.create(game(name, active_at=number / 7), events(*["move"] * number, text="❄"))


async def play_on(url: str) -> None:
    async with opened(url) as store:
        await store.append(game("b", last_seq=5), events("move"))
        await store.create(game("new"), events("created"))


def in_order(url: str) -> list[tuple[GameRow, list[StoredEvent]]]:
    """All games, whatever order the database has for names."""
    return sorted(all_games(url), key=lambda found: found[0].id)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of six games."""
    with a_database("sqlite") as url:
        asyncio.run(fill(url))
        assert backup(url, tmp_path / "games.gz") == 6
    return tmp_path / "games.gz"


@pytest.mark.parametrize(
    ("source", "target"), sampled([KINDS, KINDS[::-1], KINDS[:1] * 2, KINDS[1:] * 2], test=1)
)
def test_from_any_database_into_any_other(source: str, target: str, tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    with a_database(source) as here, a_database(target) as there:
        asyncio.run(fill(here))
        assert backup(here, tmp_path / "games.gz", lambda *step: steps.append(step)) == 6
        assert steps == [(number, 6) for number in range(1, 7)]
        assert restore(there, tmp_path / "games.gz") == 6
        found = in_order(there)
        assert found == in_order(here)
        assert [len(happened) for _, happened in all_games(here)] == [
            row.last_seq for row, _ in all_games(here)
        ]
        assert len(found) == 6


def test_a_backup_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(database_url))
    before = in_order(database_url)
    backup(
        database_url,
        tmp_path / "games.gz",
        lambda done, _: asyncio.run(play_on(database_url)) if done == 1 else None,
    )
    assert in_order(database_url) != before
    with a_database("sqlite") as other:
        restore(other, tmp_path / "games.gz")
        assert in_order(other) == before


@pytest.mark.parametrize("kind", sampled(KINDS, test=1))
def test_many_games_are_fetched_in_parts(kind: str, tmp_path: Path) -> None:
    async def many(url: str) -> None:
        async with opened(url) as store:
            await create_many(store, [f"g{number}" for number in range(1200)], "move", "move")

    with a_database(kind) as url:
        asyncio.run(many(url))
        assert backup(url, tmp_path / "games.gz") == 1200
    with a_database("sqlite") as other:
        assert restore(other, tmp_path / "games.gz") == 1200


def test_nothing_is_restored_over_games(database_url: str, saved: Path) -> None:
    asyncio.run(fill(database_url))
    before = in_order(database_url)
    with pytest.raises(StoreNotEmpty, match="empty database"):
        restore(database_url, saved)
    assert in_order(database_url) == before


def lines(saved: Path) -> list[bytes]:
    return gzip.decompress(saved.read_bytes()).splitlines(keepends=True)


@pytest.mark.parametrize(
    ("damage", "told"),
    sampled(
        [
            (lambda saved: saved.read_bytes()[:-20], "no whole backup"),
            (lambda saved: gzip.compress(b"".join(lines(saved)[:-1])), "breaks off after 6 games"),
            (lambda saved: gzip.compress(b"".join(lines(saved)[:4] + lines(saved)[5:])), "has been changed"),
            (
                lambda saved: gzip.compress(b"".join(lines(saved)).replace("❄".encode(), b"*")),
                "has been changed",
            ),
            (
                lambda saved: gzip.compress(b"".join(lines(saved)).replace(b'"seq":3', b'"seq":4')),
                "lacks events",
            ),
            (
                lambda saved: gzip.compress(b"".join([*lines(saved), lines(saved)[-1]])),
                "goes on after its end",
            ),
            (lambda saved: gzip.compress(b"".join([*lines(saved)[:2], lines(saved)[1]])), "twice"),
            (lambda saved: saved.read_bytes()[:200], "no whole backup"),
            (lambda saved: b"", "no backup"),
            (lambda saved: b"This is a text.\n", "no whole backup"),
            (lambda saved: gzip.compress(b"This is a text.\n"), "no backup"),
            (lambda saved: gzip.compress(b'{"line":"backup","arpents_backup":2}\n'), "format 2"),
        ],
        test=3,
    ),
)
def test_of_a_bad_backup_nothing_is_restored(
    database_url: str, saved: Path, damage: object, told: str
) -> None:
    assert callable(damage)
    saved.write_bytes(damage(saved))
    with pytest.raises(BadBackup, match=told):
        restore(database_url, saved)
    prepare(Database(database_url), migrate=True)
    assert list(all_games(database_url)) == []


def test_a_backup_that_fails_leaves_the_last_one(database_url: str, saved: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(*_: int) -> None:
        raise Stopped

    asyncio.run(fill(database_url))
    before = saved.read_bytes()
    with pytest.raises(Stopped):
        backup(database_url, saved, stop)
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_files_that_cannot_be_had(saved: Path) -> None:
    with a_database("sqlite") as url:
        with pytest.raises(BadBackup, match="cannot be read"):
            restore(url, saved.with_name("other.gz"))
        asyncio.run(fill(url))
        with pytest.raises(CannotKeepBackup, match="cannot be written"):
            backup(url, saved.parent / "nowhere" / "games.gz")


def test_a_database_without_tables_has_no_backup(tmp_path: Path) -> None:
    with a_database("postgresql") as url, pytest.raises(StoreOutdated):
        backup(url, tmp_path / "games.gz")
    assert list(tmp_path.iterdir()) == []
