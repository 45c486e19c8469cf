"""The learned evaluation: a small network on the features of a position.

The first layer is a sum of rows, one for each feature that holds. To add up many numbers at once, a row is
a few whole numbers, each of which holds three weights side by side, in lanes of 20 bits: one addition
adds three. A weight is kept as a positive number of at most 12 bits, and what that is too much is taken
off at the end. So the sums are exact, and the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arpents.bots.evaluation.base import IMPATIENCE, Evaluation
from arpents.bots.evaluation.features import NUMBER, Sink, tell_features
from arpents.engine.bags import index
from arpents.engine.state import OVER, State

WORDS: Final = 6
LANES: Final = 3
WIDTH: Final = WORDS * LANES
"""How many sums the first layer has: the first is the part that is not bent, the others go through."""

LANE: Final = 20
_LANE_MASK: Final = (1 << LANE) - 1
BIAS: Final = 2048
"""What is added to each weight, so that it is positive."""

SCALE: Final = 256.0
"""How many steps a weight of 1 has."""


@final
class Sums(Sink):
    """The first layer, as it is added up, of a table with the words of each row one after the other."""

    def __init__(self, table: Sequence[int]) -> None:
        self._table: vec[i64] = vec[i64](table)
        self.reset()

    def reset(self) -> None:
        """Begin anew."""
        self.number: i64 = 0
        self._sum0: i64 = 0
        self._sum1: i64 = 0
        self._sum2: i64 = 0
        self._sum3: i64 = 0
        self._sum4: i64 = 0
        self._sum5: i64 = 0

    def add(self, number: i64) -> None:
        """Add the row of a feature."""
        table = self._table
        at = number * WORDS
        self.number += 1
        self._sum0 += table[at]
        self._sum1 += table[at + 1]
        self._sum2 += table[at + 2]
        self._sum3 += table[at + 3]
        self._sum4 += table[at + 4]
        self._sum5 += table[at + 5]

    def add_bits(self, first: i64, bits: i64) -> None:
        """Add the rows of several features."""
        table = self._table
        while bits:
            at = (first + index(bits & -bits)) * WORDS
            bits &= bits - 1
            self.number += 1
            self._sum0 += table[at]
            self._sum1 += table[at + 1]
            self._sum2 += table[at + 2]
            self._sum3 += table[at + 3]
            self._sum4 += table[at + 4]
            self._sum5 += table[at + 5]

    def word(self, number: i64) -> i64:
        """Three of the sums, side by side."""
        if number < 3:
            return self._sum0 if number == 0 else self._sum1 if number == 1 else self._sum2
        return self._sum3 if number == 3 else self._sum4 if number == 4 else self._sum5


@final
class Model(Evaluation):
    """A network with one hidden layer, which says how likely the British are to win."""

    def __init__(self, rows: Sequence[Sequence[int]], output: Sequence[float], bias: Sequence[float]) -> None:
        """Make it of the rows of the first layer (whole numbers), and of the second layer."""
        super().__init__(IMPATIENCE)
        assert len(rows) == NUMBER
        self._sums = Sums([_packed(row, word) for row in rows for word in range(WORDS)])
        self._output = [float(weight) for weight in output]
        self._bias = [float(weight) for weight in bias]

    def logit(self, state: State) -> float:
        """The odds of the British, as a logarithm."""
        sums = self._sums
        sums.reset()
        tell_features(state, sums)
        excess = sums.number * BIAS
        total = 0.0
        unit: i64 = 0
        word: i64 = 0
        while word < WORDS:
            lanes = sums.word(word)
            lane: i64 = 0
            while lane < LANES:
                value = float((lanes & _LANE_MASK) - excess) / SCALE + self._bias[unit]
                lanes >>= LANE
                if unit == 0:
                    total += value
                elif value > 0.0:
                    total += self._output[unit] * value
                unit += 1
                lane += 1
            word += 1
        return total

    def chance(self, state: State) -> float:
        """How likely the British are to win, from 0 to 1."""
        if state.phase == OVER:
            return 1.0 if state.winner == 0 else 0.0
        return 1.0 / (1.0 + exp(-self.logit(state)))

    def value(self, state: State, side: i64) -> float:
        """How likely the side is to win, from 0 to 1."""
        chance = self.chance(state)
        return 1.0 - chance if side else chance


def _packed(row: Sequence[int], word: int) -> int:
    """Three weights of a row as one number."""
    total = 0
    for lane in range(LANES):
        weight = max(-BIAS, min(BIAS - 1, row[LANES * word + lane]))
        total |= (weight + BIAS) << LANE * lane
    return total
