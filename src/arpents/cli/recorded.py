"""Recorded games as files, of either kind: JSON records and game files."""

from __future__ import annotations

import codecs
from pathlib import Path

from arpents.cli.files import read_bytes


def read_recorded(file: Path) -> bytes:
    """What is in the file of a recorded game, without the mark that some editors put before it."""
    return read_bytes(file).removeprefix(codecs.BOM_UTF8)
