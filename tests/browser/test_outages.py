"""A server that is gone for a while, and what it has forgotten meanwhile."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from benchmarks.served import Served
from tests.browser.serving import Complaints, chromium, require_page
from tests.browser.tables import LOST, NO_GAME, NewContext, a_table, frontier, sit, switched_off, two_players
from tests.server.serving import a_server


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Those of the server, with a database that outlives it."""
    return {"seed": 1, "database_url": f"sqlite:///{tmp_path_factory.mktemp('games') / 'games.sqlite'}"}


@pytest.fixture(scope="module")
def server(settings: dict[str, Any]) -> Iterator[Served]:
    """A server that may be switched off, as nobody else uses it."""
    require_page()
    chromium()
    with a_server(**settings) as served:
        yield served


@pytest.mark.soak
def test_a_game_that_is_gone_while_somebody_looks_at_it(
    page: Page, server: Served, settings: dict[str, Any], complaints: Complaints
) -> None:
    table = a_table(server)
    player = sit(page, table)
    with switched_off(server, settings):
        database = settings["database_url"].removeprefix("sqlite:///")
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("DELETE FROM events WHERE game = ?", (table.game,))
            connection.execute("DELETE FROM games WHERE id = ?", (table.game,))
    # What one saw of it stays in sight.
    expect(player.standing.get_by_role("alert")).to_have_text(NO_GAME)
    expect(player.card("Boston")).to_be_visible()
    page.get_by_role("link", name="Arpents").click()
    expect(page.get_by_text("No longer on this server")).to_be_visible()
    complaints.allow("WebSocket|ERR_CONNECTION|Failed to load resource")


def test_a_server_that_was_gone_is_caught_up_with(
    server: Served, settings: dict[str, Any], new_context: NewContext, complaints: Complaints
) -> None:
    ann, bob = two_players(server, new_context, frontier())
    bob.list_action("Take money")
    with switched_off(server, settings):
        for player in (ann, bob):
            expect(player.standing).to_contain_text(LOST)
        # What was selected stays so, and what cannot be done is said.
        bob.finish_selecting()
        bob.hands.use(bob.doing)
        expect(bob.trouble).to_have_text("The server cannot be reached. Try again in a moment.")
        expect(bob.bar).to_contain_text("Take money with Montreal.")
    for player in (ann, bob):
        expect(player.standing).not_to_contain_text(LOST)
    bob.confirm()
    bob.end_turn()
    expect(ann.standing).to_contain_text("Your turn")
    ann.reads("The French take money with Montreal.")
    complaints.allow("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource")


def test_what_a_deed_would_do_is_told_when_the_server_is_back(
    server: Served, settings: dict[str, Any], new_context: NewContext, complaints: Complaints
) -> None:
    ann, bob = two_players(server, new_context, frontier())
    for player in (ann, bob):
        player.page.wait_for_load_state("networkidle")
    bob.list_action("Take money")
    with switched_off(server, settings):
        expect(bob.standing).to_contain_text(LOST)
        bob.finish_selecting()
        expect(bob.bar).to_contain_text("Take money with Montreal.")
    expect(bob.standing).not_to_contain_text(LOST)
    expect(bob.bar).to_contain_text("1 action left")
    complaints.allow("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource")
