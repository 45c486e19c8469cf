"""How fast random games are played, on one core and in one process.

Figures are given per second and per million rounds of the reference loop, timed just before and just
after each batch of games in the same process: the second kind compares between machines.

    python -m benchmarks.playouts [--games 200] [--seed 1] [--turn-limit 400] [--list]
                                  [--markdown] [--record | --check]

The ratios are compared with those last recorded for the same build; a fall of more than 15 % is a warning.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Final

import arpents
from arpents.engine.action import Action
from arpents.engine.chance import seeded
from arpents.engine.play import advance, find_offers
from arpents.engine.state import State
from benchmarks.build import build_name
from benchmarks.last import LAST, Ratios, compare, record
from benchmarks.random_games import TURN_LIMIT, WAYS, Play, up_to
from benchmarks.tables import table
from benchmarks.timing import Stretch, Tally, count_all, play_for

BATCH: Final = 10
CHECK_SECONDS: Final = 1.6
"""How long each way of playing is measured for a check."""
COPIES: Final = 100_000
STEPS: Final = 50_000
"""How many times the parts of a search are measured."""
TIMES: Final = 5
"""How often each part of a search is measured."""

POSITION_GAMES: Final = 20
POSITION_TURNS: Final = 100
STANDARD: Final = 25e6
"""The speed of the reference loop, in rounds per second, that the parts of a search are scaled to."""


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


@cache
def some_positions() -> list[tuple[State, Action]]:
    """Positions of random games, each with something to do in it."""
    found = []
    for seed in range(POSITION_GAMES):
        game = arpents.new_game(seed=seed)
        rng = Random(seed)
        while game.decider is not None and game.state.turn < POSITION_TURNS:
            found.append((game.state.copy(), game.random_action(rng)))
            game.apply(found[-1][1])
    return found


def find_what_is_legal(number: int) -> Stretch:
    """Find the offers of many positions."""
    states = [state for state, _ in some_positions()]
    turns = number // len(states) + 1
    with Stretch() as stretch:
        for state in chain.from_iterable(repeat(states, turns)):
            find_offers(state)
    stretch.seconds *= number / (turns * len(states))
    return stretch


def try_actions(number: int) -> Stretch:
    """Copy many positions, and do something in each, as search does."""
    positions = some_positions()
    chance = seeded(1)
    turns = number // len(positions) + 1
    with Stretch() as stretch:
        for state, action in chain.from_iterable(repeat(positions, turns)):
            advance(state.copy(), action, chance)
    stretch.seconds *= number / (turns * len(positions))
    return stretch


def median_of(measure: Callable[[int], Stretch], number: int) -> Stretch:
    """Of a few measurements of the same, the one in the middle."""
    found = sorted((measure(number) for _ in range(TIMES)), key=lambda stretch: stretch.per_million(number))
    return found[TIMES // 2]


def ratios_of(tallies: dict[str, Tally], parts: dict[str, tuple[int, Stretch]]) -> Ratios:
    """What is recorded: everything that was measured, per million rounds of the reference loop."""
    ratios: Ratios = {}
    for way, tally in tallies.items():
        figures = tally.figures()
        ratios[f"decisions by {way}"] = figures.ratio
        ratios[f"decisions with a choice by {way}"] = figures.choice_ratio
    for name, (number, stretch) in parts.items():
        ratios[name] = stretch.per_million(number)
    return ratios


def rows(tallies: dict[str, Tally], parts: dict[str, tuple[int, Stretch]]) -> Iterator[list[str]]:
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
    for name, (number, stretch) in parts.items():
        yield [f"{name} per second", f"{number / stretch.seconds:,.0f}", *empty]
        scaled = number / stretch.seconds / stretch.reference * STANDARD
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
    parts = {
        "copies of a state": (COPIES, median_of(copy_states, COPIES)),
        "positions whose offers are found": (STEPS, median_of(find_what_is_legal, STEPS)),
        "positions copied and advanced": (STEPS, median_of(try_actions, STEPS)),
    }
    ratios = ratios_of(tallies, parts)
    build = build_name()
    if not given.check:
        header = [build, *[f"{way}()" for way in tallies]]
        print(table(header, list(rows(tallies, parts)), markdown=given.markdown))
    if given.record:
        record(build, ratios, last)
        print(f"Recorded in {last.name} ({build}).")
    elif not given.markdown:
        print("\n".join(compare(build, ratios, last)))


if __name__ == "__main__":
    main()
