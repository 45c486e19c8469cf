"""Opponents: whom the options of a command choose to play against, by name or by level."""

from __future__ import annotations

from typing import NamedTuple, final

from arpents.bots import bot_kinds
from arpents.bots.base import BotFault
from arpents.bots.levels import FIRST_LEVEL, LEVELS, level, level_of
from arpents.bots.naming import named_bot, with_option
from arpents.bots.processes.apart import BotApart
from arpents.cli.terminal import WORDS
from arpents.engine.sides import Side
from arpents.errors import ArpentsError
from arpents.locales.keys import key


class NoOpponent(ArpentsError):
    """Options that leave nobody to play against, or nobody to play."""


@final
class Opponent:
    """A bot as somebody's opponent: the text that names it, as saved games keep it, and the bot itself.

    It thinks in a process of its own. ``anywhere`` says whether the text may name code from elsewhere.
    """

    def __init__(self, text: str, seed: int, *, anywhere: bool = True) -> None:
        self.text = text
        self.level = level_of(text)
        self.bot = BotApart(text, seed)
        named = named_bot(text, anywhere=anywhere)
        if text.partition(":")[0] in bot_kinds():
            # One of ours can be made here to see that it can; its process begins when it has something to do.
            named.make(seed)
        else:
            self._begin()

    def _begin(self) -> None:
        try:
            self.bot.begin()
        except BotFault as fault:
            self.bot.close()
            told = str(fault).rstrip(".")
            raise NoOpponent(WORDS("opponent-unmade", opponent=self.text, fault=told)) from fault

    @property
    def name(self) -> str:
        """What to call it."""
        name = self.text.partition(":")[0]
        return WORDS("opponent-level", bot=name, level=self.level.number) if self.level else self.text

    @property
    def sentence(self) -> str:
        """What a player should know about it, if it is one of the levels."""
        return WORDS(key("level", f"{self.level.name}-about")) if self.level else ""


class ChosenOpponent(NamedTuple):
    """The side that a bot is named for, if one is, and the text that names the bot."""

    side: Side | None
    text: str


def choose_opponent(british: str | None, french: str | None, number: int | None) -> ChosenOpponent | None:
    """The opponent that the options name, or None where they name none."""
    if british is not None and french is not None:
        raise NoOpponent(WORDS("two-bots", british=british, french=french))
    named = british if british is not None else french
    if named is not None:
        side = Side.BRITISH if british is not None else Side.FRENCH
        return ChosenOpponent(side, named if number is None else with_option(named, f"level={number}"))
    return None if number is None else ChosenOpponent(None, level(number).bot)


def usual_opponent() -> ChosenOpponent:
    """The opponent of somebody who names none."""
    return ChosenOpponent(None, level(FIRST_LEVEL).bot)


def opponent_lines() -> tuple[list[str], list[str]]:
    """The bots, and the levels with a sentence each."""
    levels = [
        WORDS("level-line", level=one.number, sentence=WORDS(key("level", f"{one.name}-about")))
        for one in LEVELS
    ]
    return list(bot_kinds()), levels
