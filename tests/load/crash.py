"""Kills a server again and again while games are played on it, and sees whether anything is lost.

Clients play at random and send every request that is not answered again, with the same key. In the end what
is stored must be what they were told: each acknowledged change once, in order, each refused one not at all;
and no client may ever have been told two different things.

    python -m tests.load.crash --kills 20 --database sqlite --games 8
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple, final

from arpents.server.store import all_games
from benchmarks.progress import show
from tests.load.launcher import Mortal
from tests.load.ledger import Ledger
from tests.load.seats import API, LOST, Contradiction, Seat
from tests.server.databases import KINDS, a_database

SIDES: Final = ("british", "french")
AGAINST_BOTS: Final = 4
"""Every so many games is one against a bot."""

AFTER_BOTS: Final = 3
"""Every so many kills comes after a move of a bot."""

LAST_PAUSE: Final = 0.03
"""The seconds by which a kill is at a random moment, wherever the clients have got."""


class Report(NamedTuple):
    """What came of a run."""

    seed: int
    kills: int
    games: int
    acknowledged: int
    refused: int
    repeated: int
    bot_moves: int
    messages: int
    seconds: float
    faults: Sequence[str]

    def __str__(self) -> str:
        lines = [
            f"{self.kills} kills in {self.seconds:.0f} seconds, {self.games} games (seed {self.seed}).",
            f"{self.acknowledged} changes acknowledged, {self.refused} refused, {self.repeated} of them sent"
            f" more than once; {self.bot_moves} moves of bots; {self.messages} messages over WebSocket.",
            *(self.faults or ["Nothing is lost, doubled or contradicted."]),
        ]
        return "\n".join(lines)


@final
class Run:
    """A server that is killed, and the clients that play on it."""

    def __init__(self, server: Mortal, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.ledger = Ledger()
        self.seats: list[Seat] = []
        self.against_bots: list[Seat] = []
        self.with_bots = False
        self.interrupted = False

    async def play_for_ever(self, against_bot: bool) -> None:
        """Play game after game."""
        while True:
            seats = await self._open(against_bot)
            if seats:
                await self._play(seats)

    async def _play(self, seats: list[Seat]) -> None:
        watching = Seat(self.server, seats[0].game, None, None)
        self.seats += [*seats, watching]
        if len(seats) == 1:
            self.against_bots += seats
        playing = [asyncio.ensure_future(seat.play(self.ledger, Random(self.rng.random()))) for seat in seats]
        listening = [
            asyncio.ensure_future(seat.listen(Random(self.rng.random()))) for seat in [*seats, watching]
        ]
        try:
            going = {*playing, *listening}
            while not all(task.done() for task in playing):
                done, going = await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()  # a contradiction that was heard ends the run
        finally:
            for task in [*playing, *listening]:
                task.cancel()
            await asyncio.gather(*playing, *listening, return_exceptions=True)

    async def _open(self, against_bot: bool) -> list[Seat]:
        """The seats of a new game; none if the answer that has the key to one was lost."""
        http = await self.server.http()
        wanted = {
            "name": "Ann",
            "side": self.rng.choice(SIDES),
            "opponent": "bot" if against_bot else "anyone",
            "public": True,  # what everybody sees is read in the end
        }
        try:
            made = [await http.post(f"{API}/games", wanted)]
            if not against_bot:
                made.append(await http.post(f"{API}/games/{made[0]['game']}/join", {"name": "Ben"}))
        except LOST:
            return []
        return [Seat(self.server, one["game"], SIDES.index(one["side"]), one["token"]) for one in made]

    async def kill_again_and_again(self, kills: int, changes: int) -> None:
        """Kill the server at random moments, at times very soon after its start, and let it live at last.

        Bots need seconds to begin, and would seldom get to move: every so often a kill waits until one has.
        """
        for number in range(1, kills + 1):
            if number % AFTER_BOTS == 0:
                await self._until_a_bot_moves()
            await self._until_changed(self.rng.choice([0, changes, changes, 4 * changes]))
            if self.interrupted:
                break
            await asyncio.sleep(LAST_PAUSE * self.rng.random())
            await self.server.kill()
            await self.server.start()
            show(f"{number} of {kills} kills, {self.ledger.acknowledged} changes acknowledged")
        await self._until_all_is_well(changes)

    async def _until_all_is_well(self, changes: int) -> None:
        """Wait until the server that lives at last has taken changes, and a bot has moved on it."""
        enough = self.ledger.acknowledged + changes
        await self._until_a_bot_moves()
        while self.ledger.acknowledged < enough and not self.interrupted:
            await asyncio.sleep(LAST_PAUSE)

    async def _until_a_bot_moves(self) -> None:
        """Wait until a client is told of one more move of a bot, or somebody interrupts."""
        before = self._moves_of_bots()
        while self.with_bots and self._moves_of_bots() == before and not self.interrupted:
            await asyncio.sleep(LAST_PAUSE)

    def _moves_of_bots(self) -> int:
        return sum(seat.moves_of_the_other for seat in self.against_bots)

    async def _until_changed(self, most: int) -> None:
        """Wait until so many changes at most have been acknowledged, or somebody interrupts."""
        enough = self.ledger.acknowledged + self.rng.randint(0, most)
        while self.ledger.acknowledged < enough and not self.interrupted:
            await asyncio.sleep(LAST_PAUSE)

    def interrupt(self) -> None:
        """Kill no more."""
        self.interrupted = True


async def crash(
    url: str, *, kills: int, games: int, seed: int, log: Path, changes: int = 30, minutes: float = 600.0
) -> Report:
    """Kill a server so often while so many games are played on it, and report."""
    started = time.monotonic()
    server = await Mortal.launched(url, os.environ, log)
    run = Run(server, seed)
    faults: list[str] = []
    try:
        async with asyncio.timeout(minutes * 60):
            await server.start()
            await _until_killed(run, kills, games, changes)
            for seat in run.seats:
                await seat.look()
    except Contradiction as error:
        faults.append(str(error))
    finally:
        await server.close()
        show("")
    stored = list(all_games(url))
    faults += run.ledger.faults(stored)
    return Report(
        seed=seed,
        kills=server.lives - 1,
        games=len(stored),
        acknowledged=run.ledger.acknowledged,
        refused=run.ledger.refused,
        repeated=run.ledger.repeated,
        bot_moves=sum(1 for _ in _moves_of_bots(stored)),
        messages=sum(seat.messages for seat in run.seats),
        seconds=time.monotonic() - started,
        faults=faults,
    )


async def _until_killed(run: Run, kills: int, games: int, changes: int) -> None:
    """Play until the server has been killed often enough, or somebody interrupts, or there is a fault."""
    run.with_bots = games >= AGAINST_BOTS
    killing = asyncio.ensure_future(run.kill_again_and_again(kills, changes))
    playing = [
        asyncio.ensure_future(run.play_for_ever(number % AGAINST_BOTS == AGAINST_BOTS - 1))
        for number in range(games)
    ]
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, run.interrupt)
    done, _ = await asyncio.wait([killing, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in [killing, *playing]:
        task.cancel()
    await asyncio.gather(killing, *playing, return_exceptions=True)
    loop.remove_signal_handler(signal.SIGINT)
    for task in done:
        if not task.cancelled():
            task.result()


def _moves_of_bots(stored: Sequence[tuple[Any, Sequence[Any]]]) -> Iterator[object]:
    """The moves that nobody asked for with a key: those of bots."""
    for _, events in stored:
        yield from (event for event in events if event.kind == "moved" and event.data.get("key") is None)


def main() -> int:
    """Run it, and tell what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--games", type=int, default=8, help="how many are played at a time")
    parser.add_argument("--database", choices=KINDS, default=KINDS[0])
    parser.add_argument("--changes", type=int, default=30, help="how many between kills, about")
    parser.add_argument("--seed", type=int, default=SystemRandom().getrandbits(32))
    parser.add_argument("--minutes", type=float, default=600.0, help="how long it may take")
    parser.add_argument("--json", action="store_true", help="print the report for a program")
    given = parser.parse_args()
    print(f"Seed {given.seed}.", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder, a_database(given.database) as url:
        log = Path(folder) / "server.log"
        report = asyncio.run(
            crash(
                url,
                kills=given.kills,
                games=given.games,
                seed=given.seed,
                log=log,
                changes=given.changes,
                minutes=given.minutes,
            )
        )
        print(json.dumps(report._asdict()) if given.json else report)
        if report.faults:
            print(log.read_text("utf-8")[-4000:], file=sys.stderr)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
