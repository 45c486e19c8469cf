"""Opponents: bots that think in processes of their own, so that nobody else waits for them.

A process that dies or does not come back is replaced, and asked again; the game goes on.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple, final

from arpents.bots.base import Budget, OpponentFailed
from arpents.bots.levels import DECISION_SECONDS
from arpents.bots.processes import SPAWN, deaf_to_interruptions, settle_in
from arpents.bots.seeding import Maker, make_seeded
from arpents.engine.action import Action
from arpents.engine.choosing import is_offered
from arpents.engine.views import View

PATIENCE: Final = 20.0
"""The seconds after which a bot is held to be stuck: many times what it may take."""

STARTING: Final = 120.0
"""The seconds that a process may take to begin, on a machine with much else to do."""

TRIES: Final = 3
"""How often a question is asked whose process dies or is stuck."""


class Question(NamedTuple):
    """What a bot is asked: by name, with its seed, the view to choose from and the time it has."""

    bot: str
    seed: int
    view: View
    seconds: float


@final
class Opponents:
    """Bots in a number of processes, which begin when they are first needed."""

    def __init__(self, processes: int, *, patience: float = PATIENCE, make: Maker = make_seeded) -> None:
        self._patience = patience
        self._make = make
        self._free = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="opponent")
        self._all: list[_Seat] = []
        self._idle: list[_Seat] = []
        self._closed = False

    async def choose(self, bot: str, view: View, key: str) -> Action:
        """What a bot does; with the same key it has the same seed, and so does the same again.

        ``OpponentFailed`` is raised when it fails in what it does, or dies or gets stuck time and again.
        """
        seed = int.from_bytes(sha256(key.encode()).digest()[:7], "big")
        question = Question(bot, seed, view, DECISION_SECONDS)
        await self._free.acquire()
        if self._closed:
            self._free.release()
            raise OpponentFailed(f'The bot "{bot}" cannot be asked any more: its processes have ended.')
        seat = self._idle.pop() if self._idle else self._new_seat()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, seat.ask, question, self._patience)
        asked.add_done_callback(lambda done: self._give_back(seat, done))
        # Whoever no longer wants the answer leaves the process busy with it: only then it is free again.
        answer = await asyncio.shield(asked)
        if isinstance(answer, str):
            raise OpponentFailed(f'The bot "{bot}" failed: {answer}.')
        if not is_offered(view.offers(), answer):
            raise OpponentFailed(f'The bot "{bot}" failed: {str(answer)!r} is not possible.')
        return answer

    async def close(self) -> None:
        """End all processes, whatever they are doing; questions that are open fail."""
        self._closed = True
        for seat in self._all:
            seat.close()
        await asyncio.to_thread(self._threads.shutdown)

    def _new_seat(self) -> _Seat:
        seat = _Seat(self._make)
        self._all.append(seat)
        return seat

    def _give_back(self, seat: _Seat, asked: asyncio.Future[Action | str]) -> None:
        if not asked.cancelled():
            asked.exception()  # looked at, since there may be nobody left to do so
        self._idle.append(seat)
        self._free.release()


@final
class _Seat:
    """A place for a process, which is asked by one thread at a time and may be closed by another."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._closed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, question: Question, patience: float) -> Action | str:
        """The answer to a question, or what went wrong inside the bot."""
        fault = ""
        for _ in range(TRIES):
            try:
                pipe = self._pipe or self._start()
                pipe.send(question)
                if pipe.poll(patience):
                    answer: Action | str = pipe.recv()
                    return answer
                fault = f"it did not decide within {patience:g} seconds"
            except (EOFError, OSError):
                fault = "its process ended"
            self._stop()
            if self._closed:
                fault = "its processes have been ended"
                break
        raise OpponentFailed(f'The bot "{question.bot}" has not answered: {fault}.')

    def close(self) -> None:
        """End the process, and begin no other."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
                self._process.join()

    def _start(self) -> Connection:
        """A process that is ready to be asked."""
        with self._lock:
            if self._closed:
                raise EOFError
            pipe, theirs = SPAWN.Pipe()
            self._process = SPAWN.Process(target=attend, args=(theirs, self._make), daemon=True)
            with deaf_to_interruptions():
                self._process.start()
            theirs.close()
            self._pipe = pipe
        if not pipe.poll(STARTING):
            raise EOFError
        pipe.recv()
        return pipe

    def _stop(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()
            self._process = self._pipe = None


def attend(pipe: Connection, make: Maker) -> None:
    """Answer the questions that come through the pipe, until there are no more or the process is killed."""
    settle_in()
    pipe.send("ready")
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):
            return  # whoever asked is gone
        answer = _answer(question, make)
        try:
            pipe.send(answer)
        except OSError:
            return


def _answer(question: Question, make: Maker) -> Action | str:
    try:
        bot = make(question.bot, question.seed)
        action: object = bot.choose(question.view, Budget(question.seconds))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return action if isinstance(action, Action) else f"{action!r} is no action"
