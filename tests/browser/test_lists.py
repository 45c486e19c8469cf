"""Lists of games: whether games against bots are in them, what is new by itself, and in which order."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from benchmarks.served import Served
from tests.browser.serving import chromium, require_page
from tests.browser.situations import Tables
from tests.browser.tables import NewContext
from tests.browser.test_opponents import new_game, play_now
from tests.server.serving import a_server

HOUR = 3600.0


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games of these tests are stored."""
    return tmp_path_factory.mktemp("games") / "games.sqlite"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Served]:
    """A server of its own: others fill its lists."""
    require_page()
    chromium()
    with a_server(seed=1, database_url=f"sqlite:///{database}") as served:
        yield served


def to_watch(page: Page) -> Locator:
    """The games of others that can be watched."""
    return page.get_by_role("region", name="Games to watch").get_by_role("listitem")


@pytest.mark.soak
def test_a_game_against_a_bot_is_listed_only_if_asked(page: Page, new_context: NewContext) -> None:
    page.goto("/")
    page.get_by_label("Your name").first.fill("Shy")
    play_now(page).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shy")
    page.goto("/")
    page.get_by_label("Your name").first.fill("Bold")
    form = new_game(page)
    form.get_by_role("radio", name="The computer").check()
    asked = form.get_by_role("checkbox", name="Everybody may watch")
    expect(asked).not_to_be_checked()
    asked.check()
    form.get_by_role("button", name="Set up the game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bold")
    stranger = new_context().new_page()
    stranger.goto("/")
    bold = to_watch(stranger).filter(has_text="Bold")
    expect(bold).to_contain_text("Newcomer (computer)")
    expect(to_watch(stranger).filter(has_text="Shy")).to_have_count(0)


def test_a_game_with_a_friend_is_nobody_elses_unless_that_is_asked(
    page: Page, new_context: NewContext
) -> None:
    page.goto("/")
    form = new_game(page)
    expect(form.get_by_role("radio", name="A friend, by a link")).to_be_checked()
    expect(form.get_by_role("checkbox", name="Everybody may watch")).not_to_be_checked()
    form.get_by_role("button", name="Set up the game").click()
    expect(page.get_by_role("heading", name="Your game waits for an opponent")).to_be_visible()
    stranger = new_context().new_page()
    stranger.goto(page.url)
    expect(stranger.get_by_role("heading", name="There is no such game, or it is private.")).to_be_visible()


def test_lists_are_new_by_themselves(page: Page, tables: Tables) -> None:
    page.clock.install()
    page.goto("/")
    expect(page.get_by_role("region", name="Open games")).to_be_visible()
    tables.waiting("Late", opponent="anyone")
    tables.against_bot(24, name="Later", public=True)
    late = page.get_by_role("region", name="Open games").get_by_role("listitem").filter(has_text="Late")
    expect(late).to_have_count(0)
    page.clock.run_for(11_000)
    expect(late).to_be_visible()
    expect(to_watch(page).filter(has_text="Later")).to_be_visible()


def test_games_in_which_something_goes_on_come_first(page: Page, tables: Tables, database: Path) -> None:
    tables.against_bot(24, name="Machine", public=True)
    people = tables.between({"british": "Ann", "french": "Bob"})
    asleep = tables.between({"british": "Rip", "french": "Winkle"})
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        connection.execute(
            "UPDATE games SET active_at = ?, summary = json_set(summary, '$.active_at', ?) WHERE id = ?",
            (time.time() - 3 * HOUR, time.time() - 3 * HOUR, asleep.game),
        )
    assert people.game != asleep.game
    page.goto("/")
    rows = to_watch(page)
    expect(rows.filter(has_text="Rip")).to_contain_text("3 hours ago")
    names = rows.all_inner_texts()
    where = {
        name: next(at for at, row in enumerate(names) if name in row) for name in ("Ann", "Machine", "Rip")
    }
    assert where["Ann"] < where["Machine"] < where["Rip"], "people who play, then bots, then what sleeps"
