"""Pictures of every page and of the main situations can be made.

``make screenshots`` writes them to ``docs/screenshots`` (it sets ``ARPENTS_SCREENSHOTS`` to that folder): do
so after a change of how things look, and look at them. Otherwise ``make soak`` makes them and throws them
away: what is wrong with a page is found by other tests.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.situations import Seats, Tables, drawn, open_game, pick, tab

FOLDER: Final = "ARPENTS_SCREENSHOTS"
LANGUAGES: Final = ("en", "fr", "de", "it")
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
QUALITY: Final = 66
"""Of JPEG: type stays sharp, and all pictures together stay below four megabytes."""

LEAST: Final = 8_000
"""An empty page has fewer bytes than this."""

Contexts = Callable[..., BrowserContext]


@pytest.fixture
def shoot(tmp_path: Path) -> Callable[..., None]:
    """Takes a picture of a page as it is now, in the themes that are named."""
    folder = Path(os.environ.get(FOLDER) or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str, *themes: str) -> None:
        for theme in themes or ("light",):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            drawn(page)
            path = folder / f"{name}{'-dark' if theme == 'dark' else ''}.jpg"
            page.screenshot(path=path, type="jpeg", quality=QUALITY)
            assert path.stat().st_size > LEAST

    return take


def choosing(tables: Tables) -> Seats:
    """James can settle Albany again, with a siege going on."""
    return tables.at(29, since=28)


def asked(tables: Tables) -> Seats:
    """Marie raids Albany, and James can block her."""
    return tables.at(36, "block", since=35)


def choose(page: Page) -> None:
    """Pick all that settling Albany takes."""
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator("[data-place=Albany]").dispatch_event("click")
    expect(page.locator(".bar .buttons .main")).to_be_visible()
    page.mouse.move(5, 5)


def played_before(page: Page, tables: Tables) -> None:
    """Let a browser know a few games, as one that has been here before."""
    for seats in (choosing(tables), tables.at(12, since=11)):
        open_game(page, seats.address("british"))
    waiting = tables.waiting("James", opponent="link")
    page.goto(f"/game/{waiting['game']}#seat={waiting['token']}")
    expect(page.locator(".content h1")).to_be_visible()


@pytest.mark.soak
def test_home(page: Page, tables: Tables, shoot: Callable[..., None]) -> None:
    tables.waiting("Marie", side="french", opponent="anyone")
    played_before(page, tables)
    page.goto("/")
    expect(page.locator(".own li")).to_have_count(3)
    expect(page.locator(".picture svg")).to_be_visible()
    shoot(page, "home", "light", "dark")
    page.get_by_role("heading", name="New game").scroll_into_view_if_needed()
    page.get_by_role("heading", name="New game").evaluate("(heading) => heading.scrollIntoView()")
    shoot(page, "new-game", "light", "dark")


@pytest.mark.soak
def test_beginning(page: Page, tables: Tables, shoot: Callable[..., None]) -> None:
    open_game(page, tables.between().address("british"))
    shoot(page, "game-start")


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_choosing(new_context: Contexts, tables: Tables, shoot: Callable[..., None], language: str) -> None:
    page = new_context(locale=language).new_page()
    open_game(page, choosing(tables).address("british"))
    choose(page)
    if language == "en":
        shoot(page, "game", "light", "dark")
    else:
        shoot(page, f"game-{language}")


@pytest.mark.soak
def test_question(page: Page, tables: Tables, shoot: Callable[..., None]) -> None:
    open_game(page, asked(tables).address("british"))
    expect(page.locator(".bar.asked .question")).to_be_visible()
    shoot(page, "question", "light", "dark")


@pytest.mark.soak
def test_siege_and_tabs(page: Page, tables: Tables, shoot: Callable[..., None]) -> None:
    seats = tables.at(19, since=17)
    open_game(page, seats.address("british"))
    page.locator("[data-place=Pemaquid]").focus()
    expect(page.locator("#map-note")).to_be_visible()
    shoot(page, "siege", "light", "dark")
    page.locator("[data-place=Pemaquid]").blur()
    for name in ("actions", "market", "decks"):
        tab(page, name)
        shoot(page, name)


@pytest.mark.soak
def test_replay(page: Page, tables: Tables, shoot: Callable[..., None]) -> None:
    open_game(page, tables.imported().address(after="#replay=150"))
    shoot(page, "replay", "light", "dark")


@pytest.mark.soak
def test_end(page: Page, tables: Tables, shoot: Callable[..., None]) -> None:
    open_game(page, tables.whole(turns=34).address("british"))
    shoot(page, "end")


@pytest.mark.soak
def test_texts(page: Page, shoot: Callable[..., None]) -> None:
    page.goto("/rules")
    expect(page.locator("aside svg").first).to_be_visible()
    shoot(page, "rules", "light", "dark")
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shoot(page, "about")


@pytest.mark.soak
def test_phone(new_context: Contexts, tables: Tables, shoot: Callable[..., None]) -> None:
    page = new_context(**PHONE).new_page()
    page.goto("/")
    expect(page.locator(".picture svg")).to_be_visible()
    shoot(page, "phone-home")
    open_game(page, choosing(tables).address("british"))
    shoot(page, "phone-hand", "light", "dark")
    page.emulate_media(color_scheme="light")
    choose(page)
    shoot(page, "phone-chosen")
    for name in ("actions", "sides", "log"):
        tab(page, name)
        shoot(page, f"phone-{name}")
    open_game(page, asked(tables).address("british"))
    shoot(page, "phone-question")
    open_game(page, tables.imported().address(after="#replay=150"))
    shoot(page, "phone-replay")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shoot(page, "phone-rules")
