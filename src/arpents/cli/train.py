"""The command ``train``: the learned evaluation, made anew."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from arpents.arena.charts import ReportNeedsMore, drawing
from arpents.arena.process_pool import cores
from arpents.cli.arena import shown_table
from arpents.cli.progress import with_progress
from arpents.cli.terminal import INTERRUPTED, WORDS, complain, console
from arpents.training.settings import Settings, check_packages

if TYPE_CHECKING:
    from arpents.training.generations import Training

_USUAL: Final = Settings()


def train(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=WORDS("argument-train-folder"))],
    generations: Annotated[
        int, typer.Option(min=1, help=WORDS("option-train-generations"))
    ] = _USUAL.generations,
    games: Annotated[int, typer.Option(min=2, help=WORDS("option-train-games"))] = _USUAL.games,
    contest: Annotated[int, typer.Option(min=2, help=WORDS("option-train-contest"))] = _USUAL.contest,
    seed: Annotated[int, typer.Option(min=0, help=WORDS("option-train-seed"))] = _USUAL.seed,
    processes: Annotated[int | None, typer.Option(min=1, help=WORDS("option-processes"))] = None,
) -> None:
    """Train what is missing in a folder, and write the weights, their card and the plots."""
    settings = Settings(generations=generations, games=games, contest=contest, seed=seed)
    check_packages()
    # It takes numpy and SciPy, which are optional.
    from arpents.training.generations import Training  # noqa: PLC0415

    training = Training(folder, settings, processes or cores())
    with_plots = _can_draw()
    told: dict[str, str | int] = {"finished": training.done, "steps": training.total, "folder": str(folder)}
    complain(WORDS("train-resumed", **told) if training.done else WORDS("train-begun", folder=str(folder)))
    try:
        _run(training)
    except KeyboardInterrupt:
        told["finished"] = training.done
        complain(WORDS("train-interrupted", **told))
        raise typer.Exit(INTERRUPTED) from None
    _write(training, with_plots=with_plots)


def _can_draw() -> bool:
    """Find out before hours of play whether plots can be drawn after them."""
    try:
        drawing()
    except ReportNeedsMore as lacking:
        complain(WORDS("train-no-plots", why=str(lacking)))
        return False
    return True


def _run(training: Training) -> None:
    """Do what is missing, with what is being done beside the bar."""

    def status() -> str:
        now = training.now
        return WORDS("train-status", generation=now.generation, what=now.kind)

    with closing(training.steps()) as steps:
        for _ in with_progress(
            steps,
            training.total,
            WORDS("train-progress"),
            done=training.done,
            status=status,
            so_far="train-so-far",
        ):
            pass


def _write(training: Training, *, with_plots: bool) -> None:
    """Write what people want of a training that is finished, and show how the generations did."""
    from arpents.training.card import card, lead  # noqa: PLC0415
    from arpents.training.plots import plots_page  # noqa: PLC0415
    from arpents.training.store import CARD, PLOTS  # noqa: PLC0415
    from arpents.training.tables import short_table  # noqa: PLC0415

    store, settings, generations = training.store, training.settings, training.generations()
    weights = training.write_weights()
    store.write(store.folder / CARD, card(WORDS, settings, generations).encode())
    out = console()
    out.print(lead(WORDS, settings, generations))
    out.print(shown_table(short_table(WORDS, generations)))
    complain(WORDS("train-written", weights=str(weights), card=str(store.folder / CARD)))
    if with_plots:
        store.write(store.folder / PLOTS, plots_page(WORDS, settings, generations).encode())
        complain(WORDS("train-plots-written", file=str(store.folder / PLOTS)))
