"""The command ``analyse``: what is best in a position of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.live import Live

from arpents.analysis import Analysis, Moment, analysing, moments_of
from arpents.bots import Budget
from arpents.cli.analyses import analysis_on_screen, analysis_table
from arpents.cli.choices import action_text
from arpents.cli.files import CannotRead
from arpents.cli.recorded import read_recorded
from arpents.cli.terminal import BAD_USAGE, FAILED, INTERRUPTED, WORDS, complain, console
from arpents.engine.action import Action
from arpents.engine.scoring import points
from arpents.engine.sides import SIDES
from arpents.engine.state import OVER, State
from arpents.engine.views import View
from arpents.errors import ArpentsError

SECONDS: Final = 3.0
"""How long a search takes unless somebody says otherwise."""


class NoSuchDecision(ArpentsError):
    """A turn or a decision that a recorded game does not have."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-game"))],
    turn: Annotated[int | None, typer.Option(min=1, help=WORDS("option-analyse-turn"))] = None,
    action: Annotated[int, typer.Option(min=1, help=WORDS("option-analyse-action"))] = 1,
    seconds: Annotated[float | None, typer.Option(min=0.0, help=WORDS("option-analyse-seconds"))] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help=WORDS("option-analyse-iterations"))] = None,
) -> None:
    """Search a position, and show better and better answers where there is a terminal."""
    if seconds is not None and iterations is not None:
        complain(WORDS("analyse-one-budget"))
        raise typer.Exit(BAD_USAGE)
    try:
        moments, end = moments_of(read_recorded(file))
    except CannotRead:
        raise
    except ArpentsError as error:
        complain(WORDS("verify-failed", file=str(file), fault=str(error)))
        raise typer.Exit(FAILED) from error
    view, played = _position(file, moments, end, turn, action)
    out = console()
    _introduce(out, view, played)
    interrupted, found = _search(out, view, Budget(SECONDS if seconds is None else seconds, iterations))
    if found is not None:
        out.print(analysis_table(found, out))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _position(
    file: Path, moments: list[Moment], end: State, turn: int | None, action: int
) -> tuple[View, Action | None]:
    """The view of whoever decides at the moment that is asked for, and what was done there, if anything."""
    if turn is None:
        if end.phase == OVER:
            raise NoSuchDecision(WORDS("analyse-over", file=str(file)))
        return View(end, end.decider), None
    of_turn = [(moment.view, moment.action) for moment in moments if moment.turn == turn]
    here: list[tuple[View, Action | None]] = list(of_turn)
    if end.phase != OVER and end.turn + 1 == turn:
        here.append((View(end, end.decider), None))
    if not here:
        turns = [moment.turn for moment in moments] + [int(end.turn) + 1] * (end.phase != OVER)
        first, last = min(turns, default=0), max(turns, default=0)
        raise NoSuchDecision(WORDS("analyse-no-turn", file=str(file), turn=turn, first=first, last=last))
    if action > len(here):
        raise NoSuchDecision(
            WORDS("analyse-no-action", file=str(file), turn=turn, count=len(here), action=action)
        )
    return here[action - 1]


def _introduce(out: Console, view: View, played: Action | None) -> None:
    side = str(view.side)
    british, french = (points(view.state, one) for one in SIDES)
    out.print(WORDS("analyse-heading", turn=view.turn, side=side, british=british, french=french))
    if played is not None:
        out.print(WORDS("analyse-played", action=action_text(played)), style="faint")


def _search(out: Console, view: View, budget: Budget) -> tuple[bool, Analysis | None]:
    """Search until the budget is used up or somebody interrupts; whether that was so, and what is known."""
    found: Analysis | None = None
    try:
        with Live(console=out, transient=True, auto_refresh=False) as live:
            for found in analysing(view, budget):
                if out.is_terminal:
                    live.update(analysis_on_screen(found, out), refresh=True)
    except KeyboardInterrupt:
        return True, found
    return False, found
