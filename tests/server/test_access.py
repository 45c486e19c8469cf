"""Access lines: each request has one, by which it is found again, and nothing that is sent can forge one."""

import json
import logging
import socket
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from arpents.server.clients.visits import CURRENT, Visit
from arpents.server.logs import JsonLines, Sentences
from arpents.server.networks import Pseudonyms
from benchmarks.served import Served
from tests.processes import PATIENCE, wait_until
from tests.server.api.people import API, Visitor
from tests.server.api.sockets import connected, news, watching
from tests.server.serving import a_server

KEY = "a key of the log"
FORGED = 'x"}\r\n{"level": "error"}\n\x1b[2J\x9b31m\u2028\u202e\x85'


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server that logs every request."""
    with a_server("--proxy", log_level="info", log_key=KEY, metrics_token="let me in") as served:
        yield served


def written(server: Served) -> list[dict[str, Any]]:
    """The lines of the log; the last may still be being written, and is left out then."""
    whole = server.log.read_text("utf-8").rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def lines_of(server: Served, request: str) -> list[dict[str, Any]]:
    """What the log has about a request, once there is something."""

    def found() -> list[dict[str, Any]]:
        lines = written(server)
        return [line for line in lines if line.get("request") == request]

    wait_until(lambda: bool(found()))
    return found()


def last_line(server: Served, message: str) -> dict[str, Any]:
    """The last line with a message, once there is one."""

    def found() -> list[dict[str, Any]]:
        lines = written(server)
        return [line for line in lines if line["message"] == message]

    wait_until(lambda: bool(found()))
    return found()[-1]


def test_a_request_is_found_in_the_log_by_its_number(server: Served) -> None:
    somebody = Visitor(server.url, None, **{"X-Forwarded-For": "2001:db8::5", "X-Request-ID": "mine"})
    player = somebody.create(public=False)
    reply = somebody.get(f"/games/{player.game}")
    number = reply.headers["x-request-id"]
    assert len(number) == 16
    (line,) = lines_of(server, number)
    assert line["client"] == Pseudonyms(KEY).of("2001:db8::/64")
    assert (line["method"], line["route"], line["status"]) == ("GET", "/games/{game}", 404)
    assert (line["game"], line["code"]) == (player.game, "private_game")
    assert line["bytes"] > 0
    again = somebody.get(f"/games/{player.game}")
    assert again.headers["x-request-id"] not in (number, "mine")


def test_bad_input_is_logged_once(server: Served) -> None:
    somebody = Visitor(server.url, None, **{"X-Forwarded-For": 'x"}, {"level": "error'})
    asked: list[Callable[[], httpx.Response]] = [
        lambda: somebody.post("/games", name=FORGED),
        lambda: somebody.post("/records", record=FORGED),
        lambda: somebody.get("/games/" + "%0d%0a%1b%5b2J"),
        lambda: somebody.ask("POST", f"{API}/games", content=b"{"),
    ]
    for ask in asked:
        reply = ask()
        assert 400 <= reply.status_code < 500
        (line,) = lines_of(server, reply.headers["x-request-id"])
        assert line["status"] == reply.status_code
        assert line["code"] == reply.json()["error"]["code"]


def test_a_token_in_place_of_a_game_is_not_logged(server: Served) -> None:
    token = Visitor(server.url).create().token
    reply = Visitor(server.url).get(f"/games/{token}")
    (line,) = lines_of(server, reply.headers["x-request-id"])
    assert "game" not in line
    assert token not in server.log.read_text("utf-8")


def test_live_connections_are_logged_when_they_open_and_close(server: Served) -> None:
    game = Visitor(server.url).create(opponent="anyone").game
    there = "192.0.2.200"
    with watching(server, game, address=there) as live:
        told = len(json.dumps(news(live)))
        opened = last_line(server, "connection opened")
        assert (opened["game"], opened["client"]) == (game, Pseudonyms(KEY).of(there))
    wait_until(lambda: len(lines_of(server, opened["request"])) == 2)
    closed = lines_of(server, opened["request"])[1]
    assert closed["message"] == "connection closed"
    assert told / 2 < closed["bytes"] < told * 2
    assert there not in server.log.read_text("utf-8")
    with connected(server, game, address=there) as live:
        live.send("rubbish")
        assert news(live)["error"]["code"] == "bad_request"
        opened = last_line(server, "connection opened")
    wait_until(lambda: len(lines_of(server, opened["request"])) == 2)
    closed = lines_of(server, opened["request"])[1]
    assert (closed["status"], closed["code"]) == (4422, "bad_request")


def test_methods_and_addresses_that_there_are_not_make_no_labels(server: Served) -> None:
    host, port = server.address.split(":")
    for number in range(5):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as wire:
            methods = ("PROPFIND", "PURGE", "TRACE", "M-SEARCH", "REPORT")
            wire.sendall(
                f"{methods[number]} /odd{number} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
            )
            assert wire.recv(1000).startswith(b"HTTP/1.1 4")
    told = Visitor(server.url, "let me in").ask("GET", "/metrics").text
    assert 'method="other"' in told
    assert "/odd" not in told
    assert "PROPFIND" not in told
    methods_told = {
        line.partition('method="')[2].partition('"')[0] for line in told.splitlines() if "method=" in line
    }
    assert methods_told <= {"GET", "POST", "PUT", "HEAD", "OPTIONS", "other"}


def record(message: str, *arguments: object, **extra: object) -> logging.LogRecord:
    """A record with whatever a client may have sent."""
    made = logging.LogRecord("arpents", logging.WARNING, __file__, 1, message, arguments, None)
    made.__dict__.update(extra)
    return made


@pytest.mark.parametrize("form", [JsonLines(), Sentences()])
def test_nothing_that_is_sent_can_forge_a_line(form: logging.Formatter) -> None:
    half = "\ud800"
    for one in (record(FORGED), record("%s", FORGED + half), record("it failed", name=FORGED + half)):
        line = form.format(one)
        assert line.isprintable()
        assert len(line.splitlines()) == 1
        line.encode()


def test_lines_about_a_request_have_its_number() -> None:
    visit = Visit("192.0.2.1")
    known = CURRENT.set(visit)
    try:
        line = json.loads(JsonLines().format(record("it failed")))
    finally:
        CURRENT.reset(known)
    assert line["request"] == visit.id
    assert "request" not in json.loads(JsonLines().format(record("it failed")))
