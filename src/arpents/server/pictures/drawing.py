"""Drawing: a scene as SVG, the map to its edges and a cartouche out at sea that tells who plays."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Final

from arpents.server.pictures.scene import Camp, Held, Scene, Score
from arpents.server.pictures.sheet import FACE, Compass, Sheet, SideName, Spot

CARTOUCHE: Final = (716, 424, 444, 166)
"""Left, top, width and height of the cartouche: there are no places there."""

FLAGS: Final[dict[Compass, tuple[int, int, int]]] = {
    "n": (20, 34, 1),
    "e": (-22, -14, -1),
    "s": (22, -14, 1),
    "w": (22, -14, 1),
}
"""Where the staff of a besieger's flag stands, by the side of the name, and to which side it flies."""

FLAG: Final[dict[SideName, str]] = {
    "british": "M0-24H27V-7H0Z",
    "french": "M0-24H21L31-15.5 21-7H0Z",
}
STAR: Final = "M5 .6 6.3 3.7 9.6 3.9 7 6 7.9 9.3 5 7.5 2.1 9.3 3 6 .4 3.9 3.7 3.7Z"
TITLE: Final = "A Few Acres of Snow"
NAME: Final = "Arpents"
LAST_LETTER: Final = "\u00ff"
"""The face has letters up to this one; a name with others is left out, and the link's words have it."""
WIDEST: Final = 21
"""The most letters of a name."""


def ground_svg(sheet: Sheet) -> str:
    """The map without pieces, which is the same in all pictures."""
    return _whole(sheet, _mapped(sheet, sheet.ground))


def scene_svg(sheet: Sheet, scene: Scene, ground: bytes) -> str:
    """A scene on the ground, which was drawn before."""
    map_below = f'<image width="{sheet.width}" height="{sheet.height}" href="{_data(ground)}"/>'
    pieces = "".join(
        _at(spot, sheet.scale, _piece(sheet, scene.held[name]) if name in scene.held else _free(sheet, spot))
        for name, spot in sheet.places.items()
    )
    camps = "".join(
        _at(sheet.places[camp.place], sheet.scale, _camp(sheet, camp, sheet.places[camp.place].name))
        for camp in scene.camps
        if camp.place in sheet.places
    )
    return _whole(sheet, map_below + _mapped(sheet, pieces + camps) + _cartouche(sheet, scene))


def _whole(sheet: Sheet, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{sheet.width}" height="{sheet.height}" '
        f'viewBox="0 0 {sheet.width} {sheet.height}" font-family="{FACE}">{content}</svg>'
    )


def _mapped(sheet: Sheet, content: str) -> str:
    """What is drawn in units of the map, where it belongs in the picture."""
    left, top, width, _ = sheet.box
    scale = sheet.width / width
    return f'<g transform="scale({scale:.5f}) translate({-left:.3f} {-top:.3f})">{content}</g>'


def _at(spot: Spot, scale: float, content: str) -> str:
    return f'<g transform="translate({spot.x} {spot.y}) scale({scale})">{content}</g>'


def _data(png: bytes) -> str:
    return f"data:image/png;base64,{b64encode(png).decode()}"


def _path(d: str, fill: str = "none", stroke: str = "none", width: float = 1, more: str = "") -> str:
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" '
        f'stroke-linejoin="round" {more}/>'
    )


def _piece(sheet: Sheet, held: Held) -> str:
    """A village or town with its fortification and what it counts; dashed where it is cut off."""
    side, paper = sheet.colours[held.owner], sheet.colours["sheet"]
    body = sheet.pieces[held.owner][held.piece]
    drawn = ""
    if held.fortified:
        drawn += _path(sheet.fort, paper, side, 1.8) + _path(sheet.fort_inner, "none", side, 0.7)
    filled = held.piece == "town" and held.supplied
    if filled:
        drawn += _path(body, side, paper) + _path(sheet.rims[held.owner], "none", paper, 0.7)
    else:
        drawn += _path(body, paper, side, 2.4, "" if held.supplied else 'stroke-dasharray="4 2.6"')
    if held.points:
        down = 4.6 if held.owner == "british" else 5.0
        drawn += _number(held.points, 14, paper if filled else side, down)
    return drawn


def _free(sheet: Sheet, spot: Spot) -> str:
    """A place that nobody holds, with what a village there would count."""
    paper, ink = sheet.colours["sheet"], sheet.colours["ink-2"]
    circle = f'<circle r="{9 if spot.points else 5}" fill="{paper}" stroke="{ink}" stroke-width="1.2"/>'
    return circle + (_number(spot.points, 12.5, ink, 4.3) if spot.points else "")


def _number(number: int, size: float, colour: str, down: float, across: float = 0) -> str:
    told = f"+{number}" if across and number > 0 else str(number).replace("-", "−")
    return (
        f'<text x="{across}" y="{down}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{colour}">{told}</text>'
    )


def _camp(sheet: Sheet, camp: Camp, name: Compass) -> str:
    """A ring of tents, and the besieger's flag with the marker's number."""
    side, paper = sheet.colours[camp.by], sheet.colours["sheet"]
    x, y, way = FLAGS[name]
    flag = _path(FLAG[camp.by], side, paper, 0.8, f'transform="scale({way} 1)"')
    staff = _path("M0 8V-24", "none", sheet.colours["ink"], 1.6)
    marker = _number(camp.marker, 13, paper, -10.6, way * 13)
    tents = _path(sheet.tents[name], paper, side, 1.3)
    return f'{tents}<g transform="translate({x} {y})">{staff}{flag}{marker}</g>'


def _cartouche(sheet: Sheet, scene: Scene) -> str:
    """The title of an old map: a frame of two lines, and in it both sides with their points."""
    left, top, width, height = CARTOUCHE
    paper, line, ink = (sheet.colours[name] for name in ("paper", "ink-3", "ink"))
    frame = (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{paper}" stroke="{line}"/>'
        f'<rect x="{left + 5}" y="{top + 5}" width="{width - 10}" height="{height - 10}" fill="none" '
        f'stroke="{line}"/>'
    )
    middle = left + width / 2

    def centred(text: str, y: float, size: float, weight: int = 400, colour: str = ink) -> str:
        return (
            f'<text x="{middle}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="middle" '
            f'fill="{colour}">{text}</text>'
        )

    lesser = sheet.colours["ink-2"]
    if not scene.scores:
        return frame + centred(TITLE, top + 80, 38) + centred(NAME, top + 126, 26, colour=lesser)
    rows = "".join(_row(sheet, score, top + 28 + 48 * index) for index, score in enumerate(scene.scores))
    return frame + rows + centred(f"{TITLE} · {NAME}", top + height - 16, 17, colour=lesser)


def _row(sheet: Sheet, score: Score, top: float) -> str:
    """A side with its piece, its player and its points; a star is the winner's."""
    left, _, width, _ = CARTOUCHE
    colour, ink = sheet.colours[score.side], sheet.colours["ink"]
    piece = _path(sheet.pieces[score.side]["town"], colour)
    star = _path(STAR, sheet.colours["coin"], more='transform="translate(-76 -21) scale(2.2)"')
    weight = 700 if score.won else 400
    return (
        f'<g transform="translate({left + 40} {top + 18})">{piece}</g>'
        f'<text x="{left + 68}" y="{top + 27}" font-size="25" font-weight="{weight}" fill="{ink}">'
        f"{escape(_lettered(score.name))}</text>"
        f'<g transform="translate({left + width - 28} {top + 28})">{star if score.won else ""}'
        f'<text font-size="32" font-weight="700" text-anchor="end" fill="{colour}">{score.points}</text></g>'
    )


def _lettered(name: str) -> str:
    """A name as it can be lettered, and as much of it as there is room for."""
    if any(not " " <= letter <= LAST_LETTER for letter in name):
        return ""
    return name if len(name) <= WIDEST else f"{name[: WIDEST - 1].rstrip()}…"
