"""Nothing serious is wrong with any page, in any state or theme, for those who cannot see or use no mouse.

The main states are looked at in ``make test``, and all of them, in the dark as well, in ``make soak``.
"""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.serving import Complaints
from tests.browser.situations import Tables, drawn, open_game, pick, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
Faults = Callable[..., list[str]]
Check = Callable[..., None]


CUT = """([picture, cover]) => {
  const edge = document.querySelector(picture).getBoundingClientRect();
  const above = document.querySelector(cover || "none")?.getBoundingClientRect();
  const names = [...document.querySelectorAll(`${picture} svg :is(.name, .ground text)`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
  const cut = names.filter(({ box }) =>
    box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom
    || (above && box.left < above.right && above.left < box.right
      && box.top < above.bottom && above.top < box.bottom));
  return [names.length, cut.map(({ name }) => name)];
}"""
"""How many names are seen on a map, and which of them are cut off, by its edge or by what lies on it."""


@pytest.fixture(params=sampled(("light", "dark"), test=1))
def check(faults: Faults, request: pytest.FixtureRequest) -> Check:
    """Looks for faults in a theme; where little has changed, in a part of the page."""

    def look(page: Page, state: str, part: str = "body") -> None:
        page.emulate_media(color_scheme=request.param)
        drawn(page)
        found = faults(page, part)
        assert not found, f"{state}: {found[:4]}"

    return look


@pytest.mark.soak
@pytest.mark.browser_context_args(color_scheme="dark")
def test_the_dark_theme(page: Page, tables: Tables, faults: Faults) -> None:
    """A sample of what the other tests look at in the dark, which they do in soak alone."""
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert faults(page) == []
    open_game(page, tables.at(29, since=28).address("british"))
    assert faults(page) == []


@pytest.mark.parametrize(
    ("width", "height"),
    sampled([(1440, 900), (390, 844), (1180, 820), (1366, 768), (1920, 1080), (820, 1180)], test=1),
)
def test_no_name_is_cut_off(new_context: Contexts, width: int, height: int) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto("/")
    expect(page.locator(".picture svg .land").first).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    drawn(page)
    seen, cut = page.evaluate(CUT, [".picture", ".cartouche"])
    assert seen >= 3
    assert cut == []
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if not page.locator("aside").count():
        return
    expect(page.locator("aside .map .land").first).to_be_visible()
    drawn(page)
    seen, cut = page.evaluate(CUT, ["aside .map", ""])
    assert seen >= 8
    assert cut == []
    page.locator("aside .map").get_by_role("button", name="Zoom in").click()
    page.wait_for_function("() => !document.querySelector('aside .eased')")
    drawn(page)
    assert page.evaluate(CUT, ["aside .map", ""])[1] == [], "nor when it is larger"


def test_home(page: Page, tables: Tables, check: Check) -> None:
    tables.waiting("Marie", opponent="anyone")
    tables.between()  # to be watched
    open_game(page, tables.at(29).address("british"))  # and then among the games of this device
    page.goto("/")
    expect(page.locator(".own li")).to_have_count(1)
    check(page, "home")
    page.get_by_role("radio", name="The computer").check()
    for summary in page.locator("form summary").all():
        summary.click()
    page.get_by_role("button", name="Settings and language").click()
    expect(page.get_by_role("radio", name="Français")).to_be_visible()
    check(page, "everything unfolded")


@pytest.mark.soak
def test_home_with_more_on_it(page: Page, tables: Tables, check: Check) -> None:
    open_game(page, tables.at(29).address("british"))
    page.goto("/")
    expect(page.locator(".own li")).to_have_count(1)
    page.get_by_role("radio", name="The computer").check()
    for summary in page.locator("form summary").all():
        summary.click()
    page.get_by_role("radio", name="Scenario").check()
    page.get_by_placeholder("#join=").fill("???")
    page.get_by_role("button", name="Go", exact=True).click()
    check(page, "scenarios")
    page.locator(".own li button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "a dialog")


@pytest.mark.soak
@pytest.mark.parametrize(("path", "shown"), sampled([("/rules", "aside svg"), ("/about", "h1")], test=1))
def test_texts(page: Page, check: Check, path: str, shown: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(shown).first).to_be_visible()
    check(page, path)


def test_the_works_of_others_are_named(page: Page) -> None:
    page.goto("/about")
    named = page.locator(".licences")
    expect(named.get_by_text("source-sans-3")).to_be_visible()
    expect(named.get_by_text("OFL-1.1")).to_have_count(2)
    address = page.get_by_role("link", name="in one file").get_attribute("href")
    assert address is not None
    reply = page.request.get(address)
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert "SIL OPEN FONT LICENSE Version 1.1" in reply.text()


@pytest.mark.soak
def test_dead_ends(page: Page, check: Check, complaints: Complaints) -> None:
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "no such page")
    page.goto("/game/nothing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "no such game")
    complaints.allow("404|403|WebSocket")


def test_your_turn(page: Page, tables: Tables, check: Check) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    check(page, "your turn")
    pick(page, "New York", "St. Mary's", "Philadelphia")
    check(page, "which of several", ".below")
    page.locator("[data-place=Albany]").press("Enter")
    expect(page.locator(".bar .buttons .main")).to_be_visible()
    check(page, "a choice that is whole", ".below")


@pytest.mark.soak
def test_tabs(page: Page, tables: Tables, check: Check) -> None:
    seats = tables.at(19, since=17)
    tables.say(seats, "french", "Bonne chance !")
    open_game(page, seats.address("british"))
    for name in ("actions", "log", "market", "decks", "talk", "more"):
        tab(page, name)
        for summary in page.locator("#tab-panel summary").all():
            summary.click()
        check(page, name, ".rail .middle")


@pytest.mark.soak
def test_question(page: Page, tables: Tables, check: Check) -> None:
    seats = tables.at(36, "block", since=35)
    open_game(page, seats.address("british"))
    expect(page.locator(".question")).to_be_visible()
    check(page, "a question")
    open_game(page, seats.address("french"))
    check(page, "the opponent is asked", ".table > :not(.board)")


@pytest.mark.soak
def test_looking_back(page: Page, tables: Tables, check: Check) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    page.locator("#tab-panel li button").first.click()
    expect(page.locator(".moment")).to_be_visible()
    check(page, "a moment", ".below")


@pytest.mark.soak
def test_those_who_wait_and_watch(page: Page, tables: Tables, check: Check) -> None:
    waiting = tables.waiting()
    page.goto(f"/game/{waiting['game']}#seat={waiting['token']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "waiting")
    other = tables.waiting(side="opponent")
    page.goto(other["invite"].partition("/game")[1] + other["invite"].partition("/game")[2])
    expect(page.get_by_label("name")).to_be_visible()
    check(page, "invited")
    open_game(page, tables.at(29, since=28).address())
    check(page, "watching")


@pytest.mark.soak
def test_after_the_end(page: Page, tables: Tables, check: Check) -> None:
    seats = tables.finished()
    open_game(page, seats.address("british"))
    check(page, "the end")
    tab(page, "more")
    check(page, "what there is to do after it", ".rail")
    open_game(page, tables.imported().address(after="#replay=150"))
    check(page, "a replay")


@pytest.mark.soak
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_a_phone(page: Page, tables: Tables, check: Check) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    check(page, "a phone")
    for name in ("actions", "sides", "log"):
        tab(page, name)
        check(page, name, ".rail")


RING = """() => {
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(document.activeElement);
  const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const [inner, bar] = [document.activeElement, document.querySelector(".heading")]
    .map((one) => one.getBoundingClientRect());
  return [outlineStyle, inner.top - out >= bar.top, inner.bottom + out <= bar.bottom - 1];
}"""
"""Whether the ring around what has the focus is seen, above and below."""


def test_rings_in_the_heading_are_whole(page: Page) -> None:
    page.goto("/rules")
    page.locator(".heading a").first.focus()
    for name in ("Arpents", "Rules", "About", "Settings"):
        here = page.locator(".heading :focus")
        expect(here).to_contain_text(name)
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")  # by keys, so that there is a ring
        assert page.evaluate(RING) == ["solid", True, True], name
        page.keyboard.press("Tab")


FRAMES = """() => {
  window.blank = [];
  const look = () => {
    const table = document.querySelector("main .board svg.still");
    if (!table && !document.querySelector(".band .picture svg")) blank.push(performance.now());
    if (!table) requestAnimationFrame(() => setTimeout(look)); // when the frame has been drawn
  };
  look();
}"""
"""Writes down each frame in which there is no map, until that of a game is there."""


@pytest.mark.parametrize("motion", sampled(["no-preference", "reduce"], test=1))
def test_the_map_stays_until_that_of_the_game_is_there(new_context: Contexts, motion: str) -> None:
    page = new_context(reduced_motion=motion).new_page()
    page.goto("/")
    expect(page.locator(".picture svg")).to_be_visible()

    def late(route: Route) -> None:
        time.sleep(0.3)
        route.continue_()

    page.route("**/*.js", late)
    games: list[str] = []
    page.on("request", lambda asked: games.append(asked.url) if asked.method == "POST" else None)
    page.evaluate(FRAMES)
    page.get_by_role("button", name="Play now").dblclick()
    expect(page.locator("main .board svg.still")).to_be_visible()
    assert page.evaluate("blank") == [], "a page without a map"
    assert len(games) == 1, "however often the button is pressed"
    expect(page.locator(".content")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
