"""What is done in every game has the same button in the same place, whatever can be done just now."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from arpents import Game
from arpents.locales import Words
from benchmarks.served import Served
from tests.browser.reading import clipped, overlaps, small
from tests.browser.situations import Tables, drawn, open_game, pick, tab
from tests.browser.tables import set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]

USUAL: Final = ["settle", "develop", "besiege", "take money", "draft"]
TURNS: Final = (3, 11, 19, 29)
"""Turns of the British: at the start, and with a siege or without one, with something to read or nothing."""


def places(page: Page) -> Any:
    """Where the usual buttons are, by their verbs, and the last one."""
    drawn(page)
    return page.evaluate("""() => Object.fromEntries(
      [...document.querySelectorAll(".bar .whole > [data-verb], .bar .whole .buttons > :last-child")]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.dataset.verb ?? "end", one.getBoundingClientRect()])
        .map(([verb, { x, y, width, height }]) => [verb, [x, y, width, height].map(Math.round)]))""")


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1440, 900), (1920, 1080)], test=1))
def test_what_is_usual_stays_where_it_is(
    new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = new_context(viewport={"width": width, "height": height}, locale=language).new_page()
    found = []
    for turn in TURNS:
        open_game(page, tables.at(turn, since=turn - 1).address("british"))
        found.append({verb: where for verb, where in places(page).items() if verb in [*USUAL, "end"]})
        assert not [*overlaps(page), *clipped(page), *small(page, 24)]
    assert list(found[0]) == [*USUAL, "end"]
    assert found == [found[0]] * len(TURNS)


CELLS: Final = """() => {
  const all = document.querySelectorAll(".bar .whole > .button, .bar .whole .buttons > .button");
  return [...all].filter((one) => one.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const what = one.dataset.verb ?? ("rest" in one.dataset ? "all" : one.matches(".undo") ? "undo" : "end");
    return [what, [x, y, width, height].map(Math.round)];
  });
}"""
"""What stands in each cell, and where that is."""


def traders() -> Game:
    """The French can sell furs, trade, raid and lay an ambush."""
    places = ["Quebec", "Louisbourg", "Gaspé", "Montreal"]
    return position(
        side(hand=["Norfolk"], deck=["Boston"], money=5),
        side(hand=[*places, "Trader", "Coureurs de Bois", "Native Americans"], deck=["Tadoussac"], money=5),
        to_move=FRENCH,
    )


def rangers() -> Game:
    """The British have what raids, what goes into the reserve, and money to be made."""
    return position(
        side(hand=["Boston", "New York", "Norfolk", "Philadelphia", "Rangers"], deck=["New Haven"], money=5),
        side(hand=["Quebec"], deck=["Gaspé"], money=5),
    )


@pytest.mark.parametrize("language", sampled(["de", "en", "fr"], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1440, 900), (1920, 1080)], test=1))
def test_whatever_can_be_done_has_its_cell(
    server: Served, new_context: Contexts, tables: Tables, width: int, height: int, language: str
) -> None:
    page = new_context(viewport={"width": width, "height": height}, locale=language).new_page()
    found = []
    for turn in TURNS:
        open_game(page, tables.at(turn, since=turn - 1).address("british"))
        found.append(page.evaluate(CELLS))
    for game, who in ((traders(), "french"), (rangers(), "british")):
        open_game(page, set_up(server, game, side=who, opponent="bot", level=1).link)
        found.append(page.evaluate(CELLS))
    # Three rows of four, one cell of which is kept for going back.
    usual = [*USUAL, "reinforce"]
    for cells in found:
        assert [where for _, where in cells] == [where for _, where in found[0]]
        assert [what for what, _ in cells[:6]] == usual
        assert [what for what, _ in cells[-2:]] == ["all", "end"]
    assert [[what for what, _ in cells[6:9]] for cells in found] == [
        *([["merchant", "raid", "discard"]] * 4),
        ["trader", "raid", "discard"],
        ["merchant", "ambush", "discard"],
    ]
    # What can be taken back has a cell of its own, for which nothing makes room.
    page.locator('.bar [data-verb="take money"]').click()
    pick(page, "Philadelphia")
    page.locator(".bar [data-does]").click()
    expect(page.locator(".bar .undo")).to_be_visible()
    drawn(page)
    after = [one for one in page.evaluate(CELLS) if one[0] != "undo"]
    assert [where for _, where in after] == [where for _, where in found[0]]
    assert not [*overlaps(page), *clipped(page), *small(page, 24)]


def test_a_tablet_held_wide_keeps_what_is_usual(server: Served, new_context: Contexts) -> None:
    """Three rows of three: one cell is left for what else can be done, or for going back."""
    page = new_context(
        viewport={"width": 1180, "height": 820}, has_touch=True, is_mobile=True, locale="de"
    ).new_page()
    found = []
    for game, who in ((traders(), "french"), (rangers(), "british")):
        open_game(page, set_up(server, game, side=who, opponent="bot", level=1).link)
        found.append(page.evaluate(CELLS))
    for cells, seventh in zip(found, ("trader", "merchant"), strict=True):
        assert [what for what, _ in cells] == [*USUAL, "reinforce", seventh, "all", "end"]
        assert [where for _, where in cells] == [where for _, where in found[0]]


def test_what_cannot_be_done_says_why(server: Served, new_context: Contexts) -> None:
    """The British have no town left, nothing with coins, and a siege already."""
    game = position(
        side(hand=["Albany", "Militia"], deck=["Norfolk"], siege="Louisbourg", marker=1, attacking=["Ships"]),
        side(hand=["Quebec"], deck=["Gaspé"]),
        board={"Albany": "british village"},
    )
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    words = Words("en")
    for verb, said in {
        "besiege": words("why-verb", verb="siege", place="Louisbourg", money=0),
        "take money": words("why-verb", verb="take-money", place="", money=0),
        "settle": "Albany leads to Fort Stanwix, but you still need a boat.",
        "merchant": words("why-verb", verb="merchant", place="", money=0),
    }.items():
        button = page.locator(f'.bar [data-verb="{verb}"]')
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)  # for whoever steers a browser it is disabled
        expect(page.locator(".bar .why")).to_have_text(said)
        expect(page.locator(".bar .why")).to_be_in_viewport(ratio=1)
    # Whoever wants to know nothing of the kind has a button that does nothing.
    page.get_by_role("button", name=words("shell-settings")).click()
    page.get_by_text(words("shell-why-off"), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator('.bar [data-verb="besiege"]')).to_be_disabled()


def test_all_that_can_be_done_is_always_one_click_away(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    page.locator(".bar [data-rest]").click()
    expect(page.locator("#tab-actions")).to_have_attribute("aria-selected", "true")
    tab(page, "log")


def test_a_choice_points_at_its_place(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(1).address("british"))
    page.locator('.bar [data-verb="settle"]').click()
    # Below a heading that names the deed it has but the name of its place.
    choice = page.locator(".bar .choices").get_by_role("button", name="Settle Halifax")
    expect(choice).to_have_text("Halifax")
    lit = page.locator(".map [data-lit]")
    expect(lit).to_have_count(0)
    choice.hover()
    expect(lit).to_have_attribute("data-lit", "Halifax")
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    choice.hover()
    choice.click()
    expect(choice).to_have_count(0)
    expect(lit).to_have_count(0)
