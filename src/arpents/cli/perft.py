"""The command ``perft``: how many sequences of actions there are, to compare engines with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from arpents.cli.chosen import ChosenRules
from arpents.cli.options import RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.progress import with_progress
from arpents.cli.terminal import INTERRUPTED, WORDS, complain
from arpents.engine.action import Action
from arpents.engine.game import Game
from arpents.engine.perft import perft as count_sequences


def perft(
    depth: Annotated[int, typer.Option(min=1, help=WORDS("option-depth"))],
    seed: Annotated[int, typer.Option(help=WORDS("option-perft-seed"))] = 0,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    scenario: ScenarioOption = None,
    divide: Annotated[bool, typer.Option("--divide", help=WORDS("option-divide"))] = False,
) -> None:
    """Count depth after depth, and show a line for each that was counted to its end."""
    game = ChosenRules(rule_set, variant, scenario).new_game(seed)
    for deep in range(1, depth + 1):
        counted: list[tuple[Action, int]] = []
        interrupted = False
        branches = count_branches(game, deep)
        words = WORDS("perft-progress", depth=deep)
        try:
            for branch in with_progress(branches, game.count_actions(), words):
                counted.append(branch)
        except KeyboardInterrupt:
            interrupted = True
        if divide and deep == depth:
            for action, count in counted:
                typer.echo(f"{count} {action}")
        if interrupted:
            complain(WORDS("perft-interrupted", depth=deep))
            raise typer.Exit(INTERRUPTED)
        typer.echo(f"{deep} {sum(count for _, count in counted)}")


def count_branches(game: Game, depth: int) -> Iterator[tuple[Action, int]]:
    """Each first action, with the number of sequences of this many actions that begin with it."""
    for action in game.legal_actions():
        if depth == 1:
            yield action, 1
            continue
        branch = game.copy()
        branch.apply(action)
        yield action, count_sequences(branch, depth - 1)
