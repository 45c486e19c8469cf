"""Moments of games of all rules, at which the forms are looked at."""

from collections.abc import Iterator
from functools import cache
from random import Random

from arpents import Event, Game, Side
from tests.engine.any_game import any_game

AUDIENCES: tuple[Side | None, ...] = (Side.BRITISH, Side.FRENCH, None)


def play(seed: int, spacing: int = 5) -> Iterator[tuple[Game, list[Event]]]:
    """A random game of any rules: where it stands now and then, with what has happened since."""
    rng = Random(seed)
    game = any_game(seed, rng)
    told = 0
    while True:
        over = game.decider is None or game.state.turn >= 150
        if over or rng.randrange(spacing) == 0:
            yield game.copy(), game.log[told:]
            told = len(game.log)
        if over:
            return
        game.apply(game.random_action(rng))


@cache
def some_games() -> tuple[Game, ...]:
    """Moments of a few games in which somebody decides."""
    return tuple(game for seed in range(16) for game, _ in play(seed, 12) if game.decider is not None)
