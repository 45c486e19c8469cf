"""A position as a small map: one piece of SVG that stands by itself, for notebooks."""

from __future__ import annotations

from html import escape
from math import cos, radians
from typing import TYPE_CHECKING, Final

from arpents.engine.places import BOARD
from arpents.engine.readable.locations import Board, LocationView

if TYPE_CHECKING:
    from arpents.engine.readable.base import Readable

_COLOURS: Final = {"british": "#9c2a2f", "french": "#27488f"}
_INK: Final = "#3b372e"
_FAINT: Final = "#a39a83"
_LAND: Final = "#f1e6cd"
_HALO: Final = f'paint-order="stroke" stroke="{_LAND}" stroke-width="2.5"'
_MARGIN: Final = 40.0
_SCALE: Final = 30.0
"""Units of the map for a degree of latitude; a degree of longitude is shorter, as it is on the ground."""


def _points() -> dict[str, tuple[float, float]]:
    """Where each location lies on the map."""
    north = max(place.at[0] for place in BOARD.locations)
    west = min(place.at[1] for place in BOARD.locations)
    middle = sum(place.at[0] for place in BOARD.locations) / len(BOARD.locations)
    shrink = cos(radians(middle))
    return {
        place.name: (
            round(_MARGIN + (place.at[1] - west) * shrink * _SCALE * 1.25, 1),
            round(_MARGIN + (north - place.at[0]) * _SCALE, 1),
        )
        for place in BOARD.locations
    }


_POINTS: Final = _points()
_WIDTH: Final = max(x for x, _ in _POINTS.values()) + 2 * _MARGIN
_HEIGHT: Final = max(y for _, y in _POINTS.values()) + _MARGIN


def position_map(position: Readable) -> str:
    """A position as a map with a line about both sides."""
    told = "; ".join(
        f"{str(side.side).capitalize()} {side.points} points, {side.money} money, hand of {side.hand_size}"
        for side in position.sides.values()
    )
    caption = f"Turn {position.turn}, {position.to_move} ({position.phase}). {told}."
    style = f"font:13px sans-serif;color:{_INK}"
    return f'<div style="{style}">{board_map(position.board)}<br>{escape(caption)}</div>'


def board_map(board: Board) -> str:
    """A board as SVG: circles are villages, squares towns, frames fortifications, dashed rings sieges."""
    ways = "".join(_way(*connection.between) for connection in BOARD.connections)
    places = "".join(_place(location) for location in board.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH:.0f} {_HEIGHT:.0f}" '
        f'width="{_WIDTH:.0f}" style="max-width:100%;background:{_LAND}" role="img" '
        f'aria-label="The board">{ways}{places}</svg>'
    )


def _way(one: str, other: str) -> str:
    (x1, y1), (x2, y2) = _POINTS[one], _POINTS[other]
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{_FAINT}" stroke-width="1"/>'


def _place(location: LocationView) -> str:
    x, y = _POINTS[location.name]
    colour = _COLOURS.get(str(location.owner), _LAND)
    edge = _INK if location.in_supply or location.owner is None else _FAINT
    drawn = ""
    if location.fortified:
        drawn += f'<path d="M{x - 8} {y - 8}h16v16h-16z" fill="none" stroke="{_INK}"/>'
    if location.besieged:
        drawn += f'<circle cx="{x}" cy="{y}" r="12" fill="none" stroke="{_INK}" stroke-dasharray="3"/>'
    if location.piece == "town":
        drawn += f'<path d="M{x - 5} {y - 5}h10v10h-10z" fill="{colour}" stroke="{edge}"/>'
    else:
        radius = 5 if location.piece else 3
        drawn += f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{edge}"/>'
    name = escape(location.name)
    return (
        f"<g><title>{escape(repr(location)[1:-1])}</title>{drawn}"
        f'<text x="{x + 7}" y="{y + 3}" font-size="8" fill="{_INK}" {_HALO}>{name}</text></g>'
    )
