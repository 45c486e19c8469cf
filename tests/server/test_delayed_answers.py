"""Late answers: given once, after a while, whatever happens meanwhile; nobody sees that they were preset."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from arpents.engine.chance import seeded
from arpents.engine.notation import read_action
from arpents.engine.sides import SIDES, Side
from arpents.engine.verbs import RAID
from arpents.server.games.creating import created_game
from arpents.server.games.facts import Fact, Moved, Player, as_fact
from arpents.server.games.openings import deal, source_from
from arpents.server.games.request_bodies import NewGameBody, StartBody
from arpents.server.games.room import DELAYED, Room
from arpents.server.games.snapshot import news_json
from arpents.server.games.tokens import hashed
from arpents.server.games.verifying import check_game
from arpents.server.service import Service, running
from arpents.server.settings import Settings
from arpents.server.store import Store
from arpents.table import Presets
from arpents.table.presets import Blocking
from tests.processes import PATIENCE
from tests.sampling import sampled
from tests.server.api.test_playing import a_raid, start_at
from tests.server.databases import KINDS, a_database

BRITISH, FRENCH = SIDES
NEVER = 1000.0
"""A delay that no test waits for."""

SOON = 0.05
BLOCKING = Presets(raids=Blocking(("Rangers",), "block"), delay=True)

Story = Callable[[Callable[[float], Awaitable[Service]]], Awaitable[None]]


def told(kind: str, story: Story) -> None:
    """Let something happen on a database of some kind; the story is given what opens services on it."""

    async def run(url: str) -> None:
        async with AsyncExitStack() as stack:

            async def opened(delay: float) -> Service:
                settings = Settings(database_url=url, preset_delay=delay, sweep_seconds=0.2)
                return await stack.enter_async_context(running(settings, Store.open(url)))

            await asyncio.wait_for(story(opened), PATIENCE)

    with a_database(kind) as url:
        asyncio.run(run(url))


async def raided(service: Service, name: str = "late", presets: Presets = BLOCKING) -> Room:
    """A game in which the British are raided, who have preset what they answer."""
    body = NewGameBody(opponent="anyone", side="british", start=StartBody(**start_at(a_raid())))
    source = source_from(a_raid().state)
    await service.rooms.create(name, created_game(body, source, service.chances, hashed("b"), None))

    def join(room: Room, now: float) -> list[Fact]:
        return room.join(Player("Ben", hashed("f")), FRENCH, deal(source, seeded(1)), now)

    def raid(room: Room, now: float) -> list[Fact]:
        view = room.the_table().view(FRENCH)
        tried = (view.random_action(Random(seed)) for seed in range(1000))
        action = next(one for one in tried if one.verb_number == RAID)
        return room.move(FRENCH, action, None, None, seeded(1), now)

    await service.rooms.act(name, join)
    await service.rooms.act(name, lambda room, now: room.preset(BRITISH, presets, seeded(1), now))
    return await service.rooms.act(name, raid)


async def answers(service: Service, name: str = "late") -> list[str]:
    """What the British have answered, as it is stored."""
    facts = [as_fact(event) for event in await service.store.read(name)]
    return [fact.action for fact in facts if isinstance(fact, Moved) and fact.side == Side.BRITISH]


async def answered(service: Service, name: str = "late") -> None:
    """Wait until the British have answered."""
    while not await answers(service, name):
        await asyncio.sleep(0.01)


def test_an_answer_comes_after_a_while_and_looks_like_any_other() -> None:
    async def story(opened: Callable[[float], Awaitable[Service]]) -> None:
        service = await opened(0.3)
        service.rooms.clock = lambda: 1000.0
        began = time.monotonic()
        room = await raided(service)
        assert room.waiting == DELAYED
        asked = await raided(service, "twin", Presets())
        assert asked.waiting == "british"
        for viewer in (FRENCH, None):
            looks = [
                news_json(one, viewer, one.feeds[viewer].page(0), 60.0).replace(one.id.encode(), b"")
                for one in (room, asked)
            ]
            assert looks[0] == looks[1], "while it is due"
        check_game(await service.store.row("late"), await service.store.read("late"))
        await answered(service)
        assert time.monotonic() - began > 0.05
        by_hand = (await answers(service))[0]

        def answer(room: Room, now: float) -> list[Fact]:
            action = read_action(by_hand, Side.BRITISH, room.the_table().offers())
            return room.move(BRITISH, action, None, None, seeded(1), now)

        await service.rooms.act("twin", answer)
        async with service.rooms.reading("late") as first, service.rooms.reading("twin") as second:
            for viewer in (FRENCH, None):
                looks = [
                    news_json(one, viewer, one.feeds[viewer].page(0), 60.0).replace(one.id.encode(), b"")
                    for one in (first, second)
                ]
                assert looks[0] == looks[1], "when it is given"
        check_game(await service.store.row("late"), await service.store.read("late"))

    told("sqlite", story)


def test_presets_that_change_in_time_count() -> None:
    async def story(opened: Callable[[float], Awaitable[Service]]) -> None:
        service = await opened(0.2)
        room = await raided(service)
        room = await service.rooms.act(
            "late", lambda room, now: room.preset(BRITISH, Presets(), seeded(1), now)
        )
        assert room.waiting == "british"
        await raided(service, "other")
        await answered(service, "other")
        while service.delayed_answers.size:
            await asyncio.sleep(0.01)
        assert await answers(service) == []
        at_once = Presets(raids=Blocking(answer="never"))
        await service.rooms.act("late", lambda room, now: room.preset(BRITISH, at_once, seeded(1), now))
        assert len(await answers(service)) == 1

    told("sqlite", story)


def test_whoever_answers_by_hand_is_not_answered_for() -> None:
    async def story(opened: Callable[[float], Awaitable[Service]]) -> None:
        service = await opened(0.2)
        await raided(service)

        def answer(room: Room, now: float) -> list[Fact]:
            action = read_action("block: Rangers", Side.BRITISH, room.the_table().offers())
            return room.move(BRITISH, action, None, None, seeded(1), now)

        await service.rooms.act("late", answer)
        while service.delayed_answers.size:
            await asyncio.sleep(0.01)
        assert await answers(service) == ["block: Rangers"]

    told("sqlite", story)


@pytest.mark.parametrize("kind", sampled(KINDS, test=1))
def test_what_is_due_is_given_after_a_restart(kind: str) -> None:
    async def story(opened: Callable[[float], Awaitable[Service]]) -> None:
        first = await opened(NEVER)
        await raided(first)
        await first.stop()
        second = await opened(SOON)
        await answered(second)
        assert await answers(second) == ["block: Rangers"]

    told(kind, story)


def test_of_several_processes_one_answers() -> None:
    async def story(opened: Callable[[float], Awaitable[Service]]) -> None:
        first = await opened(NEVER)
        games = [f"game{number}" for number in range(5)]
        for game in games:
            await raided(first, game)
        others = [await opened(SOON) for _ in range(3)]
        for game in games:
            await answered(first, game)
        while any(other.delayed_answers.size for other in others):
            await asyncio.sleep(0.01)
        for game in games:
            assert await answers(first, game) == ["block: Rangers"]
            check_game(await first.store.row(game), await first.store.read(game))

    told("postgresql", story)
