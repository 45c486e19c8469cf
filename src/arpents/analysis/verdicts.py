"""Verdicts: a word for how much of the chance to win a decision gave away."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Word = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]


class Verdict(NamedTuple):
    """A word, and up to how much of the chance to win is given away by what it is said of."""

    word: Word
    up_to: float


VERDICTS: Final = (
    Verdict("best", 0.01),
    Verdict("good", 0.04),
    Verdict("inaccuracy", 0.08),
    Verdict("mistake", 0.16),
    Verdict("blunder", 1.0),
)
"""All verdicts on decisions that had a choice, the best first."""


def verdict_on(given_away: float) -> Word:
    """The word for a decision that gives so much of the chance to win away."""
    return next(verdict.word for verdict in VERDICTS if given_away <= verdict.up_to)
