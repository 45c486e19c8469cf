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
from arpents.engine import places
from arpents.engine.readable.board_text import REGIONS
from arpents.engine.scoring import CAPTURES_TO_END, captured_points, points
from arpents.engine.sides import SIDES, Side
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS, committed
from arpents.engine.state import forts_in_stock, towns_in_stock, villages_in_stock
from arpents.engine.views import View
from arpents.locales.keys import key
from arpents.locales.naming import counted_cards, place_name, plain_list, signed

OPEN_ZONES: Final = ("reserve", "discard", "known")
"""Where a player sees the cards of both sides; "known" is what is known of a hidden hand."""

COLUMN_WIDTH: Final = 24
MOST_COLUMNS: Final = 4
GAP: Final = 2


def holder(view: View, place: int) -> Side | None:
    """The side that controls a place, given as a mask."""
    for side in SIDES:
        held = view.state.sides[side]
        if (held.villages | held.towns) & place:
            return side
    return None


def siege_marker(view: View, place: int) -> int | None:
    """The marker of the siege at a place, if there is one."""
    for me in view.state.sides:
        if me.siege == place:
            return me.marker
    return None


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
    state = view.state
    number = places.INDEX[name]
    place = 1 << number
    side = holder(view, place)
    worth = places.POINTS[number]
    if side is None:
        facts = Text(str(worth), style="neutral")
        if place & places.SETTLERS:
            facts.append(WORDS("mark-settlers"))
        return (
            Text(f" {no_piece(out)} ", style="neutral"),
            Text(place_name(WORDS, name), style="neutral"),
            facts,
        )
    held = state.sides[side]
    town = bool(held.towns & place)
    shape = piece(out, side, town=town)
    facts = Text(str(worth * (2 if town else 1)))
    marker = siege_marker(view, place)
    if marker is not None:
        facts = Text(WORDS("mark-siege", marker=signed(marker)) + " ", style="act") + facts
    elif not held.supply & place:
        facts = Text(WORDS("mark-cut-off") + " ", style="act") + facts
    fortified = f"[{shape}]" if state.forts & place else f" {shape} "
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
    for side in SIDES:
        me = view.state.sides[side]
        name = "side-yours" if side == view.side else "side-theirs"
        label = WORDS(name, shape=piece(out, side, town=True), name=WORDS(f"side-{side}"))
        table.add_row(
            Text(label, style=str(side)),
            Text(str(points(view.state, side)), style="bold"),
            Text(str(me.money), style="money"),
            WORDS("pieces-left", count=villages_in_stock(view.state, side)),
            WORDS("pieces-left", count=towns_in_stock(view.state, side)),
            WORDS("captured-of", points=captured_points(view.state, side), end=CAPTURES_TO_END),
            str(view.hand_sizes[side]),
            str(view.deck_sizes[side]),
        )
    return table


def public_cards(view: View, zones: Sequence[str] = OPEN_ZONES) -> list[Flow]:
    """The cards of both sides that lie open: reserves, discards, and what is known of hidden hands."""
    lines = []
    for zone in zones:
        entries = []
        for side in SIDES:
            names = _open_cards(view, side, zone)
            if names:
                cards = plain_list(WORDS, counted_cards(WORDS, names))
                entries.append(Text.assemble((WORDS(f"side-{side}") + " ", str(side)), cards))
        if entries:
            lines.append(Flow(entries, Text(WORDS(f"zone-{zone}") + "  ", style="faint")))
    return lines


def _open_cards(view: View, side: Side, zone: str) -> list[str]:
    me = view.state.sides[side]
    if zone == "known" and side == view.side:
        return []
    bags = {"hand": me.hand, "known": me.hand, "reserve": me.reserve, "discard": me.discard}
    return me.pack.names(bags[zone])


def sieges(view: View) -> list[Text]:
    """The sieges in progress, with the cards on both sides of them."""
    lines = []
    for attacker in SIDES:
        me = view.state.sides[attacker]
        if not me.siege:
            continue
        place = places.name_of(me.siege)
        cards = {str(side): _committed(view, side, attacker) for side in SIDES}
        lines.append(
            Text(
                WORDS(
                    "siege",
                    side=str(attacker),
                    place=place_name(WORDS, place),
                    marker=signed(me.marker),
                    attacker_wins=signed(ATTACKER_WINS),
                    defender_wins=signed(DEFENDER_WINS),
                    **cards,
                ),
                style="act",
            )
        )
    return lines


def _committed(view: View, side: Side, attacker: Side) -> str:
    pack = view.state.sides[side].pack
    names = pack.names(committed(view.state, side, attacker))
    return plain_list(WORDS, counted_cards(WORDS, names)) if names else WORDS("nothing")


def stock_line(view: View) -> Text:
    """What both sides share, and when the game ends."""
    return Text(WORDS("ends", forts=forts_in_stock(view.state), captures=CAPTURES_TO_END), style="faint")
