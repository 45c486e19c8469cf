"""Makes every attack on a server, and prints what a second player and the server's memory felt of it.

python -m tests.attacks.table --seconds 10
python -m tests.attacks.table --only marks,feed
"""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext

from tests.attacks.catalogue import ATTACKS
from tests.attacks.harness import FLOOR, Outcome, attacked, default_server

HEAD = "| attack | quiet p99 | p99 under attack | ratio | memory | answers |\n|---|---:|---:|---:|---:|---|"


def main() -> int:
    """Run it, and say whether all was well."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack runs")
    parser.add_argument("--quiet", type=float, default=5.0, help="how long it is quiet before")
    parser.add_argument("--only", default="", help="parts of the names of attacks, with commas")
    parser.add_argument("--twin", action="store_true", help="compare with a server beside it, in peace")
    given = parser.parse_args()
    wanted = [part.strip() for part in given.only.split(",")]
    faults: list[str] = []
    print(HEAD, flush=True)
    with default_server() if given.twin else nullcontext() as twin:
        for name, attack in ATTACKS.items():
            if any(part in name for part in wanted):
                outcome = attacked(name, attack, quiet=given.quiet, seconds=given.seconds, twin=twin)
                print(row(name, outcome), flush=True)
                faults += [f"{name}: {fault}" for fault in outcome.faults()]
    print(f"\nRatios are to a quiet p99 of {FLOOR * 1000:.0f} ms at least.", *faults, sep="\n")
    return 1 if faults else 0


def row(name: str, outcome: Outcome) -> str:
    """A line of the table."""
    answers = ", ".join(f"{number} × {status}" for status, number in outcome.report.statuses.items())
    return (
        f"| {name} | {outcome.quiet * 1000:.1f} ms | {outcome.attacked * 1000:.1f} ms "
        f"| {outcome.slower:.1f} | {outcome.memory / 1e6:.0f} MB | {answers} |"
    )


if __name__ == "__main__":
    sys.exit(main())
