"""Every link in the documents leads to a file that there is, and to a heading that is in it."""

import re
from pathlib import Path

import pytest

import arpents
from tests.docs.pages import PAGES, ROOT, anchors, links, name


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in links(page):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


def test_links_are_found() -> None:
    assert sum(1 for page in PAGES for _ in links(page)) > 60


def test_every_page_is_on_the_site_and_on_one_place_of_its_menu() -> None:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    menu = re.findall(r": (\S+\.md)$", config[config.index("\nnav:") :], re.MULTILINE)
    assert len(menu) == len(set(menu))
    at_the_top = {"CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"}
    assert set(menu) == {page.name for page in PAGES if page.parent.name == "docs"} | at_the_top


def test_the_site_loads_nothing_from_other_hosts() -> None:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "font: false" in config
    assert "://" not in config


def test_the_reference_has_everything_that_the_package_offers() -> None:
    told = re.findall(r"^::: arpents\.(\w+)$", (ROOT / "docs" / "api.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(set(arpents.__all__) - {"__version__"})
