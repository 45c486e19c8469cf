"""The table: map, hand, choices and tabs have each their own place, and nothing lies over anything else."""

from collections.abc import Callable
from itertools import pairwise, product
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import beyond, clipped, overlaps, small, too_wide
from tests.browser.situations import Seats, Tables, drawn, open_game, pick, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
Situation = Callable[[Tables], Seats]

DESKTOPS: Final = ["1366 × 768", "1440 × 900", "1920 × 1080"]
TABLETS: Final = ["1180 × 820", "820 × 1180"]
PHONES: Final = ["360 × 640", "390 × 844"]
LYING: Final = ["640 × 360", "844 × 390"]
LANGUAGES: Final = ("en", "de", "fr", "it")
TABS: Final = ("actions", "log", "sides", "market", "decks", "talk", "more")
MOST_WORDS: Final = 48
"""Pixels that the strip of a phone takes, but for a pixel of its edge."""

EMPTY: Final = """(panels) => panels.map((panel) => {
  const { paddingBottom } = getComputedStyle(panel);
  const room = panel.getBoundingClientRect().bottom - panel.lastElementChild.getBoundingClientRect().bottom;
  const gaps = [...panel.children].slice(1).map((one, index) =>
    one.getBoundingClientRect().top - panel.children[index].getBoundingClientRect().bottom);
  return Math.max(0, Math.round(room - Number.parseFloat(paddingBottom)), ...gaps.filter((gap) => gap > 12));
})"""
"""How many pixels of panels are empty, but for what is around their words."""

OUT_OF_SIGHT: Final = """(tabs) => {
  const row = document.querySelector("[role=tablist]").getBoundingClientRect();
  return tabs.filter((name) => {
    const box = document.querySelector(`#tab-${name}`).getBoundingClientRect();
    return !(box.width > 0 && box.left >= row.left - 1 && box.right <= row.right + 1);
  });
}"""
"""Which tabs are not all in their row. All are asked for at once, as each question takes its time."""

LARGE: Final = ".layer:has(.large)"
"""A card that is shown large."""


def choosing(tables: Tables) -> Seats:
    """James can do much, while a siege goes on."""
    return tables.at(29, since=28)


def asked(tables: Tables) -> Seats:
    """Marie raids Albany, and James can block her."""
    return tables.at(36, "block", since=35)


def measured(size: str) -> tuple[int, int]:
    """Width and height of a window, in pixels."""
    width, _, height = size.partition(" × ")
    return int(width), int(height)


def opened(new_context: Contexts, size: str, seats: Seats, **wishes: Any) -> Page:
    """A game in a window of a size; small ones are touched."""
    width, height = measured(size)
    touched = width < 1200
    wishes = {"has_touch": touched, "is_mobile": touched} | wishes
    page = new_context(viewport={"width": width, "height": height}, **wishes).new_page()
    open_game(page, seats.address("british"))
    return page


def height_of(page: Page, part: str) -> float:
    """How high a part of the page is."""
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return box["height"]


def top_of(page: Page, part: str) -> float:
    """Where a part of the page begins."""
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.soak
@pytest.mark.parametrize("size", sampled([*DESKTOPS, *TABLETS, *PHONES, *LYING], test=1))
def test_nothing_lies_over_anything_else(new_context: Contexts, tables: Tables, size: str) -> None:
    page = opened(new_context, size, choosing(tables))
    assert overlaps(page) == []
    pick(page, "New York")
    expect(page.locator(".choices")).to_be_visible()
    page.wait_for_timeout(600)  # so long it takes until a card is shown large: it must not come
    drawn(page)
    assert page.locator(LARGE).count() == 0, "what is picked is known"
    assert overlaps(page) == []
    assert top_of(page, ".bar .deed") < top_of(page, ".choices"), "a heading is above what it heads"
    pick(page, "St. Mary's", "Philadelphia")
    page.locator(".bar").get_by_role("button", name="Settle Albany").click()
    expect(page.locator(".bar .main")).to_be_visible()
    assert overlaps(page) == []
    open_game(page, asked(tables).address("british"))
    assert overlaps(page) == []


@pytest.mark.parametrize("size", sampled(DESKTOPS, test=1))
def test_nothing_moves_when_a_card_is_picked(new_context: Contexts, tables: Tables, size: str) -> None:
    page = opened(new_context, size, choosing(tables))
    places = [".map", ".hand", ".bar", "[role=tablist]"]
    before = [page.locator(place).first.bounding_box() for place in places]
    pick(page, "New York")
    expect(page.locator(".choices")).to_be_visible()
    assert [page.locator(place).first.bounding_box() for place in places] == before
    page.get_by_role("button", name="Start over").click()
    tab(page, "actions")
    page.locator("#tab-panel").get_by_role("button", name="Draft a card").click()
    expect(page.locator(".bar")).to_contain_text("Pick a card in the market, on the right.")
    expect(page.locator("#tab-panel .market")).to_be_visible()
    assert page.locator(".bar fieldset").count() == 0, "the market is there once"
    assert [page.locator(place).first.bounding_box() for place in places] == before


def test_whoever_watches_reads_what_happens(new_context: Contexts, tables: Tables) -> None:
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    seats = tables.at(29, since=28)
    open_game(page, seats.address())
    bar = page.locator(".bar")
    expect(bar.get_by_text("You are watching.")).to_be_in_viewport(ratio=1)
    expect(bar.get_by_text("The French draft neutral Native Americans.")).to_be_in_viewport(ratio=1)
    assert overlaps(page) == []


@pytest.mark.parametrize("size", sampled(DESKTOPS, test=1))
@pytest.mark.parametrize("by", sampled(["mouse", "keyboard"], test=1))
def test_a_card_shown_large_covers_no_control(
    new_context: Contexts, tables: Tables, size: str, by: str
) -> None:
    page = opened(new_context, size, choosing(tables))
    card = page.locator('.hand [data-card="New York"]')
    if by == "mouse":
        card.hover()
    else:
        page.locator(".hand [data-card][tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Home")
    expect(page.locator(LARGE)).to_be_visible()
    assert overlaps(page) == []
    if by == "mouse":
        card.click()
    else:
        page.keyboard.press("Enter")
    expect(page.locator(LARGE)).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("size", sampled(["1366 × 768", "1180 × 820", "820 × 1180", "1440 × 900"], test=1))
@pytest.mark.parametrize("language", sampled(LANGUAGES, test=1))
def test_the_whole_map_is_seen_with_its_signs(
    new_context: Contexts, tables: Tables, size: str, language: str
) -> None:
    page = opened(new_context, size, choosing(tables), locale=language)
    assert beyond(page) == []
    assert page.locator("[data-place=Boston] .halo").count() == 4, "home, settlers, port, defence"
    assert page.locator(".map .tools").count() == 0, "no button lies over it"


@pytest.mark.parametrize(
    ("size", "language"),
    sampled(product(("360 × 640", "1180 × 820", "390 × 844", "1366 × 768"), LANGUAGES[::-1]), test=1),
)
def test_every_tab_is_in_sight(new_context: Contexts, tables: Tables, size: str, language: str) -> None:
    page = opened(new_context, size, choosing(tables), locale=language)
    for name in TABS:
        tab(page, name)
        assert page.evaluate(OUT_OF_SIGHT, TABS) == [], f"while {name} is open"
        assert not clipped(page)
        assert not too_wide(page)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "language"),
    sampled(
        product(("1440 × 900", "360 × 640", "1180 × 820", *DESKTOPS[::2], *PHONES[1:]), LANGUAGES[::-1]),
        test=1,
    ),
)
def test_tabs_are_told_in_words(new_context: Contexts, tables: Tables, size: str, language: str) -> None:
    page = opened(new_context, size, choosing(tables), locale=language)
    words = page.locator("[role=tab] .word:not(.unseen)")
    expect(words).to_have_count(page.locator("[role=tab]").count())
    boxes = [word.bounding_box() or pytest.fail("a word is not seen") for word in words.all()]
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] + 3 <= right["x"], "words run into each other"
    assert not clipped(page)


@pytest.mark.parametrize("size", sampled(["1440 × 900", "1180 × 820"], test=1))
def test_what_is_done_to_the_map_is_told_in_words(new_context: Contexts, tables: Tables, size: str) -> None:
    page = opened(new_context, size, choosing(tables))
    expect(page.locator(".strip .tools > button")).to_have_text(["Look back"])
    expect(page.locator(".layer .label")).to_be_visible()
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".standing")).to_contain_text("an earlier moment")
    assert overlaps(page) == []
    # From there arrows go on, wherever the focus is.
    told = page.locator(".moment .told p").first
    before = told.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(told).not_to_have_text(before)
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text(before)
    page.keyboard.press("End")
    expect(page.locator(".moment")).to_have_count(0)


@pytest.mark.parametrize("size", sampled(["1180 × 820", "1366 × 768"], test=1))
@pytest.mark.parametrize("language", sampled(LANGUAGES[::-1], test=1))
def test_no_headline_moves_the_map(new_context: Contexts, tables: Tables, size: str, language: str) -> None:
    page = opened(new_context, size, choosing(tables), locale=language)
    tops = {top_of(page, ".map")}
    page.locator(".strip .tools > button").click()
    expect(page.locator(".moment")).to_be_visible()
    tops.add(top_of(page, ".map"))
    open_game(page, choosing(tables).address("french"))
    tops.add(top_of(page, ".map"))
    assert len(tops) == 1
    assert not clipped(page)


@pytest.mark.parametrize("size", sampled(PHONES, test=1))
@pytest.mark.parametrize("language", sampled(LANGUAGES, test=1))
def test_a_phone_is_for_the_map(new_context: Contexts, tables: Tables, size: str, language: str) -> None:
    page = opened(new_context, size, choosing(tables), locale=language)
    _, height = measured(size)
    for name in ("more", "hand"):
        tab(page, name)  # with which news go
        scores = page.locator(".scores")
        expect(scores).to_contain_text("43")
        expect(scores).to_contain_text("49")
        expect(scores).to_contain_text("+1")
    assert height_of(page, ".map") >= height / 2
    assert height_of(page, ".strip") <= MOST_WORDS + 1
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "nothing is below the window"
    assert page.locator(".strip button:visible").count() == 2, (
        "one step back, and supply and zoom behind one button"
    )
    pick(page, "New York")
    expect(page.locator(".choices")).to_be_visible()
    assert height_of(page, ".map") >= height / 3
    assert not small(page)
    page.locator(".strip .opener").tap()
    expect(page.locator(".strip [popover]").get_by_role("radio")).to_have_count(3)
    page.locator(".strip [popover] button").nth(1).tap()


@pytest.mark.soak
@pytest.mark.parametrize("size", sampled(LYING, test=1))
def test_a_phone_lies_on_its_side(new_context: Contexts, tables: Tables, size: str) -> None:
    page = opened(new_context, size, choosing(tables))
    width, height = measured(size)
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    map_box = page.locator(".map").bounding_box()
    assert map_box is not None
    assert map_box["height"] >= height - 45
    # Beside it there is room for eight tabs that a thumb hits, which a narrow phone has not left of its half.
    assert map_box["width"] >= min(width * 0.5, width - 22.25 * 16)
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator(".bar").get_by_role("button", name="Settle Albany").tap()
    page.locator("[data-does]").tap()
    expect(page.get_by_role("status").filter(has_text="1 action left")).to_be_visible()
    assert not small(page)
    assert not too_wide(page)


@pytest.mark.parametrize("language", sampled(LANGUAGES[::-1], test=1))
@pytest.mark.parametrize("size", sampled(LYING[::-1], test=1))
def test_a_question_is_read_whole_on_a_phone_on_its_side(
    new_context: Contexts, tables: Tables, size: str, language: str
) -> None:
    page = opened(new_context, size, asked(tables), locale=language)
    bar, words = page.locator(".bar").bounding_box(), page.locator(".bar .asks")
    assert bar is not None
    for part in (words, words.locator(".question"), words.locator(".stakes").first):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"] + bar["height"], "all of it is in sight"
        assert part.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert overlaps(page) == []
