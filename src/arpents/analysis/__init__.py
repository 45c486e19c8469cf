"""Analysis: what the strongest search makes of a decision, and of all decisions of a recorded game."""

from arpents.analysis.deciding import NothingToAnalyse, analyse, analysing
from arpents.analysis.game_review import Review, Reviewed, review, reviewing
from arpents.analysis.lines import Analysis, Line
from arpents.analysis.moments import Moment, moments_of
from arpents.analysis.verdicts import VERDICTS, Verdict, verdict_on

__all__ = [
    "VERDICTS",
    "Analysis",
    "Line",
    "Moment",
    "NothingToAnalyse",
    "Review",
    "Reviewed",
    "Verdict",
    "analyse",
    "analysing",
    "moments_of",
    "review",
    "reviewing",
    "verdict_on",
]
