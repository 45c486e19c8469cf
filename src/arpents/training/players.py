"""Quick players: they plan a turn in about a millisecond, err now and then, and so play many unlike games."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, NamedTuple, Protocol, final

from arpents.bots.base import Budget
from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.model import Model
from arpents.bots.evaluation.weights import Weights
from arpents.bots.search.turns import TurnSearch
from arpents.bots.strategies.base import Strategy
from arpents.bots.strategies.builder import Builder
from arpents.bots.strategies.hammer import Hammer
from arpents.bots.strategies.raider import Raider
from arpents.bots.turn_planning import turn_options, warlike_weights
from arpents.engine.action import Action
from arpents.engine.game import determinize
from arpents.engine.state import State
from arpents.engine.views import View
from arpents.training.walled_hammer import Walled, some_habits

Fits = Callable[[State, Action], bool]
"""Whether a player would think of an action at all."""

STRATEGIES: Final[tuple[type[Strategy], ...]] = (Hammer, Hammer, Raider, Builder)
"""The strategies that take part, the one that is hardest to stop more often."""

HAMMERED: Final = 0.18
"""In how many games, as a share, a champion defends itself against a walled hammer."""

SPREAD: Final = 0.35
"""How unlike each other the tastes of players are whose evaluation is made by hand."""

TASTES: Final = (
    *("coin", "deck", "hand", "clog", "siege", "fall", "danger", "later_danger", "captured", "force"),
    *("muster", "band", "cut_off", "fort", "shield", "mission", "race"),
)
"""The weights in which tastes differ."""


class Manner(NamedTuple):
    """How a quick player decides.

    It looks at so many ``nodes``, considers ``width`` ways to do the same, misjudges by about ``blur``, and
    does anything at all with a likelihood of ``wandering``.
    """

    nodes: int
    width: int
    blur: float
    wandering: float


class Player(Protocol):
    """Whoever plays a game to learn from."""

    def choose(self, view: View) -> Action:
        """What to do in a view."""


UNHURRIED: Final = 60.0
"""The seconds that a script is given, of which it takes none."""

TASTING: Final = Manner(60, 1, 0.3, 0.03)
CONTESTING: Final = Manner(60, 1, 0.0, 0.0)


@final
class QuickPlayer:
    """A player of one game."""

    def __init__(self, evaluation: Evaluation, rng: Random, manner: Manner, fits: Fits | None = None) -> None:
        self._evaluation = evaluation
        self._rng = rng
        self._manner = manner
        self._fits = fits

    def choose(self, view: View) -> Action:
        """What to do in a view."""
        nodes, width, blur, wandering = self._manner
        rng, evaluation = self._rng, self._evaluation
        options = self._options(view)
        if len(options) == 1:
            return options[0]
        if wandering and rng.random() < wandering:
            return rng.choice(options)
        game = determinize(view, rng)
        search = TurnSearch(view.state.decider, evaluation, game.chance, width, nodes)
        values = [search.value_of(game.state, action) for action in options]
        if blur:
            values = [value + rng.gauss(0.0, blur) for value in values]
        return options[max(range(len(options)), key=values.__getitem__)]

    def _options(self, view: View) -> list[Action]:
        """What is worth a thought, and to do nothing: to pass or to end the turn."""
        options = turn_options(view, self._evaluation, self._manner.width)
        if self._fits is None:
            return options
        return [action for action in options if self._fits(view.state, action)] or options


def taste(rng: Random) -> ByHand:
    """An evaluation made by hand with weights of its own: peaceful or warlike, and more or less of each."""
    weights = warlike_weights() if rng.random() < 0.5 else Weights()
    for name in TASTES:
        setattr(weights, name, getattr(weights, name) * exp(rng.gauss(0.0, SPREAD)))
    return ByHand(weights)


@final
class HammerPlayer:
    """A walled hammer of one game, with habits of its own, who does anything at all now and then."""

    def __init__(self, rng: Random, wandering: float = 0.02) -> None:
        self._rng = rng
        self._walled = Walled(habits=some_habits(rng))
        self._wandering = wandering

    def choose(self, view: View) -> Action:
        """What to do in a view."""
        if self._rng.random() < self._wandering:
            offer = self._rng.choice(view.offers())
            return offer.action(self._rng.randrange(offer.count))
        return self._walled.choose(view, Budget(UNHURRIED))


def some_players(champion: Model | None, rng: Random) -> tuple[Player, Player]:
    """Two to learn from: now and then a walled hammer and the champion, or else anybody."""
    if champion is not None and rng.random() < HAMMERED:
        return HammerPlayer(rng), _quick(champion, rng, 0.01)
    return some_player(0, champion, rng), some_player(1, champion, rng)


def some_player(side: int, champion: Model | None, rng: Random) -> QuickPlayer:
    """Somebody to learn from: mostly the champion, in 30 of 100 sides a strategy, in 12 a taste.

    As long as there is no champion, all have tastes.
    """
    lot = rng.random()
    if champion is None or 0.30 <= lot < 0.42:
        return QuickPlayer(taste(rng), rng, TASTING)
    if lot < 0.30:
        strategy = rng.choice(STRATEGIES)(0)
        manner = Manner(120, rng.choice((1, 2)), 0.3, 0.02)
        return QuickPlayer(strategy.plans[side], rng, manner, strategy.fits)
    return _quick(champion, rng, 0.01 if lot < 0.9 else 0.03)


def _quick(champion: Model, rng: Random, blur: float) -> QuickPlayer:
    """The champion, as it plays to be learned from."""
    return QuickPlayer(champion, rng, Manner(80, rng.choice((1, 1, 2)), blur, 0.03))
