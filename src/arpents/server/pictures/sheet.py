"""The sheet: the map without pieces, and the shapes and colours of what is put on it, built with the page."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

FILE: Final = "picture.json"
FONTS: Final = ("picture-400.ttf", "picture-700.ttf")
FACE: Final = "Libre Caslon Text"

SideName = Literal["british", "french"]
PieceName = Literal["village", "town"]
Compass = Literal["n", "e", "s", "w"]


class Spot(msgspec.Struct, frozen=True):
    """Where a place stands on the map, and on which side of it its name does."""

    x: float
    y: float
    name: Compass
    points: int


class Sheet(msgspec.Struct, frozen=True):
    """What `web/plugins/sheet.ts` writes."""

    width: int
    height: int
    box: tuple[float, float, float, float]
    """The part of the map that is shown: left, top, width and height."""
    ground: str
    """SVG of all that no game changes."""
    scale: float
    """How much larger than drawn pieces are."""
    places: dict[str, Spot]
    pieces: dict[SideName, dict[PieceName, str]]
    rims: dict[SideName, str]
    fort: str
    fort_inner: str
    tents: dict[Compass, str]
    colours: dict[str, str]


@lru_cache(maxsize=1)
def read_sheet(folder: Path) -> Sheet:
    """The sheet in the folder of a page that was built."""
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Sheet)


def has_sheet(folder: Path) -> bool:
    """Whether pictures can be drawn from a folder."""
    return all((folder / name).is_file() for name in (FILE, *FONTS))
