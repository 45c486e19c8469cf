"""The opponents that people choose among: levels, each with a number, and strategies, each with a name.

Which bot plays as what, and how long it may think, is said in two tables and nowhere else. Stored games
keep the name of their opponent and the text of its bot, so that they go on with the same bot when the tables
change; ``known_as`` is what such an opponent is called by then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from arpents.errors import ArpentsError, UnknownName

DECISION_SECONDS: Final = 0.3
"""The time for a decision of a bot that is neither: people should not have to wait."""


class Level(NamedTuple):
    """A level: its number, the name under which the words have a sentence about it, and its bot.

    ``seconds`` is how long it may think about a decision; most have decided long before.
    """

    number: int
    name: str
    bot: str
    seconds: float = DECISION_SECONDS


class Strategy(NamedTuple):
    """A plan as an opponent: the name under which the words have a sentence about it, bot and time alike."""

    name: str
    bot: str
    seconds: float = DECISION_SECONDS


LEVELS: Final = (
    Level(1, "newcomer", "beginner:care=0.7"),
    Level(2, "settler", "planner:level=1"),
    Level(3, "sergeant", "planner:level=2"),
    Level(4, "captain", "planner:level=3"),
    Level(5, "colonel", "planner:learned=1"),
    Level(6, "general", "general", 2.8),
)
"""All levels, the weakest first."""

STRATEGIES: Final = (
    Strategy("hammer", "hammer"),
    Strategy("raider", "raider"),
    Strategy("builder", "builder"),
)
"""All strategies that people may play against."""

FIRST_LEVEL: Final = 2
"""The level of whoever names none."""


class UnknownLevel(ArpentsError):
    """A number that is no level; the message lists those that are."""

    def __init__(self, number: int, valid: Sequence[Level]) -> None:
        self.number = number
        self.valid = valid
        super().__init__(number, valid)

    def __str__(self) -> str:
        valid = ", ".join(str(level.number) for level in self.valid)
        return f"There is no level {self.number}; the levels: {valid}."


def level(number: int, levels: Sequence[Level] = LEVELS) -> Level:
    """The level with this number."""
    for one in levels:
        if one.number == number:
            return one
    raise UnknownLevel(number, levels)


def strategy(name: str) -> Strategy:
    """The strategy of this name."""
    for one in STRATEGIES:
        if one.name == name:
            return one
    raise UnknownName("strategy", name, (one.name for one in STRATEGIES))


def levels_with(bots: Iterable[str]) -> tuple[Level, ...]:
    """All levels, and after them one for each bot that whoever runs a server has given a name to."""
    first = LEVELS[-1].number + 1
    return (*LEVELS, *(Level(number, name, name) for number, name in enumerate(bots, first)))


def opponent_of(bot: str, name: str = "") -> Level | Strategy | None:
    """What a bot plays as; where several levels have the same bot, the one of this name, or else the last."""
    playing = [one for one in (*LEVELS, *STRATEGIES) if one.bot == bot]
    return next((one for one in playing if one.name == name), playing[-1] if playing else None)


def stored_text(one: Level | Strategy) -> str:
    """The text by which a saved game keeps an opponent: its bot, with the name where that says too little."""
    return one.bot if opponent_of(one.bot) is one else f"{one.name}={one.bot}"


def from_stored(text: str) -> tuple[str, str]:
    """The bot that such a text names, and the name that it plays under, if there is one in it."""
    name, _, bot = text.partition("=")
    return (bot, name) if bot and any(one.name == name for one in (*LEVELS, *STRATEGIES)) else (text, "")


def known_as(name: str, bot: str) -> str:
    """What a bot is called now that a game was stored with under this name: by what it plays as today."""
    playing = opponent_of(bot, name)
    return name if playing is None else playing.name


def seconds_for(bot: str, name: str = "") -> float:
    """How long a bot that plays under this name may think about a decision."""
    playing = opponent_of(bot, name)
    return DECISION_SECONDS if playing is None else playing.seconds
