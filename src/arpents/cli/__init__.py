"""The command line: play and simulate games, look at the rules, check, convert and replay records."""

import sys


def main() -> None:
    """Run the command that the arguments name; errors end in one sentence, never in a traceback."""
    try:
        # Loading takes a moment, in which Ctrl-C should end things as quietly as later on.
        from arpents.cli.app import run  # noqa: PLC0415

        code = run()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
