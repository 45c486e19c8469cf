"""While somebody chooses and acts, what need not move stays where it is."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from benchmarks.served import Served
from tests.browser.situations import drawn, pick
from tests.browser.tables import NewContext, set_up
from tests.positions import position, side
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
