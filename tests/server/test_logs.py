"""Logs, metrics and errors hold no hands and no tokens, whatever goes wrong."""

import json
import logging
import os
import re
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from arpents.engine.packs import PACKS
from arpents.server.games.tokens import hashed, new_token
from arpents.server.logs import JsonLines, Sentences
from benchmarks.served import Served
from tests.processes import PATIENCE
from tests.server.serving import serving

CARDS = {name for pack in PACKS for name in pack.by_name}
API = "/api/v1/games"


class Played:
    """A game on a server that writes all the logs it can, and what nobody may find in them."""

    def __init__(self, served: Served, client: httpx.Client, database: Path) -> None:
        self.served = served
        self.client = client
        self.database = database
        made = client.post(API, json={"name": "Ann", "side": "british", "opponent": "link"}).json()
        self.id: str = made["game"]
        self.invite: str = made["invite"].partition("#join=")[2]
        joined = client.post(f"{API}/{self.id}/join", json={"name": "Ben", "invite": self.invite}).json()
        self.tokens: list[str] = [made["token"], joined["token"]]
        self.replies: list[str] = []

    @property
    def secrets(self) -> set[str]:
        """The tokens and the invitation, and what is kept of them."""
        secrets = {self.invite, *self.tokens}
        return secrets | {hashed(one) for one in secrets}

    def ask(self, seat: int | None, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask with the token of a seat."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        reply = self.client.request(method, f"{API}/{self.id}{path}", json=body, headers=headers)
        self.replies.append(reply.text)
        return reply

    def live(self, first: object) -> dict[str, Any]:
        """What a live connection is told first."""
        url = f"ws://{self.served.address}{API}/{self.id}/live"
        with connect(url, compression=None) as socket:
            socket.send(first if isinstance(first, str) else json.dumps(first))
            found: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
            return found


@pytest.fixture
def played(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Played]:
    """A game on a server at the log level debug, in the format that a test asks for."""
    database = tmp_path / "games.sqlite"
    form = getattr(request, "param", "auto")
    environment = {**os.environ, "ARPENTS_LOG_LEVEL": "debug", "ARPENTS_LOG_FORMAT": form}
    with (
        serving(f"sqlite:///{database}", environment) as served,
        httpx.Client(base_url=served.url, timeout=PATIENCE) as client,
    ):
        yield Played(served, client, database)


def use_every_route(game: Played) -> None:
    """Do everything that can be done in a game, rightly and wrongly."""
    for seat in (0, 1, None):
        now = game.ask(seat, "GET", "?after=0").json()["now"] if seat is not None else {"version": 0}
        version = now["version"]
        for action in (
            "take money: Boston",
            "settle Atlantis: Boston",
            {"verb": "lose", "picked": ["Ships"]},
        ):
            game.ask(seat, "POST", "/moves", {"action": action, "version": version, "key": f"m{seat}"})
        game.ask(seat, "POST", "/moves", {"action": game.tokens[0], "version": -1, game.tokens[1]: 1})
        game.ask(seat, "POST", "/undo", {"version": version, "key": "u"})
        game.ask(seat, "POST", "/take-back", {"version": version, "key": "t"})
        game.ask(seat, "POST", "/chat", {"text": "Militia and Boston", "key": "c"})
        game.ask(seat, "PUT", "/presets", {"losing": {"answer": "list", "cards": ["Militia"]}})
        game.ask(seat, "PUT", "/presets", {"losing": {"cards": ["Nobody's card"]}})
        game.ask(seat, "GET", "/presets")
        game.ask(seat, "PUT", "/mute", {"muted": True})
        for path in ("/record", "/moments/1", f"/{game.tokens[0]}", f"?after={game.tokens[0]}"):
            game.ask(seat, "GET", path)
        for path in ("/claim", "/abort", "/rematch"):
            game.ask(seat, "POST", path, {"key": "e"})
    game.client.post(f"{API}/{game.id}/join", json={"name": "Eve", "invite": new_token()})
    game.client.get(f"{API}/{game.tokens[0]}")
    for token in (*game.tokens, None, new_token()):
        game.live({"token": token, "after": 0})
    game.live(f'{{"token": "{game.tokens[0]}", "after": "{game.tokens[1]}"}}')
    game.live("Militia " + game.tokens[0])


def break_it(game: Played) -> None:
    """Let a request fail for a reason that nobody foresaw: what is stored of a game is not what it was."""
    with sqlite3.connect(game.database) as database:
        words = json.dumps({"side": 7, "action": f"settle Deerfield: Boston, {game.tokens[0]}"})
        row = database.execute("SELECT * FROM games WHERE id = ?", (game.id,)).fetchone()
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT INTO games VALUES ({marks})", ("broken", *row[1:]))
        database.execute(
            "INSERT INTO events SELECT 'broken', seq, kind, data, at FROM events WHERE game = ? AND seq < 3",
            (game.id,),
        )
        database.execute("INSERT INTO events VALUES ('broken', 3, 'moved', ?, 0)", (words,))
    database.close()
    # After a failure the server closes the connection.
    url = f"{game.served.url}{API}/broken"
    reply = httpx.get(url, headers={"Authorization": f"Bearer {game.tokens[0]}"}, timeout=PATIENCE)
    assert (reply.status_code, reply.json()["error"]["code"]) == (500, "server_error")


def test_logs_hold_no_hands_and_no_tokens(played: Played) -> None:
    use_every_route(played)
    break_it(played)
    assert played.ask(0, "POST", "/concede", {"key": "over"}).status_code == 200
    assert played.ask(0, "POST", "/rematch").status_code == 201
    metrics = played.client.get("/metrics").text
    played.served.stop()
    written = played.served.log.read_text("utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    assert any(str(line.get("route")).endswith("/games/{game}/moves") for line in lines)
    assert any("IndexError" in line.get("exception", "") for line in lines), "the failure is there to be read"
    for secret in played.secrets:
        assert secret not in written
        assert secret not in metrics
    assert played.id not in metrics
    assert not [card for card in CARDS if card in written]


@pytest.mark.parametrize("played", ["plain"], indirect=True)
def test_sentences_are_about_failures_alone(played: Played) -> None:
    use_every_route(played)
    break_it(played)
    played.served.stop()
    (line,) = played.served.log.read_text("utf-8").splitlines()
    failed, more = line.split(". ")
    assert re.fullmatch(r"Error: a request failed \(IndexError, \w+\.py, line \d+\)", failed)
    assert more == "With ARPENTS_LOG_FORMAT=json the log tells more."


def test_errors_echo_no_token(played: Played) -> None:
    use_every_route(played)
    errors = [reply for reply in played.replies if reply.startswith('{"error"')]
    assert len(errors) > 20
    theirs = {played.invite, hashed(played.invite), *map(hashed, played.tokens)}
    assert not [one for one in theirs for error in errors if one in error]


def formatted(error: Exception) -> str:
    """What the log tells of an exception."""
    try:
        raise error
    except Exception:
        found = sys.exc_info()
    record = logging.LogRecord("arpents", logging.ERROR, __file__, 1, "it failed", None, found)
    told = json.loads(JsonLines().format(record))
    return str(told["exception"])


def test_the_words_of_an_exception_are_told_without_secrets() -> None:
    token = new_token()
    cause = KeyError("neutral Native Americans")
    error = ValueError(f"the hand is Boston, Militia; the token is {token}; its hash {hashed(token)}")
    error.__cause__ = cause
    error.add_note("and a Regular Infantry: too")
    told = formatted(error)
    assert "ValueError: the hand is …, …; the token is …; its hash …" in told
    assert "KeyError: '…'" in told
    assert "test_logs.py" in told
    assert not [
        one for one in (token, hashed(token), "Militia", "Infantry") if one in told.split("\n", 3)[-1]
    ]


def test_arguments_of_a_message_are_told_without_secrets() -> None:
    record = logging.LogRecord("arpents", logging.INFO, __file__, 1, "%s drew %s", ("Ann", "Militia"), None)
    assert json.loads(JsonLines().format(record))["message"] == "Ann drew …"


def sentence(message: str, *arguments: object, level: int = logging.WARNING, **extra: object) -> str:
    """What people are told of a record."""
    record = logging.LogRecord("arpents", level, __file__, 1, message, arguments, None)
    record.__dict__.update(extra)
    return Sentences().format(record)


def test_people_are_told_in_sentences() -> None:
    assert sentence("a bot failed to answer", game="abc", bot="planner") == (
        "Warning: a bot failed to answer (game abc, bot planner)."
    )
    assert sentence("%s has to wait.\nfor long", "Militia") == "Warning: … has to wait."
    assert sentence("it is lost", level=logging.ERROR).startswith("Error: it is lost. With ")


def test_times_are_in_utc_wherever_the_server_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "America/Halifax")
    time.tzset()
    try:
        record = logging.makeLogRecord({"msg": "snow", "created": 1_000_000_000.25})
        assert json.loads(JsonLines().format(record))["at"] == "2001-09-09T01:46:40.250Z"
    finally:
        monkeypatch.undo()
        time.tzset()
