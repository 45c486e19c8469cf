"""A worker pool: processes for what may take long, hang or die, so that nobody else has to wait for it.

A process that dies or does not answer in time is killed and replaced; the others go on.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar, final

from arpents.bots.processes import SPAWN, deaf_to_interruptions, settle_in
from arpents.errors import ArpentsError
from arpents.server.request_errors import TooBusy

if sys.platform != "win32":
    import resource

Job = TypeVar("Job")
Answer = TypeVar("Answer")

STARTING: Final = 120.0
"""The seconds that a process may take to begin, on a machine with much else to do."""

MIB: Final = 1 << 20


class WorkerFailed(ArpentsError):
    """A job that no process has done: why."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        super().__init__(fault)


class WorkerStuck(WorkerFailed):
    """A job that took a process too long."""


class WorkerPoolClosed(WorkerFailed):
    """A job that nobody is left to do."""


@final
class WorkerPool(Generic[Job, Answer]):
    """A number of processes, which begin when they are first needed.

    ``work`` is what they do with a job, within ``patience`` seconds; a job whose process dies or is stuck
    is tried so many times. A process may hold at most so many MiB (``memory``, where the system has such a
    limit). Beyond those that are being done, so many jobs may wait (``waiting``, if it is not None).
    """

    def __init__(
        self,
        work: Callable[[Job], Answer],
        processes: int,
        *,
        patience: float,
        tries: int = 1,
        memory: int | None = None,
        waiting: int | None = None,
    ) -> None:
        self._work = work
        self._patience = patience
        self._tries = tries
        self._memory = memory
        self._most = None if waiting is None else processes + waiting
        self._free = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._all: list[_Worker[Job, Answer]] = []
        self._idle: list[_Worker[Job, Answer]] = []
        self._closed = False
        self.asked = 0
        """How many jobs are being done or wait."""

    async def ask(self, job: Job) -> Answer:
        """What a process makes of a job; ``WorkerFailed`` if none can, ``TooBusy`` if too many wait."""
        if self._most is not None and self.asked >= self._most:
            raise TooBusy
        self.asked += 1
        try:
            await self._free.acquire()
        except BaseException:
            self.asked -= 1
            raise
        if self._closed:
            self.asked -= 1
            self._free.release()
            raise WorkerPoolClosed("its processes have ended")
        worker = self._idle.pop() if self._idle else self._new_worker()
        asked = asyncio.get_running_loop().run_in_executor(
            self._threads, worker.ask, job, self._patience, self._tries
        )
        asked.add_done_callback(lambda done: self._give_back(worker, done))
        # Whoever no longer wants the answer leaves the process busy with it: only then it is free again.
        return await asyncio.shield(asked)

    async def close(self) -> None:
        """End all processes, whatever they are doing; jobs that are under way fail."""
        self._closed = True
        for worker in self._all:
            worker.close()
        await asyncio.to_thread(self._threads.shutdown)

    def _new_worker(self) -> _Worker[Job, Answer]:
        worker = _Worker(self._work, self._memory)
        self._all.append(worker)
        return worker

    def _give_back(self, worker: _Worker[Job, Answer], asked: asyncio.Future[Answer]) -> None:
        if not asked.cancelled():
            asked.exception()  # looked at, since there may be nobody left to do so
        self.asked -= 1
        self._idle.append(worker)
        self._free.release()


@final
class _Worker(Generic[Job, Answer]):
    """A place for a process, which is asked by one thread at a time and may be closed by another."""

    def __init__(self, work: Callable[[Job], Answer], memory: int | None) -> None:
        self._work = work
        self._memory = memory
        self._lock = threading.Lock()
        self._closed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: Job, patience: float, tries: int) -> Answer:
        """What the process makes of a job."""
        failed = WorkerFailed("its process ended")
        for _ in range(tries):
            try:
                pipe = self._pipe or self._start()
                pipe.send(job)
                if pipe.poll(patience):
                    answer: Answer = pipe.recv()
                    return answer
                failed = WorkerStuck(f"it took more than {patience:g} seconds")
            except (EOFError, OSError):
                failed = WorkerFailed("its process ended")
            self._stop()
            if self._closed:
                raise WorkerPoolClosed("its processes have been ended")
        raise failed

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
            self._process = SPAWN.Process(target=attend, args=(theirs, self._work, self._memory), daemon=True)
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


def attend(pipe: Connection, work: Callable[[Any], object], memory: int | None) -> None:
    """Do the jobs that come through the pipe, until there are no more or the process is killed."""
    settle_in()
    if memory is not None and sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_DATA, (memory * MIB, memory * MIB))
    pipe.send("ready")
    while True:
        try:
            answer = work(pipe.recv())
            pipe.send(answer)
        except (EOFError, OSError):
            return  # whoever asked is gone
        except MemoryError:
            os._exit(1)
