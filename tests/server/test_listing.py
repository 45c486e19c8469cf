"""Listing: games that were stored before rows told how a game begins, or when bots had other names."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import create_engine, text

from arpents import Action, View
from arpents.bots.levels import seconds_for
from arpents.engine.sides import Side
from arpents.server.games.creating import created_game, new_game_source
from arpents.server.games.facts import Fact, Player
from arpents.server.games.listing import Listing
from arpents.server.games.openings import deal, source_from
from arpents.server.games.request_bodies import NewGameBody, StartBody
from arpents.server.games.room import Room
from arpents.server.games.tokens import hashed
from arpents.server.games.verifying import check_game
from arpents.server.service import Service, running
from arpents.server.settings import Settings
from arpents.server.store import Store
from tests.processes import PATIENCE
from tests.sampling import sampled
from tests.server.api.test_playing import a_raid, start_at
from tests.server.databases import KINDS, a_database


def forget_starts(url: str) -> None:
    """Make the rows of a database those of version 0.1.0, which also thought of a joined game as quiet."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for game, summary in connection.execute(text("SELECT id, summary FROM games")).all():
            told = msgspec.json.decode(summary)
            del told["start"]
            told["active_at"] = told["created_at"]
            connection.execute(
                text("UPDATE games SET summary = :summary WHERE id = :game"),
                {"summary": msgspec.json.encode(told).decode(), "game": game},
            )
    engine.dispose()


async def set_up(service: Service, name: str, start: StartBody | None) -> None:
    """Two games, one of which has been joined."""
    body = NewGameBody(opponent="anyone", side="british", start=start)
    source = new_game_source(body, service.chances) if start is None else source_from(a_raid().state)

    def join(room: Room, now: float) -> list[Fact]:
        return room.join(
            Player("Ben", hashed("french")), Side.FRENCH, deal(source, service.chances.fresh(0)), now
        )

    for joined in (False, True):
        game = f"{name}{joined}"
        await service.rooms.create(game, created_game(body, source, service.chances, hashed("british"), None))
        if joined:
            await service.rooms.act(game, join)


@pytest.mark.parametrize("kind", KINDS)
def test_older_games_tell_how_they_begin(kind: str) -> None:
    async def run(url: str) -> None:
        async with running(Settings(database_url=url), Store.open(url)) as service:
            await set_up(service, "dealt", None)
            await set_up(service, "placed", StartBody(**start_at(a_raid())))
            new = await service.listing.summaries(await service.store.rows())
            await asyncio.to_thread(forget_starts, url)
            rows = await service.store.rows()
            assert not any("start" in row.summary for row in rows)
            for row in rows:
                check_game(row, await service.store.read(row.id))
            listing = Listing(service.store)
            told = await listing.summaries(rows)
            starts = {game["id"]: game["start"] for game in told}
            assert starts == {game["id"]: game["start"] for game in new}
            assert [name for name, start in starts.items() if start is not None] == [
                "placedTrue",
                "placedFalse",
            ]
            assert await listing.summaries(rows) == told, "as it is kept"

    with a_database(kind) as url:
        asyncio.run(run(url))


def call_bots_as_before(url: str, name: str) -> None:
    """Make the rows of a database those of a version that called the bot otherwise."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for game, summary in connection.execute(text("SELECT id, summary FROM games")).all():
            told = msgspec.json.decode(summary)
            told["british"]["name"] = name
            connection.execute(
                text("UPDATE games SET summary = :summary WHERE id = :game"),
                {"summary": msgspec.json.encode(told).decode(), "game": game},
            )
    engine.dispose()


@dataclass
class Overhearing:
    """Bots that decide at random, and what was asked of them."""

    asked: set[tuple[str, float]] = field(default_factory=set)

    async def choose(
        self, game: str, bot: str, view: View, key: str, played: tuple[Action, ...], seconds: float
    ) -> Action:
        """Any action."""
        self.asked.add((bot, seconds))
        return view.random_action(Random(key))


@pytest.mark.parametrize("kind", sampled(KINDS, test=1))
@pytest.mark.parametrize(
    ("name", "bot", "now"),
    [
        ("settler", "planner:level=2", "sergeant"),
        ("general", "planner:level=3", "captain"),
        ("colonel", "general", "general"),
        ("general", "general", "general"),
        ("hammer", "hammer", "hammer"),
    ],
)
def test_a_stored_game_goes_on_with_its_bot_which_is_called_what_it_plays_as_now(
    kind: str, name: str, bot: str, now: str
) -> None:
    async def run(url: str) -> None:
        bots = Overhearing()
        async with running(Settings(database_url=url), Store.open(url)) as service:
            service.bot_players.opponents = cast("Any", bots)
            body = NewGameBody(opponent="bot", side="french")
            source = new_game_source(body, service.chances)
            created = created_game(body, source, service.chances, hashed("french"), None)
            stored = msgspec.structs.replace(created, guest=Player(name, bot=bot))
            await service.rooms.create("old", stored)
            async with asyncio.timeout(PATIENCE):
                while service.bot_players.size:
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(call_bots_as_before, url, name)
            [row] = await service.store.rows()
            [told] = await service.listing.summaries([row])
            assert told["british"] == {"name": now, "bot": bot}
            check_game(row, await service.store.read("old"))
            async with service.rooms.reading("old") as room:
                assert (room.players[Side.BRITISH].name, room.players[Side.BRITISH].bot) == (now, bot)
        assert bots.asked == {(bot, seconds_for(bot, now))}

    with a_database(kind) as url:
        asyncio.run(run(url))
