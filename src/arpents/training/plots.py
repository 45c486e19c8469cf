"""The plots of a training as a page: reliability, and loss and strength by generation. They need Altair."""

from __future__ import annotations

from typing import Any, Final

from arpents.arena.charts import FAINT, INK, WIDTH, described, drawing, titled
from arpents.arena.page import html_figure, html_note, html_table, whole_page
from arpents.locales import Words
from arpents.training.card import lead
from arpents.training.generations import Generation, champion_of
from arpents.training.settings import Settings
from arpents.training.tables import generations_table, reliability_table, strengths

_COLOUR: Final = "#a5322b"
_HEIGHT: Final = 300


def plots_page(words: Words, settings: Settings, generations: list[Generation]) -> str:
    """The page with all plots, and the tables that they show."""
    champion = champion_of(generations)
    plots = {
        "reliability": described(reliability_plot(words, champion)),
        "loss": described(loss_plot(words, generations)),
        "strength": described(strength_plot(words, generations)),
    }
    tables = [generations_table(words, generations), reliability_table(words, champion)]
    notes = [words("train-generations-more"), words("train-reliability-more")]
    parts = [*map(html_figure, plots), *map(html_table, tables), *map(html_note, notes)]
    return whole_page(words.language, words("train-title"), lead(words, settings, generations), parts, plots)


def reliability_plot(words: Words, champion: Generation) -> Any:
    """How often the British won, by what was foretold; on the diagonal if all that is foretold comes true."""
    alt = drawing()
    rows = [
        {"chance": chance, "won": won, "positions": number}
        for chance, won, number in champion.fit.reliability
    ]
    scale = alt.Scale(domain=[0, 1])
    x = alt.X("chance:Q", scale=scale, axis=alt.Axis(format=".0%", title=words("train-head-foretold")))
    y = alt.Y("won:Q", scale=scale, axis=alt.Axis(format=".0%", title=words("train-head-came")))
    corners = [{"chance": 0, "won": 0}, {"chance": 1, "won": 1}]
    ideal = alt.Chart(alt.Data(values=corners)).mark_line(color=FAINT, strokeDash=[2, 3]).encode(x=x, y=y)
    base = alt.Chart(alt.Data(values=rows)).encode(x=x, y=y)
    line = base.mark_line(color=_COLOUR, strokeWidth=2)
    dots = base.mark_point(filled=True, color=_COLOUR, opacity=1).encode(
        size=alt.Size("positions:Q", legend=None, scale=alt.Scale(range=[40, 400])),
        tooltip=[alt.Tooltip("chance:Q", format=".1%"), alt.Tooltip("won:Q", format=".1%"), "positions:Q"],
    )
    return alt.layer(ideal, line, dots).properties(
        width=_HEIGHT + 100, height=_HEIGHT + 100, title=titled(words, "train-reliability")
    )


def loss_plot(words: Words, generations: list[Generation]) -> Any:
    """The loss on games held out, of each generation and of the weights that it began with."""
    alt = drawing()
    after, before = words("train-head-loss"), words("train-head-loss-before")
    rows = [
        {"generation": generation.fit.generation, "loss": loss, "whose": whose}
        for generation in generations
        for whose, loss in ((before, generation.fit.loss_before), (after, generation.fit.loss))
        # Weights that know nothing would only stretch the scale.
        if whose == after or generation.fit.before is not None
    ]
    whose = [before, after]
    chart = alt.Chart(alt.Data(values=rows)).encode(
        x=_by_generation(alt, words),
        y=alt.Y("loss:Q", scale=alt.Scale(zero=False), title=words("train-loss-axis")),
        color=alt.Color("whose:N", scale=alt.Scale(domain=whose, range=[FAINT, _COLOUR])),
        shape=alt.Shape("whose:N", scale=alt.Scale(domain=whose, range=["circle", "square"])),
        tooltip=["generation:O", "whose:N", alt.Tooltip("loss:Q", format=".4f")],
    )
    lines = chart.mark_line(strokeWidth=2).encode(
        strokeDash=alt.StrokeDash("whose:N", scale=alt.Scale(domain=whose, range=[[7, 4], [1, 0]]))
    )
    dots = chart.mark_point(filled=True, size=90, opacity=1)
    return alt.layer(lines, dots).properties(
        width=WIDTH - 120, height=_HEIGHT, title=titled(words, "train-loss")
    )


def strength_plot(words: Words, generations: list[Generation]) -> Any:
    """The strength of each generation, with intervals; those that became champion are filled."""
    alt = drawing()
    champion, other = words("train-became-champion"), words("train-did-not")
    rows = [
        {
            "generation": generation.fit.generation,
            **{name: round(value, 1) for name, value in strength._asdict().items()},
            "what": champion if generation.is_champion else other,
            "told": f"{generation.won:g} / {generation.contest}",
        }
        for generation, strength in zip(generations, strengths(generations), strict=True)
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=_by_generation(alt, words),
        tooltip=["generation:O", "told:N", "elo:Q", "what:N"],
    )
    title = words("train-head-elo")
    interval = base.mark_rule(color=_COLOUR, strokeWidth=3, opacity=0.45).encode(
        y=alt.Y("low:Q", title=title), y2="high:Q"
    )
    what = [champion, other]
    dots = base.mark_point(filled=True, size=130, opacity=1, stroke=INK).encode(
        y=alt.Y("elo:Q", title=title),
        color=alt.Color("what:N", scale=alt.Scale(domain=what, range=[_COLOUR, "#ffffff"])),
        shape=alt.Shape("what:N", scale=alt.Scale(domain=what, range=["square", "circle"])),
    )
    return alt.layer(interval, dots).properties(
        width=WIDTH - 120, height=_HEIGHT, title=titled(words, "train-strength")
    )


def _by_generation(alt: Any, words: Words) -> Any:
    return alt.X("generation:O", title=words("train-head-generation"), axis=alt.Axis(labelAngle=0))
