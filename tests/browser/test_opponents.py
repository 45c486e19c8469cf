"""Opponents on the first page: every level and strategy can be chosen, and one that thinks is shown to."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.locales import Words

WORDS = Words("en")
LEVEL_NAMES = [WORDS(f"level-{one.name}") for one in LEVELS]
STRATEGY_NAMES = [WORDS(f"strategy-{one.name}") for one in STRATEGIES]
CHECKED = "(all) => all.filter((one) => one.checked).length"


def new_game(page: Page) -> Locator:
    """The part of the first page in which everything can be chosen."""
    return page.get_by_role("region", name=WORDS("home-new"))


def play_now(page: Page) -> Locator:
    """The part of the first page that proposes a game."""
    return page.get_by_role("region", name=WORDS("shell-game"))


def start(page: Page, against: str) -> None:
    """Start the game that is proposed, which is against somebody."""
    button = play_now(page).get_by_role("button", name=f"Play now against the {against}")
    button.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(against)


def test_all_levels_and_strategies_can_be_chosen(page: Page) -> None:
    page.goto("/")
    form = new_game(page)
    form.get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    expect(form.get_by_role("radio", name=LEVEL_NAMES[0])).to_be_checked()
    for name in (*LEVEL_NAMES, *STRATEGY_NAMES):
        form.get_by_role("radio", name=name).check()
        expect(form.get_by_text(f"against the {name}.")).to_be_visible()
        chosen = form.get_by_role("radio", name=re.compile("|".join((*LEVEL_NAMES, *STRATEGY_NAMES))))
        assert chosen.evaluate_all(CHECKED) == 1, "of both groups, one"
    expect(form.get_by_text("It thinks for up to 3 seconds.")).to_be_visible()


def test_the_first_visit_proposes_the_newcomer_and_later_ones_what_was_played_last(page: Page) -> None:
    page.goto("/")
    expect(play_now(page).get_by_role("radio", name="Newcomer")).to_be_checked()
    start(page, "Newcomer")
    page.goto("/")
    expect(play_now(page).get_by_role("radio", name="Newcomer")).to_be_checked()
    play_now(page).get_by_text("Captain", exact=True).click()
    play_now(page).get_by_text("British", exact=True).click()
    # It is chosen, and no game has begun.
    expect(page.get_by_text(WORDS("level-captain-about")).first).to_be_visible()
    assert page.evaluate("location.pathname") == "/"
    start(page, "Captain")
    page.goto("/")
    expect(play_now(page).get_by_role("radio", name="Captain")).to_be_checked()
    expect(play_now(page).get_by_role("radio", name="British")).to_be_checked()
    page.reload()
    start(page, "Captain")
    expect(page.locator("main [role=status]").first).to_contain_text("Your turn")  # as the British begin


@pytest.mark.soak
def test_a_strategy_that_was_played_last_is_proposed(page: Page) -> None:
    page.goto("/")
    expect(play_now(page).get_by_role("radio", name="Raider")).to_have_count(0)
    new_game(page).get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    new_game(page).get_by_role("radio", name="Raider").check()
    page.get_by_role("button", name=WORDS("home-set-up")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Raider")
    page.goto("/")
    start(page, "Raider")


@pytest.mark.soak
def test_what_was_kept_and_is_gone_does_no_harm(page: Page) -> None:
    page.goto("/")
    for rubbish in ('{"name": "nobody", "side": "both"}', "[]", "7", "null", '"x"', "{"):
        page.evaluate("(text) => localStorage.setItem('arpents.opponent', text)", rubbish)
        page.reload()
        expect(play_now(page).get_by_role("radio", name="Newcomer")).to_be_checked()
        expect(play_now(page).get_by_role("radio", name="Either side")).to_be_checked()


@pytest.mark.soak
def test_a_game_against_a_strategy_begins(page: Page) -> None:
    page.goto("/")
    new_game(page).get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    new_game(page).get_by_role("radio", name="Hammer").check()
    page.get_by_role("button", name=WORDS("home-set-up")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hammer")


@pytest.mark.soak
@pytest.mark.parametrize("width", [390, 1280])
def test_the_list_fits(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/")
    page.get_by_role("radio", name=WORDS("home-opponent-bot")).check()
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_bot_that_thinks_is_shown_to(page: Page) -> None:
    page.goto("/")
    play_now(page).get_by_text("British", exact=True).click()  # the page is there before the bot begins
    play_now(page).get_by_text("General", exact=True).click()
    play_now(page).get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="End turn").click()
    page.locator("[data-does]").click()
    expect(page.get_by_text("General is thinking …").first).to_be_visible()
