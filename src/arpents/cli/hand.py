"""Cards in the terminal: your hand, the market, and the decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from rich.table import Table
from rich.text import Text

from arpents.cli.flow import Flow
from arpents.cli.terminal import WORDS
from arpents.content import Symbol
from arpents.engine.packs import Card
from arpents.engine.sides import Side
from arpents.engine.views import View
from arpents.locales.keys import key
from arpents.locales.naming import card_name, counted_cards, place_name, plain_list

SYMBOLS: Final = get_args(Symbol)
ABILITIES: Final = (
    "free_action",
    "leads",
    "draws_three",
    "removes_cards",
    "fetches_discard",
    "sells_furs",
    "piracy",
    "converts",
    "raids",
    "extends_raid",
    "ambushes",
    "blocks_raid",
    "blocks_ambush",
    "defender_only",
    "vulnerable",
)
"""The abilities in the order in which a card tells them: what it does, then what befalls it."""


def hand_table(view: View, side: Side, *, in_full: bool = False) -> Table:
    """The cards in hand: symbols, coins, what they can do, and why one cannot be used."""
    unusable = view.unusable
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for card in view.sides[side].hand:
        line = card_facts(card)
        if in_full:
            line = _with_connections(line, card)
        if card.name in unusable:
            why = WORDS("cannot-be-used", why=WORDS(key("unusable", unusable[card.name])))
            table.add_row(Text(card_name(WORDS, card.name), style="faint"), Text(why, style="wrong"))
        else:
            table.add_row(Text(card_name(WORDS, card.name), style="bold"), line)
    return table


def card_facts(kind: Card) -> Text:
    """What is printed on a card, in a few words."""
    parts = [Text(WORDS(key("symbol", symbol))) for symbol in SYMBOLS if symbol in kind.symbols]
    if kind.coins:
        parts.append(Text(WORDS("coins", count=kind.coins), style="money"))
    if kind.strength and kind.location_card is None:
        parts.append(Text(WORDS("strength", count=kind.strength)))
    parts += [Text(WORDS(key("ability", text))) for text in ABILITIES if text in kind.texts]
    if kind.play_cost or kind.commit_cost:
        parts.append(Text(WORDS("costs", count=kind.play_cost or kind.commit_cost), style="money"))
    return Text(", ").join(parts or [Text(WORDS("nothing-printed"), style="faint")])


def _with_connections(line: Text, kind: Card) -> Text:
    if kind.location_card is None:
        return line
    ways = {
        "bateaux": kind.location_card.bateaux_to,
        "wagon": kind.location_card.wagon_to,
        "ship": kind.location_card.ship_to,
    }
    for symbol, goals in ways.items():
        if goals:
            names = plain_list(WORDS, (place_name(WORDS, goal) for goal in goals))
            line.append("; " if line else "")
            line.append(WORDS("leads-to", symbol=WORDS(key("symbol", symbol)), places=names), style="faint")
    return line


def market_lines(view: View, sides: tuple[Side, ...]) -> list[Flow]:
    """What can be drafted, by its cost: the cards of some sides, and the neutral ones."""
    money = view.sides[sides[0]].money
    lines = []
    for side in sides:
        label = WORDS("market-own", side=str(side))
        lines.append(Flow(_by_cost(view.sides[side].market, money), Text(f"{label}  ", style="faint")))
    label = WORDS("market-neutral")
    lines.append(Flow(_by_cost(view.neutral, money), Text(f"{label}  ", style="faint")))
    return lines


def _by_cost(cards: Sequence[Card], money: int) -> list[Text]:
    """The cards by cost, cheapest first; what is too dear now is faint."""
    together: dict[int, list[str]] = {}
    for card in cards:
        together.setdefault(card.cost, []).append(card.name)
    entries = []
    for cost, names in sorted(together.items()):
        shown = plain_list(WORDS, counted_cards(WORDS, names))
        price = WORDS("price", cost=cost) + " "
        entries.append(Text.assemble((price, "money"), (shown, "" if cost <= money else "faint")))
    return entries or [Text(WORDS("nothing"))]


def deck_lines(view: View) -> list[Text]:
    """What is in your draw deck, and what may be in the enemy's hand or draw deck."""
    lines = []
    for side, me in view.sides.items():
        names = counted_cards(WORDS, map(str, me.unseen))
        cards = plain_list(WORDS, names) if names else WORDS("nothing")
        message = "deck-own" if side == view.side else "deck-unseen"
        lines.append(Text(WORDS(message, side=str(side), cards=cards), style="faint"))
    return lines
