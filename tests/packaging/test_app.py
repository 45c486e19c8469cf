"""The app: the manifest names icons that are there, as large as it says, and robots are told where to go."""

import json
import re
import struct
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest
from tools.icons import ICONS, SOURCE, drawing, picture

from tests.packaging.building import ROOT

PUBLIC = ROOT / "web" / "public"
INDEX = (ROOT / "web" / "index.html").read_text("utf-8")
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
TOKENS = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text("utf-8")


def size(png: bytes) -> tuple[int, int]:
    """How wide and high a picture is."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_page_links_what_makes_it_an_app() -> None:
    links = dict(re.findall(r'<link rel="([^"]+)" href="/([^"]+)"', INDEX))
    assert links["manifest"] == "manifest.webmanifest"
    assert all((PUBLIC / links[rel]).is_file() for rel in ("manifest", "icon", "apple-touch-icon"))
    assert size((PUBLIC / links["apple-touch-icon"]).read_bytes()) == (180, 180)


def test_the_manifest_names_icons_that_are_there() -> None:
    icons = {icon["src"]: icon for icon in MANIFEST["icons"]}
    for name, icon in icons.items():
        content = (PUBLIC / name).read_bytes()
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*size(content))
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in icons.values()} >= {
        ("any", "any"),
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert (MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["display"]) == ("/", "/", "standalone")


def test_its_colours_are_those_of_the_page() -> None:
    (paper,) = re.findall(r"--paper: (#\w+);[^}]*?--act: #1f6b52", TOKENS)
    assert MANIFEST["theme_color"] == MANIFEST["background_color"] == paper
    assert f'content="{paper}" media="(prefers-color-scheme: light)"' in INDEX


@pytest.mark.parametrize("icon", ICONS, ids=[icon.name for icon in ICONS])
def test_icons_are_drawn_from_our_mark(icon: object) -> None:
    (wanted,) = (one for one in ICONS if one == icon)
    source = SOURCE.read_text("utf-8")
    strokes = re.findall(r'd="([^"]+)"', source)
    assert strokes
    assert all(stroke in drawing(wanted) for stroke in strokes)
    assert size(picture(wanted)) == size((PUBLIC / wanted.name).read_bytes()) == (wanted.width, wanted.width)


@pytest.mark.parametrize(
    ("robot", "path", "may"),
    [
        ("Googlebot", "/rules", True),
        ("Googlebot", "/about", True),
        ("Googlebot", "/static/assets/index.js", True),
        ("Googlebot", "/game/abc", False),
        ("Googlebot", "/api/v1/games", False),
        ("Twitterbot", "/game/abc", True),
        ("facebookexternalhit", "/game/abc/picture.png", True),
        ("Twitterbot", "/api/v1/games", False),
    ],
)
def test_robots_are_told_where_to_go(robot: str, path: str, may: bool) -> None:
    told = RobotFileParser()
    told.parse((PUBLIC / "robots.txt").read_text("utf-8").splitlines())
    assert told.can_fetch(robot, f"https://play.example.org{path}") == may


def test_robots_may_read_the_first_page_and_nothing_below_it() -> None:
    # Python's parser knows no "$", which search engines do.
    text = Path(PUBLIC / "robots.txt").read_text("utf-8")
    assert "Allow: /$\n" in text
    assert text.index("Allow: /$") < text.index("Disallow: /\n")
