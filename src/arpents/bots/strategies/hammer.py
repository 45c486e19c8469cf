"""The bot ``hammer``: Louisbourg, then Quebec, and nothing else; as the French, whatever stops that.

The British settle Halifax, buy few but strong cards and rid the deck of the rest, gather soldiers in the
reserve, and besiege when the first blow can decide. A militia goes with them: if an ambush comes, it is the
card that is lost. They build no towns, which would only feed raids.
"""

from __future__ import annotations

from typing import Final, final

from arpents.bots.registry import bot
from arpents.bots.strategies.base import Strategy, plan_for
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.actions.sieging import must_wait
from arpents.engine.places import HOME, PRIZES, mask
from arpents.engine.sides import BRITISH
from arpents.engine.state import State

ATTACK: Final = plan_for(
    BRITISH,
    weights={"fall": 120.0, "muster": 0.0, "force": 0.0, "band": 0.0},
    cards={
        "Regular Infantry": (1.3, 1.2, 1.0, 0.7, 0.3, 0.1),
        "Siege Artillery": 1.2,
        "Military Leader": 0.8,
        "Militia": (0.5, 0.0, 0.0),
        "Home Support": 0.5,
        "Governor": 0.3,
        "Ships": (0.3, 0.0),
        "Halifax": 0.8,
        "Louisbourg": 1.5,
        "Norfolk": -0.1,
        "New Haven": -0.1,
        "St. Mary's": -0.3,
        "Pemaquid": -0.3,
        "Baltimore": -0.2,
        "Richmond": -0.4,
        "Deerfield": -0.3,
        "Albany": -0.3,
        "Cumberland": -0.4,
    },
    places={"Halifax": 3.0, "Louisbourg": 10.0},
    targets=("Louisbourg", "Quebec"),
    points=0.4,
    ready=0.1,
    undecided=0.6,
    muster=0.3,
    most_mustered=9.0,
)

DEFENCE: Final = plan_for(
    1,
    weights={"captured": 0.5},
    cards={"Regular Infantry": (0.3, 0.2, 0.0), "Coureurs de Bois": 0.2, "Regular Infantry (initial)": 0.3},
    places={"Louisbourg": 5.0, "Quebec": 10.0},
    walls={"Louisbourg": 2.0, "Quebec": 3.0},
)

_GATES: Final = mask("Halifax", "Louisbourg", "Port Royal") | HOME[0] | PRIZES[0] | PRIZES[1]
"""Where the British settle: on the way to Quebec, and where they must be at home."""

_AIMS: Final = mask("Louisbourg", "Halifax", "Port Royal") | PRIZES[1]
"""What they besiege."""


@final
@bot("hammer")
class Hammer(Strategy):
    """A player who goes for Quebec by way of Louisbourg, and knows how that is stopped."""

    plans = (ATTACK, DEFENCE)

    def fits(self, state: State, action: Action) -> bool:
        """Whether the British have time for an action, unless they must wait before they may besiege."""
        if action.side_number != BRITISH or must_wait(state):
            return True
        match action.verb_number:
            case verbs.DEVELOP:
                return False
            case verbs.SETTLE:
                return bool(action.place & _GATES)
            case verbs.BESIEGE:
                return bool(action.place & _AIMS)
            case verbs.DRAFT:
                return bool(action.chosen_bag & ATTACK.sought)
        return True
