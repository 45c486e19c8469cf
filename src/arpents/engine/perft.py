"""Counting the sequences of actions from a position, to compare engines move by move."""

from __future__ import annotations

from arpents.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of sequences of this many actions; what is drawn on the way is the game's own chance.

    Sequences that end the game early are not counted. The last step is counted from the offers alone.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return game.count_actions()
    total = 0
    for action in game.legal_actions():
        branch = game.copy()
        branch.apply(action)
        total += perft(branch, depth - 1)
    return total
