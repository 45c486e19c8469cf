"""A group of processes that do parts of a bot's work beside it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, final

from arpents.bots.processes.supervision import Child, attend

Job = TypeVar("Job")
Answer = TypeVar("Answer")


@final
class WorkerGroup(Generic[Job, Answer]):
    """So many processes, which end with whoever began them.

    In the arena and on a server a bot plays in a process of its own among many, and has none. One that is
    lost in the middle of a job brings nothing, and is not replaced.
    """

    def __init__(self, number: int, work: Callable[[Job], Answer]) -> None:
        self.number = 0 if multiprocessing.current_process().daemon else number
        self._work = work
        self._children: list[Child] = []
        self._busy: list[Child] = []

    def start(self) -> None:
        """Begin all of them, unless they have begun; it takes a second or so."""
        if self._children or not self.number:
            return
        self._children = [Child(attend, self._work, None) for _ in range(self.number)]
        for child in list(self._children):
            for _ in self._receive(child):  # that it is ready
                pass

    def begin(self, jobs: Sequence[Job]) -> None:
        """Give each of them a job; they do it while whoever asked goes on."""
        self._busy = []
        for child, job in zip(list(self._children), jobs, strict=True):
            try:
                child.pipe.send(job)
                self._busy.append(child)
            except OSError:
                self._lose(child)

    def finished(self) -> Iterator[Answer]:
        """What came of their jobs."""
        for child in self._busy:
            yield from self._receive(child)
        self._busy = []

    def close(self) -> None:
        """End all of them, whatever they are doing."""
        for child in self._children:
            child.close()
        self._children = []
        self.number = 0

    def _receive(self, child: Child) -> Iterator[Answer]:
        """What one of them says, unless it is lost."""
        try:
            yield child.pipe.recv()
        except (EOFError, OSError):
            self._lose(child)

    def _lose(self, child: Child) -> None:
        child.close()
        self._children.remove(child)
        self.number = len(self._children)
