"""docs/architecture.md names every module, in the table of its package, and no file that there is not."""

import re

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PACKAGE = ROOT / "src" / "arpents"
TOLD = {
    "engine": "The engine",
    "table": "The table",
    "records": "Records",
    "bots": "The bots and the arena",
    "arena": "The bots and the arena",
    "training": "The bots and the arena",
    "envs": "The bots and the arena",
    "analysis": "The bots and the arena",
    "server": "The server",
}
"""The packages whose modules are told, and where."""


def section(title: str) -> str:
    """The text under a heading of the second rank, up to the next one."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[1]


def named(text: str) -> set[str]:
    """The modules in the first column of the tables of a text."""
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {word.rstrip("/").rpartition("/")[2] for cell in cells for word in re.findall(r"`([^`]+)`", cell)}


@pytest.mark.parametrize("package", TOLD)
def test_every_module_is_in_the_table_of_its_package(package: str) -> None:
    there = {
        path.stem
        for path in (PACKAGE / package).iterdir()
        if path.stem != "__init__" and (path.suffix == ".py" or (path / "__init__.py").exists())
    }
    assert there, package
    assert not there - named(section(TOLD[package]))


@pytest.mark.parametrize("title", sorted(set(TOLD.values())))
def test_no_module_is_told_that_there_is_not(title: str) -> None:
    packages = [package for package, where in TOLD.items() if where == title]
    there = {path.stem for package in packages for path in (PACKAGE / package).iterdir()} | {
        "static",
        *packages,
    }
    assert not named(section(title)) - there


def test_the_walks_name_files_that_there_are() -> None:
    files = re.findall(r"`([a-zA-Z_/]+\.(?:py|svelte\.ts|ts|svelte))`", section("Three walks"))
    assert len(files) > 40
    for file in files:
        assert (PACKAGE / file).exists() or (ROOT / "web" / "src" / file).exists(), file


def test_the_glossary_is_in_order() -> None:
    words = re.findall(r"^\| ([^|]+?) \|", section("Glossary"), re.MULTILINE)[2:]
    assert len(words) > 30
    assert words == sorted(words)
