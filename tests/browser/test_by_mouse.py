"""A game against a bot with the mouse alone: a part of one in ``make test``, a whole one in ``make soak``."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import OVER, WAYS, Player, play, play_to_the_end


def begin(page: Page) -> Player:
    """Begin a game from the first page."""
    page.goto("/")
    page.get_by_role("button", name="Newcomer").click()  # one click, and the game begins
    player = Player(page)
    expect(player.standing).to_contain_text("Turn 1")
    return player


def look_at_the_end(player: Player) -> None:
    """See what the table and the first page say of a game that is over."""
    expect(player.standing).to_contain_text(re.compile(r"British \d+ points, French \d+\."))
    assert player.bar.get_by_role("button", name="End turn").count() == 0
    expect(player.page.locator("section.scroll").get_by_role("link", name="Replay")).to_be_visible()

    # The first page knows how it ended.
    player.page.get_by_role("link", name="Arpents").click()
    expect(player.page.get_by_text(re.compile(r"Over: you (won|lost)"))).to_be_visible()


def test_from_the_first_click_to_the_end(page: Page) -> None:
    player = begin(page)
    wanted = WAYS | {"turns"}
    used = play(player, lambda used: used.keys() >= wanted)
    assert used.keys() >= wanted
    player.wait()
    player.show("More")
    player.hands.use(player.panel.get_by_role("button", name="Concede"))
    player.hands.use(player.panel.get_by_role("button", name="Yes, I concede"))
    expect(player.standing).to_contain_text(OVER)
    look_at_the_end(player)


@pytest.mark.soak
def test_a_whole_game(page: Page) -> None:
    player = begin(page)
    used = play_to_the_end(player)
    assert used.keys() >= WAYS
    look_at_the_end(player)
