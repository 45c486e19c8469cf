"""Levels: numbers for people, each with a bot that exists and a sentence that tells what to expect."""

import pytest

from arpents.bots import make_bot
from arpents.bots.levels import FIRST_LEVEL, LEVELS, Level, UnknownLevel, level, level_of
from arpents.locales import Words
from arpents.locales.keys import key


def test_there_are_three_and_they_count_up() -> None:
    assert [one.number for one in LEVELS] == [1, 2, 3]
    assert level(FIRST_LEVEL) in LEVELS


@pytest.mark.parametrize("one", LEVELS)
def test_each_has_a_bot_and_a_sentence(one: Level) -> None:
    make_bot(one.bot)
    assert Words("en")(key("level", f"{one.name}-about")).endswith(".")
    assert level(one.number) is one
    assert level_of(one.bot) is one


def test_a_bot_may_be_of_no_level() -> None:
    assert level_of("random") is None


@pytest.mark.parametrize("number", [0, 4, -1, 12])
def test_an_unknown_level_lists_the_levels(number: int) -> None:
    with pytest.raises(UnknownLevel) as error:
        level(number)
    assert str(error.value) == f"There is no level {number}; the levels: 1, 2, 3."
