"""The games that are played to learn from: champions against themselves, other tastes and named strategies."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final, NamedTuple, Protocol

from arpents.bots.base import Budget
from arpents.bots.evaluation.features import features_of
from arpents.bots.evaluation.model import Model
from arpents.bots.evaluation.model_file import read_model
from arpents.bots.naming import make_bot
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.game import new_game
from arpents.engine.state import OVER
from arpents.engine.views import View
from arpents.training.players import QuickPlayer, taste
from arpents.training.positions import Collector, Positions

TURN_LIMIT: Final = 240
"""A game that lasts longer is stopped, and points decide."""

WANDERING: Final = 0.03
BLUR: Final = 0.01
"""How much champions err when they play to learn: in chance of winning."""

TASTE_BLUR: Final = 0.3
"""How much the others do: in points."""

RULE_SETS: Final = ("second-edition", "yucata")


class Player(Protocol):
    """Whoever plays a side of a game."""

    def choose(self, view: View) -> Action:
        """What to do in a view."""
        ...


class Named:
    """A bot that goes by a name, as a player."""

    def __init__(self, name: str, seed: int) -> None:
        self._bot = make_bot(name, seed)

    def choose(self, view: View) -> Action:
        """What the bot does."""
        return self._bot.choose(view, Budget(1.0))


class Diet(NamedTuple):
    """Which games are played: how many of a hundred sides are played by tastes, and by these bots."""

    tastes: int
    named: int
    names: tuple[str, ...]


FIRST_DIET: Final = Diet(100, 0, ())
"""The first generation learns from games of players whose evaluation is made by hand."""

LATER_DIET: Final = Diet(12, 18, ("hammer", "hammer", "raider", "builder"))


def play_games(number: int, seed: str, champion: Path | None, diet: Diet) -> Positions:
    """Play so many games, and return the positions at the ends of their turns."""
    rng = Random(seed)
    model = read_model(champion).model() if champion else None
    collector = Collector()
    for _ in range(number):
        game_number = rng.getrandbits(62)
        players = (_player(rng, model, diet), _player(rng, model, diet))
        won, positions = play_game(players, game_number, rng.choice(RULE_SETS))
        collector.add_game(game_number, won, positions)
    return collector.positions()


def _player(rng: Random, model: Model | None, diet: Diet) -> Player:
    lot = rng.randrange(100)
    if model is None or lot < diet.tastes:
        return QuickPlayer(taste(rng), rng, TASTE_BLUR, WANDERING)
    if lot < diet.tastes + diet.named:
        return Named(rng.choice(diet.names), rng.getrandbits(30))
    return QuickPlayer(model, rng, BLUR, WANDERING)


def play_game(
    players: tuple[Player, Player], seed: int, rule_set: str
) -> tuple[bool, list[tuple[int, list[int]]]]:
    """Play a game; whether the British win it, and the features of the position at the end of each turn."""
    game = new_game(rule_set, seed=seed)
    positions: list[tuple[int, list[int]]] = []
    while game.state.phase != OVER and game.state.turn < TURN_LIMIT:
        decider = game.state.decider
        action = players[decider].choose(game.view(decider))
        if action.verb_number == verbs.END_TURN:
            positions.append((game.state.turn, features_of(game.state)))
        game.apply(action)
    if game.state.phase != OVER:
        game.stop()
    return game.state.winner == 0, positions


def duel(one: Model, other: Model, games: int, seed: str) -> int:
    """How many of so many games one model wins against another, with each side in half of them."""
    rng = Random(seed)
    wins = 0
    for number in range(games):
        own = number % 2
        champion = QuickPlayer(one, rng, 0.0, 0.0)
        rival = QuickPlayer(other, rng, 0.0, 0.0)
        players = (rival, champion) if own else (champion, rival)
        british_won, _ = play_game(
            players, rng.getrandbits(62) if own == 0 else rng.getrandbits(62), RULE_SETS[0]
        )
        wins += british_won == (own == 0)
    return wins
