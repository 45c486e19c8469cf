"""Planning a turn: what is worth a thought in a view, and which of it begins the best turn."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from arpents.bots.base import Budget
from arpents.bots.evaluation import ByHand, Weights
from arpents.bots.evaluation.base import Evaluation
from arpents.bots.search.candidates import IDLE, candidates
from arpents.bots.search.turns import TurnSearch
from arpents.engine.action import Action
from arpents.engine.game import determinize
from arpents.engine.views import View


class Effort(NamedTuple):
    """How much thought a decision gets: worlds imagined, ways considered, positions looked at in each."""

    worlds: int
    width: int
    nodes: int


def turn_options(view: View, evaluation: Evaluation, width: int) -> list[Action]:
    """What is worth a thought, and to do nothing: to pass, or where nothing is left, to end the turn."""
    offers = view.offers()
    idle = [offer.action(0) for offer in offers if offer.verb_number in IDLE]
    return candidates(view.state, offers, width, evaluation.sought, evaluation.shed) + idle[:1]


def begin_best_turn(
    view: View,
    options: list[Action],
    totals: list[float],
    evaluation: Evaluation,
    effort: Effort,
    rng: Random,
    budget: Budget,
) -> Action:
    """The option that begins the best turn; ``totals`` is what speaks for each of them beforehand."""
    for _ in range(effort.worlds):
        game = determinize(view, rng)
        search = TurnSearch(view.state.decider, evaluation, game.chance, effort.width, effort.nodes)
        for number, action in enumerate(options):
            if budget.spent > budget.seconds / 2:
                search.nodes = 0  # what is left is judged by the position right after it
            totals[number] += search.value_of(game.state, action)
        if budget.spent > budget.seconds / 3:
            break
    return options[max(range(len(options)), key=totals.__getitem__)]


def warlike_weights() -> Weights:
    """The weights of a player who wages war and guards its home, as the planner hardly does."""
    weights = Weights()
    weights.coin, weights.force, weights.fall, weights.siege = 0.2, 0.4, 150.0, 1.3
    return weights


def warlike() -> ByHand:
    """The evaluation by those weights."""
    return ByHand(warlike_weights())
