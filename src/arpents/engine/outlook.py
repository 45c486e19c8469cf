"""The outlook of the side to act: what every family of actions asks of a state, worked out once."""

from __future__ import annotations

from typing import final

from arpents.engine.offers import Offer
from arpents.engine.state import State


@final
class Outlook:
    """A state as its side to act sees it, and the offers found so far."""

    __slots__ = (
        "besieged",
        "foe",
        "hand",
        "me",
        "mine",
        "money",
        "offers",
        "pack",
        "ready",
        "rules",
        "side",
        "state",
        "theirs",
    )

    def __init__(self, state: State, side: int) -> None:
        me = state.sides[side]
        foe = state.sides[1 - side]
        self.state = state
        self.rules = state.rules
        self.side = side
        self.me = me
        self.foe = foe
        self.pack = me.pack
        self.money = me.money
        self.mine = me.villages | me.towns
        self.theirs = foe.villages | foe.towns
        self.besieged = me.siege | foe.siege
        self.hand = me.hand
        self.ready = me.hand & (me.pack.empire | ((me.supply & ~self.besieged) >> me.pack.offset))
        self.offers: list[Offer] = []
