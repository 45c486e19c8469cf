"""Expiring: open games that nobody joins, games that nobody plays, and what was said in finished ones."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from arpents.engine.sides import Side
from arpents.server import expiry
from arpents.server.expiry import FEW
from arpents.server.games.creating import created_game, new_game_source
from arpents.server.games.facts import Fact, Player
from arpents.server.games.openings import deal
from arpents.server.games.request_bodies import NewGameBody
from arpents.server.games.room import FINISHED, Room
from arpents.server.games.tokens import hashed
from arpents.server.games.verifying import check_game
from arpents.server.service import Service, running
from arpents.server.settings import Settings
from arpents.server.store import Store, UnknownGame
from tests.server.store.made_up import create_many

DAY = 24 * 3600.0
Story = Callable[[Service], Awaitable[None]]


def happening(database_url: str, story: Story, **settings: float) -> None:
    """Let something happen in a service with these settings."""

    async def run() -> None:
        chosen = Settings(database_url=database_url, **settings)  # type: ignore[arg-type]
        async with running(chosen, Store.open(database_url)) as service:
            await story(service)

    asyncio.run(run())


async def a_game(service: Service, name: str, *, joined: bool) -> Room:
    """A game of this name, with or without a second player."""
    body = NewGameBody(opponent="anyone", side="british")
    source = new_game_source(body, service.chances)
    room = await service.rooms.create(
        name, created_game(body, source, service.chances, hashed("british"), None)
    )

    def join(room: Room, now: float) -> list[Fact]:
        guest = Player("Guest", hashed("french"))
        return room.join(guest, Side.FRENCH, deal(source, service.chances.fresh(0)), now)

    return await service.rooms.act(name, join) if joined else room


async def is_there(service: Service, name: str) -> bool:
    """Whether a game is still there."""
    try:
        async with service.rooms.reading(name):
            return True
    except UnknownGame:
        return False


def test_open_games_expire_and_others_stay(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "open", joined=False)
        await a_game(service, "aborted", joined=False)
        await service.rooms.act("aborted", lambda room, now: room.abort(now))
        await a_game(service, "playing", joined=True)
        assert (await service.expiry.sweep()).discarded == 2
        there = [name for name in ("open", "aborted", "playing") if await is_there(service, name)]
        assert there == ["playing"]
        assert [row.id for row in await service.store.rows()] == ["playing"]

    happening(database_url, story, open_expires=0)


def test_games_that_nobody_plays_expire(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "playing", joined=True)
        assert (await service.expiry.sweep()).discarded == 1
        assert not await is_there(service, "playing")

    happening(database_url, story, game_expires=0)


def test_nothing_expires_before_its_time(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "open", joined=False)
        await a_game(service, "playing", joined=True)
        assert (await service.expiry.sweep()).discarded == 0
        assert len(await service.store.rows()) == 2

    happening(database_url, story)


async def old_games(service: Service, count: int, age: float) -> list[str]:
    """Games that were active so many seconds ago, as far as a list tells."""
    names = [f"game{number}" for number in range(count)]
    active = time.time() - age
    await create_many(service.store, names, "created", active_at=active, status="playing")
    return names


def test_an_expired_game_can_be_brought_back_and_is_gone_after_a_while(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "open", joined=False)
        assert (await service.expiry.sweep()).discarded == 1
        assert not await is_there(service, "open")
        assert await service.store.undelete(["open"], time.time()) == 1
        assert await is_there(service, "open")
        assert (await service.expiry.sweep()).discarded == 1
        assert (await service.expiry.sweep()).purged == 1
        assert await service.store.undelete(["open"], time.time()) == 0

    happening(database_url, story, open_expires=0, deleted_kept=0)


def test_a_large_share_expires_only_if_somebody_says_so(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "new", joined=True)
        names = await old_games(service, FEW + 1, 2 * DAY)
        refused = (await service.expiry.sweep()).refused
        assert refused is not None
        assert f"{len(names)} of {len(names) + 1} games" in refused
        assert "arpents admin expire --all" in refused
        assert (await service.expiry.sweep(asked=True)).refused == refused
        assert len(await service.store.rows(limit=1000)) == len(names) + 1
        assert (await service.expiry.sweep_all()).discarded == len(names)
        assert [row.id for row in await service.store.rows()] == ["new"]

    happening(database_url, story, game_expires=DAY)


def test_few_games_expire_whatever_their_share(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "new", joined=True)
        await old_games(service, FEW, 2 * DAY)
        assert (await service.expiry.sweep()).discarded == FEW

    happening(database_url, story, game_expires=DAY)


def test_a_sweep_deletes_no_more_than_so_many(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 4)

    async def story(service: Service) -> None:
        await old_games(service, 10, 2 * DAY)
        swept = [await service.expiry.sweep() for _ in range(5)]
        assert [one.discarded for one in swept] == [4, 4, 2, 0, 0]
        assert [one.purged for one in swept] == [0, 4, 4, 2, 0]

    happening(database_url, story, game_expires=DAY, deleted_kept=0)


def test_nothing_expires_when_nothing_has_happened_for_long_by_the_clock(database_url: str) -> None:
    async def story(service: Service) -> None:
        await old_games(service, 3, 366 * DAY)
        for _ in range(2):
            refused = (await service.expiry.sweep()).refused
            assert refused is not None
            assert "nothing has happened in any game for 366 days" in refused
            # A game of this time does not make the clock right.
            await a_game(service, f"new-{await service.store.now()}", joined=True)
        assert len(await service.store.rows()) == 5
        assert (await service.expiry.sweep(asked=True)).discarded == 3

    happening(database_url, story)


@pytest.mark.parametrize("days", [-366, 366])
def test_nothing_expires_when_clocks_differ(database_url: str, days: int) -> None:
    async def story(service: Service) -> None:
        await old_games(service, 3, 2 * DAY)
        service.rooms.clock = lambda: time.time() + days * DAY
        refused = (await service.expiry.sweep()).refused
        assert refused is not None
        assert "differ by 366 days" in refused
        service.rooms.clock = time.time
        assert (await service.expiry.sweep()).discarded == 3

    happening(database_url, story, game_expires=DAY)


def test_nothing_expires_when_the_clock_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(service: Service) -> None:
        await old_games(service, 3, 2 * DAY)
        assert (await service.expiry.sweep()).refused is None
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 366 * DAY)
        service.rooms.clock = time.time
        refused = (await service.expiry.sweep()).refused
        assert refused is not None
        assert "jumped by 366 days" in refused
        assert len(await service.store.rows()) == 3

    happening(f"sqlite:///{tmp_path / 'games.sqlite'}", story)


def test_chat_expires_page_by_page(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "LOOKED_AT", 3)
    monkeypatch.setattr(expiry, "AT_ONCE", 2)

    async def story(service: Service) -> None:
        names = [f"game{number}" for number in range(7)]
        await create_many(
            service.store, names, "created", "said", active_at=time.time() - 9, status="finished"
        )
        swept = [(await service.expiry.sweep()).stripped for _ in range(8)]
        assert sum(swept) == len(names)
        assert max(swept) == 2
        assert await service.store.speaking(names, ["said"]) == []

    happening(database_url, story, chat_expires=5)


@pytest.mark.parametrize("seed", [1])
def test_what_was_said_expires_and_the_game_stays(database_url: str, seed: int) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "over", joined=True)
        sides = [Random(seed).choice((Side.BRITISH, Side.FRENCH)) for _ in range(4)]
        for number, side in enumerate(sides):
            words = f"secret {number}"
            await service.rooms.act("over", lambda room, now, s=side, w=words: room.say(s, w, None, now))  # type: ignore[misc]  # mypy infers no types of defaults
        await a_game(service, "playing", joined=True)
        await service.rooms.act("playing", lambda room, now: room.say(Side.FRENCH, "kept", None, now))
        await service.rooms.act("over", lambda room, now: room.concede(Side.BRITISH, None, now))
        async with service.rooms.reading("over") as room:
            before = [(item["seq"], item["type"]) for item in room.feeds[Side.BRITISH].page(0).items]
        assert (await service.expiry.sweep()).discarded == 0
        async with service.rooms.reading("over") as room:
            told = room.feeds[Side.BRITISH].page(0).items
            assert room.status == FINISHED
        assert [(item["seq"], item["type"]) for item in told] == before
        assert [(i["side"], i["text"]) for i in told if i["type"] == "chat"] == [(None, "")] * 4
        assert "secret" not in str(await service.store.read("over"))
        assert "kept" in str(await service.store.read("playing"))
        check_game(await service.store.row("over"), await service.store.read("over"))

    happening(database_url, story, chat_expires=0)
