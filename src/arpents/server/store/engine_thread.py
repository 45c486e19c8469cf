"""A thread of the store that has connections of its own, beside those that read and write."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlalchemy import Engine

JOINED_WITHIN: Final = 1.0


class EngineThread:
    """A thread that runs from the start until it is told to stop."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._stopping = Event()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._stopping.set()
        self._thread.join(JOINED_WITHIN)
        if not self._thread.is_alive():
            self._engine.dispose()

    def _run(self) -> None:
        """Go on until ``_stopping`` is set."""
        raise NotImplementedError
