"""Sieges as the page shows them."""

import pytest
from playwright.sync_api import Page, expect

from arpents.engine.game import game_from
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.browser.situations import Tables, drawn, open_game, tab
from tests.browser.tables import NewContext, set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled


@pytest.mark.parametrize(
    ("marker", "shown", "left_out"), sampled([(12, "+12", "+5"), (-7, "−7", "−3")], test=1)
)
def test_a_marker_beyond_its_track_is_seen(
    server: Served, page: Page, marker: int, shown: str, left_out: str
) -> None:
    game = position(
        side(hand=["Boston"], deck=["Norfolk"], siege="Louisbourg", marker=marker, attacking=["Militia"]),
        side(hand=["Quebec", "Port Royal"], deck=["Gaspé"], defending=["Regular Infantry"]),
        to_move=FRENCH,
        rule_set="yucata",
    )
    page.goto(set_up(server, game, side="french", opponent="bot", level=1).link)
    siege = page.get_by_role("region", name="The British besiege Louisbourg")
    track = siege.get_by_role("img", name=f"Marker at {shown}")
    expect(track.locator(".here")).to_have_text(shown)
    expect(track.get_by_text(left_out, exact=True)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1440, 900), (1920, 1080)], test=1))
def test_a_large_siege_is_seen_whole_and_its_loss_foretold(
    server: Served, new_context: NewContext, width: int, height: int
) -> None:
    fighting = ["Regular Infantry", "Regular Infantry"]
    game = position(
        side(
            hand=["Boston", "Norfolk"],
            deck=["New Haven"],
            siege="Louisbourg",
            attacking=[*fighting, "Ships", "Rangers", "Philadelphia", "Siege Artillery"],
        ),
        side(
            hand=["Quebec"],
            deck=["Gaspé"],
            defending=[*fighting, "Coureurs de Bois", "Port Royal", "Fortification", "Militia"],
        ),
        board={"Louisbourg": "french town"},
        actions_left=0,
    )
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    siege = page.get_by_role("region", name="The British besiege Louisbourg")
    # Ships and a place by the sea count one each at a port.
    expect(siege.get_by_title("Strength of the cards: attacker 10, defender 8")).to_contain_text("10 : 8")
    for card in siege.locator("[data-card]").all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator(".bar .stakes")).to_have_text(
        "If you end your turn now, your siege of Louisbourg fails."
    )


@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1440, 900), (1920, 1080)], test=1))
def test_two_sieges_leave_room_for_the_tabs(
    server: Served, new_context: NewContext, width: int, height: int
) -> None:
    game = position(
        side(
            hand=["Boston", "Norfolk"],
            deck=["New Haven"],
            siege="Louisbourg",
            attacking=["Militia"],
            defending=["Regular Infantry"],
        ),
        side(hand=["Quebec"], deck=["Gaspé"], siege="Pemaquid", marker=1, attacking=["Regular Infantry"]),
    )
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    tab(page, "log")
    expect(page.get_by_role("region", name="besiege")).to_have_count(2)
    drawn(page)

    def high(part: str) -> float:
        box = page.locator(part).first.bounding_box()
        assert box is not None
        return box["height"]

    assert high("#tab-panel") >= 0.335 * high(".rail")
    for part in page.locator(".rail > .panel, .sieges").all():
        assert part.evaluate("one => one.scrollHeight <= one.clientHeight"), "nothing of it is hidden"


@pytest.mark.parametrize(("width", "height"), sampled([(1440, 900), (1366, 768), (1920, 1080)], test=1))
def test_two_sieges_are_seen_whole(server: Served, new_context: NewContext, width: int, height: int) -> None:
    game = position(
        side(
            hand=["Boston", "Norfolk"],
            deck=["New Haven"],
            siege="Louisbourg",
            marker=4,
            attacking=["Militia", "Regular Infantry"],
            defending=["Fortification", "Militia"],
        ),
        side(
            hand=["Quebec"],
            deck=["Gaspé"],
            siege="Pemaquid",
            marker=-2,
            attacking=["Regular Infantry", "Siege Artillery"],
            defending=["Militia", "Regular Infantry"],
        ),
    )
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    cards = page.locator(".sieges [data-card]")
    expect(cards).to_have_count(8)
    drawn(page)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    assert page.locator("#tab-panel").evaluate("one => one.clientHeight") >= 144, "a few lines are read"


def test_what_a_side_needs_to_hold_on_is_told(server: Served, page: Page) -> None:
    game = position(
        side(hand=["Boston"], deck=["Norfolk"], siege="Louisbourg", marker=4, attacking=["Militia"]),
        side(hand=["Quebec"], deck=["Gaspé"], siege="Pemaquid", marker=-1, attacking=["Militia"]),
    )
    page.goto(set_up(server, game, side="british", opponent="bot", level=1).link)
    for place, told in {
        "Louisbourg": (
            "The attacker wins at the start of its turn. The defender needs 3 to hold on, 5 to win."
        ),
        "Pemaquid": "The attacker needs 1 to hold on, 3 to win. The defender wins at the start of its turn.",
    }.items():
        expect(page.get_by_role("region", name=f"besiege {place}")).to_contain_text(told)


@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1180, 820), (1920, 1080)], test=1))
def test_what_a_siege_asks_for_is_in_sight_beside_what_is_usual(
    new_context: NewContext, tables: Tables, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    open_game(page, tables.at(29, since=28).address("british"))
    offered = page.locator(".bar .whole > [data-verb]:visible")
    verbs = offered.evaluate_all("all => all.map((one) => one.dataset.verb)")
    assert verbs[:6] == ["settle", "develop", "besiege", "take money", "draft", "reinforce"]
    expect(offered.nth(5)).to_be_in_viewport(ratio=1)
    expect(offered.nth(5)).to_have_text("Defend")
    expect(page.locator('.bar [data-verb="withdraw"]')).to_have_count(0)
    tab(page, "actions")
    expect(page.locator("#tab-panel").get_by_text("Surrender Pemaquid")).to_be_visible()


def test_news_stand_in_their_order_and_tell_apart_what_was_done_to_the_reader(
    new_context: NewContext, tables: Tables
) -> None:
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    open_game(page, tables.at(19, since=17).address("british"))
    news = page.locator(".bar .since li")
    expect(news).to_have_count(2)
    expect(news.first).to_contain_text("The French settle Fort Niagara with Fort Frontenac and Tadoussac.")
    expect(news.first).not_to_contain_text("They take the card")
    expect(news.last).to_contain_text("Port Royal")
    assert [one.evaluate("li => +getComputedStyle(li).fontWeight") for one in news.all()] == [400, 600]


def test_of_more_news_than_have_room_come_first_what_was_done_to_the_reader(
    new_context: NewContext, tables: Tables
) -> None:
    furs = ["Gaspé", "Tadoussac", "Fort Niagara", "Fort Frontenac"]
    game = position(
        side(hand=["Boston", "Norfolk"], deck=["New Haven"], money=5),
        side(
            hand=["Home Support", "Trader", *furs, "Regular Infantry"],
            deck=["Quebec", "Montreal", "Louisbourg", "Port Royal"],
            siege="Pemaquid",
            attacking=["Militia"],
        ),
        board={"Fort Niagara": "french village", "Fort Frontenac": "french village"},
        to_move=FRENCH,
    )
    start = {"record": str(write_game(game_from(game.state))), "decisions": 0}
    seats = tables.between(start=start)
    deeds = ("home support", f"trader: {', '.join(furs)}", "reinforce Pemaquid: Regular Infantry", "end turn")
    for deed in deeds:
        tables.do(seats, "french", deed)
    page = new_context(viewport={"width": 1280, "height": 720}).new_page()
    open_game(page, seats.address("british"))
    news = page.locator(".bar .since li")
    expect(news).to_have_count(3)
    expect(news.first).to_contain_text("Pemaquid")
    assert page.locator(".bar .since").evaluate("one => one.scrollHeight > one.clientHeight + 1")
