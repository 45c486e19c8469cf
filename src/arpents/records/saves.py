"""Saved games: game files that also keep the chance ahead, so that a game goes on as it would have."""

from __future__ import annotations

from collections.abc import Mapping

from arpents.engine.game import Game
from arpents.engine.sides import SIDES, Side
from arpents.records.file_replay import replay
from arpents.records.game_text import read_game_text
from arpents.records.writing import write_game


class SavedGame:
    """A game taken up again, and who plays it."""

    def __init__(self, game: Game, players: dict[Side, str]) -> None:
        self.game = game
        self.players = players


def save_game(game: Game, players: Mapping[Side, str]) -> bytes:
    """A game as the bytes of a file, with a mark at its end: a save that is cut off is refused."""
    headers = {str(side).capitalize(): name for side, name in players.items()}
    return str(write_game(game, headers, with_chance=True, with_end=True)).encode()


def resume_game(data: bytes) -> SavedGame:
    """Take up a saved game where it stood."""
    game_text = read_game_text(data)
    headers = game_text.headers()
    players = {side: headers.get(str(side).capitalize(), str(side)) for side in SIDES}
    return SavedGame(replay(game_text), players)
