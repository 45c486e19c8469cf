"""Playing against a bot with the keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import OVER, WAYS, Keys, Player, play, play_to_the_end
from tests.browser.situations import Tables, open_game

WATCH = """
window.pointed = [];
for (const name of ["pointerdown", "mousedown", "touchstart", "wheel"])
  window.addEventListener(name, () => window.pointed.push(name), true);
// Where things move below a pointer at rest, a browser tells of a move by itself, over no distance.
for (const name of ["pointermove", "mousemove"])
  window.addEventListener(name, ({ movementX, movementY }) => {
    if (movementX || movementY) window.pointed.push(name);
  }, true);
"""


def begin(page: Page) -> tuple[Player, Keys]:
    """Begin a game from the first page."""
    page.add_init_script(WATCH)
    page.goto("/")
    keys = Keys(page)
    keys.use(page.get_by_role("button", name="Newcomer"))
    player = Player(page, keys)
    expect(player.standing).to_contain_text("Turn 1")
    return player, keys


def no_mouse(page: Page) -> None:
    """Nothing was done by a mouse since the page was opened."""
    assert page.evaluate("pointed") == [], "somebody has used a mouse"


def look_back(player: Player, keys: Keys) -> None:
    """Replay the game that is over."""
    expect(player.standing).to_contain_text(re.compile(r"British \d+ points, French \d+\."))
    player.show("More")
    keys.go(player.page.locator("section.scroll").get_by_role("link", name="Replay"))
    player.page.keyboard.press("Enter")
    expect(player.page).to_have_url(re.compile("#replay"))
    no_mouse(player.page)


def test_everything_there_is_to_do(page: Page, tables: Tables) -> None:
    page.add_init_script(WATCH)
    page.goto(tables.against_bot(16, "do not block").address("british"))
    keys = Keys(page)
    player = Player(page, keys)
    wanted = WAYS | {"answers", "turns"}
    used = play(player, lambda used: used.keys() >= wanted)
    assert used.keys() >= wanted
    player.wait()
    player.show("More")
    keys.use(player.panel.get_by_role("button", name="Concede"))
    keys.use(player.panel.get_by_role("button", name="Yes, I concede"))
    expect(player.standing).to_contain_text(OVER)
    look_back(player, keys)


@pytest.mark.soak
def test_a_whole_game(page: Page) -> None:
    player, keys = begin(page)
    used = play_to_the_end(player)
    assert used.keys() >= WAYS
    look_back(player, keys)


def test_keys_of_the_table(page: Page, tables: Tables) -> None:
    """Figures pick cards by their place in the hand, and let them go; Escape leads back from the past."""
    open_game(page, tables.at(29, since=28).address("british"))
    cards = page.locator(".hand button.card")
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("9")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Shift+ArrowLeft")
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)


def test_enter_does_what_is_picked_and_space_lets_go(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29).address("british"))
    page.locator('.bar [data-verb="take money"]').focus()
    page.keyboard.press("Enter")
    card = page.locator(".hand [data-card=Richmond]").first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-does]")).to_have_text("Take money")
    page.keyboard.press("Space")
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("main [role=status]").first).to_contain_text("1 action left")
    # The end of a turn is nothing that a second Enter should do.
    page.keyboard.press("Shift+Enter")
    expect(page.locator("[data-does]")).to_have_text("Yes, end it")
    page.locator("body").press("Enter")
    expect(page.locator("main [role=status]").first).to_contain_text("Your turn")
    expect(page.locator("[data-does]")).to_be_visible()
