"""Checkpoints: what SQLite has written ahead is carried over to its file beside the writer, not by it.

Left to itself, SQLite does so within a COMMIT every so often, and whoever waits for that one waits for long.
"""

from __future__ import annotations

import logging
from threading import Event, Thread
from typing import TYPE_CHECKING, Final, final

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from arpents.server.store.database import Database

EVERY_SECONDS: Final = 1.0
JOINED_WITHIN: Final = 1.0

log = logging.getLogger(__name__)


@final
class Checkpoints:
    """A thread that carries over what was written ahead, as far as nobody is in the way."""

    def __init__(self, database: Database) -> None:
        self._engine = database.checkpointing()
        self._closed = Event()
        self._thread = Thread(target=self._run, name="arpents-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._closed.set()
        self._thread.join(JOINED_WITHIN)
        if not self._thread.is_alive():
            self._engine.dispose()

    def _run(self) -> None:
        while not self._closed.wait(EVERY_SECONDS):
            try:
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            except SQLAlchemyError as error:
                # Nothing is lost: it stays where it is until the next time.
                log.warning("what was written ahead could not be carried over: %s", error)
