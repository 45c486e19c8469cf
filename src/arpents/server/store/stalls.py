"""Stalls: a database that has stopped answering is tried by one request at a time, and nobody else waits.

Without this, requests would queue behind each other, each for as long as the database may take. A database
that has much to do is another thing: as long as it answers anybody, whoever waits is given some more time.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, final

from arpents.server.store.errors import StoreUnavailable

SLOW: Final = 0.5
"""A failure that took more than this share of the time that the database has counts as silence."""

MORE: Final = 0.8
"""By which share of that time whoever waits is given more, while others are answered."""

STALLED: Final = "it has stopped answering"


@final
class Stall:
    """Whether the database answers, as far as is known. Used by one event loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._answered = monotonic()
        self._trying: object | None = None
        self.known = False
        """Whether the last request got no answer in time."""

    def admit(self, request: object) -> None:
        """Let a request try, unless the database is silent and another request tries already."""
        if self.known:
            if self._trying is not None:
                raise StoreUnavailable(STALLED)
            self._trying = request

    def silent(self) -> bool:
        """Take note that there was no answer in time; whether there was none for anybody."""
        if monotonic() - self._answered >= self.seconds:
            self.known = True
            return True
        return False

    def ended(self, failed: bool, seconds: float) -> None:
        """Take note of an answer after so many seconds."""
        if failed:
            self.known = seconds > SLOW * self.seconds
        else:
            self.known = False
            self._answered = monotonic()

    def leave(self, request: object) -> None:
        """Let the next one try, whatever came of this request."""
        if self._trying is request:
            self._trying = None
