"""The rules in force: a scenario with its rule set and variants, as the values the engine asks for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from msgspec import structs
from mypy_extensions import i64

from arpents.content import DEFAULT_RULE_SET, DEFAULT_SCENARIO, Scenario, Settings, settings
from arpents.content import rule_set as find_rule_set
from arpents.content import scenario as find_scenario
from arpents.engine.hashing import salt_of
from arpents.engine.opening import Opening
from arpents.engine.packs import CARDS
from arpents.errors import ArpentsError

NO_LIMIT: Final = 1000
"""Stands for "any number": more than any count of cards, money or strength in the game."""


RULES_KEPT: Final = 256
"""How many combinations of variants are kept at hand; a program seldom plays more than a few."""


@final
class Rules:
    """What a scenario, its rule set in some revision and its variants decide (sections 2, 12 and 13)."""

    def __init__(self, scenario: Scenario, chosen: Settings, revision: int = 1) -> None:
        self.scenario = scenario
        self.rule_set: str = scenario.rule_set
        self.variants: tuple[str, ...] = scenario.variants
        self.revision = revision
        self.opening = Opening(scenario)
        # The first revisions were without a number.
        later = () if revision == 1 else (f"revision {revision}",)
        self.salt = salt_of((scenario.name, self.rule_set, *self.variants, *later))
        self.raid_bonus: i64 = chosen.raid_bonus
        self.reserve_limit: i64 = chosen.reserve_limit or NO_LIMIT
        self.reserve_takes_locations = chosen.reserve_takes_locations
        self.home_support_rebuilds = chosen.home_support_rebuilds
        self.merchant_coins: i64 = chosen.merchant_coins or NO_LIMIT
        self.withdrawing_is_free = chosen.withdrawing_is_free
        self.settling_neutral_home_wins = chosen.settling_neutral_home_wins
        self.new_york_supplies_sieges = chosen.new_york_supplies_sieges
        self.deck_rebuilt_at_once = chosen.deck_rebuilt_at_once
        self.ambush_spares_reserve = chosen.ambush_spares_reserve
        self.conversion_spares_reserve = chosen.conversion_spares_reserve
        self.stock_end_waits_for_sieges = chosen.stock_end_waits_for_sieges
        self.free_actions_while_resolving = chosen.free_actions_while_resolving
        self.governor_spares_starting_locations = chosen.governor_spares_starting_locations
        self.governor_abandons_location = chosen.governor_abandons_location
        self.french_choose_a_starting_card = chosen.french_choose_a_starting_card
        self.french_win_at_fort_duquesne = chosen.french_win_at_fort_duquesne
        self.british_wait_to_besiege = chosen.british_wait_to_besiege
        self.natives_fight_in_sieges = chosen.natives_fight_in_sieges
        self.ambush_reaches_sieges = chosen.ambush_reaches_sieges
        self.french_redraw_after_siege = chosen.french_redraw_after_siege
        self.blocked_ambush_is_free = chosen.blocked_ambush_is_free
        self.blocked_raid_is_free = chosen.blocked_raid_is_free
        self.reserve_takes_lost_locations = chosen.reserve_takes_lost_locations
        self.drop_lost_locations = chosen.drop_lost_locations
        self.free_fur_sale = chosen.free_fur_sale
        self.free_discards = chosen.free_discards
        self.reshuffle_cost: i64 = chosen.reshuffle_cost
        self.late_reshuffle = chosen.late_reshuffle
        tracks = (CARDS.siege_track.british, CARDS.siege_track.french)
        if chosen.siege_track_ends:
            self.siege_floor: tuple[i64, ...] = tuple(track[0] for track in tracks)
            self.siege_ceiling: tuple[i64, ...] = tuple(track[1] for track in tracks)
        else:
            self.siege_floor = (-NO_LIMIT, -NO_LIMIT)
            self.siege_ceiling = (NO_LIMIT, NO_LIMIT)


class RulesFixed(ArpentsError):
    """Rules were named beside a scenario that has its own."""


def rules_for(
    rule_set: str | None = None,
    variants: Sequence[str] = (),
    scenario: str | Scenario | None = None,
    revision: int | None = None,
) -> Rules:
    """The rules of a rule set with variants, or of a scenario, by their names.

    A scenario may also be given as such, read from a file of one's own. The rule set is taken in its newest
    revision, unless another is named for a game that began with it.
    """
    if isinstance(variants, str):
        variants = (variants,)
    if scenario is None:
        named = rule_set or DEFAULT_RULE_SET
        return _plain_rules(named, tuple(variants), _revision(named, revision))
    if rule_set is not None or variants:
        raise RulesFixed("A scenario has its own rule set and variants: name it alone, or them.")
    if isinstance(scenario, str):
        return _shipped_rules(scenario, _revision(find_scenario(scenario).rule_set, revision))
    return _rules_of(scenario, _revision(scenario.rule_set, revision))


def _revision(rule_set: str, asked: int | None) -> int:
    """The revision that is asked for, or the newest of a rule set."""
    return find_rule_set(rule_set).revision if asked is None else asked


@lru_cache(maxsize=RULES_KEPT)
def _plain_rules(rule_set: str, variants: tuple[str, ...], revision: int) -> Rules:
    standard = find_scenario(DEFAULT_SCENARIO)
    return _rules_of(structs.replace(standard, rule_set=rule_set, variants=variants), revision)


@lru_cache(maxsize=RULES_KEPT)
def _shipped_rules(scenario: str, revision: int) -> Rules:
    return _rules_of(find_scenario(scenario), revision)


def _rules_of(scenario: Scenario, revision: int) -> Rules:
    return Rules(scenario, settings(scenario.rule_set, scenario.variants, revision), revision)
