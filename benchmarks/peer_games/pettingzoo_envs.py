"""Random games of PettingZoo's own environments, measured."""

from importlib import import_module

from benchmarks.peer_games.aec_loop import at_random
from benchmarks.peer_games.script import run
from benchmarks.timing import Tally, count_all, play_for


def measure(name: str, seconds: float) -> Tally:
    """Play an environment of ``pettingzoo.classic``, by its name there."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    return play_for(seconds, at_random(env), count_all)


if __name__ == "__main__":
    run(measure)
