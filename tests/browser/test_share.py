"""What can be passed on of a game: links to it and to its moments, and pictures that hold no secret."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.situations import Tables, open_game, tab

PNG: Final = b"\x89PNG\r\n\x1a\n"
LEAST: Final = 40_000
"""An empty sheet of that size has fewer bytes."""


def shared(page: Page) -> Locator:
    """Open what can be shared."""
    page.get_by_role("button", name="Share", exact=True).click()
    return page.get_by_role("dialog", name="Share this game")


def picture(page: Page, dialog: Locator, name: str, folder: Path) -> bytes:
    """Have a picture made; what its file holds."""
    with page.expect_download() as coming:
        dialog.get_by_role("button", name=name, exact=True).click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    assert path.suffix == ".png"
    return path.read_bytes()


@pytest.mark.soak
def test_a_finished_game(page: Page, tables: Tables, tmp_path: Path) -> None:
    seats = tables.finished()
    open_game(page, seats.address("british"))
    dialog = shared(page)
    field = dialog.get_by_role("textbox", name="Copy the link")
    expect(field).to_have_value(re.compile(rf"/game/{seats.game}#replay$"))
    for name in ("The board", "The result", "The points"):
        found = picture(page, dialog, name, tmp_path)
        assert found.startswith(PNG)
        assert len(found) > LEAST, name
    assert page.locator("body > .unseen[aria-hidden]").count() <= 1  # what was painted is not left behind


def test_a_moment_of_a_replay(page: Page, tables: Tables, tmp_path: Path) -> None:
    seats = tables.imported()
    open_game(page, seats.address(after="#replay=150"))
    at = page.get_by_text(re.compile(r"^Turn \d+, decision \d+ of"))
    before = at.inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(at).not_to_have_text(before)
    expect(page).to_have_url(re.compile(r"#replay=15[1-9]$"))
    link = shared(page).get_by_role("textbox", name="Copy the link").first.input_value()
    expect(page).to_have_url(link)  # the address follows once the moment is looked at for a while
    here = at.inner_text()
    picture(page, page.get_by_role("dialog"), "The board", tmp_path)

    page.goto("/")
    page.goto(link)
    expect(at).to_have_text(here)
    page.evaluate("location.hash = '#replay=0'")
    expect(at).to_contain_text("decision 0")


@pytest.mark.soak
def test_a_private_game_that_goes_on(page: Page, tables: Tables, tmp_path: Path) -> None:
    seats = tables.against_bot(29)
    open_game(page, seats.address("british"))
    tab(page, "more")
    dialog = shared(page)
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile(rf"/game/{seats.game}$"))
    expect(dialog).to_contain_text("This game is private")
    expect(dialog.get_by_role("button", name="The result")).to_have_count(0)
    # Whoever looks at the drawing finds the board in it, and no card.
    page.evaluate(WATCH)
    picture(page, dialog, "The board", tmp_path)
    texts = page.evaluate("painted")
    assert "Boston" in texts
    assert not {"Militia", "Settlers", "Native Americans", "Your hand"} & set(texts)


WATCH: Final = """() => {
  window.painted = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    painted.push(text);
    return write.call(this, text, ...at);
  };
}"""
"""Write down the words that are painted."""
