"""Waiting: what an invitation tells, how it is passed on; who is waited for, how long, and whether there."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from benchmarks.served import Served
from tests.browser.reading import clipped, small, too_wide, wordless
from tests.browser.situations import Tables, a_phone, open_game
from tests.browser.tables import NewContext, set_up, two_players
from tests.sampling import sampled

SLOW = 60_000
"""Milliseconds in which whoever has left is known to have left, on any machine."""


def icon(page: Page) -> str:
    """The name of the icon of the tab."""
    found = page.locator('link[rel="icon"][type="image/svg+xml"]').get_attribute("href")
    return str(found).rpartition("/")[2]


@pytest.mark.parametrize(
    ("width", "scheme", "touch"),
    sampled([(390, "dark", True), (1440, "light", False), (1366, "dark", False)], test=1),
)
def test_an_invitation_tells_what_it_is_to_and_from_whom(
    server: Served,
    new_context: NewContext,
    faults: Callable[..., list[str]],
    width: int,
    scheme: str,
    touch: bool,
) -> None:
    table = set_up(
        server, name="Anne", side="british", opponent="link", public=False, variants=["free-discards"]
    )
    context = new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, has_touch=touch)
    page = context.new_page()
    page.goto(table.invite)
    expect(page.get_by_role("heading", name="Anne invites you to play")).to_be_visible()
    expect(page.get_by_text("You would play the French.")).to_be_visible()
    about = page.get_by_role("region", name="A Few Acres of Snow")
    expect(about).to_contain_text("contend for North America")
    expect(about).to_contain_text("The second edition")
    expect(about).to_contain_text("Discarding several cards costs no money.")
    expect(about.get_by_role("link", name="the rules")).to_have_attribute("href", "/rules")
    picture = page.locator("main svg").filter(has_text="Quebec")
    box = picture.bounding_box()
    assert box is not None
    assert box["height"] > 100
    expect(page.get_by_text("last seen")).to_be_visible()
    assert (clipped(page), too_wide(page), wordless(page)) == ([], [], [])
    assert faults(page) == []
    assert not touch or small(page) == []

    host = new_context().new_page()
    host.goto(table.link)
    expect(page.get_by_text("here now")).to_be_visible()
    join = page.get_by_role("button", name="Join", exact=True)
    expect(join).to_be_in_viewport()
    join.click()
    expect(host.get_by_role("status").first).to_contain_text("Turn 1")


@pytest.mark.soak
@pytest.mark.parametrize("width", sampled([1440, 360], test=1))
def test_the_whole_link_can_be_read_copied_and_sent(
    new_context: Callable[..., BrowserContext], width: int
) -> None:
    context = new_context(viewport={"width": width, "height": 800})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/")
    page.get_by_role("radio", name=re.compile("A friend, by a link")).check(force=True)
    page.get_by_role("button", name="Set up the game").click()
    expect(page.get_by_role("heading", name="Your game waits for an opponent")).to_be_visible()
    field = page.get_by_role("textbox", name="The link of your invitation")
    link = field.input_value()
    assert re.search(r"/game/[^#]+#join=.+", link)
    cut_off = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight"
    assert not field.evaluate(cut_off), "all of it is seen"
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    if page.evaluate("'share' in navigator"):
        expect(page.get_by_role("button", name="Share")).to_be_visible()
    else:
        mail = page.get_by_role("link", name="Send by e-mail")
        expect(mail).to_have_attribute("href", re.compile(re.escape(quote(link, safe=""))))
    expect(page.get_by_text("Set up just now.")).to_be_visible()
    expect(page.get_by_role("region", name="A Few Acres of Snow")).to_be_visible()


def test_waiting_takes_nothing_from_the_map_of_a_phone(new_context: NewContext, tables: Tables) -> None:
    seats = tables.at(29, since=28)
    heights = set()
    for side in ("british", "french"):
        page = a_phone(new_context, 390, 844)
        open_game(page, seats.address(side))
        if side == "french":
            expect(page.locator(".bar")).to_contain_text(re.compile("James is deciding|game waits for James"))
        else:
            page.keyboard.press("Escape")
        heights.add(page.locator("main > .strip").evaluate("(strip) => strip.offsetHeight"))
        page.context.close()
    assert len(heights) == 1


@pytest.mark.soak
def test_whoever_waits_sees_for_whom_how_long_and_whether_they_are_there(
    server: Served, new_context: NewContext
) -> None:
    ann, bob = two_players(server, new_context)
    expect(bob.standing).to_contain_text("Ann is deciding")
    expect(ann.standing).not_to_contain_text("is deciding")
    british = bob.page.get_by_role("region", name="British", exact=True)
    expect(british).to_contain_text("here now")

    expect(ann.page).to_have_title("● Your turn – Arpents")
    expect(bob.page).to_have_title("Arpents: A Few Acres of Snow")
    assert (icon(ann.page), icon(bob.page)) == ("arpents-yours.svg", "arpents.svg")

    bob.page.clock.set_fixed_time(datetime.now(UTC) + timedelta(seconds=150))
    expect(bob.standing).to_contain_text(re.compile(r"Ann is deciding, for [2-5] minutes"))

    ann.page.close()
    expect(bob.standing).to_contain_text(re.compile("The game (waits|has waited) for Ann"), timeout=SLOW)
    expect(british).to_contain_text("last seen")


def test_a_game_is_called_off_only_by_whoever_is_sure(page: Page, tables: Tables) -> None:
    first = tables.waiting()
    page.goto(f"/game/{first['game']}#seat={first['token']}")
    page.get_by_role("button", name="Call it off").dblclick()
    expect(page.get_by_role("alert").filter(has_text="Nobody can join it then.")).to_be_visible()
    page.get_by_role("button", name="Keep waiting").click()
    expect(page.get_by_role("heading", name="Your game waits for an opponent")).to_be_visible()
    page.get_by_role("button", name="Call it off").click()
    page.get_by_role("button", name="Yes, call it off").click()
    expect(page.get_by_role("heading", name="This game was called off.")).to_be_visible()
    expect(page.get_by_text("Nobody had joined it, and nobody can any more.")).to_be_visible()
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
