"""Results that were never played, to compute with."""

from arpents.arena.contest import Contest
from arpents.arena.results import GameResult, Part, Standing

PART = Part(decisions=10, over_budget=1, seconds=0.5, slowest=0.2, verbs={"end turn": 5, "settle": 4})


def results_of(
    contest: Contest, winners: dict[tuple[str, str], int], reason: str = "captures"
) -> list[GameResult]:
    """A contest in which, for each British and French bot, the British one wins its first so many games."""
    left = dict(winners)
    results = []
    for fixture in contest.fixtures():
        wins = left.get(fixture.seats, 0) > 0
        left[fixture.seats] = left.get(fixture.seats, 0) - 1
        results.append(
            GameResult(
                pair=fixture.pair,
                number=fixture.number,
                seats=fixture.seats,
                winner=0 if wins else 1,
                reason=reason,
                points=(40, 30) if wins else (20, 30),
                turns=40 + fixture.number,
                parts=(PART, PART),
                course=(Standing(0, 17, 29), Standing(10, 20, 30), Standing(14, 40, 30)),
            )
        )
    return results
