"""The room cache: what is stored is seen, and what is seen is stored, whoever is in a hurry."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from arpents.engine.sides import SIDES
from arpents.server.games.chances import Chances
from arpents.server.games.creating import created_game, imported_game, new_game_source
from arpents.server.games.facts import CHAT, Created, Fact
from arpents.server.games.record_imports import recorded
from arpents.server.games.request_bodies import NewGameBody
from arpents.server.games.room import Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.games.room_sizes import weight_of
from arpents.server.games.tokens import hashed
from arpents.server.opponents import BotPlayers, BotPool
from arpents.server.request_errors import NotYourSeat
from arpents.server.store import GameRow, NewEvent, Store, UnknownGame
from tests.golden.making import GAMES

pytestmark = pytest.mark.anyio

LONG = (GAMES / "scenario-standard.arpents").read_bytes()


def created() -> Created:
    """A game between a person and a bot that nobody asks."""
    body, chances = NewGameBody(side="british", opponent="bot", level=1), Chances(1)
    return created_game(body, new_game_source(body, chances), chances, hashed("secret"), None)


def saying(text: str) -> Callable[[Room, float], Sequence[Fact]]:
    """That the person says something."""
    return lambda room, now: room.say(SIDES[0], text, None, now)


def said(room: Room) -> list[object]:
    """All that the person can read."""
    return [item.data["text"] for item in room.feeds[SIDES[0]].items if item.kind == "chat"]


@asynccontextmanager
async def rooms_on(
    folder: Path, *, shared: bool = False, kept: int = 100, bytes_kept: int = 1 << 40
) -> AsyncIterator[RoomCache]:
    """A room cache with a store of its own, as every process has one."""
    store = Store.open(f"sqlite:///{folder / 'games.sqlite'}")
    try:
        rooms = RoomCache(store, shared=shared, kept=kept, bytes_kept=bytes_kept)
        yield rooms
    finally:
        rooms.close()
        await store.close()


async def test_who_is_cancelled_has_asked_all_the_same_and_everybody_hears_of_it(tmp_path: Path) -> None:
    async with rooms_on(tmp_path) as rooms:
        await rooms.create("quebec", created())
        told: list[int] = []
        rooms.changed = lambda room: told.append(room.last_seq)

        def do(room: Room, now: float) -> Sequence[Fact]:
            asyncio.get_running_loop().call_soon(acting.cancel)
            return saying("Bonjour")(room, now)

        acting = asyncio.ensure_future(rooms.act("quebec", do))
        waiting = asyncio.ensure_future(rooms.act("quebec", saying("Hello")))
        with pytest.raises(asyncio.CancelledError):
            await acting
        assert told == [2]
        assert said(await waiting) == ["Bonjour", "Hello"]
        assert told == [2, 3]


async def test_what_is_refused_halfway_has_never_happened(tmp_path: Path) -> None:
    async with rooms_on(tmp_path) as rooms:
        await rooms.create("quebec", created())

        def do(room: Room, now: float) -> Sequence[Fact]:
            saying("Bonjour")(room, now)
            raise NotYourSeat("Go away.")

        with pytest.raises(NotYourSeat):
            await rooms.act("quebec", do)
        async with rooms.reading("quebec") as room:
            assert said(room) == []


async def test_a_game_that_is_looked_at_is_not_forgotten(tmp_path: Path) -> None:
    async with rooms_on(tmp_path, kept=2) as rooms:
        for name in "abcd":
            await rooms.create(name, created())
        assert rooms.size == 2
        async with rooms.reading("a") as room:
            acting = asyncio.ensure_future(rooms.act("a", saying("Bonjour")))
            for name in "bcd":
                await rooms.act(name, saying("Hello"))
            assert said(room) == []
        assert await acting is room
        async with rooms.reading("a") as again:
            assert said(again) == ["Bonjour"]
        assert rooms.size == 2


async def test_games_are_kept_by_what_they_weigh(tmp_path: Path) -> None:
    small = weight_of(Room("x", created(), 0.0))
    async with rooms_on(tmp_path, bytes_kept=int(10.5 * small)) as rooms:
        for number in range(20):
            await rooms.create(f"small-{number}", created())
        assert rooms.size == 10
        await rooms.create("large", imported_game(recorded(LONG), False))
        async with rooms.reading("large") as room:
            assert weight_of(room) > 5 * small
            assert rooms.size < 6, "one large game takes the place of many"
        for number in range(20):
            async with rooms.reading(f"small-{number}") as room:
                assert room.id == f"small-{number}"
            assert rooms.weight <= 10.5 * small or rooms.size == 1
        assert rooms.weight == 10 * small


async def test_a_game_that_grows_weighs_more(tmp_path: Path) -> None:
    async with rooms_on(tmp_path) as rooms:
        await rooms.create("quebec", created())
        before = rooms.weight
        await rooms.act("quebec", saying("x" * 500))
        assert rooms.weight > before + 500
        await rooms.delete(["quebec"])
        assert rooms.weight == 0


async def test_long_games_are_made_elsewhere_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: dict[str, str] = {}

    class Noted(Room):  # type: ignore[misc]  # a room is final, but not for those who look on
        def __init__(self, game_id: str, created: Created, at: float) -> None:
            made[game_id] = threading.current_thread().name
            super().__init__(game_id, created, at)

    monkeypatch.setattr("arpents.server.games.room_cache.Room", Noted)
    here = threading.current_thread().name
    async with rooms_on(tmp_path, kept=1) as rooms:
        await rooms.create("long", imported_game(recorded(LONG), False))
        await rooms.create("short", created())
        assert (made["long"].startswith("loading"), made["short"]) == (True, here)
        made.clear()
        looking = [asyncio.ensure_future(rooms.act(name, lambda *_: [])) for name in ("long", "short")]
        done, _ = await asyncio.wait(looking, return_when=asyncio.FIRST_COMPLETED)
        assert looking[1] in done
        assert (await looking[0]).id == "long"
        assert made["long"].startswith("loading")


async def test_who_joins_before_the_maker_of_a_game_is_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rooms_on(tmp_path) as rooms:
        create = rooms.store.create

        async def create_and_lose_time(row: GameRow, events: Sequence[NewEvent]) -> None:
            await create(row, events)
            await rooms.act("quebec", saying("I have seen you in the list"))

        monkeypatch.setattr(rooms.store, "create", create_and_lose_time)
        await rooms.create("quebec", created())
        async with rooms.reading("quebec") as room:
            assert room.last_seq == 2
            assert len(said(room)) == 1


async def test_two_processes_see_what_the_other_does(tmp_path: Path) -> None:
    async with rooms_on(tmp_path, shared=True) as one, rooms_on(tmp_path, shared=True) as other:
        await one.create("quebec", created())
        texts = [f"Number {number}" for number in range(12)]
        await asyncio.gather(
            *((one, other)[number % 2].act("quebec", saying(text)) for number, text in enumerate(texts))
        )
        async with one.reading("quebec") as room, other.reading("quebec") as same:
            assert room.last_seq == same.last_seq == 13
            assert said(room) == said(same)
            assert sorted(map(str, said(room))) == sorted(texts)
        await other.delete(["quebec"])
        for rooms in (one, other):
            with pytest.raises(UnknownGame):
                async with rooms.reading("quebec"):
                    pass
            assert rooms.size == 0


async def test_a_game_that_is_deleted_while_somebody_looks(tmp_path: Path) -> None:
    async with rooms_on(tmp_path) as rooms:
        await rooms.create("quebec", created())
        gone: list[str] = []
        rooms.look_again = gone.append
        async with rooms.reading("quebec"):
            deleting = asyncio.ensure_future(rooms.delete(["quebec"]))
            acting = asyncio.ensure_future(rooms.act("quebec", saying("Bonjour")))
            await asyncio.wait({deleting}, timeout=0.1)
        assert await deleting == 1
        with pytest.raises(UnknownGame):
            await acting
        assert gone == ["quebec"]
        assert rooms.size == 0
        players = BotPlayers(rooms, BotPool(1), Chances(1))
        players.take_up("quebec")
        await asyncio.gather(*players._tasks.values())  # which nothing has gone wrong in


async def test_chat_that_has_expired_is_not_kept_in_memory(tmp_path: Path) -> None:
    async with rooms_on(tmp_path) as rooms:
        await rooms.create("quebec", created())
        await rooms.act("quebec", saying("Bonjour"))
        assert await rooms.strip("quebec", CHAT) == 1
        async with rooms.reading("quebec") as room:
            assert said(room) == [""]
