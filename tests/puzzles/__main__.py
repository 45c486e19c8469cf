"""Lets bots try the puzzles, and prints what each of them solves.

python -m tests.puzzles general planner --budget 1
python -m tests.puzzles general --failed
"""

import argparse
from collections import Counter

from arpents.bots import Budget, make_bot
from tests.puzzles.puzzle import puzzles

BOTS = ("general", "planner", "hammer", "beginner")


def main() -> None:
    """Print a row for each theme, and the sum."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bots", nargs="*", default=list(BOTS), metavar="BOT")
    parser.add_argument("--budget", type=float, default=1.0, help="the seconds for each puzzle")
    parser.add_argument("--failed", action="store_true", help="list what was not solved, and what was done")
    given = parser.parse_args()
    solved: Counter[tuple[str, str]] = Counter()
    failed = []
    for puzzle in puzzles():
        for name in given.bots:
            chosen = make_bot(name).choose(puzzle.view(), Budget(given.budget))
            solved[puzzle.theme, name] += puzzle.is_right(chosen)
            if not puzzle.is_right(chosen):
                failed.append(f"{name}, {puzzle.theme}, {puzzle.name}: {chosen}")
    themes = Counter(puzzle.theme for puzzle in puzzles())
    print("| theme | puzzles |", *(f"{name} |" for name in given.bots))
    print("|---|---:|" + "---:|" * len(given.bots))
    for theme, count in themes.items():
        print(f"| {theme} | {count} |", *(f"{solved[theme, name]} |" for name in given.bots))
    sums = (sum(solved[theme, name] for theme in themes) for name in given.bots)
    print(f"| all | {themes.total()} |", *(f"{number} |" for number in sums))
    if given.failed:
        print("", *failed, sep="\n")


main()
