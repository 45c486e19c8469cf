"""Points, and the ends of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arpents.engine.bags import size
from arpents.engine.events import GAME_ENDED, Log, tell
from arpents.engine.places import WORTH
from arpents.engine.reasons import CAPTURES, NO_TOWNS, NO_VILLAGES, REASONS, UNFINISHED, Reason
from arpents.engine.sides import FRENCH, NOBODY, SIDES, Side
from arpents.engine.state import OVER, State, towns_in_stock, villages_in_stock

CAPTURES_TO_END: Final = 12


@final
class Outcome:
    """How a game ended: who won, why, and the points of both sides."""

    __slots__ = ("points", "reason", "winner")

    def __init__(self, winner: Side, reason: Reason, points: tuple[int, int]) -> None:
        self.winner = winner
        self.reason = reason
        self.points = points

    def __eq__(self, other: object) -> bool:
        """Outcomes are equal when winner, reason and points are."""
        return isinstance(other, Outcome) and (self.winner, self.reason, self.points) == (
            other.winner,
            other.reason,
            other.points,
        )

    def __hash__(self) -> int:
        """Equal outcomes have equal hashes."""
        return hash((self.winner, self.reason, self.points))

    def __reduce__(self) -> tuple[type[Outcome], tuple[Side, str, tuple[int, int]]]:
        """What makes the same outcome in another process."""
        return (Outcome, (self.winner, self.reason, self.points))

    def __repr__(self) -> str:
        """The outcome in one line."""
        british, french = self.points
        return f"Outcome({self.winner} by {self.reason}, {british} to {french})"


def worth(places: i64) -> i64:
    """The points of some places, as villages count them (11.3)."""
    return (
        size(places & WORTH[0])
        + 2 * size(places & WORTH[1])
        + 4 * size(places & WORTH[2])
        + 8 * size(places & WORTH[3])
    )


def captured_points(state: State, side: i64) -> i64:
    """What the captured pieces of a side are worth (11.3)."""
    me = state.of(side)
    return 2 * me.captured_villages + 4 * me.captured_towns


def points(state: State, side: i64) -> i64:
    """The points of a side: locations, double for towns, and captures (11.3)."""
    me = state.of(side)
    return worth(me.villages) + 2 * worth(me.towns) + captured_points(state, side)


def leader(state: State) -> i64:
    """The side that wins on points; a tie goes to the French (11.3)."""
    return 0 if points(state, 0) > points(state, 1) else FRENCH


def counted_end(state: State, side: i64) -> i64:
    """The reason for which the game ends at the start of this side's turn, if any (11.2)."""
    peace = state.british.siege == 0 and state.french.siege == 0
    if peace or not state.rules.stock_end_waits_for_sieges:
        if villages_in_stock(state, side) == 0:
            return NO_VILLAGES
        if towns_in_stock(state, side) == 0:
            return NO_TOWNS
    if peace and captured_points(state, side) >= CAPTURES_TO_END:
        return CAPTURES
    return UNFINISHED


def end_game(state: State, winner: i64, reason: i64, events: Log) -> None:
    """End the game."""
    state.phase = OVER
    state.decider = NOBODY
    state.winner = winner
    state.reason = reason
    tell(events, GAME_ENDED, winner, 0, 0, reason)


def outcome(state: State) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    if state.phase != OVER:
        return None
    return Outcome(SIDES[state.winner], REASONS[state.reason], (points(state, 0), points(state, 1)))
