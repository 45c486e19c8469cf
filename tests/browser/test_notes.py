"""The note about a place of the map: it covers neither what the place is joined to nor what can be chosen."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.situations import Tables, drawn, open_game
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]

COVERED: Final = """() => {
  const shares = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const note = document.querySelector("#map-note").getBoundingClientRect();
  const ways = [...document.querySelectorAll("#map-note .ways li")].map((line) => line.textContent);
  return [...document.querySelectorAll("[data-place]")].filter((place) => {
    const name = place.dataset.place;
    const joined = ways.some((way) => way.replaceAll(`Fort ${name}`, "").includes(name));
    if (!joined && !place.classList.contains("able")) return false;
    return [...place.querySelectorAll(".reach, .name")].some(
      (part) => shares(part.getBoundingClientRect(), note));
  }).map((place) => place.dataset.place);
}"""
"""What a note lies on of what it tells of, and of what can be chosen."""


@pytest.mark.parametrize(("width", "height"), sampled([(1366, 768), (1180, 820), (1920, 1080)], test=1))
def test_a_note_covers_nothing_that_it_tells_of(
    new_context: Contexts, tables: Tables, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    open_game(page, tables.at(29, since=28).address("british"))
    covering: dict[str, list[str]] = {}
    for place in page.locator("[data-place]").all():
        place.dispatch_event("pointerenter", {"pointerType": "mouse"})
        expect(page.locator("#map-note")).to_be_visible()
        drawn(page)
        if covered := page.evaluate(COVERED):
            covering[place.get_attribute("data-place") or ""] = covered
        place.dispatch_event("pointerleave", {"pointerType": "mouse"})
    # About a place or two so much lies that no side is free.
    assert len(covering) <= 2, covering
