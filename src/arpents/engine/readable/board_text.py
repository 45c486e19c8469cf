"""A position as text, for a prompt or a log: the board by regions, both sides, sieges, and one's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from arpents.engine.packs import Card
from arpents.engine.readable.locations import LocationView
from arpents.engine.readable.side_views import SideView
from arpents.engine.sides import Side

if TYPE_CHECKING:
    from arpents.engine.readable.base import Readable

REGIONS: Final = {
    "st lawrence": ("Tadoussac", "Quebec", "Trois-Rivières", "Montreal", "Gaspé"),
    "acadia": ("Louisbourg", "Canso", "Halifax", "Port Royal", "Fort Beauséjour"),
    "frontier": (
        "Kennebec",
        "Fort Halifax",
        "Deerfield",
        "Albany",
        "Fort Stanwix",
        "Fort William Henry",
        "Ticonderoga",
        "Fort St. John",
    ),
    "coast": (
        "Pemaquid",
        "Boston",
        "New Haven",
        "New York",
        "Philadelphia",
        "Baltimore",
        "St. Mary's",
        "Norfolk",
        "Richmond",
    ),
    "lakes": (
        "Fort Frontenac",
        "Oswego",
        "Fort Niagara",
        "Fort Presqu'île",
        "Detroit",
        "Michillimackinac",
    ),
    "ohio": ("Fort Venango", "Fort Duquesne", "Cumberland"),
}
"""The map read from the north-east: who stands near whom is what a table can still show of it."""

WIDTH: Final = 100
_INDENT: Final = 13
_PIECES: Final = {("british", "village"): "b", ("british", "town"): "B", ("french", "village"): "f"}
_LEGEND: Final = (
    "b f village   B F town   + fortified   ! besieged   ? cut off   · neutral   points in brackets"
)


def position_text(position: Readable, own: Side | None) -> str:
    """A position in some twenty lines, from the eyes of a side."""
    lines = [_headline(position)]
    for region, names in REGIONS.items():
        lines += _wrapped(region.title(), [_place(position.board[name]) for name in names])
    lines.append("")
    for side in position.sides.values():
        lines += _side(side)
    lines += [f"S{repr(siege)[2:-1]}" for siege in position.sieges.values()]
    if own is not None:
        lines += _wrapped("Hand", counted(position.side_of(own).hand))
    return "\n".join([*lines, "", _LEGEND])


def _headline(position: Readable) -> str:
    whose = f"Turn {position.turn}, {str(position.to_move).capitalize()}"
    outcome = position.outcome
    if outcome is not None:
        british, french = outcome.points
        return f"{whose}: over. {outcome.winner} won by {outcome.reason}, {british} to {french}"
    if position.phase == "actions":
        return f"{whose}: {position.actions_left} action{'s' * (position.actions_left != 1)} left"
    return f"{whose}: {position.decider} to decide: {position.phase}"


def _place(location: LocationView) -> str:
    sign = _PIECES.get((str(location.owner), str(location.piece)), "F" if location.piece else "·")
    sign += "+" * location.fortified + "!" * location.besieged
    sign += "?" if location.piece and not location.in_supply else ""
    return f"{sign} {location.name} ({location.points})" if location.points else f"{sign} {location.name}"


def _side(side: SideView) -> list[str]:
    told = [
        f"{side.points} points",
        f"{side.money} money",
        f"{side.hand_size} cards in hand",
        f"{side.deck_size} in the deck",
        f"{len(side.discard)} discarded",
        f"{len(side.reserve)} in reserve",
        f"{side.villages_left} villages and {side.towns_left} towns left",
    ]
    return _wrapped(str(side.side).capitalize(), told)


def counted(cards: Sequence[Card]) -> list[str]:
    """Cards by name, like cards together."""
    return [name if count == 1 else f"{count} × {name}" for name, count in Counter(map(str, cards)).items()]


def _wrapped(title: str, parts: Sequence[str]) -> list[str]:
    """Parts after a title, in as many lines as it takes; none is broken."""
    lines = [f"{title:{_INDENT}}"]
    for number, part in enumerate(parts):
        piece = part if number == len(parts) - 1 else f"{part}, "
        if len(lines[-1]) + len(piece) > WIDTH:
            lines.append(" " * _INDENT)
        lines[-1] += piece
    return [line.rstrip() for line in lines]
