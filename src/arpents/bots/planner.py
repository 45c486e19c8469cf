"""The bot ``planner``: plans its whole turn, by an evaluation made by hand.

Its lower levels err as people do. In some turns they do not think of the enemy: neither of raids nor of how
sieges stand. Some of what they could do does not occur to them, and what is obvious tempts them.
With ``learned`` it judges by the learned evaluation instead.
"""

from __future__ import annotations

from random import Random
from typing import Annotated, Final, NamedTuple, final

from msgspec import Meta

from arpents.bots.base import Budget
from arpents.bots.evaluation import ByHand, Weights, shipped
from arpents.bots.evaluation.base import Evaluation
from arpents.bots.registry import bot
from arpents.bots.turn_planning import Effort, begin_best_turn, turn_options
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.views import View

LEVELS: Final = 3


class Skill(NamedTuple):
    """How well a level plans: worlds it imagines, ways it considers, positions it looks at, and its errors.

    ``blind`` is in how many of its turns it does not think of the enemy, ``missed`` how much of what is not
    obvious does not occur to it, ``tempted`` how many points it sees in what is. ``error`` is the deviation
    of its judgement otherwise.
    """

    worlds: int
    width: int
    nodes: int
    blind: float = 0.0
    missed: float = 0.0
    tempted: float = 0.0
    error: float = 0.0


SKILLS: Final = {
    1: Skill(worlds=1, width=1, nodes=400, blind=0.2, missed=0.07, tempted=0.35, error=0.25),
    2: Skill(worlds=1, width=2, nodes=800, blind=0.08, missed=0.03, tempted=0.15, error=0.12),
    3: Skill(worlds=2, width=3, nodes=2000),
}

OBVIOUS: Final = frozenset((verbs.SETTLE, verbs.DEVELOP, verbs.TAKE_MONEY, verbs.MERCHANT, verbs.TRADER))
"""What occurs to everybody: more of the map, and money."""


def _oblivious() -> ByHand:
    """The evaluation of somebody who does not think of the enemy."""
    weights = Weights()
    weights.danger = weights.later_danger = weights.siege = weights.shield = weights.muster = 0.0
    return ByHand(weights)


WATCHFUL: Final = ByHand()
OBLIVIOUS: Final = _oblivious()


@final
@bot("planner")
class Planner:
    """A player that thinks its turn through to the end, and of the enemy as far as the enemy can answer."""

    def __init__(
        self,
        level: Annotated[int, Meta(ge=1, le=LEVELS, description="a level from 1 to 3")] = LEVELS,
        seed: int = 0,
        learned: bool = False,
    ) -> None:
        self._skill = SKILLS[level]
        self._watchful: Evaluation = shipped.learned() if learned else WATCHFUL
        self._seed = seed
        self._rng = Random(f"planner {seed}")

    def choose(self, view: View, budget: Budget) -> Action:
        """The first action of the best turn that is found."""
        skill = self._skill
        options = self._noticed(turn_options(view, WATCHFUL, skill.width), view.state.turn)
        if len(options) == 1:
            return options[0]
        evaluation = OBLIVIOUS if self._errs(skill.blind, view.state.turn) else self._watchful
        tempting = (skill.tempted if one.verb_number in OBVIOUS else 0.0 for one in options)
        totals = [self._rng.gauss(more, skill.error) * skill.worlds for more in tempting]
        effort = Effort(skill.worlds, skill.width, skill.nodes)
        return begin_best_turn(view, options, totals, evaluation, effort, self._rng, budget)

    def _noticed(self, options: list[Action], turn: int) -> list[Action]:
        """What occurs to the player in this turn: all that is obvious, and some of the rest."""
        missed = self._skill.missed
        noticed = [
            one
            for one in options
            if one.verb_number in OBVIOUS or not self._errs(missed, turn, one.verb_number, one.place)
        ]
        return noticed or options

    def _errs(self, often: float, *when: int) -> bool:
        """Whether it makes an error that it makes so often; the same whenever that is asked."""
        return often > 0.0 and Random(f"planner {self._seed} errs {when}").random() < often
