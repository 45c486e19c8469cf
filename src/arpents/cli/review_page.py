"""The review of a game as one page that needs nothing else: the curve of the game, and its decisions."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from arpents.analysis import VERDICTS, Review, Reviewed
from arpents.arena.charts import COLOURS, FAINT, SHAPES, WIDTH, Spec, described, drawing
from arpents.arena.page import Grid, html_figure, html_note, html_table, whole_page
from arpents.cli.choices import action_text
from arpents.engine.sides import SIDES
from arpents.locales import Words

MARKED: Final = ("mistake", "blunder")
"""The verdicts that are marked on the curve."""

CURVE: Final = "chances"


def review_page(words: Words, found: Review, lead: str) -> str:
    """The page: the curve, what each side did how well, and all decisions that had a choice."""
    plots = {CURVE: described(_curve(words, found))}
    limits = {verdict.word: _percent(words, verdict.up_to) for verdict in VERDICTS[:-1]}
    parts = [
        html_figure(CURVE),
        html_table(_counts(words, found)),
        html_table(_decisions(words, found)),
        html_note(words("review-how", **limits)),
    ]
    return whole_page(words.language, words("review-page-title"), lead, parts, plots)


def _percent(words: Words, share: float) -> str:
    return words("analysis-percent", share=f"{100 * share:.0f}")


def _counts(words: Words, found: Review) -> Grid:
    heads = [words("review-who"), *(words(f"verdict-{verdict.word}") for verdict in VERDICTS)]
    rows = [
        (
            words(f"side-{side}"),
            *(str(count) for count in found.counts(side).values()),
            words("analysis-percent", share=f"{100 * found.mean_given_away(side):.1f}"),
        )
        for side in SIDES
    ]
    return Grid((*heads, words("review-lost")), tuple(rows))


def _decisions(words: Words, found: Review) -> Grid:
    heads = ("turn", "who", "done", "verdict", "before", "after", "better")
    return Grid(
        tuple(words(f"review-{head}") for head in heads),
        tuple(_row(words, one) for one in found.decisions if one.verdict != "only"),
        worded=frozenset((1, 2, 3, 6)),
    )


def _row(words: Words, one: Reviewed) -> tuple[str, ...]:
    return (
        str(one.turn),
        words(f"side-{one.side}"),
        action_text(one.action),
        words(f"verdict-{one.verdict}"),
        _percent(words, one.chance),
        _percent(words, one.after),
        "" if one.best == one.action else action_text(one.best),
    )


def _curve(words: Words, found: Review) -> Any:
    """The chance of the British at each decision, with the worst decisions marked."""
    alt = drawing()
    rows = _points(words, found)
    sides = [words(f"side-{side}") for side in SIDES]
    percent = alt.Axis(format=".0%", values=[0, 0.25, 0.5, 0.75, 1])
    x = alt.X("at:Q", title=words("review-chart-turn"), axis=alt.Axis(grid=False, tickMinStep=1))
    y = alt.Y(
        "chance:Q",
        title=words("review-chart-chance"),
        scale=alt.Scale(domain=[0, 1], clamp=True),
        axis=percent,
    )
    base = alt.Chart(alt.Data(values=rows)).encode(x=x)
    even = alt.Chart(alt.Data(values=[{"chance": 0.5}])).mark_rule(color=FAINT, strokeDash=[2, 3])
    areas = [
        base.mark_area(opacity=0.22, color=colour).encode(
            y=alt.Y(f"{field}:Q", axis=percent), y2=alt.datum(0.5)
        )
        for field, colour in zip(("above", "below"), COLOURS, strict=True)
    ]
    line = base.mark_line(strokeWidth=2, color=FAINT).encode(y=y)
    tips = ("turn:Q", "side:N", "done:N", "verdict:N", "before:N", "after:N", "better:N")
    marks = (
        base.transform_filter("datum.marked")
        .mark_point(filled=True, size=110, opacity=1)
        .encode(
            y=y,
            color=alt.Color("side:N", scale=alt.Scale(domain=sides, range=list(COLOURS))),
            shape=alt.Shape("side:N", scale=alt.Scale(domain=sides, range=list(SHAPES))),
            tooltip=[alt.Tooltip(field) for field in tips],
        )
    )
    title = {"text": words("review-chart"), "subtitle": words("review-chart-more").splitlines()}
    return alt.layer(*areas, even.encode(y="chance:Q"), line, marks).properties(
        width=WIDTH - 60, height=300, title=title
    )


def _points(words: Words, found: Review) -> list[Spec]:
    """A point for each decision; those of a turn stand side by side within it."""
    of_turn = Counter(one.turn for one in found.decisions)
    seen: Counter[int] = Counter()
    rows: list[Spec] = []
    for one in found.decisions:
        chance = round(one.british_chance, 4)
        rows.append(
            {
                "at": round(one.turn + seen[one.turn] / of_turn[one.turn], 3),
                "chance": chance,
                "above": max(0.5, chance),
                "below": min(0.5, chance),
                "marked": one.verdict in MARKED,
                "turn": one.turn,
                "side": words(f"side-{one.side}"),
                "done": action_text(one.action),
                "verdict": words(f"verdict-{one.verdict}"),
                "before": _percent(words, one.chance),
                "after": _percent(words, one.after),
                "better": action_text(one.best),
            }
        )
        seen[one.turn] += 1
    return rows
