"""Every page in every state, size, language and theme: nothing overlaps, is cut off or too small to hit.

A window of one size, language and theme goes through all states in one test. ``make soak`` opens all windows,
``make test`` goes through some states of one of them. What is looked at is in ``wrong_with``.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from arpents import Game
from benchmarks.served import Served
from tests.browser.reading import beyond, clipped, mixed, overlaps, small, too_wide, wordless
from tests.browser.serving import Complaints
from tests.browser.situations import Tables, drawn, open_game, pick, tab
from tests.browser.tables import set_up
from tests.positions import position, side
from tests.sampling import sampled

SIZES: Final = [(360, 640), (390, 844), (820, 1180), (1180, 820), (1366, 768), (1440, 900), (1920, 1080)]
LANGUAGES: Final = ("en", "de", "fr", "it")
FIRST: Final = [((1366, 768), "de", "dark"), ((360, 640), "fr", "light")]
WINDOWS: Final = FIRST + [one for one in product(SIZES, LANGUAGES, ("light", "dark")) if one not in FIRST]
TABS: Final = ("actions", "log", "sides", "market", "decks", "talk", "more")
BY_AXE: Final = ("the tab market", "a question")
"""Where axe looks in ``make test`` too; tests/browser/test_pages.py has it look at the first page."""

TOUCHED: Final = 1200
"""Windows that are narrower are touched, and need larger targets."""

WHOLE_MAP: Final = 800
"""Windows that are wider show the whole map at first."""

LONG_NAMES: Final = {"british": "Wilhelmina Wolfe-Montgomery", "french": "Louis-Joseph de Saint-Véran"}
TWENTY: Final = [
    *("Boston", "New York", "New Haven", "Norfolk", "Philadelphia", "St. Mary's", "Baltimore", "Richmond"),
    *(
        "Regular Infantry",
        "Regular Infantry",
        "Regular Infantry",
        "Militia",
        "Militia",
        "Rangers",
        "Settlers",
    ),
    *("Siege Artillery", "Fortification", "Ships", "Governor", "Military Leader"),
]


def much_in_the_open() -> Game:
    """The French have a large reserve, and the British have seen their hand."""
    hand = ["Fort William Henry", "Trois-Rivières", "Montreal", "Fort Beauséjour", "Intendant"]
    reserve = ["Regular Infantry", "Trader", "Trader", "Fortification", "Native Americans"]
    return position(
        side(hand=["Boston", "New York"], deck=["Norfolk"], reserve=["Governor", "Settlers"], money=5),
        side(hand=hand, known=hand, reserve=reserve, deck=["Gaspé"], money=5),
    )


class Visit:
    """Somebody who goes through all states in one window."""

    def __init__(self, page: Page, tables: Tables, server: Served, *, whole: bool) -> None:
        self.page, self.tables, self.server, self.whole = page, tables, server, whole

    def states(self) -> Iterator[str]:
        """Each state, once the page shows it."""
        yield from self.pages()
        yield from self.waiting()
        yield from self.game()
        yield from self.situations()

    def pages(self) -> Iterator[str]:
        """The pages outside a game."""
        self.tables.waiting("Marie", opponent="anyone")
        self.tables.between(LONG_NAMES, public=True)
        others = ("/rules", "/about", "/game/nowhere") if self.whole else ()
        for address in ("/", "/nowhere", *others):
            self.page.goto(address)
            expect(self.page.get_by_role("heading", level=1).first).to_be_visible()
            yield address
        self.page.goto("/")
        self.page.locator("header .opener").click()
        yield "the settings"

    def waiting(self) -> Iterator[str]:
        """A game that waits, for its host and for the guest."""
        waits = self.tables.waiting(LONG_NAMES["british"])
        self.page.goto(waits["invite"][waits["invite"].index("/game/") :])
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        yield "joining"
        if not self.whole:
            return
        self.page.goto(f"/game/{waits['game']}#seat={waits['token']}")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        yield "waiting"

    def game(self) -> Iterator[str]:
        """A game in all its tabs, with and without something picked."""
        open_game(self.page, self.tables.at(29, since=28).address("british"))
        for name in TABS:
            tab(self.page, name)
            yield f"the tab {name}"
        if self.page.locator("#tab-hand").is_visible():
            tab(self.page, "hand")
        pick(self.page, "New York")
        expect(self.page.locator(".choices")).to_be_visible()
        yield "a card picked"

    def situations(self) -> Iterator[str]:
        """A siege, a question, a large hand, long names, a replay and an end."""
        tables = self.tables
        open_game(self.page, tables.at(36, "block", since=35).address("british"))
        yield "a question"
        game = position(
            side(hand=TWENTY, deck=["Pemaquid"], money=30), side(hand=["Quebec"], deck=["Gaspé"], money=5)
        )
        table = set_up(self.server, game, side="british", opponent="bot", level=1, name=LONG_NAMES["british"])
        open_game(self.page, table.link)
        yield "twenty cards"
        if not self.whole:
            return
        open_game(self.page, tables.at(19, since=17).address("british"))
        yield "a siege"
        open_game(self.page, set_up(self.server, much_in_the_open(), side="british", opponent="bot").link)
        yield "a reserve and a known hand"
        open_game(self.page, tables.between(LONG_NAMES).address("french"))
        yield "long names"
        open_game(self.page, tables.imported().address(after="#replay=150"))
        yield "a replay"
        open_game(self.page, tables.finished().address("british"))
        yield "the end"


def wrong_with(page: Page, touched: bool, faults: Callable[..., list[str]] | None) -> Iterator[str]:
    """What is wrong with the page as it is shown now; axe takes longest, and is asked if it is given."""
    drawn(page)
    width = page.evaluate("innerWidth")
    found = {
        "over each other": overlaps(page),
        "words on a control": mixed(page),
        "cut off": clipped(page),
        "too wide": too_wide(page),
        "no words": wordless(page),
        "too small": small(page, 44 if touched else 24),
        "axe": faults(page) if faults else [],
    }
    if "/game/" in page.url and page.locator(".map").is_visible() and width > WHOLE_MAP:
        found["not in sight"] = beyond(page)
    for what, some in found.items():
        yield from (f"{what}: {one}" for one in some[:4])


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], tables: Tables, server: Served) -> Callable[..., Visit]:
    """Opens a window."""
    return lambda whole, **wishes: Visit(new_context(**wishes).new_page(), tables, server, whole=whole)


@pytest.mark.parametrize(
    ("size", "language", "theme", "whole"),
    sampled([(*FIRST[0], False), *((*window, True) for window in WINDOWS)], test=1),
)
def test_nothing_is_wrong_with_any_state(
    visit: Callable[..., Visit],
    complaints: Complaints,
    faults: Callable[..., list[str]],
    size: tuple[int, int],
    language: str,
    theme: str,
    whole: bool,
) -> None:
    touched = size[0] < TOUCHED
    visitor = visit(
        whole,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,
        has_touch=touched,
        is_mobile=touched,
    )
    wrong = [
        f"{state}: {found}"
        for state in visitor.states()
        for found in wrong_with(visitor.page, touched, faults if whole or state in BY_AXE else None)
    ]
    complaints.expect("404.*nowhere")
    assert not wrong, "\n".join(wrong)
