"""The page for players calls things by the words that are on the page, and tells every key."""

import re
from pathlib import Path

import pytest

from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.locales import Words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "playing.md").read_text("utf-8")
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
SHOWN = {"Escape": "Esc", " ": "Space", "ArrowLeft": "←", "ArrowRight": "→", "=": "+"}
"""Keys whose names in the browser are not those on the keyboard; `=` is `+` without Shift."""

CALLED = (
    "home-play",
    "home-new",
    "home-opponent-link",
    "home-import",
    "play-confirm",
    "play-clear",
    "play-undo",
    "play-take-back",
    "play-end-turn",
    "play-since",
    "play-supply",
    "play-tab-actions",
    "play-tab-market",
    "play-tab-decks",
    "play-tab-talk",
    "play-tab-more",
    "presets-title",
    "more-seat",
    "more-replay",
    "moment-now",
    "replay-play-on",
    *(f"level-{one.name}" for one in LEVELS),
    *(f"strategy-{one.name}" for one in STRATEGIES),
)


def keys() -> set[str]:
    """The keys that the sources of the page listen to."""
    found = {key for path in SOURCES for key in re.findall(r'\.key === "([^"]+)"', path.read_text("utf-8"))}
    return {SHOWN.get(key, key.upper() if len(key) == 1 else key) for key in found}


@pytest.mark.parametrize("message", CALLED)
def test_things_are_called_as_they_are_called_on_the_page(message: str) -> None:
    called = Words("en")(message, verb="")
    assert re.search(rf"\*{re.escape(called)}\*", re.sub(r"\s+", " ", PAGE)), called


def test_every_key_is_told() -> None:
    told = set(re.findall(r"`([^`]+)`", PAGE[PAGE.index("## Keyboard") :]))
    assert keys() >= {"Z", "I", "Esc", "Enter"}, "the keys are no longer where this test looks for them"
    assert keys() <= told
