"""Moments of random games under any rules: every kind of decision, and every rule set and scenario."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random

import arpents
from arpents import Action, Game
from arpents.engine import verbs
from arpents.engine.state import ACTIONS, PHASES, State
from tests.engine.any_game import RULE_SETS, SCENARIOS, any_game

DECISIONS = [phase for phase in PHASES if phase not in {"draw", "upkeep", "over"}]
RULES = [*(f"rule set {name}" for name in RULE_SETS), *(f"scenario {name}" for name in SCENARIOS)]
TURN_LIMIT = 120
SPACING = 12
SIEGING = (verbs.BESIEGE, verbs.REINFORCE, verbs.MILITARY_LEADER)
ASKING = (
    "ambush-reaches-sieges",
    "french-choose-a-starting-card",
    "french-redraw-after-siege",
    "reshuffle-costs-a-coin",
)
"""The variants that ask what no other rule does."""


@cache
def moments(of_each_kind: int, first_seed: int = 0) -> tuple[Game, ...]:
    """So many moments of each kind of decision at least, and one of each rule set and scenario."""
    found: list[Game] = []
    seen: Counter[str] = Counter()
    for seed in count(first_seed):
        for game in _interesting(seed):
            kinds = [kind for kind in _kinds(game.state) if seen[kind] < _wanted(kind, of_each_kind)]
            if kinds:
                seen.update(_kinds(game.state))
                found.append(game.copy())
        if all(seen[kind] >= _wanted(kind, of_each_kind) for kind in (*DECISIONS, *RULES)):
            return tuple(found)
    raise AssertionError("seeds do not end")


def _interesting(seed: int) -> Iterator[Game]:
    """Moments along one random, warlike game: answers always, other decisions now and then."""
    rng = Random(f"moments {seed}")
    game = any_game(seed, rng) if seed % 4 else arpents.new_game(rng.choice(RULE_SETS), ASKING, seed)
    while game.decider is not None and game.state.turn < TURN_LIMIT:
        if game.state.phase != ACTIONS or rng.randrange(SPACING) == 0:
            yield game
        game.apply(_warlike_action(game, rng))


def _warlike_action(game: Game, rng: Random) -> Action:
    """Any action, but sieges more often than by chance, or they would rarely come to an end."""
    sieging = [offer for offer in game.offers() if offer.verb_number in SIEGING]
    if not sieging or rng.random() < 0.5:
        return game.random_action(rng)
    offer = rng.choice(sieging)
    return offer.action(rng.randrange(offer.count))


def _kinds(state: State) -> list[str]:
    """What a moment is an example of."""
    rules = state.rules
    kinds = [PHASES[state.phase], f"rule set {rules.rule_set}", f"scenario {rules.scenario.name}"]
    if state.phase == ACTIONS:
        kinds += [f"{side} attacks" for side in (0, 1) if state.of(side).siege]
        kinds += [f"decides for {state.decider}"]
    return kinds


def _wanted(kind: str, of_each_kind: int) -> int:
    return 1 if kind in RULES else of_each_kind
