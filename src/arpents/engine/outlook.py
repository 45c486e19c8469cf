"""The outlook of the side to act: what every family of actions asks of a state, worked out once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import index, size
from arpents.engine.counting import NO_LIMITS, Limit, count_between
from arpents.engine.lots import Lot
from arpents.engine.offers import Offer
from arpents.engine.packs import Pack
from arpents.engine.state import State
from arpents.engine.supply import playable


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """A state as its side to act sees it, and the offers found so far.

    The methods from ``add`` on make offers. They are listed in ``offers``, or if there is a ``lot``, it is
    drawn among them and none is kept: whoever plays at random has no use for a list.
    """

    __slots__ = (
        "besieged",
        "foe",
        "hand",
        "listed",
        "lot",
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

    def __init__(self, state: State, side: i64, lot: Lot | None = None) -> None:
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
        self.lot = lot
        self.offers: list[Offer] = [] if lot is None else lot.offers

    def add(  # noqa: PLR0913, PLR0917
        self,
        verb: i64,
        place: i64,
        fixed: i64,
        pool: i64,
        least: i64,
        most: i64,
        count: i64,
        mark: i64,
        apart: bool,
        limits: tuple[Limit, ...],
    ) -> None:
        """Make an offer of all its parts."""
        lot = self.lot
        if lot is None:
            self.offers.append(
                Offer(self.side, verb, place, fixed, pool, least, most, count, mark, apart, limits)
            )
        elif lot.falls_on(count):
            lot.take(self.side, verb, place, fixed, pool, least, most, mark, apart, limits)

    def add_offer(self, offer: Offer) -> None:
        """Make an offer that there is already, of one action without a choice."""
        lot = self.lot
        if lot is None:
            self.offers.append(offer)
        elif lot.falls_on(1):
            lot.take(self.side, offer.verb_number, 0, 0, 0, 0, 0, 0, False, NO_LIMITS)

    def plain(self, verb: i64, place: i64, fixed: i64) -> None:
        """Offer one action."""
        self.add(verb, place, fixed, 0, 0, 0, 1, 0, False, NO_LIMITS)

    def one_of(self, verb: i64, place: i64, fixed: i64, pool: i64) -> None:
        """Offer to pick one card of a pool, in hand."""
        self.add(verb, place, fixed, pool, 1, 1, size(pool & self.pack.first), 0, False, NO_LIMITS)

    def one_apart(self, verb: i64, place: i64, fixed: i64, pool: i64) -> None:
        """Offer to pick one card that is not in hand."""
        self.add(verb, place, fixed, pool, 1, 1, size(pool & self.pack.first), 0, True, NO_LIMITS)

    def some_of(self, verb: i64, fixed: i64, pool: i64, least: i64, most: i64) -> None:
        """Offer to pick several cards of a pool, in hand."""
        count = count_between(self.pack, pool, least, most)
        self.add(verb, 0, fixed, pool, least, most, count, 0, False, NO_LIMITS)


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
