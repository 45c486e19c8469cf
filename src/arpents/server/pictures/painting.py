"""Painting: a scene as PNG. The renderer holds the interpreter meanwhile: never where people are answered.

A process that paints imports nothing but this: it is soon there.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import resvg_py

from arpents.server.pictures.drawing import ground_svg, scene_svg
from arpents.server.pictures.scene import Scene
from arpents.server.pictures.sheet import FACE, FONTS, read_sheet


class Painting(NamedTuple):
    """What is to be painted, from the sheet in which folder."""

    folder: Path
    scene: Scene


def paint(painting: Painting) -> bytes:
    """A scene as PNG."""
    sheet = read_sheet(painting.folder)
    return _rendered(painting.folder, scene_svg(sheet, painting.scene, _ground(painting.folder)))


@lru_cache(maxsize=1)
def _ground(folder: Path) -> bytes:
    """The map without pieces, which takes longest and is painted once."""
    return _rendered(folder, ground_svg(read_sheet(folder)))


def _rendered(folder: Path, svg: str) -> bytes:
    fonts = [str(folder / name) for name in FONTS]
    made = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts, font_family=FACE)
    return bytes(made)
