"""A game has bounds: nobody can make it grow for ever, and whoever tries can still end it."""

import asyncio
from collections.abc import Iterator

import pytest

from benchmarks.served import Served
from tests.attacks.attacker import Attacker
from tests.attacks.by_game import CHANGES, seat_of
from tests.attacks.by_text import SMALL
from tests.sampling import sampled
from tests.server.serving import a_server

MOST = 3000
"""Whatever is done in a game, nobody does it more often than this."""


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server that lets one client do as much as many."""
    with a_server() as server:
        yield server


async def change_for_ever(served: Served, name: str) -> None:
    attacker = Attacker(served.address, 600.0)
    try:
        change, bot = CHANGES[name]
        seat = await seat_of(attacker, bot)
        for number in range(MOST):
            answer = await change(seat, number)
            if answer.status != 200:
                break
        assert (answer.status, answer.code) == (409, "game_full"), f"after {number}: {answer.body[:300]!r}"
        whole = await attacker.ask("GET", f"{seat.path}?after=0", token=seat.token)
        assert (whole.status, len(whole.body) < SMALL) == (200, True)
        ended = await attacker.ask("POST", f"{seat.path}/concede", {"key": "over"}, seat.token)
        assert ended.status == 200, ended.body
        assert attacker.report.faults == []
    finally:
        await attacker.close()


@pytest.mark.parametrize("name", sampled(CHANGES, test=1))
def test_a_game_is_full_at_last(served: Served, name: str) -> None:
    asyncio.run(change_for_ever(served, name))
