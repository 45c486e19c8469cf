"""Levels and strategies: each with a bot that exists, a time, and sentences that tell what to expect."""

import pytest

from arpents.bots import make_bot
from arpents.bots.levels import (
    DECISION_SECONDS,
    FIRST_LEVEL,
    LEVELS,
    STRATEGIES,
    Level,
    Strategy,
    UnknownLevel,
    from_stored,
    known_as,
    level,
    levels_with,
    opponent_of,
    seconds_for,
    stored_text,
    strategy,
)
from arpents.errors import UnknownName
from arpents.locales import Words, languages
from arpents.locales.keys import key

OPPONENTS: tuple[Level | Strategy, ...] = (*LEVELS, *STRATEGIES)


def test_there_are_six_levels_and_they_count_up() -> None:
    assert [one.number for one in LEVELS] == [1, 2, 3, 4, 5, 6]
    assert level(FIRST_LEVEL) in LEVELS
    assert FIRST_LEVEL < 4, "whoever names none is not to be crushed"
    assert LEVELS[-1].name == "general"


def test_names_are_given_once() -> None:
    assert len({one.name for one in OPPONENTS}) == len(OPPONENTS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("one", OPPONENTS)
def test_each_has_a_name_and_sentences_in_every_language(one: Level | Strategy, language: str) -> None:
    words = Words(language)
    kind = "level" if isinstance(one, Level) else "strategy"
    assert words(key(kind, one.name)) != one.name
    assert words(key(kind, f"{one.name}-about")).endswith(".")
    assert words("opponent-time", seconds=round(one.seconds)).endswith(".")


@pytest.mark.parametrize("one", OPPONENTS)
def test_each_has_a_bot_and_is_known_again(one: Level | Strategy) -> None:
    make_bot(one.bot)
    assert (level(one.number) if isinstance(one, Level) else strategy(one.name)) is one
    assert opponent_of(one.bot, one.name) is one
    assert opponent_of(*from_stored(stored_text(one))) is one
    assert seconds_for(*from_stored(stored_text(one))) == one.seconds
    assert known_as(one.name, one.bot) == one.name


def test_a_bot_may_be_neither() -> None:
    assert opponent_of("random") is None
    assert seconds_for("random") == DECISION_SECONDS
    assert known_as("greedy", "greedy") == "greedy"
    assert from_stored("planner:level=2") == ("planner:level=2", "")
    assert from_stored("exec:./mybot --depth=3") == ("exec:./mybot --depth=3", "")


@pytest.mark.parametrize(
    ("name", "bot", "now"),
    [
        ("newcomer", "beginner:care=0.8", "newcomer"),
        ("settler", "planner:level=2", "sergeant"),
        ("general", "planner:level=3", "captain"),
    ],
)
def test_an_opponent_of_0_1_0_is_called_by_what_its_bot_plays_as_now(name: str, bot: str, now: str) -> None:
    assert known_as(name, bot) == now
    assert seconds_for(bot, name) == seconds_for(bot, now)


def test_no_bot_is_two_opponents() -> None:
    bots = [one.bot for one in (*LEVELS, *STRATEGIES)]
    assert len(set(bots)) == len(bots)


def test_a_save_from_when_two_levels_had_one_bot_goes_on_with_that_bot() -> None:
    assert from_stored("colonel=general") == ("general", "colonel")
    assert known_as("colonel", "general") == "general"
    assert seconds_for("general", "colonel") == level(6).seconds


def test_bots_of_an_operator_come_after_the_levels() -> None:
    added = levels_with(["greedy"])[-1]
    assert added == Level(len(LEVELS) + 1, "greedy", "greedy", DECISION_SECONDS)


@pytest.mark.parametrize("number", [0, 7, -1, 12])
def test_an_unknown_level_lists_the_levels(number: int) -> None:
    with pytest.raises(UnknownLevel) as error:
        level(number)
    assert str(error.value) == f"There is no level {number}; the levels: 1, 2, 3, 4, 5, 6."


def test_an_unknown_strategy_is_told() -> None:
    with pytest.raises(UnknownName, match=r'Unknown strategy "hamer".*hammer'):
        strategy("hamer")
