"""Section 3: the turn."""

from itertools import pairwise

import pytest

import arpents
from arpents import Game
from tests.positions import (
    BRITISH,
    FRENCH,
    do,
    held,
    is_legal,
    legal,
    money,
    position,
    refused,
    side,
    zone,
)

FIVE = ["Boston", "New York", "Norfolk", "Pemaquid", "Philadelphia"]


def test_3_1_a_siege_is_won_after_the_game_end_check_and_before_the_actions() -> None:
    game = position(
        side(siege="Port Royal", marker=2, captured_towns=3, hand=FIVE, deck=["Albany"]),
        actions_left=None,
    )
    # The siege keeps the game going although it ends a moment later, with the check already past.
    assert game.phase == "occupation"
    assert [event.kind for event in game.log] == ["turn-began", "siege-ended", "piece-captured"]
    do(game, "leave Port Royal")
    assert (game.phase, game.decider) == ("actions", BRITISH)
    do(game, "end turn", "end turn")
    assert game.outcome is not None
    assert game.outcome.reason == "captures"


def test_3_1_the_refill_comes_last() -> None:
    game = position(side(hand=["Boston"], deck=FIVE[1:]))
    do(game, "take money: Boston", "pass")
    assert zone(game, BRITISH, "hand") == []
    do(game, "end turn")
    assert zone(game, BRITISH, "hand") == ["Boston", "New York", "Norfolk", "Pemaquid", "Philadelphia"]
    assert game.decider == FRENCH


def test_3_1_every_turn_begins_once_and_in_turn() -> None:
    game = arpents.new_game()
    for _ in range(6):
        do(game, "end turn")
    began = [event for event in game.log if event.kind == "turn-began"]
    assert [event.side_number for event in began] == [BRITISH, FRENCH] * 3 + [BRITISH]
    assert all(later.detail_number == earlier.detail_number + 1 for earlier, later in pairwise(began))


def test_3_2_one_action_in_the_first_turn_and_two_in_every_later_one() -> None:
    game = arpents.new_game()
    for actions in (1, 1, 2, 2, 2, 2):
        decider = game.decider
        for _ in range(actions):
            assert is_legal(game, "pass")
            do(game, "pass")
        assert game.decider == decider
        assert legal(game) == {"end turn"}
        do(game, "end turn")


def test_3_3_an_action_is_completed_before_the_next_begins() -> None:
    game = position(
        side(hand=["Rangers", "Boston"]),
        side(hand=["Militia", "Quebec"], deck=["Gaspé"]),
        board={"Fort Halifax": "british village", "Kennebec": "french village"},
    )
    do(game, "raid Kennebec: Rangers")
    assert game.decider == FRENCH
    assert legal(game) == {"block: Militia", "do not block"}
    do(game, "do not block")
    assert game.decider == BRITISH
    assert is_legal(game, "take money: Boston")


def test_3_3_the_same_action_may_be_taken_twice() -> None:
    game = position(side(hand=["Boston", "New York"]))
    do(game, "take money: Boston", "take money: New York")
    assert money(game, BRITISH) == 6
    assert legal(game) == {"end turn"}


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("draft: Regular Infantry", 7),
        ("fortify Boston: Fortification, Boston", 3),
        ("discard: Boston, Fortification", 1),
        ("retrieve", 2),
        ("ambush: neutral Native Americans", 1),
        ("reinforce Louisbourg: Siege Artillery", 3),
    ],
)
def test_3_3_what_cannot_be_paid_in_full_cannot_be_done(text: str, cost: int) -> None:
    def rich(amount: int) -> Game:
        return position(
            side(
                money=amount,
                hand=["Boston", "Fortification", "neutral Native Americans", "Siege Artillery"],
                reserve=["Militia", "Ships"],
                siege="Louisbourg",
                attacking=["Rangers"],
            ),
        )

    assert refused(rich(cost - 1), text)
    game = rich(cost)
    do(game, text)
    assert money(game, BRITISH) == 0


def test_3_3_costs_stay_paid_and_cards_stay_played_when_an_action_is_blocked() -> None:
    game = position(
        side(money=4, hand=["neutral Native Americans"]),
        side(hand=["Militia"], deck=["Gaspé"]),
        board={"Fort Halifax": "british village", "Kennebec": "french village"},
    )
    do(game, "raid Kennebec: neutral Native Americans", "block: Militia")
    assert money(game, BRITISH) == 3
    assert zone(game, BRITISH, "hand") == []
    assert zone(game, BRITISH, "discard") == ["neutral Native Americans"]
    assert "Kennebec" in held(game, FRENCH, "villages")
    do(game, "pass")
    assert legal(game) == {"end turn"}


def at_war(actions_left: int | None = 2) -> Game:
    return position(
        side(
            money=1,
            hand=["Military Leader", "Home Support", "Boston"],
            deck=["Albany", "Canso", "Detroit"],
            reserve=["Ships"],
            siege="Louisbourg",
            attacking=["Militia"],
            marker=0,
        ),
        actions_left=actions_left,
    )


FREE = {"military leader Louisbourg", "home support", "retrieve", "withdraw Louisbourg: Militia"}


@pytest.mark.parametrize("actions_left", [2, 1, 0])
def test_3_4_free_actions_are_possible_before_between_and_after_the_actions(actions_left: int) -> None:
    assert legal(at_war(actions_left)) >= FREE
    if actions_left == 0:
        assert legal(at_war(actions_left)) == FREE | {"end turn"}


@pytest.mark.parametrize("text", sorted(FREE))
def test_3_4_free_actions_do_not_count(text: str) -> None:
    game = at_war(1)
    do(game, text)
    assert game.decider == BRITISH
    assert is_legal(game, "pass")
    do(game, "pass")
    assert not is_legal(game, "pass")


def test_3_4_free_actions_may_be_taken_any_number_of_times() -> None:
    game = position(
        french=side(
            money=3,
            hand=["Home Support", "Intendant", "Militia"],
            deck=["Gaspé", "Quebec", "Montreal", "Louisbourg", "Port Royal", "Tadoussac"],
            reserve=["Trader"],
        ),
        to_move=FRENCH,
    )
    do(game, "home support", "intendant: Home Support", "home support")
    assert len(zone(game, FRENCH, "hand")) == 7
    do(game, "retrieve", "reserve: Trader")
    assert is_legal(game, "end turn")
    assert refused(game, "retrieve")  # there is no money left for it

    game = position(side(money=2, hand=["Boston"], reserve=["Ships"]))
    do(game, "retrieve", "reserve: Ships", "retrieve")
    assert (zone(game, BRITISH, "hand"), money(game, BRITISH)) == (["Boston", "Ships"], 0)


def test_3_4_no_free_action_while_a_siege_is_being_resolved() -> None:
    game = position(
        side(
            money=9,
            hand=["Home Support", "Military Leader", "Settlers"],
            deck=["Albany"],
            reserve=["Ships"],
            siege="Port Royal",
            marker=2,
        ),
        side(siege="Pemaquid", marker=0, defending=["Militia", "Regular Infantry"]),
        actions_left=None,
    )
    assert (game.decider, game.phase) == (FRENCH, "give up card")
    assert legal(game) == {"give up: Militia", "give up: Regular Infantry"}
    do(game, "give up: Militia")
    assert (game.decider, game.phase) == (BRITISH, "occupation")
    assert legal(game) == {"occupy Port Royal: Settlers", "leave Port Royal"}
    do(game, "leave Port Royal")
    assert legal(game) >= {"home support", "retrieve", "military leader Pemaquid", "withdraw Pemaquid"}


def test_3_4_no_free_action_after_the_refill_has_begun() -> None:
    game = at_war()
    do(game, "end turn")
    assert game.decider == FRENCH
    assert {action.side_number for action in game.legal_actions()} == {FRENCH}


def test_3_4_no_free_action_in_answer_to_the_enemy() -> None:
    game = position(
        side(hand=["Rangers"]),
        side(money=9, hand=["Home Support", "Militia"], deck=["Gaspé"], reserve=["Trader"]),
    )
    do(game, "ambush: Rangers")
    assert legal(game) == {"block: Militia", "do not block"}


def test_3_4_what_would_change_nothing_is_not_available() -> None:
    game = position(side(money=9, hand=["Home Support", "Military Leader"], discard=["Boston"]))
    for verb in ("home support", "retrieve", "military leader", "withdraw"):
        assert legal(game, verb) == set()


def test_3_5_an_action_may_be_passed() -> None:
    game = position(side(hand=["Boston"], deck=["New York"]))
    do(game, "pass")
    assert game.decider == BRITISH
    do(game, "take money: Boston")
    assert legal(game) == {"end turn"}


def test_3_5_no_action_is_left_to_pass_after_the_last() -> None:
    assert refused(position(actions_left=0), "pass")


@pytest.mark.parametrize("actions_left", [2, 1])
def test_3_5_a_turn_may_be_ended_with_actions_left(actions_left: int) -> None:
    game = position(side(hand=["Boston"]), actions_left=actions_left)
    do(game, "end turn")
    assert game.decider == FRENCH
    assert zone(game, BRITISH, "hand") == ["Boston"]


def test_3_6_the_hand_is_filled_up_to_five() -> None:
    game = position(side(hand=["Boston"], deck=["Albany", *FIVE[1:], "Canso"]))
    events = do(game, "end turn")
    hand = zone(game, BRITISH, "hand")
    assert len(hand) == 5
    assert sorted(hand + zone(game, BRITISH, "deck")) == sorted(["Albany", "Canso", *FIVE])
    assert [event.detail_number for event in events if event.kind == "cards-drawn"] == [4]


@pytest.mark.parametrize("more", [[], ["Albany", "Canso"]])
def test_3_6_a_hand_of_five_or_more_draws_nothing_and_discards_nothing(more: list[str]) -> None:
    game = position(side(hand=[*FIVE, *more], deck=["Detroit"], discard=["Halifax"]))
    do(game, "end turn")
    assert game.decider == FRENCH
    assert zone(game, BRITISH, "hand") == sorted([*FIVE, *more])
    assert (zone(game, BRITISH, "deck"), zone(game, BRITISH, "discard")) == (["Detroit"], ["Halifax"])


def test_3_6_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn_and_the_deck_is_empty() -> None:
    game = position(
        side(hand=["Boston", "New York"], deck=["Norfolk"], discard=["Albany", "Canso", "Detroit"])
    )
    events = do(game, "end turn")
    hand = zone(game, BRITISH, "hand")
    assert set(hand) > {"Boston", "New York", "Norfolk"}
    assert len(hand) == 5
    assert sorted(hand + zone(game, BRITISH, "deck")) == [
        "Albany",
        "Boston",
        "Canso",
        "Detroit",
        "New York",
        "Norfolk",
    ]
    assert zone(game, BRITISH, "discard") == []
    drawing = [(event.kind, event.detail_number) for event in events if event.kind != "acted"]
    assert drawing[:3] == [("cards-drawn", 1), ("deck-rebuilt", 3), ("cards-drawn", 2)]


def test_3_6_an_empty_deck_stays_empty_while_no_card_must_be_drawn() -> None:
    game = position(side(hand=FIVE[:3], deck=FIVE[3:], discard=["Albany"]))
    do(game, "end turn")
    assert zone(game, BRITISH, "hand") == sorted(FIVE)
    assert (zone(game, BRITISH, "deck"), zone(game, BRITISH, "discard")) == ([], ["Albany"])


def test_3_6_the_draw_stops_when_the_discard_pile_is_empty_too() -> None:
    game = position(side(hand=["Boston"], deck=["New York"], discard=["Norfolk"]))
    do(game, "end turn")
    assert zone(game, BRITISH, "hand") == ["Boston", "New York", "Norfolk"]
    assert (zone(game, BRITISH, "deck"), zone(game, BRITISH, "discard")) == ([], [])
    assert game.decider == FRENCH


def test_3_6_cards_played_this_turn_may_be_drawn_again() -> None:
    game = position(side(hand=["Boston"]))
    do(game, "take money: Boston", "end turn")
    assert zone(game, BRITISH, "hand") == ["Boston"]


def test_3_6_each_card_of_the_deck_is_equally_likely() -> None:
    deck = ["Albany", "Canso", "Detroit", "Halifax"]
    times = dict.fromkeys(deck, 0)
    for seed in range(400):
        game = position(side(hand=FIVE[:4], deck=deck), seed=seed)
        do(game, "end turn")
        times[next(card for card in zone(game, BRITISH, "hand") if card not in FIVE)] += 1
    assert all(65 < number < 135 for number in times.values()), times  # 100 expected, deviation 9


def test_3_7_cards_played_go_to_their_owners_discard_pile() -> None:
    game = position(
        side(hand=["Norfolk", "Ships", "neutral Settlers", "Rangers"], discard=["Canso"]),
        side(hand=["Militia"], deck=["Quebec"]),
    )
    do(game, "settle Baltimore: Norfolk, Ships, neutral Settlers", "ambush: Rangers", "block: Militia")
    assert zone(game, BRITISH, "discard") == [
        "Baltimore",
        "Canso",
        "Norfolk",
        "Rangers",
        "Ships",
        "neutral Settlers",
    ]
    assert zone(game, FRENCH, "discard") == ["Militia"]
    assert zone(game, BRITISH, "hand") == zone(game, FRENCH, "hand") == []


def test_3_7_cards_committed_to_a_siege_stay_there() -> None:
    game = position(side(hand=["Boston", "Ships", "Militia", "Rangers"], deck=["Albany"]))
    do(game, "besiege Port Royal: Boston, Ships, Militia", "reinforce Port Royal: Rangers")
    assert zone(game, BRITISH, "attacking") == ["Militia", "Rangers"]
    assert zone(game, BRITISH, "discard") == ["Boston", "Ships"]
    do(game, "end turn")
    assert zone(game, BRITISH, "attacking") == ["Militia", "Rangers"]
