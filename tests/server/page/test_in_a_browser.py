"""The page in a real browser: games are played by keyboard, against a bot and between two people."""

import os
from collections.abc import Iterator

import httpx
import pytest

from benchmarks.served import Served, serving
from tests.server.page.browser import CHROMIUM, Browser, browsing

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('data')}/games.sqlite"
    with serving(database, os.environ) as server:
        yield server


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browsing(tmp_path_factory.mktemp("browser")) as running:
        yield running


def test_a_game_against_the_computer(served: Served, browser: Browser) -> None:
    page = browser.window()
    page.open(served.url)
    page.wait_for("Play now")
    page.fill("You play", "british")
    page.fill("Against", "bot")
    page.fill("Level", "1")
    page.press("Set up the game")
    page.wait_for("What you may do")
    assert "Your decision" in page.text()

    page.press("Draft")
    page.press("Bateaux · 0")
    page.wait_for("The British draft Bateaux.")
    page.press("Undo")
    page.wait_without("The British draft Bateaux.")
    page.press("Discard")
    boxes = "document.querySelectorAll('details[open] input[type=checkbox]')"
    page.wait(f"{boxes}.length === 5")
    assert page.tell("document.querySelector('details[open] form button').disabled") is True
    page.tell(f"{boxes}[0].click()")
    page.wait("document.querySelector('details[open] form button').disabled === false")
    page.tell("document.querySelector('details[open] form').requestSubmit()")
    page.wait_for("The British discard")
    page.press("End turn")
    page.wait_for("Turn 3: the British to move.")
    page.press("Take back your last action")
    page.wait_without("Turn 3")

    page.open(served.url)
    page.wait_for("your decision")
    assert page.complaints == []


def test_a_seat_is_resumed_from_its_link(served: Served, browser: Browser) -> None:
    wish = {"opponent": "bot", "level": 1, "name": "Ann"}
    seat = httpx.post(f"{served.url}/api/v1/games", json=wish).json()
    page = browser.window()
    page.open(f"{served.url}/game/{seat['game']}#seat={seat['token']}")
    page.wait_for(f"Ann ({seat['side'].capitalize()}, you)")
    assert page.tell("location.hash") == ""
    page.open(f"{served.url}/game/{seat['game']}")
    page.wait_for(f"Ann ({seat['side'].capitalize()}, you)")
    assert page.complaints == []


def test_two_people_play_and_talk(served: Served, browser: Browser) -> None:
    ann, bob = browser.window(), browser.window()
    ann.open(served.url)
    ann.wait_for("A new game")
    ann.fill("Your name", "Ann")
    ann.fill("You play", "opponent")
    ann.press("Set up the game")
    ann.wait_for("waits for an opponent")
    invitation = ann.wait("control('Copy the invitation').value")
    bob.open(served.url + invitation[invitation.index("/game/") :])
    bob.wait_for("The side is yours to choose.")
    bob.fill("Your name", "<b>Bob</b>")
    bob.fill("You play", "french")
    bob.press("Join")
    bob.wait_for("<b>Bob</b> (French, you)")
    ann.wait_for("<b>Bob</b> (French)")

    bob.fill("Say", "<img src=x onerror=alert(1)> salut")
    bob.press("Send")
    ann.wait_for("<img src=x onerror=alert(1)> salut")
    assert ann.tell("document.querySelectorAll('#chat img').length") == 0
    ann.press("End turn")
    bob.wait_for("Your decision")

    bob.tell("window.confirm = () => true; true")
    bob.press("Concede")
    ann.wait_for("The British win: well played.")
    ann.press("Rematch, sides swapped")
    ann.wait_for("Ann (French, you)")
    bob.press("On to the rematch")
    bob.wait_for("<b>Bob</b> (British, you)")
    assert ann.complaints == bob.complaints == []


def test_refusals_are_told_in_a_sentence(served: Served, browser: Browser) -> None:
    page = browser.window()
    page.open(f"{served.url}/game/nowhere")
    page.wait_for('There is no game "nowhere".')
    page.open(served.url)
    page.wait_for("Import a record")
    page.fill("The record", "nothing of the kind")
    page.press("Import")
    page.wait_for("This record cannot be imported")
