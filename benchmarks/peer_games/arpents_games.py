"""Random games of Arpents, in one of its three ways, measured."""

from benchmarks.peer_games.script import run
from benchmarks.random_games import TURN_LIMIT, WAYS, up_to
from benchmarks.timing import Tally, count_all, play_for


def measure(way: str, seconds: float) -> Tally:
    """Play by ``Playouts.play``, ``random_action`` or ``legal_actions``."""
    return play_for(seconds, up_to(TURN_LIMIT, WAYS[way]), count_all)


if __name__ == "__main__":
    run(measure)
