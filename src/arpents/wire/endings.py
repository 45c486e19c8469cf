"""The ways in which a game can end, and how near each side is to them (section 11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.places import FORT_DUQUESNE, NAMES, PRIZES
from arpents.engine.reasons import Reason
from arpents.engine.scoring import CAPTURES_TO_END, captured_points
from arpents.engine.sides import FRENCH
from arpents.engine.sieges import ATTACKER_WINS
from arpents.engine.state import TOWNS, VILLAGES, State, towns_in_stock, villages_in_stock
from arpents.wire.words import FORM, SIDE_NAMES, SideName


@with_config(FORM)
class EndingData(TypedDict):
    """One way in which one side can bring about the end of the game."""

    reason: Reason
    side: SideName
    """The side at the start of whose turn it is looked at; or which wins, where it wins at once."""
    wins: bool
    """Whether this side then wins at once; otherwise points decide."""
    value: int | None
    """What is counted up to the limit: pieces gone from stock, captured points, the marker of a siege."""
    limit: int | None
    """The value with which the game ends; null where nothing is counted."""
    waits: bool
    """Whether a siege in progress holds this end up."""
    locations: list[str]
    """The locations of which one must be taken, or settled; empty where the end is not about any."""


def _names(places: int) -> list[str]:
    return [name for number, name in enumerate(NAMES) if places >> number & 1]


_PRIZES: Final = tuple(_names(prizes) for prizes in PRIZES)
_FORT_DUQUESNE: Final = _names(FORT_DUQUESNE)


COUNTS_KEPT: Final = 1024
"""How many counts on the way to an end are kept as data; more than there are."""


def endings_data(state: State) -> list[EndingData]:
    """All ways in which the game can end under its rules but conceding, for both sides."""
    at_war = state.british.siege != 0 or state.french.siege != 0
    stock_waits = at_war and state.rules.stock_end_waits_for_sieges
    found: list[EndingData] = []
    for side in (0, 1):
        gone = VILLAGES[side] - villages_in_stock(state, side)
        found.append(_counted("villages", side, gone, VILLAGES[side], stock_waits))
        gone = TOWNS[side] - towns_in_stock(state, side)
        found.append(_counted("towns", side, gone, TOWNS[side], stock_waits))
        found.append(_counted("captures", side, captured_points(state, side), CAPTURES_TO_END, at_war))
        found.append(_taken(state, "home taken", side, PRIZES[1 - side], _PRIZES[1 - side]))
        if state.rules.settling_neutral_home_wins:
            found.append(_settled(side))
    if state.rules.french_win_at_fort_duquesne:
        found.append(_taken(state, "fort duquesne", FRENCH, FORT_DUQUESNE, _FORT_DUQUESNE))
    return found


@lru_cache(COUNTS_KEPT)
def _counted(reason: Reason, side: int, value: int, limit: int, waits: bool) -> EndingData:
    return {
        "reason": reason,
        "side": SIDE_NAMES[side],
        "wins": False,
        "value": value,
        "limit": limit,
        "waits": waits,
        "locations": [],
    }


def _taken(state: State, reason: Reason, side: int, prizes: int, locations: list[str]) -> EndingData:
    me = state.of(side)
    return {
        "reason": reason,
        "side": SIDE_NAMES[side],
        "wins": True,
        "value": me.marker if me.siege & prizes else None,
        "limit": ATTACKER_WINS,
        "waits": False,
        "locations": locations,
    }


def _settled(side: int) -> EndingData:
    return {
        "reason": "home settled",
        "side": SIDE_NAMES[side],
        "wins": True,
        "value": None,
        "limit": None,
        "waits": False,
        "locations": _PRIZES[1 - side],
    }
