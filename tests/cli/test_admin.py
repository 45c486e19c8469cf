"""The commands ``admin``: looking after the games of a server."""

import sqlite3
from pathlib import Path

import pytest

from arpents.records.file_replay import replay
from arpents.records.game_text import read_game_text
from tests.cli.command import arpents_here, environment
from tests.server.api.people import Visitor
from tests.server.serving import start


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


def test_finished_games_are_written_as_files_without_names(here: Path, tmp_path: Path) -> None:
    run = arpents_here(tmp_path, "admin", "records", "out")
    assert (run.returncode, run.stdout) == (0, "One game was written to out.\n"), run.stderr
    (file,) = (tmp_path / "out").iterdir()
    text = file.read_text("utf-8")
    assert f"{file.stem}" in text
    assert "British:" not in text.partition("\n\n")[0]
    assert replay(read_game_text(text)).outcome is not None
    (tmp_path / "file").touch()
    refused = arpents_here(tmp_path, "admin", "records", "file")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "file" in refused.stderr


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


def test_games_that_are_not_there_are_named_and_the_others_deleted(here: Path, tmp_path: Path) -> None:
    with sqlite3.connect(here) as connection:
        names = [name for (name,) in connection.execute("SELECT id FROM games")]
    connection.close()
    run = arpents_here(tmp_path, "admin", "delete", names[0], "nowhere", names[1])
    assert run.returncode == 1
    assert run.stdout.startswith("2 games are deleted")
    assert run.stderr.startswith('There is no game "nowhere" that this could be done with')
    assert arpents_here(tmp_path, "admin", "verify").stdout.startswith("1 game looked at")
    assert arpents_here(tmp_path, "admin", "backup", "some").stdout == "1 game is now in some.\n"
    assert arpents_here(tmp_path, "admin", "backup", "all", "--deleted").stdout == "3 games are now in all.\n"
    run = arpents_here(tmp_path, "admin", "undelete", *names)
    assert (run.returncode, run.stdout) == (1, "2 games are there again.\n")
    assert names[2] in run.stderr
    run = arpents_here(tmp_path, "admin", "delete", *names, "--for-good")
    assert (run.returncode, run.stdout) == (0, "3 games are deleted for good.\n")


def test_what_has_expired_goes_when_it_is_asked_for(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = "0 games have expired; 0 deleted earlier are gone for good.\n"
    assert arpents_here(tmp_path, "admin", "expire").stdout == nothing
    monkeypatch.setenv("ARPENTS_OPEN_EXPIRES", "0")
    expired = "1 game has expired; 0 deleted earlier are gone for good.\n"
    assert arpents_here(tmp_path, "admin", "expire").stdout == expired
    monkeypatch.setenv("ARPENTS_GAME_EXPIRES", "0")
    monkeypatch.setenv("ARPENTS_DELETED_KEPT", "0")
    all_expired = "2 games have expired; 1 deleted earlier is gone for good.\n"
    assert arpents_here(tmp_path, "admin", "expire", "--all").stdout == all_expired


@pytest.mark.parametrize("command", ["verify", "backup all", "delete game", "undelete game", "expire"])
def test_commands_without_tables_say_what_to_run(tmp_path: Path, command: str) -> None:
    (tmp_path / "games.sqlite").touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARPENTS_DATABASE_URL", f"sqlite:///{tmp_path / 'games.sqlite'}")
        run = arpents_here(tmp_path, "admin", *command.split())
        assert run.returncode == 2
        assert run.stderr.endswith("Run arpents admin migrate.\n")
        assert arpents_here(tmp_path, "admin", "migrate").returncode == 0
        assert arpents_here(tmp_path, "admin", "verify").returncode == 0


def test_a_key_for_notices_is_printed(tmp_path: Path) -> None:
    runs = [arpents_here(tmp_path, "admin", "push-key") for _ in range(2)]
    first, second = (run.stdout.strip() for run in runs)
    assert first != second
    assert len(first) == len(second) == 43
