"""Random games of Catanatron, measured.

The loop is that of its ``Game.play``, without the two copies of the game made there, without asking whether
the action just taken from its list is in the list, and with a plain choice in place of its RandomPlayer:
the fastest that its ordinary API has.
"""

from collections.abc import Callable
from random import choice

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.peer_games.script import run
from benchmarks.timing import Counted, Tally, count_all, play_for


def at_table(players: int) -> Callable[[int], Counted]:
    """A way of playing games with so many players."""
    colors = list(Color)[:players]

    def play(seed: int) -> Counted:
        game = Game([RandomPlayer(color) for color in colors], seed=seed)  # seeds the module random
        state = game.state
        decisions = choices = 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            decisions += 1
            choices += len(actions) > 1
            game.execute(choice(actions), validate_action=False)
        return Counted(decisions, choices)

    return play


def measure(players: str, seconds: float) -> Tally:
    """Play with so many players."""
    return play_for(seconds, at_table(int(players)), count_all)


if __name__ == "__main__":
    run(measure)
