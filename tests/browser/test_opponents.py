"""Opponents on the first page: every level and strategy can be chosen, and one that thinks is shown to."""

import re

import pytest
from playwright.sync_api import Page, expect

from arpents.bots.levels import FIRST_LEVEL, LEVELS, STRATEGIES, level
from arpents.locales import Words

WORDS = Words("en")
LEVEL_NAMES = [WORDS(f"level-{one.name}") for one in LEVELS]
STRATEGY_NAMES = [WORDS(f"strategy-{one.name}") for one in STRATEGIES]


def test_all_levels_and_strategies_can_be_chosen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    expect(page.get_by_role("radio", name=WORDS(f"level-{level(FIRST_LEVEL).name}"))).to_be_checked()
    for name in (*LEVEL_NAMES, *STRATEGY_NAMES):
        page.get_by_role("radio", name=name).check()
        expect(page.get_by_text(f"against the {name}.")).to_be_visible()
        chosen = page.get_by_role("radio", name=re.compile("|".join((*LEVEL_NAMES, *STRATEGY_NAMES))))
        assert [one.is_checked() for one in chosen.all()].count(True) == 1, "of both groups, one"
    expect(page.get_by_text("It thinks for up to 3 seconds.").last).to_be_visible()


def test_a_game_against_a_strategy_begins(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    page.get_by_role("radio", name="Hammer").check()
    page.get_by_role("button", name=WORDS("home-set-up")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hammer")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_list_fits(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/")
    page.get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_bot_that_thinks_is_shown_to(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="French", exact=True).first.check(force=True)  # so that the bot begins
    page.get_by_role("button", name="General", exact=True).click()
    expect(page.get_by_text("General is thinking …").first).to_be_visible()
