"""The map on a phone: it stays where it is, comes back, and looks where something can be done."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from arpents.engine.game import game_from
from arpents.records.writing import write_game
from tests.browser.reading import small, too_wide
from tests.browser.situations import DECISIONS, Tables, a_phone, decision, drawn, open_game, pick, tab
from tests.browser.touching import Fingers
from tests.positions import position, side
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]

ON_NAMES = """() => {
  const name = (one) => one.closest("[data-place]").dataset.place;
  // Without the room that type has above and below its letters.
  const names = [...document.querySelectorAll(".map .name")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const room = (bottom - top) / 4;
    return { of: name(one), left, right, top: top + room, bottom: bottom - room };
  });
  const found = [];
  for (const flag of document.querySelectorAll(".map .siege .flag")) {
    const { left, right, top, bottom } = flag.getBoundingClientRect();
    for (const one of names)
      if (left < one.right && one.left < right && top < one.bottom && one.top < bottom)
        found.push(`a flag on ${one.of}`);
  }
  for (const ring of document.querySelectorAll(".map .act")) {
    const { x, y, width } = ring.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + width / 2 };
    for (const one of names) {
      const across = Math.max(one.left, Math.min(one.right, middle.x)) - middle.x;
      const along = Math.max(one.top, Math.min(one.bottom, middle.y)) - middle.y;
      if (Math.hypot(across, along) < width / 2) found.push(`the ring about ${name(ring)} on ${one.of}`);
    }
  }
  return found;
}"""
"""Which signs of the map lie on names."""


@pytest.mark.parametrize("language", sampled(["en", "fr", "de", "it"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (360, 640), (820, 1180)], test=1))
def test_no_sign_lies_on_a_name(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = a_phone(new_context, width, height, locale=language)
    open_game(page, tables.at(29, since=28).address("british"))
    assert page.locator(".map .siege .flag").count() == 1
    assert page.locator("[data-place=Albany] .act").count() == 1
    assert page.evaluate(ON_NAMES) == []
    pick(page, "New York")
    expect(page.locator(".choices")).to_be_visible()
    assert page.evaluate(ON_NAMES) == []


def where(page: Page, *places: str) -> list[tuple[float, float, float]]:
    """Where places of the map are seen, and how large their symbols are."""
    found: list[tuple[float, float, float]] = []
    for place in places:
        box = page.locator(f'[data-place="{place}"] .reach').bounding_box()
        assert box is not None
        found.append((box["x"], box["y"], box["width"]))
    return found


def between(page: Page, upper: str, lower: str) -> float:
    """How many pixels are free between two parts of the page."""
    above, below = page.locator(upper).last.bounding_box(), page.locator(lower).last.bounding_box()
    assert above is not None
    assert below is not None
    return below["y"] - above["y"] - above["height"]


@pytest.mark.parametrize(("width", "height"), sampled([(360, 640), (390, 844), (820, 1180)], test=1))
def test_the_map_stays_where_it_is(new_context: Contexts, tables: Tables, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(29, since=28).address("british"))
    places = ("Boston", "Albany", "Quebec", "Fort Halifax")
    before = where(page, *places)
    pick(page, "New York")
    expect(page.locator(".choices")).to_be_visible()
    drawn(page)
    assert where(page, *places) == before, "while there is something to choose"
    choosing = page.locator(".map").bounding_box()
    pick(page, "St. Mary's", "Philadelphia")
    page.locator(".bar").get_by_role("button", name="Settle Albany").tap()
    expect(page.locator(".bar .main")).to_be_visible()
    drawn(page)
    assert where(page, *places) == before, "while there is something to do"
    assert between(page, ".map", ".bar") <= 1
    assert page.locator(".map").bounding_box() == choosing, "however much there is to say"
    page.get_by_role("button", name="Start over").tap()
    drawn(page)
    assert where(page, *places) == before, "with nothing picked any more"
    assert not too_wide(page)


@pytest.mark.soak
def test_the_map_comes_back_after_the_others_turn(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844, speed="calm")
    seats = tables.at(18)
    open_game(page, seats.address("british"))
    box = """() => {
      const map = document.querySelector(".map").getBoundingClientRect();
      const now = document.querySelector("[data-place=Boston] .reach").getBoundingClientRect();
      return [now.x - map.x, now.y - map.y, now.width];
    }"""
    x, y, size = page.evaluate(box)
    distance = f"""() => {{
      const [x, y, width] = ({box})();
      return Math.hypot(x - {x}, y - {y}) + Math.abs(width - {size});
    }}"""
    for told in DECISIONS[decision(18) : decision(19)]:
        tables.do(seats, told.side, told.text)  # shown when the turn is over, one deed after the other
    page.wait_for_function(f"() => ({distance})() > 40")  # Fort Niagara was out of sight
    page.wait_for_function(f"() => ({distance})() < 1")
    expect(page.get_by_role("status").filter(has_text="Your turn").first).to_be_visible()
    expect(page.locator(".since .here")).to_have_count(0)
    drawn(page)
    assert page.evaluate(IN_SIGHT)[0] == [], "and then it looks where something can be done"


def in_sight(page: Page, place: str) -> bool:
    """Whether a place is seen on the map."""
    ((x, y, size),) = where(page, place)
    box = page.locator(".map").bounding_box()
    assert box is not None
    across, along = x + size / 2 - box["x"], y + size / 2 - box["y"]
    return 12 <= across <= box["width"] - 12 and 12 <= along <= box["height"] - 12


IN_SIGHT: Final = """() => {
  const map = document.querySelector(".map").getBoundingClientRect();
  const cut = [...document.querySelectorAll(".map .act")].filter((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    return left < map.left || right > map.right || top < map.top || bottom > map.bottom;
  });
  const heights = [...document.querySelectorAll(".map .reach")].map((one) => one.getBoundingClientRect())
    .filter(({ left, right }) => left > map.left && right < map.right)
    .map(({ top, bottom }) => (top + bottom) / 2 - map.top).filter((top) => top > 0);
  return [cut.map((ring) => ring.closest("[data-place]").dataset.place), Math.min(...heights) / map.height];
}"""
"""Where something can be done that is not seen whole, and how much of the map is above all places."""


@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (412, 915)], test=1))
def test_the_map_looks_where_something_can_be_done(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    game = position(
        side(hand=["Boston"], deck=["Norfolk", "New York"], money=5),
        side(hand=["Gaspé", "Louisbourg", "Tadoussac", "Quebec", "Trader"], deck=["Montreal"], money=5),
    )
    seats = tables.between(start={"record": str(write_game(game_from(game.state))), "decisions": 0})
    open_game(page, seats.address("french"))
    _, empty = page.evaluate(IN_SIGHT)
    assert empty < 0.22, "no room is lost to empty land"
    tables.do(seats, "british", "end turn")
    expect(page.get_by_role("status").filter(has_text="Your turn").first).to_be_visible()
    expect(page.locator(".bar .since")).to_be_visible()  # news have taken a part of the map's height
    expect(page.locator("[data-place='Fort Beauséjour'] .act")).to_be_visible()
    drawn(page)
    cut, empty = page.evaluate(IN_SIGHT)
    assert cut == []
    assert empty < 0.27
    tab(page, "sides")
    expect(page.locator(".bar .since")).to_have_count(0)
    tab(page, "hand")
    drawn(page)
    assert page.evaluate(IN_SIGHT)[0] == []


@pytest.mark.soak
@pytest.mark.parametrize("by", sampled(["a card", "the list"], test=1))
def test_what_is_picked_is_brought_into_sight(new_context: Contexts, tables: Tables, by: str) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29, since=28).address("british"))
    if by == "the list":
        tab(page, "actions")
    page.locator(".map").hover()
    page.mouse.down()
    for _ in range(2):
        page.mouse.move(380, 200)
        page.mouse.move(10, 200)
    page.mouse.up()
    page.keyboard.press("Escape")
    assert not in_sight(page, "Albany")
    if by == "the list":
        page.locator("#tab-panel").get_by_role("button", name="Settle Albany").first.tap()
    else:
        pick(page, "New York", "St. Mary's")
    expect(page.locator(".bar .clear")).to_be_visible()
    page.wait_for_timeout(300)
    drawn(page)
    assert in_sight(page, "Albany")


def test_a_card_that_is_picked_with_a_place_comes_into_sight(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "actions")
    page.locator("#tab-panel").get_by_role("button", name="Settle Albany").first.tap()
    tab(page, "hand")
    picked = page.locator(".hand [data-card][aria-pressed=true]")
    expect(picked.first).to_be_visible()
    drawn(page)
    expect(picked.last).to_be_in_viewport(ratio=0.9)


def test_a_place_that_is_picked_with_a_finger_is_not_covered(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 360, 640)
    open_game(page, tables.at(29, since=28).address("british"))
    page.locator("[data-place=Albany] circle").first.tap()
    expect(page.locator(".bar .deed")).to_contain_text("Albany")
    expect(page.locator("#map-note")).to_have_count(0)
    # A finger that rests on a place still asks about it.
    page.locator("[data-place=Deerfield]").dispatch_event("pointerenter", {"pointerType": "touch"})
    expect(page.locator("#map-note")).to_contain_text("Deerfield")


PLACES: Final = """(least) => {
  const map = document.querySelector(".map").getBoundingClientRect();
  return [...document.querySelectorAll("[data-place] .reach")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < map.left + least || x > map.right - least || y < map.top + least || y > map.bottom - least;
  }).map((one) => one.closest("[data-place]").dataset.place);
}"""
"""Which places are nearer to the edge of the map than so many pixels."""


def tool(page: Page, name: str, times: int = 1) -> None:
    """Use one of the buttons for the map."""
    page.locator(".strip .opener").tap()
    for _ in range(times):
        page.locator(".strip [popover]").get_by_role("button", name=name).tap()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)  # the map is drawn anew once its size rests
    drawn(page)


@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (360, 640), (844, 390)], test=1))
def test_the_whole_map_fits_the_width_of_a_phone(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(29).address("british"))
    first = where(page, "Boston")
    assert page.evaluate(PLACES, 0) != []
    tool(page, "Show the whole map")
    assert page.evaluate(PLACES, 8) == []
    tool(page, "Show the whole map")
    assert where(page, "Boston") == first, "once more leads back"


def test_what_can_be_settled_comes_into_sight_in_the_size_that_was_chosen(
    new_context: Contexts, tables: Tables
) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29).address("british"))
    tool(page, "Zoom in", times=2)
    page.mouse.move(350, 350)
    page.mouse.down()
    page.mouse.move(20, 60, steps=4)
    page.mouse.up()
    drawn(page)
    assert not in_sight(page, "Albany")
    ((_, _, size),) = where(page, "Albany")
    tab(page, "actions")
    page.locator("#tab-panel").get_by_role("button", name="Settle Albany").first.tap()
    expect(page.locator(".bar .clear")).to_be_visible()
    drawn(page)
    ((x, y, now),) = where(page, "Albany")
    assert now == pytest.approx(size, abs=0.5)
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert x - box["x"] >= 40
    assert y - box["y"] >= 40


def closer(page: Page) -> None:
    """Two fingers enlarge the middle of the map."""
    box = page.locator(".map").bounding_box()
    assert box is not None
    Fingers(page).pinch((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), 60, 150)
    page.wait_for_timeout(300)  # the map is drawn anew once its size rests
    drawn(page)


@pytest.mark.parametrize(("width", "height"), sampled([(360, 640), (390, 844)], test=1))
def test_a_close_up_stays_while_a_question_is_answered(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(36, "block", since=35).address("british"))
    closer(page)
    assert not in_sight(page, "Albany")
    before = where(page, "Albany", "Boston")
    card = page.locator(".hand .can").first
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})  # its places are pointed out
    drawn(page)
    assert where(page, "Albany", "Boston") == before
    card.dispatch_event("pointerleave", {"pointerType": "mouse"})
    card.tap()
    drawn(page)
    assert where(page, "Albany", "Boston") == before


@pytest.mark.parametrize(("width", "height"), sampled([(360, 640), (390, 844)], test=1))
def test_what_the_map_moves_to_has_room_about_rings_and_names(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(29, since=28).address("british"))
    closer(page)
    for _ in range(2):
        page.mouse.move(340, 250)
        page.mouse.down()
        page.mouse.move(10, 120, steps=4)
        page.mouse.up()
    pick(page, "New York")
    expect(page.locator("[data-place=Albany].able")).to_be_attached()
    drawn(page)
    assert page.evaluate(CLIPPED) == []
    page.mouse.move(180, 150)
    page.mouse.down()
    page.mouse.move(40, 150, steps=4)
    page.mouse.up()
    page.wait_for_timeout(300)  # the map is drawn anew once its size rests
    drawn(page)
    left = where(page, "Albany")
    page.get_by_role("button", name="Start over").tap()
    drawn(page)
    assert where(page, "Albany") == left, "what was done with a finger last counts"


CLIPPED: Final = """() => {
  const map = document.querySelector(".map").getBoundingClientRect();
  return [...document.querySelectorAll(".map .able")].filter((place) =>
    [...place.querySelectorAll(".act, .name")].some((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < map.left + 4 || right > map.right - 4 || top < map.top + 4 || bottom > map.bottom - 4;
    }),
  ).map((place) => place.dataset.place);
}"""
"""Where something can be done whose ring or name lies at the edge of the map."""


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (360, 640)], test=1))
def test_rings_that_the_map_looks_at_have_room_around_them(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = a_phone(new_context, width, height, locale=language)
    open_game(page, tables.at(29).address("british"))
    cut, _ = page.evaluate(IN_SIGHT)
    near = page.evaluate(PLACES, 38)
    can = page.locator("[data-place].able").evaluate_all("all => all.map((one) => one.dataset.place)")
    seen = [place for place in can if in_sight(page, place)]
    assert len(seen) >= 3
    assert not [place for place in seen if place in cut or place in near]


@pytest.mark.parametrize("by", sampled(["its button", "Escape", "a card", "a place"], test=1))
def test_the_legend_makes_room_again(new_context: Contexts, tables: Tables, by: str) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29, since=28).address("british"))
    page.locator(".strip .opener").tap()
    tools, legend = page.locator(".strip [popover]"), page.locator("#map-legend")
    tools.get_by_role("button", name="Legend").tap()
    expect(legend).to_be_visible()
    expect(tools).to_be_hidden()
    assert not small(page)
    if by == "its button":
        legend.get_by_role("button", name="Close").tap()
    elif by == "Escape":
        page.keyboard.press("Escape")
    elif by == "a card":
        pick(page, "New York")
    else:
        page.locator("[data-place=Quebec]").dispatch_event("click")  # the legend may lie above it
    expect(legend).to_have_count(0)
