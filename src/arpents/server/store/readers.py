"""The threads that read, and what becomes of those that get no answer.

Whoever asks waits for a bounded time. A thread that is stuck for longer is replaced by a new one, and ends
when it comes back; all are daemons, so that none keeps the process from ending.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread, current_thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from sqlalchemy.exc import SQLAlchemyError

from arpents.server.store.database import MOST_STUCK, READERS, unavailable
from arpents.server.store.errors import StoreUnavailable
from arpents.server.store.stalls import MORE, Stall

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from arpents.server.store.database import Database

Found = TypeVar("Found")

JOINED_WITHIN: Final = 1.0


@final
class _Job:
    """A query, who waits for its answer, and how far it has got."""

    __slots__ = ("answer", "began", "deadline", "ended", "given_up", "loop", "query")

    deadline: asyncio.TimerHandle

    def __init__(self, query: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.query = query
        self.loop = loop
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.began: float | None = None
        self.ended = False
        self.given_up = False


@final
class Readers:
    """A few threads, each with a connection of a pool."""

    def __init__(self, database: Database) -> None:
        self._engine = database.reading()
        if not database.is_sqlite:
            # One statement tells one thing: it needs no transaction around it.
            self._engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._lock = Lock()
        self._threads: set[Thread] = set()
        self._stall = Stall(database.seconds)
        for _ in range(READERS):
            self._start()

    @property
    def stuck(self) -> int:
        """How many threads wait for something that nobody waits for any more."""
        return len(self._threads) - READERS

    async def read(self, query: Callable[[Connection], Found]) -> Found:
        """What a query finds.

        Raises:
            StoreUnavailable: the database failed, or has not answered in time.
        """
        loop = asyncio.get_running_loop()
        job = _Job(query, loop)
        self._stall.admit(job)
        self._queue.put(job)
        job.deadline = loop.call_later(self._stall.seconds, self._give_up, job, False)
        try:
            found: Found = await job.answer
            return found
        finally:
            job.deadline.cancel()
            self._stall.leave(job)

    def close(self) -> None:
        """Let all threads end; those that are stuck are left to themselves."""
        with self._lock:
            threads = list(self._threads)
        for _ in threads:
            self._queue.put(None)
        ends = monotonic() + JOINED_WITHIN
        for thread in threads:
            thread.join(max(0.0, ends - monotonic()))
        self._engine.dispose()

    def _start(self) -> None:
        thread = Thread(target=self._run, name="arpents-reader", daemon=True)
        self._threads.add(thread)
        thread.start()

    def _give_up(self, job: _Job, late: bool) -> None:
        """Let nobody wait for this query any longer, and put another thread where it is stuck."""
        if job.answer.done():
            return
        if not self._stall.silent() and not late:
            job.deadline = job.loop.call_later(MORE * self._stall.seconds, self._give_up, job, True)
            return
        job.answer.set_exception(StoreUnavailable("it has not answered in time"))
        with self._lock:
            if job.began is not None and not job.ended:
                job.given_up = True
                if self.stuck < MOST_STUCK:
                    self._start()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            if not job.answer.done():
                self._perform(job)
            with self._lock:
                job.ended = True
                if job.given_up and self.stuck > 0:
                    break  # another thread has taken this one's place
        with self._lock:
            self._threads.discard(current_thread())

    def _perform(self, job: _Job) -> None:
        job.began = monotonic()
        found: object = None
        fault: Exception | None = None
        try:
            with self._engine.connect() as connection:
                found = job.query(connection)
        except SQLAlchemyError as error:
            fault = unavailable(error)
        except Exception as error:
            fault = error
        seconds = monotonic() - job.began
        # If the loop is closed, nobody waits any more.
        with suppress(RuntimeError):
            job.loop.call_soon_threadsafe(self._deliver, job, found, fault, seconds)

    def _deliver(self, job: _Job, found: object, fault: Exception | None, seconds: float) -> None:
        if job.given_up:
            return
        self._stall.ended(isinstance(fault, StoreUnavailable), seconds)
        if job.answer.done():
            return  # cancelled
        if fault is not None:
            job.answer.set_exception(fault)
        else:
            job.answer.set_result(found)
