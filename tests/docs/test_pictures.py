"""The pictures of the documents are there, small enough to load, and can be made again."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"
SCREENSHOTS = ROOT / "docs" / "screenshots"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LARGEST = 150_000


def shown(page: Path) -> list[Path]:
    """The pictures that a page shows, in either way of writing it."""
    text = page.read_text("utf-8")
    targets = re.findall(r"!\[[^]]*\]\(([^)\s]+)", text) + re.findall(r"<img[^>]*\ssrc=\"([^\"]+)\"", text)
    return [(page.parent / target).resolve() for target in targets]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_that_a_page_shows_exists_and_is_told_in_words(page: Path) -> None:
    for picture in shown(page):
        assert picture.is_file(), picture
    assert "![](" not in page.read_text("utf-8"), "a picture needs words for those who do not see it"


def test_every_drawn_picture_is_shown_by_some_page() -> None:
    found = {picture for page in PAGES for picture in shown(page)}
    assert set(IMAGES.iterdir()) == {picture for picture in found if picture.parent == IMAGES}


def test_the_page_for_players_and_the_first_one_show_the_game() -> None:
    """Pictures of the page are made by tests/browser/test_screenshots.py, and more of them than are shown."""
    for page, least in ((ROOT / "README.md", 1), (ROOT / "docs" / "playing.md", 5)):
        assert len([picture for picture in shown(page) if picture.parent == SCREENSHOTS]) >= least


@pytest.mark.parametrize("picture", sorted(IMAGES.glob("*.svg")), ids=lambda picture: picture.name)
def test_a_picture_is_drawn_and_small(picture: Path) -> None:
    assert picture.stat().st_size <= LARGEST
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("picture", sorted(IMAGES.iterdir()), ids=lambda picture: picture.name)
def test_a_picture_can_be_made_again(picture: Path) -> None:
    assert picture.stem in (ROOT / "docs" / "make_pictures.py").read_text("utf-8")
