"""Opponents: whom the options of a command choose to play against, by name, level or strategy."""

from __future__ import annotations

from typing import NamedTuple, final

from arpents.bots import bot_kinds
from arpents.bots.base import BotFault
from arpents.bots.levels import (
    FIRST_LEVEL,
    LEVELS,
    STRATEGIES,
    Level,
    Strategy,
    from_stored,
    level,
    opponent_of,
    seconds_for,
    stored_text,
    strategy,
)
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
        bot, name = from_stored(text)
        self.plays_as = opponent_of(bot, name)
        self.seconds = seconds_for(bot, name)
        self.bot = BotApart(bot, seed)
        named = named_bot(bot, anywhere=anywhere)
        if bot.partition(":")[0] in bot_kinds():
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
        match self.plays_as:
            case Level(number, name):
                return WORDS("opponent-level", name=WORDS(key("level", name)), level=number)
            case Strategy(name):
                return WORDS(key("strategy", name))
        return self.text

    @property
    def sentence(self) -> str:
        """What a player should know about it, if it is a level or a strategy."""
        return "" if self.plays_as is None else _sentences(self.plays_as)


class ChosenOpponent(NamedTuple):
    """The side that a bot is named for, if one is, and the text that names the bot."""

    side: Side | None
    text: str


def choose_opponent(
    british: str | None, french: str | None, number: int | None, plan: str | None = None
) -> ChosenOpponent | None:
    """The opponent that the options name, or None where they name none; a plan is the name of a strategy."""
    if plan is not None and (british or french or number is not None):
        raise NoOpponent(WORDS("strategy-alone"))
    if british is not None and french is not None:
        raise NoOpponent(WORDS("two-bots", british=british, french=french))
    named = british if british is not None else french
    if named is not None:
        side = Side.BRITISH if british is not None else Side.FRENCH
        return ChosenOpponent(side, named if number is None else with_option(named, f"level={number}"))
    if plan is not None:
        return ChosenOpponent(None, stored_text(strategy(plan)))
    return None if number is None else ChosenOpponent(None, stored_text(level(number)))


def usual_opponent() -> ChosenOpponent:
    """The opponent of somebody who names none."""
    return ChosenOpponent(None, stored_text(level(FIRST_LEVEL)))


class OpponentLines(NamedTuple):
    """What there is to choose an opponent from: levels and strategies with a word about each, and bots."""

    levels: list[str]
    strategies: list[str]
    bots: list[str]


def opponent_lines() -> OpponentLines:
    """The lines that a command's help has about opponents."""
    return OpponentLines(
        [WORDS("opponent-line", what=str(one.number), sentence=_sentences(one)) for one in LEVELS],
        [WORDS("opponent-line", what=one.name, sentence=_sentences(one)) for one in STRATEGIES],
        list(bot_kinds()),
    )


def _sentences(one: Level | Strategy) -> str:
    """What to expect of an opponent, and how long it thinks."""
    kind = "level" if isinstance(one, Level) else "strategy"
    return f"{WORDS(key(kind, f'{one.name}-about'))} {WORDS('opponent-time', seconds=round(one.seconds))}"
