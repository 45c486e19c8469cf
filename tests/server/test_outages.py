"""Outages: what cannot be stored is refused by name, and play goes on when the store is back."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from arpents.server.store import Store, all_games
from benchmarks.served import Served
from tests.load.ledger import OK, UNAVAILABLE, Entry, Ledger
from tests.load.seats import API, Here, Seat, choose_action
from tests.processes import PATIENCE
from tests.server.databases import a_database
from tests.server.proxy import a_proxy
from tests.server.racing import SIDES, Course
from tests.server.serving import serving
from tests.server.store.made_up import events, game

NAMED = "store_unavailable"
PAGES = 100
LARGE = "x" * 300_000
"""Three quarters of what these pages hold."""


class Client:
    """A client of a server, which plays both seats of a game and listens for everybody."""

    def __init__(self, here: Here, course: Course) -> None:
        self.here = here
        self.course = course
        self.ledger = course.ledger
        self.rng = course.rng
        self.seats = [Seat(here, course.game, side, course.tokens[side]) for side in range(2)]
        self.seats.append(Seat(here, course.game, None, None))
        self._listening = [asyncio.ensure_future(seat.listen(self.rng)) for seat in self.seats]

    async def change(self, entry: Entry, kind: str, body: dict[str, object]) -> tuple[int, Any]:
        """Ask once for a change of the seat that the entry is of."""
        side = int(entry.key.partition(":")[0])
        http = await self.here.http()
        path = f"{API}/games/{self.course.game}/{kind}"
        status, answer = await http.ask("POST", path, body, self.course.tokens[side])
        if status != UNAVAILABLE:
            self.ledger.answer(entry, status)
        return status, msgspec.json.decode(answer)

    async def a_move(self, key: str) -> tuple[Entry, dict[str, object]]:
        """Any move that is possible now."""
        side = SIDES.index((await self.now(None))["game"]["decider"])
        now = await self.now(self.course.tokens[side])
        body = {
            "action": choose_action(now["offers"], self.rng),
            "version": now["version"],
            "key": key,
        }
        return self.ledger.send(self.course.game, side, key, "moves"), body

    async def now(self, token: str | None) -> dict[str, Any]:
        """How the game stands."""
        now: dict[str, Any] = (await self.course.look(self.here, token))["now"]
        return now

    async def health(self) -> int:
        """What the server says of its health."""
        http = await self.here.http()
        return await http.send("GET", "/healthz", {})

    async def all_have_heard(self) -> None:
        """Wait until all listeners know everything."""
        async with asyncio.timeout(PATIENCE):
            for seat in self.seats:
                await seat.catch_up((await self.now(seat.token))["seq"])

    async def leave(self) -> None:
        """Stop listening."""
        for task in self._listening:
            task.cancel()
        ended = await asyncio.gather(*self._listening, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
        self.here.close()


@contextmanager
def served(url: str) -> Iterator[Served]:
    """A server on a database."""
    with serving(url, dict(os.environ)) as server:
        yield server


async def joined(server: Served) -> Client:
    """A client with a game on a server."""
    here = Here(server.address, 4)
    return Client(here, await Course.opened([here], Ledger(), Random(5)))


def test_a_full_disk(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    limited = f"{url}?max_page_count={PAGES}"

    async def fill() -> None:
        store = Store.open(limited)
        await store.create(game("old"), events("created", text=LARGE))
        await store.close()

    async def make_room() -> None:
        store = Store.open(limited)
        await store.delete(["old"])
        await store.close()

    asyncio.run(fill())
    with served(limited) as server:
        ledger = asyncio.run(full(server, make_room))
    assert list(ledger.faults(all_games(url))) == []


async def full(server: Served, make_room: Callable[[], Awaitable[None]]) -> Ledger:
    client = await joined(server)
    number, status = 0, OK
    answer: Any = None
    while status == OK:
        assert await client.health() == OK
        number += 1
        body: dict[str, object] = {"text": "x" * 500, "key": f"chat-{number}"}
        chat = client.ledger.send(client.course.game, 0, f"chat-{number}", "chat")
        status, answer = await client.change(chat, "chat", body)
    assert number > 1
    assert (status, answer["error"]["code"]) == (UNAVAILABLE, NAMED)
    assert "full" not in answer["error"]["message"], "why is for the log"
    assert "database or disk is full" in server.log.read_text("utf-8")
    assert await client.health() == UNAVAILABLE
    told = await client.course.look(client.here, client.course.tokens[0])
    assert [item["type"] for item in told["items"]].count("chat") == number - 1
    await make_room()
    assert (await client.change(chat, "chat", body))[0] == OK
    assert await client.health() == OK
    assert (await client.change(*await played(client, "after")))[0] == OK
    await client.all_have_heard()
    assert [item["type"] for item in client.seats[1].items].count("chat") == number
    await client.leave()
    return client.ledger


async def played(client: Client, key: str) -> tuple[Entry, str, dict[str, object]]:
    entry, body = await client.a_move(key)
    return entry, "moves", body


@pytest.mark.soak
def test_a_database_that_goes_away() -> None:
    with a_database("postgresql") as url, a_proxy(url) as proxy:
        with served(proxy.url) as server:
            ledger = asyncio.run(away(server, proxy.cut, proxy.mend, url))
        assert list(ledger.faults(all_games(url))) == []


async def away(server: Served, cut: Callable[[], None], mend: Callable[[], None], url: str) -> Ledger:
    client = await joined(server)
    assert (await client.change(*await played(client, "before")))[0] == OK
    await client.all_have_heard()
    entry, body = await client.a_move("during")
    http = await client.here.http()
    against_bot = [
        await http.post(f"{API}/games", {"side": side, "opponent": "bot", "level": 1}) for side in SIDES
    ]
    cut()
    stored = {row.id: row.last_seq for row, _ in all_games(url)}
    for _ in range(2):
        status, answer = await client.change(entry, "moves", body)
        assert (status, answer["error"]["code"]) == (UNAVAILABLE, NAMED)
        assert await client.health() == UNAVAILABLE
    assert await http.send("GET", f"{API}/games/{client.course.game}", {}) == UNAVAILABLE
    assert {row.id: row.last_seq for row, _ in all_games(url)} == stored
    mend()
    async with asyncio.timeout(PATIENCE):
        while (await client.change(entry, "moves", body))[0] != OK:
            await asyncio.sleep(0.05)
        while await client.health() != OK:
            await asyncio.sleep(0.05)
    assert (await client.change(*await played(client, "after")))[0] == OK
    await client.all_have_heard()
    await bots_play_on(client.here, against_bot)
    await client.leave()
    return client.ledger


async def bots_play_on(here: Here, games: list[dict[str, str]]) -> None:
    """Wait until in all these games it is the person who decides."""
    seats = [Seat(here, one["game"], SIDES.index(one["side"]), one["token"]) for one in games]
    async with asyncio.timeout(PATIENCE):
        for seat in seats:
            await seat.look()
            while seat.now["game"]["decider"] != seat.now["you"]:
                await asyncio.sleep(0.1)
                await seat.look()
