"""How much memory a state takes, found by holding a million of them at once.

    python -m benchmarks.memory [--states 1000000] [--seed 1] [--markdown]

The states are copies, taken before each decision of random games. What they take is the growth of the
resident memory of the process while they are collected.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import arpents
from arpents.engine.state import State
from benchmarks.build import build_name
from benchmarks.progress import show
from benchmarks.random_games import TURN_LIMIT
from benchmarks.tables import table

SAMPLE: Final = 20_000
"""How many states are held to foretell what all of them will take."""
OPENING: Final = 4
"""How many turns of a game are left out: two games may well begin alike."""
RESERVE: Final = 1.3
"""How much more than foretold must be free."""


def resident() -> int:
    """The resident memory of this process, in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return _greatest_resident()
    return pages * os.sysconf("SC_PAGE_SIZE")


def _greatest_resident() -> int:
    """The most resident memory that this process has had: as good, where memory only grows."""
    if sys.platform == "win32":
        raise SystemExit("Windows does not tell the resident memory in a way that this benchmark knows.")
    import resource  # noqa: PLC0415 - not there on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def free_memory() -> int | None:
    """The memory that the machine has left, in bytes, or None where it does not tell."""
    try:
        lines = Path("/proc/meminfo").read_text("ascii").splitlines()
    except OSError:
        return None
    left = [int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:")]
    return left[0] if left else None


def states_of_games(seed: int) -> Iterator[State]:
    """Copies of the states before each decision of random games but for their openings, without end."""
    while True:
        rng = Random(seed)
        game = arpents.new_game(seed=seed)
        seed += 1
        while game.decider is not None and game.state.turn < TURN_LIMIT:
            if game.state.turn >= OPENING:
                yield game.state.copy()
            game.log.clear()  # the log of a game is no part of its state
            game.apply(game.random_action(rng))


def own_size(state: State) -> int:
    """The bytes of a state's own objects: itself and what its sides have, without their integers."""
    return sum(map(sys.getsizeof, (state, *state.sides)))


def collect(number: int, seed: int) -> tuple[list[State], int]:
    """Hold so many states; also the bytes by which the resident memory grew."""
    states: list[State] = []
    source = states_of_games(seed)
    for state in source:  # so that whatever a game sets up once is there before
        if state.turn > 20:
            break
    before = resident()
    for state in source:
        states.append(state)
        held = len(states)
        if held == SAMPLE:
            _check_room(number, (resident() - before) / held)
        if held % 10_000 == 0:
            show(f"{held:,} of {number:,} states")
        if held == number:
            break
    return states, resident() - before


def _check_room(number: int, each: float) -> None:
    """Stop where the states will not fit into the memory that is left."""
    needed = (number - SAMPLE) * each * RESERVE
    left = free_memory()
    if left is not None and needed > left:
        show("")
        raise SystemExit(
            f"{number:,} states would take about {number * each / 1e9:.1f} GB, and the machine has "
            f"{left / 1e9:.1f} GB left; ask for fewer with --states."
        )


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How much memory a state takes.")
    parser.add_argument("--states", type=int, default=1_000_000, help="how many states to hold at once")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--markdown", action="store_true", help="print the table for a document")
    given = parser.parse_args(words)
    if given.states < 1:
        parser.error("at least one state is needed")
    states, grown = collect(given.states, given.seed)
    show("telling the states apart")
    different = len({hash(state) for state in states})
    show("")
    rows = [
        ["states held at once", f"{len(states):,}"],
        ["different ones", f"{different:,}"],
        ["resident memory", f"{grown / 1e6:,.0f} MB"],
        ["resident bytes per state", f"{grown / len(states):,.0f}"],
        ["its objects' own bytes", f"{sum(map(own_size, states)) / len(states):,.0f}"],
    ]
    print(table([build_name(), ""], rows, markdown=given.markdown))


if __name__ == "__main__":
    main()
