"""The command ``replay``: a recorded game step by step, or told as a chronicle."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from arpents.cli.files import CannotRead
from arpents.cli.recorded import read_recorded
from arpents.cli.stepping import Stepper, points_line
from arpents.cli.story import Moment, tell_story
from arpents.cli.terminal import FAILED, INTERRUPTED, WORDS, complain, console, printable
from arpents.engine.events import GAME_ENDED, TURN_BEGAN, Event
from arpents.engine.sides import SIDES
from arpents.errors import ArpentsError
from arpents.records.game_text import GameText
from arpents.records.site_json.converting import as_game_text

INDENT = 2


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-game"))],
) -> None:
    """Step through the game if there is somebody to step, else tell all of it."""
    try:
        game_text = as_game_text(read_recorded(file))
        moments = tell_story(game_text)
    except CannotRead:
        raise
    except ArpentsError as error:
        complain(WORDS("verify-failed", file=str(file), fault=str(error)))
        raise typer.Exit(FAILED) from error
    title = _title(game_text, file)
    out = console()
    if not (sys.stdin.isatty() and out.is_terminal):
        _tell(title, moments, out)
        return
    try:
        Stepper(title, moments, out).run()
    except KeyboardInterrupt:
        out.print()
        raise typer.Exit(INTERRUPTED) from None


def _title(game_text: GameText, file: Path) -> str:
    """Who plays, or else what the game is called."""
    headers = game_text.headers()
    players = {str(side): headers.get(str(side).capitalize(), "") for side in SIDES}
    if all(players.values()):
        return printable(WORDS("replay-players", **players))
    return printable(headers.get("Id") or file.stem)


def _tell(title: str, moments: list[Moment], out: Console) -> None:
    """Tell the story, one line to an action; only a terminal has lines broken for it."""
    _say(out, Text(title, style="heading"))
    for moment in moments:
        for event, line in moment.told():
            style = (
                "heading" if event and event.kind_number == TURN_BEGAN else "faint" if event is None else ""
            )
            _say(out, Text(line, style=style), indent=0 if _is_heading(event) else INDENT)
    _say(out, Text(points_line(moments[-1].state)))


def _is_heading(event: Event | None) -> bool:
    return event is not None and event.kind_number in {TURN_BEGAN, GAME_ENDED}


def _say(out: Console, text: Text, indent: int = 0) -> None:
    if out.is_terminal:
        out.print(Padding(text, (0, 0, 0, indent)))
    else:
        out.print(Text(" " * indent) + text, soft_wrap=True)
