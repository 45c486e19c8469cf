"""A tablet held upright: its room is used, and no wide band of it is blank."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import beyond, clipped, overlaps, small, too_wide
from tests.browser.situations import Tables, a_phone, drawn, open_game, pick, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
LANGUAGES = sampled(["de", "en", "fr", "it"], test=1)


def a_tablet(new_context: Contexts, language: str) -> Page:
    """A tablet that is touched."""
    return a_phone(new_context, 820, 1180, locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_stand_above_the_map(new_context: Contexts, tables: Tables, language: str) -> None:
    page = a_tablet(new_context, language)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "log")
    tab(page, "hand")
    drawn(page)
    sides = page.locator(".sides section")
    expect(sides).to_have_count(2)
    for side, points in zip(sides.all(), ("43", "49"), strict=True):
        expect(side).to_be_in_viewport(ratio=1)
        expect(side).to_contain_text(points)
    assert beyond(page) == [], "the whole map is seen"
    pick(page, "New York")
    expect(page.locator(".choices")).to_be_visible()
    drawn(page)
    assert beyond(page) == [], "while one chooses, too"
    whole = "one => one.scrollHeight <= one.clientHeight"
    assert page.locator(".bar .room").evaluate(whole) or language != "en", "all choices are seen whole"
    tab(page, "log")
    drawn(page)
    assert beyond(page) == [], "and while one reads"
    tab(page, "hand")
    cards = [card.bounding_box() for card in page.locator(".hand [data-card]").all()]
    assert len(cards) == 5
    for card in cards:
        assert card is not None
        assert card["width"] >= 148
        assert 0 <= card["x"] <= 820 - card["width"]
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_are_told_above_what_can_be_done(new_context: Contexts, tables: Tables, language: str) -> None:
    page = a_tablet(new_context, language)
    open_game(page, tables.at(29, since=28).address("british"))
    expect(page.locator(".bar.telling .since")).to_be_visible()
    drawn(page)
    room, choices, command = (
        page.locator(f".bar {part}").bounding_box()
        for part in (".room", ".choices", ".buttons > :last-child")
    )
    assert room is not None
    assert choices is not None
    assert command is not None
    assert page.locator(".bar .room").evaluate("one => one.scrollHeight <= one.clientHeight"), "all are seen"
    assert room["y"] + room["height"] <= choices["y"], "what can be done is offered below them"
    assert choices["width"] > 700
    right, bottom = choices["x"] + choices["width"], choices["y"] + choices["height"]
    assert command["x"] + command["width"] == pytest.approx(right, abs=1), "at the end"
    assert command["y"] + command["height"] == pytest.approx(bottom, abs=1)
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)


def test_other_pages_use_the_width(new_context: Contexts, tables: Tables) -> None:
    page = a_tablet(new_context, "en")
    page.goto("/")
    expect(page.locator(".picture svg")).to_be_visible()
    drawn(page)
    new, beside = page.locator(".below .new").bounding_box(), page.locator(".below .beside").bounding_box()
    assert new is not None
    assert beside is not None
    assert new["x"] + new["width"] < beside["x"], "two columns"
    assert page.locator(".picture [data-place], .picture svg g").count() > 0
    page.goto("/rules")
    contents, reading = page.get_by_role("navigation", name="Contents"), page.locator(".reading")
    expect(contents.get_by_role("link").first).to_be_visible()
    left, right = contents.bounding_box(), reading.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] < right["x"]
    assert not small(page)
    open_game(page, tables.imported().address(after="#replay=150"))
    steps, happened = page.locator(".steps").bounding_box(), page.locator(".happened").bounding_box()
    assert steps is not None
    assert happened is not None
    assert happened["x"] > steps["x"] + steps["width"], "what happened stands beside the buttons"
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_replay_moves_from_step_to_step(
    new_context: Contexts, tables: Tables, language: str
) -> None:
    page = a_phone(new_context, 360, 640, locale=language)
    seats = tables.imported()
    open_game(page, seats.address(after="#replay=150"))
    strips: set[float] = set()
    sliders: set[float] = set()
    for _ in range(12):
        page.locator(".steps button").nth(3).tap()
        drawn(page)
        for part, found in (("main > .strip", strips), (".timeline .track", sliders)):
            box = page.locator(part).bounding_box()
            assert box is not None
            found.add(round(box["y"] + box["height"]))
        assert not clipped(page)
    page.locator(".steps button").last.tap()
    drawn(page)
    assert not too_wide(page)
    assert len(strips) == 1
    assert len(sliders) == 1
