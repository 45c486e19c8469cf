"""The command ``perft``: how many sequences of actions there are, to compare engines with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import typer

from arpents.cli.chosen import ChosenRules
from arpents.cli.options import RULES, RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.progress import with_progress
from arpents.cli.terminal import INTERRUPTED, WORDS, complain
from arpents.engine.action import Action
from arpents.engine.game import Game
from arpents.engine.perft import perft as count_sequences

EPILOG: Final = RULES
"""The names that the command takes, for the end of its help."""

_AT_ONCE: Final = 3
"""Sequences of so many actions are counted in one go: until that is done, compiled code hears no Ctrl-C."""


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
    deep = 1
    counted: list[tuple[Action, int]] = []
    try:
        while deep <= depth:
            counted = []
            words = WORDS("perft-progress", depth=deep)
            for branch in with_progress(count_branches(game, deep), game.count_actions(), words):
                counted.append(branch)
            if divide and deep == depth:
                _list(counted)
            typer.echo(f"{deep} {sum(count for _, count in counted)}")
            deep += 1
    except KeyboardInterrupt:
        if divide and deep == depth:
            _list(counted)
        complain(WORDS("perft-interrupted", depth=deep))
        raise typer.Exit(INTERRUPTED) from None


def _list(counted: list[tuple[Action, int]]) -> None:
    for action, count in counted:
        typer.echo(f"{count} {action}")


def count_branches(game: Game, depth: int) -> Iterator[tuple[Action, int]]:
    """Each first action, with the number of sequences of this many actions that begin with it."""
    for action in game.legal_actions():
        if depth == 1:
            yield action, 1
            continue
        branch = game.copy()
        branch.apply(action)
        yield action, _count(branch, depth - 1)


def _count(game: Game, depth: int) -> int:
    if depth <= _AT_ONCE:
        return count_sequences(game, depth)
    return sum(count for _, count in count_branches(game, depth))
