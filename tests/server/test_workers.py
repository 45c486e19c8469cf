"""Processes for what may take long: those that die, hang or eat too much are replaced."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from arpents.bots.processes.supervision import WorkerFailed, WorkerStuck
from arpents.records.game_text import LONGEST_LINE
from arpents.server.concurrency.waiting_line import WaitingLine
from arpents.server.concurrency.worker_pool import WorkerPool
from arpents.server.games.game_limits import RECORD_DECISIONS, RECORD_LINES, RECORD_TURNS
from arpents.server.games.record_reader import Reader
from arpents.server.request_errors import BadRecord, TooBusy
from tests.golden.making import GAMES
from tests.processes import PATIENCE
from tests.sampling import sampled
from tests.server.slow_work import work

RECORD = (GAMES / "scenario-standard.arpents").read_bytes()


def with_workers(ask: Callable[[WorkerPool[str, Any]], Awaitable[Any]], **given: Any) -> Any:
    """What comes of asking workers, who are then closed."""

    async def asked() -> Any:
        workers = WorkerPool[str, Any](work, **{"processes": 1, "patience": PATIENCE, **given})
        try:
            return await ask(workers)
        finally:
            await workers.close()

    return asyncio.run(asked())


def test_who_is_stuck_is_killed_and_replaced() -> None:
    async def ask(workers: WorkerPool[str, Any]) -> None:
        before = await workers.ask("pid")
        with pytest.raises(WorkerStuck, match="took more than 2 seconds"):
            await workers.ask("stall")
        assert await workers.ask("pid") != before
        assert workers.asked == 0

    with_workers(ask, patience=2.0)


def test_who_raises_has_failed_and_is_replaced(capfd: pytest.CaptureFixture[str]) -> None:
    async def ask(workers: WorkerPool[str, Any]) -> None:
        with pytest.raises(WorkerFailed, match="process ended"):
            await workers.ask("raise it")
        assert await workers.ask("say on") == "on"

    with_workers(ask)
    assert "ValueError: it" in capfd.readouterr().err, "whoever runs the server can find out why"


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has such a limit")
@pytest.mark.parametrize("greed", sampled(["eat 400", "grow"], test=1))
def test_who_eats_too_much_dies_alone(greed: str) -> None:
    async def ask(workers: WorkerPool[str, Any]) -> None:
        with pytest.raises(WorkerFailed, match="process ended"):
            await workers.ask(greed)
        assert await workers.ask("eat 20") == 20 << 20

    with_workers(ask, memory=200)


def test_beyond_those_that_wait_nobody_is_taken(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def ask(workers: WorkerPool[str, Any]) -> None:
        asked = [asyncio.create_task(workers.ask(f"wait {gate}")) for _ in range(4)]
        await asyncio.sleep(0)  # all of them have asked
        with pytest.raises(TooBusy):
            await workers.ask("say no")
        asked[-1].cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked.pop()
        asked.append(asyncio.create_task(workers.ask("say yes")))
        gate.touch()
        assert (await asyncio.gather(*asked))[-1] == "yes"
        assert workers.asked == 0

    with_workers(ask, waiting=3)


def test_a_reader_takes_what_is_like_a_game_and_nothing_else() -> None:
    head = '[Arpents "1"]\n'
    too_long = {
        "lines": head + "#\n" * RECORD_LINES,
        "turns": head + "1. British\n" * (RECORD_TURNS + 1),
        "decisions": head + "pass\n" * (RECORD_DECISIONS + 1),
        "characters": head + ("#" + "x" * (LONGEST_LINE - 1) + "\n") * 41,
    }

    async def ask() -> None:
        reader = Reader()
        try:
            created = await reader.imported(RECORD, True)
            assert created.imported
            assert created.public
            assert len(created.source) < 200, "the game itself is stored once"
            assert (await reader.source_at(RECORD, 10)).startswith("[Arpents")
            for what, record in too_long.items():
                with pytest.raises(BadRecord, match=f"{what}: the server takes up to"):
                    await reader.imported(record.encode(), True)
                with pytest.raises(BadRecord, match=what):
                    await reader.source_at(record.encode(), 0)
        finally:
            await reader.close()

    asyncio.run(ask())


def test_a_reader_gives_up_what_takes_too_long() -> None:
    async def ask() -> None:
        reader = Reader(seconds=0.0)
        try:
            with pytest.raises(BadRecord, match=r"given up.*: it took more than 0 seconds"):
                await reader.imported(RECORD, True)
            assert reader.waiting == 0
        finally:
            await reader.close()

    asyncio.run(ask())


def test_of_those_who_wait_the_first_to_be_due_is_next() -> None:
    async def run() -> list[str]:
        line = WaitingLine(1)
        begun: list[str] = []

        async def enter(name: str, due: float) -> None:
            await line.enter(due)
            begun.append(name)
            line.leave()

        await line.enter(0.0)
        waiting = {
            name: asyncio.create_task(enter(name, due))
            for name, due in (("slow", 9.0), ("gone", 0.0), ("quick", 2.0), ("long due", 1.0), ("late", 9.0))
        }
        await asyncio.sleep(0)
        waiting.pop("gone").cancel()
        await asyncio.sleep(0)
        line.leave()
        await asyncio.gather(*waiting.values())
        return begun

    assert asyncio.run(run()) == ["long due", "quick", "slow", "late"]


def test_a_place_that_is_given_to_somebody_who_goes_is_not_lost() -> None:
    async def run() -> None:
        line = WaitingLine(1)
        await line.enter(0.0)
        gone = asyncio.create_task(line.enter(1.0))
        await asyncio.sleep(0)
        line.leave()
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        await asyncio.wait_for(line.enter(2.0), PATIENCE)

    asyncio.run(run())
