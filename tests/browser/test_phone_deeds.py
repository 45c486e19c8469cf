"""What is picked on a phone is told whole, and what is to be picked next comes into sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from arpents import Game
from benchmarks.served import Served
from tests.browser.reading import clipped, overlaps, small, too_wide
from tests.browser.situations import a_phone, drawn, open_game, pick
from tests.browser.tables import set_up
from tests.positions import position, side
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
PHONES = sampled([(360, 640), (390, 844), (844, 390)], test=2)


def a_large_hand() -> Game:
    """The British can develop, and besiege Louisbourg, with cards that lie out of each other's sight."""
    hand = ["Boston", "New Haven", "New York", "Halifax", "St. Mary's", "Militia", "Regular Infantry"]
    return position(
        side(hand=hand, deck=["Philadelphia"], money=9),
        side(hand=["Montreal", "Quebec"], deck=["Gaspé"], money=5),
        board={"Halifax": "british village"},
    )


def all_told(page: Page) -> bool:
    """Whether all words about what is picked are seen at once; letters may reach beyond close lines."""
    drawn(page)
    found: bool = page.locator(".bar .top").evaluate("one => one.scrollHeight <= one.clientHeight + 3")
    return found


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_every_card_is_named_with_what_it_is_for(
    server: Served, new_context: Contexts, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, set_up(server, a_large_hand(), side="british", opponent="bot", level=1).link)
    roles = page.locator(".bar .roles")
    pick(page, "Boston", "St. Mary's")
    page.locator(".bar .choices .button").filter(has_text="St. Mary").first.tap()
    if language == "en":
        expect(roles).to_have_text("St. Mary's · Boston: settler")
    expect(roles).to_contain_text("Boston")
    assert all_told(page)
    page.locator(".bar .clear").tap()
    pick(page, "Boston", "Halifax", "Regular Infantry")
    page.locator(".bar .choices .button").filter(has_text="Louisbourg").first.tap()
    if language == "en":
        expect(roles).to_have_text(
            "Halifax leads there · Boston: ship · Regular Infantry: goes into the siege"
        )
    expect(roles).to_contain_text("Halifax")
    drawn(page)
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)
    assert all_told(page)
