"""The ways in which a game can end, and how near each side is to them (section 11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.places import BOARD, FORT_DUQUESNE, NAMES, name_of
from arpents.engine.readable.side_views import SideView
from arpents.engine.reasons import Reason
from arpents.engine.rules import Rules
from arpents.engine.scoring import CAPTURES_TO_END
from arpents.engine.sides import SIDES, Side
from arpents.engine.sieges import ATTACKER_WINS
from arpents.engine.state import TOWNS, VILLAGES
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
    siege_delays: bool
    """Whether a siege that is begun in time would hold it up."""
    locations: list[str]
    """The locations of which one must be taken, or settled; empty where the end is not about any."""


_PRIZES: Final = {
    side: [name for name in NAMES if name in BOARD.loses_when_taken.of(SIDE_NAMES[side])] for side in SIDES
}
_FORT_DUQUESNE: Final = [name_of(FORT_DUQUESNE)]

COUNTS_KEPT: Final = 1024
"""How many counts on the way to an end are kept as data; more than there are."""


def endings_data(rules: Rules, british: SideView, french: SideView) -> list[EndingData]:
    """All ways in which the game can end under its rules but conceding, for both sides."""
    at_war = british.siege is not None or french.siege is not None
    stock_delays = rules.stock_end_waits_for_sieges
    found: list[EndingData] = []
    for me in (british, french):
        side = me.side
        villages, towns = VILLAGES[side], TOWNS[side]
        found.append(_counted("villages", side, villages - me.villages_left, villages, at_war, stock_delays))
        found.append(_counted("towns", side, towns - me.towns_left, towns, at_war, stock_delays))
        found.append(_counted("captures", side, me.captured_points, CAPTURES_TO_END, at_war, True))
        found.append(_taken("home taken", me, _PRIZES[side.other]))
        if rules.settling_neutral_home_wins:
            found.append(_settled(side))
    if rules.french_win_at_fort_duquesne:
        fort = _taken("fort duquesne", french, _FORT_DUQUESNE)
        if not french.villages_left:
            fort["value"] = None  # a siege there wins only with a village to settle it by
        found.append(fort)
    return found


@lru_cache(COUNTS_KEPT)
def _counted(reason: Reason, side: Side, value: int, limit: int, at_war: bool, delays: bool) -> EndingData:
    return {
        "reason": reason,
        "side": SIDE_NAMES[side],
        "wins": False,
        "value": value,
        "limit": limit,
        "waits": at_war and delays,
        "siege_delays": delays,
        "locations": [],
    }


def _taken(reason: Reason, me: SideView, locations: list[str]) -> EndingData:
    siege = me.siege
    return {
        "reason": reason,
        "side": SIDE_NAMES[me.side],
        "wins": True,
        "value": siege.marker if siege is not None and siege.location in locations else None,
        "limit": ATTACKER_WINS,
        "waits": False,
        "siege_delays": False,
        "locations": locations,
    }


def _settled(side: Side) -> EndingData:
    return {
        "reason": "home settled",
        "side": SIDE_NAMES[side],
        "wins": True,
        "value": None,
        "limit": None,
        "waits": False,
        "siege_delays": False,
        "locations": _PRIZES[side.other],
    }
