"""Section 1: the sides, the places, the pieces, the cards, and who may know what."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import arpents
from arpents import Game
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES
from tests.positions import (
    BRITISH,
    FRENCH,
    do,
    forts,
    held,
    is_legal,
    legal,
    money,
    neutral_display,
    position,
    seen,
    side,
    stock,
    zone,
)

ZONES = ("hand", "reserve", "deck", "discard", "attacking", "defending", "market")


def played_at_random(seed: int, decisions: int = 400) -> Iterator[Game]:
    game = arpents.new_game(seed=seed)
    rng = Random(seed)
    for _ in range(decisions):
        yield game
        if game.outcome:
            return
        game.apply(game.random_action(rng))


def test_1_1_there_are_two_sides_and_the_british_take_the_first_turn() -> None:
    assert [str(one) for one in arpents.Side] == ["british", "french"]
    game = arpents.new_game()
    assert game.decider == BRITISH
    do(game, "pass", "end turn")
    assert game.decider == FRENCH
    do(game, "pass", "end turn")
    assert game.decider == BRITISH


def test_1_2_there_are_36_locations() -> None:
    assert len(NAMES) == len(set(NAMES)) == 36


@pytest.mark.parametrize("seed", range(5))
def test_1_2_a_location_is_neutral_or_holds_one_piece_of_one_side(seed: int) -> None:
    for game in played_at_random(seed):
        pieces = [held(game, owner, kind) for owner in (BRITISH, FRENCH) for kind in ("villages", "towns")]
        assert sum(map(len, pieces)) == len(set().union(*pieces))


def test_1_2_a_location_holds_at_most_one_fortification() -> None:
    game = position(side(money=9, hand=["Boston", "Fortification", "neutral Fortification"]))
    do(game, "fortify Boston: Fortification, Boston")
    assert forts(game) == {"Boston"}
    assert held(game, BRITISH, "towns") == {"Boston", "New York"}
    game = position(
        side(money=9, hand=["Boston", "Fortification"]), board={"Boston": "british town fortified"}
    )
    assert legal(game, "fortify") == set()


def test_1_3_the_stock_is_what_is_neither_on_the_board_nor_captured() -> None:
    game = position(side(captured_villages=3, captured_towns=1), side(captured_villages=4, captured_towns=2))
    assert (stock(game, BRITISH, "villages"), stock(game, BRITISH, "towns")) == (18 - 5 - 4, 12 - 2 - 2)
    assert (stock(game, FRENCH, "villages"), stock(game, FRENCH, "towns")) == (18 - 6 - 3, 9 - 1 - 1)


def test_1_3_a_captured_piece_never_returns_to_its_owners_stock() -> None:
    game = position(
        french=side(hand=["Coureurs de Bois"]),
        board={"Albany": "british village", "Ticonderoga": "french village"},
        to_move=FRENCH,
    )
    before = stock(game, BRITISH, "villages")
    do(game, "raid Albany: Coureurs de Bois")
    assert "Albany" not in held(game, BRITISH, "villages")
    assert stock(game, BRITISH, "villages") == before


def test_1_3_settling_takes_a_village_from_stock_and_developing_returns_one() -> None:
    game = position(side(hand=["New Haven", "Bateaux", "Settlers", "Boston"]), actions_left=2)
    do(game, "settle Deerfield: New Haven, Bateaux, Settlers")
    assert stock(game, BRITISH, "villages") == 12
    game = position(side(hand=["New Haven", "Settlers"]))
    do(game, "develop New Haven: New Haven, Settlers")
    assert (stock(game, BRITISH, "villages"), stock(game, BRITISH, "towns")) == (14, 9)


def test_1_3_twelve_fortifications_are_shared_by_both_sides() -> None:
    walled = {
        "Boston": "british town fortified",
        "New York": "british town fortified",
        "New Haven": "british village fortified",
        "Pemaquid": "british village fortified",
        "Philadelphia": "british village fortified",
        "St. Mary's": "british village fortified",
        "Quebec": "french town fortified",
        "Gaspé": "french village fortified",
        "Louisbourg": "french village fortified",
        "Montreal": "french village fortified",
        "Port Royal": "french village fortified",
    }
    hand = ["Norfolk", "Fortification"]
    eleven = position(side(money=3, hand=hand), board=walled)
    assert is_legal(eleven, "fortify Norfolk: Fortification, Norfolk")
    twelve = position(side(money=3, hand=hand), board=walled | {"Tadoussac": "french village fortified"})
    assert legal(twelve, "fortify") == set()


@pytest.mark.parametrize("seed", range(5))
def test_1_4_every_card_is_in_exactly_one_zone(seed: int) -> None:
    neutral = Counter(PACKS[BRITISH].names(PACKS[BRITISH].neutral))
    for game in played_at_random(seed):
        cards = [
            Counter(name for each in ZONES for name in zone(game, owner, each)) for owner in (BRITISH, FRENCH)
        ]
        both = cards[BRITISH] + cards[FRENCH] + Counter(neutral_display(game))
        assert Counter({name: n for name, n in both.items() if name.startswith("neutral ")}) == neutral
        for owner in (BRITISH, FRENCH):
            own = Counter(PACKS[owner].names(PACKS[owner].everything & ~PACKS[owner].neutral))
            if owner == FRENCH:
                del own["Bateaux"]  # only first editions deal it
            assert Counter({n: c for n, c in cards[owner].items() if not n.startswith("neutral ")}) == own


def test_1_4_the_market_has_location_cards_empire_cards_and_a_neutral_display() -> None:
    game = position(side(hand=["Boston", "Militia", "neutral Settlers"]), side(hand=["neutral Settlers"]))
    market = zone(game, BRITISH, "market")
    assert "Boston" not in market
    assert "New York" in market
    assert market.count("Militia") == 2
    assert not any(name.startswith("neutral ") for name in market)
    assert neutral_display(game) == ["neutral Fortification"] * 2 + ["neutral Native Americans"] * 5


def test_1_4_a_side_has_its_own_cards_in_both_sieges() -> None:
    game = position(
        side(siege="Louisbourg", attacking=["Militia"], defending=["Regular Infantry"]),
        side(siege="Pemaquid", attacking=["Militia"], defending=["Ships"]),
    )
    assert (zone(game, BRITISH, "attacking"), zone(game, BRITISH, "defending")) == (
        ["Militia"],
        ["Regular Infantry"],
    )
    assert (zone(game, FRENCH, "attacking"), zone(game, FRENCH, "defending")) == (["Militia"], ["Ships"])


def mid_game(hand: list[str], deck: list[str], seed: int = 0) -> Game:
    return position(
        side(
            money=7,
            hand=hand,
            deck=deck,
            discard=["Boston"],
            reserve=["Militia"],
            attacking=["Rangers"],
            siege="Louisbourg",
            captured_villages=2,
            captured_towns=1,
        ),
        side(money=3, hand=["Quebec"], deck=["Montreal", "Trader"], defending=["Militia"]),
        seed=seed,
    )


@pytest.mark.parametrize("by", [FRENCH, None])
def test_1_5_all_but_hands_and_decks_is_public(by: int | None) -> None:
    game = mid_game(["New York", "Norfolk"], ["Pemaquid"])
    view = game.view(by)
    british = view.state.sides[BRITISH]
    assert (british.money, british.captured_villages, british.captured_towns) == (7, 2, 1)
    assert (british.villages, british.towns) == (
        game.state.sides[BRITISH].villages,
        game.state.sides[BRITISH].towns,
    )
    assert british.marker == game.state.sides[BRITISH].marker
    for name in ("reserve", "discard", "attacking", "market"):
        assert seen(game, by, BRITISH, name) == zone(game, BRITISH, name) != []
    assert seen(game, by, FRENCH, "defending") == ["Militia"]
    assert (view.hand_sizes, view.deck_sizes) == ((2, 1), (1, 2))


@pytest.mark.parametrize("by", [FRENCH, None])
def test_1_5_how_the_cards_are_split_between_hand_and_deck_is_hidden(by: int | None) -> None:
    one = mid_game(["New York", "Norfolk"], ["Pemaquid"])
    other = mid_game(["Pemaquid", "Norfolk"], ["New York"])
    assert one.view(by) == other.view(by)
    assert one.view(BRITISH) != other.view(BRITISH)


@pytest.mark.parametrize("by", [FRENCH, None])
def test_1_5_the_union_of_hand_and_deck_is_public(by: int | None) -> None:
    game = mid_game(["New York", "Norfolk"], ["Pemaquid"])
    assert seen(game, by, BRITISH, "hand") == []
    assert seen(game, by, BRITISH, "deck") == ["New York", "Norfolk", "Pemaquid"]


def test_1_5_a_side_sees_its_own_hand_and_the_contents_of_its_own_deck() -> None:
    game = mid_game(["New York", "Norfolk"], ["Pemaquid"])
    assert seen(game, BRITISH, BRITISH, "hand") == ["New York", "Norfolk"]
    assert seen(game, BRITISH, BRITISH, "deck") == ["Pemaquid"]
    assert seen(game, BRITISH, FRENCH, "hand") == []


def test_1_5_the_order_of_a_deck_is_hidden_from_its_owner_too() -> None:
    deck = ["Albany", "Baltimore", "Canso", "Detroit", "Halifax", "Kennebec", "Oswego", "Richmond"]
    games = [mid_game(["New York"], deck, seed) for seed in range(10)]
    assert all(game.view(BRITISH) == games[0].view(BRITISH) for game in games)
    for game in games:
        do(game, "end turn")
    assert len({tuple(zone(game, BRITISH, "hand")) for game in games}) > 1


def test_1_5_the_log_tells_the_enemy_how_many_cards_were_drawn_not_which() -> None:
    game = mid_game([], ["New York", "Norfolk", "Pemaquid", "Philadelphia", "Albany", "Canso"])
    drawn = [event for event in do(game, "end turn") if event.kind == "cards-drawn"]
    assert [sorted(event.seen_by(BRITISH).card_names) for event in drawn] == [zone(game, BRITISH, "hand")]
    for by in (FRENCH, None):
        assert [(event.seen_by(by).card_names, event.seen_by(by).detail_number) for event in drawn] == [
            ([], 5)
        ]


def test_1_5_the_log_tells_the_enemy_what_was_played_and_taken() -> None:
    game = position(side(hand=["Boston"], deck=["New York"]))
    events = do(game, "take money: Boston", "draft: Governor")
    assert [event.seen_by(FRENCH) for event in events] == events
    assert [str(event.action) for event in events if event.action] == [
        "take money: Boston",
        "draft: Governor",
    ]


@pytest.mark.parametrize("by", [FRENCH, None])
def test_1_5_1_cards_retrieved_from_the_reserve_are_known(by: int | None) -> None:
    game = position(
        side(money=2, hand=["Boston"], deck=["New York", "Norfolk"], reserve=["Militia", "Ships"])
    )
    do(game, "retrieve")
    assert seen(game, by, BRITISH, "hand") == ["Militia", "Ships"]
    assert seen(game, by, BRITISH, "deck") == ["Boston", "New York", "Norfolk"]


def test_1_5_1_a_card_fetched_by_the_intendant_is_known() -> None:
    game = position(
        french=side(money=2, hand=["Intendant", "Quebec"], deck=["Gaspé"], discard=["Montreal"]),
        to_move=FRENCH,
    )
    do(game, "intendant: Montreal")
    assert seen(game, BRITISH, FRENCH, "hand") == ["Montreal"]


def test_1_5_1_a_hand_that_was_shown_is_known() -> None:
    game = position(side(hand=["Rangers"]), side(hand=["Quebec", "Gaspé"], deck=["Regular Infantry"]))
    do(game, "ambush: Rangers", "show hand")
    assert seen(game, BRITISH, FRENCH, "hand") == ["Gaspé", "Quebec"]
    assert seen(game, BRITISH, FRENCH, "deck") == ["Regular Infantry"]


def test_1_5_1_the_whole_hand_is_known_when_the_deck_is_empty() -> None:
    game = position(side(hand=["Boston", "Home Support"], deck=["New York", "Norfolk"]))
    assert seen(game, FRENCH, BRITISH, "hand") == []
    do(game, "home support")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Boston", "New York", "Norfolk"]


def test_1_5_1_a_hand_stays_known_when_the_deck_is_rebuilt_in_the_same_refill() -> None:
    game = position(
        side(hand=["Boston"], deck=["New York"], discard=["Norfolk", "Pemaquid", "Albany", "Canso"])
    )
    do(game, "end turn")
    assert len(zone(game, BRITISH, "hand")) == 5
    assert seen(game, FRENCH, BRITISH, "hand") == ["Boston", "New York"]
    assert seen(game, FRENCH, BRITISH, "deck") == ["Albany", "Canso", "Norfolk", "Pemaquid"]


def test_1_5_1_a_known_card_stays_known_through_turns_until_it_leaves_the_hand() -> None:
    game = position(
        side(
            money=1,
            hand=["Boston", "New York", "Norfolk", "Pemaquid"],
            deck=["Albany", "Canso", "Detroit"],
            reserve=["Rangers"],
        ),
    )
    do(game, "retrieve", "end turn", "end turn")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Rangers"]
    do(game, "take money: Boston")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Rangers"]
    do(game, "discard: Rangers")
    assert seen(game, FRENCH, BRITISH, "hand") == []


@pytest.mark.parametrize(
    ("in_hand", "retrieved", "left"), [(1, 1, []), (0, 2, ["Militia"]), (1, 2, ["Militia"]), (2, 1, [])]
)
def test_1_5_1_when_one_of_several_like_cards_leaves_the_known_number_drops_by_one(
    in_hand: int, retrieved: int, left: list[str]
) -> None:
    game = position(
        side(
            money=retrieved,
            hand=["Militia"] * in_hand,
            deck=["Boston", "Norfolk"],
            reserve=["Militia"] * retrieved,
        ),
    )
    do(game, "retrieve")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Militia"] * retrieved
    do(game, "discard: Militia")
    assert seen(game, FRENCH, BRITISH, "hand") == left


@pytest.mark.parametrize("text", ["reserve: Militia", "governor: Militia", "reinforce Louisbourg: Militia"])
def test_1_5_1_a_card_is_no_longer_known_once_it_has_left_for_elsewhere_than_the_discard_pile(
    text: str,
) -> None:
    game = position(
        side(
            money=2,
            hand=["Governor", "Boston"],
            deck=["Norfolk", "Albany"],
            reserve=["Militia", "Ships"],
            siege="Louisbourg",
            attacking=["Rangers"],
        ),
    )
    do(game, "retrieve", text)
    assert seen(game, FRENCH, BRITISH, "hand") == ["Ships"]


def test_1_5_1_what_is_not_known_cannot_drop_when_an_unknown_card_leaves() -> None:
    game = position(side(money=1, hand=["Norfolk"], deck=["Boston"], reserve=["Militia"]))
    do(game, "retrieve", "discard: Norfolk")
    assert seen(game, FRENCH, BRITISH, "hand") == ["Militia"]


def test_1_5_1_the_rest_of_the_hand_is_any_equally_likely_selection() -> None:
    unseen = ["Albany", "Boston", "Canso", "Detroit"]
    game = position(side(money=1, hand=unseen[:2], deck=unseen[2:], reserve=["Rangers"]))
    do(game, "retrieve")
    view = game.view(FRENCH)
    rng = Random(1)
    hands = Counter(tuple(zone(arpents.determinize(view, rng), BRITISH, "hand")) for _ in range(1200))
    pairs = {(one, other, "Rangers") for one in unseen for other in unseen if one < other}
    assert set(hands) == pairs
    assert all(150 < number < 250 for number in hands.values())  # 200 expected, deviation 13


def test_1_5_1_likely_selections_count_every_copy_of_like_cards() -> None:
    game = position(side(hand=["Militia"], deck=["Militia", "Militia", "Boston"]))
    view = game.view(FRENCH)
    rng = Random(1)
    hands = Counter(zone(arpents.determinize(view, rng), BRITISH, "hand")[0] for _ in range(1200))
    assert 840 < hands["Militia"] < 960  # three in four


def test_1_6_the_bank_never_runs_out() -> None:
    game = position(side(money=1_000_000, hand=["Boston"]))
    do(game, "take money: Boston")
    assert money(game, BRITISH) == 1_000_003
