"""Files: reading them, writing them whole or not at all, and where saved games go."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import platformdirs

from arpents.cli.terminal import WORDS
from arpents.engine.sides import Side
from arpents.errors import ArpentsError
from arpents.records.saves import SavedGame, resume_game

SUFFIX = ".save"


class CannotRead(ArpentsError):
    """A file that cannot be read: which one, and why."""


class CannotWrite(ArpentsError):
    """A file that cannot be written: which one, and why."""


def read_bytes(path: Path) -> bytes:
    """All of a file."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise CannotRead(WORDS("cannot-read", file=str(path), fault=_fault(error))) from error


def read_save(path: Path) -> SavedGame:
    """The game saved in a file."""
    data = read_bytes(path)
    try:
        return resume_game(data)
    except ArpentsError as error:
        raise CannotRead(WORDS("damaged-save", file=str(path), fault=str(error))) from error


def default_save(side: Side) -> Path:
    """A file for a game that begins now, beside those of earlier games."""
    now = datetime.now().astimezone()
    name = WORDS("save-name", side=str(side), time=now.strftime("%Y-%m-%d-%H%M%S"))
    return _own_folder() / (name + SUFFIX)


def _own_folder() -> Path:
    return platformdirs.user_data_path("arpents", appauthor=False)


def write_save(path: Path, data: bytes) -> None:
    """Write a saved game; a file that is something else is never overwritten."""
    try:
        if path.exists() and not _is_save(path):
            raise CannotWrite(WORDS("no-overwriting", file=str(path)))
        if path.parent == _own_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from error
    write_whole(path, data)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; an interruption leaves what was there before as it was."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part") if path.name else path
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except (OSError, ValueError) as error:
        if draft != path:
            with suppress(OSError, ValueError):
                draft.unlink()
        raise _cannot_write(path, error) from error


def make_folder(path: Path) -> None:
    """Make a folder where there is none yet."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from error


def is_written_otherwise(path: Path, data: bytes) -> bool:
    """Whether something stands where a file is to be written, other than just that."""
    try:
        return path.read_bytes() != data
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from error


def _cannot_write(path: Path, error: Exception) -> CannotWrite:
    return CannotWrite(WORDS("cannot-write", file=str(path), fault=_fault(error)))


def _is_save(path: Path) -> bool:
    try:
        read_save(path)
    except CannotRead:
        return False
    return True


def _fault(error: Exception) -> str:
    fault = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return fault[0].lower() + fault[1:] if fault else type(error).__name__
