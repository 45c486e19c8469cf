"""Joining: a game from a position is looked at before, and a name that is refused is mended at its field."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from benchmarks.served import Served
from tests.browser.reading import clipped, too_wide, wordless
from tests.browser.serving import Complaints
from tests.browser.situations import RECORD, Tables, decision, open_game
from tests.sampling import sampled

PICTURES = os.environ.get("ARPENTS_TEST_PICTURES")


def offered(server: Served, **body: object) -> dict[str, str]:
    """A game that goes on from the middle of a record."""
    start = {"record": RECORD, "decisions": decision(24)}
    whole = {"name": "Anne", "side": "british", "opponent": "anyone", "start": start, **body}
    reply = httpx.post(f"{server.url}/api/v1/games", json=whole, timeout=60)
    assert reply.status_code == 201, reply.text
    found: dict[str, str] = reply.json()
    return found


def picture(page: Page, name: str) -> None:
    """Take a picture, for those who want to look."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES, f"{name}.png"), full_page=True)


@pytest.mark.parametrize(("width", "scheme"), sampled([(1440, "light"), (360, "dark")], test=1))
def test_a_game_from_a_position_is_looked_at_before_it_is_joined(
    server: Served,
    new_context: Callable[..., BrowserContext],
    faults: Callable[..., list[str]],
    width: int,
    scheme: str,
) -> None:
    offered(server, name=f"Anne {width}")
    page = new_context(viewport={"width": width, "height": 800}, color_scheme=scheme).new_page()
    page.goto("/")
    card = page.locator("li").filter(has_text=f"Anne {width}")
    expect(card).to_contain_text("Goes on from a position: turn 24")
    expect(card).to_contain_text("The host has seen all cards.")
    expect(card).to_contain_text(re.compile(r"Points: British \d+, French \d+"))
    expect(card.get_by_role("button")).to_have_count(0)
    picture(page, f"list-{width}")
    card.get_by_role("link", name="Look at the position").click()
    expect(page.get_by_role("heading", name=f"Anne {width} waits for an opponent")).to_be_visible()
    expect(page.get_by_text("has seen every card of it, in both hands")).to_be_visible()
    for hand in ("British hand", "French hand"):
        region = page.get_by_role("region", name=hand)
        expect(region.get_by_role("button").first, "the cards of a hand").to_be_visible()
    expect(page.locator(".board svg").first).to_be_visible()
    assert (clipped(page), too_wide(page), wordless(page)) == ([], [], [])
    assert faults(page) == []
    picture(page, f"joining-{width}")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("Turn 24")
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_text("After that it may claim the game.")).to_be_visible()
    page.get_by_text("Automatic answers").click()
    page.get_by_label("Answer after some seconds, as if by hand").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    picture(page, f"more-{width}")


def test_a_name_that_is_refused_is_mended_at_its_field(
    server: Served, page: Page, complaints: Complaints
) -> None:
    game = offered(server, opponent="link")
    page.goto(game["invite"][game["invite"].index("/game/") :])
    field = page.get_by_label("Your name")
    field.fill("Аnne")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    trouble = page.get_by_role("alert").filter(has_text="This name cannot be used")
    expect(trouble).to_be_visible()
    complaints.expect("422")
    picture(page, "refused-name")
    field.fill("Bob")
    expect(trouble).to_have_count(0)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("Turn 24")


def test_a_link_to_another_seat_does_not_take_the_place_of_ones_own(page: Page, tables: Tables) -> None:
    seats = tables.at(1)
    open_game(page, seats.address("british"))
    own = page.get_by_role("region", name="British (you)")
    expect(own).to_be_visible()
    open_game(page, seats.address("french"))
    expect(page.get_by_role("region", name="French (you)")).to_be_visible()
    open_game(page, seats.address())
    expect(own).to_be_visible()


def test_only_the_invited_are_asked_to_join(page: Page, server: Served) -> None:
    game = offered(server, opponent="link")
    link = game["invite"][game["invite"].index("/game/") :]
    bare = link.partition("#")[0]
    page.goto("/")
    expect(page.get_by_role("heading", name="Open games")).to_be_visible()
    assert page.locator(f"a[href='{bare}']").count() == 0
    page.goto(bare)
    expect(page.get_by_text("use the whole link of the invitation")).to_be_visible()
    expect(page.get_by_role("button", name="Join", exact=True)).to_have_count(0)
    page.goto(f"{bare}#seat={game['token']}")
    expect(page.get_by_text("Only whoever has your invitation can join.")).to_be_visible()


@pytest.mark.parametrize("address", ["/game/" + "a" * 60, "/game/%00", "/game/nowhere#seat=" + "x" * 150])
def test_an_address_that_none_can_have_leads_to_a_signpost(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="There is no such game, or it is private.")).to_be_visible()


@pytest.mark.soak
def test_names_and_words_turn_nothing_else_around(server: Served, page: Page) -> None:
    game = offered(server, opponent="link", name="שרה")
    invite = game["invite"].partition("#join=")[2]
    api = f"{server.url}/api/v1/games/{game['game']}"
    joined = httpx.post(f"{api}/join", json={"name": "Bob", "invite": invite}, timeout=60).json()
    said = {"text": "\u202eabc", "key": "k"}
    httpx.post(
        f"{api}/chat", json=said, headers={"Authorization": f"Bearer {game['token']}"}, timeout=60
    ).raise_for_status()
    page.goto(f"/game/{game['game']}#seat={joined['token']}")
    page.get_by_role("tab", name=re.compile("Talk")).click()
    line = page.locator("li").filter(has_text="abc")
    expect(line.locator("bdi")).to_have_count(2)
    assert line.locator("bdi").first.inner_text() == "שרה"


@pytest.mark.parametrize("public", [True, False])
def test_who_comes_late_is_told_that_the_seat_is_taken_and_may_watch(
    new_context: Callable[..., BrowserContext], tables: Tables, public: bool
) -> None:
    first = tables.waiting(public=public)
    invite = first["invite"].partition("#join=")[2]
    address = f"/game/{first['game']}#join={invite}"
    marie = new_context().new_page()
    marie.goto(address)
    marie.get_by_role("button", name="Join", exact=True).click()
    expect(marie.get_by_role("region", name="French (you)")).to_be_visible()
    for width, height in ((1366, 768), (390, 844)):
        late = new_context(viewport={"width": width, "height": height}).new_page()
        open_game(late, address)
        told = late.get_by_role("alert").filter(has_text="This seat is taken; you may watch.")
        expect(told).to_be_visible()
        tabs = [one.strip() for one in late.get_by_role("tab").all_inner_texts()]
        assert tabs == ["Log", "Sides", "Market", "Decks", "More"], "nothing that they cannot use"
        late.get_by_role("button", name="Dismiss").click()
        expect(told).to_have_count(0)
    expect(marie.get_by_role("alert").filter(has_text="taken")).to_have_count(0)
    expect(marie.get_by_role("tab", name="Talk")).to_be_visible()
