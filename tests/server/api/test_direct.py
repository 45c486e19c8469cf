"""Direct routes: what is answered without the framework is answered as with it."""

import json

import httpx
import pytest

from tests.server.api.people import API, HTTP, Player, Visitor, key

DIRECTLY = "application/json"
BY_THE_FRAMEWORK = "application/json; charset=utf-8"

BODIES = {
    "an illegal action": {"action": "settle Quebec: Boston", "version": 1},
    "no such action": {"action": "sleep", "version": 1},
    "no such card": {"action": "pass: Berlin", "version": 1},
    "another version": {"action": "pass", "version": 99},
    "an offer": {"action": {"verb": "pass"}, "version": 1},
    "an offer that is none": {"action": {"verb": "fly", "picked": ["Boston"]}, "version": 1},
    "no version": {"action": "pass"},
    "an odd version": {"action": "pass", "version": -1},
    "a version in words": {"action": "pass", "version": "1"},
    "an unknown field": {"action": "pass", "version": 1, "more": 1},
    "half a character": {"action": "\ud800", "version": 1},
    "no action": {"version": 1},
    "a list": [1],
    "nothing": None,
}

LEGAL = {"an offer", "a version in words"}


def asked(
    player: Visitor, game: str, what: str, body: bytes, kind: str, **headers: str | None
) -> httpx.Response:
    """The answer to a request, of which some headers are replaced or left out."""
    sent = {**player.headers, "Content-Type": kind, **headers}
    told = {name: value for name, value in sent.items() if value is not None}
    return HTTP.post(f"{player.url}{API}/games/{game}/{what}", content=body, headers=told)


def told(response: httpx.Response) -> tuple[int, object, dict[str, str]]:
    """What a response says, without what is new in every one."""
    changing = {"date", "x-request-id"}
    headers = {name: value for name, value in response.headers.items() if name not in changing}
    return response.status_code, response.json(), headers


@pytest.fixture(scope="module")
def player(visitor: Visitor) -> Player:
    """A player whose turn it is."""
    return visitor.pair()[0]


@pytest.mark.parametrize(
    ("case", "what"),
    [
        (case, what)
        for case in BODIES
        for what in ("moves", "preview")
        if what == "preview" or case not in LEGAL
    ],
)
def test_the_same_answers(player: Player, case: str, what: str) -> None:
    """None of these changes anything, so both are answered alike."""
    form = BODIES[case]
    if isinstance(form, dict):
        now = player.now()["version"]
        versions = {1: now, "1": str(now)}
        form = {
            name: versions.get(value, value) if name == "version" else value for name, value in form.items()
        }
        if what == "moves":
            form["key"] = "same"
    body = json.dumps(form).encode()
    answers = [told(asked(player, player.game, what, body, kind)) for kind in (DIRECTLY, BY_THE_FRAMEWORK)]
    assert answers[0] == answers[1]
    assert (answers[0][0] == 200) == (case in LEGAL)


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": None},
        {"Authorization": "Bearer wrong"},
        {"Authorization": "Basic YTpi"},
        {"Authorization": "Bearer"},
    ],
)
def test_the_same_rights(player: Player, headers: dict[str, str | None]) -> None:
    body = json.dumps({"action": "pass", "version": 1, "key": "rights"}).encode()
    answers = [
        told(asked(player, player.game, "moves", body, kind, **headers))
        for kind in (DIRECTLY, BY_THE_FRAMEWORK)
    ]
    assert answers[0] == answers[1]
    assert answers[0][0] == 403


@pytest.mark.parametrize("game", ["nowhere", "no%20where", "a" * 50, "%2e%2e"])
def test_the_same_games(player: Player, game: str) -> None:
    body = json.dumps({"action": "pass", "version": 1, "key": "games"}).encode()
    answers = [told(asked(player, game, "moves", body, kind)) for kind in (DIRECTLY, BY_THE_FRAMEWORK)]
    assert answers[0] == answers[1]
    assert answers[0][0] in {404, 422}


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"action": "pass"', b"[" * 1000, b'"pass"'])
def test_bodies_that_are_not_json(player: Player, body: bytes) -> None:
    answers = [told(asked(player, player.game, "moves", body, kind)) for kind in (DIRECTLY, BY_THE_FRAMEWORK)]
    assert answers[0] == answers[1]
    assert answers[0][0] in {400, 422}


def test_a_move_counts_once_whichever_way_it_is_sent(visitor: Visitor) -> None:
    player = visitor.pair()[0]
    body = json.dumps({"action": "pass", "version": player.now()["version"], "key": key()}).encode()
    done = [
        asked(player, player.game, "moves", body, kind).json()
        for kind in (DIRECTLY, BY_THE_FRAMEWORK, DIRECTLY)
    ]
    assert done[0] == done[1] == done[2]
