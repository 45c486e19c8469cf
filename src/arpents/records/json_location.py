"""Where a byte of a JSON text lies: its line, and the value that it is part of."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(rb'"(?:[^"\\]|\\.)*("?)|[{}\[\],:]', re.DOTALL)


def line_of(data: bytes, end: int) -> int:
    """The number of the line that the byte is in."""
    return data.count(b"\n", 0, end) + 1


def path_of(data: bytes, end: int) -> str:
    """The value that the byte is part of, as ``turns[17].after.british``; nothing for the text as a whole.

    The text need not be JSON any more after that byte, and need not go on.
    """
    # One step for each object or list that is open: a key, or a number; None in an object before its key.
    path: list[str | int | None] = []
    for token in _TOKEN.finditer(data, 0, end):
        mark = token[0]
        if mark in (b"{", b"["):
            path.append(None if mark == b"{" else 0)
        elif mark in (b"}", b"]"):
            del path[-1:]
        elif mark == b"," and path:
            last = path[-1]
            path[-1] = last + 1 if isinstance(last, int) else None
        elif mark[:1] == b'"' and token[1] and path and path[-1] is None:
            path[-1] = mark[1:-1].decode("utf-8", "replace")
    return "".join(
        f"[{step}]" if isinstance(step, int) else f".{step}" for step in path if step is not None
    ).removeprefix(".")
