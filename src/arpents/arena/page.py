"""The report as one page that needs nothing else: no network, no other file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, final

from arpents.arena.charts import Spec, charts, drawing_program
from arpents.arena.results import GameResult
from arpents.arena.summary import Summary
from arpents.locales import Words


@final
@dataclass(frozen=True)
class Grid:
    """A table: its heads and its rows, as text; in some columns words rather than numbers."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    worded: frozenset[int] = frozenset()


_BEFORE_PLOTS: Final = 2
"""How many tables stand before the plots; the others follow them."""

_STYLE: Final = """
:root { color-scheme: light; }
body { background: #fbf8f1; color: #2f2a24; font: 16px/1.5 Georgia, "Times New Roman", serif;
  margin: 0 auto; max-width: 860px; padding: 40px 24px 64px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 6px; }
p { margin: 0 0 14px; }
.lead { color: #6b6257; margin-bottom: 30px; }
.note { color: #6b6257; font-size: 14px; }
figure { margin: 44px 0; overflow-x: auto; }
table { border-collapse: collapse; margin: 22px 0; font-size: 15px; width: 100%; }
th { border-bottom: 1.5px solid #2f2a24; font-weight: normal; color: #6b6257; padding: 5px 10px;
  text-align: right; vertical-align: bottom; }
td { border-bottom: 1px solid #e4ddcf; padding: 6px 10px; text-align: right;
  font-variant-numeric: tabular-nums lining-nums; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th.words, td.words { text-align: left; }
.scroll { overflow-x: auto; }
"""

# The browser itself then refuses to load anything, whatever the page or its programs may ask for.
_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'unsafe-inline' 'unsafe-eval'",
        "style-src 'unsafe-inline'",
        "img-src data: blob:",
    )
)

_PAGE: Final = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
<p class="lead">{lead}</p>
{body}
<script>{program}</script>
<script>
const plots = {plots};
for (const [name, plot] of Object.entries(plots))
  vegaEmbed(document.getElementById(name), plot, {{actions: false, renderer: "svg"}});
</script>
</body>
</html>
"""


def page(
    words: Words,
    summary: Summary,
    results: Sequence[GameResult],
    *,
    lead: str,
    tables: Sequence[Grid],
    notes: Sequence[str],
    turn_limit: int,
) -> str:
    """The report: a sentence on what was played, the tables, the plots, and what is to be known of them."""
    plots = charts(words, summary, results, turn_limit)
    parts = [
        *map(html_table, tables[:_BEFORE_PLOTS]),
        *map(html_figure, plots),
        *map(html_table, tables[_BEFORE_PLOTS:]),
        *map(html_note, notes),
    ]
    return whole_page(words.language, words("arena-page-title"), lead, parts, plots)


def whole_page(language: str, title: str, lead: str, parts: Iterable[str], plots: Mapping[str, Spec]) -> str:
    """A page with a title, a sentence below it, parts in HTML, and the plots that these have figures for."""
    return _PAGE.format(
        language=language,
        policy=_POLICY,
        title=escape(title),
        style=_STYLE,
        lead=escape(lead),
        body="\n".join(parts),
        program=drawing_program(),
        # A name of a bot could otherwise end the script.
        plots=json.dumps(plots).replace("<", "\\u003c"),
    )


def html_figure(name: str) -> str:
    """Where the plot of this name is drawn."""
    return f'<figure id="{name}"></figure>'


def html_note(note: str) -> str:
    """A remark."""
    return f'<p class="note">{escape(note)}</p>'


def html_table(grid: Grid) -> str:
    """A table."""
    head = _row(grid, "th", grid.heads)
    rows = "".join(_row(grid, "td", row) for row in grid.rows)
    return f'<div class="scroll"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>'


def _row(grid: Grid, tag: str, cells: tuple[str, ...]) -> str:
    marks = (' class="words"' if number in grid.worded else "" for number in range(len(cells)))
    told = (f"<{tag}{mark}>{escape(text)}</{tag}>" for mark, text in zip(marks, cells, strict=True))
    return f"<tr>{''.join(told)}</tr>"
