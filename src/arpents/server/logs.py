"""Logs, without hands, tokens or the secret part of a link.

They are a line of JSON for each thing worth one; but in a terminal, where a person looks, they are a sentence
for each thing that this person should know of.
"""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from traceback import TracebackException, extract_tb
from typing import Final

from arpents.engine.packs import PACKS
from arpents.locales import Words

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


class JsonLines(logging.Formatter):
    """A record as a line of JSON.

    The words of an exception may be about anything, a hand or a token too: what looks like one is left out.
    """

    def formatException(self, ei: logging._SysExcInfoType) -> str:  # noqa: N802 (logging's name for it)
        """Tell where it happened as it was, and what it said without secrets."""
        return "".join(map(_told, TracebackException(*ei).format())).rstrip("\n")

    def format(self, record: logging.LogRecord) -> str:
        """Tell when, how grave, who, what, and what else is known."""
        told: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{record.msecs:03.0f}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()) if record.args else record.msg,
        }
        told |= {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


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
        told = f"{first} ({', '.join(details)})" if details else first
        return WORDS("log-error" if record.levelno >= logging.ERROR else "log-warning", told=told)


def _told(part: str) -> str:
    """A part of what is told of an exception: a place in the code, or its name and what it says."""
    if part.lstrip(" |+-").startswith('File "'):
        return part
    name, colon, words = part.partition(": ")
    plain = name.strip().replace(".", "").isidentifier()
    return (name if plain else without_secrets(name)) + colon + without_secrets(words)


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
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
