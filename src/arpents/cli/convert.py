"""The command ``convert``: recorded games from JSON to game files, and back."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from msgspec import Struct, structs

from arpents.cli.files import CannotRead, CannotWrite, is_written_otherwise, make_folder, write_whole
from arpents.cli.recorded import read_recorded
from arpents.cli.terminal import BAD_USAGE, FAILED, WORDS, complain
from arpents.errors import ArpentsError
from arpents.records.file_replay import replay
from arpents.records.game_text import PLAY
from arpents.records.site_json.converting import as_game_text, is_json, to_record
from arpents.records.site_json.model import Record, RecordedAction, read_record
from arpents.records.site_json.verify import verify_record


class Format(StrEnum):
    """What a recorded game can be written as."""

    TEXT = "text"
    JSON = "json"


TOLD_EMPTY: Final = {
    "raid": ("blocked_by",),
    "siege_won": ("loser_lost", "captured", "settled"),
    "withdraw": ("lost",),
    "answer_surrender": ("cards",),
}
"""What a record tells of these actions even where there is nothing to tell."""

SUFFIXES: Final = {Format.TEXT: ".arpents", Format.JSON: ".json"}


class CannotConvert(ArpentsError):
    """Files that cannot be converted as asked."""


def convert(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=WORDS("argument-records"))],
    to: Annotated[Format, typer.Option(help=WORDS("option-to"))] = Format.TEXT,
    output: Annotated[Path | None, typer.Option(metavar="DIR", help=WORDS("option-output"))] = None,
    force: Annotated[bool, typer.Option("--force", help=WORDS("option-force"))] = False,
) -> None:
    """Convert all the files; unless all of them can be, nothing is written."""
    if output is None:
        if len(files) > 1:
            raise CannotConvert(WORDS("convert-needs-folder"))
        # As bytes: a game file is UTF-8, whatever the terminal speaks.
        typer.echo(_convert_all(files, to)[0], nl=False)
        return
    targets = _find_targets(files, to, output)
    made = _convert_all(files, to)
    for target, data in zip(targets, made, strict=True):
        # A folder cannot be replaced by force either, and then nothing is written.
        if (target.is_dir() or not force) and is_written_otherwise(target, data):
            raise CannotWrite(WORDS("convert-exists", target=str(target)))
    make_folder(output)
    for file, target, data in zip(files, targets, made, strict=True):
        write_whole(target, data)
        typer.echo(WORDS("convert-written", file=str(file), target=str(target)))


def _find_targets(files: list[Path], to: Format, folder: Path) -> list[Path]:
    """Where each file is written to; no two may share a place."""
    targets: dict[Path, Path] = {}
    for file in files:
        target = folder / (file.stem + SUFFIXES[to])
        if target in targets:
            raise CannotConvert(
                WORDS("convert-same-target", file=str(targets[target]), other=str(file), target=str(target))
            )
        targets[target] = file
    return list(targets)


def _convert_all(files: list[Path], to: Format) -> list[bytes]:
    """All the files converted; each that cannot be is named, and ends the command."""
    made = []
    failed = unread = False
    for file in files:
        try:
            made.append(convert_file(file, to))
        except CannotRead as error:
            unread = True
            complain(str(error))
        except ArpentsError as error:
            failed = True
            complain(str(error))
    if failed or unread:
        raise typer.Exit(FAILED if failed else BAD_USAGE)
    return made


def convert_file(file: Path, to: Format) -> bytes:
    """A recorded game in another format, after it was checked."""
    data = read_recorded(file)
    try:
        if to == Format.TEXT:
            game_text = as_game_text(data)
            replay(game_text)
            return str(game_text).encode()
        if is_json(data):
            verify_record(data)
            return encode_record(read_record(data))
        game_text = as_game_text(data)
        replay(game_text)
        if any(line.kind == PLAY for line in game_text.lines):
            raise CannotConvert(WORDS("convert-begins-late"))
        record = encode_record(to_record(game_text))
    except ArpentsError as error:
        raise CannotConvert(WORDS("verify-failed", file=str(file), fault=str(error))) from error
    try:
        verify_record(record)
    except ArpentsError as error:
        raise CannotConvert(WORDS("convert-would-not-hold", file=str(file), fault=str(error))) from error
    return record


def encode_record(record: Record) -> bytes:
    """A record as a JSON file, with what others of its kind have in it and no more."""
    data = msgspec.json.encode(_without_defaults(record))
    return msgspec.json.format(data, indent=1) + b"\n"


def _without_defaults(value: Any) -> Any:
    if isinstance(value, Struct):
        told = TOLD_EMPTY.get(value.action, ()) if isinstance(value, RecordedAction) else ()
        return {
            field.name: _without_defaults(getattr(value, field.name))
            for field in structs.fields(value)
            if getattr(value, field.name) != field.default or field.name in told
        }
    if isinstance(value, dict):
        return {key: _without_defaults(part) for key, part in value.items()}
    return [_without_defaults(part) for part in value] if isinstance(value, tuple) else value
