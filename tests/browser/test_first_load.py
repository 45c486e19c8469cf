"""What a page loads before it can be used stays small: a size and not a time, the same on every machine."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from benchmarks.served import Served
from benchmarks.web import HAND, LIMIT, LOADED, PLAY_NOW, Loaded, sorted_out
from tests.sampling import sampled


def loaded(page: Page, address: str, selector: str) -> Loaded:
    """What a page has loaded when it is complete."""
    page.goto(address)
    expect(page.locator(selector).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return sorted_out(page.evaluate(LOADED))


@pytest.mark.parametrize("language", sampled(("fr", "en", "de", "it"), test=1))  # the longest words first
def test_script_and_style_of_the_first_load_are_small(
    new_context: Callable[..., BrowserContext], server: Served, language: str
) -> None:
    asked = {"name": "Ann", "side": "british", "opponent": "bot", "level": 1}
    seat = httpx.post(f"{server.url}/api/v1/games", json=asked).json()
    game = f"/game/{seat['game']}#seat={seat['token']}"
    for address, selector in (("/", PLAY_NOW), (game, HAND)):
        found = loaded(new_context(locale=language).new_page(), address, selector)
        assert 0 < found.limited <= LIMIT, address
        assert min(found) > 0, "something that every page needs was not found"
