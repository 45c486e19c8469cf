"""Talking: what players say to each other, and not wanting to hear it."""

from typing import Any

from benchmarks.served import Served
from tests.server.api.people import Player, Visitor, code, key
from tests.server.api.sockets import news, watching


def said(player: Player) -> list[tuple[Any, Any]]:
    """What a player has read."""
    return [(item["side"], item["text"]) for item in player.news(after=0)["items"] if item["type"] == "chat"]


def test_players_read_what_the_other_says(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    with watching(server, french.game, french.token) as socket:
        news(socket)
        assert british.do("chat", text="  Good morning! ☀ ", key=key()).status_code == 200
        assert news(socket)["items"][0]["text"] == "Good morning! ☀"
    assert french.do("chat", text="Bonjour\nà vous", key=key()).status_code == 200
    heard = [("british", "Good morning! ☀"), ("french", "Bonjour\nà vous")]
    assert said(british) == said(french) == heard
    watched = visitor.get(f"/games/{british.game}", after=0).json()
    assert {item["type"] for item in watched["items"]} == {"joined", "events"}


def test_what_is_sent_again_is_said_once(visitor: Visitor) -> None:
    british, french = visitor.pair()
    sent = {"text": "Once", "key": key()}
    assert british.do("chat", **sent).json() == british.do("chat", **sent).json()
    assert said(french) == [("british", "Once")]


def test_whoever_mutes_is_spared(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    assert not french.now()["muted"]
    assert french.set("mute", muted=True).status_code == 200
    assert french.now()["muted"]
    assert not british.now()["muted"]
    british.do("chat", text="Are you there?", key=key())
    french.do("chat", text="Hm.", key=key())
    assert said(french) == [("french", "Hm.")]
    assert said(british) == [("british", "Are you there?"), ("french", "Hm.")]
    french.set("mute", muted=False)
    british.do("chat", text="And now?", key=key())
    assert said(french) == [("french", "Hm."), ("british", "And now?")]


def test_only_players_talk(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    refused = visitor.post(f"/games/{british.game}/chat", text="Hello", key=key())
    assert (refused.status_code, code(refused)) == (403, "not_your_seat")
    alone = visitor.create()
    refused = alone.do("chat", text="Hello", key=key())
    assert (refused.status_code, code(refused)) == (409, "game_not_begun")


def test_nothing_and_too_much_cannot_be_said(visitor: Visitor) -> None:
    british, french = visitor.pair()
    for text in ("", "   ", "x" * 501, "a\x00b"):
        refused = british.do("chat", text=text, key=key())
        assert (refused.status_code, code(refused)) == (422, "bad_request")
    assert said(french) == []
