"""What one PostgreSQL takes of what moves write, by how many processes write, with and without NOTIFY.

Each writer is a process that commits one move after the other, as the store does it: the row of a game, an
event, and the news of it. Listeners, as many as writers, hear all news. A last row has the writers commit
groups of moves, as a busy server does.

    python -m benchmarks.database --writers 1 2 4 8 --seconds 5
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from arpents.server.store import GameRow, NewEvent, Store
from arpents.server.store.database import Database
from arpents.server.store.news import announce
from arpents.server.store.requests import Append
from benchmarks.databases import temporary_database
from benchmarks.reference import rounds_per_second
from benchmarks.tables import table

SUMMARY: Final[dict[str, object]] = {"about": "x" * 900}
"""About as long as the summary of a game."""

MOVE: Final = NewEvent(
    "moved", {"side": 0, "action": "settle Deerfield: New Haven", "key": "0:1", "state": 2**60}, 1.0
)
GAMES: Final = 200
"""How many games each writer has."""


class Load(NamedTuple):
    """Who writes, and how: so many moves in a transaction, with news of them or without."""

    writers: int
    group: int
    news: bool


def row(game: str, last: int) -> GameRow:
    """A game as lists have it."""
    return GameRow(game, "playing", True, "british", 1.0, 1.0, last, SUMMARY)


async def make_games(url: str, writers: int) -> None:
    """The games of all writers."""
    store = Store.open(url, seconds=60)
    for writer in range(writers):
        await asyncio.gather(*(store.create(row(f"{writer}-{game}", 0), [MOVE]) for game in range(GAMES)))
    await store.close()


def write(url: str, writer: int, load: Load, seconds: float, started: Any, moves: Any) -> None:
    """Write moves for some time, and tell how many."""
    engine = Database(url).writing()
    done = 0
    with engine.connect() as connection:
        started.wait()
        ends = perf_counter() + seconds
        while perf_counter() < ends:
            _commit(connection, writer, load, done)
            done += load.group
    moves.put(done)
    engine.dispose()


def _commit(connection: Connection, writer: int, load: Load, done: int) -> None:
    """Commit a group of moves, each of another game."""
    connection.begin()
    games = [f"{writer}-{(done + number) % GAMES}" for number in range(load.group)]
    for number, game in enumerate(games):
        last = 1 + (done + number) // GAMES
        Append(row(game, last), [MOVE]).perform(connection)
    if load.news:
        announce(connection, f"writer-{writer}", games)
    connection.commit()


def listen(url: str, ready: Any) -> None:
    """Hear all news until one is killed."""
    engine = Database(url).reading(pooled=False)
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.autocommit = True
        driver.execute("LISTEN arpents_games")
        ready.release()
        for _ in driver.notifies():
            pass


def measure(load: Load, seconds: float) -> float:
    """How many moves a second are committed."""
    context = multiprocessing.get_context("spawn")
    with temporary_database("postgresql") as url:
        asyncio.run(make_games(url, load.writers))
        ready, started, moves = context.Semaphore(0), context.Barrier(load.writers), context.Queue()
        listeners = [
            context.Process(target=listen, args=(url, ready), daemon=True)
            for _ in range(load.writers if load.news else 0)
        ]
        for process in listeners:
            process.start()
        for _ in listeners:
            ready.acquire()
        writers = [
            context.Process(target=write, args=(url, number, load, seconds, started, moves))
            for number in range(load.writers)
        ]
        for process in writers:
            process.start()
        total = sum(moves.get() for _ in writers)
        for process in writers:
            process.join()
        for process in listeners:
            process.kill()
            process.join()
    return float(total / seconds)


def rows(counts: Sequence[int], seconds: float) -> list[list[str]]:
    """A row for each number of writers, and one for groups."""
    found = []
    for writers, group in [*((count, 1) for count in counts), (counts[-1], 20)]:
        with_news, without = (measure(Load(writers, group, news), seconds) for news in (True, False))
        found.append(
            [f"{writers}", f"{group}", f"{with_news:.0f}", f"{without:.0f}", f"{with_news / without:.2f}"]
        )
    return found


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    header = ("writers", "moves in a COMMIT", "moves/s", "without NOTIFY", "ratio")
    print(table(header, rows(given.writers, given.seconds), markdown=given.markdown))
    print(f"\nreference loop: {rounds_per_second() / 1e6:.1f} M/s")


if __name__ == "__main__":
    main()
