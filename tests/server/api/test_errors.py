"""Errors by name: what programs rely on when something is refused."""

import asyncio
from pathlib import Path

import httpx
from fastapi import FastAPI

from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.server.store import Store
from tests.server.api.people import Player, Visitor, code, key


def test_an_illegal_action_comes_with_what_is_legal(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    before = british.now()
    for action in ("settle Detroit: Boston", {"verb": "settle", "location": "Detroit", "picked": ["Boston"]}):
        refused = british.act(action)
        assert (refused.status_code, code(refused)) == (422, "illegal_action")
        legal = refused.json()["error"]["legal"]
        assert legal["decider"] == "british"
        assert set(legal["verbs"]) == {offer["verb"] for offer in before["offers"]}
    assert british.now() == before


def test_actions_that_cannot_be_read(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    for action, error in (
        ("conquer Boston", "unknown_name"),
        ({"verb": "conquer"}, "unknown_name"),
        ({"verb": "settle", "location": "Atlantis"}, "unknown_name"),
        ({"verb": "discard", "picked": ["Boston"] * 9}, "too_many_cards"),
    ):
        refused = british.act(action)
        assert (refused.status_code, code(refused)) == (422, error)
        assert "legal" not in refused.json()["error"]


def test_an_action_on_another_version_is_stale(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    version = british.now()["version"]
    for other in (version + 1, 2**53):
        refused = british.act("pass", other)
        assert (refused.status_code, code(refused)) == (409, "stale_version")
    british.must("pass")
    for what, body in (("moves", {"action": "end turn"}), ("undo", {})):
        stale = british.do(what, version=version, key=key(), **body)
        assert (stale.status_code, code(stale)) == (409, "stale_version")


def test_it_is_the_other_side_that_decides(visitor: Visitor) -> None:
    _, french = visitor.pair()
    refused = french.act("pass")
    assert (refused.status_code, code(refused)) == (409, "not_your_decision")


def test_a_game_that_has_not_begun(visitor: Visitor) -> None:
    host = visitor.create()
    for refused in (
        host.do("moves", action="pass", version=0, key=key()),
        host.do("undo", version=0, key=key()),
        host.do("concede", key=key()),
        host.set("presets"),
    ):
        assert (refused.status_code, code(refused)) == (409, "game_not_begun")


def test_a_game_that_is_not_there(visitor: Visitor) -> None:
    nowhere = Player(visitor.url, {"game": "nowhere", "token": "x", "side": None, "invite": None})
    for refused in (nowhere.get("/games/nowhere"), nowhere.do("concede", key=key()), nowhere.do("abort")):
        assert (refused.status_code, code(refused)) == (404, "unknown_game")


def test_keys_and_versions_have_a_form(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    for body in (
        {"version": 0},
        {"key": "k"},
        {"version": -1, "key": "k"},
        {"version": "first", "key": "k"},
        {"version": 0, "key": ""},
        {"version": 0, "key": "a b"},
        {"version": 0, "key": "k" * 65},
        {"version": 0, "key": "k", "more": 1},
    ):
        refused = british.do("moves", action="pass", **body)
        assert (refused.status_code, code(refused)) == (422, "bad_request")


def failing(app: FastAPI) -> None:
    """A page that fails at whatever it does."""

    @app.get("/fails")
    async def fails() -> None:
        raise ZeroDivisionError


def test_a_fault_of_the_server_has_the_form_of_errors_and_tells_nothing(tmp_path: Path) -> None:
    async def asked() -> httpx.Response:
        app = create_app(Settings(), Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}"))
        failing(app)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                return await client.get("/fails")

    response = asyncio.run(asked())
    assert (response.status_code, code(response)) == (500, "server_error")
    assert "ZeroDivision" not in response.text
    assert response.headers["x-frame-options"] == "DENY"
