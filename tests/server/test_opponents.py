"""Bots in processes of their own: killed, stuck and orphaned ones included."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import arpents
from arpents import Action
from arpents.bots.base import OpponentFailed
from arpents.bots.levels import DECISION_SECONDS, LEVELS, STRATEGIES
from arpents.server.opponents import TRIES, BotPool, shared_seconds
from tests.processes import PATIENCE, started
from tests.sampling import sampled
from tests.server.odd_opponents import BEGUN, Making

ROOT = Path(__file__).resolve().parents[2]
VIEW = arpents.new_game(seed=4).view(arpents.new_game(seed=4).decider)
LONG = PATIENCE


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """Where the bots leave their marks."""
    return tmp_path / "trace"


def marks(trace: Path) -> list[int]:
    """The processes in which bots have been asked, in order."""
    return [int(pid) for pid in trace.read_text().split()] if trace.exists() else []


def begun(trace: Path) -> list[int]:
    """The processes that have begun, in order."""
    return marks(trace.with_suffix(BEGUN))


async def marked(trace: Path, number: int) -> int:
    """Wait until so many questions have reached a bot; the process of the last."""
    async with asyncio.timeout(LONG):
        while len(marks(trace)) < number:
            await asyncio.sleep(0.02)
    return marks(trace)[number - 1]


def with_opponents(opponents: BotPool, ask: Callable[[BotPool], Awaitable[Any]]) -> Any:
    """What comes of asking opponents, who are then closed."""

    async def asked() -> Any:
        try:
            return await ask(opponents)
        finally:
            await opponents.close()

    return asyncio.run(asked())


def made(trace: Path, processes: int = 1, patience: float = LONG) -> BotPool:
    return BotPool(processes, patience=patience, make=Making(trace))


def test_a_question_asked_again_has_the_same_answer(trace: Path) -> None:
    async def ask(opponents: BotPool) -> list[Action]:
        return [
            await opponents.choose("game", "Sound", VIEW, key)
            for key in ("a", "b", "c", "d", "a", "b", "c", "d")
        ]

    answers = with_opponents(made(trace), ask)
    assert answers[:4] == answers[4:]
    assert len(set(answers)) > 1
    assert set(answers) <= set(VIEW.legal_actions())
    assert len(set(marks(trace))) == 1, "one process does all"


def test_the_bots_of_all_levels_and_strategies_answer() -> None:
    async def ask(opponents: BotPool) -> list[Action]:
        return [
            await opponents.choose("game", one.bot, VIEW, "x", seconds=one.seconds)
            for one in (*LEVELS, *STRATEGIES)
        ]

    assert set(with_opponents(BotPool(1), ask)) <= set(VIEW.legal_actions())


def test_a_bot_is_told_the_time_that_it_has(trace: Path) -> None:
    async def ask(opponents: BotPool) -> None:
        await opponents.choose("game", "Timed", VIEW, "x", seconds=3.0)
        await opponents.choose("game", "Timed", VIEW, "x")

    with_opponents(made(trace), ask)
    assert trace.read_text().split() == ["3.0", str(DECISION_SECONDS)]


def test_when_many_wait_a_long_time_is_cut_short_and_a_short_one_is_not() -> None:
    assert [shared_seconds(3.0, asked, 1) for asked in (1, 3, 6, 20, 1000)] == [3.0, 3.0, 1.5, 0.45, 0.3]
    assert shared_seconds(3.0, 6, 2) == 3.0
    assert {shared_seconds(0.25, asked, 1) for asked in (1, 3, 20)} == {0.25}


def test_quick_bots_do_not_wait_for_all_slow_ones(trace: Path) -> None:
    async def ask(opponents: BotPool) -> None:
        slow = [
            asyncio.create_task(opponents.choose(f"slow {number}", "Timed", VIEW, "x", seconds=3.0))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        await opponents.choose("quick", "Timed", VIEW, "x")
        await asyncio.gather(*slow)

    with_opponents(made(trace), ask)
    told = [float(text) for text in trace.read_text().split()]
    assert len(told) == 21
    assert told[1] == DECISION_SECONDS, "only what had begun is waited for"
    assert told[:1] + told[2:4] == [3.0, 3.0, 3.0]
    assert min(told[4:]) == shared_seconds(3.0, 20, 1)


def test_processes_begin_when_they_are_needed_and_no_more_than_allowed(trace: Path) -> None:
    async def ask(opponents: BotPool) -> None:
        assert marks(trace) == []
        await opponents.choose("game", "Sound", VIEW, "x")
        await opponents.choose("game", "Sound", VIEW, "x")
        assert len(set(marks(trace))) == 1
        await asyncio.gather(*(opponents.choose("game", "Sound", VIEW, str(number)) for number in range(8)))

    with_opponents(made(trace, 2), ask)
    assert len(marks(trace)) == 10
    assert len(set(marks(trace))) == 2


def test_a_process_that_dies_is_replaced_and_the_question_asked_again(trace: Path) -> None:
    async def ask(opponents: BotPool) -> list[Action]:
        return [
            await opponents.choose("game", "DiesOnce", VIEW, "x"),
            await opponents.choose("game", "Sound", VIEW, "x"),
        ]

    first, second = with_opponents(made(trace), ask)
    assert first == second
    dead, *living = marks(trace)
    assert dead not in living
    assert len(living) == 2


@pytest.mark.soak
def test_a_process_killed_from_outside_is_replaced(trace: Path) -> None:
    async def ask(opponents: BotPool) -> Action:
        asked = asyncio.create_task(opponents.choose("game", "StallsOnce", VIEW, "x"))
        os.kill(await marked(trace, 1), signal.SIGKILL)
        action = await asked
        # Also one that is killed while it has nothing to do.
        os.kill(marks(trace)[-1], signal.SIGKILL)
        assert await opponents.choose("game", "Sound", VIEW, "x") == action
        return action

    assert with_opponents(made(trace), ask) in VIEW.legal_actions()
    assert len(set(marks(trace))) == 3


def test_a_bot_that_is_stuck_is_replaced(trace: Path) -> None:
    async def ask(opponents: BotPool) -> Action:
        return await opponents.choose("game", "StallsOnce", VIEW, "x")

    assert with_opponents(made(trace, patience=5.0), ask) in VIEW.legal_actions()
    assert len(set(marks(trace))) == 2


@pytest.mark.parametrize(
    ("bot", "asked", "fault"),
    sampled(
        [
            ("Cheats", 1, "returned an action that was not offered"),
            ("Nobody", 0, "could not be made: KeyError"),
            ("Raises", 1, "raised ValueError: I do not know"),
            ("Dies", TRIES, "has not answered: its process ended"),
            ("Exits", 1, "raised SystemExit: I am off"),
            ("Stalls", TRIES, "has not answered: it did not decide within 2 seconds"),
            ("SaysNothing", 1, "returned None, which is no action"),
        ],
        test=3,
    ),
)
def test_who_fails_time_and_again_is_given_up_and_others_go_on(
    trace: Path, bot: str, asked: int, fault: str
) -> None:
    async def ask(opponents: BotPool) -> None:
        with pytest.raises(OpponentFailed, match=f'"{bot}" {fault}') as failed:
            await opponents.choose("game", bot, VIEW, "x")
        assert failed.value.code == ("opponent_missing" if bot == "Nobody" else "opponent_failed")
        if bot == "Stalls":
            assert len(begun(trace)) == asked, "it may be killed before the question has reached it"
        else:
            assert len(marks(trace)) == asked
        assert await opponents.choose("game", "Sound", VIEW, "x") in VIEW.legal_actions()

    with_opponents(made(trace, patience=2.0 if bot == "Stalls" else LONG), ask)


def test_interruptions_are_not_for_the_processes(trace: Path) -> None:
    async def ask(opponents: BotPool) -> None:
        await opponents.choose("game", "Sound", VIEW, "x")
        os.kill(marks(trace)[0], signal.SIGINT)
        await opponents.choose("game", "Sound", VIEW, "x")

    with_opponents(made(trace), ask)
    assert len(set(marks(trace))) == 1


def test_who_no_longer_waits_leaves_the_process_for_others(trace: Path) -> None:
    async def ask(opponents: BotPool) -> None:
        asked = asyncio.create_task(opponents.choose("game", "StallsOnce", VIEW, "x"))
        pid = await marked(trace, 1)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        other = asyncio.create_task(opponents.choose("game", "Sound", VIEW, "y"))
        os.kill(pid, signal.SIGKILL)
        assert await other in VIEW.legal_actions()

    with_opponents(made(trace), ask)


def test_closing_ends_what_is_under_way(trace: Path) -> None:
    async def ask(opponents: BotPool) -> None:
        asked = asyncio.create_task(opponents.choose("game", "Stalls", VIEW, "x"))
        waiting = asyncio.create_task(opponents.choose("game", "Sound", VIEW, "x"))
        pid = await marked(trace, 1)
        await opponents.close()
        with pytest.raises(OpponentFailed, match="processes have been ended"):
            await asked
        with pytest.raises(OpponentFailed, match="cannot be asked any more"):
            await waiting
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    with_opponents(made(trace), ask)


ORPHANING = """
import asyncio, sys
from pathlib import Path
import arpents
from arpents.server.opponents import BotPool
from tests.server.odd_opponents import Making

async def main():
    game = arpents.new_game(seed=4)
    opponents = BotPool(1, make=Making(Path(sys.argv[1])))
    await opponents.choose("game", sys.argv[2], game.view(game.decider), "x")

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("bot", sampled(["Computes", "Stalls"], test=1))
def test_processes_end_with_a_parent_that_is_killed(trace: Path, tmp_path: Path, bot: str) -> None:
    if bot == "Computes" and sys.platform != "linux":
        pytest.skip("here such a process ends when its bot comes back")
    script = tmp_path / "orphaning.py"
    script.write_text(ORPHANING)
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": paths}
    with started([sys.executable, script, trace, bot], env=environment, stderr=PIPE) as parent:
        pid = asyncio.run(marked(trace, 1))
        assert pid != parent.pid
        parent.kill()
        # The processes share this pipe, which has an end only when all of them have.
        parent.communicate(timeout=LONG)
