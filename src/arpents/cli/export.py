"""The command ``export``: games as data, in files of Parquet."""

from __future__ import annotations

from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from arpents.arena.process_pool import cores
from arpents.bots.asking import close
from arpents.bots.base import BotFault
from arpents.bots.seeding import make_seeded
from arpents.cli.chosen import ChosenRules
from arpents.cli.options import RULES, RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.progress import with_progress
from arpents.cli.terminal import INTERRUPTED, WORDS, complain, console
from arpents.envs.dataset.settings import Exported, NothingToExport, check_packages

if TYPE_CHECKING:
    from arpents.envs.dataset.export import Export

EPILOG: Final = RULES
"""The names that the command takes, for the end of its help."""

_USUAL: Final = Exported()
_BOTS: Final = "planner:learned=1"
RECORDS: Final = (".arpents", ".json")


def export(  # noqa: PLR0913, PLR0917
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=WORDS("argument-export-folder"))],
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help=WORDS("argument-export-files"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, help=WORDS("option-export-games"))] = 1000,
    bots: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help=WORDS("option-export-bot"))
    ] = None,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    scenario: ScenarioOption = None,
    seed: Annotated[int, typer.Option(min=0, help=WORDS("option-export-seed"))] = _USUAL.seed,
    budget: Annotated[float, typer.Option(min=0, help=WORDS("option-export-budget"))] = _USUAL.seconds,
    turn_limit: Annotated[int, typer.Option(min=1, help=WORDS("option-export-turns"))] = _USUAL.turn_limit,
    shard: Annotated[int, typer.Option(min=1, help=WORDS("option-export-shard"))] = _USUAL.shard,
    processes: Annotated[int | None, typer.Option(min=1, help=WORDS("option-processes"))] = None,
) -> None:
    """Write what is missing of a set of games into a folder."""
    check_packages()
    # It takes numpy and pyarrow, which are optional.
    from arpents.envs.dataset.export import Export  # noqa: PLC0415
    from arpents.envs.dataset.games import digest_of  # noqa: PLC0415

    files = tuple(one for path in records or () for one in _files(path))
    if files and (bots or rule_set or variant or scenario):
        raise NothingToExport(WORDS("export-either"))
    if records and not files:
        raise NothingToExport(WORDS("export-no-files"))
    chosen = ChosenRules(rule_set, variant, scenario)
    names = () if files else _pair(bots)
    settings = Exported(
        bots=names,
        files=tuple(digest_of(file) for file in files),
        rule_set=rule_set,
        variants=tuple(variant or ()),
        scenario=_named(chosen),
        seed=seed,
        seconds=budget,
        turn_limit=turn_limit,
        shard=shard,
    )
    made = Export(folder, settings, games, files, chosen.scenario)
    _make(made, processes or cores())


def _named(chosen: ChosenRules) -> str | None:
    """The scenario by which a set of games is known again: one of a file goes by what is in it."""
    scenario = chosen.scenario
    if scenario is None:
        return None
    if not scenario.source:
        return scenario.name
    return f"{scenario.name} {sha256(scenario.source.encode()).hexdigest()[:12]}"


def _pair(bots: list[str] | None) -> tuple[str, ...]:
    """The two bots that play; one that is named alone plays itself."""
    names = tuple(bots or (_BOTS,))
    if len(names) > 2:
        raise NothingToExport(WORDS("export-two-bots", number=len(names)))
    for name in names:
        try:
            close(make_seeded(name, 0))  # a wrong name is told before anything is played
        except BotFault as fault:
            raise NothingToExport(WORDS("export-bad-bot", bot=name, fault=str(fault))) from fault
    return (names[0], names[-1])


def _files(path: Path) -> list[Path]:
    """The recorded games of a folder, or a file as such."""
    return sorted(one for one in path.rglob("*") if one.suffix in RECORDS) if path.is_dir() else [path]


def _make(export: Export, processes: int) -> None:
    complain(
        WORDS("export-resumed", finished=export.done, shards=export.total, folder=str(export.folder))
        if export.done
        else WORDS("export-begun", folder=str(export.folder))
    )
    rows = export.rows

    def status() -> str:
        return WORDS("export-status", rows=rows)

    try:
        with closing(export.shards(processes)) as shards:
            for added in with_progress(
                shards,
                export.total,
                WORDS("export-progress"),
                done=export.done,
                status=status,
                so_far="export-so-far",
            ):
                rows += added
    except KeyboardInterrupt:
        told = WORDS(
            "export-interrupted", finished=export.done, shards=export.total, folder=str(export.folder)
        )
        complain(told)
        raise typer.Exit(INTERRUPTED) from None
    console().print(WORDS("export-written", rows=rows, shards=export.total, folder=str(export.folder)))
