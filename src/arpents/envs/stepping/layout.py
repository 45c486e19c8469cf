"""The layout of an observation: which bits there are, in which order, and what each says.

An observation says of a view what is so and what is not, in bits. Cards are the bits of a bag, so that three
copies of a kind are three bits in a row. Places are the bits of a mask. Numbers are told like bags: the first
bit of money says "at least one coin", the second "at least two".

``observing.py`` writes the parts in this order. ``docs/research.md`` has the table, and tests keep all three
alike.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from arpents.engine import verbs
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES as PLACE_NAMES
from arpents.engine.rules import NO_LIMIT, Rules
from arpents.engine.state import PHASES

CARDS: Final = 63
"""The bits of a bag of cards, in the order of the side's own pack."""
PLACES: Final = len(PLACE_NAMES)
NEUTRAL: Final = 9
"""The neutral cards, which have the same bits in both packs."""

MONEY: Final = 24
POINTS: Final = 24
POINTS_EACH: Final = 4
MARKER: Final = 12
CAPTURED: Final = 12
VILLAGE_STOCK: Final = 18
TOWN_STOCK: Final = 12
HAND: Final = 16
DECK: Final = 24
TURNS: Final = 24
TURNS_EACH: Final = 4
ACTIONS_LEFT: Final = 2
FEW: Final = 2
"""The highest number that each of these is told up to; whatever is more looks the same."""

SETTINGS: Final = (
    "raid_bonus",
    "reserve_takes_locations",
    "reserve_takes_lost_locations",
    "home_support_rebuilds",
    "withdrawing_is_free",
    "settling_neutral_home_wins",
    "new_york_supplies_sieges",
    "deck_rebuilt_at_once",
    "ambush_spares_reserve",
    "conversion_spares_reserve",
    "stock_end_waits_for_sieges",
    "free_actions_while_resolving",
    "governor_spares_starting_locations",
    "governor_abandons_location",
    "french_choose_a_starting_card",
    "french_win_at_fort_duquesne",
    "british_wait_to_besiege",
    "natives_fight_in_sieges",
    "ambush_reaches_sieges",
    "french_redraw_after_siege",
    "blocked_ambush_is_free",
    "blocked_raid_is_free",
    "drop_lost_locations",
    "free_fur_sale",
    "free_discards",
    "reshuffle_cost",
    "late_reshuffle",
)
"""The settings of the rules that are on or off; three bits after them say which limits there are."""

LIMITS: Final = 3
RULES: Final = len(SETTINGS) + LIMITS


class Part(NamedTuple):
    """A part of an observation: its name, its number of bits, and what they say."""

    name: str
    size: int
    meaning: str


def _of_a_side(whose: str, hand: Part, deck: Part, *more: Part) -> tuple[Part, ...]:
    """The parts that tell what a side has; of the enemy less is known."""
    return (
        hand,
        *more,
        deck,
        Part(f"{whose} discard", CARDS, "cards in the discard pile"),
        Part(f"{whose} reserve", CARDS, "cards in the reserve"),
        Part(f"{whose} market", CARDS, "cards that can be had: location and empire cards"),
        Part(f"{whose} attacking", CARDS, "cards committed to the siege in which this side attacks"),
        Part(f"{whose} defending", CARDS, "cards committed to the siege in which this side defends"),
        Part(f"{whose} villages", PLACES, "places with a village of this side"),
        Part(f"{whose} towns", PLACES, "places with a town of this side"),
        Part(f"{whose} supply", PLACES, "places of this side that are in supply"),
        Part(f"{whose} siege", PLACES, "the place that this side besieges"),
        Part(f"{whose} marker ahead", MARKER, "the marker of that siege is at least 1, 2, …"),
        Part(f"{whose} marker behind", MARKER, "the marker of that siege is at most -1, -2, …"),
        Part(f"{whose} money", MONEY, "at least 1, 2, … coins"),
        Part(f"{whose} points", POINTS, f"at least {POINTS_EACH}, {2 * POINTS_EACH}, … points"),
        Part(f"{whose} captured villages", CAPTURED, "at least 1, 2, … captured from the enemy"),
        Part(f"{whose} captured towns", CAPTURED, "at least 1, 2, … captured from the enemy"),
        Part(f"{whose} villages in stock", VILLAGE_STOCK, "at least 1, 2, … still to be placed"),
        Part(f"{whose} towns in stock", TOWN_STOCK, "at least 1, 2, … still to be placed"),
        Part(f"{whose} hand size", HAND, "at least 1, 2, … cards in hand"),
        Part(f"{whose} deck size", DECK, "at least 1, 2, … cards in the deck"),
    )


PARTS: Final = (
    Part("side", 1, "1 for the French, 0 for the British"),
    *_of_a_side(
        "own",
        Part("own hand", CARDS, "cards in hand"),
        Part("own deck", CARDS, "cards in the deck"),
        Part("own known", CARDS, "cards in hand that the enemy knows of"),
    ),
    *_of_a_side(
        "enemy",
        Part("enemy known", CARDS, "cards that are known to be in hand"),
        Part("enemy unseen", CARDS, "the other cards of hand and deck: which are where is hidden"),
    ),
    Part("fortifications", PLACES, "places with a fortification"),
    Part("neutral", NEUTRAL, "neutral cards that can be had"),
    Part("turn", TURNS, f"at least {TURNS_EACH}, {2 * TURNS_EACH}, … turns were played, of both sides"),
    Part("own turn", 1, "it is this side's turn"),
    Part("deciding", 1, "this side decides"),
    Part("actions left", ACTIONS_LEFT, "at least 1, 2 actions are left in the turn"),
    Part("phase", len(PHASES), "what is decided about, one bit of: " + ", ".join(PHASES)),
    Part("question", PLACES, "the place that the question is about"),
    Part("own contest", 1, "the siege that is ending is one in which this side attacks"),
    Part("redraws", FEW, "at least 1, 2 exchanges are still to come (french-redraw-after-siege)"),
    Part("owed", FEW, "at least 1, 2 cards are still to be forfeited (reshuffle-costs-a-coin)"),
    Part("unleashed", 1, "the British may besiege (british-wait-to-besiege)"),
    Part("chosen verb", len(verbs.NAMES), "the verb chosen so far, if this side is choosing"),
    Part("chosen place", PLACES, "the place chosen so far"),
    Part("chosen cards", CARDS, "the cards named so far"),
    Part("singled out", CARDS, "the card that was singled out"),
    Part(
        "rules",
        RULES,
        "settings in force: " + ", ".join((*SETTINGS, "reserve, merchant, siege track limited")),
    ),
)
"""All parts, in the order of their bits."""

SIZE: Final = sum(part.size for part in PARTS)
"""The number of bits of an observation."""

WORD_BYTES: Final = 7
"""The bytes of a word: as many as a native integer holds whatever is shifted into it."""
WORDS: Final = -(-SIZE // (8 * WORD_BYTES))
"""The number of words that hold an observation; the last bits of the last one are 0."""


def places_of(parts: tuple[Part, ...] = PARTS) -> dict[str, slice]:
    """Where each part is in an observation."""
    found: dict[str, slice] = {}
    at = 0
    for part in parts:
        found[part.name] = slice(at, at + part.size)
        at += part.size
    return found


def rule_bits(rules: Rules) -> int:
    """The settings in force, as the bits of the last part."""
    flags = [bool(getattr(rules, name)) for name in SETTINGS]
    flags += [rules.reserve_limit < NO_LIMIT, rules.merchant_coins < NO_LIMIT]
    flags.append(rules.siege_ceiling[0] < NO_LIMIT)
    return sum(flag << number for number, flag in enumerate(flags))


def card_names(side: int) -> tuple[str, ...]:
    """The card that each bit of a bag of this side stands for; several bits in a row are copies."""
    names = [""] * CARDS
    for kind in PACKS[side].kinds:
        for copy in range(kind.copies):
            names[kind.number + copy] = kind.name
    return tuple(names)
