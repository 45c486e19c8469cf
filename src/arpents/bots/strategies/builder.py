"""The bot ``builder``: settles and develops until no town or village is left in stock, and leads by then."""

from __future__ import annotations

from typing import Final, final

from arpents.bots.registry import bot
from arpents.bots.strategies.base import Strategy, plan_for
from arpents.engine.sides import BRITISH, FRENCH

GROWTH: Final = {"race": 1.2, "captured": 0.1, "force": 0.1, "muster": 0.2, "band": 0.4, "fort": 1.2}
"""What a builder makes more of than others do: the race to the end and walls; and less of: war."""

COLONIES: Final = plan_for(
    BRITISH,
    weights=GROWTH,
    cards={
        "Settlers": 0.5,
        "neutral Settlers": (0.3, 0.0),
        "Home Support": 0.3,
        "Bateaux": 0.2,
        "Fortification": 0.2,
    },
    settled=0.3,
    developed=0.8,
)

SEIGNEURIES: Final = plan_for(
    FRENCH,
    weights=GROWTH,
    cards={
        "neutral Settlers": (0.5, 0.3),
        "Home Support": 0.3,
        "Intendant": 0.2,
        "Fortification": 0.2,
    },
    settled=0.3,
    developed=0.8,
)


@final
@bot("builder")
class Builder(Strategy):
    """A player who would rather build than fight."""

    plans = (COLONIES, SEIGNEURIES)
