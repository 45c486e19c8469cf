"""The bot ``rollout``: plays on from the best turns it finds, a few turns deep, and compares the results.

It is a plain search with an evaluation made by hand, to measure better ones by.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from arpents.bots.base import Budget
from arpents.bots.registry import bot
from arpents.bots.search.candidates import candidates
from arpents.bots.search.turns import TurnSearch
from arpents.bots.turn_planning import turn_options, warlike
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.chance import Chance
from arpents.engine.game import determinize
from arpents.engine.play import advance, find_offers
from arpents.engine.state import ACTIONS, OVER, State
from arpents.engine.views import View

KEPT: Final = 8
"""How many actions are played on from; half of them in each further round."""

WORLDS: Final = 6
"""How many worlds each is tried in, in a round."""

TURNS: Final = 4
"""How many turns are played on."""

NODES: Final = 400
QUICK_NODES: Final = 30
"""How many positions a turn search looks at: for the first choice, and for each decision when playing on."""


@final
@bot("rollout")
class Rollout:
    """A player that tries its best ideas in imagined games."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(f"rollout {seed}")
        self._evaluation = warlike()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action from which imagined games go best."""
        options = self._ranked(view)
        totals = [0.0] * len(options)
        while len(options) > 1:
            for _ in range(WORLDS):
                game = determinize(view, self._rng)
                for number, action in enumerate(options):
                    totals[number] += self._play_on(game.state.copy(), action, game.chance.copy())
                if budget.spent > 0.9 * budget.seconds:
                    return options[max(range(len(options)), key=totals.__getitem__)]
            order = sorted(range(len(options)), key=lambda number: -totals[number])[: len(options) // 2]
            options = [options[number] for number in order]
            totals = [totals[number] for number in order]
        return options[0]

    def _ranked(self, view: View) -> list[Action]:
        """The best actions by the turn search, the best first."""
        options = turn_options(view, self._evaluation, 2)
        if len(options) == 1:
            return options
        game = determinize(view, self._rng)
        search = TurnSearch(view.state.decider, self._evaluation, game.chance, 2, NODES)
        values = [search.value_of(game.state, action) for action in options]
        order = sorted(range(len(options)), key=lambda number: -values[number])
        return [options[number] for number in order[:KEPT]]

    def _play_on(self, state: State, action: Action, chance: Chance) -> float:
        """What an action comes to when both sides play on quickly for some turns."""
        side = state.decider
        last = state.turn + TURNS
        advance(state, action, chance)
        while state.phase != OVER and state.turn < last:
            advance(state, self._quick(state, chance), chance)
        return self._evaluation.value(state, side)

    def _quick(self, state: State, chance: Chance) -> Action:
        options = candidates(state, find_offers(state), 1)
        if state.phase == ACTIONS:
            options.append(Action(state.decider, verbs.END_TURN))
        if len(options) == 1:
            return options[0]
        search = TurnSearch(state.decider, self._evaluation, chance, 1, QUICK_NODES)
        return max(options, key=lambda action: search.value_of(state, action))
