"""A whole game against a bot, from its beginning to its end, with the mouse alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import Player, play_to_the_end


def test_a_whole_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Newcomer").click()  # one click, and the game begins
    player = Player(page)
    expect(player.standing).to_contain_text("Turn 1")
    used = play_to_the_end(player)
    assert {"by_list", "by_map", "by_cards", "by_market"} <= used.keys()
    expect(player.standing).to_contain_text(re.compile(r"British \d+ points, French \d+\."))
    assert player.bar.get_by_role("button", name="End turn").count() == 0
    player.show("More")
    expect(player.panel.get_by_role("link", name="Replay")).to_be_visible()

    # The first page knows how it ended.
    page.get_by_role("link", name="Arpents").click()
    expect(page.get_by_text(re.compile(r"Over: you (won|lost)"))).to_be_visible()
