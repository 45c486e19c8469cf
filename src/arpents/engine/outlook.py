"""The outlook of the side to act: what every family of actions asks of a state, worked out once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import index
from arpents.engine.offers import Offer
from arpents.engine.packs import Pack
from arpents.engine.state import State
from arpents.engine.supply import playable


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """A state as its side to act sees it, and the offers found so far."""

    __slots__ = (
        "besieged",
        "foe",
        "hand",
        "listed",
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

    def __init__(self, state: State, side: i64) -> None:
        me = state.of(side)
        foe = state.of(1 - side)
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
        self.ready = me.hand & playable(me, self.besieged)
        self.listed = _listed(me.pack, self.ready)
        self.offers: list[Offer] = []


def _listed(pack: Pack, ready: i64) -> i64:
    """The places that a ready location card lists, while another ready card has the transport."""
    cards = ready & pack.locations
    bateaux = ready & pack.bateaux
    ships = ready & pack.ships
    wagons = ready & pack.wagons
    found: i64 = 0
    while cards:
        card = cards & -cards
        cards ^= card
        at = index(card) << 3
        if bateaux & ~card:
            at |= 1
        if ships & ~card:
            at |= 2
        if wagons & ~card:
            at |= 4
        found |= pack.leads_to[at]
    return found
