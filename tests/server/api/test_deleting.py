"""Deleting by ``arpents admin`` while a server runs: whoever plays, watches or lists games finds out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.served import Served
from tests.cli.command import arpents_here
from tests.processes import wait_until
from tests.server.api.people import Visitor, code, key
from tests.server.api.sockets import news, watching
from tests.server.databases import KINDS, a_database
from tests.server.serving import a_server


@pytest.fixture(scope="module", params=KINDS)
def on(request: pytest.FixtureRequest) -> Iterator[tuple[Served, str]]:
    """A server, and the URL of its database."""
    with a_database(request.param) as url, a_server(database_url=url) as server:
        yield server, url


def admin(home: Path, url: str, *arguments: str) -> str:
    """Run a command for those who look after the server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARPENTS_DATABASE_URL", url)
        run = arpents_here(home, "admin", *arguments)
    assert run.returncode == 0, run.stderr
    return run.stdout


def listed(visitor: Visitor) -> list[str]:
    """The public games that are played."""
    return [game["id"] for game in visitor.get("/games", status="playing").json()]


@pytest.mark.parametrize("for_good", [False, True])
def test_a_game_that_is_played_is_deleted(on: tuple[Served, str], tmp_path: Path, for_good: bool) -> None:
    server, url = on
    visitor = Visitor(server.url)
    british, french = visitor.pair(public=True)
    kept, _ = visitor.pair(public=True)
    with watching(server, british.game, french.token) as socket:
        news(socket)
        told = admin(tmp_path, url, "delete", british.game, *(["--for-good"] if for_good else []))
        assert told.startswith("1 game is deleted")
        # Nothing can be added from the first moment, whatever is still in memory.
        move = british.do("chat", text="Hello?", key=key())
        assert (move.status_code, code(move)) == (404, "unknown_game")
        assert news(socket)["error"]["code"] == "unknown_game"
        assert british.game not in listed(visitor)
        assert kept.game in listed(visitor)
    if for_good:
        return
    assert admin(tmp_path, url, "undelete", british.game) == "1 game is there again.\n"
    assert british.do("chat", text="Back again", key=key()).status_code == 200
    assert british.game in listed(visitor)


def test_whoever_only_looks_finds_out_soon(on: tuple[Served, str], tmp_path: Path) -> None:
    server, url = on
    british, french = Visitor(server.url).pair()
    before = french.news(after=0)["items"]
    admin(tmp_path, url, "delete", british.game)
    wait_until(lambda: british.get(f"/games/{british.game}").status_code == 404)
    with watching(server, british.game, french.token) as socket:
        assert news(socket)["error"]["code"] == "unknown_game"
    admin(tmp_path, url, "undelete", british.game)
    assert french.news(after=0)["items"] == before
