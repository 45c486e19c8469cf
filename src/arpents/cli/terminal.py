"""The terminal: its words, its colours, and what to do about one that cannot show everything."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.theme import Theme

from arpents.engine.sides import Side
from arpents.locales import Words

WORDS: Final = Words()
"""The words of the command line; the names in them are those that can be typed."""

BAD_USAGE: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130

THEME: Final = Theme(
    {
        "british": "#cb5048",
        "french": "#5f87d7",
        "neutral": "dim",
        "money": "#b8862b",
        "act": "bold #4f9d69",
        "heading": "bold",
        "faint": "dim",
        "wrong": "#b8862b",
    }
)

# British pieces have square shoulders, French ones are lozenges; a town is filled, a village is hollow.
_SHAPES: Final = {Side.BRITISH: ("□", "■"), Side.FRENCH: ("◇", "◆")}
_LETTERS: Final = {Side.BRITISH: ("b", "B"), Side.FRENCH: ("f", "F")}
_NO_PIECE: Final = "·"


def prepare_streams() -> None:
    """Let neither a closed stream nor a character that one cannot carry break the program."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # It stays open as long as the program runs, like the stream it stands for.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def give_up_output() -> None:
    """Write nothing more to where there is no room: what is still to be written goes nowhere."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def console() -> Console:
    """The console that a command shows its results on."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def progress_console() -> Console:
    """The console for what is only worth seeing while it happens."""
    return Console(theme=THEME, stderr=True, highlight=False, markup=False, emoji=False)


def piece(shown_on: Console, side: Side, *, town: bool) -> str:
    """The shape of a piece, or a letter where shapes cannot be shown."""
    return (_LETTERS if shown_on.options.ascii_only else _SHAPES)[side][town]


def no_piece(shown_on: Console) -> str:
    """What stands where no piece does."""
    return "." if shown_on.options.ascii_only else _NO_PIECE


def printable(text: str) -> str:
    """A text from somebody's file without what would move the cursor or worse."""
    return "".join(letter for letter in text if letter.isprintable())


def complain(sentence: str) -> None:
    """Say what was wrong where it does not mix with results."""
    print(printable(sentence), file=sys.stderr)
