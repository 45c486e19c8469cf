"""The bot ``planner``: plans its whole turn, by an evaluation made by hand."""

from __future__ import annotations

from random import Random
from typing import Annotated, Final, final

from msgspec import Meta

from arpents.bots.base import Budget
from arpents.bots.evaluation import DEFAULT, Evaluation
from arpents.bots.registry import bot
from arpents.bots.search.candidates import candidates
from arpents.bots.search.turns import TurnSearch
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.game import determinize
from arpents.engine.views import View

LEVELS: Final = 3


@final
class Skill:
    """How well a level plans: worlds it imagines, ways it considers, positions it looks at, its errors."""

    def __init__(self, worlds: int, width: int, nodes: int, error: float) -> None:
        self.worlds = worlds
        self.width = width
        self.nodes = nodes
        self.error = error


SKILLS: Final = {
    1: Skill(worlds=1, width=1, nodes=60, error=3.0),
    2: Skill(worlds=1, width=1, nodes=400, error=0.6),
    3: Skill(worlds=2, width=3, nodes=2000, error=0.0),
}


@final
@bot("planner")
class Planner:
    """A player that thinks its turn through to the end, and of the enemy as far as the enemy can answer."""

    def __init__(
        self,
        level: Annotated[int, Meta(ge=1, le=LEVELS, description="a level from 1 to 3")] = LEVELS,
        seed: int = 0,
    ) -> None:
        self._skill = SKILLS[level]
        self._rng = Random(f"planner {seed}")
        self._evaluation = Evaluation(DEFAULT)

    def choose(self, view: View, budget: Budget) -> Action:
        """The first action of the best turn that is found."""
        skill = self._skill
        options = self._options(view)
        if len(options) == 1:
            return options[0]
        totals = [self._rng.gauss(0.0, skill.error) * skill.worlds for _ in options]
        for _ in range(skill.worlds):
            game = determinize(view, self._rng)
            search = TurnSearch(view.state.decider, self._evaluation, game.chance, skill.width, skill.nodes)
            for number, action in enumerate(options):
                if budget.spent > budget.seconds / 2:
                    search.nodes = 0  # what is left is judged by the position right after it
                totals[number] += search.value_of(game.state, action)
            if budget.spent > budget.seconds / 3:
                break
        return options[max(range(len(options)), key=totals.__getitem__)]

    def _options(self, view: View) -> list[Action]:
        """What is worth a thought, and to do nothing: to pass, or where nothing is left, to end the turn."""
        offers = view.offers()
        idle = [offer.action(0) for offer in offers if offer.verb_number in (verbs.PASS, verbs.END_TURN)]
        return candidates(view.state, offers, self._skill.width) + idle[:1]
