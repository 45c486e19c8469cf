"""What one side has, as far as somebody may know it."""

from __future__ import annotations

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.bags import each
from arpents.engine.rules import NO_LIMIT
from arpents.engine.scoring import captured_points, points
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS, committed
from arpents.engine.state import State, towns_in_stock, villages_in_stock
from arpents.engine.supply import reaches_siege
from arpents.engine.views import View
from arpents.wire.cards import CardCount, CardsBySide, PricedCard, counted, kinds_in, priced
from arpents.wire.words import FORM, LOCATIONS, POINTS


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


def side_data(view: View, side: int) -> SideData:
    """What a view tells of one side."""
    state = view.state
    me = state.of(side)
    pack = me.pack
    hand = counted(side, me.hand)
    return {
        "money": me.money,
        "hand": hand,
        "hand_size": view.hand_sizes[side],
        "deck_size": view.deck_sizes[side],
        "known": hand if me.known == me.hand else counted(side, me.known),
        "unseen": counted(side, me.deck),
        "discard": counted(side, me.discard),
        "reserve": counted(side, me.reserve),
        "market": priced(side, me.market & pack.empire),
        "location_cards": kinds_in(side, me.market & pack.locations),
        "stock": {"villages": villages_in_stock(state, side), "towns": towns_in_stock(state, side)},
        "captured": {"villages": me.captured_villages, "towns": me.captured_towns},
        "points": _points(state, side),
        "siege": _siege(state, side) if me.siege else None,
    }


def _points(state: State, side: int) -> PointsData:
    total = points(state, side)
    captured = captured_points(state, side)
    towns = 2 * sum([POINTS[place] for place in each(state.of(side).towns)])
    return {"villages": total - towns - captured, "towns": towns, "captured": captured, "total": total}


def _siege(state: State, attacker: int) -> SiegeData:
    me = state.of(attacker)
    least = state.rules.siege_floor[attacker]
    most = state.rules.siege_ceiling[attacker]
    return {
        "location": LOCATIONS[me.siege],
        "marker": me.marker,
        "attacker_wins": ATTACKER_WINS,
        "defender_wins": DEFENDER_WINS,
        "attacker_needs": max(0, ATTACKER_WINS - me.marker),
        "defender_needs": max(0, me.marker - DEFENDER_WINS),
        "least": least if least > -NO_LIMIT else None,
        "most": most if most < NO_LIMIT else None,
        "committed": {
            "british": counted(0, committed(state, 0, attacker)),
            "french": counted(1, committed(state, 1, attacker)),
        },
        "supplied": {
            "british": reaches_siege(state, 0, me.siege),
            "french": reaches_siege(state, 1, me.siege),
        },
    }
