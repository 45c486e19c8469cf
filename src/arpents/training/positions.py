"""Positions to learn from: the features of each, who won the game it is from, and where in it it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray


@final
@dataclass(frozen=True, eq=False)
class Positions:
    """Many positions; those of a game stand together, in their order.

    ``features`` are the numbers of the features that hold, of one position after the other, and ``starts``
    where each position begins, and where the last one ends. ``won`` is 1 where the British won the game, and
    a half where nobody did.
    """

    features: NDArray[np.uint16]
    starts: NDArray[np.int64]
    won: NDArray[np.float32]
    game: NDArray[np.int64]
    turn: NDArray[np.int16]

    def __len__(self) -> int:
        return len(self.won)


class Collector:
    """Collects the positions of games, one after the other."""

    def __init__(self) -> None:
        self._features: list[int] = []
        self._starts = [0]
        self._won: list[float] = []
        self._game: list[int] = []
        self._turn: list[int] = []

    def add_game(self, number: int, british_won: float, positions: Iterable[tuple[int, list[int]]]) -> None:
        """Add the positions of a game: the turn and the features of each."""
        for turn, features in positions:
            self._features.extend(features)
            self._starts.append(len(self._features))
            self._won.append(british_won)
            self._game.append(number)
            self._turn.append(turn)

    def positions(self) -> Positions:
        """All that were collected."""
        return Positions(
            np.array(self._features, np.uint16),
            np.array(self._starts, np.int64),
            np.array(self._won, np.float32),
            np.array(self._game, np.int64),
            np.array(self._turn, np.int16),
        )


def joined(parts: list[Positions]) -> Positions:
    """All positions of several parts, in their order."""
    shifts = np.cumsum([0, *(len(part.features) for part in parts)])
    starts = [part.starts[:-1] + shift for part, shift in zip(parts, shifts, strict=False)]
    return Positions(
        np.concatenate([part.features for part in parts]),
        np.concatenate([*starts, shifts[-1:]]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.game for part in parts]),
        np.concatenate([part.turn for part in parts]),
    )
