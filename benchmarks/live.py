"""How many moves a second a server takes while many games are played and watched.

A server runs in a process of its own, durable on SQLite; this process plays both seats of all games over HTTP
and listens to both over WebSocket. Moves are sent at a steady rate, whether or not earlier ones have been
answered, and each is timed from the request to the acknowledgement. With PostgreSQL there may be several
server processes: each seat has one of them, whichever the other seat of the game has.

    python -m benchmarks.live --games 50 500 --rate 250 --seconds 20
    python -m benchmarks.live --games 500 --database postgresql --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
from contextlib import ExitStack
from statistics import quantiles
from time import perf_counter
from typing import Any, Final, NamedTuple, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.databases import KINDS, temporary_database
from benchmarks.http import Http
from benchmarks.reference import rounds_per_second
from benchmarks.served import Served, serving
from benchmarks.tables import table

OPENING: Final = 32
"""How many games are set up at a time."""

CONNECTIONS: Final = 24
"""How many connections the requests share."""


class Offer(msgspec.Struct):
    """What is offered, as far as a simple player wants to know."""

    verb: str
    location: str | None
    fixed: list[str]
    pool: list[dict[str, Any]]
    least: int
    limits: list[Any]


class Now(msgspec.Struct):
    """How a game stands for a seat, as far as a simple player wants to know."""

    version: int
    offers: list[Offer]


class News(msgspec.Struct):
    """A message of a live connection."""

    now: Now


class Figures(NamedTuple):
    """What was measured with a number of games; memory and CPU are those of all server processes."""

    games: int
    moves: int
    refused: int
    seconds: float
    delays: list[float]
    pushes: int
    memory: float
    cpu: float
    client_cpu: float
    reference: float


@final
class Seat:
    """A seat of a game: what it may do now, and whether a move of it is under way."""

    def __init__(self, game: str, token: str, http: Http) -> None:
        self.game = game
        self.token = token
        self.http = http
        self.now: Now | None = None
        self.busy = False
        self.pushes = 0
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Connect, and keep up with the game from then on."""
        url = f"ws://{self.http.address}/api/v1/games/{self.game}/live"
        self._socket = await connect(url, compression=None, max_size=None, ping_interval=None)
        await self._socket.send(msgspec.json.encode({"token": self.token, "after": 0}).decode())
        self._read(await self._socket.recv())
        self._listening = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        assert self._socket is not None
        async for message in self._socket:
            self._read(message)

    def _read(self, message: str | bytes) -> None:
        self.now = msgspec.json.decode(message, type=News).now
        self.pushes += 1

    async def leave(self) -> None:
        """Disconnect."""
        if self._listening is not None and self._socket is not None:
            self._listening.cancel()
            await self._socket.close()

    def choose(self, rng: random.Random) -> dict[str, object] | None:
        """Any action that needs no thought."""
        if self.now is None or not self.now.offers:
            return None
        simple = [offer for offer in self.now.offers if not offer.limits] or self.now.offers
        offer = rng.choice(simple)
        return {
            "verb": offer.verb,
            "location": offer.location,
            "fixed": offer.fixed,
            "picked": _names(offer.pool)[: offer.least],
        }


def _names(cards: list[dict[str, Any]]) -> list[str]:
    return [card["card"] for card in cards for _ in range(card["count"])]


async def open_game(host: Http, guest: Http | None = None) -> list[Seat]:
    """Set a game up and join it: both seats, each at a server process."""
    guest = guest or host
    made = await host.post("/api/v1/games", {"name": "Ann", "side": "british", "opponent": "anyone"})
    joined = await guest.post(f"/api/v1/games/{made['game']}/join", {"name": "Ben"})
    return [Seat(made["game"], made["token"], host), Seat(made["game"], joined["token"], guest)]


async def play(seats: list[Seat], rate: float, seconds: float) -> tuple[list[float], int]:
    """Move at a steady rate in whichever games can go on; how long each took, and how many were refused."""
    rng = random.Random(1)
    delays: list[float] = []
    refused = 0
    under_way: set[asyncio.Task[None]] = set()

    async def move(seat: Seat, action: dict[str, object], number: int) -> None:
        nonlocal refused
        assert seat.now is not None
        body = {"action": action, "version": seat.now.version, "key": str(number)}
        started = perf_counter()
        status = await seat.http.send("POST", f"/api/v1/games/{seat.game}/moves", body, seat.token)
        if status == 200:
            delays.append(perf_counter() - started)
            seat.now = None  # until the news of it arrives
        else:
            refused += 1
        seat.busy = False

    started = perf_counter()
    number = 0
    while (passed := perf_counter() - started) < seconds:
        if number / rate > passed:
            await asyncio.sleep(number / rate - passed)
            continue
        number += 1
        for _ in range(len(seats)):
            seat = rng.choice(seats)
            action = None if seat.busy else seat.choose(rng)
            if action is not None:
                seat.busy = True
                task = asyncio.ensure_future(move(seat, action, number))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
                break
    await asyncio.gather(*under_way)
    return delays, refused


async def measure(served: list[Served], games: int, rate: float, seconds: float) -> Figures:
    """Play many games for a while."""
    servers = [Http(one.address, CONNECTIONS) for one in served]
    rng = random.Random(2)
    before = sum(one.memory() for one in served)
    seats: list[Seat] = []
    for start in range(0, games, OPENING):
        count = min(OPENING, games - start)
        opened = await asyncio.gather(
            *(open_game(rng.choice(servers), rng.choice(servers)) for _ in range(count))
        )
        fresh = [seat for pair in opened for seat in pair]
        await asyncio.gather(*(seat.listen() for seat in fresh))
        seats += fresh
    await play(seats, rate, seconds / 4)  # until everything is warm
    gc.disable()  # pauses of this process would be taken for those of the server
    pushes = sum(seat.pushes for seat in seats)
    reference = rounds_per_second()
    cpu, client_cpu, started = _cpu_of(served), _own_cpu(), perf_counter()
    delays, refused = await play(seats, rate, seconds)
    passed = perf_counter() - started
    gc.enable()
    figures = Figures(
        games=games,
        moves=len(delays),
        refused=refused,
        seconds=passed,
        delays=delays,
        pushes=sum(seat.pushes for seat in seats) - pushes,
        memory=(sum(one.memory() for one in served) - before) / games,
        cpu=(_cpu_of(served) - cpu) / passed,
        client_cpu=(_own_cpu() - client_cpu) / passed,
        reference=reference,
    )
    await asyncio.gather(*(seat.leave() for seat in seats))
    for http in servers:
        http.close()
    return figures


def _cpu_of(served: list[Served]) -> float:
    return sum(one.cpu() for one in served)


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def row(figures: Figures) -> list[str]:
    """The figures as a row of the table."""
    cuts = quantiles(figures.delays, n=100)
    return [
        str(figures.games),
        f"{figures.moves / figures.seconds:.0f}",
        f"{figures.pushes / figures.seconds:.0f}",
        f"{cuts[49] * 1000:.1f} ms",
        f"{cuts[98] * 1000:.1f} ms",
        f"{figures.memory / 1024:.0f} KiB",
        f"{figures.cpu * 100:.0f} %",
        f"{figures.cpu * figures.seconds / figures.moves * 1000:.2f} ms",
        f"{figures.client_cpu * 100:.0f} %",
        f"{figures.reference / 1e6:.1f} M/s",
    ]


HEADER: Final = (
    "games",
    "moves/s",
    "pushes/s",
    "p50",
    "p99",
    "memory per game",
    "CPU of the server",
    "CPU per move",
    "CPU of the client",
    "reference loop",
)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--rate", type=float, default=260.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="server processes; with PostgreSQL alone")
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    if given.processes > 1 and given.database == "sqlite":
        parser.error("SQLite is for one process: add --database postgresql")
    rows = []
    for games in given.games:
        with ExitStack() as stack:
            url = stack.enter_context(temporary_database(given.database))
            served = [stack.enter_context(serving(url, dict(os.environ))) for _ in range(given.processes)]
            figures = asyncio.run(measure(served, games, given.rate, given.seconds))
        if figures.refused:
            print(f"{figures.refused} moves were refused.")
        rows.append(row(figures))
    print(table(HEADER, rows, markdown=given.markdown))


if __name__ == "__main__":
    main()
