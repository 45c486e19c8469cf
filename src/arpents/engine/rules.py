"""The rules in force: a rule set with its variants, as the values the engine asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from arpents.content import DEFAULT_RULE_SET, Settings, settings
from arpents.engine.packs import CARDS

NO_LIMIT = 1000
"""Stands for "any number": more than any count of cards, money or strength in the game."""


@final
class Rules:
    """What a rule set and its variants decide (sections 12 and 13)."""

    def __init__(self, rule_set: str, variants: tuple[str, ...], chosen: Settings) -> None:
        self.rule_set = rule_set
        self.variants = variants
        self.french_bateaux_at_start = chosen.french_bateaux_at_start
        self.raid_bonus = chosen.raid_bonus
        self.raids_pass_enemies = chosen.raids_pass_enemies
        self.reserve_limit = chosen.reserve_limit or NO_LIMIT
        self.reserve_takes_locations = chosen.reserve_takes_locations
        self.home_support_rebuilds = chosen.home_support_rebuilds
        self.merchant_coins = chosen.merchant_coins or NO_LIMIT
        self.withdrawing_is_free = chosen.withdrawing_is_free
        self.settling_neutral_home_wins = chosen.settling_neutral_home_wins
        self.new_york_supplies_sieges = chosen.new_york_supplies_sieges
        self.deck_rebuilt_at_once = chosen.deck_rebuilt_at_once
        self.ambush_spares_reserve = chosen.ambush_spares_reserve
        self.conversion_spares_reserve = chosen.conversion_spares_reserve
        self.stock_end_waits_for_sieges = chosen.stock_end_waits_for_sieges
        self.governor_spares_starting_locations = chosen.governor_spares_starting_locations
        self.governor_abandons_location = chosen.governor_abandons_location
        self.fort_at_louisbourg = chosen.fort_at_louisbourg
        self.fort_at_quebec = chosen.fort_at_quebec
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
        self.reshuffle_cost = chosen.reshuffle_cost
        self.late_reshuffle = chosen.late_reshuffle
        tracks = (CARDS.siege_track.british, CARDS.siege_track.french)
        if chosen.siege_track_ends:
            self.siege_floor = tuple(track[0] for track in tracks)
            self.siege_ceiling = tuple(track[1] for track in tracks)
        else:
            self.siege_floor = (-NO_LIMIT, -NO_LIMIT)
            self.siege_ceiling = (NO_LIMIT, NO_LIMIT)


def rules_for(rule_set: str = DEFAULT_RULE_SET, variants: Sequence[str] = ()) -> Rules:
    """The rules of a shipped rule set with shipped variants, by their names."""
    return Rules(rule_set, tuple(variants), settings(rule_set, variants))
