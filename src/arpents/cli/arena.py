"""The command ``arena``: bots play each other in parallel, and are measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import platformdirs
import typer
from rich import box
from rich.console import Console
from rich.table import Table

from arpents.arena.contest import BUDGET, TURN_LIMIT, Contest
from arpents.arena.ledger import Ledger, file_name
from arpents.arena.page import Grid, page
from arpents.arena.results import GameResult
from arpents.arena.seating import check_bots, check_bots_apart
from arpents.arena.summary import Summary, summarise
from arpents.arena.tables import notes, tables
from arpents.arena.tournament import in_order, play_missing, record_name
from arpents.bots import bot_kinds
from arpents.bots.seeding import make_seeded
from arpents.cli.chosen import ChosenRules
from arpents.cli.files import write_whole
from arpents.cli.options import RULES, RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.progress import with_progress
from arpents.cli.reports import check_report
from arpents.cli.terminal import FAILED, INTERRUPTED, WORDS, complain, console, printable
from arpents.locales.naming import plain_list

EPILOG: Final = "\b\n" + "\n".join([WORDS("bots"), *(f"  {name}" for name in bot_kinds())]) + "\n\n" + RULES
"""The names that the command takes, for the end of its help."""


def arena(  # noqa: PLR0913, PLR0917 - one for each option
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help=WORDS("argument-bots"))],
    games: Annotated[int, typer.Option(min=1, help=WORDS("option-arena-games"))],
    seed: Annotated[int, typer.Option(help=WORDS("option-arena-seed"))] = 0,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    scenario: ScenarioOption = None,
    budget: Annotated[float, typer.Option(min=0.001, help=WORDS("option-budget"))] = BUDGET,
    processes: Annotated[int | None, typer.Option(min=1, help=WORDS("option-processes"))] = None,
    turn_limit: Annotated[int, typer.Option(min=1, help=WORDS("option-turn-limit"))] = TURN_LIMIT,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-results"))] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help=WORDS("option-records"))] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-html"))] = None,
) -> None:
    """Play the games that are not yet in the file of results, and show what all of them come to."""
    chosen = ChosenRules(rule_set, variant, scenario)
    named = scenario if chosen.scenario is not None and not chosen.scenario.source else chosen.scenario
    contest = Contest(tuple(bots), games, seed, rule_set, tuple(variant or ()), named, budget, turn_limit)
    check_bots_apart(contest, make_seeded)
    check_bots(contest, make_seeded)
    lacking = check_report(html)
    ledger = Ledger(contest, results or _own_folder() / file_name(contest))
    _announce(ledger, records)
    interrupted = False
    try:
        _play(ledger, processes, records)
    except KeyboardInterrupt:
        interrupted = True
    finished = in_order(contest, ledger.results)
    if interrupted:
        file = str(ledger.path)
        complain(WORDS("arena-interrupted", finished=len(finished), games=contest.total, file=file))
    if finished:
        report = Report(contest, chosen, finished)
        report.show(console())
        if html is not None and lacking is None and not interrupted:
            report.write(html)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    if lacking is not None:
        raise typer.Exit(FAILED)


def _own_folder() -> Path:
    return platformdirs.user_cache_path("arpents", appauthor=False) / "arena"


def _announce(ledger: Ledger, records: Path | None) -> None:
    """Say where results are kept, and which of them there are from before."""
    finished, file = len(ledger.results), str(ledger.path)
    if not finished:
        complain(WORDS("arena-results", file=file))
        return
    complain(WORDS("arena-resumed", finished=finished, games=ledger.contest.total, file=file))
    if records is not None:
        names = (record_name(ledger.contest, result.fixture) for result in ledger.results)
        if lacking := sum(not (records / name).exists() for name in names):
            complain(WORDS("arena-no-records", count=lacking))


def _play(ledger: Ledger, processes: int | None, records: Path | None) -> None:
    """Play what is missing, with the scores so far beside the bar."""
    labels, total = ledger.contest.labels, ledger.contest.total
    playing = play_missing(ledger, processes=processes, records=records)
    before = len(ledger.results)

    def scores() -> str:
        return _scores(labels, ledger.results)

    for _ in with_progress(playing, total, WORDS("arena-progress"), done=before, status=scores):
        pass


def _scores(labels: Iterable[str], results: Iterable[GameResult]) -> str:
    won = Counter(result.won_by for result in results)
    return plain_list(WORDS, [WORDS("arena-score", bot=label, won=won[label]) for label in labels])


class Report:
    """What all games come to, for the terminal and for a page."""

    def __init__(self, contest: Contest, chosen: ChosenRules, results: list[GameResult]) -> None:
        self.contest = contest
        self.results = results
        self.summary: Summary = summarise(contest.labels, results)
        self.title = WORDS(
            "arena-title",
            games=len(results),
            bots=plain_list(WORDS, contest.labels),
            rules=chosen.names,
            seed=str(contest.seed),
            budget=f"{contest.budget:g}",
        )
        self.tables = tables(WORDS, self.summary, contest.turn_limit)
        self.notes = notes(WORDS, self.summary, contest.turn_limit)

    def show(self, out: Console) -> None:
        """Print it."""
        out.print(self.title)
        for grid in self.tables:
            out.print(shown_table(grid))
        for note in self.notes:
            out.print(printable(note))

    def write(self, file: Path) -> None:
        """Write it with its plots to a file."""
        text = page(
            WORDS,
            self.summary,
            self.results,
            lead=self.title,
            tables=self.tables,
            notes=self.notes,
            turn_limit=self.contest.turn_limit,
        )
        write_whole(file, text.encode())
        complain(WORDS("arena-report-written", file=str(file)))


def shown_table(grid: Grid) -> Table:
    """A table for the terminal."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(grid.heads):
        table.add_column(head, justify="right" if number else "left")
    for row in grid.rows:
        table.add_row(*row)
    return table
