"""The commands ``admin``: looking after the games of a server."""

import sqlite3
from pathlib import Path

import pytest

from benchmarks.served import start
from tests.cli.command import arpents_here, environment
from tests.server.api.people import Visitor


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a few games."""
    home = tmp_path_factory.mktemp("home")
    file = home / "games.sqlite"
    server = start(f"sqlite:///{file}", environment(home), home / "server.log")
    try:
        visitor = Visitor(server.url)
        visitor.create()
        british, french = visitor.pair(variants=["free-discards"])
        british.rest()
        french.rest()
        british.must("pass")
        bot = visitor.create(opponent="bot", level=1, side="british")
        bot.rest()
        bot.turn()
        bot.concede()
    finally:
        server.stop()
    return file


@pytest.fixture
def here(database: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of that database, which the commands use."""
    copy = tmp_path / "games.sqlite"
    with sqlite3.connect(database) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    monkeypatch.setenv("ARPENTS_DATABASE_URL", f"sqlite:///{copy}")
    return copy


def test_all_games_reproduce(here: Path, tmp_path: Path) -> None:
    run = arpents_here(tmp_path, "admin", "verify")
    assert (run.returncode, run.stdout, run.stderr) == (
        0,
        "3 games looked at, all of which reproduce.\n",
        "",
    )


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE seq = 2",
        "UPDATE events SET data = replace(data, '\"pass\"', '\"withdraw\"') WHERE kind = 'moved'",
        "UPDATE games SET status = 'playing' WHERE status = 'finished'",
        "UPDATE events SET kind = 'invented' WHERE seq = 2",
    ],
)
def test_games_that_do_not_reproduce_are_named(here: Path, tmp_path: Path, damage: str) -> None:
    with sqlite3.connect(here) as connection:
        assert connection.execute(damage).rowcount
    connection.close()
    run = arpents_here(tmp_path, "admin", "verify")
    assert run.returncode == 1
    assert "not reproduce" in run.stdout
    assert run.stderr.strip()


def test_a_backup_is_restored_into_an_empty_database(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = arpents_here(tmp_path, "admin", "backup", "all.backup")
    assert (run.returncode, run.stdout) == (0, "3 games are now in all.backup.\n")
    full = arpents_here(tmp_path, "admin", "restore", "all.backup")
    assert full.returncode != 0
    assert full.stderr.count("\n") == 1
    monkeypatch.setenv("ARPENTS_DATABASE_URL", f"sqlite:///{tmp_path / 'other' / 'games.sqlite'}")
    run = arpents_here(tmp_path, "admin", "restore", "all.backup")
    assert (run.returncode, run.stdout) == (0, "3 games are there again.\n")
    assert arpents_here(tmp_path, "admin", "verify").stdout.startswith("3 games looked at, all")


@pytest.mark.parametrize("arguments", [("restore", "nowhere"), ("backup", "nowhere/all.backup")])
def test_files_that_cannot_be(here: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    run = arpents_here(tmp_path, "admin", *arguments)
    assert run.returncode != 0
    assert "nowhere" in run.stderr
    assert run.stderr.count("\n") == 1
