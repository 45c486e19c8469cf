"""Settings change how the page looks and what a click does, at once and for good; nothing picked is lost."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.situations import Tables, drawn, open_game, pick, tab
from tests.sampling import sampled

COLOUR: Final = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"


def choose(page: Page, *values: str) -> None:
    """Choose something in the panel of settings, and close it."""
    page.get_by_role("button", name="Settings and language").click()
    panel = page.get_by_role("dialog", name="Settings and language")
    for value in values:
        panel.get_by_text(value, exact=True).click()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def width_of(card: Locator) -> float:
    box = card.bounding_box()
    assert box is not None
    return box["width"]


def height_of(card: Locator) -> float:
    box = card.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.soak
def test_looks(page: Page, tables: Tables, faults: Callable[..., list[str]]) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    card = page.locator("[data-card=Richmond]").first
    before, red = height_of(card), page.evaluate(COLOUR, "--british")
    choose(page, "Large", "For the colour-blind", "Where there are pieces")
    assert height_of(card) > 1.1 * before
    assert page.evaluate(COLOUR, "--british") != red
    detroit = page.locator("[data-place=Detroit] .name")
    expect(detroit).to_be_hidden()
    expect(page.locator("[data-place=Boston] .name")).to_be_visible()
    page.locator("[data-place=Detroit]").focus()
    expect(detroit).to_be_visible()
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []

    # They are there before anything is drawn again, and the panel tells them.
    page.reload()
    drawn(page)
    assert height_of(card) > 1.1 * before
    page.get_by_role("button", name="Settings and language").click()
    expect(page.get_by_role("radio", name="For the colour-blind")).to_be_checked()
    assert faults(page, "[popover]") == []


@pytest.mark.soak
def test_a_large_screen_is_used(page: Page, tables: Tables) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_game(page, tables.at(29, since=28).address("british"))
    card, log = page.locator("[data-card=Richmond]").first, page.get_by_role("tabpanel")
    before, words = width_of(card), width_of(log)
    page.set_viewport_size({"width": 1920, "height": 1080})
    drawn(page)
    assert width_of(card) > 1.15 * before
    assert width_of(log) > 1.1 * words


@pytest.mark.soak
def test_bars_have_the_colours_of_the_sides(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "sides")
    colours = {
        side: page.locator(f"li.{side} meter").first.evaluate("(bar) => getComputedStyle(bar).color")
        for side in ("british", "french")
    }
    assert colours == {"british": "rgb(156, 42, 47)", "french": "rgb(39, 72, 143)"}
    looks = page.locator("meter").first.evaluate("(bar) => getComputedStyle(bar).appearance")
    assert looks == "none"


@pytest.mark.soak
def test_escape_closes_the_settings_and_nothing_else(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    pick(page, "New York", "Philadelphia")
    picked = page.locator("[data-card][aria-pressed=true]")
    opener = page.get_by_role("button", name="Settings and language")
    panel = page.get_by_role("dialog", name="Settings and language")
    for within in (False, True):
        opener.click()
        expect(panel).to_be_visible()
        if within:
            panel.get_by_role("heading").first.click()  # on nothing that takes the focus
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(opener).to_be_focused()
        expect(picked).to_have_count(2)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
def test_settings_are_found_by_a_wheel(new_context: Callable[..., BrowserContext], language: str) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, locale=language).new_page()
    page.goto("/")
    drawn(page)
    expect(page.locator("header .gear")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    panel = page.locator("header [popover]")
    title = panel.locator("h2").first.text_content()
    assert title
    page.get_by_role("button", name=title).click()
    expect(page.get_by_role("dialog", name=title)).to_be_visible()
    panel.locator("header button").click()
    expect(panel).not_to_be_visible()


def test_rules_open_beside_the_game_and_nothing_picked_is_lost(
    page: Page, tables: Tables, faults: Callable[..., list[str]]
) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    address = page.url.partition("#")[0]
    pick(page, "New York", "Philadelphia")
    picked = page.locator("[data-card][aria-pressed=true]")
    expect(picked).to_have_count(2)
    page.get_by_role("link", name="Rules").click()
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.locator("[id='6.1']")).to_be_attached()
    expect(picked).to_have_count(2)
    expect(page).to_have_url(address)
    assert faults(page, "dialog") == []
    # A reference leads on within the rules, and the table can be used meanwhile.
    rules.get_by_text("Contents").click()
    rules.get_by_role("link", name=re.compile("^6")).first.click()
    expect(rules.locator("[id='6']")).to_be_in_viewport()
    expect(page).to_have_url(address)
    pick(page, "St. Mary's")
    expect(picked).to_have_count(3)
    table = page.locator("main.table").element_handle()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    expect(picked).to_have_count(3)
    # It is the same table, which tells no news again and has the tab that was read.
    assert table.evaluate("(table) => table.isConnected")

    page.reload()
    expect(picked).to_have_count(3)
    page.get_by_role("link", name="About").click()
    page.go_back()
    expect(picked).to_have_count(3)
    # Another version of the game is another choice.
    page.keyboard.press("Escape")
    page.reload()
    drawn(page)
    expect(picked).to_have_count(0)


@pytest.mark.soak
def test_a_move_is_done_at_once_where_that_is_wished(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    standing = page.locator("main [role=status]").first
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator("[data-place=Albany]").dispatch_event("click")
    expect(page.locator("[data-does]")).to_be_visible()
    expect(standing).to_contain_text("2 actions left")
    page.keyboard.press("Escape")
    choose(page, "Do it at once")
    pick(page, "New York", "St. Mary's", "Philadelphia")
    expect(standing).to_contain_text("2 actions left")
    page.locator("[data-place=Albany]").dispatch_event("click")
    expect(standing).to_contain_text("1 action left")
    # What would be lost with the turn is asked about all the same.
    page.get_by_role("button", name="End turn").click()
    expect(page.locator("[data-does]")).to_be_visible()


def test_what_cannot_be_chosen_says_why(page: Page, tables: Tables) -> None:
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    bar = page.get_by_role("group", name="What you do")
    detroit = page.locator("[data-place=Detroit]")
    detroit.dispatch_event("click")
    expect(bar).to_contain_text("No card in your hand that you can use leads to Detroit.")
    pick(page, "Richmond")
    expect(bar).not_to_contain_text("Detroit")
    page.keyboard.press("Escape")
    choose(page, "Say nothing")
    detroit.dispatch_event("click")
    expect(bar.locator(".why")).to_have_count(0)
    # The other side is told that it is not asked.
    page.goto(seats.address("french"))
    choose(page, "Say why")
    page.locator(".hand [data-card]").first.click(force=True)  # it says that it is disabled
    expect(bar).to_contain_text("The British decide now; you are not asked.")
