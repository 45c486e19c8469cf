"""The documents of the project, and what is in them: their lines, headings and links."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / ".github").glob("*.md")))


def name(page: Path) -> str:
    """What a page is called: its path in the project."""
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """The text of a page without its examples."""
    return re.sub(r"^ *```.*?^ *```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """What can follow the # in a link to the page, as forges and the site name headings."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def links(page: Path) -> Iterator[tuple[str, str]]:
    """The links and pictures of a page within the project: the path, and what follows the #."""
    for target in re.findall(r"\]\(\s*([^)\s]+)\s*\)", re.sub(r"`[^`]*`", "", prose(page))):
        if not re.match(r"[a-z]+:", target):
            path, _, anchor = target.partition("#")
            yield path, anchor
