"""Random games of chess with python-chess, measured.

``Board.is_game_over`` would generate the legal moves a second time. The list that a move is chosen from
tells mate and stalemate, so only the other ends that the method knows are asked for.
"""

from random import Random

import chess

from benchmarks.peer_games.script import run
from benchmarks.timing import Counted, Tally, count_all, play_for

PLIES = 400


def play(seed: int) -> Counted:
    """Play a game to its end, or for so many plies."""
    rng = Random(seed)
    board = chess.Board()
    decisions = choices = 0
    while decisions < PLIES:
        moves = list(board.legal_moves)
        if not moves or board.is_insufficient_material():
            break
        if board.halfmove_clock >= 150 or board.is_fivefold_repetition():
            break
        decisions += 1
        choices += len(moves) > 1
        board.push(rng.choice(moves))
    return Counted(decisions, choices)


def measure(_what: str, seconds: float) -> Tally:
    """Play chess."""
    return play_for(seconds, play, count_all)


if __name__ == "__main__":
    run(measure)
