"""Recorded games of either kind, JSON records and game files, told apart by how they begin."""

from __future__ import annotations

import codecs
from pathlib import Path

from arpents.cli.files import read_bytes
from arpents.records.converting import to_game_text
from arpents.records.game_text import GameText, read_game_text


def read_recorded(file: Path) -> bytes:
    """What is in the file of a recorded game, without the mark that some editors put before it."""
    return read_bytes(file).removeprefix(codecs.BOM_UTF8)


def is_json(data: bytes) -> bool:
    """Whether a recorded game is a JSON record rather than a game file."""
    return data.lstrip().startswith(b"{")


def as_game_text(data: bytes) -> GameText:
    """A recorded game as a game file, whichever of the two it is."""
    return to_game_text(data) if is_json(data) else read_game_text(data)
