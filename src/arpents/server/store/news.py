"""News of what other processes have written, by PostgreSQL's NOTIFY and LISTEN.

A notification is only a reason to look: it says which game, and whoever hears it reads what there is. The
empty name stands for any game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from arpents.server.store.engine_thread import EngineThread

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from arpents.server.store.database import Database

CHANNEL: Final = "arpents_games"
ANY: Final = ""
MOST_NAMED: Final = 400
"""Beyond this many games, the news is that any may have changed."""

PING_SECONDS: Final = 20.0
"""How often to ask for a sign of life: a connection that is silent may be dead."""

LISTEN_SECONDS: Final = 0.3
"""How often to look whether to stop: what there is to hear is heard at once."""

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0

_ANNOUNCE: Final = text(
    "SELECT max(CAST(pg_current_xact_id() AS text)), count(pg_notify(:channel, news))"
    " FROM unnest(CAST(:news AS text[])) AS news"
)


def announce(connection: Connection, process: str, games: Iterable[str]) -> str | None:
    """Tell the other processes, once this transaction is committed; return the number of the transaction."""
    named = sorted(set(games))
    if not named:
        return None
    if len(named) > MOST_NAMED:
        named = [ANY]
    news = [f"{process}:{game}" for game in named]
    number: str = connection.execute(_ANNOUNCE, {"channel": CHANNEL, "news": news}).one()[0]
    return number


@final
class Listener(EngineThread):
    """Listens on a connection of its own, and connects anew whenever that is lost."""

    def __init__(self, database: Database, own: Callable[[], str], heard: Callable[[str], None]) -> None:
        self._own = own
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        super().__init__(database.reading(pooled=False), "arpents-listener")

    def _run(self) -> None:
        pause = _FIRST_PAUSE
        while not self._stopping.is_set():
            try:
                with self._engine.connect() as connection:
                    driver: Any = connection.connection.driver_connection
                    driver.autocommit = True
                    driver.execute(f"LISTEN {CHANNEL}")
                    pause = _FIRST_PAUSE
                    # Nobody has listened until now.
                    self._tell(ANY)
                    try:
                        self._listen(driver)
                    finally:
                        connection.invalidate()
            except (SQLAlchemyError, OSError, _driver_error()):
                self._stopping.wait(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    def _listen(self, driver: Any) -> None:
        asked = monotonic()
        while not self._stopping.is_set():
            for note in driver.notifies(timeout=LISTEN_SECONDS):
                process, _, game = note.payload.partition(":")
                if process != self._own():
                    self._tell(game)
            if monotonic() - asked > PING_SECONDS:
                asked = monotonic()
                driver.execute("SELECT 1")

    def _tell(self, game: str) -> None:
        try:
            self._loop.call_soon_threadsafe(self._heard, game)
        except RuntimeError:
            self._stopping.set()  # the loop is closed, and nobody hears any more


def _driver_error() -> type[Exception]:
    from psycopg import Error  # noqa: PLC0415 (there need be none for SQLite)

    return Error
