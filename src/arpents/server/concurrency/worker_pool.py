"""A worker pool: processes for what may take long, hang or die, so that nobody else has to wait for it.

Each is supervised (``bots.processes.supervision``): one that dies or does not answer in time is killed and
replaced; the others go on.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, final

from arpents.bots.processes.supervision import Answer, Job, Worker, WorkersClosed
from arpents.server.concurrency.waiting_line import WaitingLine
from arpents.server.request_errors import TooBusy

REMEMBERED: Final = 1000
"""Of how many subjects it is known which process was asked about them last."""


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
        self._line = WaitingLine(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._all: list[Worker[Job, Answer]] = []
        self._idle: list[Worker[Job, Answer]] = []
        self._last: OrderedDict[str, Worker[Job, Answer]] = OrderedDict()
        self._closed = False
        self.asked = 0
        """How many jobs are being done or wait."""

    async def ask(self, job: Job, about: str = "", within: float = 0.0) -> Answer:
        """What a process makes of a job; ``WorkerFailed`` if none can, ``TooBusy`` if too many wait.

        Jobs about the same thing go to the same process if it is free: it may have kept something of it. Of
        those that wait, the one is next that should be begun ``within`` the time that is over first.
        """
        if self._most is not None and self.asked >= self._most:
            raise TooBusy
        self.asked += 1
        try:
            await self._line.enter(asyncio.get_running_loop().time() + within)
        except BaseException:
            self.asked -= 1
            raise
        if self._closed:
            self.asked -= 1
            self._line.leave()
            raise WorkersClosed("its processes have ended")
        worker = self._free_worker(about)
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

    def _free_worker(self, about: str) -> Worker[Job, Answer]:
        """A process that has nothing to do: the one that was asked about this last, or any, or a new one."""
        last = self._last.pop(about, None)
        if last is not None and last in self._idle:
            self._idle.remove(last)
            worker = last
        else:
            worker = self._idle.pop() if self._idle else self._new_worker()
        if about:
            self._last[about] = worker
            if len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
        return worker

    def _new_worker(self) -> Worker[Job, Answer]:
        worker = Worker(self._work, self._memory)
        self._all.append(worker)
        return worker

    def _give_back(self, worker: Worker[Job, Answer], asked: asyncio.Future[Answer]) -> None:
        if not asked.cancelled():
            asked.exception()  # looked at, since there may be nobody left to do so
        self.asked -= 1
        self._idle.append(worker)
        self._line.leave()
