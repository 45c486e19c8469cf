"""Counts: how many connections of this process there are, and what became of others."""

from __future__ import annotations

from typing import Final, final


@final
class Counts:
    """Plain numbers, for the metrics."""

    def __init__(self) -> None:
        self.open = 0
        """Connections that are open now."""
        self.refused = 0
        """Connections that were closed at once, since there were too many."""
        self.cut_off = 0
        """Connections that were closed because they took too long, or sent what they should not."""
        self.body_bytes = 0
        """Bytes of requests that are held in memory now."""
        self.unsent_bytes = 0
        """Bytes of replies that wait for clients to read them now."""


COUNTS: Final = Counts()
"""Those of this process."""
