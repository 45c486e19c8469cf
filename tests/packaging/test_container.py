"""The Dockerfile copies what there is, and what .dockerignore lets through."""

import re
from fnmatch import fnmatch

import pytest

from arpents.server.settings import PREFIX, Settings
from tests.packaging.building import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
PASSED = [
    line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")
]
COPIED = [
    source
    for words in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
    for source in words.split()[:-1]
]


@pytest.mark.parametrize("source", COPIED)
def test_what_is_copied_is_there_and_passed(source: str) -> None:
    assert (ROOT / source).exists()
    assert any(fnmatch(source, pattern) or source.startswith(f"{pattern}/") for pattern in PASSED)


def test_all_that_a_wheel_is_built_from_is_copied() -> None:
    needed = {"pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", "README.md", "src", "web"}
    assert needed | {"requirements/run.lock", "requirements/node.lock"} <= set(COPIED)


def test_its_settings_are_settings() -> None:
    names = set(re.findall(rf"{PREFIX}([A-Z_]+)=", DOCKERFILE)) - {"COMPILE"}
    assert names == {"HOST", "PORT", "DATABASE_URL"}
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)
