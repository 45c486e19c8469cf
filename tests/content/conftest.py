from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest


@pytest.fixture
def damaged(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """Return a function that writes a copy of a shipped file with one passage of it replaced."""

    def damage(file: str, passage: str, replacement: str) -> Path:
        text = (resources.files("arpents.content") / file).read_text("utf-8")
        assert text.count(passage) == 1, f"{file} must hold this passage exactly once: {passage}"
        copy = tmp_path / file
        copy.write_text(text.replace(passage, replacement), "utf-8")
        return copy

    return damage
