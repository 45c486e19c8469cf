"""Progress: a bar on the terminal while something takes its time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arpents.cli.terminal import progress_console

T = TypeVar("T")


def with_progress(items: Iterator[T], total: int, description: str) -> Iterator[T]:
    """The items one by one, with a bar on a terminal that shows how many there have been."""
    on = progress_console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=on, transient=True, disable=not on.is_terminal) as bar:
        yield from bar.track(items, total=total, description=description)
