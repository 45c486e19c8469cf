"""Import a record, replay it, and play on from any moment of it; look back in a game that is going on."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.serving import Complaints
from tests.browser.situations import DECISIONS, RECORD, Tables, a_phone, open_game, tab
from tests.packaging.building import ROOT
from tests.sampling import sampled

RECORDED = sorted((ROOT / ".." / "shared" / "records").glob("*.json"))
"""Games that people have played elsewhere; they are not part of the project, and may be absent."""


def moment(page: Page) -> int:
    """Which decision a replay is at."""
    return int(page.get_by_role("slider").input_value())


def at(page: Page, decision: int) -> None:
    """Assert that a replay is at a decision."""
    expect(page.get_by_role("slider")).to_have_value(str(decision))
    expect(page.locator(".timeline > p")).to_contain_text(f"decision {decision} of {len(DECISIONS)}")


def test_a_record_is_imported_and_replayed(page: Page, tmp_path: Path) -> None:
    path = tmp_path / "game.arpents"
    path.write_text(RECORD, "utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="James against Marie")).to_be_attached()
    at(page, 0)
    # Both hands, as they were dealt.
    for hand, cards in {
        "British hand": ["Boston", "New Haven", "New York", "Philadelphia", "Pemaquid"],
        "French hand": ["Louisbourg", "Port Royal", "Trois-Rivières", "Regular Infantry (initial)", "Trader"],
    }.items():
        shown = page.get_by_role("group", name=hand).locator("[data-card]")
        expect(shown).to_have_count(5)
        assert sorted(one.get_attribute("data-card") or "" for one in shown.all()) == sorted(cards)

    page.get_by_role("button", name="step on").click()
    at(page, 1)
    expect(page.locator("[aria-current=step]")).to_contain_text("besiege Port Royal")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.get_by_role("button", name=re.compile("last|end", re.I)).last.click()
    at(page, len(DECISIONS))
    expect(page.get_by_role("status").first).to_contain_text("The French win")
    page.get_by_role("slider").fill("60")
    at(page, 60)
    page.get_by_role("button", name="The British settle Halifax").click()
    expect(page.locator("[aria-current=step]")).to_contain_text("settle Halifax")
    expect(page.locator("[data-place=Halifax]")).to_have_accessible_name(re.compile("British village"))

    page.get_by_role("radiogroup", name="Whose cards you see").get_by_role("radio", name="French").check()
    expect(page.get_by_role("group", name="French hand")).to_be_visible()
    expect(page.get_by_role("group", name="British hand")).to_be_hidden()


def test_market_and_decks_of_a_moment(page: Page, tables: Tables) -> None:
    open_game(page, tables.imported().address())
    tab(page, "market")
    panel = page.locator("#tab-panel")
    market = panel.get_by_role("group", name="British empire cards").locator("[data-card]")
    expect(market.first).to_be_visible()
    before = panel.inner_text()
    page.locator("#tab-market").press("ArrowRight")
    expect(page.locator("#tab-decks")).to_be_focused()
    at(page, 0)  # among the tabs, arrows choose a tab and not a moment
    for side, deck in (("British", 2), ("French", 4)):
        expect(panel.get_by_role("region", name=side)).to_contain_text(f"Hand: 5. Draw deck: {deck}.")
    eyes = page.get_by_role("radiogroup", name="Whose cards you see")
    eyes.get_by_role("radio", name="French").check()
    expect(panel.get_by_role("region", name="British")).not_to_contain_text("Every card in hand")
    expect(panel.get_by_role("region", name="French")).to_contain_text("Every card in hand")
    eyes.get_by_role("radio", name="Both hands").check()
    page.get_by_role("slider").fill("60")
    at(page, 60)
    expect(panel.get_by_role("region", name="British")).to_contain_text("Draw deck: 0. Discards: 6.")
    tab(page, "market")
    assert panel.inner_text() != before, "cards were drafted since"
    market.first.hover()
    expect(page.locator(".layer .large")).to_be_visible()
    tab(page, "log")
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()


EDGE = "one => ['Style', 'Width'].map((of) => getComputedStyle(one)[`borderLeft${of}`]).join(' ')"


def test_an_edge_says_whose_card_it_is(page: Page, tables: Tables) -> None:
    """It does so without colours."""
    open_game(page, tables.imported().address(after="#replay=150"))
    hands = page.locator(".hands")
    edges = [
        hands.locator(f'[data-card="{card}"]').first.evaluate(EDGE)
        for card in ("Baltimore", "Oswego", "neutral Native Americans")
    ]
    assert edges == ["solid 3px", "double 3px", "solid 1px"]


def test_nothing_moves_below_the_pointer_of_whoever_steps(page: Page, tables: Tables) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_game(page, tables.imported().address())
    expect(page.locator(".steps")).to_be_visible()
    seen = set[tuple[float, ...]]()
    for moment in range(0, 136, 15):
        page.get_by_role("slider").fill(str(moment))
        at(page, moment)
        seen.add(
            tuple(
                page.locator(".timeline .track").evaluate(
                    "one => Object.values(one.getBoundingClientRect().toJSON())"
                )
            )
        )
        assert page.evaluate("document.documentElement.scrollHeight") <= 768
    assert len(seen) == 1


SEEN = """(lit) => {
  const { x, y, width, height } = lit.getBoundingClientRect();
  const map = lit.closest(".map").getBoundingClientRect();
  return x > map.x && y > map.y && x + width < map.right && y + height < map.bottom;
}"""
"""Whether what the map points out is seen there."""

BELOW = """(timeline) => {
  const top = (part) => timeline.querySelector(part).getBoundingClientRect().top;
  return Math.round(top(".track") - top(".steps"));
}"""
"""How far below the steps the slider stands."""


@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (360, 640), (844, 390)], test=1))
def test_a_phone_tells_what_happened(
    new_context: Callable[..., BrowserContext], tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.imported().address())
    steps, told = page.locator(".timeline .steps button"), page.locator(".timeline .happened")
    forms = steps.locator("path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert [form.count("M") for form in forms] == [3, 2, 1, 2, 3], "a step has a bar, playing has none"
    from_steps = page.locator(".timeline").evaluate(BELOW)
    for decision in range(1, 8):
        steps.nth(3).tap()
        at(page, decision)
        line = page.locator("[aria-current=step]")
        # That a turn begins is no deed: the one before it is told still.
        deed = line.evaluate("""(one) => {
          const here = one.closest("li");
          return (here.matches(".turn") ? here.previousElementSibling : here).innerText.trim();
        }""")
        expect(told).to_have_text(deed)
        expect(told).to_be_in_viewport(ratio=1)
        assert page.locator(".timeline").evaluate(BELOW) == from_steps, "nothing jumps"
        for lit in page.locator(".map [data-lit]").all():
            assert lit.evaluate(SEEN), line.inner_text()
    buttons, words = steps.first.bounding_box(), told.bounding_box()
    assert buttons is not None
    assert words is not None
    assert 0 <= words["y"] - buttons["y"] - buttons["height"] <= 8


@pytest.mark.soak
def test_play_on_from_here(page: Page, tables: Tables) -> None:
    seats = tables.imported()
    open_game(page, seats.address())
    page.get_by_role("button", name="The British settle Halifax").click()
    expect(page.locator("[aria-current=step]")).to_contain_text("settle Halifax")
    at(page, moment(page))
    before = page.locator("[data-place]").evaluate_all(PLACES)
    hand = page.get_by_role("group", name="British hand").locator("[data-card]")
    cards = sorted(one.get_attribute("data-card") or "" for one in hand.all())
    page.get_by_label("You play").select_option("british")
    page.get_by_label("Against").select_option("1")
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("status").first).to_contain_text("Your turn")
    expect(page.get_by_role("status").first).to_contain_text("Turn 21")
    expect(page.locator(".hand [data-card]")).to_have_count(len(cards))
    assert page.locator("[data-place]").evaluate_all(PLACES) == before
    mine = [one.get_attribute("data-card") or "" for one in page.locator(".hand [data-card]").all()]
    assert sorted(mine) == cards
    page.get_by_role("button", name="End turn").click()
    page.locator("[data-does]").click()
    expect(page.locator("#tab-panel li").first).to_contain_text("end their turn")


PLACES = """(places) => places.map((place) => [
  place.dataset.place,
  (place.ariaLabel ?? place.querySelector(".heard").textContent).split(". ")[1],
])"""


@pytest.mark.soak
def test_back_in_a_running_game(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(36, since=35).address("british"))
    expect(page.locator("[data-place=Kennebec]")).to_have_accessible_name(re.compile("Neutral"))
    lines = page.locator("#tab-panel li button")
    before = lines.count()
    lines.first.click()
    expect(page.locator(".standing")).to_contain_text(re.compile(r"Turn 35\s+an earlier moment"))
    page.get_by_role("button", name="step back").click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".moment")).to_be_hidden()
    expect(lines).to_have_count(before)
    expect(page.get_by_role("status").first).to_contain_text("Turn 36")


def test_what_is_no_record_is_refused_in_words(page: Page, complaints: Complaints) -> None:
    page.goto("/")
    field = page.locator("textarea")
    field.fill("This is no game at all.")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="record")).to_be_visible()
    expect(field).to_have_value("This is no game at all.")
    complaints.expect("422")


@pytest.mark.soak
@pytest.mark.skipif(not RECORDED, reason="there are no recorded games in ../shared/records")
def test_a_game_of_people(page: Page) -> None:
    shortest = min(RECORDED, key=os.path.getsize)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(shortest)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("status").first).to_contain_text("win")


SLIDER_LINE = """async ([file, wide]) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(file)], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(picture, 0, 0);
  const row = brush.getImageData(0, Math.floor(picture.height / 2), picture.width, 1).data;
  const pixel = (at) => [...row.subarray(4 * at, 4 * at + 3)].join();
  const drawn = [...Array(picture.width).keys()].filter((at) => pixel(at) !== pixel(0));
  return [drawn[0], drawn.at(-1) + 1].map((at) => (at / picture.width) * wide);
}"""
"""From where to where something is drawn across the middle of a picture."""


@pytest.mark.parametrize("width", sampled([1366, 1440, 820], test=1))
def test_the_curve_begins_and_ends_with_the_line_of_the_slider(
    page: Page, tables: Tables, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 768})
    open_game(page, tables.imported().address(after="#replay=150"))
    slider = page.get_by_role("slider")
    box, curve = slider.bounding_box(), page.locator(".track svg").bounding_box()
    assert box is not None
    assert curve is not None
    line = page.evaluate(SLIDER_LINE, [list(slider.screenshot()), box["width"]])
    assert [round(box["x"] + at) for at in line] == [round(curve["x"]), round(curve["x"] + curve["width"])]


def test_what_is_done_in_a_replay_is_as_high_as_what_stands_beside_it(page: Page, tables: Tables) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_game(page, tables.finished().address(after="#replay"))
    strip = page.locator("main > .strip")
    parts = (
        strip.get_by_role("button", name="Share"),
        strip.get_by_role("link", name="Back to the table"),
        strip.locator(".buttons.row"),
    )
    assert len({part.evaluate("(one) => one.offsetHeight") for part in parts}) == 1
    expect(parts[1].locator("svg")).to_be_visible()
