"""The bot ``raider``: bands of raiders, until the captured pieces are worth twelve points."""

from __future__ import annotations

from typing import Final, final

from arpents.bots.registry import bot
from arpents.bots.strategies.base import Strategy, plan_for
from arpents.engine.sides import BRITISH, FRENCH

WARPATH: Final = {
    "captured": 1.2,
    "danger": 0.9,
    "later_danger": 0.7,
    "band": 1.2,
    "mission": 1.6,
    "muster": 0.1,
}
"""What a raider makes more of than others do: what is captured, what could be, and a band that gathers."""

RANGERS: Final = plan_for(
    BRITISH,
    weights=WARPATH,
    cards={
        "Rangers": 0.8,
        "neutral Native Americans": (0.6, 0.5, 0.3, 0.0, 0.0),
        "Indian Leader": 0.3,
        "Home Support": 0.3,
    },
)

PARTIES: Final = plan_for(
    FRENCH,
    weights=WARPATH,
    cards={
        "Coureurs de Bois": 0.8,
        "Native Americans": 0.6,
        "neutral Native Americans": (0.6, 0.5, 0.3, 0.0, 0.0),
        "Priest": (0.3, 0.0),
        "Home Support": 0.3,
    },
)


@final
@bot("raider")
class Raider(Strategy):
    """A player who lives by raids and ambushes."""

    plans = (RANGERS, PARTIES)
