"""The environments of Arpents beside those of others, all measured in the same run.

    python -m benchmarks.envs [--seconds 5] [--keep] [--markdown]

PettingZoo and RLCard are installed, in the versions of peers.txt, into an environment in a temporary
directory, which is removed at the end. Each row is measured in a process of its own, one after the other,
with the observation and the mask of every step. Where none of them can be installed, the exit code is 2.
"""

import sys
from typing import Final

from benchmarks.peers import Comparison, Row, main
from benchmarks.timing import Figures

CLASSIC: Final = "pettingzoo[classic]"

ROWS: Final = (
    Row("Arpents, PettingZoo (AEC)", None, "arpents_envs", "aec"),
    Row("Arpents, PettingZoo (AEC) without wrappers", None, "arpents_envs", "raw"),
    Row("Arpents, Gymnasium against random", None, "arpents_envs", "gymnasium"),
    Row("Arpents, 256 games at once", None, "arpents_envs", "vector"),
    Row("Arpents, OpenSpiel", None, "arpents_envs", "open_spiel"),
    Row("PettingZoo connect four", CLASSIC, "pettingzoo_envs", "connect_four_v3"),
    Row("PettingZoo hanabi", CLASSIC, "pettingzoo_envs", "hanabi_v5"),
    Row("RLCard gin rummy", "rlcard", "rlcard_envs", "gin-rummy"),
)

HEADER: Final = ("random play", "steps/s", "per million rounds", "reference rounds/s")


def cells(found: Figures) -> list[str]:
    """What was found of a row, as text."""
    return [
        f"{found.decisions_per_second:,.0f}",
        f"{found.ratio:,.0f}",
        f"{found.reference:,.0f}",
    ]


NOTES: Final = """\
A step is one choice of whoever plays, with its observation and its mask of legal steps, one of which is drawn
at random. Per million rounds: of the reference loop (benchmarks/reference.py), timed just before and just
after each batch in the same process; the median of the batches.

- Arpents: the second edition, games of up to 400 turns. Against random, the bot's decisions are part of the
  time and are not counted. In OpenSpiel the cards drawn are nodes of their own, which are not counted.
- PettingZoo: the environments as its documents make them, with three of its wrappers. That of Arpents has one
  of them, since it meets illegal steps itself.
- RLCard: env.step(), whose state has observation and legal actions."""

ENVIRONMENTS: Final = Comparison(
    "The environments of Arpents beside those of others.", ROWS, HEADER, cells, NOTES
)

if __name__ == "__main__":
    sys.exit(main(compared=ENVIRONMENTS))
