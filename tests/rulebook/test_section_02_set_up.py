"""Section 2: the set-up."""

import arpents
from tests.positions import BRITISH, FRENCH, forts, held, money, neutral_display, zone

BRITISH_DECK = ["Boston", "New Haven", "New York", "Norfolk", "Pemaquid", "Philadelphia", "St. Mary's"]
FRENCH_DECK = [
    "Gaspé",
    "Louisbourg",
    "Montreal",
    "Port Royal",
    "Quebec",
    "Regular Infantry (initial)",
    "Tadoussac",
    "Trader",
    "Trois-Rivières",
]


def test_2_1_the_british_begin_with_two_towns_five_villages_and_12_money() -> None:
    game = arpents.new_game()
    assert held(game, BRITISH, "towns") == {"Boston", "New York"}
    assert held(game, BRITISH, "villages") == {
        "New Haven",
        "Norfolk",
        "Pemaquid",
        "Philadelphia",
        "St. Mary's",
    }
    assert money(game, BRITISH) == 12


def test_2_1_the_french_begin_with_one_town_six_villages_and_5_money() -> None:
    game = arpents.new_game()
    assert held(game, FRENCH, "towns") == {"Quebec"}
    assert held(game, FRENCH, "villages") == {
        "Gaspé",
        "Louisbourg",
        "Montreal",
        "Port Royal",
        "Tadoussac",
        "Trois-Rivières",
    }
    assert money(game, FRENCH) == 5


def test_2_1_nothing_is_fortified_besieged_or_captured() -> None:
    game = arpents.new_game()
    assert forts(game) == set()
    for me in game.state.sides:
        assert (me.siege, me.captured_villages, me.captured_towns) == (0, 0, 0)


def test_2_2_five_cards_of_the_initial_deck_are_drawn() -> None:
    for seed in range(20):
        game = arpents.new_game(seed=seed)
        for owner, deck in ((BRITISH, BRITISH_DECK), (FRENCH, FRENCH_DECK)):
            hand = zone(game, owner, "hand")
            assert len(hand) == 5
            assert sorted(hand + zone(game, owner, "deck")) == deck
            assert zone(game, owner, "discard") == zone(game, owner, "reserve") == []


def test_2_2_the_other_cards_are_in_the_market() -> None:
    game = arpents.new_game()
    british, french = zone(game, BRITISH, "market"), zone(game, FRENCH, "market")
    assert (len(british), len(french)) == (26 + 21, 19 + 18)
    assert not set(british) & set(BRITISH_DECK)
    assert set(french) & set(FRENCH_DECK) == {"Trader"}  # the French have two
    assert neutral_display(game) == [
        *["neutral Fortification"] * 2,
        *["neutral Native Americans"] * 5,
        *["neutral Settlers"] * 2,
    ]


def test_2_2_drawing_is_a_random_pick_from_the_deck() -> None:
    games = [arpents.new_game(seed=seed) for seed in range(300)]
    for owner, deck in ((BRITISH, BRITISH_DECK), (FRENCH, FRENCH_DECK)):
        expected = 300 * 5 / len(deck)
        for card in deck:
            times = sum(card in zone(game, owner, "hand") for game in games)
            assert abs(times - expected) < 40, card  # more than four standard deviations
