"""Hosting: bots that are kept in a process, each for its game, and asked for one decision after the other."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, final

from arpents.bots.asking import Maker, ask, close, made
from arpents.bots.base import Bot, BotFault, Budget
from arpents.engine.action import Action
from arpents.engine.views import View

PATIENCE: Final = 20.0
"""The seconds after which a bot is held to be stuck: many times what a decision may take."""

KEPT: Final = 24
"""For how many games a process keeps bots: those that were asked last."""


@final
@dataclass(frozen=True)
class Question:
    """What the bot of a game is asked: by name, with the seed it is made with, and the decisions it has made.

    Without a view it is only made, to see whether it can be.
    """

    game: str
    bot: str
    seed: int
    played: tuple[Action, ...] = ()
    view: View | None = None
    seconds: float = 0.0


@final
@dataclass
class _Kept:
    """A bot in the midst of a game, and what it has decided there."""

    name: str
    bot: Bot
    played: tuple[Action, ...] = ()


Reply = Action | BotFault | None
"""What a bot decided, or what it did wrong; nothing if it was only made."""


@final
@dataclass
class Host:
    """Answers questions with the bots of their games, which it makes when they are first asked."""

    make: Maker
    _bots: OrderedDict[str, _Kept] = field(default_factory=OrderedDict)

    def __reduce__(self) -> tuple[type[Host], tuple[Maker]]:
        return Host, (self.make,)

    def __call__(self, question: Question) -> Reply:
        """What the bot of a game does; one that has failed is not asked again, but made anew."""
        kept = self._bots.pop(question.game, None)
        try:
            if kept is None or kept.name != question.bot or kept.played != question.played:
                # It is of another game, or the game has gone on without it: what it remembers is not so.
                self._close(kept)
                kept = None
                kept = _Kept(question.bot, made(self.make, question.bot, question.seed), question.played)
            action = None
            if question.view is not None:
                action = _decided(kept.bot, question.view, question.seconds)
                kept.played = (*question.played, action)
        except BotFault as fault:
            self._close(kept)
            return BotFault(fault.fault, fault.unmade)
        self._bots[question.game] = kept
        while len(self._bots) > KEPT:
            self._close(self._bots.popitem(last=False)[1])
        return action

    def _close(self, kept: _Kept | None) -> None:
        if kept is not None:
            close(kept.bot)


def _decided(bot: Bot, view: View, seconds: float) -> Action:
    # The bot may change what it is shown; whether its answer is legal is seen from a copy of that.
    position: View = pickle.loads(pickle.dumps(view))
    return ask(bot, view, Budget(seconds), position)
