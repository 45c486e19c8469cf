"""Checkpoints: what SQLite has written ahead is carried over to its file beside the writer, not by it.

Left to itself, SQLite does so within a COMMIT every so often, and whoever waits for that one waits for long.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, final

from sqlalchemy.exc import SQLAlchemyError

from arpents.server.store.engine_thread import EngineThread

if TYPE_CHECKING:
    from arpents.server.store.database import Database

EVERY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


@final
class Checkpoints(EngineThread):
    """A thread that carries over what was written ahead, as far as nobody is in the way."""

    def __init__(self, database: Database) -> None:
        super().__init__(database.checkpointing(), "arpents-checkpoints")

    def _run(self) -> None:
        while not self._stopping.wait(EVERY_SECONDS):
            try:
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            except SQLAlchemyError as error:
                # Nothing is lost: it stays where it is until the next time.
                log.warning("what was written ahead could not be carried over: %s", error)
