"""The command ``review``: what each decision of a recorded game gave away."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from arpents.analysis import Review, Reviewed, moments_of, reviewing
from arpents.analysis.game_review import ITERATIONS
from arpents.cli.analyses import bar, percent
from arpents.cli.choices import action_text
from arpents.cli.files import CannotRead, write_whole
from arpents.cli.progress import with_progress
from arpents.cli.recorded import read_recorded
from arpents.cli.reports import check_report
from arpents.cli.review_page import review_page
from arpents.cli.terminal import FAILED, INTERRUPTED, WORDS, complain, console, printable
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import OVER
from arpents.errors import ArpentsError
from arpents.locales.naming import plain_list
from arpents.records.site_json.converting import as_game_text

WORST: Final = 5
"""How many decisions of each side are listed unless somebody says otherwise."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-game"))],
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-review-html"))] = None,
    iterations: Annotated[int, typer.Option(min=1, help=WORDS("option-review-iterations"))] = ITERATIONS,
    worst: Annotated[int, typer.Option(min=1, help=WORDS("option-review-worst"))] = WORST,
) -> None:
    """Look at each decision of a game, and show those that gave most away."""
    lacking = check_report(html)
    try:
        game_text = as_game_text(read_recorded(file))
        moments, end = moments_of(game_text)
    except CannotRead:
        raise
    except ArpentsError as error:
        complain(WORDS("verify-failed", file=str(file), fault=str(error)))
        raise typer.Exit(FAILED) from error
    if not moments:
        complain(WORDS("review-nothing", file=str(file)))
        raise typer.Exit(FAILED)
    done: list[Reviewed] = []
    try:
        for one in with_progress(reviewing(moments, iterations), len(moments), WORDS("review-progress")):
            done.append(one)
    except KeyboardInterrupt:
        complain(WORDS("review-interrupted", done=len(done), total=len(moments)))
    found = Review(done, len(moments), SIDES[end.winner] if end.phase == OVER else None)
    if done:
        headers = game_text.headers()
        name = printable(headers.get("Id") or file.stem)
        title = WORDS("review-title", game=name, count=len(done), iterations=iterations)
        _show(console(), title, found, worst)
        if html is not None and lacking is None:
            write_whole(html, review_page(WORDS, found, title).encode())
            complain(WORDS("review-page-written", file=str(html)))
    if not found.complete:
        raise typer.Exit(INTERRUPTED)
    if lacking is not None:
        raise typer.Exit(FAILED)


def _show(out: Console, title: str, found: Review, worst: int) -> None:
    out.print(title)
    for side in SIDES:
        if not found.of(side):
            continue
        out.print()
        out.print(side_line(found, side), style=str(side))
        costly = found.worst(side, worst)
        out.print(_table(costly, out) if costly else WORDS("review-none"))


def side_line(found: Review, side: Side) -> str:
    """How many decisions of a side had which verdict, in a sentence."""
    counts = [
        WORDS("review-count", count=count, verdict=WORDS(f"verdict-{word}"))
        for word, count in found.counts(side).items()
        if count
    ]
    lost = WORDS("analysis-percent", share=f"{100 * found.mean_given_away(side):.1f}")
    return WORDS("review-side", side=str(side), counts=plain_list(WORDS, counts), lost=lost)


def _table(decisions: list[Reviewed], out: Console) -> Table:
    """Decisions, the worst first."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(WORDS("review-turn"), justify="right", no_wrap=True)
    table.add_column(WORDS("review-verdict"), no_wrap=True)
    table.add_column(WORDS("review-lost"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(WORDS("review-before"), justify="right", no_wrap=True)
    table.add_column(WORDS("review-done"), ratio=1)
    table.add_column(WORDS("review-better"), ratio=1)
    for one in decisions:
        table.add_row(
            str(one.turn),
            WORDS(f"verdict-{one.verdict}"),
            percent(one.given_away),
            Text(bar(one.given_away, out), style="wrong"),
            percent(one.chance),
            action_text(one.action),
            Text(action_text(one.best), style="act"),
        )
    return table
