"""Openings: the pieces, money and cards with which a scenario begins, as masks and bags."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from arpents.content import Scenario, scenario_cards, scenario_pieces
from arpents.engine.bags import put
from arpents.engine.packs import BRITISH_PACK, CARDS, FRENCH_PACK, Pack
from arpents.engine.places import mask


def _bag(pack: Pack, cards: Mapping[str, int], prefix: str = "") -> int:
    bag = 0
    for name, count in cards.items():
        for _ in range(count):
            bag = put(pack, bag, pack.by_name[prefix + name].first)
    return bag


@final
class Opening:
    """What a game of a scenario begins with.

    ``in_play`` are the cards of each side's own that are in the game, ``neutral_in_play`` the neutral ones.
    """

    def __init__(self, scenario: Scenario) -> None:
        cards = scenario_cards(scenario)
        pieces = scenario_pieces(scenario)

        def standing(words: str) -> int:
            return mask(*(name for name, piece in pieces.items() if words in piece))

        packs = (BRITISH_PACK, FRENCH_PACK)
        self.villages = (standing("british village"), standing("french village"))
        self.towns = (standing("british town"), standing("french town"))
        self.forts = standing("fortified")
        self.money = (
            scenario.money.get("british", CARDS.money.british),
            scenario.money.get("french", CARDS.money.french),
        )
        self.decks = (_bag(packs[0], cards.decks["british"]), _bag(packs[1], cards.decks["french"]))
        self.markets = (_bag(packs[0], cards.markets["british"]), _bag(packs[1], cards.markets["french"]))
        self.neutral = _bag(packs[0], cards.markets["neutral"], "neutral ")
        self.starting_locations: tuple[i64, ...] = tuple(
            deck & pack.locations for deck, pack in zip(self.decks, packs, strict=True)
        )
        self.in_play = tuple(
            put(pack, deck & ~pack.neutral, market)
            for pack, deck, market in zip(packs, self.decks, self.markets, strict=True)
        )
        self.neutral_in_play = self.neutral
        for pack, deck in zip(packs, self.decks, strict=True):
            self.neutral_in_play = put(pack, self.neutral_in_play, deck & pack.neutral)
        self.first_player: i64 = 0 if scenario.first_player == "british" else 1
        self.first_turn_actions: i64 = scenario.first_turn_actions
