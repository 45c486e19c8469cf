"""Who points at a kind of deed sees what it takes and where it leads, before anything is chosen."""

from playwright.sync_api import Page, expect

from arpents import Game
from benchmarks.served import Served
from tests.browser.tables import set_up
from tests.positions import position, side


def settling_or_developing() -> Game:
    """New Haven leads to Deerfield by boat; Norfolk can be developed."""
    return position(
        side(
            hand=["New Haven", "St. Mary's", "Philadelphia", "Norfolk", "Settlers"], deck=["Boston"], money=5
        ),
        side(hand=["Quebec"], deck=["Montreal"], money=5),
    )


def test_who_points_at_a_verb_sees_where_it_leads(page: Page, server: Served) -> None:
    page.goto(set_up(server, settling_or_developing(), side="british", opponent="bot", level=1).link)
    rings = page.locator("[data-place]:has(.act)")
    buttons = page.locator(".bar .choices.whole")
    expect(buttons.locator("[data-verb=settle]")).to_be_visible()
    every = rings.count()
    buttons.locator("[data-verb=develop]").hover()
    developed = page.locator("[data-place=Norfolk]:has(.act)")
    expect(developed).to_have_count(1)
    expect(page.locator("[data-place=Deerfield]:has(.act)")).to_have_count(0)
    assert 0 < rings.count() < every
    buttons.locator("[data-verb=settle]").hover()
    expect(developed).to_have_count(0)
    expect(page.locator("[data-place=Deerfield]:has(.act)")).to_have_count(1)
    # Elsewhere all that can be done is shown again, and nothing was picked.
    page.mouse.move(5, 5)
    expect(rings).to_have_count(every)
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
