"""The command ``verify``: recorded games, checked move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arpents.cli.files import CannotRead
from arpents.cli.recorded import read_recorded
from arpents.cli.terminal import BAD_USAGE, FAILED, WORDS, complain, printable
from arpents.engine import verbs
from arpents.engine.notation import plainly
from arpents.errors import ArpentsError
from arpents.records.file_replay import replay
from arpents.records.game_text import ACTION, TURN, read_game_text
from arpents.records.site_json.converting import is_json
from arpents.records.site_json.verify import verify_record


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=WORDS("argument-records"))],
) -> None:
    """Check each file, and go on to the next one whatever comes of it."""
    failed = unread = False
    for file in files:
        try:
            verified = verify_file(file)
        except CannotRead as error:
            unread = True
            complain(str(error))
        except ArpentsError as error:
            failed = True
            complain(WORDS("verify-failed", file=str(file), fault=str(error)))
        else:
            typer.echo(verified)
    if failed:
        raise typer.Exit(FAILED)
    if unread:
        raise typer.Exit(BAD_USAGE)


def verify_file(file: Path) -> str:
    """Check a recorded game, and return the line that says that it holds."""
    data = read_recorded(file)
    if is_json(data):
        record = verify_record(data)
        return _verified(record.id, record.turns, record.actions)
    game_text = read_game_text(data)
    replay(game_text)
    end_turn = verbs.NAMES[verbs.END_TURN]
    turns = sum(line.kind == TURN for line in game_text.lines)
    actions = sum(line.kind == ACTION and plainly(line.text) != end_turn for line in game_text.lines)
    return _verified(game_text.headers().get("Id") or file.stem, turns, actions)


def _verified(name: str, turns: int, actions: int) -> str:
    return WORDS("verify-ok", id=printable(name), turns=str(turns), actions=str(actions))
