"""How fast random games are played, on one core and in one process.

Figures are given per second and per million rounds of the reference loop, timed just before and just
after each batch of games in the same process: the second kind compares between machines.

    python -m benchmarks.playouts [--games 200] [--seed 1] [--turn-limit 400] [--list]
                                  [--markdown] [--record | --check]

The ratios are compared with those last recorded for the same build; a fall of more than 15 % is a warning.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import arpents
from benchmarks.build import build_name
from benchmarks.last import LAST, Ratios, compare, record
from benchmarks.random_games import TURN_LIMIT, WAYS, Play, up_to
from benchmarks.tables import table
from benchmarks.timing import Stretch, Tally, count_all, play_for

BATCH: Final = 10
CHECK_SECONDS: Final = 1.6
"""How long each of the two ways is measured for a check."""
COPIES: Final = 100_000
STANDARD: Final = 25e6
"""The speed of the reference loop, in rounds per second, that copies are scaled to."""


def play_games(play: Play, seeds: range, turn_limit: int) -> Tally:
    """Play a game for each seed, in batches."""
    tally = Tally()
    for start in range(0, len(seeds), BATCH):
        batch = seeds[start : start + BATCH]
        with Stretch() as stretch:
            played = [play(seed, turn_limit) for seed in batch]
        tally.add(stretch, len(batch), count_all(played))
    return tally


def copy_states(number: int) -> Stretch:
    """Copy a state in mid-game many times."""
    game = arpents.new_game(seed=1)
    rng = Random(1)
    for _ in range(100):
        game.apply(game.random_action(rng))
    state = game.state
    with Stretch() as stretch:
        for _ in range(number):
            state.copy()
    return stretch


def ratios_of(tallies: dict[str, Tally], copying: Stretch, copies: int) -> Ratios:
    """What is recorded: everything that was measured, per million rounds of the reference loop."""
    ratios: Ratios = {}
    for way, tally in tallies.items():
        figures = tally.figures()
        ratios[f"decisions by {way}"] = figures.ratio
        ratios[f"decisions with a choice by {way}"] = figures.choice_ratio
    ratios["copies of a state"] = copying.per_million(copies)
    return ratios


def rows(tallies: dict[str, Tally], copying: Stretch, copies: int) -> Iterator[list[str]]:
    """The rows of the table, with a column for each way of playing."""
    every = [(tally, tally.figures()) for tally in tallies.values()]
    yield ["games", *[f"{found.games:,}" for _, found in every]]
    yield ["turns per game", *[f"{tally.turns / tally.games:.1f}" for tally, _ in every]]
    yield ["decisions per game", *[f"{found.decisions_per_game:.1f}" for _, found in every]]
    yield ["games per second", *[f"{found.games_per_second:.1f}" for _, found in every]]
    yield ["decisions per second", *[f"{found.decisions_per_second:,.0f}" for _, found in every]]
    yield ["… with a choice", *[f"{found.choices_per_second:,.0f}" for _, found in every]]
    yield ["reference rounds per second", *[f"{found.reference:,.0f}" for _, found in every]]
    yield ["decisions per million rounds", *[f"{found.ratio:,.0f}" for _, found in every]]
    yield ["… with a choice", *[f"{found.choice_ratio:,.0f}" for _, found in every]]
    empty = [""] * (len(every) - 1)
    yield ["state copies per second", f"{copies / copying.seconds:,.0f}", *empty]
    scaled = copies / copying.seconds / copying.reference * STANDARD
    yield ["… at 25 million rounds per second", f"{scaled:,.0f}", *empty]


def main(words: Sequence[str] | None = None, last: Path = LAST) -> None:
    """Measure, print, and compare with the last record or write it."""
    parser = argparse.ArgumentParser(description="How fast random games are played.")
    parser.add_argument("--games", type=int, default=200, help="how many games to play in each way")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--turn-limit", type=int, default=TURN_LIMIT, help="the most turns of a game")
    parser.add_argument("--list", action="store_true", help="play by legal_actions() only")
    parser.add_argument("--markdown", action="store_true", help="print the table for a document")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--record", action="store_true", help="write the ratios down as the last ones")
    what.add_argument("--check", action="store_true", help="only compare with the record, in about 5 seconds")
    given = parser.parse_args(words)
    if given.games < 1 or given.turn_limit < 2:
        parser.error("at least one game, and two turns, are needed")
    ways = {"legal_actions": WAYS["legal_actions"]} if given.list else WAYS
    tallies = {}
    for way, play in ways.items():
        if given.check:
            tallies[way] = play_for(CHECK_SECONDS, up_to(given.turn_limit, play), count_all, given.seed)
        else:
            seeds = range(given.seed, given.seed + given.games)
            tallies[way] = play_games(play, seeds, given.turn_limit)
    copying = copy_states(COPIES)
    ratios = ratios_of(tallies, copying, COPIES)
    build = build_name()
    if not given.check:
        header = [build, *[f"{way}()" for way in tallies]]
        print(table(header, list(rows(tallies, copying, COPIES)), markdown=given.markdown))
    if given.record:
        record(build, ratios, last)
        print(f"Recorded in {last.name} ({build}).")
    elif not given.markdown:
        print("\n".join(compare(build, ratios, last)))


if __name__ == "__main__":
    main()
