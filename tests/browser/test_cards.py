"""Cards in a hand: however much there is to tell on one, its foot is whole."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from arpents import Game
from benchmarks.served import Served
from tests.browser.situations import open_game
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


def full_hand() -> Game:
    """The French have cards on which much is written."""
    return position(
        side(hand=["Boston", "Norfolk"], deck=["New York", "Philadelphia"], money=5),
        side(hand=FULL, deck=["Montreal", "Tadoussac", "Gaspé"], money=5),
        to_move=FRENCH,
    )


def opened(server: Served, new_context: NewContext, size: tuple[int, int], language: str) -> Page:
    """The hand in a window of a size, in a language."""
    width, height = size
    page = new_context(viewport={"width": width, "height": height}, locale=language).new_page()
    open_game(page, set_up(server, full_hand(), side="french", opponent="bot", level=1).link)
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
    page = opened(server, new_context, (1920, 1080), "de")
    louisbourg = page.locator(".hand [data-card=Louisbourg]")
    expect(louisbourg.locator(".body .lead")).to_contain_text(re.compile(r"und \d weitere"))
    # Ears and the enlarged card have all of them.
    expect(louisbourg).to_have_accessible_name(re.compile("Trois-Rivières"))


MANY: Final = [
    *("Boston", "New York", "Norfolk", "Philadelphia", "New Haven", "St. Mary's", "Pemaquid", "Bateaux"),
    *("Militia", "Regular Infantry", "Siege Artillery", "Settlers", "Home Support", "Military Leader"),
]

OUT_OF_REACH: Final = """(cards) => cards.filter((card) => {
  const { left, top, height } = card.getBoundingClientRect();
  return [4, 14, 26].some((by) => !card.contains(document.elementFromPoint(left + by, top + height / 2)));
}).map((card) => card.dataset.card)"""
"""The cards of which a mouse does not hit the left edge, which is seen of each in a fan."""


@pytest.mark.parametrize(
    ("size", "count"), sampled([((1366, 768), 14), ((1440, 900), 9), ((1440, 900), 14)], test=1)
)
def test_every_card_of_a_large_hand_is_in_reach(
    server: Served, new_context: NewContext, size: tuple[int, int], count: int
) -> None:
    game = position(
        side(hand=MANY[:count], deck=["Canso"], money=5), side(hand=["Quebec"], deck=["Gaspé"], money=5)
    )
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    open_game(page, set_up(server, game, side="british", opponent="bot", level=1).link)
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(count)
    assert cards.evaluate_all(OUT_OF_REACH) == []
    # Nor does the one that the mouse is on, or that is picked, hide the next.
    page.locator(".hand [data-card=Boston]").click(position={"x": 12, "y": 30})
    expect(page.locator(".hand [data-card=Boston]")).to_have_attribute("aria-pressed", "true")
    assert cards.evaluate_all(OUT_OF_REACH) == []
