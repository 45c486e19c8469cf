"""The plots of a report, as descriptions that a browser draws; they need the optional package Altair.

The two sides differ in colour, in lightness and in shape (squares and solid lines are British, diamonds and
dashes French), so that the plots can be read without colour.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, cast

from arpents.arena.curves import points_over_time
from arpents.arena.results import FORFEIT, GameResult
from arpents.arena.summary import Summary
from arpents.engine.sides import SIDES
from arpents.errors import ArpentsError
from arpents.locales import Words
from arpents.locales.keys import key

Spec = dict[str, Any]
"""A plot in the language of Vega-Lite."""

COLOURS: Final = ("#a5322b", "#4f86c6")
SHAPES: Final = ("square", "diamond")
_DASHES: Final = ([1, 0], [7, 4])
INK: Final = "#2f2a24"
FAINT: Final = "#8a8176"
_PAPER: Final = "#fbf8f1"
_GRID: Final = "#e4ddcf"
WIDTH: Final = 810
_PANELS: Final = (3, 2)
"""How many bots stand side by side: three, but of more than three only two."""
_FONT: Final = "Georgia, 'Times New Roman', serif"
_CONFIG: Final[Spec] = {
    "background": "transparent",
    "font": _FONT,
    "view": {"stroke": None},
    "title": {
        "anchor": "start",
        "color": INK,
        "fontSize": 18,
        "fontWeight": "bold",
        "subtitleColor": FAINT,
        "subtitleFontSize": 13,
        "subtitlePadding": 5,
        "offset": 14,
    },
    "axis": {
        "labelColor": INK,
        "titleColor": FAINT,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "titlePadding": 10,
        "labelPadding": 6,
        "labelLimit": 260,
        "gridColor": _GRID,
        "domain": False,
        "ticks": False,
    },
    "legend": {
        "orient": "top",
        "direction": "horizontal",
        "title": None,
        "labelColor": INK,
        "labelFontSize": 13,
        "symbolSize": 130,
        "offset": 6,
    },
    "header": {
        "title": None,
        "labelColor": INK,
        "labelFontSize": 14,
        "labelFontWeight": "bold",
        "labelAnchor": "start",
    },
}


class ReportNeedsMore(ArpentsError):
    """The packages that draw the plots are not installed."""


def drawing() -> Any:
    """Altair, if it and what it takes to work without a network are installed."""
    try:
        # Both are optional, and slow to load.
        import altair  # noqa: PLC0415
        import vl_convert  # noqa: F401, PLC0415
    except ImportError as error:
        raise ReportNeedsMore(
            "The report with plots needs more packages: pip install 'arpents[report]'."
        ) from error
    return altair


def drawing_program() -> str:
    """The program that draws plots in a browser, in full."""
    drawing()
    import vl_convert  # noqa: PLC0415

    return cast(str, vl_convert.javascript_bundle())


def as_svg(spec: Spec) -> str:
    """A plot as a picture on paper, for a document."""
    drawing()
    import vl_convert  # noqa: PLC0415

    return cast(str, vl_convert.vegalite_to_svg({**spec, "background": _PAPER, "padding": 16}))


def charts(words: Words, summary: Summary, results: Sequence[GameResult], turn_limit: int) -> dict[str, Spec]:
    """The plots of a report by name."""
    made = {
        "win-rates": win_rates(words, summary),
        "points": points(words, summary, results),
        "endings": endings(words, summary, turn_limit),
    }
    return {name: described(chart) for name, chart in made.items()}


def described(chart: Any) -> Spec:
    """A plot of Altair's in the language of Vega-Lite, in the style of all our plots."""
    spec: Spec = json.loads(chart.configure(**_CONFIG).to_json())
    return spec


def _sides(words: Words) -> list[str]:
    return [words(f"side-{side}") for side in SIDES]


def _colour(alt: Any, words: Words, **legend: object) -> Any:
    scale = alt.Scale(domain=_sides(words), range=list(COLOURS))
    return alt.Color("side:N", scale=scale, legend=alt.Legend(symbolOpacity=1, **legend))


def win_rates(words: Words, summary: Summary) -> Any:
    """The share of games that each bot wins with each side, with intervals."""
    alt = drawing()
    sides = _sides(words)
    rows = [
        {
            "bot": label,
            "side": sides[side],
            "rate": score.rate,
            "low": score.interval[0],
            "high": score.interval[1],
            "told": words("arena-won-of", won=score.won, games=score.games),
        }
        for label in summary.labels
        for side, score in zip(SIDES, summary.by_side[label], strict=True)
    ]
    percent = alt.Axis(format=".0%", values=[0, 0.25, 0.5, 0.75, 1], title=words("arena-chart-rate"))
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("bot:N", sort=summary.strongest_first, title=None, axis=alt.Axis(labelFontSize=14)),
        yOffset=alt.YOffset("side:N", sort=sides, scale=alt.Scale(paddingOuter=0.3)),
        color=_colour(alt, words),
        tooltip=[alt.Tooltip(field) for field in ("bot:N", "side:N", "told:N")],
    )
    even = alt.Chart(alt.Data(values=[{"rate": 0.5}])).mark_rule(color=FAINT, strokeDash=[2, 3])
    interval = base.mark_rule(strokeWidth=3, opacity=0.55, strokeCap="round").encode(
        x=alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=percent), x2="high:Q"
    )
    mark = base.mark_point(filled=True, size=130, opacity=1).encode(
        x="rate:Q", shape=alt.Shape("side:N", scale=alt.Scale(domain=sides, range=list(SHAPES)))
    )
    label = base.mark_text(align="left", dx=12, dy=-10, fontSize=12).encode(
        x="rate:Q", text=alt.Text("rate:Q", format=".0%")
    )
    return alt.layer(even.encode(x="rate:Q"), interval, mark, label).properties(
        width=WIDTH - 120, height=alt.Step(24), title=titled(words, "arena-chart-win-rates")
    )


def points(words: Words, summary: Summary, results: Sequence[GameResult]) -> Any:
    """The points of each bot with each side as games go on: the mean in a band of the middle half."""
    alt = drawing()
    sides = _sides(words)
    rows = [
        {
            "bot": point.bot,
            "side": sides[point.side],
            "turn": point.turn,
            "mean": round(point.mean, 2),
            "low": point.low,
            "high": point.high,
            "games": point.games,
        }
        for point in points_over_time(summary.labels, results)
    ]
    base = alt.Chart().encode(
        x=alt.X("turn:Q", title=words("arena-chart-turn"), axis=alt.Axis(grid=False, tickCount=6)),
        color=_colour(alt, words, symbolType="stroke", symbolSize=500, symbolStrokeWidth=2.5, offset=18),
    )
    title = words("arena-chart-points-axis")
    band = base.mark_area(opacity=0.17).encode(y=alt.Y("low:Q", title=title), y2="high:Q")
    line = base.mark_line(strokeWidth=2.5, interpolate="monotone").encode(
        y=alt.Y("mean:Q", title=title),
        strokeDash=alt.StrokeDash("side:N", scale=alt.Scale(domain=sides, range=list(_DASHES))),
        tooltip=[alt.Tooltip(field) for field in ("bot:N", "side:N", "turn:Q", "mean:Q", "games:Q")],
    )
    columns = min(len(summary.labels), _PANELS[len(summary.labels) > _PANELS[0]])
    panel = alt.layer(band, line, data=alt.Data(values=rows))
    return (
        panel.properties(width=(WIDTH - 80 - 40 * (columns - 1)) / columns, height=230)
        .facet(alt.Facet("bot:N", sort=summary.strongest_first), columns=columns, spacing=36)
        .properties(title=titled(words, "arena-chart-points"))
    )


def endings(words: Words, summary: Summary, turn_limit: int) -> Any:
    """How many games end in which way, and for whom."""
    alt = drawing()
    sides = _sides(words)
    named = {
        reason: words("ending-forfeit")
        if reason == FORFEIT
        else words(key("ending", reason), limit=turn_limit)
        for reason in summary.endings
    }
    by_count = sorted(summary.endings, key=lambda reason: -sum(summary.endings[reason]))
    rows = [
        {"reason": named[reason], "side": sides[side], "order": int(side), "games": count}
        for reason, counts in summary.endings.items()
        for side, count in zip(SIDES, counts, strict=True)
        if count
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("reason:N", sort=[named[reason] for reason in by_count], title=None),
        x=alt.X(
            "games:Q",
            stack="zero",
            title=words("arena-chart-games"),
            axis=alt.Axis(tickMinStep=1, tickCount=6),
        ),
        order="order:Q",
    )
    bars = base.mark_bar(height=24, stroke="#ffffff", strokeWidth=1.5).encode(
        color=_colour(alt, words), tooltip=[alt.Tooltip(field) for field in ("reason:N", "side:N", "games:Q")]
    )
    numbers = base.mark_text(align="right", dx=-6, fontSize=12, fontWeight="bold").encode(
        text="games:Q", color=alt.value("white"), detail="side:N"
    )
    return alt.layer(bars, numbers).properties(
        width=WIDTH - 230, height=alt.Step(38), title=titled(words, "arena-chart-endings")
    )


def titled(words: Words, name: str) -> Spec:
    """The title of a plot, and what is said below it."""
    return {"text": words(name), "subtitle": words(f"{name}-more").splitlines()}
