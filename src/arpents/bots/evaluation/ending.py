"""The race to the end of the game: whoever leads wants it near."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine.scoring import CAPTURES_TO_END, captured_points
from arpents.engine.state import TOWNS, VILLAGES, State, towns_in_stock, villages_in_stock

PATIENCE: Final = 60.0
"""After how many turns the race counts twice."""


def nearness(state: State, side: i64) -> float:
    """How near a side is to ending the game by its pieces or captures, from 0 to 1."""
    villages = 1.0 - float(villages_in_stock(state, side)) / float(VILLAGES[side])
    towns = 1.0 - float(towns_in_stock(state, side)) / float(TOWNS[side])
    captures = float(captured_points(state, side)) / float(CAPTURES_TO_END)
    return max(villages, towns, min(1.0, captures))


def race(state: State, side: i64, lead: float) -> float:
    """The lead in points once more, as far as the end is near; an end that has come counts for much more."""
    near = max(nearness(state, side), nearness(state, 1 - side))
    if near >= 1.0:
        return 12.0 * lead + (6.0 if lead > 0.0 or (lead == 0.0 and side == 1) else -6.0)
    # The longer it has lasted, the more a lead asks for the end, and the more a lag asks for a risk.
    return lead * near * near * near * (1.0 + float(state.turn) / PATIENCE)
