"""Draws the icons of the app as PNG from our mark, ``web/public/arpents.svg``.

    python tools/icons.py

The pictures are committed, so that building the page needs no renderer. Systems cut some of them to a shape
of their own: those are filled to the edge, and the mark in them stays within what is never cut away.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import resvg_py

PUBLIC: Final = Path(__file__).resolve().parents[1] / "web" / "public"
SOURCE: Final = PUBLIC / "arpents.svg"
MIDDLE: Final = 14
"""Half of the drawing's width."""


class Icon(NamedTuple):
    """A picture of the mark: its name and width, and how large the mark is where the ground fills it."""

    name: str
    width: int
    mark: float | None = None


ICONS: Final = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    # A circle of 80 % is never cut off a maskable icon; Apple rounds the corners.
    Icon("icon-maskable-512.png", 512, 0.72),
    Icon("apple-touch-icon.png", 180, 0.88),
)


def drawing(icon: Icon) -> str:
    """The SVG of an icon."""
    source = SOURCE.read_text("utf-8")
    if icon.mark is None:
        return source
    square = source.replace(' rx="3"', "")
    about = f"translate({MIDDLE} {MIDDLE}) scale({icon.mark}) translate({-MIDDLE} {-MIDDLE})"
    smaller, changed = re.subn("<g ", f'<g transform="{about}" ', square)
    assert square != source
    assert changed == 1, "the mark should be one group on a square with rounded corners"
    return smaller


def picture(icon: Icon) -> bytes:
    """The PNG of an icon."""
    made = resvg_py.svg_to_bytes(
        svg_string=drawing(icon), width=icon.width, height=icon.width, skip_system_fonts=True
    )
    return bytes(made)


if __name__ == "__main__":
    for each in ICONS:
        (PUBLIC / each.name).write_bytes(picture(each))
        print(PUBLIC / each.name)
