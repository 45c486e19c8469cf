"""Stopping: a server that has been told to stop ends within ten seconds, whatever hangs.

Requests have some of that time, then the service has some. If the process is still there after that, since
it waits for a disk, a database or a bot that does not come back, it is ended. What was acknowledged is kept.
"""

from __future__ import annotations

import logging
import os
import threading
from types import FrameType
from typing import Final

import uvicorn

LAST_RESORT: Final = 9.0
"""How many seconds after the signal the process is ended."""

log = logging.getLogger(__name__)


class StoppingServer(uvicorn.Server):
    """A server that stops in any case."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop, and see to it that it comes to an end."""
        if not self.should_exit:
            timer = threading.Timer(LAST_RESORT, _end)
            timer.daemon = True
            timer.start()
        super().handle_exit(sig, frame)


def _end() -> None:
    log.error("the server hangs, and is ended")
    os._exit(0)
