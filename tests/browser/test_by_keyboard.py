"""A whole game against a bot, from its beginning to its end, with the keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import Keys, Player, play_to_the_end

WATCH = """
window.pointed = [];
for (const name of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"])
  window.addEventListener(name, () => window.pointed.push(name), true);
"""


def test_a_whole_game(page: Page) -> None:
    page.add_init_script(WATCH)
    page.goto("/")
    keys = Keys(page)
    keys.use(page.get_by_role("button", name="Newcomer"))
    player = Player(page, keys)
    expect(player.standing).to_contain_text("Turn 1")
    used = play_to_the_end(player)
    assert {"by_list", "by_map", "by_cards", "by_market"} <= used.keys()
    expect(player.standing).to_contain_text(re.compile(r"British \d+ points, French \d+\."))
    player.show("More")
    keys.go(player.panel.get_by_role("link", name="Replay"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#replay"))
    assert page.evaluate("pointed") == [], "somebody has used a mouse"
