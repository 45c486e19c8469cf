"""Trainings that are small, or made up."""

from pathlib import Path

from arpents.training.generations import Generation, Step, Training
from arpents.training.settings import Settings
from arpents.training.store import FitReport

TINY = Settings(generations=2, games=8, contest=4, piece=4, contest_piece=2, turn_limit=4)


def run(folder: Path, settings: Settings = TINY, processes: int = 1) -> list[Step]:
    """Train all that is missing in a folder."""
    training = Training(folder, settings, processes)
    steps = list(training.steps())
    training.write_weights()
    return steps


def generation(number: int, before: int | None, won: int = 0, contest: int = 100) -> Generation:
    """What may have come of a generation."""
    report = FitReport(
        generation=number,
        before=before,
        own_games=3000,
        british_won=1590,
        games=12000,
        positions=800000 + number,
        loss_before=0.5,
        loss=0.4875,
        accuracy=0.765,
        reliability=[(0.05, 0.06, 1234), (0.95, 0.93, 4321)],
    )
    return Generation(report, won, 0 if before is None else contest)


GENERATIONS = [generation(0, None), generation(1, 0, 75), generation(2, 1, 50), generation(3, 1, 64)]
"""The third only draws with the second, which the fourth therefore meets too, and beats."""
