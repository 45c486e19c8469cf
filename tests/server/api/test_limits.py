"""Limits: nobody takes the share of others, and a proxy is believed only where there is one."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.server.store import Store
from benchmarks.served import Served
from tests.processes import PATIENCE, wait_until
from tests.server.api.people import API, Visitor, code, key
from tests.server.api.sockets import connected, news, watching


def coming_from(server: Served, address: str, token: str | None = None) -> Visitor:
    """Somebody from an address, as the proxy tells it."""
    return Visitor(server.url, token, **{"X-Forwarded-For": address})


def refused(ask: Callable[[int], httpx.Response], allowed: int) -> httpx.Response:
    """The first refusal, to which so many requests lead, or more: in time one may ask for some more."""
    for number in count():
        answer = ask(number)
        if answer.status_code == 429:
            assert number >= allowed
            assert code(answer) == "too_often"
            return answer
        assert answer.is_success, answer.text
    raise AssertionError


def test_new_games_are_limited(strict_server: Served) -> None:
    somebody = coming_from(strict_server, "192.0.2.1")
    late = refused(lambda _: somebody.post("/games"), 2)
    assert int(late.headers["retry-after"]) >= 1
    assert coming_from(strict_server, "192.0.2.2").post("/games").status_code == 201


def test_requests_are_limited(strict_server: Served) -> None:
    somebody = coming_from(strict_server, "192.0.2.3")
    late = refused(lambda _: somebody.ask("GET", "/healthz"), 20)
    assert late.headers["x-content-type-options"] == "nosniff"


def test_moves_and_talk_are_limited(strict_server: Served) -> None:
    british, _ = coming_from(strict_server, "192.0.2.4").pair()
    british.headers["X-Forwarded-For"] = "192.0.2.5"
    refused(lambda _: british.do("chat", text="Hello", key=key()), 10)


def test_what_a_client_says_before_the_proxy_does_not_count(strict_server: Served) -> None:
    refused(lambda number: coming_from(strict_server, f"198.51.100.{number}, 192.0.2.6").post("/games"), 2)


@pytest.mark.parametrize(("proxy", "last"), [(False, 429), (True, 201)])
def test_only_a_proxy_that_is_there_is_believed(tmp_path: Path, proxy: bool, last: int) -> None:
    settings = Settings(proxy=proxy, creations_per_minute=3, database_url=f"sqlite:///{tmp_path / 'games'}")

    async def answers() -> list[int]:
        app = create_app(settings, Store.open(settings.database_url))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                said = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(3)]
                return [(await client.post(f"{API}/games", json={}, headers=one)).status_code for one in said]

    assert asyncio.run(answers()) == [201, last, last]


def test_connections_are_limited(strict_server: Served) -> None:
    there = "192.0.2.7"
    game = coming_from(strict_server, "192.0.2.8").create(opponent="anyone").game
    with (
        watching(strict_server, game, address=there) as first,
        watching(strict_server, game, address=there) as second,
        watching(strict_server, game, address=there) as third,
    ):
        for socket in (first, second, third):
            assert "now" in news(socket)
        with connected(strict_server, game, address=there) as one_more:
            assert news(one_more)["error"]["code"] == "too_often"
            with pytest.raises(ConnectionClosed):
                one_more.recv(timeout=PATIENCE)
        assert one_more.close_code == 4429
        first.close()
        second.close()
    with watching(strict_server, game, address=there) as again:
        assert "now" in news(again)


def test_whoever_does_not_say_who_they_are_is_sent_away(strict_server: Served) -> None:
    there = "192.0.2.10"
    with connected(strict_server, "x", address=there) as silent:
        assert news(silent)["error"]["code"] == "bad_request"
        with pytest.raises(ConnectionClosed):
            silent.recv(timeout=PATIENCE)
    assert silent.close_code == 4422


def test_the_limit_of_bodies_is_a_setting(strict_server: Served) -> None:
    somebody = coming_from(strict_server, "192.0.2.11")
    assert code(somebody.post("/records", record="x" * 2001)) == "too_large"
    assert code(somebody.post("/records", record="x" * 1500)) == "bad_record"


def test_links_begin_with_the_public_address(strict_server: Served) -> None:
    seat = coming_from(strict_server, "192.0.2.12").create().seat
    assert seat["link"].startswith(f"https://arpents.example/game/{seat['game']}#seat=")
    assert seat["invite"].startswith(f"https://arpents.example/game/{seat['game']}#join=")


@pytest.mark.parametrize("origin", ["https://arpents.example", "https://friends.example"])
def test_pages_that_may_connect(strict_server: Served, origin: str) -> None:
    game = coming_from(strict_server, "192.0.2.13").create(opponent="anyone").game
    with watching(strict_server, game, origin=origin, address="192.0.2.14") as socket:
        assert "now" in news(socket)


@pytest.mark.parametrize("origin", ["http://arpents.example", "https://arpents.example.org"])
def test_pages_that_may_not_connect(strict_server: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, watching(strict_server, "x", origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_pages_of_friends_may_use_the_api(strict_server: Served) -> None:
    asked = {
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
        "X-Forwarded-For": "192.0.2.15",
    }
    friend = Visitor(strict_server.url, Origin="https://friends.example", **asked)
    allowed = friend.ask("OPTIONS", f"{API}/games")
    assert allowed.status_code == 200
    assert allowed.headers["access-control-allow-origin"] == "https://friends.example"
    move = {"action": "end turn", "version": 0, "key": "friend-1"}
    for path, body in (("/games/none/moves", move), ("/games/none/undo", {"version": 0, "key": "friend-2"})):
        reply = friend.ask("POST", f"{API}{path}", json=body)
        assert reply.status_code == 404
        assert reply.headers["access-control-allow-origin"] == "https://friends.example", path
    stranger = Visitor(strict_server.url, Origin="https://elsewhere.example", **asked)
    refused = stranger.ask("OPTIONS", f"{API}/games")
    assert "access-control-allow-origin" not in refused.headers


def test_the_log_has_no_secrets(strict_server: Served) -> None:
    british, french = coming_from(strict_server, "192.0.2.16").pair()
    british.headers["X-Forwarded-For"] = "192.0.2.17"
    british.get(f"/games/{british.game}")
    # A request is logged once it is answered.
    wait_until(lambda: '"route": "/games/{game}"' in strict_server.log.read_text("utf-8"))
    log = strict_server.log.read_text("utf-8")
    for secret in (british.token, french.token, "192.0.2.16", "192.0.2.17"):
        assert secret not in log
    assert f'"game": "{british.game}"' in log
