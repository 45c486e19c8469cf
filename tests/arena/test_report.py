"""The report: one file, nothing loaded from elsewhere, and plots that show the numbers."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from arpents.arena.charts import as_svg, charts
from arpents.arena.contest import Contest
from arpents.arena.page import page
from arpents.arena.summary import summarise
from arpents.arena.tables import notes, tables
from arpents.locales import Words
from tests.arena.made_up import results_of

pytest.importorskip("altair", reason="the report needs altair: pip install 'arpents[report]'")
pytest.importorskip("vl_convert", reason="the report needs vl-convert-python: pip install 'arpents[report]'")

WORDS = Words()
NASTY = "b:file=</script><script src=x>"
CONTEST = Contest(("a", NASTY), 10)
RESULTS = results_of(CONTEST, {("a", NASTY): 5, (NASTY, "a"): 2})
SUMMARY = summarise(CONTEST.labels, RESULTS)


class Markup(HTMLParser):
    """What the elements of a page refer to; programs are not elements."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"link", "img", "iframe", "object", "embed"}:
            self.loads.append(tag)
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in {"src", "href", "data", "srcset"}]


def rows(spec: Any) -> list[dict[str, Any]]:
    """The data of a plot and its parts."""
    found = list(spec.get("data", {}).get("values", []))
    for part in spec.get("layer", []):
        found += rows(part)
    return found


def test_the_page_loads_nothing() -> None:
    text = page(
        WORDS,
        SUMMARY,
        RESULTS,
        lead="A lead",
        tables=tables(WORDS, SUMMARY, 400),
        notes=notes(WORDS, SUMMARY, 400),
        turn_limit=400,
    )
    markup = Markup()
    markup.feed(text)
    assert not markup.loads
    assert "@import" not in text
    assert "cdn" not in text.lower()
    assert "default-src 'none'" in text
    assert text.count("<script>") == text.count("</script>") == 2, "no name of a bot is taken for markup"
    assert "vegaEmbed" in text
    plots = json.loads(re.search(r"^const plots = (.*);$", text, re.MULTILINE)[1])  # type: ignore[index]
    assert list(plots) == ["win-rates", "points", "endings"]
    for name in plots:
        assert f'<figure id="{name}">' in text


def test_the_plots_show_the_numbers() -> None:
    specs = charts(WORDS, SUMMARY, RESULTS, 400)
    rates = {(row["bot"], row["side"]): row for row in rows(specs["win-rates"]) if "bot" in row}
    assert rates["a", "British"]["rate"] == 1.0
    assert rates["a", "French"]["rate"] == pytest.approx(0.6)
    assert rates["a", "French"]["low"] < 0.6 < rates["a", "French"]["high"]
    ends = {(row["reason"], row["side"]): row["games"] for row in rows(specs["endings"])}
    assert ends == {("Captures worth 12 or more", "British"): 7, ("Captures worth 12 or more", "French"): 3}
    curve = [row for row in rows(specs["points"]) if (row["bot"], row["side"]) == ("a", "French")]
    assert [(row["turn"], row["mean"]) for row in curve] == [(0, 29), (10, 30)]


def test_the_plots_can_be_drawn() -> None:
    for name, spec in charts(WORDS, SUMMARY, RESULTS, 400).items():
        drawn = as_svg(spec)
        assert drawn.startswith("<svg")
        assert WORDS(f"arena-chart-{name}") in drawn
        assert "British" in drawn
