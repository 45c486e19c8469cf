"""Supply: which controlled places are connected to home, and what that allows."""

from __future__ import annotations

from arpents.engine.places import HOME, SECOND_HARBOUR, links
from arpents.engine.state import State


def trace(sources: int, controlled: int) -> int:
    """The controlled places that a chain of controlled places links to a source (4.2)."""
    reached = sources
    while True:
        further = reached | (links(reached) & controlled)
        if further == reached:
            return reached & controlled
        reached = further


def refresh(state: State) -> None:
    """Bring the supply of both sides up to date after control of a place has changed."""
    british, french = state.sides
    ours = british.villages | british.towns
    theirs = french.villages | french.towns
    british.supply = trace(HOME[0] & ~theirs, ours)
    french.supply = trace(HOME[1] & ~ours, theirs)


def reaches_siege(state: State, side: int, place: int) -> bool:
    """Whether a side can trace supply to a besieged place, given as a mask (6.4)."""
    if place == HOME[side]:
        return True
    me = state.sides[side]
    foe = state.sides[1 - side]
    held = foe.villages | foe.towns
    sources = HOME[side] & ~held
    supplied = me.supply
    if state.rules.new_york_supplies_sieges and side == 0:
        sources |= SECOND_HARBOUR & ~held
        supplied = trace(sources, me.villages | me.towns)
    return links(place) & (supplied | sources) != 0


def usable(state: State, side: int) -> int:
    """The cards of a pack that its owner may play for a purpose, wherever they are (4.1)."""
    me = state.sides[side]
    besieged = me.siege | state.sides[1 - side].siege
    return me.pack.empire | ((me.supply & ~besieged) >> me.pack.offset)
