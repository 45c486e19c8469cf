"""The row of choices on a phone: what is usual keeps its place, and news and reasons leave room for it."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from benchmarks.served import Served
from tests.browser.reading import clipped, overlaps, small, too_wide, whole
from tests.browser.situations import DECISIONS, Tables, a_phone, decision, drawn, open_game, tab
from tests.browser.tables import set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
PHONES = sampled([(360, 640), (390, 844), (844, 390)], test=2)
FIRST: Final = ("settle", "develop", "besiege", "take money")
TURNS: Final = (3, 11, 19, 29)


def cells(page: Page) -> Any:
    """Where the buttons are, by their verbs, and the last one."""
    drawn(page)
    return page.evaluate("""() => Object.fromEntries(
      [...document.querySelectorAll(".bar .whole > [data-verb], .bar .whole .buttons > :last-child")]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.dataset.verb ?? "end", one.getBoundingClientRect()])
        .map(([verb, { x, y, width, height }]) => [verb, [x, y, width, height].map(Math.round)]))""")


def fine(page: Page) -> None:
    """Nothing is cut off, too small, or over anything else."""
    drawn(page)
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)


def more_news(page: Page) -> Locator:
    """What tells how many of the news are not seen."""
    return page.locator(".bar .beside")


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_what_is_usual_has_its_place(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    found = []
    for turn in TURNS:
        for since in (turn, turn - 1):  # without news, and with them
            open_game(page, tables.at(turn, since=since).address("british"))
            found.append(cells(page))
            fine(page)
    for verb in (*FIRST, "draft", "end"):
        places = {tuple(each[verb]) for each in found if verb in each}
        assert len(places) == 1, verb
        # A low phone has no room for the first row below news, and for the second at all times.
        assert verb in FIRST or all(verb in each for each in found)
    if (width, high) != (360, 640):
        assert all(set(FIRST) <= each.keys() for each in found)


@pytest.mark.parametrize(("width", "high"), PHONES)
def test_two_ways_to_trade_share_a_place(
    server: Served, new_context: Contexts, width: int, high: int
) -> None:
    game = position(
        side(hand=["Boston"], deck=["New York", "Philadelphia"]),
        side(hand=["Trader", "Montreal", "Tadoussac", "Louisbourg", "Quebec"], deck=["Gaspé"], money=5),
        to_move=FRENCH,
    )
    page = a_phone(new_context, width, high)
    open_game(page, set_up(server, game, side="french", opponent="bot", level=1).link)
    trade = page.locator(".bar [data-verb=merchant]")
    expect(trade).to_have_text("Merchant / Trader")
    expect(page.locator(".bar [data-verb=trader]")).to_have_count(0)
    fine(page)
    trade.tap()
    expect(page.locator(".bar .deed")).to_contain_text("Merchant")
    page.locator(".bar .choices .button").filter(has_text="Trader").tap()
    expect(page.locator(".bar .deed")).to_contain_text(re.compile("furs|Trader"))
    page.locator(".bar .choices .button").filter(has_text="Merchant").tap()
    expect(page.locator(".bar .deed")).to_contain_text("Merchant")
    fine(page)


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_news_without_room_are_counted_and_one_tap_away(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, tables.at(29, since=28).address("british"))
    more = more_news(page)
    expect(more).to_be_attached()
    fine(page)
    unseen = page.evaluate("""() => {
      const end = document.querySelector(".bar .room").getBoundingClientRect().bottom + 1;
      return [...document.querySelectorAll(".bar .since li")]
        .filter((one) => one.getBoundingClientRect().bottom > end).length;
    }""")
    if not unseen:  # beside the map, in short languages
        assert width == 844
        expect(more).to_be_hidden()
        return
    expect(more).to_contain_text("un’altra" if (language, unseen) == ("it", 1) else str(unseen))
    assert page.locator(".map").evaluate("one => one.clientHeight") >= high / 2
    more.tap()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#tab-panel li.french").first).to_be_in_viewport(ratio=1)
    tab(page, "hand")
    expect(page.locator(".bar .since")).to_have_count(0)
    expect(page.locator(".bar [data-verb=settle]")).to_be_visible()


def test_the_log_is_read_from_the_first_of_the_news(new_context: Contexts, tables: Tables) -> None:
    """There are more of them than have room in the log."""
    page = a_phone(new_context, 667, 320, locale="de")
    open_game(page, tables.at(29, since=28).address("british"))
    more_news(page).tap()
    lines = page.locator("#tab-panel li")
    expect(lines.last).not_to_be_in_viewport(ratio=0.9)
    expect(page.locator("#tab-panel li.french").first).to_be_in_viewport(ratio=1)


def test_where_all_news_are_seen_nothing_counts_them(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 820, 1180)
    open_game(page, tables.at(29, since=28).address("british"))
    expect(page.locator(".bar .since li")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    expect(more_news(page)).to_be_hidden()


@pytest.mark.parametrize(("width", "high"), PHONES)
def test_a_reason_that_was_read_gives_the_news_back(
    new_context: Contexts, tables: Tables, width: int, high: int
) -> None:
    page = a_phone(new_context, width, high)
    open_game(page, tables.at(29, since=28).address("british"))
    news = page.locator(".bar .since")
    expect(news).to_be_visible()
    page.locator("[data-place=Louisbourg]").dispatch_event("click")
    why = page.locator(".bar .why")
    expect(why).to_be_visible()
    expect(news).to_have_count(0)
    close = page.get_by_role("button", name="Close", exact=True)
    assert whole(close)
    fine(page)
    close.tap()
    expect(why).to_have_count(0)
    expect(news).to_be_visible()


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_going_back_has_a_word(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    seats = tables.against_bot(29)
    tables.do(seats, "british", DECISIONS[decision(29)].text)
    open_game(page, seats.address("british"))
    for name in ("hand", "log"):
        tab(page, name)
        drawn(page)
        undo = page.locator(".bar .undo")
        word = undo.locator("span").bounding_box()
        assert word is not None
        assert word["width"] > 20
        assert whole(undo)
        fine(page)


@pytest.mark.parametrize(("width", "high"), [*PHONES, (820, 1180)])
def test_to_draft_opens_the_market(new_context: Contexts, tables: Tables, width: int, high: int) -> None:
    page = a_phone(new_context, width, high)
    open_game(page, tables.at(29, since=29).address("british"))
    draft = page.locator(".bar [data-verb=draft]")
    market, hand = page.locator("#tab-market"), page.locator("#tab-hand")
    draft.tap()
    expect(market).to_have_attribute("aria-selected", "true")
    expect(page.locator(".bar .pool")).to_have_count(0)
    expect(page.locator("#tab-panel .card.can").first).to_be_in_viewport(ratio=1)
    fine(page)
    # Back by the button, and by the tab.
    page.locator(".bar .clear").tap()
    expect(hand).to_have_attribute("aria-selected", "true")
    draft.tap()
    expect(market).to_have_attribute("aria-selected", "true")
    hand.tap()
    expect(draft).to_be_visible()
    # A card that is picked stays so, whatever else is looked at, and is drafted.
    draft.tap()
    page.locator('#tab-panel [data-card="Militia"]').first.tap()
    expect(page.locator(".bar .deed")).to_contain_text("Militia")
    expect(page.locator(".bar .explained")).to_be_visible()
    fine(page)
    tab(page, "log")
    expect(page.locator(".bar .deed")).to_contain_text("Militia")
    page.locator("[data-does]").tap()
    expect(page.get_by_role("status").filter(has_text="1 action left")).to_be_visible()


def test_points_stand_once_on_a_tablet(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 820, 1180)
    open_game(page, tables.at(29, since=29).address("british"))
    expect(page.locator("main > .strip")).to_contain_text("Pemaquid")
    expect(page.locator("main > .strip")).not_to_contain_text("43")
    expect(page.locator(".sides")).to_contain_text("43")
