"""Notices by push: one for a turn, to whoever does not look at the game, sealed for the browser alone."""

import asyncio
import base64
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from arpents.server.push.addresses import Endpoint
from arpents.server.push.sealing import Sealer, are_keys, new_key
from arpents.server.settings import BadSetting, read_settings
from tests.server.push.browsers import PUBLIC, Browser, Notes, running

pytestmark = pytest.mark.anyio


async def test_a_browser_is_told_once_for_a_turn(tmp_path: Path) -> None:
    notes, browser = Notes(), Browser()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        assert (await server.ask("POST", game, bob, browser.wish)).json() == {"browsers": 1}
        await server.end_turn(game, ann)
        await notes.come(1)
        (posted,) = notes.posted
        assert (posted.endpoint.host, posted.endpoint.path) == ("push.example.org", "/send/abc")
        assert posted.addresses == [PUBLIC]
        told = browser.read(posted.body)
        assert told == {
            "game": game,
            "title": "Du bist am Zug",
            "body": "Du bist am Zug in deinem Spiel gegen Ann.",
        }
        whole = repr(posted)
        assert not any(secret in whole for secret in (ann, bob, "Ann"))
        # Whatever is done in the turn, and whoever subscribes again, it was told.
        await server.ask("POST", game, bob, browser.wish)
        who = {"Authorization": f"Bearer {bob}"}
        await server.http.post(f"/games/{game}/chat", json={"text": "hm", "key": "1"}, headers=who)
        await server.settled()
        await server.end_turn(game, bob)
        await server.end_turn(game, ann)
        await notes.come(2)
        await server.settled()
        assert len(notes.posted) == 2


async def test_the_request_is_signed_by_the_server_for_the_service(tmp_path: Path) -> None:
    notes = Notes()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        key = (await server.http.get("/push")).json()["key"]
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await notes.come(1)
        headers = notes.posted[0].headers
        assert headers["Content-Encoding"] == "aes128gcm"
        assert len(headers["Topic"]) == 32
        scheme, told = headers["Authorization"].split(" ", 1)
        token, public = (part.partition("=")[2] for part in told.split(","))
        assert (scheme, public) == ("vapid", key)
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert (claims["aud"], claims["sub"]) == ("https://push.example.org", "mailto:ann@example.org")


async def test_nobody_is_told_who_looks_at_the_game(tmp_path: Path) -> None:
    notes = Notes()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        async with server.service.rooms.reading(game) as room:
            seat = room.seat_key(bob)
        with server.service.presence.line(game) as line:
            line.sit(seat)
            await server.end_turn(game, ann)
            await server.settled()
            assert notes.posted == []
            await server.end_turn(game, bob)
            line.look(False)  # the page is open, and out of sight
            await server.end_turn(game, ann)
            await notes.come(1)
        assert not server.service.presence.looked_at


async def test_a_browser_that_is_gone_is_forgotten_and_others_are_tried_again(tmp_path: Path) -> None:
    notes = Notes(410, 500, 429, 201, 500, 500, 500)
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        store, service = server.service.store, server.service
        async with service.rooms.reading(game) as room:
            seat = room.seat_key(bob) or ""
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await server.settled()
        assert await store.subscriptions(game, seat) == []
        await server.end_turn(game, bob)

        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await server.settled()
        assert len(notes.posted) == 4  # two failed, and the third was taken
        await server.end_turn(game, bob)

        await server.end_turn(game, ann)
        await server.settled()
        assert len(notes.posted) == 7  # and no more than that
        assert [one.failures for one in await store.subscriptions(game, seat)] == [1]


async def test_a_browser_that_never_takes_any_is_forgotten(tmp_path: Path) -> None:
    notes = Notes(*[500] * 15)
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        for _ in range(6):
            await server.end_turn(game, ann)
            await server.settled()
            await server.end_turn(game, bob)
        assert len(notes.posted) == 15


async def test_nothing_is_kept_of_a_game_that_is_over(tmp_path: Path) -> None:
    notes = Notes()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        async with server.service.rooms.reading(game) as room:
            seat = room.seat_key(bob) or ""
        who = {"Authorization": f"Bearer {bob}"}
        await server.http.post(f"/games/{game}/concede", json={"key": "over"}, headers=who)
        await server.settled()
        assert await server.service.store.subscriptions(game, seat) == []
        assert ann != bob


async def test_a_game_that_is_over_takes_no_browser(tmp_path: Path) -> None:
    async with running(tmp_path, Notes()) as server:
        game, _, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        async with server.service.rooms.reading(game) as room:
            seat = room.seat_key(bob) or ""
    # A server that was started again knows of no turn of this game when it ends.
    async with running(tmp_path, Notes()) as server:
        who = {"Authorization": f"Bearer {bob}"}
        reply = await server.http.post(f"/games/{game}/concede", json={"key": "over"}, headers=who)
        assert reply.status_code == 200
        assert await server.service.store.subscriptions(game, seat) == []
        reply = await server.ask("POST", game, bob, Browser().wish)
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "game_not_open")
        assert await server.service.store.subscriptions(game, seat) == []


async def test_notices_have_an_allowance_of_their_own(tmp_path: Path) -> None:
    # Three at once, by what twenty seconds are worth.
    limits = {"creations_per_minute": 9.0, "subscriptions_per_minute": 9.0}
    async with running(tmp_path, Notes(), **limits) as server:  # type: ignore[arg-type]  # rates alone
        game, _, bob = await server.pair()
        asked = [await server.ask("POST", game, bob, Browser().wish) for _ in range(4)]
        assert [reply.status_code for reply in asked] == [200, 200, 200, 429]
        assert asked[-1].json()["error"]["code"] == "too_often"
        body = {"name": "Ann", "side": "british", "opponent": "link"}
        assert (await server.http.post("/games", json=body)).status_code == 201


async def test_somebody_who_wants_no_more_is_told_no_more(tmp_path: Path) -> None:
    notes, browser = Notes(), Browser()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, browser.wish)
        gone = {"endpoint": browser.endpoint}
        assert (await server.ask("DELETE", game, ann, gone)).json() == {"browsers": 0}
        assert (await server.ask("DELETE", game, bob, gone)).json() == {"browsers": 0}
        await server.end_turn(game, ann)
        await server.settled()
        assert notes.posted == []


async def test_a_move_does_not_wait_for_a_notice(tmp_path: Path) -> None:
    class Stuck(Notes):
        async def post(
            self, endpoint: Endpoint, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
        ) -> int:
            await super().post(endpoint, addresses, headers, body)
            await asyncio.sleep(3600)
            return 201

    notes = Stuck()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await notes.come(1)
        async with asyncio.timeout(20):
            await server.end_turn(game, bob)
            await server.end_turn(game, ann)


def test_keys_are_made_and_looked_at() -> None:
    first, second = new_key(), new_key()
    assert first != second
    assert len(base64.urlsafe_b64decode(Sealer(first, "mailto:a@b").public_key + "==")) == 65
    with pytest.raises(BadSetting, match="push-key"):
        Sealer("not a key", "mailto:a@b")
    with pytest.raises(BadSetting, match="PUSH_CONTACT"):
        read_settings({"ARPENTS_PUSH_KEY": first})
    good = Browser().wish["keys"]
    assert are_keys(good["p256dh"], good["auth"])
    assert not are_keys(good["auth"], good["p256dh"])
    assert not are_keys("B" + "A" * 86, good["auth"])  # no point of the curve
    assert not are_keys("!", "?")
