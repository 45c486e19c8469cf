"""Progress: a bar or a line on the terminal while something takes its time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.status import Status

from arpents.cli.terminal import WORDS, progress_console

T = TypeVar("T")

PATIENCE: Final = 0.5
"""After how many seconds somebody who waits is told what for."""

_LINES: Final = 10
"""Where there is no terminal, so many lines at most tell how far it is."""


def with_progress(
    items: Iterator[T],
    total: int,
    description: str,
    *,
    done: int = 0,
    status: Callable[[], str] | None = None,
    so_far: str = "arena-so-far",
) -> Iterator[T]:
    """The items one by one, with a bar on a terminal that shows how many there have been.

    ``done`` are those that there were before. A ``status``, which tells how things stand, is shown behind
    the bar, and on lines of its own where there is no terminal, in the words called ``so_far``.
    """
    on = progress_console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[status]}"),
    )
    told = done * _LINES // total
    with Progress(*columns, console=on, transient=True, disable=not on.is_terminal) as bar:
        task = bar.add_task(description, total=total, completed=done, status=status() if status else "")
        for count, item in enumerate(items, done + 1):
            yield item
            bar.update(task, completed=count, status=status() if status else "")
            if status is not None and not on.is_terminal and count * _LINES // total > told:
                told = count * _LINES // total
                on.print(WORDS(so_far, finished=count, games=total, scores=status()))


@contextmanager
def while_waiting(text: str) -> Iterator[None]:
    """Show a line on a terminal while something takes longer than a moment; it goes when that is over."""
    on = progress_console()
    status = Status(text, console=on, spinner="line", spinner_style="faint")
    timer = Timer(PATIENCE, status.start)
    if on.is_terminal:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if on.is_terminal:
            timer.join()  # or it might begin to show just after it was told to stop
            status.stop()
