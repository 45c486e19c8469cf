"""Whoever comes for the first time sees how to start a game, what its aim is and where the rules are."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import clipped
from tests.browser.situations import Tables, a_phone, drawn, open_game
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
AIM = "Take Quebec, and you win at once."
BRIEF = "The game in two minutes"


@pytest.mark.parametrize("language", sampled(["fr", "it", "de", "en"], test=2))
@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
def test_the_button_is_in_sight_on_the_smallest_phone(
    new_context: Contexts, language: str, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height, locale=language)
    page.goto("/")
    button = page.locator("form button.main").first
    expect(button).to_be_enabled()
    drawn(page)
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
    assert not clipped(page)


def test_the_aim_is_told_until_the_first_deed_of_the_first_game(page: Page, tables: Tables) -> None:
    first = tables.at(1)
    open_game(page, first.address("british"))
    bar = page.locator(".bar")
    expect(bar).to_contain_text(AIM)
    expect(bar.get_by_text("What has a green edge can be used. Settling")).to_be_in_viewport(ratio=1)
    bar.get_by_role("link", name=BRIEF).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=BRIEF)).to_be_in_viewport()
    page.keyboard.press("Escape")
    tables.do(first, "british", "end turn")
    tables.do(first, "french", "end turn")
    expect(page.locator(".standing")).to_contain_text("Your turn")
    expect(bar).not_to_contain_text(AIM)
    open_game(page, tables.at(1).address("british"))
    expect(bar).to_be_visible()
    expect(bar).not_to_contain_text(AIM)


def test_a_phone_leads_to_the_rules_without_taking_room_from_the_map(
    new_context: Contexts, tables: Tables
) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(1).address("british"))
    expect(page.locator(".bar")).to_contain_text("Your aim: Quebec or points.")
    expect(page.locator(".bar").get_by_role("link", name=BRIEF)).to_be_in_viewport()
    assert not clipped(page)
    board = page.locator("section.board").bounding_box()
    assert board is not None
    assert board["height"] >= 844 / 2


@pytest.mark.parametrize("width", [1180, 1440])
def test_the_aim_is_told_to_whoever_moves_second(new_context: Contexts, tables: Tables, width: int) -> None:
    page = new_context(viewport={"width": width, "height": 820}).new_page()
    seats = tables.at(1)
    tables.do(seats, "british", "end turn")
    open_game(page, seats.address("french"))
    bar = page.locator(".bar")
    expect(bar.get_by_text("Your aim: Boston, New York or points.")).to_be_in_viewport(ratio=1)
    expect(bar.get_by_role("region", name="Meanwhile")).to_contain_text("The British end their turn")
    expect(bar).not_to_contain_text("The British draw 5 cards.")


def test_what_can_be_done_is_offered_before_anything_is_picked(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(1).address("british"))
    bar = page.locator(".bar")
    settle = bar.get_by_role("button", name="Settle", exact=True)
    expect(bar.get_by_role("button", name="Draft a card")).to_be_visible()
    expect(settle).to_be_in_viewport(ratio=1)
    able = page.locator("[data-place].able")
    before = able.count()
    settle.click()
    expect(bar.get_by_role("button", name=re.compile("^Settle [A-Z]")).nth(1)).to_be_visible()
    assert 1 < able.count() < before, "green is where something can be settled"
    bar.get_by_role("button", name="Start over").click()
    expect(settle).to_be_visible()


def test_news_stay_when_a_question_among_them_is_answered(page: Page, tables: Tables) -> None:
    """Of several deeds that come before and after a question, none is lost."""
    seats = tables.at(36, "block", since=35)
    open_game(page, seats.address("british"))
    news = page.locator(".bar .since")
    expect(news).to_contain_text("raid")
    page.locator(".bar").get_by_role("button", name="Do not block").click()
    page.locator("[data-does]").click()
    expect(page.locator(".bar .question")).to_have_count(0)
    expect(news).to_contain_text("raid")
    expect(news).to_contain_text("capture the village of Albany; the place is neutral now.")


def test_going_back_closes_the_rules_and_not_the_game(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(1).address("british"))
    address = page.url
    rules = page.get_by_role("dialog", name="The rules")
    for leave in (page.go_back, lambda: rules.get_by_role("button", name="Close").tap()):
        page.locator(".bar").get_by_role("link", name=BRIEF).tap()
        expect(rules).to_be_visible()
        leave()
        expect(rules).to_have_count(0)
        assert page.url == address
        expect(page.locator(".hand [data-card]").first).to_be_visible()
