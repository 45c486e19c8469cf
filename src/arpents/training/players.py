"""Quick players: they plan a turn in about a millisecond, err now and then, and so play many unlike games."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, NamedTuple, final

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

Fits = Callable[[State, Action], bool]
"""Whether a player would think of an action at all."""

STRATEGIES: Final[tuple[type[Strategy], ...]] = (Hammer, Hammer, Raider, Builder)
"""The strategies that take part, the one that is hardest to stop more often."""

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
    blur = 0.01 if lot < 0.9 else 0.03
    return QuickPlayer(champion, rng, Manner(80, rng.choice((1, 1, 2)), blur, 0.03))
