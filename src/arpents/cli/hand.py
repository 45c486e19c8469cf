"""Cards in the terminal: your hand, the market, and the decks."""

from __future__ import annotations

from typing import Final, get_args

from rich.table import Table
from rich.text import Text

from arpents.cli.flow import Flow
from arpents.cli.terminal import WORDS
from arpents.content import Symbol
from arpents.engine.packs import PACKS, Kind
from arpents.engine.sides import SIDES, Side
from arpents.engine.views import View
from arpents.locales.keys import key
from arpents.locales.naming import card_name, counted_cards, place_name, plain_list

SYMBOLS: Final = get_args(Symbol)


def hand_table(view: View, side: Side, *, in_full: bool = False) -> Table:
    """The cards in hand: symbols, coins, what they can do, and why one cannot be used."""
    pack = PACKS[side]
    unusable = view.unusable
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name in pack.names(view.state.sides[side].hand):
        kind = pack.by_name[name]
        line = card_facts(kind)
        if in_full:
            line = _with_connections(line, kind)
        if name in unusable:
            why = WORDS("cannot-be-used", why=WORDS(key("unusable", unusable[name])))
            table.add_row(Text(card_name(WORDS, name), style="faint"), Text(why, style="wrong"))
        else:
            table.add_row(Text(card_name(WORDS, name), style="bold"), line)
    return table


def card_facts(kind: Kind) -> Text:
    """What is printed on a card, in a few words."""
    parts = [Text(WORDS(key("symbol", symbol))) for symbol in SYMBOLS if symbol in kind.symbols]
    if kind.coin:
        parts.append(Text(WORDS("coins", count=kind.coin), style="money"))
    if kind.strength and kind.location is None:
        parts.append(Text(WORDS("strength", count=kind.strength)))
    parts += [Text(WORDS(key("ability", text))) for text in sorted(kind.texts)]
    if kind.play_cost or kind.commit_cost:
        parts.append(Text(WORDS("costs", count=kind.play_cost or kind.commit_cost), style="money"))
    return Text(", ").join(parts)


def _with_connections(line: Text, kind: Kind) -> Text:
    if kind.location is None:
        return line
    ways = {
        "bateaux": kind.location.bateaux_to,
        "wagon": kind.location.wagon_to,
        "ship": kind.location.ship_to,
    }
    for symbol, goals in ways.items():
        if goals:
            names = plain_list(WORDS, (place_name(WORDS, goal) for goal in goals))
            line.append("; " if line else "")
            line.append(WORDS("leads-to", symbol=WORDS(key("symbol", symbol)), places=names), style="faint")
    return line


def market_lines(view: View, sides: tuple[Side, ...]) -> list[Flow]:
    """What can be drafted, by its cost: the cards of some sides, and the neutral ones."""
    lines = []
    for side in sides:
        pack = PACKS[side]
        names = pack.names(view.state.sides[side].market & pack.empire)
        lines.append(_market_line(WORDS("market-own", side=str(side)), sides[0], names, view))
    names = PACKS[0].names(view.state.neutral)
    lines.append(_market_line(WORDS("market-neutral"), sides[0], names, view))
    return lines


def _market_line(label: str, buyer: Side, names: list[str], view: View) -> Flow:
    """The cards by cost, cheapest first; what is too dear now is faint."""
    by_cost: dict[int, list[str]] = {}
    kinds = PACKS[0].by_name | PACKS[1].by_name
    for name in names:
        by_cost.setdefault(kinds[name].cost, []).append(name)
    entries = []
    for cost, cards in sorted(by_cost.items()):
        affordable = cost <= view.state.sides[buyer].money
        shown = plain_list(WORDS, counted_cards(WORDS, cards))
        entries.append(
            Text.assemble((WORDS("price", cost=cost) + " ", "money"), (shown, "" if affordable else "faint"))
        )
    return Flow(entries or [Text(WORDS("nothing"))], Text(f"{label}  ", style="faint"))


def deck_lines(view: View) -> list[Text]:
    """What is in your draw deck, and what may be in the enemy's hand or draw deck."""
    lines = []
    for side in SIDES:
        me = view.state.sides[side]
        names = counted_cards(WORDS, me.pack.names(me.deck))
        cards = plain_list(WORDS, names) if names else WORDS("nothing")
        message = "deck-own" if side == view.side else "deck-unseen"
        lines.append(Text(WORDS(message, side=str(side), cards=cards), style="faint"))
    return lines
