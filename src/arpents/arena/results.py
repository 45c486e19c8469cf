"""What is kept of a game: a line of JSON."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from arpents.arena.contest import Fixture
from arpents.engine.reasons import REASONS, STOPPED

FORFEIT: Final = "forfeit"
"""The reason of a game that a bot lost by raising, stalling, or an action that is not offered."""

STOPPED_AT_LIMIT: Final = REASONS[STOPPED]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's part in a game: its decisions, their time in seconds, and what it did."""

    decisions: int
    over_budget: int
    seconds: float
    slowest: float
    verbs: dict[str, int]


class Standing(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """The points of both sides at the beginning of a turn."""

    turn: int
    british: int
    french: int


class GameResult(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One finished game; ``seats``, ``points`` and ``parts`` have the British first."""

    pair: tuple[str, str]
    number: int
    seats: tuple[str, str]
    winner: int
    reason: str
    points: tuple[int, int]
    turns: int
    parts: tuple[Part, Part]
    course: tuple[Standing, ...]
    forfeit: str | None = None

    @property
    def fixture(self) -> Fixture:
        """The game that this is the result of."""
        return Fixture(self.pair, self.number, self.seats)

    @property
    def won_by(self) -> str:
        """The bot that won."""
        return self.seats[self.winner]

    @property
    def lost_by(self) -> str:
        """The bot that lost."""
        return self.seats[1 - self.winner]

    @property
    def decisions(self) -> int:
        """How many decisions both made."""
        return sum(part.decisions for part in self.parts)
