"""Seating bots: those that a contest names must be there before it begins."""

from __future__ import annotations

from arpents.arena.contest import Contest
from arpents.bots.seeding import Maker


def check_bots(contest: Contest, make: Maker) -> None:
    """Make every bot once, so that a name or an option that there is not is refused before any game."""
    for text in dict.fromkeys(contest.bots):
        make(text, contest.seed)
