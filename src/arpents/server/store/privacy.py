"""The rights of the files of SQLite: whoever reads them knows every hand, so they are their owner's alone."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

FOR_OWNER: Final = 0o600
FOLDER_FOR_OWNER: Final = 0o700
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite appends to the name of its file."""

log = logging.getLogger(__name__)


def make_private(file: Path) -> None:
    """Make a file and its folder where there are none."""
    _make_folder(file.parent)
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, FOR_OWNER)
    except FileExistsError:
        return
    try:
        # The mask of the process may have taken more rights than it should.
        os.chmod(made if os.chmod in os.supports_fd else file, FOR_OWNER)
    finally:
        os.close(made)


def tighten(file: Path) -> None:
    """Take the rights of others from a file of SQLite, and from those beside it."""
    for ending in BESIDE:
        _tighten(file.with_name(file.name + ending))


def _make_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing."""
    if folder.is_dir():
        return
    _make_folder(folder.parent)
    try:
        folder.mkdir(FOLDER_FOR_OWNER)
    except FileExistsError:
        if not folder.is_dir():
            raise
        return  # somebody else was quicker
    folder.chmod(FOLDER_FOR_OWNER)


def _tighten(file: Path) -> None:
    """Take the rights of others from a file, or warn if that cannot be done."""
    try:
        rights = stat.S_IMODE(file.stat().st_mode)
    except FileNotFoundError:
        return
    if os.name == "nt" or not rights & OTHERS:
        return
    try:
        file.chmod(rights & ~OTHERS)
    except OSError:
        log.warning("others may read %s, which holds all hands: change its rights to 600", file)
