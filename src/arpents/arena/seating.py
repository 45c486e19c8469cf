"""Seating bots: those that a contest names must be there before it begins."""

from __future__ import annotations

from arpents.arena.contest import Contest
from arpents.bots.asking import Maker, close, described
from arpents.bots.base import BotFault
from arpents.errors import ArpentsError


class CannotMakeBot(ArpentsError):
    """A bot that cannot be made: which one, and where its constructor failed."""


def check_bots(contest: Contest, make: Maker) -> None:
    """Make every bot once, so that one that cannot be made is refused before any game."""
    for text in dict.fromkeys(contest.bots):
        try:
            bot = make(text, contest.seed)
        except BotFault as fault:
            raise CannotMakeBot(f'The bot "{text}" cannot be made: it {str(fault).rstrip(".")}.') from fault
        except (ArpentsError, KeyboardInterrupt):
            raise
        except BaseException as error:
            raise CannotMakeBot(f'The bot "{text}" cannot be made: {described(error)}.') from error
        close(bot)
