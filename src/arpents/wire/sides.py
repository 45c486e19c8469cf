"""What one side has, as far as somebody may know it."""

from __future__ import annotations

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.readable.side_views import SideView
from arpents.engine.readable.siege_views import SiegeView
from arpents.engine.sides import Side
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS
from arpents.wire.cards import CardCount, CardsBySide, PricedCard, counted, kinds_in, priced
from arpents.wire.words import FORM


@with_config(FORM)
class PiecesData(TypedDict):
    """Villages and towns."""

    villages: int
    towns: int


@with_config(FORM)
class PointsData(TypedDict):
    """The points of a side, and where they come from."""

    villages: int
    """The points of the locations with its villages."""
    towns: int
    """The points of the locations with its towns, which count double."""
    captured: int
    """The points of the pieces that it has captured: 2 for a village, 4 for a town."""
    total: int


@with_config(FORM)
class SupplyBySide(TypedDict):
    """Whether each side can trace supply to a siege, and so reinforce it."""

    british: bool
    french: bool


@with_config(FORM)
class SiegeData(TypedDict):
    """A siege, told with the side that attacks in it."""

    location: str
    marker: int
    """Above 0 it favours the attacker."""
    attacker_wins: int
    """From this marker on, the attacker wins at the start of its turn."""
    defender_wins: int
    """At this marker or below it, the defender wins at the start of its turn."""
    attacker_needs: int
    """The strength that the attacker still needs to win."""
    defender_needs: int
    """The strength that the defender still needs to win."""
    least: int | None
    """The end of the marker's track on the defender's side, or null where the track has no end."""
    most: int | None
    """The end of the marker's track on the attacker's side, or null where the track has no end."""
    committed: CardsBySide
    supplied: SupplyBySide


@with_config(FORM)
class SideData(TypedDict):
    """What one side has. Of a hidden hand, there is only what everybody knows of it."""

    money: int
    hand: list[CardCount]
    """The hand, if it is one's own; else the cards that are known to be in it."""
    hand_size: int
    deck_size: int
    known: list[CardCount]
    """The part of the hand that the other side knows."""
    unseen: list[CardCount]
    """One's own draw deck; of another side, all that may be in its hand or draw deck besides the known."""
    discard: list[CardCount]
    reserve: list[CardCount]
    market: list[PricedCard]
    """The side's empire cards that can be drafted."""
    location_cards: list[str]
    """The side's location cards that are not taken: settling a location gives its card."""
    stock: PiecesData
    """The pieces that can still be placed."""
    captured: PiecesData
    """The enemy's pieces that this side has captured."""
    points: PointsData
    siege: SiegeData | None
    """The siege in which this side attacks."""


@with_config(FORM)
class SidesData(TypedDict):
    """What both sides have."""

    british: SideData
    french: SideData


def side_data(me: SideView) -> SideData:
    """What is known of one side, as data."""
    side = int(me.side)
    held = me.holdings
    pack = held.pack
    hand = counted(side, held.hand)
    siege = me.siege
    return {
        "money": held.money,
        "hand": hand,
        "hand_size": me.hand_size,
        "deck_size": me.deck_size,
        "known": hand if held.known == held.hand else counted(side, held.known),
        "unseen": counted(side, held.deck),
        "discard": counted(side, held.discard),
        "reserve": counted(side, held.reserve),
        "market": priced(side, held.market & pack.empire),
        "location_cards": kinds_in(side, held.market & pack.locations),
        "stock": {"villages": me.villages_left, "towns": me.towns_left},
        "captured": {"villages": held.captured_villages, "towns": held.captured_towns},
        "points": {
            "villages": me.village_points,
            "towns": me.town_points,
            "captured": me.captured_points,
            "total": me.points,
        },
        "siege": _siege(siege) if siege else None,
    }


def _siege(siege: SiegeView) -> SiegeData:
    return {
        "location": siege.location,
        "marker": siege.marker,
        "attacker_wins": ATTACKER_WINS,
        "defender_wins": DEFENDER_WINS,
        "attacker_needs": siege.needs,
        "defender_needs": siege.defender_needs,
        "least": siege.least,
        "most": siege.most,
        "committed": {
            "british": counted(0, siege.committed_bag(Side.BRITISH)),
            "french": counted(1, siege.committed_bag(Side.FRENCH)),
        },
        "supplied": {
            "british": siege.supplied(Side.BRITISH),
            "french": siege.supplied(Side.FRENCH),
        },
    }
