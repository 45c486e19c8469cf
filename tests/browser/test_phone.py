"""On a phone, and for whoever needs large type: nothing scrolls sideways, and thumbs reach everything."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.reading import clipped, overlaps, small, too_wide, whole
from tests.browser.situations import DECISIONS, Tables, a_phone, decision, drawn, open_game, pick, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
SIZES = sampled([(360, 740), (390, 844)], test=1)
"""The smallest first: what has room there has room on others."""

TABS = ("hand", "actions", "sides", "log", "market", "decks", "talk", "more")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_game(new_context: Contexts, tables: Tables, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    for name in TABS[:4]:
        box = page.locator(f"#tab-{name}").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width, f"{name} is there without a scroll"
        assert box["y"] + box["height"] <= height
    for name in TABS:
        tab(page, name)
        drawn(page)
        assert not too_wide(page), name
        assert not small(page), name
        assert not clipped(page), name


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_move_by_touch(new_context: Contexts, tables: Tables, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator(".bar").get_by_role("button", name="Settle Albany").tap()
    page.locator("[data-does]").tap()
    expect(page.locator("[data-place=Albany]")).to_have_accessible_name(
        "Albany. British village. In supply. Scores 4 points now. 4 points for a village, 8 for a town. "
        "A settler is needed to place a village."
    )
    tab(page, "log")
    expect(page.locator("#tab-panel li").last).to_contain_text("settle Albany")
    assert tables.now(seats)["view"]["board"]["Albany"]["owner"] == "british"
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator("#tab-panel li").last).to_contain_text("Turn 29")


CUT: Final = """(box) => {
  const edge = box.getBoundingClientRect();
  const range = document.createRange();
  const found = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    for (const { top, bottom } of range.getClientRects())
      if ([edge.top, edge.bottom].some((at) => top < at - 3 && bottom > at + 3)) found.push(node.data);
  }
  return found;
}"""
"""What has a line in a box that is only partly seen there, above or below."""


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(360, 640), (390, 844)], test=1))
def test_all_news_are_told_in_whole_lines(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = a_phone(new_context, width, height, locale=language)
    open_game(page, tables.at(19, since=17).address("british"))
    lines = page.locator(".bar .since li.french")
    expect(lines).to_have_count(2)  # that the turn ends is no deed
    expect(lines.filter(has_text="Fort Niagara")).to_have_count(1)
    expect(lines.filter(has_text="Pemaquid")).to_contain_text("+1")
    room = page.locator(".bar .room")
    assert room.evaluate(CUT) == []
    lines.last.scroll_into_view_if_needed()
    expect(lines.last).to_be_in_viewport()
    bar, seen = page.locator(".bar").bounding_box(), page.locator(".map").bounding_box()
    assert bar is not None
    assert seen is not None
    assert bar["height"] <= height * 0.2
    assert seen["height"] >= height / 2
    assert not small(page)
    assert not too_wide(page)
    page.locator(".hand [data-card][aria-pressed=false]").first.tap()
    expect(lines).to_have_count(0)
    page.locator(".bar .clear").tap()
    expect(page.locator(".bar .choices .button:visible").first).to_be_visible()
    assert page.locator(".bar").evaluate(CUT) == [], "what could be done is told whole"
    expect(lines).to_have_count(0)


@pytest.mark.parametrize("does", sampled(["another tab", "a place"], test=1))
def test_news_of_a_phone_make_room_for_what_is_looked_at(
    new_context: Contexts, tables: Tables, does: str
) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(19, since=17).address("british"))
    news = page.get_by_role("region", name="Meanwhile")
    expect(news).to_be_visible()
    lit = page.locator(".map [data-lit='Fort Niagara']")
    expect(lit).to_have_count(1)
    if does == "another tab":
        tab(page, "sides")
        expect(news).to_have_count(0)
        tab(page, "hand")
    else:
        page.locator("[data-place=Quebec]").tap()
        expect(page.locator(".bar .why")).to_be_visible()
        expect(news).to_have_count(0)
        for _ in range(2):  # the first closes what the map tells of the place
            page.keyboard.press("Escape")
    expect(news).to_be_visible()
    page.locator(".hand [data-card][aria-pressed=false]").first.tap()
    expect(news).to_have_count(0)
    page.locator(".bar .clear").tap()
    expect(page.locator(".bar .deed")).to_be_visible()
    expect(news).to_have_count(0)
    expect(lit).to_have_count(0)


def test_why_something_cannot_be_chosen_is_not_said_in_another_tab(
    new_context: Contexts, tables: Tables
) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29).address("british"))
    page.locator("[data-place=Quebec]").tap()
    expect(page.locator(".bar .why")).to_be_visible()
    tab(page, "log")
    expect(page.locator(".bar .why")).to_have_count(0)
    tab(page, "hand")
    expect(page.locator(".bar .why")).to_have_count(0)


def test_news_are_read_from_the_first_when_all_are_told(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 360, 640, speed="brisk")
    seats = tables.at(18)
    open_game(page, seats.address("british"))
    for told in DECISIONS[decision(18) : decision(19)]:
        tables.do(seats, told.side, told.text)
    room = page.locator(".bar.telling .room")
    page.wait_for_function("() => document.querySelector('.telling .room')?.scrollTop > 0")  # the last deed
    expect(page.get_by_role("status").filter(has_text="Your turn").first).to_be_visible()
    drawn(page)
    assert room.evaluate("one => one.scrollTop") == 0
    expect(room).to_have_attribute("data-more", "below")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_unfolds_is_in_sight(new_context: Contexts, tables: Tables, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "actions")
    panel = page.locator("#tab-panel")
    panel.get_by_role("button", name="Take money").tap()
    expect(panel.locator(".ways .row")).to_have_count(3)
    expect(panel.locator(".ways .row").first).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("button", name="Take money").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_grave_question_is_in_sight(new_context: Contexts, tables: Tables, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "more")
    page.get_by_role("button", name="Concede").tap()
    expect(page.get_by_role("button", name="Yes, I concede")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Give the game up?")).to_be_in_viewport(ratio=1)


@pytest.mark.soak
def test_a_new_hand_is_seen_from_its_first_card(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 360, 640)
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    hand = page.locator(".hand .hand")
    hand.evaluate("one => one.scrollTo({ left: 1000 })")
    drawn(page)
    assert hand.evaluate("one => one.scrollLeft") > 0
    for told in DECISIONS[decision(29) : decision(30)]:
        tables.do(seats, told.side, told.text)
    expect(page.get_by_role("status").filter(has_text="French").first).to_be_visible()
    drawn(page)
    assert hand.evaluate("one => one.scrollWidth > one.clientWidth"), "there is something to scroll"
    assert hand.evaluate("one => one.scrollLeft") == 0


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_other_pages(new_context: Contexts, tables: Tables, width: int, height: int) -> None:
    page = a_phone(new_context, width, height)
    for path in ("/", "/rules", "/about"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        drawn(page)
        assert not too_wide(page), path
    open_game(page, tables.imported().address(after="#replay=150"))
    assert not too_wide(page)
    assert not small(page)


def narrow(page: Page) -> None:
    """A window of 1280 pixels at 400 %, or of 640 at 200 %: 320 wide (WCAG 1.4.10)."""
    page.set_viewport_size({"width": 320, "height": 512})


def zoomed(page: Page) -> None:
    """A window of 1440 × 900 at 200 %."""
    page.set_viewport_size({"width": 720, "height": 450})


@pytest.mark.soak
@pytest.mark.parametrize("enlarge", sampled([narrow, zoomed], test=1))
def test_enlarged(page: Page, tables: Tables, enlarge: Callable[[Page], None]) -> None:
    for path in ("/", "/rules", "/about"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        enlarge(page)
        drawn(page)
        assert not too_wide(page), path
        assert not clipped(page), path
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    enlarge(page)
    drawn(page)
    assert not too_wide(page)
    assert not clipped(page)
    if page.locator("#tab-hand").count():
        tab(page, "hand")
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator(".bar").get_by_role("button", name="Settle Albany").click()
    page.locator("[data-does]").click()
    expect(page.get_by_role("status").filter(has_text="1 action left")).to_be_visible()


@pytest.mark.parametrize("path", sampled(["/", "/rules", "/about"], test=1))
def test_type_of_twice_the_size(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    drawn(page)
    assert not too_wide(page)
    assert not clipped(page)


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_own_money_is_seen_and_what_of_it_is_spent(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    owned = tables.now(seats)["view"]["sides"]["british"]["money"]
    money = page.locator(".scores .money")
    expect(money).to_have_text(f"Your money {owned}")
    expect(money.locator("svg")).to_be_in_viewport(ratio=1)
    box, strip = money.bounding_box(), page.locator(".stands").bounding_box()
    assert box is not None
    assert strip is not None
    assert box["x"] + box["width"] <= strip["x"] + strip["width"], "no siege pushes it out"
    tab(page, "market")
    dear = page.locator(".price text", has_text=re.compile("[1-9]"))
    page.locator("#tab-panel [data-card][aria-pressed=false]").filter(has=dear).first.tap()
    expect(page.locator(".effects")).to_contain_text(re.compile(rf"^Costs \d+ of your {owned} money"))
    # Whoever watches has none.
    open_game(page, tables.at(29, since=28).address())
    expect(page.locator(".scores li").first).to_be_visible()
    expect(money).to_have_count(0)


def test_the_smallest_phone_held_wide_shows_whole_cards_and_all_tabs(
    new_context: Contexts, tables: Tables
) -> None:
    page = a_phone(new_context, 640, 360)
    open_game(page, tables.at(29, since=28).address("british"))
    drawn(page)
    expect(page.get_by_role("tab").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand [data-card]").first).to_be_in_viewport(ratio=0.97)
    expect(page.locator(".standing")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), sampled([(640, 360), (844, 390), (915, 412)], test=2))
def test_a_phone_held_wide_loses_no_height_to_the_heading(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    """What that leads to is in the last tab, and whatever is asked is seen with its answers."""
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(36, "block", since=35).address("british"))
    drawn(page)
    for answer in page.locator(".bar .choices button").all():
        expect(answer).to_be_in_viewport(ratio=1)
    expect(page.locator(".heading")).to_be_hidden()
    for part in ("section.board", "main > .strip"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] == 0
    tab(page, "more")
    page.get_by_role("link", name="Rules").tap()
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(844, 390), (640, 360)], test=1))
def test_what_confirms_is_whole_on_a_phone_held_wide(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = a_phone(new_context, width, height, locale=language)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "market")
    page.locator('#tab-panel [data-card="Rangers"]').first.tap()
    does = page.locator(".bar [data-does]")
    commands = page.locator(".bar > .buttons > .button")
    expect(does).to_be_visible()
    drawn(page)
    assert whole(commands)
    assert not small(page)
    assert overlaps(page) == []
    for words in page.locator(".bar > *").all():  # which are what is scrolled
        words.evaluate("one => one.scrollTo(0, 1000)")
    assert whole(commands)
    commands.first.tap()
    tab(page, "hand")
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator("[data-place=Albany]").dispatch_event("click")
    for name in ("hand", "market", "log", "actions"):
        tab(page, name)
        drawn(page)
        assert whole(commands), name
    assert page.locator(".bar").evaluate("one => getComputedStyle(one).maskImage") == "none", "nothing fades"


@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (360, 640)], test=1))
def test_the_replay_of_a_phone_keeps_map_and_steps_in_sight(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.imported().address(after="#replay=60"))
    board, steps = page.locator("section.board"), page.locator(".timeline .steps")
    assert whole(steps.locator("button"))
    for part in (".hands", ".rail .panel", ".rail form"):
        page.locator(part).last.scroll_into_view_if_needed()
        drawn(page)
        expect(board).to_be_in_viewport(ratio=0.99)
        assert whole(steps.locator("button")), part
    expect(page).to_have_url(re.compile("#replay=61"))  # the first moment with so many events
    steps.locator("button").nth(3).tap()
    expect(page).to_have_url(re.compile("#replay=63"))
    page.locator(".rail form select").last.focus()
    expect(page.locator(".rail form select").last).to_be_in_viewport(ratio=1)


def test_the_line_of_a_replay_stands_above_the_thumb(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.imported().address(after="#replay=0"))
    slider, line = page.get_by_role("slider"), page.locator(".timeline .here")
    for at in (0, 60, 135):
        slider.fill(str(at))
        expect(page.locator(".timeline > p")).to_contain_text(f"decision {at} of")
        found = slider.evaluate(
            "(one) => one.getBoundingClientRect().x + 9 + (one.clientWidth - 18) * one.value / one.max"
        )
        box = line.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] / 2 == pytest.approx(found, abs=1.5)


def test_the_replay_of_a_phone_held_wide_keeps_the_map(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 844, 390)
    open_game(page, tables.imported().address())
    board = page.locator("section.board")
    whole = board.bounding_box()
    assert whole is not None
    assert whole["height"] == 390
    page.locator(".rail").evaluate("rail => rail.scrollIntoView({ block: 'end' })")
    expect(board).to_be_in_viewport(ratio=0.99)
