"""Logs, without hands, tokens or the secret part of a link.

They are a line of JSON for each thing worth one; but in a terminal, where a person looks, they are a sentence
for each thing that this person should know of.
"""

from __future__ import annotations

import json
import logging
import re
import time
from pathlib import Path
from traceback import TracebackException, extract_tb
from typing import Final

from arpents.engine.packs import PACKS
from arpents.locales import Words
from arpents.server.clients.visits import CURRENT

WORDS: Final = Words()

_PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


_CARDS: Final = sorted({name for pack in PACKS for name in pack.by_name}, key=len, reverse=True)
_SECRETS: Final = re.compile(rf"{'|'.join(map(re.escape, _CARDS))}|[A-Za-z0-9_-]{{22,}}", re.IGNORECASE)
"""Names of cards, and whatever may be a token or the hash of one."""


_CONNECTIONS: Final = ("connection open", "connection closed")


_ENCODE: Final = json.JSONEncoder(default=str).encode


class JsonLines(logging.Formatter):
    """A record as a line of JSON.

    The words of an exception may be about anything, a hand or a token too: what looks like one is left out.
    """

    _second = -1
    _told_second = ""

    def formatException(self, ei: logging._SysExcInfoType) -> str:  # noqa: N802 (logging's name for it)
        """Tell where it happened as it was, and what it said without secrets."""
        return "".join(map(_told, TracebackException(*ei).format())).rstrip("\n")

    def format(self, record: logging.LogRecord) -> str:
        """Tell when, how grave, who, what, and what else is known."""
        told: dict[str, object] = {
            "at": self._time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()) if record.args else record.msg,
        }
        visit = CURRENT.get()
        if visit is not None:
            told["request"] = visit.id
        told |= {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        # In ASCII: nothing that a client sent can end a line, or speak to a terminal.
        return _ENCODE(told)

    def _time(self, record: logging.LogRecord) -> str:
        """When it was, in UTC; most records are of the second that the last one was of."""
        second = int(record.created)
        if second != self._second:
            self._second = second
            self._told_second = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))
        return f"{self._told_second}.{int((record.created - second) * 1000):03d}Z"


class Sentences(logging.Formatter):
    """A record as a sentence: what happened, and of an exception its name and its place alone."""

    def format(self, record: logging.LogRecord) -> str:
        """Tell how grave it is, what, and with which game or bot."""
        happened = without_secrets(record.getMessage()) if record.args else str(record.msg)
        details = [f"{key} {value}" for key, value in record.__dict__.items() if key not in _PLAIN]
        if record.exc_info and record.exc_info[0]:
            details.append(record.exc_info[0].__name__)
            details += [
                f"{Path(at.filename).name}, line {at.lineno}" for at in extract_tb(record.exc_info[2])[-1:]
            ]
        first = happened.strip().partition("\n")[0].rstrip(".")
        told = printable(f"{first} ({', '.join(details)})" if details else first)
        return WORDS("log-error" if record.levelno >= logging.ERROR else "log-warning", told=told)


def _told(part: str) -> str:
    """A part of what is told of an exception: a place in the code, or its name and what it says."""
    if part.lstrip(" |+-").startswith('File "'):
        return part
    name, colon, words = part.partition(": ")
    plain = name.strip().replace(".", "").isidentifier()
    return (name if plain else without_secrets(name)) + colon + without_secrets(words)


def printable(text: str) -> str:
    """A text without characters that end a line, speak to a terminal or turn others around."""
    return text if text.isprintable() else "".join(one if one.isprintable() else "�" for one in text)


def _is_of_a_connection(record: logging.LogRecord) -> bool:
    """Whether uvicorn tells of a live connection, with its address: the access log does so without."""
    return isinstance(record.msg, str) and ("WebSocket %s" in record.msg or record.msg in _CONNECTIONS)


def without_secrets(text: str) -> str:
    """A text without the names of cards, and without what may be a token."""
    return _SECRETS.sub("…", text)


def write_logs(level: str, form: str) -> None:
    """Write the logs of the server to standard error; as sentences they leave out what is no warning."""
    handler = logging.StreamHandler()
    if form == "plain" or (form == "auto" and handler.stream.isatty()):
        handler.setFormatter(Sentences())
        handler.setLevel(logging.WARNING)
    else:
        handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Its debugging messages hold what clients send, and the first thing that they send is a token.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(logging.INFO, root.level))
    uvicorn.addFilter(lambda record: not _is_of_a_connection(record))
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
