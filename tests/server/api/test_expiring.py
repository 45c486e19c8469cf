"""Expiring: open games that nobody joins, games that nobody plays, and what was said in finished ones."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from arpents.engine.sides import Side
from arpents.server.bodies import NewGameBody
from arpents.server.creating import created_game, new_game_source
from arpents.server.facts import Fact, Player
from arpents.server.opening import deal
from arpents.server.room import FINISHED, Room
from arpents.server.service import Service, running
from arpents.server.settings import Settings
from arpents.server.store import Store, UnknownGame
from arpents.server.tokens import hashed
from arpents.server.verifying import check_game

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
    room = await service.desk.create(
        name, created_game(body, source, service.chances, hashed("british"), None)
    )

    def join(room: Room, now: float) -> list[Fact]:
        guest = Player("Guest", hashed("french"))
        return room.join(guest, Side.FRENCH, deal(source, service.chances.fresh(0)), now)

    return await service.desk.act(name, join) if joined else room


async def is_there(service: Service, name: str) -> bool:
    """Whether a game is still there."""
    try:
        async with service.desk.reading(name):
            return True
    except UnknownGame:
        return False


def test_open_games_expire_and_others_stay(database_url: str) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "open", joined=False)
        await a_game(service, "aborted", joined=False)
        await service.desk.act("aborted", lambda room, now: room.abort(now))
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


@pytest.mark.parametrize("seed", [1])
def test_what_was_said_expires_and_the_game_stays(database_url: str, seed: int) -> None:
    async def story(service: Service) -> None:
        await a_game(service, "over", joined=True)
        sides = [Random(seed).choice((Side.BRITISH, Side.FRENCH)) for _ in range(4)]
        for number, side in enumerate(sides):
            words = f"secret {number}"
            await service.desk.act("over", lambda room, now, s=side, w=words: room.say(s, w, None, now))  # type: ignore[misc]  # mypy infers no types of defaults
        await a_game(service, "playing", joined=True)
        await service.desk.act("playing", lambda room, now: room.say(Side.FRENCH, "kept", None, now))
        await service.desk.act("over", lambda room, now: room.concede(Side.BRITISH, None, now))
        async with service.desk.reading("over") as room:
            before = [(item["seq"], item["type"]) for item in room.feeds[Side.BRITISH].page(0).items]
        assert (await service.expiry.sweep()).discarded == 0
        async with service.desk.reading("over") as room:
            told = room.feeds[Side.BRITISH].page(0).items
            assert room.status == FINISHED
        assert [(item["seq"], item["type"]) for item in told] == before
        assert [(i["side"], i["text"]) for i in told if i["type"] == "chat"] == [(None, "")] * 4
        assert "secret" not in str(await service.store.read("over"))
        assert "kept" in str(await service.store.read("playing"))
        check_game(await service.store.row("over"), await service.store.read("over"))

    happening(database_url, story, chat_expires=0)
