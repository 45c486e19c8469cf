"""The record reader: reads records that were sent in: in a process of its own, with little time and memory.

Whatever a record is made to do to its reader, nobody else waits for it, and it dies alone.
"""

from __future__ import annotations

from typing import Final, final

from arpents.bots.processes.supervision import WorkerFailed, WorkersClosed
from arpents.records.file_replay import NoSuchMoment
from arpents.server.concurrency.worker_pool import WorkerPool
from arpents.server.games.creating import imported_game
from arpents.server.games.facts import Created
from arpents.server.games.record_imports import Reading, Recorded, read
from arpents.server.request_errors import BadRecord, TooBusy

PROCESSES: Final = 1
WAITING: Final = 8
"""How many records may wait to be read: more than people bring at once."""

SECONDS: Final = 10.0
"""The longest that a record may take: a hundred times as long as the longest game of people."""

MEMORY: Final = 256
"""The MiB that reading may take: ten times what the longest game of people does."""


@final
class Reader:
    """The process that reads records, which begins when it is first needed."""

    def __init__(self, *, seconds: float = SECONDS) -> None:
        self._workers = WorkerPool[Reading, Recorded | str | BadRecord | NoSuchMoment](
            read, PROCESSES, patience=seconds, memory=MEMORY, waiting=WAITING
        )

    async def imported(self, record: bytes, public: bool) -> Created:
        """The only fact of a game that was played elsewhere."""
        found = await self._read(Reading(record))
        assert isinstance(found, Recorded)
        return imported_game(found, public)

    async def source_at(self, record: bytes, decisions: int) -> str:
        """The source of games that go on from a moment of a record."""
        found = await self._read(Reading(record, decisions))
        assert isinstance(found, str)
        return found

    async def _read(self, reading: Reading) -> Recorded | str:
        try:
            found = await self._workers.ask(reading)
        except WorkersClosed as error:
            raise TooBusy from error
        except WorkerFailed as error:
            raise BadRecord(
                f"This record was given up, since it is not like that of a game: {error}."
            ) from error
        if isinstance(found, BadRecord | NoSuchMoment):
            raise found
        return found

    @property
    def waiting(self) -> int:
        """How many records are being read or wait."""
        return self._workers.asked

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._workers.close()
