"""Motion: what happens is seen to happen, nobody has to wait for it, and nothing moves for who wants that."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.situations import DECISIONS, Seats, Tables, decision, open_game
from tests.browser.tables import a_table, sit
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]

TURN: Final = 18
"""A turn of the French: they settle Fort Niagara, reinforce their siege of Pemaquid, and end it."""

WATCH: Final = """(() => {
  window.started = [];
  window.shifts = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    const properties = frames.flatMap((frame) => Object.keys(frame)).filter((name) => name !== "offset");
    const { x, y } = this.getBoundingClientRect();
    started.push({ ghost: this.matches(".ghost"), back: this.matches(".back"), properties, x, y,
      marker: this.matches(".marker"), words: this.textContent.replaceAll("\\u00ad", "") });
    return animation;
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, ...sources.map(({ node }) => node?.className)]);
  }).observe({ type: "layout-shift" });
})()"""
"""Writes down every animation that begins, and everything that is pushed aside."""

SEE: Final = """() => {
  const words = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  window.shifts.length = 0;
  window.seen = [];
  let last = "";
  new MutationObserver(() => {
    const piece = document.querySelector("[data-place='Fort Niagara'] .piece.french") !== null;
    const now = [words(".since .here"), words(".track .here"), piece];
    const isNew = JSON.stringify(now) !== last && (now[0] || seen.length);
    if (isNew) seen.push([...now, words("main [role=status]")]);
    last = JSON.stringify(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Writes down what is seen: the line of a deed, the marker of the siege, Fort Niagara, whose turn it is."""

FLYING: Final = "() => document.getAnimations().some(({ effect }) => effect.target.matches('.ghost'))"
"""Whether something is on its way."""

GHOSTS: Final = ".ghosts > * > *"
"""What is on its way."""


def moving(
    new_context: Contexts, speed: str = "calm", motion: str = "no-preference", **wishes: object
) -> Page:
    """A window of somebody who likes motion, at some speed."""
    context = new_context(reduced_motion=motion, **wishes)
    # Not in the blank page that comes first, which has no storage.
    keep = f"localStorage.setItem('arpents.speed', JSON.stringify('{speed}'))"
    context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    context.add_init_script(WATCH)
    return context.new_page()


def test_figures_of_money_stand_one_above_the_other(new_context: Contexts, tables: Tables) -> None:
    page = moving(new_context)
    open_game(page, tables.at(29, since=28).address("british"))
    page.locator(".bar").get_by_role("button", name="Take money").click()
    page.locator('.hand [data-card="Philadelphia"]').click()
    page.locator("[data-does]").click()
    figures = page.locator(".ghost.counter span")
    expect(figures.first).to_be_attached()
    places = figures.evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
    assert len(places) == 4, "from 11 to 14"
    assert len(set(places)) == 1


def french_turn(tables: Tables, seats: Seats) -> None:
    """The French play their turn."""
    for told in DECISIONS[decision(TURN) : decision(TURN + 1)]:
        tables.do(seats, told.side, told.text)


def waiting(page: Page, tables: Tables) -> Seats:
    """The British wait for the French."""
    seats = tables.at(TURN)
    open_game(page, seats.address("british"))
    expect(page.locator("main [role=status]").first).to_contain_text("French")
    return seats


@pytest.mark.parametrize("touch", [True, False])
def test_fingers_are_not_told_of_keys(tables: Tables, new_context: Contexts, touch: bool) -> None:
    fingers: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    page = moving(new_context, viewport={"width": 1180, "height": 820}, **fingers)
    french_turn(tables, waiting(page, tables))
    told = "Tap to go on." if touch else "Any key or click goes on."
    expect(page.locator("main [role=status]").first).to_contain_text(told)


def owner(page: Page, place: str) -> str:
    """Whose piece the map shows at a place; nothing if it is free."""
    piece = page.locator(f'[data-place="{place}"] .piece')
    return piece.get_attribute("class") or "" if piece.count() else ""


@pytest.mark.soak
def test_a_card_flies_from_the_hand_and_lies_where_it_belongs(server: Served, new_context: Contexts) -> None:
    page = moving(new_context)
    player = sit(page, a_table(server))
    player.select_money("Norfolk")
    lay = player.card("Norfolk").bounding_box()
    assert lay is not None
    player.hands.use(player.doing)
    page.wait_for_function(FLYING)
    flown = page.evaluate("started.find(({ ghost, words }) => ghost && words.includes('Norfolk'))")
    assert abs(flown["x"] - lay["x"]) < 10
    assert abs(flown["y"] - lay["y"]) < 20
    expect(player.card("Norfolk")).to_have_count(0)
    expect(page.locator(GHOSTS)).to_have_count(0)
    expect(page.locator('[data-spot="discard british"]')).to_have_text("1")
    expect(page.locator('[data-spot="money british"]')).to_have_text("7")
    # The browser does it by itself: nothing but what needs no layout and no painting.
    assert set(page.evaluate("started.flatMap(({ properties }) => properties)")) == {"transform", "opacity"}


def test_no_card_flies_out_of_a_hand_that_is_not_there(server: Served, new_context: Contexts) -> None:
    """On a phone the hand lies behind the list of actions: a card showed up in the corner of the page."""
    page = moving(new_context, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player = sit(page, a_table(server))
    player.list_action("Take money")
    page.locator("#tab-panel").get_by_role("button", name="Take money with Norfolk").click()
    player.hands.use(player.doing)
    expect(player.standing).to_contain_text("1 action left")
    assert not [one for one in page.evaluate("started") if one["ghost"]]


def test_the_other_sides_turn_is_seen_deed_by_deed(tables: Tables, new_context: Contexts) -> None:
    page = moving(new_context, "brisk")
    seats = waiting(page, tables)
    page.evaluate(SEE)
    french_turn(tables, seats)
    page.wait_for_function("() => seen.length > 0 && !seen.at(-1)[0]")
    lines = ["The French settle", "The French send"]
    assert [[*line.split()[:3], track, piece] for line, track, piece, _ in page.evaluate("seen") if line] == [
        [*line.split(), track, piece]
        for line, track, piece in (
            (lines[0], "0", False),
            (lines[0], "0", True),
            (lines[1], "0", True),
            (lines[1], "+1", True),
        )
    ]
    # Until all of it was seen the table says whose turn is shown, and calls for nothing.
    assert "The French move" in next(
        head for line, _, _, head in page.evaluate("seen") if line.startswith(lines[1])
    )
    expect(page.locator("main [role=status]").first).to_contain_text("Your turn")
    # That a turn ends is no news beside deeds.
    expect(page.locator(".since li")).to_have_count(2)
    expect(page.locator(GHOSTS)).to_have_count(0)
    started = page.evaluate("started")
    faces = " ".join(one["words"] for one in started if one["ghost"])
    assert all(card in faces for card in ("Fort Frontenac", "Tadoussac", "Port Royal"))
    assert any(one["marker"] for one in started)
    # What they drew is for them to know.
    assert [one["words"] for one in started if one["back"]] == ["", "", ""]
    assert page.evaluate("shifts") == []


def test_a_question_comes_after_what_leads_to_it(tables: Tables, new_context: Contexts) -> None:
    page = moving(new_context)
    raid = decision(36, "block")
    seats = tables.at(36, since=35)
    open_game(page, seats.address("british"))
    page.evaluate("""() => {
      window.early = [];
      const look = () => {
        if (document.querySelector("main [role=status]").textContent.includes("The French move"))
          early.push(...[...document.querySelectorAll(".bar .button")].map((one) => one.textContent));
        requestAnimationFrame(look);
      };
      look();
    }""")
    for told in DECISIONS[decision(36) : raid]:
        tables.do(seats, told.side, told.text)
    expect(page.locator("main [role=status]").first).to_contain_text("The French move")
    expect(page.get_by_role("button", name="Do not block")).to_be_visible()
    assert page.evaluate("early") == [], "nothing was offered before"


def test_news_are_told_however_late_the_answer_to_ones_own_move_is(
    tables: Tables, new_context: Contexts
) -> None:
    page = moving(new_context, speed="off")
    seats = tables.against_bot(29, level=1)
    open_game(page, seats.address("british"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/moves", hold)
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".bar .main")).to_be_disabled()
    answer = held[0].fetch()
    expect(page.locator("main [role=status]").first).to_contain_text("Turn 31")
    held[0].fulfill(response=answer)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(page.locator(".since li").first).to_contain_text("The French")


def test_any_key_ends_it_and_ones_own_move_never_waits(tables: Tables, new_context: Contexts) -> None:
    page = moving(new_context)
    seats = waiting(page, tables)
    french_turn(tables, seats)
    expect(page.locator(".since .here")).to_contain_text("The French settle")
    page.keyboard.press("Escape")
    assert page.locator(".since .here").count() == 0
    assert page.locator(GHOSTS).count() == 0
    assert "french" in owner(page, "Fort Niagara")
    expect(page.locator(".track .here")).to_have_text("+1")
    expect(page.locator(".since li")).to_have_count(2)

    page = moving(new_context)
    seats = waiting(page, tables)
    french_turn(tables, seats)
    expect(page.locator(".since .here")).to_contain_text("The French settle")
    player = Player(page)
    player.hands.use(player.choosable(player.hand).first)  # at once, in the midst of it
    assert page.locator(".since .here").count() == 0
    # What was passed over can still be read.
    expect(page.locator(".since li")).to_have_count(2)
    expect(page.locator(".track .here")).to_have_text("+1")
    player.finish()
    player.reads("The British take money")


@pytest.mark.parametrize(
    ("speed", "motion"), sampled([("brisk", "reduce"), ("off", "no-preference")], test=1)
)
def test_nothing_moves_for_who_wants_that(
    tables: Tables, new_context: Contexts, speed: str, motion: str
) -> None:
    page = moving(new_context, speed, motion)
    seats = waiting(page, tables)
    french_turn(tables, seats)
    expect(page.locator(".since li")).to_have_count(2)
    expect(page.locator(".track .here")).to_have_text("+1")
    player = Player(page)
    player.hands.use(player.choosable(player.hand).first)
    player.finish()
    assert page.evaluate("started") == []
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("key", sampled(["End", "PageDown", "Home"], test=1))
def test_what_flies_in_a_replay_is_gone_once_the_reader_leaps(
    tables: Tables, new_context: Contexts, key: str
) -> None:
    page = moving(new_context)
    open_game(page, tables.imported().address(after="#replay=60"))
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    began = 0
    while not began:  # until a step sends something on its way
        page.get_by_role("button", name="One step on").click()
        page.evaluate("new Promise((done) => setTimeout(done, 100))")
        began = page.locator(GHOSTS).count()
    here = slider.input_value()
    slider.press(key)
    expect(slider).not_to_have_value(here)
    assert page.locator(GHOSTS).count() == 0
    flown = page.evaluate("started.length")
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    assert page.locator(GHOSTS).count() == 0
    assert page.evaluate("started.length") == flown, "nor does anything begin to fly"
