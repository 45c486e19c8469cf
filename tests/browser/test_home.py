"""The home page opens."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from benchmarks.served import Served
from tests.browser.serving import Complaints
from tests.browser.situations import Tables, a_phone, open_game, tab


def test_it_opens_with_its_name(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title(re.compile("Arpents"))
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    expect(page.locator(".picture svg")).to_be_visible()


def test_what_goes_wrong_is_heard(page: Page, complaints: Complaints, server: Served) -> None:
    page.goto("/")
    page.evaluate("console.error('this is wrong')")
    complaints.expect("this is wrong")
    page.evaluate("setTimeout(() => { throw new Error('nobody catches this') })")
    page.evaluate("fetch('/api/v1/games/nothing').then((reply) => reply.text())")
    complaints.expect("nobody catches this")
    complaints.expect("404")
    page.goto(f"{server.url.replace('127.0.0.1', 'localhost')}/healthz")
    complaints.expect("another host")
    complaints.allow("favicon")


@pytest.mark.browser_context_args(locale="de")
def test_contexts_are_as_asked_for(page: Page, new_context: Callable[..., BrowserContext]) -> None:
    page.goto("/")
    assert page.evaluate("navigator.language") == "de"
    assert page.evaluate("innerWidth") == 1440
    phone = new_context(viewport={"width": 360, "height": 740}, color_scheme="dark").new_page()
    phone.goto("/")
    assert phone.evaluate("[innerWidth, navigator.language]") == [360, "de"]
    assert phone.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")


def test_the_way_back_into_a_game(page: Page, tables: Tables) -> None:
    page.goto("/")
    cartouche = page.locator(".cartouche")
    expect(cartouche.get_by_role("button", name="Play now")).to_be_enabled()
    expect(cartouche.get_by_role("link")).to_have_count(0)
    open_game(page, tables.finished().address("british"))
    page.goto("/")
    expect(cartouche.get_by_role("link", name="Your games on this device")).to_be_visible()
    seats = tables.at(29)
    open_game(page, seats.address("british"))
    page.goto("/")
    back = cartouche.get_by_role("link", name="Go on against Marie, turn 29")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(page).to_have_url(re.compile(f"/game/{seats.game}$"))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_on_a_phone_what_goes_on_comes_first(
    new_context: Callable[..., BrowserContext], tables: Tables, width: int, height: int
) -> None:
    page = a_phone(new_context, width, height)
    open_game(page, tables.at(29).address("british"))
    page.goto("/")
    back, play = page.locator(".cartouche .go-on"), page.get_by_role("button", name="Play now")
    expect(back).to_be_in_viewport(ratio=1)
    ground = "one => getComputedStyle(one).backgroundColor"
    assert back.evaluate(ground) != play.evaluate(ground), "one button calls"
    above, below = back.bounding_box(), play.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] < below["y"]
    assert above["width"] == below["width"]


def test_own_games_tell_a_turn_from_a_question(page: Page, tables: Tables) -> None:
    own = page.locator(".own .yours .how")
    for seats, told in ((tables.at(29), "Your turn"), (tables.at(36, "block", since=35), "Your decision")):
        open_game(page, seats.address("british"))
        page.goto("/")
        expect(own.first).to_have_text(told)


def test_a_seat_is_forgotten_from_its_own_page(page: Page, tables: Tables) -> None:
    seats = tables.at(29)
    open_game(page, seats.address("british"))
    token = seats.tokens["british"]
    kept = "() => JSON.stringify(localStorage) + location.href"
    assert token in page.evaluate(kept)
    tab(page, "more")
    page.get_by_text("Forget this game?").click()
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert token not in page.evaluate(kept)
    expect(page.locator(".own li")).to_have_count(0)
