"""A game of any rules: a scenario, or a rule set with a random set of variants."""

from random import Random

import arpents
from arpents import Game
from arpents.content import load_rule_sets, load_scenarios, load_variants

RULE_SETS = sorted(load_rule_sets())
VARIANTS = sorted(load_variants())
SCENARIOS = sorted(load_scenarios())


def any_game(seed: int, rng: Random) -> Game:
    """A game of rules that the seed picks: every rule set and scenario has its turn."""
    if seed % 3 == 0:
        return arpents.new_game(seed=seed, scenario=SCENARIOS[seed // 3 % len(SCENARIOS)])
    variants = rng.sample(VARIANTS, rng.choice((0, 1, 2, 3, 5, 8, 13, 26)))
    return arpents.new_game(RULE_SETS[seed % len(RULE_SETS)], variants, seed)
