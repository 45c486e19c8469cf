"""Reading records that were sent in: in a process of its own, with little time and memory.

Whatever a record is made to do to its reader, nobody else waits for it, and it dies alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from arpents.records.replaying import NoSuchMoment
from arpents.server.creating import imported_game
from arpents.server.facts import Created
from arpents.server.faults import BadRecord, TooBusy
from arpents.server.opening import source_at
from arpents.server.workers import WorkerFailed, Workers, WorkersClosed

PROCESSES: Final = 1
WAITING: Final = 8
"""How many records may wait to be read: more than people bring at once."""

SECONDS: Final = 10.0
"""The longest that a record may take: a hundred times as long as the longest game of people."""

MEMORY: Final = 256
"""The MiB that reading may take: ten times what the longest game of people does."""


class _Reading(NamedTuple):
    """A record to be read: as a game that is over, or up to a decision from which to go on."""

    record: bytes
    public: bool
    decisions: int | None


@final
class Reader:
    """The process that reads records, which begins when it is first needed."""

    def __init__(self, *, seconds: float = SECONDS) -> None:
        self._workers = Workers[_Reading, Created | str | BadRecord | NoSuchMoment](
            _read, PROCESSES, patience=seconds, memory=MEMORY, waiting=WAITING
        )

    async def imported(self, record: bytes, public: bool) -> Created:
        """The only fact of a game that was played elsewhere."""
        read = await self._read(_Reading(record, public, None))
        assert isinstance(read, Created)
        return read

    async def source_at(self, record: bytes, decisions: int) -> str:
        """The source of games that go on from a moment of a record."""
        read = await self._read(_Reading(record, False, decisions))
        assert isinstance(read, str)
        return read

    async def _read(self, reading: _Reading) -> Created | str:
        try:
            read = await self._workers.ask(reading)
        except WorkersClosed as error:
            raise TooBusy from error
        except WorkerFailed as error:
            raise BadRecord(
                f"This record was given up, since it is not like that of a game: {error}."
            ) from error
        if isinstance(read, BadRecord | NoSuchMoment):
            raise read
        return read

    @property
    def waiting(self) -> int:
        """How many records are being read or wait."""
        return self._workers.asked

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._workers.close()


def _read(reading: _Reading) -> Created | str | BadRecord | NoSuchMoment:
    try:
        if reading.decisions is None:
            return imported_game(reading.record, reading.public)
        return source_at(reading.record, reading.decisions)
    except (BadRecord, NoSuchMoment) as error:
        return error.with_traceback(None)
