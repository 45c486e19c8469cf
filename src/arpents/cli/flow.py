"""Flow: short entries one after the other, in as few lines as they need, none of them torn apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = "  "


@final
class Flow:
    """Entries that fill the width there is, with a label before them and under it empty space."""

    def __init__(self, entries: Sequence[Text], label: Text | None = None) -> None:
        self._entries = entries
        self._label = label or Text()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self._label.cell_len
        margin = self._label
        for line in self._lines(console, max(1, options.max_width - indent)):
            yield Text.assemble(margin, line)
            margin = Text(" " * indent)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((entry.cell_len for entry in self._entries), default=0)
        return Measurement(min(widest + self._label.cell_len, options.max_width), options.max_width)

    def _lines(self, console: Console, width: int) -> Iterator[Text]:
        line = Text()
        for entry in self._entries:
            if line and line.cell_len + len(GAP) + entry.cell_len > width:
                yield line
                line = Text()
            # Only an entry that is wider than a whole line is broken, where its words allow it.
            *full, last = entry.wrap(console, width) if entry.cell_len > width else (entry,)
            yield from full
            line = Text.assemble(line, GAP, last) if line else last
        yield line
