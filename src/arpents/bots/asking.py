"""Asking a bot, and surviving what it does: whatever is no legal action becomes a ``BotFault``.

Bots raise, exit, return nonsense and change what they are shown. This is the one place where that is met; a
bot that hangs, or takes its process down, is met by whoever supervises the process. There a ``Host`` keeps
bots, each for its game, and asks them for one decision after the other.
"""

from __future__ import annotations

import pickle
import sysconfig
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from traceback import walk_tb
from typing import Final, Protocol, final

from arpents.bots.base import Bot, BotFault, Budget, CannotLoadBot
from arpents.engine.action import Action
from arpents.engine.choosing import is_offered, refuse
from arpents.engine.offers import Offer
from arpents.engine.state import State
from arpents.engine.views import View
from arpents.errors import ArpentsError

Maker = Callable[[str, int], Bot]
"""Makes the bot that a text names, with a seed; other processes must be able to import it."""

PATIENCE: Final = 20.0
"""The seconds after which a bot is held to be stuck: many times what a decision may take."""

KEPT: Final = 24
"""For how many games a process keeps bots: those that were asked last."""

_LONGEST: Final = 240
_STANDARD: Final = sysconfig.get_path("stdlib")


class Position(Protocol):
    """What says whether an action is legal: a game, or a view that no bot can change."""

    @property
    def state(self) -> State:
        """The position itself."""
        ...

    def offers(self) -> list[Offer]:
        """What may be done."""
        ...


def made(make: Maker, text: str, seed: int) -> Bot:
    """The bot that a text names, made now."""
    try:
        return make(text, seed)
    except KeyboardInterrupt:
        raise
    except BotFault as fault:
        raise BotFault(f"could not be made: it {fault}", unmade=True) from fault
    except BaseException as error:  # a bot may call exit(), which is no reason to stop anything else
        raise BotFault(f"could not be made: {described(error)}", unmade=True) from error


def ask(bot: Bot, view: View, budget: Budget, position: Position) -> Action:
    """What a bot decides, seeing this view, which it may change; ``position`` it never gets to see."""
    try:
        action: object = bot.choose(view, budget)
    except (KeyboardInterrupt, BotFault):
        raise
    except BaseException as error:
        raise BotFault(f"raised {described(error)}") from error
    if not isinstance(action, Action):
        raise BotFault(f"returned {_shown(action)}, which is no action")
    offers = position.offers()
    if not is_offered(offers, action):
        raise BotFault(f"returned an action that was not offered: {_refusal(position.state, offers, action)}")
    return action


def close(bot: Bot) -> None:
    """Tell a bot that no more decisions come, if it wants to know."""
    with suppress(Exception, SystemExit):
        getattr(bot, "close", lambda: None)()


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


def described(error: BaseException) -> str:
    """An error in a line: its kind, what it says, and where in its author's code it was raised."""
    said = _shortened(error.fault if isinstance(error, CannotLoadBot) else _safely(str, error))
    if isinstance(error, ArpentsError) and said:
        told = said.rstrip(".")
    else:
        told = f"{type(error).__name__}: {said}" if said else type(error).__name__
    # Some errors tell the place themselves.
    place = None if isinstance(error, (SyntaxError, CannotLoadBot)) else _place(error)
    return f"{told} ({place})" if place else told


def _place(error: BaseException) -> str | None:
    """The last line on the way to an error that is neither ours nor of Python itself: the author's own."""
    place = None
    for frame, line in walk_tb(error.__traceback__):
        file, module = frame.f_code.co_filename, str(frame.f_globals.get("__name__"))
        standard = file.startswith((_STANDARD, "<")) and "site-packages" not in file
        if not standard and module.partition(".")[0] != "arpents":
            place = f"{Path(file).name}, line {line}, in {frame.f_code.co_name}"
    return place


def _refusal(state: State, offers: list[Offer], action: Action) -> str:
    try:
        return _shortened(str(refuse(state, offers, action)))
    except Exception:  # the numbers of such an action may mean nothing at all
        return "its numbers stand for nothing"


def _shown(value: object) -> str:
    return _shortened(_safely(repr, value)) or f"a {type(value).__name__}"


def _safely(told: Callable[[object], str], value: object) -> str:
    try:
        return told(value)
    except Exception:  # the value is a bot's, and so are its __str__ and __repr__
        return ""


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"
