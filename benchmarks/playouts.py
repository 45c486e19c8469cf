"""How fast random games are played, on one core and in one process.

Figures are given per second and per million rounds of the reference loop, timed just before and just
after each batch of games in the same process: the second kind compares between machines.

    python -m benchmarks.playouts [--games 200] [--seed 1] [--turn-limit 400]
"""

import argparse
from random import Random
from statistics import harmonic_mean, median
from time import perf_counter

import arpents
from benchmarks.reference import rounds_per_second

BATCH = 10


class Tally:
    """What was counted and timed so far."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.choices = 0
        self.seconds = 0.0
        self.ratios: list[float] = []
        self.choice_ratios: list[float] = []
        self.references: list[float] = []


def play(seed: int, turn_limit: int) -> tuple[int, int, int]:
    """Play one random game: its decisions, those with two or more legal actions, and its turns."""
    rng = Random(seed)
    game = arpents.new_game(seed=seed)
    state = game.state
    decisions = choices = 0
    while game.decider is not None and state.turn < turn_limit:
        decisions += 1
        choices += game.count_actions() > 1
        game.apply(game.random_action(rng))
    return decisions, choices, state.turn


def measure(tally: Tally, seeds: range, turn_limit: int) -> None:
    """Play a batch of games between two timings of the reference loop."""
    before = rounds_per_second()
    decisions = choices = 0
    start = perf_counter()
    for seed in seeds:
        played, chosen, turns = play(seed, turn_limit)
        decisions += played
        choices += chosen
        tally.turns += turns
    seconds = perf_counter() - start
    reference = harmonic_mean([before, rounds_per_second()])
    tally.games += len(seeds)
    tally.decisions += decisions
    tally.choices += choices
    tally.seconds += seconds
    tally.references.append(reference)
    tally.ratios.append(decisions / seconds / reference * 1e6)
    tally.choice_ratios.append(choices / seconds / reference * 1e6)


def copies_per_second(number: int = 100_000) -> float:
    """How many copies of a state in mid-game are made in a second."""
    game = arpents.new_game(seed=1)
    rng = Random(1)
    for _ in range(100):
        game.apply(game.random_action(rng))
    state = game.state
    start = perf_counter()
    for _ in range(number):
        state.copy()
    return number / (perf_counter() - start)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast random games are played.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turn-limit", type=int, default=400)
    given = parser.parse_args()
    tally = Tally()
    for start in range(0, given.games, BATCH):
        seeds = range(given.seed + start, given.seed + min(start + BATCH, given.games))
        measure(tally, seeds, given.turn_limit)
    print(f"games                     {tally.games:>12,}")
    print(f"turns per game            {tally.turns / tally.games:>12.1f}")
    print(f"decisions per game        {tally.decisions / tally.games:>12.1f}")
    print(f"games per second          {tally.games / tally.seconds:>12.1f}")
    print(f"decisions per second      {tally.decisions / tally.seconds:>12,.0f}")
    print(f"  with a choice           {tally.choices / tally.seconds:>12,.0f}")
    print(f"state copies per second   {copies_per_second():>12,.0f}")
    print(f"reference rounds / second {harmonic_mean(tally.references):>12,.0f}")
    print("per million rounds of the reference loop (median of the batches):")
    print(f"decisions                 {median(tally.ratios):>12,.0f}")
    print(f"  with a choice           {median(tally.choice_ratios):>12,.0f}")


if __name__ == "__main__":
    main()
