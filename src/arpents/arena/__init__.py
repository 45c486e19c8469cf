"""The arena: bots play each other, and what came of it is measured."""

from arpents.arena.contest import BadContest, Contest, Fixture
from arpents.arena.ledger import CannotKeepResults, Ledger, OtherSettings
from arpents.arena.match import play_match
from arpents.arena.results import GameResult
from arpents.arena.summary import Summary, summarise
from arpents.arena.tournament import play_missing, tournament

__all__ = [
    "BadContest",
    "CannotKeepResults",
    "Contest",
    "Fixture",
    "GameResult",
    "Ledger",
    "OtherSettings",
    "Summary",
    "play_match",
    "play_missing",
    "summarise",
    "tournament",
]
