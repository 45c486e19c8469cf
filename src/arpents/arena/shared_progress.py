"""Shared progress: memory that a playing process shares with the one that watches it.

When a bot hangs, or takes its process down with it, the process is gone and so is its game. The shared memory
remains: who was thinking, and every decision before, from which the game is played again up to there.
"""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.context import SpawnContext
from typing import Final, final

from arpents.engine.action import Action

NOBODY: Final = -1

_DECISIONS_PER_TURN: Final = 32
_MOST_DECISIONS: Final = 100_000
"""Room in it; a longer game is played on, but what does not fit is not noted."""

_MOMENT, _THINKER, _NOTED, _FIELDS = range(4)
_NUMBERS: Final = 5


@final
class SharedProgress:
    """The decisions of the game in play, and who is thinking."""

    def __init__(self, context: SpawnContext, turn_limit: int) -> None:
        self._room = min(_DECISIONS_PER_TURN * (turn_limit + 1), _MOST_DECISIONS)
        self._fields = context.RawArray("q", _FIELDS)
        self._actions = context.RawArray("q", _NUMBERS * self._room)
        self._seconds = context.RawArray("d", self._room)
        self._fields[_THINKER] = NOBODY

    @property
    def moment(self) -> int:
        """A number that changes whenever somebody begins to think."""
        return int(self._fields[_MOMENT])

    @property
    def thinker(self) -> int:
        """The side that is thinking, or NOBODY."""
        return int(self._fields[_THINKER])

    @property
    def noted(self) -> int:
        """How many decisions are noted."""
        return int(self._fields[_NOTED])

    def clear(self) -> None:
        """Begin a new game."""
        self._fields[_THINKER] = NOBODY
        self._fields[_NOTED] = 0

    def rest(self) -> None:
        """Nobody is thinking: whatever takes time now is no bot's doing."""
        self._fields[_THINKER] = NOBODY

    def thinks(self, side: int) -> None:
        """A side begins to think."""
        self._fields[_MOMENT] += 1
        self._fields[_THINKER] = side

    def decided(self, action: Action, seconds: float) -> None:
        """It has decided on a legal action."""
        self._fields[_THINKER] = NOBODY
        noted = self._fields[_NOTED]
        if noted < self._room:
            self._actions[noted * _NUMBERS : (noted + 1) * _NUMBERS] = action.key()
            self._seconds[noted] = seconds
            self._fields[_NOTED] = noted + 1

    def decisions(self, count: int) -> Iterator[tuple[Action, float]]:
        """The first so many decisions, with the seconds that each took."""
        for number in range(count):
            yield Action(*self._actions[number * _NUMBERS : (number + 1) * _NUMBERS]), self._seconds[number]
