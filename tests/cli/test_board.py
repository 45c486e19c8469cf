"""The board in the terminal: every place once, and what is to be said of it."""

import io
from collections import Counter

import pytest
from rich.console import Console

from arpents.cli.board import arrange_regions, map_table, public_cards, sides_table, sieges
from arpents.cli.hand import deck_lines, hand_table
from arpents.cli.terminal import THEME
from arpents.engine.places import NAMES
from arpents.engine.readable.board_text import REGIONS
from tests.positions import BRITISH, FRENCH, position, side


def shown(*parts: object, width: int = 100) -> str:
    """What parts of the screen look like, with single spaces."""
    out = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False, markup=False)
    for part in parts:
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return " ".join(out.file.getvalue().split())


def test_every_place_is_in_one_region() -> None:
    assert Counter(name for names in REGIONS.values() for name in names) == Counter(NAMES)


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_every_region_is_in_one_column(columns: int) -> None:
    layout = arrange_regions(columns)
    assert len(layout) == columns
    assert Counter(region for regions in layout for region in regions) == Counter(list(REGIONS))


def test_places_show_piece_fort_points_siege_and_supply() -> None:
    game = position(
        side(siege="Louisbourg", marker=-2, attacking=["Militia"]),
        side(defending=["Militia", "Militia"]),
        board={
            "Boston": "british town fortified",
            "Detroit": "french town",
            "Louisbourg": "french town fortified",
        },
    )
    out = Console(width=100)
    text = shown(map_table(game.view(BRITISH), out))
    assert "[■] Boston 4" in text
    assert "[◆] Louisbourg (−2) 8" in text
    assert "◆ Detroit cut 8" in text
    assert "· Deerfield 4s" in text
    assert shown(*sieges(game.view(FRENCH))) == (
        "The British besiege Louisbourg, marker at −2 (taken at +2, held at −1). "
        "British: Militia. French: 2 Militia."
    )


def test_the_enemy_hand_shows_only_what_is_known() -> None:
    known = side(hand=["Quebec", "Trader"], reserve=["Militia"], discard=["Gaspé"])
    hidden = side(hand=["Quebec", "Trader"], deck=["Militia"])
    assert shown(*public_cards(position(french=known).view(BRITISH))) == (
        "Reserve French Militia Discards French Gaspé Known in hand French Quebec, Trader"
    )
    view = position(french=hidden).view(BRITISH)
    assert public_cards(view) == []
    assert "In the French hand or draw deck: Quebec, Trader, Militia." in shown(*deck_lines(view))
    assert "◆ French 29 0 12 left 8 left 0/12 2 1" in shown(sides_table(view, Console(width=100)))


def test_a_card_that_cannot_be_used_says_why() -> None:
    game = position(
        side(hand=["Albany", "Detroit", "Pemaquid", "Kennebec", "Militia"]),
        side(siege="Pemaquid", marker=0),
        board={
            "Detroit": "british village",
            "Kennebec": "british village",
            "Fort Halifax": "british village",
        },
    )
    text = shown(hand_table(game.view(BRITISH), BRITISH))
    assert "Albany cannot be used: you do not control it" in text
    assert "Detroit cannot be used: it is cut off from supply" in text
    assert "Pemaquid cannot be used: it is besieged" in text
    assert "Kennebec nothing printed" in text
    assert "Militia strength 1, can be ambushed" in text
