"""The games of a training, in pieces that one process plays: to learn from, and in contests.

All chance of a game follows from the seed of the training, the generation and the number of the game. So it
does not matter who plays which piece, or when.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, final

from arpents.bots.evaluation.features import features_of
from arpents.bots.evaluation.model_file import read_model
from arpents.engine import verbs
from arpents.engine.game import new_game
from arpents.engine.state import OVER
from arpents.training.players import CONTESTING, Player, QuickPlayer, some_players
from arpents.training.positions import Collector, Positions

GENERATION: Final = 1 << 32
"""The number of a game among all is its number in its generation, and this for each generation before."""


class Told(NamedTuple):
    """What came of a game: who won, and for the end of each turn its number and the features that hold.

    Of a game that lasts too long each side has won a half, whatever the points: who leads should bring the
    game to its end.
    """

    british_won: float
    positions: list[tuple[int, list[int]]]


@final
@dataclass(frozen=True)
class GamesToLearnFrom:
    """Some games of a generation, from one number to before another."""

    seed: int
    generation: int
    start: int
    stop: int
    champion: Path | None
    turn_limit: int

    def play(self) -> Positions:
        """The positions at the ends of their turns."""
        model = read_model(self.champion).model() if self.champion is not None else None
        collector = Collector()
        for number in range(self.start, self.stop):
            rng = Random(f"training {self.seed} {self.generation} {number}")
            told = play_game(some_players(model, rng), rng.getrandbits(62), self.turn_limit)
            collector.add_game(self.generation * GENERATION + number, told.british_won, told.positions)
        return collector.positions()


@final
@dataclass(frozen=True)
class ContestGames:
    """Some games of a generation's weights with the champion's; two with swapped sides have the same deal."""

    seed: int
    generation: int
    start: int
    stop: int
    challenger: Path
    champion: Path
    turn_limit: int

    def play(self) -> float:
        """How many of them the new weights win."""
        challenger, champion = (read_model(path).model() for path in (self.challenger, self.champion))
        won = 0.0
        for number in range(self.start, self.stop):
            deal = Random(f"contest {self.seed} {self.generation} deal {number // 2}").getrandbits(62)
            rng = Random(f"contest {self.seed} {self.generation} {number}")
            one, other = (QuickPlayer(model, rng, CONTESTING) for model in (challenger, champion))
            is_french = number % 2 == 1
            told = play_game((other, one) if is_french else (one, other), deal, self.turn_limit)
            won += 1.0 - told.british_won if is_french else told.british_won
        return won


def play_game(players: tuple[Player, Player], seed: int, turn_limit: int) -> Told:
    """Play a game by the default rules; one that lasts too long is stopped."""
    game = new_game(seed=seed)
    positions: list[tuple[int, list[int]]] = []
    while game.state.phase != OVER and game.state.turn < turn_limit:
        decider = game.state.decider
        action = players[decider].choose(game.view(decider))
        if action.verb_number == verbs.END_TURN:
            positions.append((game.state.turn, features_of(game.state)))
        game.apply(action)
    if game.state.phase != OVER:
        return Told(0.5, positions)
    return Told(1.0 if game.state.winner == 0 else 0.0, positions)
