"""Playing by what a screen reader is told, and by nothing else."""

import pytest
from playwright.sync_api import Page

from tests.browser.hearing import Listener
from tests.browser.playing import OVER
from tests.processes import wait_until
from tests.sampling import sampled


def begin(page: Page) -> Listener:
    """Begin a game from the first page."""
    page.goto("/")
    listener = Listener(page)
    listener.press("Play now")
    wait_until(lambda: "Turn 1" in listener.standing())
    return listener


@pytest.mark.parametrize("turns", sampled([1, 3], test=1))
def test_a_few_turns_and_the_end(page: Page, turns: int) -> None:
    listener = begin(page)
    listener.play(turns=turns)
    assert listener.turns == turns
    assert listener.used >= turns
    listener.open("More")
    listener.press("Concede")
    listener.press("Yes, I concede")
    wait_until(lambda: OVER.search(listener.standing()) is not None)


@pytest.mark.soak
def test_a_whole_game(page: Page) -> None:
    listener = begin(page)
    listener.play(turns=1000)
    assert OVER.search(listener.standing())
