"""A private game answers strangers like a game that never was, byte for byte, whatever they ask for."""

import json
from collections.abc import Callable
from typing import Final

import httpx
import pytest

from benchmarks.served import Served
from tests.server.api.people import API, Player, Visitor
from tests.server.api.sockets import watching
from tests.server.api.test_rights import TABLE, body_for

NOWHERE: Final = "nosuchgame42"
"""The name of no game, as long as that of a game."""

PASSING: Final = {"date", "x-request-id", "server-timing"}
"""The headers that differ from one answer to the next."""

OTHERS: Final = ("GET /game/{game}", "GET /game/{game}/picture.png", "HEAD /game/{game}")
"""What is asked for besides the API: the page with what other sites show of a link, and its picture."""

STRANGERS: Final = (None, "guessed", "t" * 22)

PRIVATE: Final[dict[str, Callable[[Visitor], Player]]] = {
    "waiting": lambda visitor: visitor.create(public=False, side="british"),
    "playing": lambda visitor: visitor.pair(public=False)[0],
    "against a bot": lambda visitor: visitor.create(opponent="bot", level=1, side="british"),
}


def answer(reply: httpx.Response, game: str) -> tuple[object, ...]:
    """All of an answer, but for the name that was asked for."""
    headers = [
        (name, value.replace(game, NOWHERE))
        for name, value in reply.headers.multi_items()
        if name not in PASSING
    ]
    return reply.status_code, headers, reply.content.replace(game.encode(), NOWHERE.encode())


@pytest.mark.parametrize("kind", PRIVATE)
def test_every_route_answers_as_for_no_game(visitor: Visitor, kind: str) -> None:
    game = PRIVATE[kind](visitor).game
    assert len(game) == len(NOWHERE)
    for token in STRANGERS:
        stranger = Visitor(visitor.url, token=token)
        for route in (*TABLE["private"], *OTHERS):
            method, _, path = route.partition(" ")
            prefix = "" if route in OTHERS else API
            body = body_for(route, {"version": 0})
            if body is not None and "key" in body:
                body["key"] = "the-same"
            asked = [
                stranger.ask(
                    method,
                    prefix + path.replace("{game}", name).replace("{events}", "0"),
                    json=body,
                )
                for name in (game, NOWHERE)
            ]
            there, nowhere = (answer(reply, name) for reply, name in zip(asked, (game, NOWHERE), strict=True))
            assert there == nowhere, (route, token)


@pytest.mark.parametrize("kind", PRIVATE)
def test_a_line_is_refused_as_for_no_game(server: Served, visitor: Visitor, kind: str) -> None:
    game = PRIVATE[kind](visitor).game
    for token in STRANGERS:
        found = []
        for name in (game, NOWHERE):
            with watching(server, name, token) as socket:
                said = str(socket.recv(10)).replace(name, NOWHERE)
                with pytest.raises(Exception, match="4404"):
                    socket.recv(10)
            found.append((json.loads(said), socket.close_code, socket.close_reason))
        assert found[0] == found[1]


def test_nobody_plays_on_from_a_private_game_that_goes_on(visitor: Visitor) -> None:
    game = visitor.pair(public=False)[0].game
    replies = [visitor.post("/games", start={"game": name, "decisions": 0}) for name in (game, NOWHERE)]
    assert answer(replies[0], game) == answer(replies[1], NOWHERE)
    assert replies[0].status_code == 404


def test_whoever_has_a_link_is_not_a_stranger(visitor: Visitor) -> None:
    host = visitor.create(public=False, side="british")
    invited = Visitor(visitor.url, token=host.invite)
    assert host.get(f"/games/{host.game}").status_code == 200
    assert invited.get(f"/games/{host.game}").status_code == 200
    guest = visitor.join(host)
    for knows in (host, guest, invited):
        assert knows.get(f"/games/{host.game}").status_code == 200
        assert knows.get(f"/games/{host.game}/record").status_code == 409, "it is there, and not over"
    guest.concede()
    assert visitor.get(f"/games/{host.game}").status_code == 200, "when it is over, its name is enough"
