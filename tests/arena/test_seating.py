"""Bots that hang or end their process while they are made: a sentence, before any game."""

import os
import time

import pytest

from arpents.arena.contest import Contest
from arpents.arena.seating import CannotMakeBot, check_bots_apart
from arpents.bots.base import Bot
from arpents.bots.seeding import make_seeded


def make_odd(text: str, seed: int) -> Bot:
    """A bot that hangs or ends its process, as it is named."""
    if text == "hangs":
        time.sleep(1000)
    if text == "exits":
        os._exit(3)
    return make_seeded(text, seed)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("hangs", 'The bot "hangs" cannot be made: it took more than 0.5 seconds.'),
        ("exits", 'The bot "exits" cannot be made: its process ended (exit code 3).'),
    ],
)
def test_one_that_cannot_be_made_is_told_of(name: str, told: str) -> None:
    with pytest.raises(CannotMakeBot) as refused:
        check_bots_apart(Contest((name, "random"), games=2), make_odd, patience=0.5)
    assert str(refused.value) == told
