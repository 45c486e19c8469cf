"""The board in the terminal: the map by regions, the two sides, and the sieges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from arpents.cli.flow import Flow
from arpents.cli.terminal import WORDS, no_piece, piece
from arpents.engine.packs import Card
from arpents.engine.places import BOARD
from arpents.engine.readable.board_text import REGIONS
from arpents.engine.scoring import CAPTURES_TO_END
from arpents.engine.sides import SIDES
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS
from arpents.engine.views import View
from arpents.locales.keys import key
from arpents.locales.naming import counted_cards, place_name, plain_list, signed

OPEN_ZONES: Final = ("reserve", "discard", "known")
"""Where a player sees the cards of both sides; "known" is what is known of a hidden hand."""

SETTLERS: Final = {place.name for place in BOARD.locations if place.settlers}
"""Where placing a village takes a settler."""

COLUMN_WIDTH: Final = 24
MOST_COLUMNS: Final = 4
GAP: Final = 2


def map_table(view: View, out: Console) -> RenderableType:
    """Every place by region: who holds it with what, its points, and what is wrong there."""
    number = max(1, min(MOST_COLUMNS, (out.width + 1) // (COLUMN_WIDTH + 1)))
    frame = Table.grid(padding=(0, GAP))
    frame.add_row(*(_column(view, out, regions) for regions in arrange_regions(number)))
    return frame


@cache
def arrange_regions(columns: int) -> list[list[str]]:
    """The regions spread over columns such that the longest is as short as it can be."""
    layouts = []
    for chosen in product(range(columns), repeat=len(REGIONS)):
        layout: list[list[str]] = [[] for _ in range(columns)]
        for column, region in zip(chosen, REGIONS, strict=True):
            layout[column].append(region)
        layouts.append(layout)
    return min(layouts, key=lambda layout: max(_height(regions) for regions in layout))


def _height(regions: list[str]) -> int:
    return sum(1 + len(REGIONS[name]) for name in regions)


def _column(view: View, out: Console, regions: list[str]) -> RenderableType:
    parts: list[RenderableType] = []
    for region in regions:
        rows = Table.grid(padding=(0, 1), expand=True)
        rows.add_column(width=3)
        rows.add_column(ratio=1, no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        for name in REGIONS[region]:
            rows.add_row(*_place_row(view, out, name))
        parts += [Text(WORDS(key("region", region)), style="heading"), rows]
    return Group(*parts)


def _place_row(view: View, out: Console, name: str) -> tuple[Text, Text, Text]:
    location = view.board[name]
    side = location.owner
    if side is None:
        facts = Text(str(location.points), style="neutral")
        if name in SETTLERS:
            facts.append(WORDS("mark-settlers"))
        return (
            Text(f" {no_piece(out)} ", style="neutral"),
            Text(place_name(WORDS, name), style="neutral"),
            facts,
        )
    shape = piece(out, side, town=location.piece == "town")
    facts = Text(str(location.points))
    if location.besieged_by is not None:
        marker = view.sieges[location.besieged_by].marker
        facts = Text(WORDS("mark-siege", marker=signed(marker)) + " ", style="act") + facts
    elif not location.in_supply:
        facts = Text(WORDS("mark-cut-off") + " ", style="act") + facts
    fortified = f"[{shape}]" if location.fortified else f" {shape} "
    return Text(fortified, style=str(side)), Text(place_name(WORDS, name), style=str(side)), facts


def legend(out: Console) -> Text:
    """What the signs of the map mean."""
    shapes = {
        f"{side}_{kind}": piece(out, side, town=kind == "town")
        for side in SIDES
        for kind in ("village", "town")
    }
    return Text(WORDS("legend", **shapes, neutral=no_piece(out)), style="faint")


def sides_table(view: View, out: Console) -> Table:
    """What both sides have, and how far each is from the ends of the game."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    columns = ("points", "money", "villages", "towns", "captured", "hand", "deck")
    for _ in columns:
        table.add_column(justify="right")
    table.add_row("", *(WORDS(f"column-{name}") for name in columns), style="faint")
    for side, me in view.sides.items():
        name = "side-yours" if side == view.side else "side-theirs"
        label = WORDS(name, shape=piece(out, side, town=True), name=WORDS(f"side-{side}"))
        table.add_row(
            Text(label, style=str(side)),
            Text(str(me.points), style="bold"),
            Text(str(me.money), style="money"),
            WORDS("pieces-left", count=me.villages_left),
            WORDS("pieces-left", count=me.towns_left),
            WORDS("captured-of", points=me.captured_points, end=CAPTURES_TO_END),
            str(me.hand_size),
            str(me.deck_size),
        )
    return table


def public_cards(view: View, zones: Sequence[str] = OPEN_ZONES) -> list[Flow]:
    """The cards of both sides that lie open: reserves, discards, and what is known of hidden hands."""
    lines = []
    for zone in zones:
        entries = []
        for side, me in view.sides.items():
            if zone == "known" and side == view.side:
                continue
            cards = {"reserve": me.reserve, "discard": me.discard}.get(zone, me.hand)
            if cards:
                entries.append(Text.assemble((WORDS(f"side-{side}") + " ", str(side)), _told(cards)))
        if entries:
            lines.append(Flow(entries, Text(WORDS(f"zone-{zone}") + "  ", style="faint")))
    return lines


def sieges(view: View) -> list[Text]:
    """The sieges in progress, with the cards on both sides of them."""
    lines = []
    for attacker, siege in view.sieges.items():
        cards = {str(attacker): _told(siege.cards), str(attacker.other): _told(siege.defender_cards)}
        lines.append(
            Text(
                WORDS(
                    "siege",
                    side=str(attacker),
                    place=place_name(WORDS, siege.location),
                    marker=signed(siege.marker),
                    attacker_wins=signed(ATTACKER_WINS),
                    defender_wins=signed(DEFENDER_WINS),
                    **cards,
                ),
                style="act",
            )
        )
    return lines


def _told(cards: Sequence[Card]) -> str:
    return plain_list(WORDS, counted_cards(WORDS, map(str, cards))) if cards else WORDS("nothing")


def stock_line(view: View) -> Text:
    """What both sides share, and when the game ends."""
    return Text(WORDS("ends", forts=view.fortifications, captures=CAPTURES_TO_END), style="faint")
