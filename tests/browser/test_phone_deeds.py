"""What is picked on a phone is told whole, and what is to be picked next comes into sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from arpents import Game
from arpents.engine.game import game_from
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.browser.reading import clipped, overlaps, small, too_wide, whole
from tests.browser.situations import Tables, a_phone, drawn, open_game, pick, tab
from tests.browser.tables import set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
PHONES = sampled([(360, 640), (390, 844), (844, 390)], test=2)


def a_large_hand() -> Game:
    """The British can develop, and besiege Louisbourg, with cards that lie out of each other's sight."""
    hand = ["Boston", "New Haven", "New York", "Halifax", "St. Mary's", "Militia", "Regular Infantry"]
    return position(
        side(hand=hand, deck=["Philadelphia"], money=9),
        side(hand=["Montreal", "Quebec"], deck=["Gaspé"], money=5),
        board={"Halifax": "british village"},
    )


def all_told(page: Page) -> bool:
    """Whether all words about what is picked are seen at once; letters may reach beyond close lines."""
    drawn(page)
    found: bool = page.locator(".bar .top").evaluate("one => one.scrollHeight <= one.clientHeight + 3")
    return found


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_every_card_is_named_with_what_it_is_for(
    server: Served, new_context: Contexts, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, set_up(server, a_large_hand(), side="british", opponent="bot", level=1).link)
    roles = page.locator(".bar .roles")
    pick(page, "Boston", "St. Mary's")
    page.locator(".bar .choices .button").filter(has_text="St. Mary").first.tap()
    if language == "en":
        expect(roles).to_have_text("St. Mary's · Boston: settler")
    expect(roles).to_contain_text("Boston")
    assert all_told(page)
    page.locator(".bar .clear").tap()
    pick(page, "Boston", "Halifax", "Regular Infantry")
    page.locator(".bar .choices .button").filter(has_text="Louisbourg").first.tap()
    if language == "en":
        expect(roles).to_have_text(
            "Halifax leads there · Boston: ship · Regular Infantry: goes into the siege"
        )
    expect(roles).to_contain_text("Halifax")
    drawn(page)
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)
    assert all_told(page)


def a_siege(actions_left: int = 2) -> Game:
    """The British besiege Louisbourg, and have three cards to send there; two actions are left at most."""
    hand = ["Boston", "New Haven", "Militia", "Militia", "Regular Infantry"]
    return position(
        side(hand=hand, deck=["Norfolk"], siege="Louisbourg", marker=1, attacking=["Militia"], money=9),
        side(hand=["Montreal", "Quebec"], deck=["Gaspé"], money=5),
        actions_left=actions_left,
    )


@pytest.mark.parametrize("name", ["log", "market", "more"])
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_the_hand_is_shown_when_only_its_cards_can_be_picked(
    server: Served, new_context: Contexts, width: int, high: int, name: str
) -> None:
    page = a_phone(new_context, width, high)
    open_game(page, set_up(server, a_siege(), side="british", opponent="bot", level=1).link)
    tab(page, name)
    page.locator("[data-place=Louisbourg]").dispatch_event("click")
    reinforce = page.locator(".bar .choices .button").filter(has_text="Reinforce")
    if reinforce.count():
        reinforce.tap()
    expect(page.locator("#tab-hand")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".hand .card.can").first).to_be_in_viewport(ratio=0.9)
    tab(page, name)  # whoever goes back there stays


@pytest.mark.parametrize("name", ["hand", "market"])
def test_the_hand_comes_back_when_a_card_is_drafted(server: Served, new_context: Contexts, name: str) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, set_up(server, a_siege(), side="british", opponent="bot", level=1).link)
    tab(page, name)
    if name == "hand":
        page.locator(".bar [data-verb=draft]").tap()
    card = page.locator("#tab-panel .card.can").first
    card.tap()
    expect(page.locator(".bar .explained")).to_be_visible()
    if not page.locator("[data-does]").count():
        card.tap()
    page.locator("[data-does]").tap()
    expect(page.locator("#tab-hand")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("does", ["reinforce", "draft"])
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_whoever_has_no_action_left_has_two_large_buttons(
    server: Served, new_context: Contexts, width: int, high: int, does: str
) -> None:
    page = a_phone(new_context, width, high)
    open_game(page, set_up(server, a_siege(1), side="british", opponent="bot", level=1).link)
    if does == "reinforce":
        tab(page, "log")
        page.locator("[data-place=Louisbourg]").dispatch_event("click")
        reinforce = page.locator(".bar .choices .button").filter(has_text="Reinforce")
        if reinforce.count():
            reinforce.tap()
        pick(page, "Regular Infantry")
    else:
        page.locator(".bar [data-verb=draft]").tap()
        page.locator("#tab-panel .card.can").first.tap()
    page.locator("[data-does]").tap()
    expect(page.locator(".bar .hint")).to_have_text("You have no actions left.")
    drawn(page)
    buttons = page.locator(".bar .buttons > button")
    expect(buttons).to_have_count(2)
    last = buttons.last.bounding_box()
    assert last is not None
    assert last["width"] > min(width, 420) * 0.5


@pytest.mark.parametrize("language", sampled(["en", "de", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_of_two_reinforcements_the_later_one_is_told_first(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    game = position(
        side(hand=["Boston", "New York"], deck=["Norfolk", "New Haven", "Philadelphia"], money=5),
        side(
            hand=["Regular Infantry", "Militia", "Montreal"],
            deck=["Quebec", "Louisbourg", "Tadoussac", "Gaspé"],
            siege="Pemaquid",
            marker=1,
            attacking=["Coureurs de Bois"],
        ),
        to_move=FRENCH,
    )
    start = {"record": str(write_game(game_from(game.state))), "decisions": 0}
    seats = tables.between(start=start)
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, seats.address("british"))
    for text in ("reinforce Pemaquid: Militia", "reinforce Pemaquid: Regular Infantry", "end turn"):
        tables.do(seats, "french", text)
    news = page.locator(".bar .since li")
    expect(news.first).to_contain_text("+4")
    expect(page.locator(".bar .beside")).to_be_visible()
    drawn(page)
    room = page.locator(".bar .room")
    assert room.evaluate("one => getComputedStyle(one).maskImage") == "none"
    line, height = room.evaluate("one => [parseFloat(getComputedStyle(one).lineHeight), one.clientHeight]")
    assert height % line < 1
    assert height >= line


def test_places_below_a_heading_have_only_their_names(server: Served, new_context: Contexts) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, set_up(server, a_large_hand(), side="british", opponent="bot", level=1).link)
    page.locator(".bar [data-verb=besiege]").tap()
    expect(page.locator(".bar .deed")).to_have_text("Besiege …")
    places = page.locator(".bar .choices .button")
    expect(places).to_have_text(["Louisbourg", "Port Royal"])
    expect(places.first).to_have_accessible_name("Besiege Louisbourg")
    drawn(page)
    assert whole(places)


def test_a_replay_tells_what_was_done_while_cards_are_drawn(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.imported().address(after="#replay=60"))
    told = page.locator(".happened")
    before = told.inner_text()
    for _ in range(6):
        page.get_by_role("button", name="One step on").tap()
        expect(told).not_to_have_text(before)
        before = told.inner_text()
        assert "to move" not in before
