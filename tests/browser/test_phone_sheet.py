"""What lies below the map of a phone: it has room to be read, and the map does not jump while one chooses."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from benchmarks.served import Served
from tests.browser.reading import clipped, overlaps, small, too_wide, whole
from tests.browser.situations import DECISIONS, Tables, a_phone, decision, drawn, open_game, pick, tab
from tests.browser.tables import set_up
from tests.browser.touching import Fingers
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
PHONES = sampled([(360, 640), (390, 844)], test=1)
READ = ("actions", "log", "sides", "market", "decks", "talk", "more")


def height(page: Page, part: str) -> float:
    """How high a part of the page is."""
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return round(box["height"], 1)


def sight(page: Page) -> list[float]:
    """Where the map shows Boston."""
    box = page.locator("[data-place=Boston] .reach").bounding_box()
    assert box is not None
    return [round(box["x"]), round(box["y"]), round(box["width"])]


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_a_tab_that_is_read_leaves_the_map_a_third_of_a_phone(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "log")
    tab(page, "hand")  # with which news go
    drawn(page)
    before = height(page, ".map"), sight(page)
    heights: set[float] = set()
    for name in READ:
        tab(page, name)
        drawn(page)
        assert height(page, "#tab-panel") >= high * 0.43, name
        heights.add(height(page, ".map"))
        expect(page.locator(".scores")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-place=Pemaquid] .reach")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight") <= high
        assert overlaps(page) == []
        assert not clipped(page)
    assert len(heights) == 1
    assert min(heights) >= high / 3
    tab(page, "hand")
    drawn(page)
    assert (height(page, ".map"), sight(page)) == before, "one tap leads back"


LOW = 720
"""On phones that are lower, choices take some of the map's height once something is picked."""


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), [*PHONES, *sampled([(412, 915), (820, 1180)], test=0)])
def test_the_map_has_half_of_a_phone_and_stays_as_high(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, tables.at(29, since=28).address("british"))
    expect(page.locator(".bar .since")).to_be_visible()
    idle, picked = {height(page, ".map")}, set[float]()
    tab(page, "log")
    tab(page, "hand")
    drawn(page)
    idle.add(height(page, ".map"))
    where = sight(page)
    page.locator("[data-place=Quebec]").dispatch_event("click")
    expect(page.locator(".bar .why")).to_be_visible()
    drawn(page)
    idle.add(height(page, ".map"))
    for card in ("New York", "St. Mary's", "Philadelphia"):
        pick(page, card)
        expect(page.locator(".bar .clear")).to_be_visible()
        drawn(page)
        picked.add(height(page, ".map"))
    page.locator("[data-place=Albany]").dispatch_event("click")
    expect(page.locator(".bar .main")).to_be_visible()
    drawn(page)
    picked.add(height(page, ".map"))
    assert sight(page) == where
    assert not small(page)
    page.locator(".bar .clear").tap()
    drawn(page)
    idle.add(height(page, ".map"))
    open_game(page, tables.at(36, "block", since=35).address("british"))
    idle.add(height(page, ".map"))
    hand = height(page, ".hand .hand")
    page.locator(".bar .choices .button").first.tap()
    expect(page.locator(".bar .main")).to_be_visible()
    drawn(page)
    picked.add(height(page, ".map"))
    assert height(page, ".hand .hand") == hand, "cards stay as large as they are"
    assert len(idle) == len(picked) == 1
    assert min(idle) >= (high / 2 if width < 800 else high * 0.45)
    assert idle == picked or (high < LOW and min(picked) >= high * 0.4)


def market_card(page: Page, name: str) -> Locator:
    """A card of the market."""
    return page.locator(f'#tab-panel [data-card="{name}"]').first


@pytest.mark.parametrize(("width", "high"), PHONES)
def test_a_tap_explains_a_card_of_the_market(
    new_context: Contexts, tables: Tables, width: int, high: int
) -> None:
    page = a_phone(new_context, width, high)
    fingers = Fingers(page)
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    tab(page, "market")
    fingers.use(market_card(page, "Rangers"))
    bar = page.locator(".bar")
    expect(bar.locator(".deed")).to_contain_text("Rangers")
    expect(bar.locator(".effects")).to_contain_text("Costs 5")
    explained = bar.locator(".explained")
    expect(explained).to_contain_text("Play it to raid or to ambush.")
    assert tables.now(seats)["view"]["sides"]["british"]["money"] == 11, "nothing is bought yet"
    drawn(page)
    assert not too_wide(page)
    assert not small(page)
    assert overlaps(page) == []
    # Another card takes its place, without a detour.
    page.locator('#tab-panel [data-card="Militia"]').first.tap(force=True)  # it cannot be chosen besides
    expect(bar.locator(".deed")).to_contain_text("Militia")
    page.locator('#tab-panel [data-card="Rangers"]').first.tap(force=True)
    expect(bar.locator(".deed")).to_contain_text("Rangers")
    fingers.use(page.locator("[data-does]"))
    expect(page.get_by_role("status").filter(has_text="1 action left")).to_be_visible()
    expect(explained).to_have_count(0)
    # Whoever has drafted is back at the hand.
    expect(page.locator(".hand [data-card]").first).to_be_in_viewport()
    tab(page, "market")
    # What cannot be drafted is explained as well, and so is what the enemy could.
    page.locator("#tab-panel summary").last.tap()
    page.locator('#tab-panel details [data-card="Intendant"]').tap(force=True)  # it cannot be chosen
    expect(explained).to_contain_text(re.compile(r"Intendant.*Costs nothing"))
    expect(explained).to_contain_text("discard pile")
    tab(page, "hand")
    expect(explained).to_have_count(0)


def test_the_first_tap_only_explains_where_moves_are_not_asked_about(
    new_context: Contexts, tables: Tables
) -> None:
    page = a_phone(new_context, 390, 844)
    keep = "localStorage.setItem('arpents.confirm', JSON.stringify('off'))"
    page.context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "market")
    market_card(page, "Militia").tap()
    expect(page.locator(".explained")).to_contain_text("Militia")
    expect(page.get_by_role("status").filter(has_text="2 actions left")).to_be_visible()
    market_card(page, "Militia").tap()
    expect(page.get_by_role("status").filter(has_text="1 action left")).to_be_visible()


def test_a_mouse_drafts_as_ever(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "market")
    market_card(page, "Rangers").click()
    expect(page.locator(".bar .deed")).to_contain_text("Rangers")
    expect(page.locator(".explained")).to_have_count(0)


@pytest.mark.parametrize(("width", "high"), PHONES)
def test_a_card_of_the_market_stays_under_the_finger(
    new_context: Contexts, tables: Tables, width: int, high: int
) -> None:
    page = a_phone(new_context, width, high)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "market")
    card = market_card(page, "Ships")
    card.scroll_into_view_if_needed()
    drawn(page)
    before = card.bounding_box()
    card.tap()
    expect(page.locator(".bar .deed")).to_contain_text("Ships")
    drawn(page)
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    # Unless it lay where the words about it are now.
    assert abs(after["y"] - max(before["y"], bar["y"] + bar["height"])) <= 16


def test_a_turn_that_ends_leaves_the_market(new_context: Contexts, tables: Tables) -> None:
    page = a_phone(new_context, 390, 844)
    open_game(page, tables.at(29, since=28).address("british"))
    tab(page, "market")
    expect(page.locator("#tab-market")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="End turn").tap()
    page.get_by_role("button", name="End turn").or_(page.locator("[data-does]")).first.tap()
    expect(page.locator("#tab-hand")).to_have_attribute("aria-selected", "true")


def fetching(server: Served, new_context: Contexts, width: int, high: int) -> Page:
    """A phone of the French, who pick one of many discards from a list that began with the actions."""
    discards = [
        "Quebec",
        "Montreal",
        "Tadoussac",
        "Gaspé",
        "Louisbourg",
        "Port Royal",
        "Trois-Rivières",
        "Trader",
        "Coureurs de Bois",
        "Home Support",
        "Fortification",
        "Native Americans",
        "Settlers",
    ]
    game = position(
        side(hand=["Boston"], deck=["New York", "Philadelphia"]),
        side(hand=["Intendant"], discard=discards, money=5),
        to_move=FRENCH,
    )
    page = a_phone(new_context, width, high)
    open_game(page, set_up(server, game, side="french", opponent="bot", level=1).link)
    tab(page, "actions")
    page.locator("#tab-panel").get_by_role("button", name="Intendant: fetch").tap()
    expect(page.locator(".bar fieldset [data-card]")).to_have_count(len(discards))
    drawn(page)
    return page


@pytest.mark.parametrize(("width", "high", "least"), sampled([(390, 844, 12), (360, 640, 8)], test=2))
def test_a_list_of_cards_has_the_room_of_a_tab(
    server: Served, new_context: Contexts, width: int, high: int, least: int
) -> None:
    page = fetching(server, new_context, width, high)
    cards = page.locator(".bar fieldset [data-card]")
    room = page.locator(".bar .room").bounding_box()
    assert room is not None
    boxes = [card.bounding_box() for card in cards.all()]
    ends = [box["y"] + box["height"] for box in boxes if box is not None]
    assert sum(end <= room["y"] + room["height"] for end in ends) >= least
    expect(page.locator("[data-place=Pemaquid] .reach")).to_be_in_viewport(ratio=1)
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)
    cards.nth(2).tap()
    expect(page.locator(".bar .main")).to_be_in_viewport(ratio=1)
    # Another tab can be looked at meanwhile, and what is picked stays.
    tab(page, "log")
    expect(page.locator("#tab-panel")).to_be_visible()
    assert height(page, "#tab-panel") > 100
    expect(page.locator(".bar .main")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "high"), sampled([(360, 640), (820, 1180), (390, 844)], test=2))
def test_no_card_of_a_list_moves_when_one_is_picked(
    server: Served, new_context: Contexts, width: int, high: int
) -> None:
    page = fetching(server, new_context, width, high)
    cards = page.locator(".bar fieldset [data-card]")

    def tops() -> list[float]:
        return [round(box["y"]) for card in cards.all() if (box := card.bounding_box()) is not None]

    before = tops()
    for place in (2, 0):
        cards.nth(place).tap(force=True)  # what cannot be chosen besides takes its place
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
        drawn(page)
        assert tops() == before
        expect(page.locator(".bar .main")).to_be_in_viewport(ratio=1)
        assert not overlaps(page)
    cards.last.scroll_into_view_if_needed()
    cards.last.tap(force=True)
    drawn(page)
    expect(cards.last).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), [*PHONES, *sampled([(844, 390), (820, 1180)], test=0)])
def test_what_can_be_done_is_offered_in_two_rows(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    open_game(page, tables.at(29).address("british"))
    drawn(page)
    offered = page.locator(".bar [data-verb]:visible")
    verbs = offered.evaluate_all("all => all.map((one) => one.dataset.verb)")
    order = ["settle", "develop", "besiege", "take money", "draft", "reinforce"]
    usual = [verb for verb in order if verb in verbs]
    assert verbs[: len(usual)] == usual, "what is usual keeps its order"
    assert {"settle", "reinforce"} <= set(verbs), "what a siege asks for is always there"
    assert len(verbs) >= 3
    assert "withdraw" not in verbs
    buttons = page.locator(".bar .button:visible")
    tops = buttons.evaluate_all("all => new Set(all.map((one) => one.getBoundingClientRect().top)).size")
    assert tops == 2
    rest = page.locator(".bar [data-rest]")
    assert whole(page.locator(".bar .button:visible"))
    for check in (overlaps, clipped, small, too_wide):
        assert not check(page)
    rest.tap()
    expect(page.locator("#tab-actions")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", sampled(["de", "en", "fr", "it"], test=1))
@pytest.mark.parametrize(("width", "high"), PHONES)
def test_beside_the_commands_words_have_room_while_a_tab_is_read(
    new_context: Contexts, tables: Tables, width: int, high: int, language: str
) -> None:
    page = a_phone(new_context, width, high, locale=language)
    seats = tables.against_bot(29)
    tables.do(seats, "british", DECISIONS[decision(29)].text)
    open_game(page, seats.address("british"))
    tab(page, "log")
    drawn(page)
    words, bar = page.locator(".bar .words").bounding_box(), page.locator(".bar").bounding_box()
    assert words is not None
    assert bar is not None
    assert words["width"] >= 130
    assert bar["y"] <= words["y"]
    assert words["y"] + words["height"] <= bar["y"] + bar["height"], "all of them are seen"
    expect(page.locator(".bar .undo")).to_be_visible()
    assert whole(page.locator(".bar .button"))


def with_large_cards(new_context: Contexts, width: int, high: int) -> Page:
    """A phone of somebody who likes large cards."""
    page = a_phone(new_context, width, high)
    keep = "localStorage.setItem('arpents.cards', JSON.stringify('large'))"
    page.context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    return page


@pytest.mark.parametrize(
    ("width", "high"),
    sampled([(390, 844), (412, 880), (412, 915), (360, 640), (360, 780), (430, 932)], test=3),
)
def test_large_cards_are_seen_whole(new_context: Contexts, tables: Tables, width: int, high: int) -> None:
    page = with_large_cards(new_context, width, high)
    open_game(page, tables.at(29, since=28).address("british"))
    for card in page.locator(".hand button.card").all()[:2]:
        box, bar = card.bounding_box(), page.get_by_role("tablist").bounding_box()
        assert box is not None
        assert bar is not None
        assert box["y"] + box["height"] <= bar["y"]
    assert height(page, ".map") >= high / 2


def test_a_card_that_is_to_be_picked_is_in_sight(new_context: Contexts, tables: Tables) -> None:
    page = with_large_cards(new_context, 360, 915)
    open_game(page, tables.at(33).address("british"))
    cards = page.locator(".hand button.card")
    expect(cards.last).not_to_be_in_viewport()
    page.locator(".bar [data-verb=reserve]").dispatch_event("click")
    expect(page.locator(".bar .words")).to_contain_text("Pick 1 card.")
    expect(page.locator(".hand button.card.can").first).to_be_in_viewport(ratio=0.95)
    expect(cards.first).not_to_be_in_viewport(ratio=0.9)
