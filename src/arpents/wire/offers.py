"""Offers as data: what may be done, for a page on which cards and places are chosen in any order."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.bags import index, lowest
from arpents.engine.counting import Limit
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS
from arpents.engine.verbs import MERCHANT, Group, Verb
from arpents.engine.verbs import NAMES as VERBS
from arpents.wire.cards import CardCount, counted, kinds_in
from arpents.wire.words import FORM, GROUP_OF, LOCATIONS, ZONE_OF, Zone


@with_config(FORM)
class LimitData(TypedDict):
    """How many of the picked cards may be of certain kinds."""

    cards: list[str]
    """The kinds that count, each once."""
    least: int
    most: int


@with_config(FORM)
class OfferData(TypedDict):
    """Some of what may be done now: a verb and a place, cards that it takes, and cards to be picked besides.

    What is not offered is not legal. No action is offered twice.
    """

    verb: Verb
    group: Group
    """The heading of the rules that the verb belongs to; answers are what a side is asked for."""
    location: str | None
    fixed: list[str]
    """The cards from hand that it takes in any case."""
    pool: list[CardCount]
    """The cards to pick from; empty where there is nothing to pick."""
    zone: Zone
    """Where the cards of the pool lie."""
    least: int
    """At least so many cards must be picked."""
    most: int
    """At most so many cards may be picked."""
    limits: list[LimitData]
    """What the picked cards must keep besides."""
    mark: list[str]
    """The first of these that is picked is singled out: committed to the siege, or the merchant's ship."""
    forgoes: int
    """The money that the card singled out would have brought: the merchant's ship, whose coins are not sold.

    Where the same cards fill several offers, the one that forgoes least brings most.
    """
    apart: bool
    """Whether the pool is not the hand, so that what is picked is not played but bought, fetched or lost."""
    count: int
    """In how many ways cards can be picked."""


def offers_data(offers: Sequence[Offer]) -> list[OfferData]:
    """Offers as data."""
    pools: dict[int, list[CardCount]] = {}
    kinds: dict[int, list[str]] = {0: []}
    limits: dict[int, list[LimitData]] = {}
    locations = LOCATIONS
    found: list[OfferData] = []
    for offer in offers:
        side = offer.side_number
        verb = offer.verb_number
        place = offer.place
        fixed = offer.fixed_bag
        pool = offer.pool_bag
        mark = offer.mark_bag
        # Offers are alike in their parts: each part is made once, and all are of the same side.
        if pool not in pools:
            pools[pool] = counted(side, pool)
        if fixed not in kinds:
            kinds[fixed] = kinds_in(side, fixed)
        if mark not in kinds:
            kinds[mark] = kinds_in(side, mark)
        found.append(
            {
                "verb": VERBS[verb],
                "group": GROUP_OF[verb],
                "location": locations.get(place),
                "fixed": kinds[fixed],
                "pool": pools[pool],
                "zone": ZONE_OF[verb],
                "least": offer.least,
                "most": offer.most,
                "limits": _limits(side, offer.limits, limits) if offer.limits else [],
                "mark": kinds[mark],
                "forgoes": PACKS[side].coin[index(lowest(mark))] if verb == MERCHANT and mark else 0,
                "apart": offer.apart,
                "count": offer.count,
            }
        )
    return found


def _limits(side: int, limits: tuple[Limit, ...], made: dict[int, list[LimitData]]) -> list[LimitData]:
    """Limits as data; the raids of a turn share theirs."""
    if id(limits) not in made:
        made[id(limits)] = [
            {"cards": kinds_in(side, limit.cards), "least": limit.least, "most": limit.most}
            for limit in limits
        ]
    return made[id(limits)]
