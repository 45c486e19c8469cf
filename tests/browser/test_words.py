"""Words of the page: what buttons and lists call things, and what is said of what was not found."""

import re

import pytest
from playwright.sync_api import Page, expect

from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.serving import Complaints
from tests.browser.situations import Tables, open_game, tab
from tests.browser.tables import set_up, sit
from tests.positions import position, side


@pytest.mark.soak
def test_the_list_says_what_to_do_and_not_how_often(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29).address("british"))
    tab(page, "actions")
    rows = page.locator("[role=tabpanel] .offers button")
    told = [" ".join(row.split()) for row in rows.all_inner_texts()]
    assert "Discard pick the cards" in told, told
    many = [row for row in told if re.search(r"\b[1-9][0-9]+ ways", row)]
    assert not many, many


def test_a_button_is_called_what_the_list_calls_it(page: Page, server: Served) -> None:
    hand = [
        "Boston",
        "New York",
        "Norfolk",
        "Ships",
        "Trader",
        "neutral Settlers",
        "Philadelphia",
        "Pemaquid",
    ]
    game = position(
        side(hand=hand, deck=["Militia"], money=9), side(hand=["Quebec"], deck=["Montreal"], money=5)
    )
    player = sit(page, set_up(server, game, side="british", opponent="bot", level=1))
    player.show("Actions")
    listed = {row.splitlines()[0] for row in player.panel.get_by_role("button").all_inner_texts()}
    assert "Merchant: trade by ship" in listed, listed
    player.hands.use(player.card("Ships"))
    # What it brings is told behind that.
    offered = [name.removesuffix(" …").partition(" · ")[0] for name in player.offered()]
    assert offered, "several things can be done with a ship"
    assert "Merchant: trade by ship" in offered, offered


@pytest.mark.soak
def test_what_comes_of_it_begins_with_a_capital(page: Page, server: Served) -> None:
    game = position(
        side(hand=["Boston", "New York"], deck=["Norfolk"], money=5), side(deck=["Montreal"], money=5)
    )
    player = sit(page, set_up(server, game, side="british", opponent="bot", level=1))
    player.list_action("Draft a card")
    player.finish_selecting()
    expect(player.bar.locator(".effects")).to_have_text(re.compile(r"^(Costs|No cost)"))


def test_whoever_waits_reads_a_sentence(page: Page, tables: Tables) -> None:
    open_game(page, tables.between().address("french"))
    told = "The British are deciding. You see what they do once it can no longer be undone."
    expect(Player(page).bar).to_contain_text(told)


def test_what_can_be_done_stands_above_what_is_folded_out(page: Page, tables: Tables) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_game(page, tables.at(29).address("british"))
    tab(page, "more")
    share, concede = (page.get_by_role("button", name=name, exact=True) for name in ("Share", "Concede"))
    for one in (share, concede):
        expect(one).to_be_in_viewport(ratio=1)
    above, beside = share.bounding_box(), concede.bounding_box()
    below = [one.bounding_box() for one in page.locator("#tab-panel summary").all()]
    assert above is not None
    assert beside is not None
    assert above["y"] == beside["y"]
    assert len(below) == 3
    assert all(box and box["y"] >= above["y"] + above["height"] for box in below)
    concede.click()
    expect(page.get_by_role("alert").filter(has_text="Give the game up?")).to_be_in_viewport()


@pytest.mark.soak
def test_conceding_is_not_in_the_colour_of_what_one_wants_to_do(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29).address("british"))
    tab(page, "more")
    page.get_by_role("button", name="Concede").click()
    colour = "(one) => getComputedStyle(one).backgroundColor"
    act = page.evaluate(
        """() => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = "var(--act)";
          const found = getComputedStyle(probe).color;
          probe.remove();
          return found;
        }"""
    )
    assert page.get_by_role("button", name="Yes, I concede").evaluate(colour) != act


@pytest.mark.soak
def test_the_record_says_whose_game_it_is(page: Page, tables: Tables) -> None:
    open_game(page, tables.finished().address("british"))
    tab(page, "more")
    with page.expect_download() as started:
        page.get_by_role("link", name="The record of the game").click()
    name = started.value.suggested_filename
    assert re.fullmatch(r"arpents-james-marie-\d{4}-\d\d-\d\d\.arpents", name), name


def test_rubbish_that_is_pasted_into_join_is_called_so_there(page: Page, complaints: Complaints) -> None:
    page.goto("/")
    form = page.get_by_role("region", name="Join by link")
    field = form.get_by_role("textbox")
    for rubbish, told in (
        ("hello, is this a link?", "This is not a link to a game."),
        ("https://example.org/", "This is not a link to a game."),
        ("rubbish", "There is no game at this link."),
        ("https://example.org/game/AbCdEfGhIjKl#join=secret", "There is no game at this link."),
    ):
        field.fill(rubbish)
        expect(form.get_by_role("alert")).to_have_count(0)
        form.get_by_role("button", name="Go").click()
        expect(form.get_by_role("alert")).to_contain_text(told)
        expect(field).to_have_attribute("aria-invalid", "true")
    assert page.evaluate("location.pathname") == "/"
    complaints.expect("404")


def test_a_game_that_is_there_is_gone_to(page: Page, tables: Tables) -> None:
    invite = tables.waiting("James", public=False)["invite"]
    page.goto("/")
    form = page.get_by_role("region", name="Join by link")
    form.get_by_role("textbox").fill(invite)
    form.get_by_role("button", name="Go").click()
    expect(page.get_by_role("heading", name="James invites you to play")).to_be_visible()


def test_an_unknown_game_is_as_well_made_as_an_unknown_page(page: Page, complaints: Complaints) -> None:
    looks = []
    for address in ("/nowhere/at/all", "/game/nosuchgame42"):
        page.goto(address)
        expect(page.get_by_role("main").get_by_role("link", name="To the first page")).to_be_visible()
        expect(page.locator("main svg")).to_be_visible()
        looks.append(page.locator("main").evaluate("(main) => getComputedStyle(main).textAlign"))
    assert looks == ["center", "center"]
    complaints.allow("404")
