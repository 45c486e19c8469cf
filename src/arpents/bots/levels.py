"""The levels that people choose an opponent by: a number for each, and the bot that plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from arpents.errors import ArpentsError


class Level(NamedTuple):
    """A level: its number, the name under which the words have a sentence about it, and its bot."""

    number: int
    name: str
    bot: str


LEVELS: Final = (
    Level(1, "newcomer", "beginner:care=0.8"),
    Level(2, "settler", "planner:level=2"),
    Level(3, "general", "planner:level=3"),
)
"""All levels, the weakest first."""

FIRST_LEVEL: Final = 2
"""The level of whoever names none."""

DECISION_SECONDS: Final = 0.3
"""The time that a level takes for a decision: people should not have to wait."""


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


def levels_with(bots: Iterable[str]) -> tuple[Level, ...]:
    """All levels, and after them one for each bot that whoever runs a server has given a name to."""
    first = LEVELS[-1].number + 1
    return (*LEVELS, *(Level(number, name, name) for number, name in enumerate(bots, first)))


def level_of(bot: str) -> Level | None:
    """The level that a bot plays, if it is the bot of one."""
    return next((one for one in LEVELS if one.bot == bot), None)
