"""The command ``simulate``: many games between random players, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from typing import Annotated, Final, NamedTuple

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from arpents.cli.chosen import ChosenRules
from arpents.cli.options import RULES, RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.progress import with_progress
from arpents.cli.terminal import INTERRUPTED, WORDS, console
from arpents.engine import events
from arpents.engine.reasons import REASONS, STOPPED
from arpents.engine.scoring import Outcome
from arpents.engine.sides import SIDES
from arpents.locales.keys import key

EPILOG: Final = RULES
"""The names that the command takes, for the end of its help."""

TURN_LIMIT: Final = 400


class Played(NamedTuple):
    """A game that was played to its end, or to the limit."""

    outcome: Outcome
    turns: int
    decisions: int


def simulate(
    games: Annotated[int, typer.Option(min=1, help=WORDS("option-games"))],
    seed: Annotated[int, typer.Option(help=WORDS("option-simulate-seed"))] = 0,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    scenario: ScenarioOption = None,
    turn_limit: Annotated[int, typer.Option(min=1, help=WORDS("option-turn-limit"))] = TURN_LIMIT,
) -> None:
    """Play the games, and sum them up even if they are interrupted."""
    chosen = ChosenRules(rule_set, variant, scenario)
    played: list[Played] = []
    interrupted = False
    playing = _play_all(games, seed, chosen, turn_limit)
    try:
        for game in with_progress(playing, games, WORDS("simulate-progress")):
            played.append(game)
    except KeyboardInterrupt:
        interrupted = True
    out = console()
    if interrupted:
        out.print(WORDS("simulate-interrupted", finished=len(played), games=games))
    if played:
        out.print(WORDS("simulate-title", games=len(played), rules=chosen.names, seed=str(seed)))
        summarise(out, played, turn_limit)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _play_all(games: int, seed: int, chosen: ChosenRules, turn_limit: int) -> Iterator[Played]:
    for number in range(games):
        # A text as seed gives the same generator on every machine, and unlike ones for like numbers.
        rng = Random(f"{seed} {number}")
        yield play_randomly(chosen, rng, turn_limit)


def play_randomly(chosen: ChosenRules, rng: Random, turn_limit: int) -> Played:
    """Play one game with random actions; at the limit it is stopped, and points decide (11.5)."""
    game = chosen.new_game(rng.getrandbits(62))
    decisions = 0
    while game.decider is not None and game.state.turn < turn_limit:
        game.apply(game.random_action(rng))
        decisions += 1
    if game.decider is not None:
        game.stop()
    begun = sum(event.kind_number == events.TURN_BEGAN for event in game.log)
    outcome = game.outcome
    assert outcome is not None
    return Played(outcome, min(begun, turn_limit), decisions)


def summarise(out: Console, played: list[Played], turn_limit: int) -> None:
    """Show who won, how the games ended and how long they were."""
    winners = Counter(str(game.outcome.winner) for game in played)
    reasons = Counter(game.outcome.reason for game in played)
    stopped = REASONS[STOPPED]
    results = _table("simulate-result", "simulate-games", "simulate-share")
    for side in map(str, SIDES):
        _add_share(results, WORDS("simulate-wins", side=side), winners[side], len(played))
    results.add_section()
    for reason in REASONS:
        if reasons[reason]:
            label = WORDS(key("ending", reason), limit=turn_limit)
            _add_share(results, label, reasons[reason], len(played))
    out.print(results)
    lengths = _table("simulate-length", "simulate-mean", "simulate-median", "simulate-least", "simulate-most")
    _add_spread(lengths, WORDS("simulate-turns"), [game.turns for game in played])
    _add_spread(lengths, WORDS("simulate-decisions"), [game.decisions for game in played])
    out.print(lengths)
    if reasons[stopped]:
        out.print(WORDS("simulate-stopped", count=reasons[stopped], limit=turn_limit))


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(WORDS(first))
    for name in others:
        table.add_column(WORDS(name), justify="right")
    return table


def _add_share(table: Table, label: str, count: int, total: int) -> None:
    table.add_row(label, str(count), f"{100 * count / total:.1f} %")


def _add_spread(table: Table, label: str, values: list[int]) -> None:
    spread = (f"{fmean(values):.1f}", f"{median(values):.1f}", str(min(values)), str(max(values)))
    table.add_row(label, *spread)
