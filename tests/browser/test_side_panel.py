"""The panels of the sides: what is known of a hand is in sight, and the number of discards leads to them."""

import re

import pytest
from playwright.sync_api import Page, expect

from arpents import Game
from arpents.engine.game import game_from
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.browser.reading import small
from tests.browser.situations import Tables, a_phone, drawn, open_game, tab
from tests.browser.tables import NewContext, set_up
from tests.positions import position, side
from tests.sampling import sampled

KNOWN = ("Gaspé", "Louisbourg", "Trois-Rivières", "Regular Infantry", "Military Leader")
DISCARDS = ("Quebec", "Trader")
RESERVE = ("Intendant", "Priest", "Governor")


def known_while_besieged(reserved: int = 0) -> Game:
    """The British know the whole hand of the French, and besiege one of their places."""
    return position(
        side(hand=["Boston"], deck=["Norfolk"], siege="Louisbourg", marker=1, attacking=["Militia"]),
        side(hand=KNOWN, known=KNOWN, deck=["Montreal"], discard=DISCARDS, reserve=RESERVE[:reserved]),
    )


def opened(tables: Tables, page: Page, game: Game) -> None:
    """The British look at a game; their opponent is away, which takes a line of the panel."""
    start = {"record": str(write_game(game_from(game.state))), "decisions": 0}
    open_game(page, tables.between(start=start).address("british"))


@pytest.mark.parametrize("reserved", sampled([0, len(RESERVE)], test=1))
@pytest.mark.parametrize(("width", "height"), sampled([(1440, 900), (1920, 1080)], test=1))
def test_known_cards_are_in_sight_during_a_siege(
    tables: Tables, new_context: NewContext, width: int, height: int, reserved: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    opened(tables, page, known_while_besieged(reserved))
    known = page.get_by_role("group", name="Known in hand").locator("[data-card]")
    expect(known).to_have_count(len(KNOWN))
    for card in known.all():
        expect(card).to_be_in_viewport(ratio=1)
    for part in page.locator(".rail > .panel, .sieges").all():
        expect(part).not_to_have_attribute("data-more", "below")


def test_a_box_that_is_too_low_says_that_there_is_more(tables: Tables, new_context: NewContext) -> None:
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    opened(tables, page, known_while_besieged())
    panel, last = page.locator(".rail > .panel").first, page.locator(f'[data-card="{KNOWN[-1]}"]')
    expect(panel).to_have_attribute("data-more", "below")
    last.scroll_into_view_if_needed()
    panel.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(panel).to_have_attribute("data-more", "above")
    expect(last).to_be_in_viewport(ratio=1)


def test_the_number_of_discards_leads_to_them(tables: Tables, page: Page) -> None:
    opened(tables, page, known_while_besieged())
    french = page.get_by_role("region", name="French", exact=True)
    number = french.get_by_role("button", name="Discards")
    shown = french.get_by_role("group", name="Discards").locator("[data-card]")
    before = page.locator("[role=tablist]").bounding_box()
    expect(number).to_have_attribute("aria-expanded", "false")
    number.click()
    expect(number).to_have_attribute("aria-expanded", "true")
    assert [card.get_attribute("data-card") for card in shown.all()] == sorted(DISCARDS)
    for card in shown.all():
        expect(card).to_be_in_viewport(ratio=1)
    number.click()
    expect(shown).to_have_count(0)
    drawn(page)
    assert page.locator("[role=tablist]").bounding_box() == before
    own = page.get_by_role("region", name="British (you)")
    expect(own.get_by_role("button", name="Discards")).to_have_count(0)  # there are none
    assert not small(page, 24)


@pytest.mark.parametrize(("width", "height"), sampled([(390, 844), (1180, 820)], test=1))
def test_discards_are_found_by_fingers(
    tables: Tables, new_context: NewContext, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    opened(tables, page, known_while_besieged())
    tab(page, "sides")
    french = page.get_by_role("region", name="French", exact=True)
    assert not small(page)
    french.get_by_role("button", name="Discards").tap()
    expect(french.get_by_role("group", name="Discards").locator("[data-card]")).to_have_count(len(DISCARDS))
    assert not small(page)


def test_by_which_rules_a_game_is_played(server: Served, new_context: NewContext) -> None:
    page = new_context().new_page()
    rules, variants = "first-edition-german", ["free-discards", "no-governors"]
    game = set_up(server, side="british", opponent="bot", level=1, rule_set=rules, variants=variants)
    page.goto(game.link)
    tab(page, "more")
    panel = page.locator("#tab-panel")
    expect(panel).to_contain_text("The first edition, after its German text")
    expect(panel).to_contain_text("Free discards, No Governors")


def test_a_click_on_the_own_reserve_takes_it_up_or_says_why_not(tables: Tables, page: Page) -> None:
    def with_money(money: int) -> Game:
        return position(
            side(hand=["Boston"], deck=["Norfolk"], reserve=["Governor", "Militia"], money=money),
            side(hand=["Quebec"], deck=["Montreal"]),
        )

    reserved = page.get_by_role("region", name=re.compile("British")).locator("[data-card=Governor]")
    bar = page.locator(".bar")
    opened(tables, page, with_money(2))
    reserved.click()
    expect(bar.locator(".deed")).to_contain_text("reserve")
    expect(bar.locator("[data-does]")).to_be_visible()
    opened(tables, page, with_money(1))
    reserved.click()
    expect(bar).to_contain_text("that is 2, and you have 1")


def test_a_double_click_does_no_more_than_a_click(tables: Tables, page: Page) -> None:
    """The second of two clicks would be for the command that comes under the pointer meanwhile."""
    opened(
        tables,
        page,
        position(
            side(hand=["Boston", "Norfolk", "New York"], deck=["Philadelphia", "New Haven", "Pemaquid"]),
            side(hand=["Quebec"], deck=["Montreal"]),
        ),
    )
    bar = page.locator(".bar")
    standing = page.locator(".standing")
    before = standing.text_content()
    bar.get_by_role("button", name="Take money").click()
    card = page.locator(".hand [data-card=Boston]")
    card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "true")
    bar.locator("[data-does]").dblclick()
    expect(standing).not_to_have_text(before or "")
    expect(standing).to_contain_text("Your turn")
    expect(bar.get_by_role("button", name="End turn")).to_be_visible()
    expect(bar).not_to_contain_text("End your turn")


def test_one_sees_how_much_of_the_own_hand_is_known(tables: Tables, page: Page) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    own = page.get_by_role("region", name="British (you)")
    expect(own.get_by_title("Known to the other side: neutral Native Americans")).to_have_text(
        re.compile(r"^1Known")
    )
    expect(own.get_by_title("In stock: 15 villages, 2 towns")).to_be_visible()
    enemy = page.get_by_role("region", name="French", exact=True)
    expect(enemy.get_by_title(re.compile("^Known to the other side"))).to_have_count(0)
