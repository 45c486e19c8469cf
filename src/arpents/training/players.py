"""Quick players: they plan a turn in about a millisecond, err now and then, and so play many unlike games."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, final

from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.weights import Weights
from arpents.bots.search.candidates import candidates
from arpents.bots.search.turns import TurnSearch
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.game import determinize
from arpents.engine.views import View

NODES: Final = 60
"""How many positions a quick player looks at for a decision."""

SPREAD: Final = 0.35
"""How unlike each other the tastes of players are whose evaluation is made by hand."""

WARLIKE: Final = {"coin": 0.2, "force": 0.4, "fall": 150.0, "siege": 1.3}
"""Weights of a player that wages war, and guards its home."""


@final
class QuickPlayer:
    """A player of one game: an evaluation, how much it is blurred, and how often it does anything at all."""

    def __init__(self, evaluation: Evaluation, rng: Random, blur: float, wandering: float) -> None:
        self._evaluation = evaluation
        self._rng = rng
        self._blur = blur
        self._wandering = wandering

    def choose(self, view: View) -> Action:
        """What to do in a view."""
        offers = view.offers()
        idle = [offer.action(0) for offer in offers if offer.verb_number in (verbs.PASS, verbs.END_TURN)]
        options = candidates(view.state, offers, 1) + idle[:1]
        if len(options) == 1:
            return options[0]
        if self._rng.random() < self._wandering:
            return self._rng.choice(options)
        game = determinize(view, self._rng)
        search = TurnSearch(view.state.decider, self._evaluation, game.chance, 1, NODES)
        values = [
            search.value_of(game.state, action) + self._rng.gauss(0.0, self._blur) for action in options
        ]
        return options[max(range(len(options)), key=values.__getitem__)]


def taste(rng: Random) -> ByHand:
    """An evaluation made by hand with weights of its own: peaceful or warlike, and more or less of each."""
    weights = Weights()
    if rng.random() < 0.5:
        for name, value in WARLIKE.items():
            setattr(weights, name, value)
    for name in TASTES:
        setattr(weights, name, getattr(weights, name) * exp(rng.gauss(0.0, SPREAD)))
    return ByHand(weights)


TASTES: Final = (
    "coin",
    "deck",
    "hand",
    "clog",
    "siege",
    "fall",
    "danger",
    "later_danger",
    "captured",
    "force",
    "muster",
    "band",
    "cut_off",
    "fort",
    "shield",
    "mission",
    "race",
)
"""The weights in which tastes differ."""
