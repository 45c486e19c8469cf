"""The board: places in danger of raids, and places cut off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine.bags import index, size
from arpents.engine.outlook import Outlook
from arpents.engine.places import POINTS
from arpents.engine.raid_reach import WarPath
from arpents.engine.state import State

REACH: Final = 3
"""How far raids are looked for."""

BLOCKED: Final = 0.55
"""What is left of the danger of a raid for each card in hand that may block it."""


RESERVED: Final = 0.45
"""What a raider in the reserve adds to the likelihood of a raid; one in the deck adds a fifth."""


def raid_danger(state: State, raider: i64) -> float:
    """What the best raid of a side would win, weighed by how likely it is to have the cards for it."""
    o = Outlook(state, raider)
    pack = o.pack
    me = o.me
    raiders = pack.raiders
    able = size(me.hand & raiders) + size(me.deck & raiders) + size(me.discard & raiders)
    # The reserve is as good as in hand.
    reserved = size(me.reserve & raiders)
    if able + reserved == 0:
        return 0.0
    path = WarPath(o)
    best = second = 0.0
    chance = min(1.0, 0.3 + 0.2 * float(able) + RESERVED * float(reserved))
    # Raiders that are at hand together go further.
    further = min(0.9, 0.5 + 0.1 * float(size(me.hand & raiders) + 2 * reserved))
    distance: i64 = 1
    while distance <= REACH and path.frontier:
        targets = path.advance()
        while targets:
            place = targets & -targets
            targets ^= place
            # A town leaves a village behind, and is worth four captured points.
            swing = float(POINTS[index(place)]) + (4.0 if o.foe.towns & place else 2.0)
            if swing * chance > best:
                second = best
                best = swing * chance
            else:
                second = max(second, swing * chance)
        chance *= further
        distance += 1
    best += 0.35 * second
    blockers = size(o.foe.hand & o.foe.pack.raid_blockers)
    while blockers > 0:
        best *= BLOCKED
        blockers -= 1
    return best


def cut_off(state: State, side: i64) -> i64:
    """How many places of a side are not in supply."""
    me = state.of(side)
    return size((me.villages | me.towns) & ~me.supply)
