"""Analyses in words: chances, bars, main lines."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from arpents.analysis import Analysis, Line
from arpents.cli.choices import action_text
from arpents.cli.terminal import WORDS
from arpents.engine import verbs

BAR: Final = 12
"""How many characters wide a chance of 100 % is."""

_SHOWN: Final = 8
_THEN: Final = 3
_EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def percent(chance: float) -> str:
    """A chance as people write it."""
    return WORDS("analysis-percent", share=f"{100 * chance:.0f}")


def bar(chance: float, out: Console) -> str:
    """A chance as a bar."""
    if out.options.ascii_only:
        return "#" * round(BAR * chance)
    full, part = divmod(round(8 * BAR * chance), 8)
    return _EIGHTHS[8] * full + (_EIGHTHS[part] if part else "")


def hint_text(analysis: Analysis) -> str:
    """What is best, in one sentence for the player."""
    best = action_text(analysis.best.action)
    return WORDS("hint", side=str(analysis.side), action=best, chance=percent(analysis.chance))


def analysis_on_screen(analysis: Analysis, out: Console) -> RenderableType:
    """As many of the best actions as the screen has room for, so that the result below them is seen."""
    for shown in range(_SHOWN, 1, -1):
        table = analysis_table(analysis, out, shown)
        if len(out.render_lines(table)) <= out.height:
            return table
    return analysis_table(analysis, out, 1)


def analysis_table(analysis: Analysis, out: Console, shown: int = _SHOWN) -> RenderableType:
    """The best actions, each with its chance as a bar and how the game would go on."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(WORDS("analyse-chance"), justify="right", no_wrap=True)
    table.add_column("", width=BAR, no_wrap=True)
    table.add_column(WORDS("analyse-visits"), justify="right", no_wrap=True, style="faint")
    table.add_column(WORDS("analyse-action"), ratio=3)
    table.add_column(WORDS("analyse-then"), ratio=4, style="faint")
    for number, line in enumerate(analysis.lines[:shown]):
        table.add_row(
            percent(line.chance),
            Text(bar(line.chance, out), style=str(analysis.side)),
            str(line.visits),
            Text(action_text(line.action), style="" if number else "act"),
            _then(line),
        )
    parts: list[RenderableType] = [table]
    more = len(analysis.lines) - shown
    if more > 0:
        parts.append(Text(WORDS("analyse-more", count=more), style="faint"))
    parts.append(Text(_result(analysis)))
    return Group(*parts)


def _then(line: Line) -> str:
    """How the game would go on, without the turns that end."""
    told = zip(line.main_line, line.sentences(WORDS), strict=True)
    after = [sentence for action, sentence in told if action.verb_number != verbs.END_TURN]
    return " ".join(after[_is_told(line) : _is_told(line) + _THEN])


def _is_told(line: Line) -> int:
    """How many sentences the action itself takes, which stands beside them."""
    return int(line.action.verb_number != verbs.END_TURN)


def _result(analysis: Analysis) -> str:
    """What came of it, and what is to be known of that."""
    found = WORDS(
        "analyse-result",
        chance=percent(analysis.chance),
        count=analysis.iterations,
        seconds=f"{analysis.seconds:.1f}",
    )
    if analysis.is_forced:
        return f"{found} {WORDS('analyse-only')}"
    return f"{found} {WORDS('analyse-glance')}" if analysis.is_glance else found
