"""Somebody who looks elsewhere is told once that it is their turn, if they have asked for it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect

from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.serving import chromium, launched
from tests.browser.tables import frontier, join, set_up

RECORDING = """(() => {
  window.notices = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, options) {
      super(title, options);
      window.notices.push([title, options.body, this]);
    }
  };
  let hidden = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
  window.lookAway = (away) => { hidden = away; };
})()"""
"""Notes which notices are shown, and lets a test say whether the page is in sight."""

TOLD = "window.notices.map(([title, body]) => `${title}: ${body}`)"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole Chromium: one that never has a window gives nobody leave to show notices."""
    with launched(playwright, chromium(headed=True)) as running:
        yield running


@pytest.mark.soak
def test_notices_come_once_for_a_turn_and_only_to_those_who_look_elsewhere(
    server: Served, new_context: Callable[..., BrowserContext]
) -> None:
    table = set_up(server, frontier(), name="Ann", side="british", opponent="link", public=False)
    context = new_context(permissions=["notifications"])
    context.add_init_script(RECORDING)
    ann = Player(context.new_page())
    ann.page.goto(table.link)
    bob = join(new_context, table.invite)
    expect(ann.standing).to_contain_text("French turn")

    # Nobody is told who has not asked for it.
    ann.page.evaluate("lookAway(true)")
    bob.end_turn()
    expect(ann.standing).to_contain_text("Your turn")
    assert ann.page.evaluate(TOLD) == []
    ann.page.get_by_role("button", name="Settings and language").click()
    ann.page.get_by_role("group", name="Notices of your turn").get_by_role("radio", name="On").check()
    ann.page.keyboard.press("Escape")

    # Nor who looks at the page.
    ann.page.evaluate("lookAway(false)")
    ann.end_turn()
    expect(bob.standing).to_contain_text("Your turn")
    bob.end_turn()
    expect(ann.standing).to_contain_text("Your turn")
    assert ann.page.evaluate(TOLD) == []

    # A reload keeps the wish; then one notice for a turn, whatever else happens in it.
    ann.page.reload()
    expect(ann.standing).to_contain_text("Your turn")
    ann.end_turn()
    ann.page.evaluate("lookAway(true)")
    bob.end_turn()
    expect(ann.standing).to_contain_text("Your turn")
    ann.by_cards()
    expect(ann.standing).to_contain_text("1 action left")
    assert ann.page.evaluate(TOLD) == ["Your turn: Your game against Bob waits for you."]
    ann.page.evaluate("window.notices[0][2].onclick()")
