"""Looking back on a phone: what happened is told, and the steps are there to be hit."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import clipped, mixed, overlaps, small, too_wide, whole
from tests.browser.situations import Tables, a_phone, drawn, open_game, tab
from tests.browser.touching import Fingers
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
SIZES = sampled([(360, 640), (390, 844), (844, 390), (640, 360)], test=2)
LANGUAGES = sampled(["de", "en", "fr", "it"], test=1)


def look_back(page: Page) -> None:
    """Take the step that lies under a thumb, beside what is done to the map."""
    back = page.locator(".strip .tools > button").first
    box = back.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    back.tap()
    expect(page.locator(".moment")).to_be_visible()
    drawn(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_steps_are_whole_in_every_tab(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = a_phone(new_context, width, height, locale=language)
    open_game(page, tables.at(29, since=28).address("british"))
    look_back(page)
    steps = page.locator(".moment button")
    expect(steps).to_have_count(4)
    for name in ("hand", "log", "market", "more"):
        tab(page, name)
        drawn(page)
        assert whole(steps), name
        expect(page.locator(".moment .told p").first).to_be_in_viewport(ratio=0.5)
        for check in (overlaps, mixed, clipped, small, too_wide):
            assert not check(page), name
        box = page.locator(".moment").bounding_box()
        assert box is not None
        assert name == "hand" or box["height"] <= 53, "a row"
    steps.nth(1).tap()
    expect(page.locator("#tab-panel, .moment").last).to_be_visible()
    steps.last.tap()
    expect(page.locator(".moment")).to_have_count(0)


def test_the_past_is_told_as_past(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29, since=28).address("british"))
    heading = page.locator(".standing")
    expect(heading).to_contain_text("Your turn")
    tab(page, "log")
    page.locator("#tab-panel button").filter(has_text="draft neutral Native Americans").tap()
    expect(heading).to_contain_text("Turn 28")
    expect(heading).to_contain_text("an earlier moment")
    expect(heading).not_to_contain_text("turn")  # whose turn it was
    ink = page.locator(".scores .money").evaluate("one => getComputedStyle(one).color")
    colour = heading.locator("strong").evaluate("one => getComputedStyle(one).color")
    side = page.locator(".scores li.french").first.evaluate("one => getComputedStyle(one).color")
    assert colour not in (ink, side)
    tab(page, "hand")
    told = page.locator(".moment .told")
    expect(told).to_contain_text("The French draft neutral Native Americans.")
    page.get_by_role("button", name="One step back").tap()
    expect(told).to_contain_text("The French settle Fort Presqu'île")
    page.get_by_role("button", name="To the beginning").tap()
    expect(told).to_contain_text("you look at an earlier moment")
    page.get_by_role("button", name="Back to now").tap()
    expect(heading).to_contain_text("Your turn")


def test_whoever_watches_on_a_desktop_steps_without_a_jump(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=27).address())
    page.get_by_role("button", name="Look back").click()
    seen = set[tuple[float, ...]]()
    for _ in range(5):
        page.get_by_role("button", name="One step back").click()
        drawn(page)
        seen.add(
            tuple(
                page.locator(".moment").evaluate("one => Object.values(one.getBoundingClientRect().toJSON())")
            )
        )
    assert len(seen) == 1


def test_what_is_pointed_out_happened_then(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29, since=28).address("british"))
    lit = page.locator("[data-lit]")
    now = lit.evaluate_all("all => all.map((one) => one.dataset.lit)")
    assert now
    tab(page, "log")
    page.locator("#tab-panel button").filter(has_text="draft neutral Native Americans").tap()
    expect(page.locator(".moment")).to_be_visible()
    expect(lit).to_have_count(0)  # that was done nowhere on the map
    page.locator("#tab-panel button").filter(has_text="settle").last.tap()
    expect(lit).to_have_count(1)
    page.locator(".moment button").last.tap()
    expect(lit).to_have_count(len(now))


def test_a_finger_that_goes_down_over_the_line_of_a_replay_moves_no_game(
    new_context: Contexts, tables: Tables
) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.imported().address(after="#replay=60"))
    slider = page.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    before = slider.input_value()
    box = slider.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] - 4
    Fingers(page).drag((x, y), (x + 4, y - 120))
    drawn(page)
    assert slider.input_value() == before
    assert box["height"] <= 44
