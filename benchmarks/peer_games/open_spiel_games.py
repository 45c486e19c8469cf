"""Random games of OpenSpiel, in a loop in Python or in its own in C++, measured.

The loop in C++ is ``evaluate_bots`` with its uniform random bots: a whole game in one call. Its decisions
are counted off the clock, in the history of the game, and the share of those with a choice by replaying
every tenth game.
"""

from collections.abc import Callable
from random import Random

import pyspiel

from benchmarks.peer_games.script import run
from benchmarks.timing import Counted, Tally, count_all, play_for

REPLAYED = 10


def in_python(game: pyspiel.Game) -> Callable[[int], Counted]:
    """A way of playing in which Python asks for the legal actions and chooses."""

    def play(seed: int) -> Counted:
        rng = Random(seed)
        state = game.new_initial_state()
        decisions = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                decisions += 1
                choices += len(actions) > 1
                state.apply_action(rng.choice(actions))
        return Counted(decisions, choices)

    return play


def in_its_own_loop(game: pyspiel.Game) -> Callable[[int], pyspiel.State]:
    """A way of playing in which a call plays a game; the state at its end."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]

    def play(seed: int) -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    return play


def count_ended(states: list[pyspiel.State]) -> Counted:
    """The decisions in games that are over, and how many of them had a choice by those replayed."""
    decisions = sum(step.player >= 0 for state in states for step in state.full_history())
    replayed = count_all([replay(state) for state in states[::REPLAYED]])
    return Counted(decisions, round(decisions * replayed.choices / replayed.decisions))


def replay(ended: pyspiel.State) -> Counted:
    """Count decisions, and those with a choice, by playing a game again."""
    state = ended.get_game().new_initial_state()
    decisions = choices = 0
    for step in ended.full_history():
        if step.player >= 0:
            decisions += 1
            choices += len(state.legal_actions()) > 1
        state.apply_action(step.action)
    return Counted(decisions, choices)


def measure(what: str, seconds: float) -> Tally:
    """Play a game by its name in OpenSpiel, in a loop: ``chess:python`` or ``chess:own``."""
    name, loop = what.split(":")
    game = pyspiel.load_game(name)
    if loop == "own":
        return play_for(seconds, in_its_own_loop(game), count_ended)
    return play_for(seconds, in_python(game), count_all)


if __name__ == "__main__":
    run(measure)
