"""Documents keep to the length of lines that code keeps to, but for the rows of tables."""

import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, name

LONGEST: int = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["line-length"]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_line_is_too_long(page: Path) -> None:
    lines = enumerate(page.read_text("utf-8").splitlines(), 1)
    too_long = [number for number, line in lines if len(line) > LONGEST and not line.startswith("|")]
    assert not too_long, f"{name(page)} has lines of more than {LONGEST} characters: {too_long}"
