from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from arpents.content import (
    SIDES,
    Board,
    BySide,
    Cards,
    EmpireCard,
    LocationCard,
    Owner,
    Pieces,
    Side,
    SidePieces,
    load_board,
    load_cards,
)
from arpents.errors import ContentError

Damaged = Callable[[str, str, str], Path]

ALBANY = 'name = "Albany"\nat = [42.65, -73.75]'
BOSTON_CARD = 'owner = "british"\nlocation = "Boston"\ndeck = "start"'
MILITIA = 'owner = "british"\nname = "Militia"\ncount = 3\ndeck = "available"\ncost = 2'
NEUTRAL_SETTLERS = 'owner = "neutral"\nname = "Settlers"\ncount = 2\ndeck = "available"'
FRENCH_SPARE_TRADER = 'owner = "french"\nname = "Trader"\ncount = 1\ndeck = "available"\ncost = 0'


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def cards() -> Cards:
    return load_cards()


def location_card(cards: Cards, owner: Side, location: str) -> LocationCard:
    return next(card for card in cards.location_cards if (card.owner, card.location) == (owner, location))


def empire_cards(cards: Cards, owner: Owner, name: str) -> list[EmpireCard]:
    return [card for card in cards.empire_cards if (card.owner, card.name) == (owner, name)]


def test_there_are_110_cards(cards: Cards) -> None:
    assert cards.count("british") == 54
    assert cards.count("french") == 47
    assert cards.count("neutral") == 9
    assert cards.count("british", "french", "neutral") == 110


def test_109_of_them_are_in_the_second_edition(cards: Cards) -> None:
    assert [card.name for card in cards.empire_cards if card.deck == "first-edition-start"] == ["Bateaux"]


def test_location_cards_of_each_side(cards: Cards) -> None:
    locations = {
        side: {card.location for card in cards.location_cards if card.owner == side} for side in SIDES
    }
    assert {side: len(names) for side, names in locations.items()} == {"british": 33, "french": 26}


@pytest.mark.parametrize("side", SIDES)
def test_a_first_deck_has_the_location_cards_of_the_starting_pieces(
    board: Board, cards: Cards, side: Side
) -> None:
    dealt = {card.location for card in cards.location_cards if (card.owner, card.deck) == (side, "start")}
    held = {place.name for place in board.locations if place.starts and place.starts.startswith(side)}
    assert dealt == held


def test_stocks_money_and_siege_tracks(cards: Cards) -> None:
    assert cards.pieces == Pieces(SidePieces(18, 12), SidePieces(18, 9), fortifications=12)
    assert cards.money == BySide(12, 5)
    assert cards.siege_track == BySide((-5, 7), (-4, 7))


def test_facts_of_a_location_card(cards: Cards) -> None:
    assert location_card(cards, "french", "Quebec") == LocationCard(
        owner="french",
        location="Quebec",
        deck="start",
        bateaux_to=("Kennebec", "Tadoussac", "Trois-Rivières"),
        ship_to=("Gaspé", "Louisbourg"),
        symbols=("ship", "settler", "military"),
        coin=2,
    )


def test_facts_of_an_empire_card(cards: Cards) -> None:
    assert empire_cards(cards, "british", "Siege Artillery") == [
        EmpireCard(
            owner="british",
            name="Siege Artillery",
            count=1,
            deck="available",
            cost=8,
            strength=3,
            commit_cost=3,
            text=("vulnerable",),
        )
    ]


def test_only_the_british_reach_cumberland_from_fort_duquesne(cards: Cards) -> None:
    assert location_card(cards, "british", "Fort Duquesne").wagon_to == ("Cumberland",)
    assert location_card(cards, "french", "Fort Duquesne").wagon_to == ()


def test_a_list_need_not_be_returned(cards: Cards) -> None:
    assert "New Haven" in location_card(cards, "british", "Philadelphia").ship_to
    assert "Philadelphia" not in location_card(cards, "british", "New Haven").ship_to


def test_fort_st_john_lists_quebec_which_the_board_does_not_connect(board: Board, cards: Cards) -> None:
    assert "Quebec" in location_card(cards, "british", "Fort St. John").bateaux_to
    assert all(set(way.between) != {"Fort St. John", "Quebec"} for way in board.connections)


def test_kennebec_lists_nothing(cards: Cards) -> None:
    for side in SIDES:
        card = location_card(cards, side, "Kennebec")
        assert (card.bateaux_to, card.wagon_to, card.ship_to) == ((), (), ())


def test_piracy_is_on_the_french_louisbourg_alone(cards: Cards) -> None:
    assert [card for card in cards.location_cards if card.text] == [
        location_card(cards, "french", "Louisbourg")
    ]
    assert location_card(cards, "french", "Louisbourg").text == ("piracy",)


def test_militia_is_vulnerable_or_blocks_depending_on_its_side(cards: Cards) -> None:
    assert empire_cards(cards, "british", "Militia")[0].text == ("vulnerable",)
    assert empire_cards(cards, "french", "Militia")[0].text == ("blocks_raid", "blocks_ambush")


def test_the_first_french_infantry_is_a_kind_of_its_own(cards: Cards) -> None:
    [initial] = empire_cards(cards, "french", "Regular Infantry (initial)")
    [others] = empire_cards(cards, "french", "Regular Infantry")
    assert (initial.deck, initial.count, initial.cost) == ("start", 1, 0)
    assert (others.deck, others.count, others.cost) == ("available", 3, 7)


def test_one_french_trader_is_dealt_and_one_is_available(cards: Cards) -> None:
    assert [(card.deck, card.count) for card in empire_cards(cards, "french", "Trader")] == [
        ("start", 1),
        ("available", 1),
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Governor", ("removes_cards",)),
        ("Home Support", ("free_action", "draws_three")),
        ("Military Leader", ("free_action", "leads")),
        ("Trader", ("sells_furs",)),
        ("Priest", ("extends_raid", "converts")),
        ("Indian Leader", ("extends_raid", "converts")),
        ("Intendant", ("fetches_discard",)),
        ("Native Americans", ("raids", "ambushes", "blocks_raid", "blocks_ambush")),
        ("Fortification", ("blocks_raid", "defender_only")),
    ],
)
def test_what_a_card_allows_is_the_same_for_all_its_owners(
    cards: Cards, name: str, text: tuple[str, ...]
) -> None:
    assert {card.text for card in cards.empire_cards if card.name == name} == {text}


def test_the_shipped_cards_are_read_once() -> None:
    assert load_cards() is load_cards()


@pytest.mark.parametrize(
    ("passage", "replacement", "entry", "fault"),
    [
        pytest.param(
            BOSTON_CARD,
            BOSTON_CARD.replace("british", "dutch"),
            'dutch location card "Boston"',
            'unknown word "dutch" in owner. Valid: british and french.',
            id="unknown owner",
        ),
        pytest.param(
            BOSTON_CARD,
            BOSTON_CARD.replace("british", "neutral"),
            'neutral location card "Boston"',
            'unknown word "neutral" in owner. Valid: british and french.',
            id="neutral location card",
        ),
        pytest.param(
            BOSTON_CARD,
            BOSTON_CARD.replace("start", "strat"),
            'british location card "Boston"',
            'unknown word "strat" in deck. Did you mean start?',
            id="unknown deck",
        ),
        pytest.param(
            BOSTON_CARD,
            BOSTON_CARD.replace("Boston", "Bostn"),
            'british location card "Bostn"',
            'unknown location "Bostn". Did you mean Boston?',
            id="card of an unknown location",
        ),
        pytest.param(
            BOSTON_CARD,
            BOSTON_CARD.replace('location = "Boston"\n', ""),
            "location card number 1",
            "location is missing",
            id="card without a location",
        ),
        pytest.param(
            BOSTON_CARD,
            f'{BOSTON_CARD}\nwagon_to = ["Deerfeild"]',
            'british location card "Boston"',
            'unknown location "Deerfeild". Did you mean Deerfield?',
            id="unknown location in a list",
        ),
        pytest.param(
            BOSTON_CARD,
            f'{BOSTON_CARD}\nwagon_to = ["Boston"]',
            'british location card "Boston"',
            "wagon_to lists the card's own location",
            id="card that lists itself",
        ),
        pytest.param(
            BOSTON_CARD,
            f'{BOSTON_CARD}\nwagon_to = ["Albany", "Albany"]',
            'british location card "Boston"',
            'wagon_to lists "Albany" more than once',
            id="card that lists a place twice",
        ),
        pytest.param(
            BOSTON_CARD,
            f'{BOSTON_CARD}\nwagon_to = "Albany"',
            'british location card "Boston"',
            'wagon_to must be a list, each of it text that is not empty, not "Albany"',
            id="text for a list",
        ),
        pytest.param(
            'location = "Baltimore"',
            'location = "Albany"',
            'british location card "Albany"',
            "stands in the file twice",
            id="location card twice",
        ),
        pytest.param(
            MILITIA,
            f'{MILITIA}\nsymbols = ["boat"]',
            'british empire card "Militia"',
            'unknown word "boat" in symbols. Valid: bateaux, fur, military, settler, ship and wagon.',
            id="unknown symbol",
        ),
        pytest.param(
            MILITIA,
            f'{MILITIA}\nsymbols = ["fur", "fur"]',
            'british empire card "Militia"',
            'symbols lists "fur" more than once',
            id="symbol twice",
        ),
        pytest.param(
            f'{MILITIA}\nstrength = 1\ntext = ["vulnerable"]',
            f'{MILITIA}\nstrength = 1\ntext = ["vulnerable", "blocks_raids"]',
            'british empire card "Militia"',
            'unknown word "blocks_raids" in text. Did you mean blocks_raid or blocks_ambush?',
            id="unknown ability",
        ),
        pytest.param(
            MILITIA,
            MILITIA.replace("count = 3", "count = 0"),
            'british empire card "Militia"',
            "count must be a whole number above 0, not 0",
            id="kind without a copy",
        ),
        pytest.param(
            MILITIA,
            MILITIA.replace("cost = 2", "cost = -2"),
            'british empire card "Militia"',
            "cost must be a whole number of 0 or more, not -2",
            id="negative cost",
        ),
        pytest.param(
            MILITIA,
            MILITIA.replace("cost = 2", "price = 2"),
            'british empire card "Militia"',
            'unknown field "price". Valid: owner, name, count, deck, cost, symbols, strength, commit_cost, '
            "play_cost and text.",
            id="unknown field",
        ),
        pytest.param(
            MILITIA,
            MILITIA.replace("Militia", "Trader"),
            'british empire card "Trader"',
            "stands in the file twice",
            id="empire card twice",
        ),
        pytest.param(
            FRENCH_SPARE_TRADER,
            FRENCH_SPARE_TRADER.replace("cost = 0", "cost = 4"),
            'french empire card "Trader"',
            "cost differs from the card of that name in the deck start",
            id="kind that differs between decks",
        ),
        pytest.param(
            NEUTRAL_SETTLERS,
            NEUTRAL_SETTLERS.replace("available", "start"),
            'neutral empire card "Settlers"',
            "a neutral card must be in the deck available",
            id="neutral card in a first deck",
        ),
        pytest.param(
            "french = { villages = 18, towns = 9 }",
            "french = { villages = 5, towns = 9 }",
            "[pieces]",
            "french.villages must be at least 6, as many as stand on the board at the start",
            id="too few villages for the start",
        ),
        pytest.param(
            "british = { villages = 18, towns = 12 }",
            "british = { villages = 18, towns = 1 }",
            "[pieces]",
            "british.towns must be at least 2, as many as stand on the board at the start",
            id="too few towns for the start",
        ),
        pytest.param(
            "french = { villages = 18, towns = 9 }",
            "french = { villages = 18 }",
            "[pieces]",
            "french.towns is missing",
            id="missing field of a side",
        ),
        pytest.param(
            "french = { villages = 18, towns = 9 }",
            "french = 27",
            "[pieces]",
            "french must be a table, not 27",
            id="number for a table",
        ),
        pytest.param(
            "british = 12",
            "british = -12",
            "[money]",
            "british must be a whole number of 0 or more, not -12",
            id="negative money",
        ),
        pytest.param(
            "french = [-4, 7]",
            "french = [4, 7]",
            "[siege_track]",
            "french must be a list of a whole number below 0 and a whole number above 0, not [4, 7]",
            id="siege track without a defender's end",
        ),
        pytest.param(
            "french = [-4, 7]",
            "french = [-4, 0]",
            "[siege_track]",
            "french must be a list of a whole number below 0 and a whole number above 0, not [-4, 0]",
            id="siege track without an attacker's end",
        ),
    ],
)
def test_a_fault_in_the_cards_is_named(
    damaged: Damaged, passage: str, replacement: str, entry: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_cards(damaged("cards.toml", passage, replacement))
    assert str(caught.value) == f"cards.toml: {entry}: {fault}"


def test_a_side_with_more_cards_than_bits_is_refused(damaged: Damaged) -> None:
    load_cards(damaged("cards.toml", MILITIA, MILITIA.replace("count = 3", "count = 2")))
    with pytest.raises(ContentError) as caught:
        load_cards(damaged("cards.toml", MILITIA, MILITIA.replace("count = 3", "count = 4")))
    assert (
        str(caught.value) == "cards.toml: the british side can own 64 cards with the neutral ones, 63 at most"
    )


def test_cards_are_checked_against_the_board_they_are_for(damaged: Damaged) -> None:
    with_another_town = load_board(damaged("board.toml", ALBANY, f'{ALBANY}\nstarts = "french town"'))
    path = damaged(
        "cards.toml", "french = { villages = 18, towns = 9 }", "french = { villages = 18, towns = 1 }"
    )
    assert load_cards(path).pieces.french.towns == 1
    with pytest.raises(ContentError, match=r"french\.towns must be at least 2"):
        load_cards(path, with_another_town)


def test_the_shipped_cards_can_be_loaded_for_another_board(board: Board) -> None:
    without_boston = structs.replace(board, locations=board.locations[3:])
    with pytest.raises(ContentError, match=r'british location card "Boston": unknown location "Boston"'):
        load_cards(board=without_boston)
