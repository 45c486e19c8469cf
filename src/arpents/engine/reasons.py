"""Why a game is over, by number and by word."""

from __future__ import annotations

from typing import Final, Literal, get_args

UNFINISHED: Final = 0
HOME_TAKEN: Final = 1
HOME_SETTLED: Final = 2
NO_VILLAGES: Final = 3
NO_TOWNS: Final = 4
CAPTURES: Final = 5
CONCEDED: Final = 6
STOPPED: Final = 7
FORT_DUQUESNE_TAKEN: Final = 8

Reason = Literal[
    "unfinished",
    "home taken",
    "home settled",
    "villages",
    "towns",
    "captures",
    "conceded",
    "stopped",
    "fort duquesne",
]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
"""Why a game is over; ``stopped`` is no rule but the limit of a program that plays by itself (11.5)."""
