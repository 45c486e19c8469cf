"""Each language: by the browser's wish or the reader's, complete, and without a word that is cut off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.browser.reading import clipped, too_wide, wordless
from tests.browser.serving import Complaints
from tests.browser.situations import Tables, drawn, open_game, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

LANGUAGES = sampled(("de", "fr", "it", "en"), test=1)
"""German first, as its words are the longest: whatever has no room has none in German."""

OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
RULES = {"en": "The rules", "fr": "Les règles", "de": "Die Regeln", "it": "Le regole"}


def read(page: Page, where: str) -> None:
    """Assert that all words of a page are words, and can be read."""
    drawn(page)
    found = wordless(page) + clipped(page) + too_wide(page)
    assert not found, f"{where}, {page.viewport_size}"


def read_at_all_sizes(page: Page, where: str) -> None:
    """The same on a wide screen and on a phone."""
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        read(page, where)


@pytest.mark.parametrize(
    ("locale", "spoken"),
    sampled([("fr-CA", "fr"), ("pt-BR", "en"), ("de-AT", "de"), ("it-IT", "it"), ("en-US", "en")], test=2),
)
def test_the_browser_says_which(new_context: Contexts, locale: str, spoken: str) -> None:
    page = new_context(locale=locale).new_page()
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", spoken)


def test_the_reader_may_choose_another(page: Page) -> None:
    page.goto("/rules")
    for language in ("fr", "de", "it", "en"):
        page.locator("header .opener").click()
        page.get_by_role("radio", name=OWN_NAMES[language]).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", level=1)).to_have_text(RULES[language])
    page.locator("header .opener").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text(RULES["de"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(RULES["de"])
    expect(page).to_have_title("Die Regeln · Arpents")


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_can_be_read(
    new_context: Contexts, tables: Tables, complaints: Complaints, language: str
) -> None:
    page = new_context(locale=language).new_page()
    tables.waiting("Marie", opponent="anyone")
    page.goto("/")
    expect(page.locator("form").first).to_be_visible()
    for summary in page.locator("form summary").all():
        summary.click()
    read_at_all_sizes(page, "home")
    for path in ("/rules", "/about", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        read_at_all_sizes(page, path)
    complaints.expect("404.*nowhere")


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_can_be_read(new_context: Contexts, tables: Tables, language: str) -> None:
    page = new_context(locale=language).new_page()
    seats = tables.at(36, "block", since=35)
    for size, tabs in ((WIDE, ()), (PHONE, ("sides", "hand"))):
        page.set_viewport_size(size)
        open_game(page, seats.address("british"))
        read(page, "a question")
        for name in ("actions", "market", "decks", "more", *tabs):
            tab(page, name)
            for summary in page.locator("#tab-panel summary").all():
                summary.click()
            read(page, name)
    page.set_viewport_size(WIDE)
    tables.do(seats, "british", "do not block")
    tables.do(seats, "french", "end turn")
    page.locator('.hand [data-card="Boston"]').first.click()
    expect(page.locator(".choices")).to_be_visible()
    read_at_all_sizes(page, "a choice")


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_can_be_read(new_context: Contexts, tables: Tables, language: str) -> None:
    page = new_context(locale=language).new_page()
    open_game(page, tables.imported().address(after="#replay=150"))
    read_at_all_sizes(page, "a replay")
    open_game(page, tables.finished().address("british"))
    read_at_all_sizes(page, "the end")
