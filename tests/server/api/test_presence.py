"""Presence: who has a game open, told to those who ask for it, and nothing that is hidden."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from benchmarks.served import Served
from tests.processes import PATIENCE
from tests.server.api.people import Data, Visitor, code, key
from tests.server.api.sockets import connected, news, watching

HERE = {"here": True, "seen_at": None}


@contextmanager
def asking(server: Served, game: str, token: str | None) -> Iterator[ClientConnection]:
    """A connection that has asked who is there."""
    with connected(server, game) as socket:
        socket.send(json.dumps({"token": token, "presence": True}))
        assert "items" in news(socket), "first of all, how the game stands"
        yield socket


def seats(socket: ClientConnection) -> Any:
    """What a connection is told next of who is there."""
    told = news(socket)
    assert set(told) == {"presence", "at"}
    assert abs(told["at"] - time.time()) < PATIENCE
    return told["presence"]


def presence(visitor: Visitor, game: str) -> Data:
    """What somebody is told who asks once."""
    reply = visitor.get(f"/games/{game}/presence")
    assert reply.status_code == 200, reply.text
    told: Data = reply.json()["presence"]
    return told


def test_players_see_each_other_come_and_go(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    with asking(server, british.game, british.token) as socket:
        before = seats(socket)
        assert before["british"] == HERE
        assert before["french"]["here"] is False
        assert before["french"]["seen_at"] <= time.time()
        with watching(server, french.game, french.token) as other:
            news(other)
            assert seats(socket)["french"] == HERE
            with watching(server, french.game, french.token) as second:
                news(second)  # a second window changes nothing
        gone = seats(socket)["french"]
        assert gone["here"] is False
        assert before["french"]["seen_at"] < gone["seen_at"] <= time.time()
    assert presence(visitor, british.game)["french"] == gone


def test_whoever_loads_the_page_again_was_never_away(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    with asking(server, british.game, british.token) as socket:
        seats(socket)
        for _ in range(3):
            with watching(server, french.game, french.token) as other:
                news(other)
        assert seats(socket)["french"] == HERE
        french.do("chat", text="Here I am", key=key())
        assert news(socket)["items"][0]["type"] == "chat", "nothing was told in between"


def test_whoever_is_invited_sees_whether_the_host_is_there(server: Served, visitor: Visitor) -> None:
    host = visitor.create(opponent="link", public=False)
    guest = Visitor(server.url, host.invite)
    away = presence(guest, host.game)
    assert away["host"]["here"] is False
    assert (away["british"], away["french"]) == (None, None)
    with watching(server, host.game, host.token) as socket:
        news(socket)
        with asking(server, host.game, host.invite) as invited:
            assert seats(invited)["host"] == HERE, "and an invitation is no seat"
        joined = visitor.join(host)
        told = presence(joined, host.game)
        assert told["host"] is None
        assert told[str(host.side)] == HERE
        assert told[str(joined.side)]["here"] is False


def test_strangers_learn_nothing_of_private_games(visitor: Visitor) -> None:
    british, _ = visitor.pair(public=False)
    refused = visitor.get(f"/games/{british.game}/presence")
    assert (refused.status_code, code(refused)) == (404, "unknown_game")


def test_of_a_finished_game_only_its_players_learn_who_is_there(visitor: Visitor) -> None:
    british, french = visitor.pair()
    assert presence(visitor, british.game)["british"] is not None
    assert french.do("concede", key=key()).status_code == 200
    assert presence(visitor, british.game) == {"host": None, "british": None, "french": None}
    assert presence(british, british.game)["french"] is not None


def test_bots_have_no_presence(visitor: Visitor) -> None:
    player = visitor.create(opponent="bot", level=1, side="british")
    told = presence(player, player.game)
    assert told["french"] is None
    assert told["british"]["here"] is False


def test_provisional_actions_and_looking_leave_no_trace(visitor: Visitor) -> None:
    british, french = visitor.pair()
    before = presence(french, british.game)
    now = british.now()
    assert now["offers"], "the British begin"
    offer = next(offer for offer in now["offers"] if offer["verb"] == "take money")
    action = {"verb": "take money", "picked": [offer["pool"][0]["card"]]}
    done = british.do("moves", action=action, version=now["version"], key=key())
    assert done.status_code == 200, done.text
    assert presence(french, british.game) == before
    ended = british.do("moves", action="end turn", version=done.json()["version"], key=key())
    assert ended.status_code == 200, ended.text
    after = presence(french, british.game)
    assert after["british"]["seen_at"] > before["british"]["seen_at"], "what everybody sees does"
    assert after["french"] == before["french"]


@pytest.mark.parametrize("wrong", [1, "yes", None])
def test_a_wish_for_presence_is_yes_or_no(server: Served, visitor: Visitor, wrong: object) -> None:
    british, _ = visitor.pair()
    with connected(server, british.game) as socket:
        socket.send(json.dumps({"token": british.token, "presence": wrong}))
        assert news(socket)["error"]["code"] == "bad_request"


def test_whoever_does_not_ask_is_not_told(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    with watching(server, british.game, british.token) as socket:
        news(socket)
        with watching(server, french.game, french.token) as other:
            news(other)
            french.do("chat", text="Hello", key=key())
            assert news(socket)["items"][0]["type"] == "chat"
