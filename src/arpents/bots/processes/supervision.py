"""A process that does what it is asked, under supervision: killed when it is stuck, replaced when it dies.

``Child`` is any process of ours with a pipe to it; ``Worker`` is one that does a job at a time.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar, final

from arpents.bots.processes.spawning import SPAWN, deaf_to_interruptions, prepare_process
from arpents.errors import ArpentsError

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


class WorkersClosed(WorkerFailed):
    """A job that nobody is left to do."""


@final
class Child:
    """A process that has begun, and our end of a pipe to it; the process gets the other end first."""

    def __init__(self, target: Callable[..., None], *given: object) -> None:
        self.pipe: Connection
        self.pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=target, args=(theirs, *given), daemon=True)
        with deaf_to_interruptions():
            self._process.start()
        theirs.close()

    def end(self) -> int | None:
        """Kill the process, whatever it is doing, if it has not ended; its exit code."""
        self._process.kill()
        self._process.join()
        return self._process.exitcode

    def ended(self) -> int | None:
        """Wait for a process that has closed its end of the pipe; its exit code."""
        self._process.join()
        return self._process.exitcode

    def close(self) -> None:
        """Kill the process, and close the pipe to it."""
        self.end()
        self.pipe.close()


@final
class Worker(Generic[Job, Answer]):
    """A place for a process, which is asked by one thread at a time and may be closed by another.

    ``work`` is what it does with a job. The process begins with the first job, and may hold at most so many
    MiB (``memory``, where the system has such a limit).
    """

    def __init__(self, work: Callable[[Job], Answer], memory: int | None = None) -> None:
        self._work = work
        self._memory = memory
        self._lock = threading.Lock()
        self._closed = False
        self._child: Child | None = None

    def ask(self, job: Job, patience: float, tries: int = 1) -> Answer:
        """What the process makes of a job within so many seconds; with a new process after each failure."""
        failed = WorkerFailed("its process ended")
        for _ in range(tries):
            try:
                child = self._child or self._start()
                child.pipe.send(job)
                if child.pipe.poll(patience):
                    answer: Answer = child.pipe.recv()
                    return answer
                failed = WorkerStuck(f"it took more than {patience:g} seconds")
            except (EOFError, OSError):
                failed = WorkerFailed("its process ended")
            code = self._stop()
            if type(failed) is WorkerFailed and code is not None:
                failed = WorkerFailed(f"its process ended (exit code {code})")
            if self._closed:
                raise WorkersClosed("its processes have been ended")
        raise failed

    def close(self) -> None:
        """End the process, and begin no other."""
        with self._lock:
            self._closed = True
            if self._child is not None:
                self._child.end()

    def _start(self) -> Child:
        """A process that is ready to be asked."""
        with self._lock:
            if self._closed:
                raise EOFError
            child = self._child = Child(attend, self._work, self._memory)
        if not child.pipe.poll(STARTING):
            raise EOFError
        child.pipe.recv()
        return child

    def _stop(self) -> int | None:
        with self._lock:
            child, self._child = self._child, None
            if child is None:
                return None
            code = child.end()
            child.pipe.close()
            return code


def attend(pipe: Connection, work: Callable[[Any], object], memory: int | None) -> None:
    """Do the jobs that come through the pipe, until there are no more or the process is killed."""
    prepare_process()
    if memory is not None and sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_DATA, (memory * MIB, memory * MIB))
    with suppress(EOFError, OSError):  # whoever asked is gone
        pipe.send("ready")
        while True:
            try:
                pipe.send(work(pipe.recv()))
            except MemoryError:
                os._exit(1)
