"""Logs: one line of JSON for each thing worth a line, without hands, tokens or the secret part of a link."""

from __future__ import annotations

import json
import logging
from typing import Final

_PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Tell when, how grave, who, what, and what else is known."""
        told: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{record.msecs:03.0f}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def write_logs(level: str) -> None:
    """Write the logs of the server to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
