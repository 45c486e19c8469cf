"""What is told of a training: the card, and a page with plots that loads nothing."""

import json
import re

import pytest

pytest.importorskip("numpy", reason='training needs numpy: pip install "arpents[train]"')
pytest.importorskip("scipy", reason='training needs scipy: pip install "arpents[train]"')

from arpents.arena.summary import elo
from arpents.bots.evaluation.features import BLOCKS, NUMBER, SHARED
from arpents.locales import Words
from arpents.training.card import card
from arpents.training.plots import plots_page
from arpents.training.settings import Descent, Settings
from arpents.training.tables import short_table, strengths
from tests.training.made_up import GENERATIONS

WORDS = Words()


def test_the_card_tells_games_strength_settings_reliability_and_features() -> None:
    settings = Settings(generations=4, seed=17, later=Descent(1, 2, 7e-4, 5e-5, 0.9))
    text = card(WORDS, settings, GENERATIONS)
    assert "those of generation 3, the champion of 4 generations with 12,000 games in all (seed 17;" in text
    assert "| 1 * | 3000 | 53% | 800001 | 0.5000 | 0.4875 | 76.5% | 0 | 75 of 100 | 66%–82% | +191 |" in text
    assert "\n| 2 | 3000 |" in text, "who did not become champion has no star"
    assert "| 5.0% | 6.0% | 1234 |" in text
    assert "| later | one round of 2 epochs, rate 0.0007, decay 5e-05, lambda 0.9 |" in text
    for name, number in BLOCKS.items():
        assert f"| {name} | each side | {number} |" in text
    for name, number in SHARED.items():
        assert f"| {name} | both | {number} |" in text
    assert f" | {NUMBER} |" in text


def test_strength_adds_up_over_the_champions() -> None:
    found = strengths(GENERATIONS)
    assert found[0].elo == 0
    assert found[1].elo == pytest.approx(elo(0.75, 100))
    assert found[2].elo == pytest.approx(found[1].elo)
    assert found[3].elo == pytest.approx(found[1].elo + elo(0.64, 100))
    assert all(one.low < one.elo < one.high for one in found[1:])
    assert elo(1.0, 100) == pytest.approx(elo(0.995, 100)), "who wins all games is not beyond all measure"


def test_the_table_of_the_terminal_is_narrow() -> None:
    table = short_table(WORDS, GENERATIONS)
    widths = [max(map(len, column)) for column in zip(table.heads, *table.rows, strict=True)]
    assert sum(widths) + 3 * len(widths) < 80


def test_the_page_has_its_plots_and_loads_nothing() -> None:
    pytest.importorskip("altair", reason="the plots need altair: pip install 'arpents[report]'")
    pytest.importorskip("vl_convert", reason="the plots need vl-convert: pip install 'arpents[report]'")
    text = plots_page(WORDS, Settings(generations=4), GENERATIONS)
    assert "default-src 'none'" in text
    assert not re.search(r"<(?:link|img|script src)", text.split("<script>")[0])
    [plots] = re.findall(r"^const plots = (.*);$", text, re.MULTILINE)
    assert list(json.loads(plots)) == ["reliability", "loss", "strength"]
    assert '"won": 0.93' in plots
