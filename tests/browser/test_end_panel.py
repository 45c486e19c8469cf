"""The end of a game is an event: a panel with the result, and nothing that pretends that the game goes on."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from benchmarks.served import Served
from tests.browser.serving import chromium, require_page
from tests.browser.situations import Seats, Tables, a_phone, open_game, tab
from tests.sampling import sampled
from tests.server.serving import a_server

Contexts = Callable[..., BrowserContext]

PHONES: Final = ((390, 844), (360, 640))
INSIDE: Final = """(panel) => {
  const { width, left, right } = panel.getBoundingClientRect();
  const edges = [...panel.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right);
  return width > 0 && left >= 0 && right <= innerWidth && Math.max(...edges) <= right + 1;
}"""
"""Whether a panel is within the window, and all of its parts within it."""


WITHIN: Final = """(part) => {
  const [inner, outer] = [part, part.parentElement].map((one) => one.getBoundingClientRect());
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}"""
"""Whether a part of a strip is not higher than the strip."""


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server on which a game can be claimed at once."""
    require_page()
    chromium()
    with a_server(seed=1, abandoned_after=0) as served:
        yield served


@pytest.fixture
def over(tables: Tables) -> Seats:
    """A game that James, who plays the British, has won."""
    return tables.finished()


def test_the_result_and_where_to_go(page: Page, over: Seats, faults: Callable[..., list[str]]) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_game(page, over.address("british"))
    panel = page.get_by_role("region", name="You win.")
    expect(panel).to_contain_text("The French have conceded.")
    expect(panel.get_by_role("row", name="from towns")).to_be_visible()
    expect(panel.get_by_role("img", name="Points of both sides")).to_be_visible()
    panel.get_by_text("As a table").click()
    expect(panel.get_by_role("row", name="35", exact=False).first).to_be_visible()
    panel.get_by_text("As a table").click()
    for name in ("Rematch as the French", "Share"):
        expect(panel.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    for name in ("New game", "Replay"):
        expect(panel.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    assert panel.evaluate(INSIDE)
    assert faults(page) == []

    nothing_goes_on(page)
    ways = ("Rematch as the French", "Replay", "Share")
    seen = "(all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length"
    for name in ways:  # the panel has them, and nothing beside it repeats them
        assert page.locator("main .button", has_text=name).evaluate_all(seen) == 1, name
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    nothing_goes_on(page)
    bar = page.get_by_role("group", name="The game is over")
    for name in ways:
        expect(bar.locator(".button", has_text=name)).to_be_in_viewport(ratio=1)
        assert page.locator("main .button", has_text=name).evaluate_all(seen) == 1, name
    expect(page.locator("[data-place=Boston]")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    expect(panel).to_be_visible()

    panel.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    panel.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("status").first).to_contain_text("British turn")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), pytest.param(820, 1180, marks=pytest.mark.soak)])
def test_the_verdict_stands_between_the_sums(
    new_context: Contexts, over: Seats, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    open_game(page, over.address("british"))
    panel = page.locator("section.scroll").bounding_box()
    british, french = (page.locator(f".sum.{side}").bounding_box() for side in ("british", "french"))
    verdict = page.locator("section.scroll h2").bounding_box()
    assert panel is not None
    assert british is not None
    assert french is not None
    assert verdict is not None
    assert british["x"] - panel["x"] <= 40, "no hole at the left"
    assert british["y"] - panel["y"] <= 60
    assert british["y"] == french["y"]
    assert british["x"] + british["width"] <= verdict["x"]
    assert verdict["x"] + verdict["width"] <= french["x"]
    assert abs(verdict["y"] - british["y"]) < british["height"]


def nothing_goes_on(page: Page) -> None:
    """Nobody is asked for anything any more, and nothing can be done to the game."""
    main = page.get_by_role("main")
    for words in ("Your turn", "is deciding", "actions left", "needs"):
        expect(main.get_by_text(words)).to_have_count(0)
    expect(page.locator("[data-does]")).to_have_count(0)
    for name in ("End turn", "Undo", "Concede"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.get_by_role("tab", name="Actions")).to_have_count(0)
    tab(page, "more")
    expect(page.get_by_role("tabpanel").get_by_text("Automatic answers")).to_have_count(0)
    expect(page.get_by_role("tabpanel").get_by_role("link", name="The record of the game")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone(new_context: Contexts, over: Seats, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, over.address("french"))
    panel = page.get_by_role("region", name="You lose.")
    expect(panel).to_contain_text("You have conceded.")
    expect(panel.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("link", name="New game")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("tab")).to_have_count(0)
    assert page.locator(".stands").evaluate(WITHIN)
    assert panel.evaluate(INSIDE)
    panel.get_by_role("button", name="Look at the board").tap()
    expect(panel).to_be_hidden()
    page.get_by_role("button", name="Result").tap()
    expect(panel).to_be_visible()


@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (360, 640), (844, 390)], test=1))
def test_on_a_phone_the_end_comes_without_a_heading(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    seats = tables.at(36, since=35)
    page = a_phone(new_context, width, height)
    open_game(page, seats.address("british"))
    strip = page.locator("main > .strip").bounding_box()
    expect(page.locator(".heading")).to_be_hidden()
    tables.post(f"/games/{seats.game}/concede", seats.tokens["french"], key="enough")
    panel = page.get_by_role("region", name="You win.")
    expect(panel).to_be_visible()
    expect(page.locator(".heading")).to_be_hidden()
    assert page.locator("main > .strip").bounding_box() == strip, "nothing jumps"
    expect(panel.get_by_role("link", name="New game")).to_be_in_viewport(ratio=1)
    panel.get_by_role("button", name="Look at the board").tap()
    tab(page, "more")
    expect(page.get_by_role("tabpanel").get_by_role("link", name="Home")).to_be_attached()


@pytest.mark.parametrize(("width", "height"), sampled([(820, 1180), (390, 844), (412, 915)], test=1))
def test_the_end_uses_the_room(new_context: Contexts, over: Seats, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, over.address("british"))
    expect(page.get_by_role("img", name="Points of both sides")).to_be_visible()
    panel = page.locator("section.scroll").bounding_box()
    place = page.locator(".end").bounding_box()
    assert panel is not None
    assert place is not None
    above = panel["y"] - place["y"]
    below = place["y"] + place["height"] - panel["y"] - panel["height"]
    assert abs(above - below) <= 2, "it stands in the middle"
    assert panel["height"] >= 0.8 * place["height"]


@pytest.mark.parametrize(
    ("who", "alone"), sampled([("french", False), ("british", True), (None, True)], test=2)
)
def test_arms_above_the_verdict_are_of_whom_it_speaks(
    new_context: Contexts, over: Seats, who: str | None, alone: bool
) -> None:
    page = new_context().new_page()
    open_game(page, over.address(who))
    verdict = page.locator("section.scroll .verdict")
    expect(verdict).to_be_visible()
    expect(verdict.locator("> svg.british")).to_have_count(1 if alone else 0)
    if not alone:
        victor = verdict.locator("p").filter(has=page.locator("svg.british"))
        expect(victor).to_have_text("The British win.")


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)])
def test_points_and_their_curve_can_be_read(
    new_context: Contexts, over: Seats, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, over.address("british"))
    expect(page.get_by_role("img", name="Points of both sides")).to_be_visible()
    buttons = page.locator(".scroll > .buttons").bounding_box()
    assert buttons is not None
    for part in (".points", "figure > svg"):
        box = page.locator(f".scroll {part}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= buttons["y"] + 1, "it is seen without scrolling"
    numbers = page.locator("figure .number")
    heights = numbers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert min(heights) >= 12, "numbers are as large as other words"


@pytest.mark.soak
def test_others_see_it_too_and_a_claim_is_no_concession(new_context: Contexts, tables: Tables) -> None:
    seats = tables.between()
    if tables.now(seats)["view"]["decider"] == "french":
        tables.do(seats, "french", "end turn")
    tables.post(f"/games/{seats.game}/claim", seats.tokens["french"], key="over")
    claim = "The French claim the game: the British had not moved for too long."
    for side, verdict in ((None, "The French win."), ("british", "You lose.")):
        page = new_context().new_page()
        open_game(page, seats.address(side))
        expect(page.get_by_role("region", name=verdict)).to_contain_text("claimed the game")
        expect(page.get_by_role("tabpanel")).to_contain_text(claim)
        expect(page.get_by_role("tabpanel")).not_to_contain_text("concede")
        expect(page.get_by_role("button", name="Rematch")).to_have_count(0 if side is None else 1)
        page.goto(seats.address(None, "#replay"))
        expect(page.get_by_role("region", name="What happened")).to_contain_text(claim)
