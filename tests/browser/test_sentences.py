"""Sentences of the table are exact: what a button does, what is missing, and who waits for whom."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.situations import Tables, a_phone, open_game, pick, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_whoever_holds_a_place_defends_it(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(8).address("french"))
    expect(page.locator(".bar").get_by_role("button", name="Defend Port Royal")).to_be_visible()
    tab(page, "actions")
    listed = page.locator("#tab-panel")
    expect(listed.get_by_text("siege of")).to_have_count(0)
    listed.get_by_role("button", name="Defend Port Royal").click()
    pick(page, "Louisbourg")
    expect(page.locator(".bar .deed")).to_have_text("Defend Port Royal with Louisbourg.")
    expect(page.locator("[data-does]")).to_have_text("Defend")


def test_whoever_besieges_a_place_reinforces_the_siege(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(9).address("british"))
    tab(page, "actions")
    page.locator("#tab-panel").get_by_role("button", name="Reinforce the siege of Port Royal").click()
    pick(page, "Boston")
    expect(page.locator(".bar .deed")).to_have_text("Send Boston to the siege of Port Royal.")
    expect(page.locator("[data-does]")).to_have_text("Reinforce")


def test_what_is_missing_is_named(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(22).address("french"))
    page.locator('[data-place="Fort Stanwix"]').dispatch_event("click")
    told = page.locator(".bar .effects")
    expect(told).to_have_text("Picked: Oswego. Now pick a boat.")


def test_what_a_card_lacks_is_said(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(8).address("french"))
    page.locator(".bar").get_by_role("button", name="Take money").click()
    page.locator('.hand [data-card="Tadoussac"]').dispatch_event("click")
    expect(page.locator(".bar .why")).to_have_text("Tadoussac shows no coins.")


@pytest.mark.parametrize("bot", [False, True])
def test_nobody_waits_where_a_bot_plays(page: Page, tables: Tables, bot: bool) -> None:
    seats = tables.against_bot(29) if bot else tables.at(29)
    open_game(page, seats.address("british"))
    tab(page, "more")
    panel = page.locator("#tab-panel")
    panel.get_by_text("Automatic answers").click()
    expect(panel.get_by_role("button", name="Save")).to_be_visible()
    panel.get_by_text("Forget this game?").click()
    told = [
        panel.get_by_text("so that nobody waits"),
        panel.get_by_label("Answer after some seconds"),
        panel.get_by_text("the other side waits in vain"),
    ]
    for text in told:
        expect(text).to_have_count(0 if bot else 1)
    expect(panel.get_by_text("in the computer’s turn")).to_have_count(1 if bot else 0)
    expect(panel.get_by_text("Without its link there is no way back to it")).to_be_visible()


def test_a_phone_says_once_that_no_action_is_left(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    seats = tables.at(29)
    tables.do(seats, "british", "settle Albany: New York, St. Mary's, Philadelphia")
    open_game(page, seats.address("british"))
    told = page.locator("main [role=status]").first.locator("span", has_text="action")
    expect(told).to_have_text("1 action left")
    assert width_of(told) > 20
    tables.do(seats, "british", "discard: Richmond")
    expect(page.locator(".bar .deed")).to_have_text("You have no actions left.")
    # Ears hear it where they heard of the actions before.
    expect(told).to_have_text("no actions left")
    assert width_of(told) <= 1


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=2))
def test_a_phone_leads_home_by_its_name(new_context: Contexts, tables: Tables, language: str) -> None:
    names = {"de": "Startseite", "en": "Home", "fr": "Accueil", "it": "Home"}
    page = a_phone(new_context, 360, 740, locale=language)
    open_game(page, tables.at(29).address("british"))
    tab(page, "more")
    home = page.locator("#tab-panel").get_by_role("link", name=names[language], exact=True)
    expect(home).to_have_attribute("href", "/")


@pytest.mark.parametrize("turn", [8, 29])
def test_the_one_card_of_a_deed_is_named(page: Page, tables: Tables, turn: int) -> None:
    side, card = {8: ("french", "Regular Infantry (initial)"), 29: ("british", "neutral Native Americans")}[
        turn
    ]
    open_game(page, tables.at(turn).address(side))
    tab(page, "actions")
    row = page.locator("#tab-panel").get_by_role("button", name=f"Put {card} into the reserve")
    row.click()
    expect(page.locator(".bar .deed")).to_have_text(f"Put {card} into the reserve.")
    expect(page.locator("[data-does]")).to_have_text("Reserve")


def test_sizes_are_in_their_order(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings and language").click()
    panel = page.get_by_role("dialog", name="Settings and language")
    sizes = panel.get_by_role("group", name="Cards in hand")
    expect(sizes.locator("label")).to_have_text(["Small", "Medium", "Large"])
    expect(sizes.get_by_label("Medium")).to_be_checked()
    asked = panel.get_by_role("group", name="Before a move")
    expect(asked.locator("label")).to_have_text(["Confirm each move", "Do it at once"])
