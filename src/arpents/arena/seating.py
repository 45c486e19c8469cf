"""Seating bots: those that a contest names must be there before it begins."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Final, final

from arpents.arena.contest import Contest
from arpents.bots.asking import Maker, close, described
from arpents.bots.base import BotFault
from arpents.bots.processes.supervision import Worker, WorkerFailed
from arpents.bots.registry import bot_kinds
from arpents.errors import ArpentsError

MAKING_SECONDS: Final = 60.0
"""How long it may take to load and make a bot before it counts as stuck."""


class CannotMakeBot(ArpentsError):
    """A bot that cannot be made: which one, and where its constructor failed."""


def check_bots(contest: Contest, make: Maker) -> None:
    """Make every bot once, so that one that cannot be made is refused before any game."""
    attempt = Attempt(make, contest.seed)
    for text in dict.fromkeys(contest.bots):
        if (error := attempt(text)) is not None:
            raise error


def check_bots_apart(contest: Contest, make: Maker, patience: float = MAKING_SECONDS) -> None:
    """Make every bot from elsewhere once in another process, since its code may hang or end the process."""
    worker: Worker[str, ArpentsError | None] = Worker(Attempt(make, contest.seed))
    try:
        for text in dict.fromkeys(contest.bots):
            own = text.partition(":")[0] in bot_kinds()
            if not own and (error := _tried_apart(worker, text, patience)) is not None:
                raise error
    finally:
        worker.close()


@final
@dataclass(frozen=True, slots=True)
class Attempt:
    """Makes a bot, and says what is wrong with it, if anything."""

    make: Maker
    seed: int

    def __call__(self, text: str) -> ArpentsError | None:
        """The error that says why a bot cannot be made, or None."""
        try:
            bot = self.make(text, self.seed)
        except BotFault as fault:
            return CannotMakeBot(f'The bot "{text}" cannot be made: it {str(fault).rstrip(".")}.')
        except ArpentsError as error:
            return _sendable(error)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return CannotMakeBot(f'The bot "{text}" cannot be made: {described(error)}.')
        close(bot)
        return None


def _tried_apart(worker: Worker[str, ArpentsError | None], text: str, patience: float) -> ArpentsError | None:
    try:
        return worker.ask(text, patience)
    except WorkerFailed as failed:
        return CannotMakeBot(f'The bot "{text}" cannot be made: {failed.fault}.')


def _sendable(error: ArpentsError) -> ArpentsError:
    """An error that another process can read: the same, or else one with its sentence."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return CannotMakeBot(str(error))
    return error
