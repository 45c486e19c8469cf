"""Supply: which controlled places are connected to home, and what that allows."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from arpents.engine.bags import each
from arpents.engine.places import HOME, SECOND_HARBOUR, links
from arpents.engine.state import Holdings, State

Unusable = Literal["not controlled", "besieged", "cut off"]
UNUSABLE: Final[tuple[Unusable, ...]] = get_args(Unusable)
"""Why a location card cannot be used."""


def trace(sources: i64, controlled: i64) -> i64:
    """The controlled places that a chain of controlled places links to a source (4.2)."""
    reached = sources
    while True:
        further = reached | (links(reached) & controlled)
        if further == reached:
            return reached & controlled
        reached = further


def refresh(state: State) -> None:
    """Bring the supply of both sides up to date after control of a place has changed."""
    british = state.british
    french = state.french
    ours = british.villages | british.towns
    theirs = french.villages | french.towns
    british.supply = trace(HOME[0] & ~theirs, ours)
    french.supply = trace(HOME[1] & ~ours, theirs)


def reaches_siege(state: State, side: i64, place: i64) -> bool:
    """Whether a side can trace supply to a besieged place, given as a mask (6.4, 12.10)."""
    if place == HOME[side]:
        return True
    second = state.rules.new_york_supplies_sieges and side == 0
    if second and place == SECOND_HARBOUR:
        return True
    me = state.of(side)
    foe = state.of(1 - side)
    held = foe.villages | foe.towns
    sources = HOME[side] & ~held
    supplied = me.supply
    if second:
        sources |= SECOND_HARBOUR & ~held
        supplied = trace(sources, me.villages | me.towns)
    return links(place) & (supplied | sources) != 0


def playable(me: Holdings, besieged: i64) -> i64:
    """The cards of a pack that its owner may play for a purpose while these places are besieged (4.1)."""
    return me.pack.empire | ((me.supply & ~besieged) >> me.pack.offset)


def usable(state: State, side: i64) -> i64:
    """The cards of a pack that its owner may play for a purpose, wherever they are (4.1)."""
    me = state.of(side)
    return playable(me, me.siege | state.of(1 - side).siege)


def why_unusable(state: State, side: i64, card: i64) -> Unusable:
    """Why a side cannot use a card that is not usable (4.1)."""
    me = state.of(side)
    place = card << me.pack.offset
    if not place & (me.villages | me.towns):
        return "not controlled"
    return "besieged" if place & (me.siege | state.of(1 - side).siege) else "cut off"


def unusable_cards(state: State, side: i64) -> dict[str, Unusable]:
    """The location cards in a side's hand that cannot be used now, and why (4.1)."""
    me = state.of(side)
    cards = each(me.hand & ~usable(state, side))
    return {me.pack.names(card)[0]: why_unusable(state, side, card) for card in cards}
