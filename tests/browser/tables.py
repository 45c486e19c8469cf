"""Tables: games set up from a position, and the people who sit down there."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import BrowserContext, Page, expect

from arpents import Game
from arpents.engine.game import game_from
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.browser.playing import Player
from tests.positions import FRENCH, position, side
from tests.server.serving import start

NewContext = Callable[..., BrowserContext]

LOST: Final = "The connection is lost. Trying again; your moves are safe."
"""What a player is told whose line to the server is gone."""

NO_GAME: Final = (
    "There is no such game. The link may be incomplete: to a private game, use the whole link of your seat "
    "or invitation. Or the game was deleted after a long time."
)
"""What somebody is told who asks for a game that is not there."""


class Table(NamedTuple):
    """A game with a seat that somebody has, and perhaps another that is free."""

    game: str
    token: str
    link: str
    invite: str


def set_up(server: Served, game: Game | None = None, **wishes: object) -> Table:
    """Set up a game, from a position if one is given."""
    body = dict(wishes)
    if game is not None:
        body["start"] = {"record": str(write_game(game_from(game.state))), "decisions": 0}
    reply = httpx.post(f"{server.url}/api/v1/games", json=body, timeout=60)
    assert reply.status_code == 201, reply.text
    seat = reply.json()
    return Table(seat["game"], seat["token"], address(seat["link"]), address(seat.get("invite") or ""))


def three_that_bring_money() -> Game:
    """The British have three cards that bring money."""
    return position(
        side(hand=["Boston", "Norfolk", "New York"], deck=["Philadelphia", "New Haven"], money=5),
        side(hand=["Quebec", "Montreal"], deck=["Louisbourg", "Tadoussac"], money=5),
    )


def a_table(server: Served) -> Table:
    """A private game of the British against a bot."""
    return set_up(server, three_that_bring_money(), side="british", opponent="bot", level=1, public=False)


def sit(page: Page, table: Table) -> Player:
    """Sit down at a table by the link of the seat."""
    page.goto(table.link)
    player = Player(page)
    expect(player.standing).to_contain_text("Your turn")
    return player


def frontier() -> Game:
    """The French can raid and lay an ambush; the British can block the one, and have a card to lose."""
    return position(
        side(hand=["New Haven", "Militia", "Norfolk"], deck=["Boston", "New York", "Philadelphia"], money=5),
        side(
            hand=["Coureurs de Bois", "Native Americans", "Montreal"],
            deck=["Quebec", "Louisbourg", "Tadoussac", "Gaspé"],
            money=5,
        ),
        board={"Deerfield": "french village"},
        to_move=FRENCH,
    )


def address(link: str) -> str:
    """A link within the site: to browsers, localhost and 127.0.0.1 are two."""
    parts = urlsplit(link)
    return f"{parts.path}#{parts.fragment}"


def two_players(server: Served, new_context: NewContext, game: Game | None = None) -> tuple[Player, Player]:
    """Ann, who has the British and has set a game up, and Bob, who has joined it by her link."""
    table = set_up(server, game, name="Ann", side="british", opponent="link", public=False)
    ann = Player(new_context().new_page())
    ann.page.goto(table.link)
    expect(ann.page.get_by_role("heading", name="Your game waits for an opponent")).to_be_visible()
    bob = join(new_context, table.invite)
    expect(ann.standing).to_be_visible()
    return ann, bob


def join(new_context: NewContext, invite: str) -> Player:
    """Somebody who is called Bob, and has joined a game by its link."""
    bob = Player(new_context().new_page())
    bob.page.goto(address(invite))
    expect(bob.page.get_by_role("heading", name="Ann invites you to play")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.get_by_role("heading", name="Ann against Bob")).to_be_attached()
    return bob


@contextmanager
def switched_off(server: Served, settings: dict[str, Any]) -> Iterator[None]:
    """While this lasts, the server is gone, as in a power cut; then it serves again at the same address."""
    server.kill()
    yield
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ARPENTS_")}
    environment |= {
        f"ARPENTS_{name.upper()}": str(value) for name, value in settings.items() if name != "database_url"
    }
    port = server.address.rpartition(":")[2]
    again = start(settings["database_url"], environment, server.log, "--port", port)
    server.process = again.process  # whoever has started the first ends the second
