"""Rights: every route of the API, asked by everybody who may come along, in games of every kind."""

from collections.abc import Mapping
from typing import Final

import pytest

from benchmarks.served import Served
from tests.sampling import sampled
from tests.server.api.people import API, Data, Player, Visitor, code, key

ASKERS: Final = ("nobody", "wrong", "other", "british", "french")
"""No token, one of no seat, one of a seat in another game, and those of the two seats."""

OF_ALL: Final = (
    "GET /healthz",
    "GET /metrics",
    "GET /facts",
    "GET /push",
    "GET /games",
    "POST /games",
    "POST /records",
)
"""The routes that are about no game: anybody may use them, with whatever token."""

NO_SEAT: Final = {"nobody": "403 not_your_seat", "wrong": "403 not_your_seat", "other": "403 not_your_seat"}
CLOSED: Final = dict.fromkeys(("nobody", "wrong", "other"), "404 unknown_game")
WRONG_ONLY: Final = {"wrong": "403 not_your_seat", "other": "403 not_your_seat"}

PUSHED: Final[Data] = {
    "endpoint": "https://push.example.org/x",
    "keys": {"p256dh": "A" * 87, "auth": "A" * 22},
}
"""A browser that wants notices."""

Row = Mapping[str, str]


def players(british: str, french: str, others: Row = NO_SEAT) -> dict[str, str]:
    """What the askers get where the players get this."""
    return {**others, "british": british, "french": french}


def everybody(answer: str) -> dict[str, str]:
    """The same answer, whoever asks."""
    return dict.fromkeys(ASKERS, answer)


def playing(others: Row) -> dict[str, Row]:
    """A game under way, in which the British decide."""
    closed = others if others is CLOSED else {}
    return {
        "GET /games/{game}": players("200", "200", {**others, "nobody": others.get("nobody", "200")}),
        "GET /games/{game}/presets": players("200", "200", {**NO_SEAT, **others}),
        "GET /games/{game}/start": players("200", "200", {**others, "nobody": others.get("nobody", "200")}),
        "GET /games/{game}/presence": players(
            "200", "200", {**others, "nobody": others.get("nobody", "200")}
        ),
        "GET /games/{game}/record": {**everybody("409 game_not_over"), **closed},
        "GET /games/{game}/moments/{events}": players(
            "200", "200", {**others, "nobody": others.get("nobody", "200")}
        ),
        "GET /games/{game}/story": {**everybody("409 game_not_over"), **closed},
        "POST /games/{game}/join": {**everybody("403 not_your_seat"), **closed},
        "POST /games/{game}/abort": {
            **everybody("403 not_your_seat"),
            "british": "409 game_not_open",
            **closed,
        },
        "POST /games/{game}/moves": players("200", "409 not_your_decision", {**NO_SEAT, **others}),
        "POST /games/{game}/preview": players("200", "409 not_your_decision", {**NO_SEAT, **others}),
        "POST /games/{game}/undo": players(
            "409 nothing_to_undo", "409 not_your_decision", {**NO_SEAT, **others}
        ),
        "POST /games/{game}/take-back": players(
            "409 no_taking_back", "409 no_taking_back", {**NO_SEAT, **others}
        ),
        "POST /games/{game}/concede": players("200", "200", {**NO_SEAT, **others}),
        "POST /games/{game}/claim": players("409 not_abandoned", "409 not_abandoned", {**NO_SEAT, **others}),
        "POST /games/{game}/rematch": players(
            "409 game_not_over", "409 game_not_over", {**NO_SEAT, **others}
        ),
        "POST /games/{game}/chat": players("200", "200", {**NO_SEAT, **others}),
        # This server sends no notices.
        "POST /games/{game}/push": players("404 unknown_page", "404 unknown_page", {**NO_SEAT, **others}),
        "DELETE /games/{game}/push": players("200", "200", {**NO_SEAT, **others}),
        "PUT /games/{game}/mute": players("200", "200", {**NO_SEAT, **others}),
        "PUT /games/{game}/presets": players("200", "200", {**NO_SEAT, **others}),
    }


TABLE: Final[Mapping[str, Mapping[str, Row]]] = {
    "public": playing(WRONG_ONLY),
    "private": playing(CLOSED),
    "finished": {
        "GET /games/{game}": players("200", "200", {**WRONG_ONLY, "nobody": "200"}),
        "GET /games/{game}/presets": players("200", "200"),
        "GET /games/{game}/start": players("200", "200", {**WRONG_ONLY, "nobody": "200"}),
        "GET /games/{game}/presence": players("200", "200", {**WRONG_ONLY, "nobody": "200"}),
        "GET /games/{game}/record": everybody("200"),
        "GET /games/{game}/moments/{events}": players("200", "200", {**WRONG_ONLY, "nobody": "200"}),
        "GET /games/{game}/story": everybody("200"),
        "POST /games/{game}/join": everybody("403 not_your_seat"),
        "POST /games/{game}/abort": {**everybody("403 not_your_seat"), "british": "409 game_not_open"},
        "POST /games/{game}/moves": players("409 game_over", "409 game_over"),
        "POST /games/{game}/preview": players("409 game_over", "409 game_over"),
        "POST /games/{game}/undo": players("409 nothing_to_undo", "409 nothing_to_undo"),
        "POST /games/{game}/take-back": players("409 no_taking_back", "409 no_taking_back"),
        "POST /games/{game}/concede": players("409 game_over", "409 game_over"),
        "POST /games/{game}/claim": players("409 not_abandoned", "409 not_abandoned"),
        "POST /games/{game}/rematch": players("201", "201"),
        "POST /games/{game}/chat": players("200", "200"),
        "POST /games/{game}/push": players("404 unknown_page", "404 unknown_page"),
        "DELETE /games/{game}/push": players("200", "200"),
        "PUT /games/{game}/mute": players("200", "200"),
        "PUT /games/{game}/presets": players("200", "200"),
    },
}
"""For each kind of game and each route, what each asker gets: a status, and the name of the error."""


def body_for(route: str, now: Data) -> Data | None:
    """A body with which a route can be asked."""
    bodies: dict[str, Data] = {
        "moves": {"action": "pass", "version": now["version"], "key": key()},
        "preview": {"action": "pass", "version": now["version"]},
        "undo": {"version": now["version"], "key": key()},
        "take-back": {"version": now["version"], "key": key()},
        "concede": {"key": key()},
        "claim": {"key": key()},
        "chat": {"text": "Hello", "key": key()},
        "mute": {"muted": True},
        "join": {},
        "presets": {},
        "push": PUSHED if route.startswith("POST") else {"endpoint": PUSHED["endpoint"]},
    }
    return None if route.startswith("GET") else bodies.get(route.rpartition("/")[2])


def asked(route: str, asker: Visitor, game: str, now: Data) -> str:
    """What an asker gets: the status, and the name of the error if it is one."""
    method, _, path = route.partition(" ")
    found = path.replace("{game}", game).replace("{events}", "0")
    response = asker.ask(method, f"{API}{found}", json=body_for(route, now))
    if response.status_code < 400:
        return str(response.status_code)
    return f"{response.status_code} {code(response)}"


@pytest.fixture(scope="module")
def askers(visitor: Visitor) -> dict[str, Visitor]:
    """Those who have no seat in the game."""
    return {
        "nobody": visitor,
        "wrong": Visitor(visitor.url, token="guessed"),
        "other": visitor.create(),
    }


@pytest.mark.parametrize("kind", sampled(TABLE, test=2))
def test_each_route_for_each_asker(visitor: Visitor, askers: dict[str, Visitor], kind: str) -> None:
    found: dict[str, dict[str, str]] = {}
    for route, row in TABLE[kind].items():
        found[route] = {}
        for who in row:
            british, french = visitor.pair(public=kind != "private")
            if kind == "finished":
                french.concede()
            everyone: dict[str, Player | Visitor] = {**askers, "british": british, "french": french}
            seat = french if who == "french" else british
            found[route][who] = asked(route, everyone[who], british.game, seat.now())
    assert found == TABLE[kind]


def test_the_table_names_every_route_and_asker(server: Served, visitor: Visitor) -> None:
    schema = visitor.get("/openapi.json").json()
    routes = {
        f"{method.upper()} {path.removeprefix(API)}"
        for path, methods in schema["paths"].items()
        for method in methods
    }
    for kind, table in TABLE.items():
        assert {*table, *OF_ALL} == routes, kind
        for route, row in table.items():
            assert set(row) == set(ASKERS), (kind, route)


@pytest.mark.parametrize("token", [None, "guessed"])
def test_anybody_may_use_what_is_about_no_game(visitor: Visitor, token: str | None) -> None:
    asker = Visitor(visitor.url, token=token)
    for route in OF_ALL:
        method, _, path = route.partition(" ")
        prefix = "" if path in {"/healthz", "/metrics"} else API
        response = asker.ask(method, f"{prefix}{path}", json={"record": "x"} if path == "/records" else {})
        assert response.status_code in ({201, 422} if method == "POST" else {200}), route


@pytest.mark.parametrize("header", ["", "Bearer", "Basic Zm9vOmJhcg=="])
def test_a_header_without_a_token_is_none(visitor: Visitor, header: str) -> None:
    british, _ = visitor.pair()
    asker = Visitor(visitor.url, **{"Authorization": header} if header else {})
    assert asker.get(f"/games/{british.game}").json()["now"]["you"] is None


def test_a_game_against_a_bot_is_nobody_elses_unless_that_is_asked(visitor: Visitor) -> None:
    shy, bold = visitor.create(opponent="bot"), visitor.create(opponent="bot", public=True)
    listed = [game["id"] for game in visitor.get("/games", status="playing").json()]
    assert bold.game in listed
    assert shy.game not in listed
    assert visitor.get(f"/games/{bold.game}").status_code == 200
    stranger = visitor.get(f"/games/{shy.game}")
    assert (stranger.status_code, code(stranger)) == (404, "unknown_game")
    shy.concede()
    again = Player(shy.url, shy.do("rematch").json())
    assert not again.now()["game"]["public"]
    assert shy.game not in [game["id"] for game in visitor.get("/games", status="finished").json()]
    assert visitor.create().now()["game"]["public"], "as it was, for a game between people"
