"""Progress: one line on the terminal that tells what is being done."""

import sys


def show(text: str) -> None:
    """Replace the line by this text; an empty one wipes it. Where there is no terminal, say nothing."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
