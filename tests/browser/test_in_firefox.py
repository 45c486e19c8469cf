"""The main paths in Firefox: a game from the first page to its end, a replay, and another language."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.playing import OVER, Player, play
from tests.browser.serving import firefox
from tests.browser.situations import Tables, open_game
from tests.sampling import sampled


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """This machine's Firefox, as it comes: no build of Playwright's own."""
    running = playwright.firefox.launch(channel="moz-firefox", executable_path=firefox())
    yield running
    running.close()


@pytest.mark.parametrize("turns", sampled([1, 3], test=1))
def test_a_game_from_the_first_page_to_its_end(page: Page, turns: int) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    expect(player.standing).to_contain_text("Turn 1")
    used = play(player, lambda used: used["turns"] >= turns)
    assert used["turns"] >= turns
    page.reload()
    player.wait()
    player.show("More")
    player.panel.get_by_role("button", name="Concede").click()
    player.panel.get_by_role("button", name="Yes, I concede").click()
    expect(player.standing).to_contain_text(OVER)


@pytest.mark.soak
def test_a_replay_and_the_rules(page: Page, tables: Tables) -> None:
    open_game(page, tables.imported().address(after="#replay=150"))
    slider = page.get_by_role("slider")
    before = slider.input_value()
    slider.press("ArrowRight")
    expect(slider).not_to_have_value(before)
    page.goto("/rules")
    page.locator("header .opener").click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("[Rr]ègles"))
