"""While somebody chooses and acts, what need not move stays where it is."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from benchmarks.served import Served
from tests.browser.situations import drawn, pick
from tests.browser.tables import NewContext, set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

SIZES: Final = sampled([(1366, 768), (1180, 820), (1440, 900), (1920, 1080)], test=2)


def a_laptop(new_context: NewContext, width: int, height: int, **wishes: Any) -> Page:
    """A page of this size; the smallest is a tablet held wide, which is touched."""
    touched = {"has_touch": True, "is_mobile": True} if width < 1200 else {}
    viewport = {"width": width, "height": height}
    return new_context(viewport=viewport, **touched, **wishes).new_page()


def many(hand: int = 7) -> Any:
    """The British have many cards, all of which can be used for something."""
    cards = ["Boston", "New York", "Norfolk", "Philadelphia", "St. Mary's", "Militia", "Rangers"]
    british = side(hand=cards[:hand], deck=["New Haven", "Pemaquid"], money=9)
    return position(british, side(hand=["Quebec"], deck=["Gaspé"], money=5))


def lie(page: Page) -> dict[str, tuple[float, float]]:
    """Where each card of the hand lies, and how wide it is."""
    drawn(page)
    found = page.locator(".hand [data-card]").evaluate_all(
        "all => all.map((one) => [one.dataset.card, one.getBoundingClientRect()])"
        ".map(([card, { x, width }]) => [card, Math.round(x), Math.round(width)])"
    )
    return {card: (x, width) for card, x, width in found}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("hand", sampled([7, 5], test=2))
def test_cards_stay_when_another_is_used(
    server: Served, new_context: NewContext, width: int, height: int, hand: int
) -> None:
    page = a_laptop(new_context, width, height)
    page.goto(set_up(server, many(hand), side="british", opponent="bot", level=1).link)
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    before = lie(page)
    places = list(before.values())
    page.locator('.bar [data-verb="take money"]').click()
    pick(page, "Norfolk")
    page.locator(".bar [data-does]").click()
    expect(page.locator(".hand [data-card]")).to_have_count(hand - 1)
    after = lie(page)
    assert "Norfolk" not in after
    # What lay before it lies there still, what lay behind it has moved up by one, and no width has changed.
    assert list(after.values()) == places[:-1]
    assert [after[card] for card in ("Boston", "New York")] == places[:2]
    page.keyboard.press("Control+z")
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    assert lie(page) == before


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_to_start_over_has_one_place(
    server: Served, new_context: NewContext, width: int, height: int
) -> None:
    page = a_laptop(new_context, width, height)
    page.goto(set_up(server, many(), side="british", opponent="bot", level=1).link)
    clear = page.get_by_role("button", name="Start over")
    page.locator('.bar [data-verb="settle"]').click()
    found = [clear.bounding_box()]
    page.locator(".bar .choices .button").filter(has_text="Halifax").click()
    found.append(clear.bounding_box())
    pick(page, "New York", "Philadelphia")
    expect(page.locator(".bar [data-does]")).to_be_visible()
    found.append(clear.bounding_box())
    clear.click()
    expect(clear).to_have_count(0)
    page.locator('.bar [data-verb="draft"]').click()
    found.append(clear.bounding_box())
    assert found[0] is not None
    assert found == [found[0]] * 4


def test_what_brings_money_tells_how_much(server: Served, page: Page) -> None:
    game = position(
        side(hand=["Norfolk"], deck=["Boston"], money=5),
        side(hand=["Quebec", "Louisbourg", "Gaspé", "Montreal", "Trader"], deck=["Tadoussac"], money=5),
        to_move=FRENCH,
    )
    page.goto(set_up(server, game, side="french", opponent="bot", level=1).link)
    choices = page.locator(".bar .choices .button")
    pick(page, "Quebec")
    expect(choices.filter(has_text="Take money")).to_have_text("Take money · +2")
    expect(choices.filter(has_text="Merchant")).to_have_text("Merchant: trade by ship · up to +3")
    page.get_by_role("button", name="Start over").click()
    pick(page, "Trader")
    # Gaspé and Montreal show furs.
    expect(choices.filter(has_text="Trader")).to_have_text("Trader: sell furs · up to +4")
    choices.filter(has_text="Trader").click()
    expect(page.locator(".bar .effects")).to_contain_text("cards with furs: 2 money for each.")
    page.locator("#tab-actions").click()
    ways = page.locator("#tab-panel .ways")
    expect(ways.get_by_role("button", name="+4 money")).to_have_count(1)
    expect(ways.get_by_role("button", name="+2 money")).to_have_count(2)


def test_which_card_is_sent_is_asked(server: Served, page: Page) -> None:
    british = side(hand=["Boston", "New York", "Norfolk", "Militia", "Rangers"], deck=["New Haven"], money=9)
    game = position(british, side(hand=["Quebec"], deck=["Gaspé"]))
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    page.locator('.bar [data-verb="besiege"]').click()
    told = page.locator(".bar .effects")
    asks = "Which of them goes into the siege? It stays there until the siege ends."
    expect(told).not_to_have_text(asks)
    pick(page, "New York", "Norfolk")
    expect(told).to_have_text(asks)
    answers = page.locator(".bar .choices .button")
    expect(answers).to_have_count(2)
    answers.filter(has_text="Norfolk goes").click()
    expect(told).not_to_contain_text("Which of them")


def test_a_place_that_nobody_can_settle_is_told_and_not_asked_about(server: Served, page: Page) -> None:
    """As far as others know, a settler may have been drawn: there is something to confirm."""
    british = side(
        hand=["Norfolk", "Militia"],
        deck=["New Haven", "Boston"],
        siege="Louisbourg",
        marker=7,
        attacking=["Militia"],
    )
    game = position(british, side(hand=["Quebec"], deck=["Gaspé"]), actions_left=None)
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    bar = page.locator(".bar")
    expect(bar.locator(".asks")).to_have_text(
        "You have taken Louisbourg, and have no settler for a village there: it stays neutral."
    )
    expect(bar.get_by_role("button")).to_have_text(["Go on"])
    bar.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("status").filter(has_text="2 actions left")).to_be_visible()


def test_what_initial_means_is_told_by_the_card(server: Served, page: Page) -> None:
    french = side(hand=["Regular Infantry (initial)", "Quebec"], deck=["Tadoussac"], money=5)
    game = position(side(hand=["Norfolk"], deck=["Boston"]), french, to_move=FRENCH)
    page.goto(set_up(server, game, side="french", opponent="bot", level=1).link)
    page.locator('.hand [data-card="Regular Infantry (initial)"]').hover()
    told = page.locator(".layer").get_by_text("Initial: it was in the first French deck.")
    expect(told).to_be_in_viewport(ratio=1)
