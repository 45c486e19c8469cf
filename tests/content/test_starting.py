from collections import Counter
from pathlib import Path

import pytest

from arpents.content import (
    SIDES,
    Settings,
    Side,
    load_board,
    load_cards,
    load_scenario,
    scenario,
    scenario_cards,
    scenario_pieces,
    settings,
    starting_cards,
)
from arpents.content.starting import OWNERS, StartingCards

BRITISH_DECK = ["Boston", "New Haven", "New York", "Norfolk", "Pemaquid", "Philadelphia", "St. Mary's"]
FRENCH_DECK = [
    *("Gaspé", "Louisbourg", "Montreal", "Port Royal", "Quebec", "Tadoussac", "Trois-Rivières"),
    *("Regular Infantry (initial)", "Trader"),
]
NEUTRAL_DISPLAY = {"Fortification": 2, "Native Americans": 5, "Settlers": 2}


def total(cards: StartingCards) -> int:
    """How many cards there are, wherever they are."""
    zones = [*cards.decks.values(), *cards.markets.values(), *cards.unused.values()]
    return sum(zone.total() for zone in zones)


def test_the_cards_of_the_second_edition() -> None:
    cards = starting_cards(Settings())
    assert cards.decks == {"british": Counter(BRITISH_DECK), "french": Counter(FRENCH_DECK)}
    assert cards.markets["neutral"] == Counter(NEUTRAL_DISPLAY)
    assert cards.markets["british"]["Regular Infantry"] == 6
    assert cards.markets["french"]["Trader"] == 1
    assert cards.unused == {"british": Counter(), "french": Counter(["Bateaux"]), "neutral": Counter()}


@pytest.mark.parametrize(
    "variants",
    [
        [],
        ["first-edition-bateaux"],
        ["no-governors", "three-fewer-british-regulars", "british-start-with-bateaux"],
    ],
)
def test_no_card_is_lost(variants: list[str]) -> None:
    assert total(starting_cards(settings("second-edition", variants))) == load_cards().count(*OWNERS) == 110


def test_the_french_bateaux_of_the_first_edition() -> None:
    cards = starting_cards(settings("first-edition-italian"))
    assert cards.decks["french"] == Counter([*FRENCH_DECK, "Bateaux"])
    assert not cards.unused["french"].total()


def test_the_french_bateaux_can_be_available() -> None:
    cards = starting_cards(settings("first-edition-italian", ["french-bateaux-available"]))
    assert cards.decks["french"] == Counter(FRENCH_DECK)
    assert cards.markets["french"]["Bateaux"] == 1
    assert cards.unused["french"]["Bateaux"] == 0


def test_the_british_bateaux_at_the_start() -> None:
    cards = starting_cards(settings(variants=["british-start-with-bateaux"]))
    assert cards.decks["british"] == Counter([*BRITISH_DECK, "Bateaux"])
    assert cards.markets["british"]["Bateaux"] == 0


def test_no_governors() -> None:
    cards = starting_cards(settings(variants=["no-governors"]))
    for side in SIDES:
        assert cards.markets[side]["Governor"] == 0
        assert cards.unused[side]["Governor"] == 1


def test_three_fewer_regulars() -> None:
    cards = starting_cards(settings(variants=["three-fewer-british-regulars"]))
    assert cards.markets["british"]["Regular Infantry"] == 3
    assert cards.unused["british"]["Regular Infantry"] == 3
    assert cards.markets["french"]["Regular Infantry"] == 3


def test_no_more_regulars_can_be_removed_than_there_are() -> None:
    cards = starting_cards(Settings(british_regulars_removed=9))
    assert cards.markets["british"]["Regular Infantry"] == 0
    assert cards.unused["british"]["Regular Infantry"] == 6


def test_every_call_counts_anew() -> None:
    starting_cards(Settings()).decks["british"].clear()
    assert starting_cards(Settings()).decks["british"].total() == 7


def test_whereabouts() -> None:
    cards = starting_cards(Settings())
    assert cards.whereabouts("british", "Boston") == "in the british initial deck"
    assert cards.whereabouts("french", "Trader") == "in the french initial deck"
    assert cards.whereabouts("french", "Priest") == "in the french market"
    assert cards.whereabouts("neutral", "Settlers") == "in the neutral display"
    assert cards.whereabouts("french", "Bateaux") == "out of the game"
    assert cards.whereabouts("french", "Rangers") is None
    cards.decks["french"]["neutral Settlers"] += 1
    assert cards.whereabouts("neutral", "Settlers") == "in the french initial deck"


def test_a_scenario_moves_cards(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'title = "Mine"\nhistory = "None."\n'
        '[deck.british]\nadd = ["Militia", "Militia", "neutral Settlers"]\nremove = ["Pemaquid"]\n'
        '[deck.french]\nadd = ["Bateaux"]\nremove = ["Trader"]\n'
        '[market.british]\nremove = ["Pemaquid", "Governor"]\n'
        '[market.french]\nadd = ["Bateaux"]\nremove = ["Siege Artillery"]\n'
        '[market.neutral]\nremove = ["Native Americans", "Native Americans"]\n'
    )
    cards = scenario_cards(load_scenario(path))
    assert total(cards) == 110
    british = {*BRITISH_DECK} - {"Pemaquid"}
    assert cards.decks["british"] == Counter([*british, "Militia", "Militia", "neutral Settlers"])
    assert cards.decks["french"] == Counter([*FRENCH_DECK, "Bateaux"]) - Counter(["Trader"])
    assert cards.markets["british"]["Militia"] == 1
    assert cards.markets["french"]["Trader"] == 2
    assert cards.markets["neutral"] == Counter({"Fortification": 2, "Native Americans": 3, "Settlers": 1})
    assert cards.unused == {
        "british": Counter(["Pemaquid", "Governor"]),
        "french": Counter(["Siege Artillery"]),
        "neutral": Counter(["Native Americans", "Native Americans"]),
    }


def test_the_standard_scenario_changes_nothing() -> None:
    assert scenario_cards(scenario("standard")) == starting_cards(Settings())
    board = load_board()
    assert scenario_pieces(scenario("standard")) == {
        place.name: place.starts or "neutral" for place in board.locations
    }


def test_the_pieces_of_a_scenario() -> None:
    pieces = scenario_pieces(scenario("grand-derangement"))
    assert tuple(pieces) == load_board().names()
    assert pieces["Boston"] == "british town"
    assert pieces["Port Royal"] == "british village"
    assert pieces["Fort Beauséjour"] == "french village fortified"
    assert pieces["Canso"] == "neutral"


@pytest.mark.parametrize(
    ("louisbourg", "fortified"),
    [
        ("french village", "french village fortified"),
        ("british town", "british town fortified"),
        ("french village fortified", "french village fortified"),
        ("neutral", "neutral"),
    ],
)
def test_a_variant_fortifies_what_is_held(tmp_path: Path, louisbourg: str, fortified: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'title = "Mine"\nhistory = "None."\nvariants = ["fort-at-louisbourg", "fort-at-quebec"]\n'
        f'[pieces]\nLouisbourg = "{louisbourg}"'
    )
    pieces = scenario_pieces(load_scenario(path))
    assert pieces["Louisbourg"] == fortified
    assert pieces["Quebec"] == "french town fortified"


def in_supply(pieces: dict[str, str], side: Side) -> set[str]:
    """The locations of a side that a chain of its locations links to its home (4.2)."""
    board = load_board()
    held = {name for name, piece in pieces.items() if piece.startswith(side)}
    sea = {place.name for place in board.locations if place.sea}
    links = [set(way.between) for way in board.connections if way.kind != "trail"]
    linked = {board.home.of(side)}
    while new := {
        name
        for name in held - linked
        if (name in sea and linked & sea) or any(name in link and link & linked for link in links)
    }:
        linked |= new
    return linked


@pytest.mark.parametrize(
    "name", ["annapolis-royal", "braddocks-road", "frontenacs-war", "grand-derangement", "upper-country"]
)
@pytest.mark.parametrize("side", SIDES)
def test_in_an_opening_of_ours_every_card_can_be_used(name: str, side: Side) -> None:
    opening = scenario(name)
    pieces = scenario_pieces(opening)
    held = {place for place, piece in pieces.items() if piece.startswith(side)}
    assert in_supply(dict(pieces), side) == held
    dealt = set(scenario_cards(opening).decks[side]) & set(load_board().names())
    assert {place for place in dealt if scenario_cards(opening).decks[side][place]} <= held


@pytest.mark.parametrize(
    "name", ["annapolis-royal", "braddocks-road", "frontenacs-war", "grand-derangement", "upper-country"]
)
def test_an_opening_of_ours_leaves_the_french_ahead_by_no_more_than_usual(name: str) -> None:
    def points(side: Side) -> int:
        pieces = scenario_pieces(scenario(name))
        worth = {place.name: place.points for place in load_board().locations}
        return sum(
            worth[place] * (2 if "town" in piece else 1)
            for place, piece in pieces.items()
            if piece.startswith(side)
        )

    # The standard set-up has 17 against 29.
    assert 0 <= points("french") - points("british") <= 12
