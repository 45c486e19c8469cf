"""The set-up: the first state of a game."""

from __future__ import annotations

from typing import Final

from arpents.content import Start
from arpents.engine.bags import put
from arpents.engine.decks import HAND_SIZE, begin_draw
from arpents.engine.events import Event
from arpents.engine.packs import CARDS, PACKS
from arpents.engine.places import BOARD, mask
from arpents.engine.rules import Rules
from arpents.engine.sides import SIDES
from arpents.engine.state import DEAL, State
from arpents.engine.supply import refresh


def _bag(side: int, deck: str) -> int:
    """The cards of a side that begin in a deck."""
    pack = PACKS[side]
    bag = 0
    for card in CARDS.location_cards:
        if card.owner == str(SIDES[side]) and card.deck == deck:
            bag = put(pack, bag, pack.by_name[card.location].first)
    for entry in CARDS.empire_cards:
        if entry.owner == str(SIDES[side]) and entry.deck == deck:
            for _ in range(entry.count):
                bag = put(pack, bag, pack.by_name[entry.name].first)
    return bag


def _pieces(start: Start) -> int:
    return mask(*(facts.name for facts in BOARD.locations if facts.starts == start))


STARTING_DECKS: Final = (_bag(0, "start"), _bag(1, "start"))
STARTING_MARKETS: Final = (_bag(0, "available"), _bag(1, "available"))
FIRST_EDITION_DECKS: Final = (_bag(0, "first-edition-start"), _bag(1, "first-edition-start"))
STARTING_LOCATIONS: Final = tuple(
    deck & pack.locations for deck, pack in zip(STARTING_DECKS, PACKS, strict=True)
)


def cards_in_play(rules: Rules, side: int) -> int:
    """The cards of a side's own (not neutral ones) that are in the game."""
    deck = put(PACKS[side], STARTING_DECKS[side], STARTING_MARKETS[side])
    return put(PACKS[side], deck, FIRST_EDITION_DECKS[side] if rules.french_bateaux_at_start else 0)


def set_up(rules: Rules, events: list[Event]) -> State:
    """The state in which the hands of both sides are about to be dealt (section 2)."""
    state = State(rules)
    british, french = state.sides
    british.money, french.money = CARDS.money.british, CARDS.money.french
    british.villages, british.towns = _pieces("british village"), _pieces("british town")
    french.villages, french.towns = _pieces("french village"), _pieces("french town")
    for me in state.sides:
        me.deck = STARTING_DECKS[me.pack.side]
        me.market = STARTING_MARKETS[me.pack.side]
        if rules.french_bateaux_at_start:
            me.deck = put(me.pack, me.deck, FIRST_EDITION_DECKS[me.pack.side])
    state.neutral = PACKS[0].neutral
    refresh(state)
    begin_draw(state, HAND_SIZE, DEAL, events)
    return state
