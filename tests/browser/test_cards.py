"""Cards in a hand: however much there is to tell on one, its foot is whole."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from arpents import Game
from arpents.locales import Words
from benchmarks.served import Served
from tests.browser.situations import open_game, tab
from tests.browser.tables import NewContext, set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

FULL: Final = ["Louisbourg", "Native Americans", "Port Royal", "Quebec", "Priest"]

BELOW: Final = """(cards) => cards.flatMap((card) => {
  const edge = card.getBoundingClientRect();
  const scale = edge.height / card.offsetHeight;
  const parts = [...card.querySelectorAll(".foot, .foot svg")];
  const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  return lowest > edge.bottom - 4 * scale ? [`${card.dataset.card}: ${lowest} of ${edge.bottom}`] : [];
})"""
"""The cards whose foot lies on their frame, or below it."""


LONGEST: Final = [*FULL, "Montreal", "Trois-Rivières", "Intendant", "Fort Beauséjour"]


def full_hand(cards: list[str]) -> Game:
    """The French have cards on which much is written."""
    return position(
        side(hand=["Boston", "Norfolk"], deck=["New York", "Philadelphia"], money=5),
        side(hand=cards, deck=["Tadoussac", "Gaspé"], money=5),
        to_move=FRENCH,
    )


def opened(
    server: Served,
    new_context: NewContext,
    size: tuple[int, int],
    language: str,
    cards: list[str] = FULL,
    liked: str = "medium",
) -> Page:
    """The hand in a window of a size, in a language, with cards as large as somebody likes them."""
    width, height = size
    context = new_context(viewport={"width": width, "height": height}, locale=language)
    keep = f"localStorage.setItem('arpents.cards', JSON.stringify('{liked}'))"
    context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    page = context.new_page()
    open_game(page, set_up(server, full_hand(cards), side="french", opponent="bot", level=1).link)
    return page


@pytest.mark.parametrize(
    ("size", "language"),
    sampled(
        [
            ((390, 844), "en"),
            ((1920, 1080), "de"),
            ((1366, 768), "en"),
            *(
                ((width, height), code)
                for code in ("de", "fr", "it")
                for width, height in ((390, 844), (1366, 768))
            ),
        ],
        test=1,
    ),
)
def test_the_foot_of_a_card_is_whole(
    server: Served, new_context: NewContext, size: tuple[int, int], language: str
) -> None:
    page = opened(server, new_context, size, language)
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(len(FULL))
    assert cards.evaluate_all(BELOW) == []


def test_places_for_which_there_is_no_room_are_counted(server: Served, new_context: NewContext) -> None:
    page = opened(server, new_context, (1366, 768), "de", LONGEST)
    louisbourg = page.locator(".hand [data-card=Louisbourg]")
    expect(louisbourg.locator(".body .lead")).to_contain_text(re.compile(r"und \d weitere"))
    # Ears and the enlarged card have all of them.
    expect(louisbourg).to_have_accessible_name(re.compile("Trois-Rivières"))


@pytest.mark.parametrize("liked", ["medium", "large"])
@pytest.mark.parametrize(
    ("size", "language"),
    sampled(
        [
            ((1920, 1080), "en"),
            *(
                (size, code)
                for size in ((1440, 900), (1600, 900), (1920, 1080), (2560, 1440))
                for code in ("en", "de", "fr", "it")
                if (size, code) != ((1920, 1080), "en")
            ),
        ],
        test=1,
    ),
)
def test_in_a_larger_window_cards_tell_all_and_have_their_pictures(
    server: Served, new_context: NewContext, size: tuple[int, int], language: str, liked: str
) -> None:
    page = opened(server, new_context, size, language, liked=liked)
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(len(FULL))
    hand = page.locator("section.below").bounding_box()
    assert hand is not None
    share = hand["height"] / size[1]
    assert 0.21 < share < (0.24 if liked == "medium" else 0.29), "the map has most of the height"
    card = cards.first.bounding_box()
    assert card is not None
    assert card["height"] > 0.8 * hand["height"], "cards are as large as their place"
    assert page.locator(".hand .card.medium").count() == len(FULL)
    places = page.locator(".hand [data-card=Louisbourg] .body .lead")
    for place in ("Canso", "Halifax", "Port", "Tadoussac", "Trois"):
        expect(places).to_contain_text(place)
    drawings = page.locator(".hand .drawing > *")
    assert drawings.count() == len(FULL)
    for drawing in drawings.all():
        expect(drawing).to_be_visible()


LAST_MARK: Final = """(card) => {
  const [edge, scale] = [card.getBoundingClientRect(), card.getBoundingClientRect().width / card.offsetWidth];
  const within = new Range();
  within.selectNodeContents(card.querySelector(".strip"));
  const boxes = [...within.getClientRects()];
  return [Math.min(...boxes.map(({ left }) => left)) - edge.left, edge.right -
    Math.max(...boxes.map(({ right }) => right))].map((room) => room / scale);
}"""
"""How much room is left and right of what stands at the foot of a card."""


@pytest.mark.parametrize("count", [5, 9])
@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1440, 900), (1920, 1080)], test=1))
def test_a_full_foot_keeps_its_distance_from_the_frame(
    server: Served, new_context: NewContext, width: int, height: int, count: int
) -> None:
    page = large_hand(server, new_context, (width, height), count)
    for name in ("Boston", "New York"):
        left, right = page.locator(f'.hand [data-card="{name}"]').evaluate(LAST_MARK)
        assert right >= min(left, 7.5), name


def test_cards_keep_their_width_when_one_is_gone(server: Served, new_context: NewContext) -> None:
    widths = set()
    for count in (3, 4, 5):
        box = (
            large_hand(server, new_context, (1366, 768), count)
            .locator(".hand [data-card]")
            .first.bounding_box()
        )
        assert box is not None
        widths.add(round(box["width"], 1))
    assert len(widths) == 1


MANY: Final = [
    *("Boston", "New York", "Norfolk", "Philadelphia", "New Haven", "St. Mary's", "Pemaquid", "Bateaux"),
    *("Militia", "Regular Infantry", "Siege Artillery", "Settlers", "Home Support", "Military Leader"),
]

OUT_OF_REACH: Final = """(cards) => cards.filter((card) => {
  const { left, top, height } = card.getBoundingClientRect();
  return [4, 14, 26].some((by) => !card.contains(document.elementFromPoint(left + by, top + height / 2)));
}).map((card) => card.dataset.card)"""
"""The cards of which a mouse does not hit the left edge, which is seen of each in a fan."""

COVERED: Final = """(cards) => cards.flatMap((card, index) => {
  const edge = card.getBoundingClientRect();
  const next = cards[index + 1]?.getBoundingClientRect().left ?? Infinity;
  const boxes = [...card.querySelectorAll(".title, .note, .foot svg, .foot b")].flatMap((part) => {
    const within = new Range();
    within.selectNodeContents(part);
    return part.localName === "svg" ? [part.getBoundingClientRect()] : [...within.getClientRects()];
  });
  const seen = ({ left, right, top, bottom }) => left > edge.left - 1 && top > edge.top - 1 &&
    right < Math.min(edge.right, next) + 1 && bottom < edge.bottom + 1;
  return boxes.length && boxes.every(seen) ? [] : [card.dataset.card];
})"""
"""The cards of which the name or a symbol is not whole: covered by the next card, or over the frame."""

TELLS: Final = """(card) => card.querySelector(".body .lead") !== null &&
  ((scale) => [...card.querySelectorAll(".body .lead > span")].every((text) =>
    text.textContent.length > 3 &&
    parseFloat(getComputedStyle(text).fontSize) * scale >= 11 &&
    text.getBoundingClientRect().bottom < card.querySelector(".foot").getBoundingClientRect().bottom))(
      card.getBoundingClientRect().height / card.offsetHeight)"""
"""Whether a card tells where it leads, in type that can be read, and above its foot."""


def large_hand(
    server: Served, new_context: NewContext, size: tuple[int, int], count: int, language: str = "en"
) -> Page:
    """A hand of so many cards of the British."""
    game = position(
        side(hand=MANY[:count], deck=["Canso"], money=5), side(hand=["Quebec"], deck=["Gaspé"], money=5)
    )
    page = new_context(viewport={"width": size[0], "height": size[1]}, locale=language).new_page()
    open_game(page, set_up(server, game, side="british", opponent="bot", level=1).link)
    expect(page.locator(".hand [data-card]")).to_have_count(count)
    return page


@pytest.mark.parametrize(
    ("size", "count"), sampled([((1366, 768), 14), ((1440, 900), 9), ((1440, 900), 14)], test=1)
)
def test_every_card_of_a_large_hand_is_in_reach(
    server: Served, new_context: NewContext, size: tuple[int, int], count: int
) -> None:
    page = large_hand(server, new_context, size, count)
    cards = page.locator(".hand [data-card]")
    assert cards.evaluate_all(OUT_OF_REACH) == []
    # Nor does the one that the mouse is on, or that is picked, hide the next.
    page.locator(".hand [data-card=Boston]").click(position={"x": 12, "y": 30})
    expect(page.locator(".hand [data-card=Boston]")).to_have_attribute("aria-pressed", "true")
    assert cards.evaluate_all(OUT_OF_REACH) == []


@pytest.mark.parametrize(
    ("count", "language"),
    sampled(
        [(12, "en"), (10, "de"), *((n, code) for n in (8, 10, 11, 14) for code in ("en", "fr", "it"))], test=2
    ),
)
def test_names_and_symbols_of_a_large_hand_are_whole(
    server: Served, new_context: NewContext, count: int, language: str
) -> None:
    page = large_hand(server, new_context, (1440, 900), count, language)
    assert page.locator(".hand [data-card]").evaluate_all(COVERED) == []


@pytest.mark.parametrize("count", sampled([10, 8, 9], test=1))
def test_the_locations_of_a_large_hand_tell_where_they_lead(
    server: Served, new_context: NewContext, count: int
) -> None:
    page = large_hand(server, new_context, (1440, 900), count)
    for name in MANY[:7]:
        card = page.locator(f'.hand [data-card="{name}"]')
        assert card.evaluate(TELLS), name


OVERPRINTED: Final = """(chips) => chips.filter((chip) => {
  const edge = chip.getBoundingClientRect().right;
  const signs = [...chip.querySelectorAll(".marks svg, .marks b, :scope > svg")];
  const name = new Range();
  name.selectNodeContents(chip.querySelector(".title"));
  return [...name.getClientRects()].some((word) => word.right > edge || signs.some((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    return word.left < right - 1 && left < word.right - 1 && word.top < bottom - 2 && top < word.bottom - 2;
  }));
}).map((chip) => chip.dataset.card)"""
"""The cards of a list whose name runs into a symbol or the price."""


@pytest.mark.parametrize("language", sampled(["en", "de", "fr", "it"], test=1))
def test_in_the_market_no_symbol_is_printed_over_a_name(
    server: Served, new_context: NewContext, language: str
) -> None:
    page = large_hand(server, new_context, (1440, 900), 5, language)
    page.locator(".bar").get_by_role("button", name=Words(language)("do-draft"), exact=True).click()
    tab(page, "log")  # the market lies open beside the bar, which lists its cards only without it
    chips = page.locator(".bar fieldset [data-card]")
    expect(chips.nth(8)).to_be_attached()
    assert chips.evaluate_all(OVERPRINTED) == []
