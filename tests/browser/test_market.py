"""The market: as many cards as have room are seen at once, with what whoever buys has to know."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import clipped, overlaps, small, too_wide
from tests.browser.situations import Tables, drawn, open_game, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
SOLD = ".market .sold [data-card]"


def opened(new_context: Contexts, tables: Tables, width: int, height: int, language: str) -> Page:
    """A game with a siege, in a window of a size; small ones are touched."""
    touched = width < 1200
    page = new_context(
        viewport={"width": width, "height": height}, has_touch=touched, is_mobile=touched, locale=language
    ).new_page()
    open_game(page, tables.at(29, since=28).address("british"))
    return page


def seen_whole(page: Page) -> int:
    """How many cards of the market are in sight without scrolling."""
    panel = page.locator("#tab-panel").bounding_box()
    assert panel is not None
    boxes = [card.bounding_box() for card in page.locator(SOLD).all()]
    ends = [box["y"] + box["height"] for box in boxes if box is not None]
    return sum(end <= panel["y"] + panel["height"] for end in ends)


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(
    ("width", "height", "least"), sampled([(1366, 768, 8), (1180, 820, 8), (820, 1180, 14)], test=3)
)
def test_the_market_has_room(
    new_context: Contexts, tables: Tables, width: int, height: int, least: int, language: str
) -> None:
    page = opened(new_context, tables, width, height, language)
    tab(page, "log")
    drawn(page)
    before = page.locator("#tab-market").bounding_box()
    tab(page, "market")
    drawn(page)
    assert seen_whole(page) >= least
    assert page.locator("#tab-market").bounding_box() == before or width < 900, "tabs stay under the pointer"
    if width > 900:
        expect(page.locator(".siege .track")).to_be_in_viewport(ratio=1)
        expect(page.locator(".rail > .panel").last.get_by_text("11")).to_be_in_viewport(ratio=1)
    for check in (overlaps, clipped, too_wide):
        assert not check(page)
    assert width > 1200 or not small(page)


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(360, 640), (1366, 768)], test=1))
def test_where_cards_are_is_told_in_words(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = opened(new_context, tables, width, height, language)
    tab(page, "decks")
    drawn(page)
    for tracker in page.locator(".tracker").all():
        assert tracker.evaluate("one => one.scrollWidth <= one.clientWidth"), "nothing has to be pushed along"
        for heading in tracker.locator("thead th").all():
            assert heading.inner_text()
            assert heading.evaluate("one => one.scrollWidth <= one.clientWidth"), heading.inner_text()
    for check in (overlaps, clipped, too_wide):
        assert not check(page)


@pytest.mark.parametrize("card", ["Home Support", "Bateaux"])
def test_a_card_is_shown_large_near_where_it_lies(page: Page, tables: Tables, card: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_game(page, tables.between().address("british"))
    tab(page, "market")
    tile = page.locator(f'.market .sold [data-card="{card}"]')
    tile.hover()
    shown = page.locator(".layer:has(.large)")
    expect(shown).to_be_visible()
    large, small_one = shown.bounding_box(), tile.bounding_box()
    assert large is not None
    assert small_one is not None
    assert small_one["x"] - (large["x"] + large["width"]) < 300
    strip = page.locator("main > .strip").bounding_box()
    assert strip is not None
    assert large["y"] >= strip["y"] + strip["height"], "it leaves the headings alone"
    assert overlaps(page) == []
