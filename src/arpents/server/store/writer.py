"""The one thread of a process that writes, and commits what many ask for in one go.

Everything that has been asked for while a COMMIT was under way goes into the next transaction. Nobody is
answered before their COMMIT. A refusal comes before anything is written, and so hurts nobody else; only where
the database itself finds a fault is the group written again, each request in a savepoint of its own.

Nobody waits for longer than the database may take. What has not been begun by then is never written; what has
may be, and whoever asked is told that this is not known.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from arpents.server.store.database import unavailable
from arpents.server.store.errors import Conflict, StoreUnavailable, UnknownGame
from arpents.server.store.news import ANY, announce
from arpents.server.store.stalls import MORE, Stall

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from arpents.server.store.database import Database
    from arpents.server.store.requests import Request

MOST_IN_A_GROUP: Final = 200
ATTEMPTS: Final = 4
PATIENCE: Final = 5.0
"""How many seconds to try to learn what came of a COMMIT whose answer was lost."""

LOOK_SECONDS: Final = 1.0
"""How often to look whether another process has written to the file of SQLite, which tells nobody."""

_ASK_AGAIN: Final = 0.05
_SERIALIZATION_FAILURE: Final = "40001"
_DEADLOCK: Final = "40P01"

_STATUS: Final = text("SELECT pg_xact_status(CAST(:transaction AS xid8))")
# What is still under way may wait for a client that is gone; ended, it is one thing or the other.
_END: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE backend_xid = CAST(CAST(:transaction AS xid8) AS xid)"
)


@final
class Waiting:
    """A request, who waits for its answer, and how far it has got."""

    __slots__ = ("answer", "deadline", "given_up", "loop", "request", "taken")

    deadline: asyncio.TimerHandle

    def __init__(self, request: Request, loop: asyncio.AbstractEventLoop) -> None:
        self.request = request
        self.loop = loop
        self.answer: asyncio.Future[int] = loop.create_future()
        self.taken = False
        self.given_up = False


Outcome = int | Exception
Perform = Callable[["Connection", "Request"], Outcome]


class Lost(Exception):
    """A transaction of which nothing was kept, and which may be tried again."""

    def __init__(self, cause: SQLAlchemyError) -> None:
        self.cause = cause
        super().__init__(cause)


class Fault(Exception):
    """One request of a group fails in the database, and with it the transaction."""


@final
class Writer:
    """Writes for one process, under a name by which other processes tell its news from their own."""

    def __init__(self, database: Database, process: str, *, patience: float = PATIENCE) -> None:
        self._database = database
        self._engine = database.writing()
        self.process = process
        self.heard: Callable[[str], None] = lambda game: None
        """Told, in the event loop that asked, of a game that was written after all, and of any game
        (the empty name) when another process has written to the file of SQLite."""
        self._patience = patience
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._lock = Lock()
        self._closed = False
        self._stall = Stall(database.seconds)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._version: int | None = None
        self._looked = monotonic()
        self._unknown = 0
        self._thread = Thread(target=self._run, name="arpents-writer", daemon=True)
        self._thread.start()

    async def write(self, request: Request) -> int:
        """Write something, and return once it is there to stay.

        Whoever is cancelled while they wait has asked all the same: it will be written.
        """
        loop = asyncio.get_running_loop()
        waiting = Waiting(request, loop)
        self._stall.admit(waiting)
        try:
            with self._lock:
                if self._closed:
                    raise StoreUnavailable("the store is closed")
                self._queue.put(waiting)
            waiting.deadline = loop.call_later(self._stall.seconds, self._give_up, waiting, False)
            try:
                return await waiting.answer
            finally:
                waiting.deadline.cancel()
        finally:
            self._stall.leave(waiting)

    @property
    def alive(self) -> bool:
        """Whether there is still somebody who writes."""
        return self._thread.is_alive()

    @property
    def queued(self) -> int:
        """How many requests wait for the next transaction."""
        return self._queue.qsize()

    def listen(self, heard: Callable[[str], None]) -> None:
        """Tell this event loop what is written by others, or after nobody has waited for it any longer."""
        self.heard = heard
        self._loop = asyncio.get_running_loop()

    def close(self, seconds: float) -> None:
        """Write what has been asked for so far, and stop; what takes longer than this is left to itself."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join(0.0 if self._stall.known else seconds)
        if not self._thread.is_alive():
            self._engine.dispose()

    def _give_up(self, waiting: Waiting, late: bool) -> None:
        """Let nobody wait for this any longer, and see to it that it is not begun any more."""
        if waiting.answer.done():
            return
        if not self._stall.silent() and not late:
            more = MORE * self._stall.seconds
            waiting.deadline = waiting.loop.call_later(more, self._give_up, waiting, True)
            return
        with self._lock:
            waiting.given_up = True
        waiting.answer.set_exception(StoreUnavailable("it has not answered in time", unknown=waiting.taken))

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._next_group()
            if not group:
                continue
            # In one order in all processes, so that no two wait for each other; those of a game stay in turn.
            group.sort(key=lambda waiting: tuple(waiting.request.games[:1]))
            began = monotonic()
            outcomes: Sequence[Outcome]
            try:
                outcomes = self._write([waiting.request for waiting in group])
            except SQLAlchemyError as error:
                outcomes = [unavailable(error) for _ in group]
            except StoreUnavailable as error:
                outcomes = [StoreUnavailable(error.reason, unknown=error.unknown) for _ in group]
            except Exception as error:  # whatever it is, nobody must wait for ever
                outcomes = [error for _ in group]
            self._answer(group, outcomes, monotonic() - began)
        self._disconnect()

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """Everything that waits, once there is anything; and whether there can be more."""
        group: list[Waiting] = []
        waiting = self._first()
        while waiting is not None:
            group.append(waiting)
            if len(group) == MOST_IN_A_GROUP:
                break
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                break
        with self._lock:
            group = [waiting for waiting in group if not waiting.given_up]
            for one in group:
                one.taken = True
        return group, waiting is not None

    def _first(self) -> Waiting | None:
        """The next request, and until there is one a look at what others write now and then."""
        if not self._database.is_sqlite:
            return self._queue.get()
        while True:
            if monotonic() - self._looked >= LOOK_SECONDS:
                self._look()
            try:
                return self._queue.get(timeout=LOOK_SECONDS)
            except Empty:
                pass

    def _look(self) -> None:
        """Tell if another connection has written to the file: the number changes with that alone."""
        self._looked = monotonic()
        try:
            driver: Any = self._connect().connection.driver_connection
            version: int = driver.execute("PRAGMA data_version").fetchone()[0]
        except Exception:  # of whatever kind: it will be seen when somebody writes
            self._disconnect()
            return
        if version != self._version and self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self.heard, ANY)
        self._version = version

    def _write(self, requests: Sequence[Request]) -> Sequence[Outcome]:
        perform = _perform
        ends = monotonic() + self._database.seconds
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._transaction(requests, perform)
            except Lost as lost:
                self._disconnect()
                # Nobody waits any more for what would be written later.
                if attempt == ATTEMPTS or monotonic() > ends:
                    raise lost.cause from lost
            except Fault:
                perform = _perform_apart
                self._disconnect()
            except BaseException:
                self._disconnect()
                raise
        raise StoreUnavailable("it was lost again and again")

    def _transaction(self, requests: Sequence[Request], perform: Perform) -> Sequence[Outcome]:
        connection = self._connect()
        mark: str | None = None
        try:
            connection.begin()
            outcomes = [perform(connection, request) for request in requests]
            if not self._database.is_sqlite:
                games = (
                    game
                    for request, outcome in zip(requests, outcomes, strict=True)
                    if isinstance(outcome, int)
                    for game in request.games
                )
                mark = announce(connection, self.process, games)
        except DBAPIError as error:
            if _may_be_tried_again(error):
                raise Lost(error) from error
            raise
        try:
            connection.commit()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            if mark is None or not self._was_committed(mark, error):
                raise Lost(error) from error
        return outcomes

    def _was_committed(self, mark: str, lost: DBAPIError) -> bool:
        """Whether a transaction was committed, though the answer to its COMMIT was lost."""
        deadline = monotonic() + self._patience
        while True:
            self._disconnect()
            try:
                connection = self._connect()
                status = connection.execute(_STATUS, {"transaction": mark}).scalar()
                if status in ("committed", "aborted"):
                    connection.rollback()
                    return bool(status == "committed")
                connection.execute(_END, {"transaction": mark})
            except SQLAlchemyError:
                pass  # it has not come back yet
            if monotonic() >= deadline or self._closed:
                # Should it be committed yet, its news come from somebody else, to whom this process listens.
                self._unknown += 1
                self.process = f"{self.process.partition('.')[0]}.{self._unknown}"
                raise unavailable(lost, unknown=True) from lost
            sleep(_ASK_AGAIN)

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        self._version = None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except SQLAlchemyError:
                pass  # it is gone either way

    def _answer(self, group: Sequence[Waiting], outcomes: Sequence[Outcome], seconds: float) -> None:
        """Tell everybody what came of it, each in their event loop, which is woken once."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Waiting, Outcome]]] = {}
        for waiting, outcome in zip(group, outcomes, strict=True):
            by_loop.setdefault(waiting.loop, []).append((waiting, outcome))
        for loop, answers in by_loop.items():
            # If the loop is closed, nobody waits any more.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._deliver, answers, seconds)

    def _deliver(self, answers: Sequence[tuple[Waiting, Outcome]], seconds: float) -> None:
        if not any(waiting.given_up for waiting, _ in answers):
            failed = any(isinstance(outcome, StoreUnavailable) for _, outcome in answers)
            self._stall.ended(failed, seconds)
        for waiting, outcome in answers:
            if waiting.given_up:
                if isinstance(outcome, int):
                    for game in waiting.request.games:
                        self.heard(game)
            elif waiting.answer.done():
                continue  # cancelled
            elif isinstance(outcome, Exception):
                waiting.answer.set_exception(outcome)
            else:
                waiting.answer.set_result(outcome)


def _perform(connection: Connection, request: Request) -> Outcome:
    """Do what one asks for; a refusal has written nothing."""
    try:
        return request.perform(connection)
    except (Conflict, UnknownGame) as refusal:
        return refusal
    except DBAPIError as error:
        if _may_be_tried_again(error):
            raise
        raise Fault from error


def _perform_apart(connection: Connection, request: Request) -> Outcome:
    """Do what one asks for in a savepoint, so that a fault undoes this request alone."""
    savepoint = connection.begin_nested()
    outcome: Outcome
    try:
        outcome = request.perform(connection)
    except (Conflict, UnknownGame) as refusal:
        outcome = refusal
    except IntegrityError:
        outcome = request.refusal()
    except DBAPIError as error:
        if _may_be_tried_again(error):
            raise
        try:
            savepoint.rollback()
        except DBAPIError:
            # SQLite gives up the whole transaction when the disk is full.
            raise error from None
        return unavailable(error)
    if isinstance(outcome, Exception):
        savepoint.rollback()
    else:
        savepoint.commit()
    return outcome


def _may_be_tried_again(error: DBAPIError) -> bool:
    """Whether the database has undone everything for reasons that pass."""
    state = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state in (_SERIALIZATION_FAILURE, _DEADLOCK)
