"""Random games of Arpents, played in the three ways its API has."""

from collections.abc import Callable
from random import Random
from typing import Final

import arpents
from arpents import Game
from arpents.engine.chance import seeded
from arpents.engine.playouts import Playouts
from benchmarks.timing import Counted

TURN_LIMIT: Final = 400
"""Random players may go on for ever; here a game ends after so many turns."""

Play = Callable[[int, int], Counted]


def has_choice(game: Game) -> bool:
    """Whether there are two or more legal actions; every offer has at least one."""
    offers = game.offers()
    return len(offers) > 1 or offers[0].count > 1


def play_drawn(seed: int, turn_limit: int = TURN_LIMIT) -> Counted:
    """Play a game by ``random_action``, which draws a legal action without listing them."""
    rng = Random(seed)
    game = arpents.new_game(seed=seed)
    state = game.state
    decisions = choices = 0
    while game.decider is not None and state.turn < turn_limit:
        decisions += 1
        choices += has_choice(game)
        game.apply(game.random_action(rng))
    return Counted(decisions, choices, state.turn)


def play_listed(seed: int, turn_limit: int = TURN_LIMIT) -> Counted:
    """Play a game by ``legal_actions``, which lists the legal actions."""
    rng = Random(seed)
    game = arpents.new_game(seed=seed)
    state = game.state
    decisions = choices = 0
    while game.decider is not None and state.turn < turn_limit:
        actions = game.legal_actions()
        decisions += 1
        choices += len(actions) > 1
        game.apply(rng.choice(actions))
    return Counted(decisions, choices, state.turn)


def play_inside(seed: int, turn_limit: int = TURN_LIMIT) -> Counted:
    """Play a game inside the engine, which draws each action while it finds what is legal."""
    state = arpents.new_game(seed=seed).state
    playouts = Playouts(seeded(seed))
    playouts.play(state, turn_limit)
    return Counted(playouts.decisions, playouts.choices, state.turn)


WAYS: Final[dict[str, Play]] = {
    "Playouts.play": play_inside,
    "random_action": play_drawn,
    "legal_actions": play_listed,
}
"""The three ways, by the name of what they call."""


def up_to(turn_limit: int, play: Play) -> Callable[[int], Counted]:
    """A way of playing that ends each game after so many turns."""
    return lambda seed: play(seed, turn_limit)
