"""Races: whatever reaches the server at the same moment, one change wins and everybody is told the truth."""

import asyncio
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from random import Random, SystemRandom

import pytest

from arpents.server.store import all_games
from benchmarks.served import Served
from tests.load.ledger import OK
from tests.load.seats import API, Here, Seat
from tests.processes import PATIENCE
from tests.server.databases import a_database
from tests.server.racing import SIDES, Course, race
from tests.server.serving import serving

FORGETFUL = {"ARPENTS_SWEEP_SECONDS": "0.5", "ARPENTS_ROOMS": "3"}
"""Settings of servers that take up games soon, and keep fewer of them in memory than are played."""


@contextmanager
def servers(url: str, number: int, settings: Mapping[str, str] | None = None) -> Iterator[list[Served]]:
    """Some servers on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving(url, {**os.environ, **(settings or {})})) for _ in range(number)]


async def agree(here: Sequence[Here], courses: Sequence[Course]) -> None:
    """See to it that all servers tell every viewer of each game the same."""
    for course in courses:
        for token in (*course.tokens, None):
            first, *others = [await course.look(server, token) for server in here]
            assert all(other == first for other in others)


async def raced(served: Sequence[Served], url: str, races: int, seed: int = 1) -> None:
    print(f"seed {seed}")
    here = [Here(server.address, 20) for server in served]
    ledger, courses = await race(here, races, 6, seed)
    assert ledger.acknowledged >= races
    assert ledger.refused > races / 4
    await agree(here, courses)
    assert list(ledger.faults(all_games(url))) == []
    for server in here:
        server.close()


def test_one_change_wins() -> None:
    with a_database("sqlite") as url, servers(url, 1) as served:
        asyncio.run(raced(served, url, 200))


@pytest.mark.soak
def test_one_change_wins_ten_thousand_times() -> None:
    with a_database("sqlite") as url, servers(url, 1) as served:
        asyncio.run(raced(served, url, 10_000, SystemRandom().getrandbits(32)))


@pytest.mark.soak
def test_one_change_wins_on_two_servers_often() -> None:
    with a_database("postgresql") as url, servers(url, 2, FORGETFUL) as served:
        asyncio.run(raced(served, url, 2_000, SystemRandom().getrandbits(32)))


@pytest.mark.soak
def test_two_servers_on_one_database() -> None:
    with a_database("postgresql") as url, servers(url, 2, FORGETFUL) as served:
        asyncio.run(raced(served, url, 60))
        asyncio.run(heard_elsewhere(served))
        asyncio.run(taken_up(served))


async def heard_elsewhere(served: Sequence[Served]) -> None:
    """Whoever listens at one server hears what is done at the other."""
    listens, acts = (Here(server.address, 4) for server in served)
    course = await Course.opened([acts], (await race([acts], 0, 1, 1))[0], Random(1))
    seats = [Seat(listens, course.game, side, course.tokens[side]) for side in range(2)]
    spectator = Seat(listens, course.game, None, None)
    listening = [asyncio.ensure_future(seat.listen(Random(2))) for seat in [*seats, spectator]]
    async with asyncio.timeout(PATIENCE):
        for _ in range(10):
            going = await course.race()
            for seat in [*seats, spectator]:
                told = await course.look(acts, seat.token)
                await seat.catch_up(told["now"]["seq"])
                assert seat.items == told["items"]
            if not going:
                break
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for server in (listens, acts):
        server.close()


async def taken_up(served: Sequence[Served]) -> None:
    """A bot plays on at one server when the other, where it was to play, is killed."""
    dies, lives = (Here(server.address, 4) for server in served)
    http = await dies.http()
    made = [await http.post(f"{API}/games", {"side": side, "opponent": "bot", "level": 1}) for side in SIDES]
    served[0].kill()
    dies.close()
    seats = [Seat(lives, one["game"], number, one["token"]) for number, one in enumerate(made)]
    listening = [asyncio.ensure_future(seat.listen(Random(3))) for seat in seats]
    async with asyncio.timeout(PATIENCE):
        while not all(seat.now and seat.now["game"]["decider"] == seat.now["you"] for seat in seats):
            await asyncio.sleep(0.05)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    http = await lives.http()
    assert await http.send("GET", "/healthz", {}) == OK
    lives.close()
