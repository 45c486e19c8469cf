"""The log of a game and the story of a replay: what is told now is seen, whatever else needs room."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from benchmarks.served import Served
from tests.browser.situations import Tables, drawn, open_game, tab
from tests.browser.tables import NewContext, set_up
from tests.positions import position, side
from tests.sampling import sampled

BELOW = "one => one.scrollHeight - one.clientHeight - one.scrollTop"
INSIDE = """line => {
  const [inner, outer] = [line, line.closest("#tab-panel")].map((one) => one.getBoundingClientRect());
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""


def at_its_end(panel: Locator) -> None:
    """Nothing is below what is seen, and something above it; and nothing of it fades."""
    expect(panel).to_have_css("mask-image", "none")
    assert panel.evaluate("one => one.scrollTop") > 0
    assert abs(panel.evaluate(BELOW)) < 1


def test_the_newest_line_is_at_the_very_end(new_context: NewContext, tables: Tables) -> None:
    page = new_context(viewport={"width": 1366, "height": 600}).new_page()
    seats = tables.at(10, since=9)
    open_game(page, seats.address("british"))
    tab(page, "log")
    panel = page.locator("#tab-panel")
    # A siege begins, and takes of the room of the log.
    before = panel.evaluate("one => one.clientHeight")
    tables.do(seats, "french", "besiege Pemaquid: Port Royal, Quebec, Regular Infantry (initial)")
    tables.do(seats, "french", "end turn")
    expect(page.get_by_role("region", name="besiege Pemaquid")).to_be_visible()
    drawn(page)
    assert panel.evaluate("one => one.clientHeight") < before
    at_its_end(panel)
    for height in (560, 620, 580):
        page.set_viewport_size({"width": 1366, "height": height})
        drawn(page)
        at_its_end(panel)
    # Whoever reads what is above is left there.
    panel.evaluate("one => { one.scrollTop = 0; }")
    drawn(page)
    page.set_viewport_size({"width": 1366, "height": 560})
    drawn(page)
    assert panel.evaluate("one => one.scrollTop") == 0


@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1180, 820), (1440, 900)], test=1))
def test_a_replay_with_a_siege_has_room_for_all_of_it(
    new_context: NewContext, tables: Tables, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}, has_touch=width == 1180).new_page()
    open_game(page, tables.imported().address(after="#replay=60"))
    rail, on = page.locator(".rail"), page.get_by_role("button", name="Play on")
    for _ in range(6):
        page.get_by_role("button", name="One step on").click()
        drawn(page)
        assert rail.evaluate("one => one.scrollHeight <= one.clientHeight")
        expect(on).to_be_in_viewport(ratio=1)
        assert page.locator("#tab-panel .here").evaluate(INSIDE)
    # The same when the window becomes lower.
    page.set_viewport_size({"width": width, "height": height - 60})
    drawn(page)
    assert page.locator("#tab-panel .here").evaluate(INSIDE)


def test_whoever_played_the_french_sees_them_below_in_the_replay(page: Page, tables: Tables) -> None:
    seats = tables.finished()
    open_game(page, seats.address("french"))
    page.goto(seats.address(None, "#replay"))
    panels = page.locator(".rail > .panel")
    expect(panels).to_have_count(2)
    expect(panels.last).to_contain_text("Marie")


def test_two_sieges_leave_room_for_the_story(server: Served, new_context: NewContext) -> None:
    game = position(
        side(hand=["Boston", "Norfolk"], deck=["New Haven"], siege="Louisbourg", attacking=["Militia"]),
        side(hand=["Quebec"], deck=["Gaspé"], siege="Pemaquid", marker=1, attacking=["Regular Infantry"]),
    )
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    table = set_up(server, game, side="british", opponent="bot", level=1)
    httpx.post(
        f"{server.url}/api/v1/games/{table.game}/concede",
        json={"key": "enough"},
        headers={"Authorization": f"Bearer {table.token}"},
    ).raise_for_status()
    page.goto(table.link.partition("#")[0] + "#replay")
    expect(page.get_by_role("region", name="besiege")).to_have_count(2)
    drawn(page)
    assert page.locator(".rail").evaluate("one => one.scrollHeight <= one.clientHeight")
    assert page.locator(".sieges").evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(page.get_by_role("button", name="Play on")).to_be_in_viewport(ratio=1)
