"""Playing on a phone by touch alone: taps, drags, pinches, and cards that are held down."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import OVER, WAYS, Player, play, play_to_the_end
from tests.browser.situations import Tables, open_game
from tests.browser.touching import MIDDLE, Fingers

Contexts = Callable[..., BrowserContext]

WATCH: Final = """
window.used = new Set();
for (const name of ["pointerdown", "keydown", "wheel"])
  window.addEventListener(name, (event) => window.used.add(event.pointerType ?? name), true);
"""
LOOK: Final = "(node) => getComputedStyle(node).filter"
LONG: Final = 700
"""Milliseconds after which a finger on a card wants to read it."""


def a_phone(new_context: Contexts) -> tuple[Page, Fingers]:
    """A phone and the fingers on it."""
    page = new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    ).new_page()
    page.add_init_script(WATCH)
    return page, Fingers(page)


def only_touched(page: Page) -> None:
    """Nothing was used but fingers since the page was opened."""
    assert page.evaluate("[...used]") == ["touch"]


def concede(player: Player) -> None:
    """Give the game up, and see that it is over."""
    player.wait()
    player.show("More")
    player.hands.use(player.panel.get_by_role("button", name="Concede"))
    player.hands.use(player.panel.get_by_role("button", name="Yes, I concede"))
    expect(player.standing).to_contain_text(OVER)


def test_everything_there_is_to_do(new_context: Contexts, tables: Tables) -> None:
    page, fingers = a_phone(new_context)
    open_game(page, tables.against_bot(16, "do not block").address("british"))
    player = Player(page, fingers)
    wanted = WAYS | {"answers", "turns"}
    used = play(player, lambda used: used.keys() >= wanted)
    assert used.keys() >= wanted
    concede(player)
    only_touched(page)


def test_pinching_and_dragging_the_map(new_context: Contexts, tables: Tables) -> None:
    page, fingers = a_phone(new_context)
    open_game(page, tables.at(29, since=28).address("british"))
    boston, albany = (page.locator(f"[data-place={name}] circle").first for name in ("Boston", "Albany"))

    def apart() -> float:
        """How far two places are from each other on the screen."""
        (x, y), (other_x, other_y) = boston.evaluate(MIDDLE), albany.evaluate(MIDDLE)
        return float(((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5)

    middle = boston.evaluate(MIDDLE)
    before = apart()
    fingers.pinch(middle, 60, 180)
    assert apart() > 1.5 * before
    fingers.pinch(middle, 180, 40)
    assert apart() < 1.5 * before
    fingers.pinch(middle, 60, 180)
    x, y = boston.evaluate(MIDDLE)
    fingers.drag(middle, (middle[0] - 60, middle[1] - 40))
    moved = boston.evaluate(MIDDLE)
    assert (moved[0] - x, moved[1] - y) == pytest.approx((-60, -40), abs=12)
    expect(page.locator(".bar")).not_to_contain_text("Start over")  # a drag chooses nothing


def test_a_card_that_is_held_down_is_read_and_not_chosen(new_context: Contexts, tables: Tables) -> None:
    page, fingers = a_phone(new_context)
    open_game(page, tables.at(29, since=28).address("british"))
    card = page.locator("[data-card='New York']").first
    large = page.locator(".layer:has(.large)")
    fingers.press(card, LONG)
    expect(large).to_contain_text("New York")
    fingers.lift()
    expect(large).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")
    fingers.use(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    only_touched(page)


def test_a_place_that_is_held_down_is_read_and_not_chosen(new_context: Contexts, tables: Tables) -> None:
    page, fingers = a_phone(new_context)
    open_game(page, tables.at(29, since=28).address("british"))
    place = page.locator("[data-place=Albany]")
    circle = place.locator("circle").first
    fingers.press(circle, LONG)
    expect(page.locator("#map-note")).to_contain_text("Albany")
    fingers.lift()
    expect(page.locator("#map-note")).to_have_count(0)
    expect(place).to_have_attribute("aria-pressed", "false")
    fingers.use_place(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    only_touched(page)


def test_a_button_that_is_pressed_shows_it(new_context: Contexts, tables: Tables) -> None:
    page, _ = a_phone(new_context)
    open_game(page, tables.at(29, since=28).address("british"))
    assert page.evaluate("getComputedStyle(document.body).webkitTapHighlightColor") == "rgba(0, 0, 0, 0)"
    button = page.locator("#tab-log")
    assert button.evaluate(LOOK) == "none"
    page.mouse.move(*button.evaluate(MIDDLE))  # the touches of a test press nothing until they are lifted
    page.mouse.down()
    assert button.evaluate(LOOK) != "none"
    page.mouse.up()


@pytest.mark.soak
def test_a_whole_game(new_context: Contexts) -> None:
    page, fingers = a_phone(new_context)
    page.goto("/")
    fingers.use(page.get_by_role("button", name="Newcomer"))
    player = Player(page, fingers)
    expect(player.standing).to_contain_text("Turn 1")
    used = play_to_the_end(player)
    assert used.keys() >= WAYS
    end = page.get_by_role("region", name=re.compile(r"You (win|lose)\."))
    expect(end).to_contain_text(re.compile(r"\d+ ?British"))
    expect(end).to_contain_text(re.compile(r"\d+ ?French"))
    only_touched(page)
