"""The chronicle: what happened, in sentences, and no more than each side may know."""

from random import Random

import pytest

from arpents import Event, new_game
from arpents.engine import events
from arpents.engine.packs import PACKS
from arpents.locales import Words, card_name, chronicle, tell
from tests.positions import FRENCH, do, position, side
from tests.sampling import sampled

WORDS = Words("en")


def told(*happened: Event) -> list[str]:
    return chronicle(WORDS, happened)


def test_settling() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"]))
    assert told(*do(game, "settle Deerfield: New Haven, St. Mary's, Boston")) == [
        "The British settle Deerfield with New Haven, St. Mary's and Boston. They take the card Deerfield."
    ]


def test_drafting_does_not_say_twice_what_was_taken() -> None:
    game = position(side(money=9))
    assert told(*do(game, "draft: Militia")) == ["The British draft Militia. They pay 2 money."]


def test_like_cards_are_counted() -> None:
    game = position(side(hand=["Militia", "Militia", "Boston"], money=5))
    assert told(*do(game, "discard: Boston, Militia, Militia")) == [
        "The British discard Boston and 2 Militia. They pay 2 money."
    ]


def test_a_siege_from_its_beginning_to_its_end() -> None:
    game = position(
        side(hand=["Pemaquid", "Ships", "Regular Infantry", "Regular Infantry"]),
        side(hand=["Militia"]),
        board={"Port Royal": "french town"},
    )
    assert told(*do(game, "besiege Port Royal: Pemaquid, Ships, Regular Infantry")) == [
        "The British besiege Port Royal with Pemaquid, Ships and Regular Infantry. "
        "The siege of Port Royal stands at +1."
    ]
    assert told(*do(game, "reinforce Port Royal: Regular Infantry")) == [
        "The British send Regular Infantry to the siege of Port Royal. The siege of Port Royal stands at +3."
    ]
    do(game, "end turn")
    assert told(*do(game, "reinforce Port Royal: Militia"))[0].endswith("stands at +2.")
    assert told(*do(game, "end turn"))[-2:] == [
        "Turn 13: the British to move.",
        "The British win the siege of Port Royal. The French return Militia to the market. "
        "The British capture the town of Port Royal.",
    ]


def test_withdrawing_and_holding() -> None:
    game = position(
        side(siege="Port Royal", attacking=["Militia"], marker=-3), to_move=FRENCH, actions_left=None
    )
    assert told(*game.log)[-2:] == [
        "Turn 11: the French to move.",
        "The French hold Port Royal: the siege is over. The British return Militia to the market.",
    ]
    game = position(side(siege="Port Royal", attacking=["Militia"], marker=0))
    assert told(*do(game, "withdraw Port Royal: Militia")) == [
        "The British give up the siege of Port Royal, and Militia with it. "
        "The French hold Port Royal: the siege is over."
    ]


def test_to_withdraw_from_a_place_of_ones_own_is_to_surrender_it() -> None:
    game = position(
        side(siege="Port Royal", attacking=["Militia"], marker=0),
        side(defending=["Regular Infantry"]),
        board={"Port Royal": "french town"},
        to_move=FRENCH,
    )
    assert told(*do(game, "withdraw Port Royal: Regular Infantry"))[0] == (
        "The French surrender Port Royal, and lose Regular Infantry. "
        "The British win the siege of Port Royal. They capture the town of Port Royal."
    )


@pytest.mark.parametrize("deck", [["New Haven"], ["Philadelphia"]])
@pytest.mark.parametrize(
    ("piece", "left"),
    [
        # Whether a village of the same side takes its place, the event does not tell; the map does.
        ("town", "."),
        ("village", "; the place is neutral now."),
    ],
)
def test_a_raid_tells_what_is_left_of_its_target(deck: list[str], piece: str, left: str) -> None:
    game = position(
        side(hand=["Norfolk"], deck=deck),
        side(hand=["Coureurs de Bois"], deck=["Quebec"]),
        board={"Deerfield": "french village", "New Haven": f"british {piece}"},
        to_move=FRENCH,
    )
    happened = do(game, "raid New Haven: Coureurs de Bois")
    if game.phase == "block raid":
        happened += do(game, "do not block")
    assert told(*happened)[-1].endswith(f"capture the {piece} of New Haven{left}")


def test_a_conversion() -> None:
    game = position(
        side(hand=["Indian Leader"]),
        side(hand=["neutral Native Americans", "Quebec"], deck=["Trader"]),
    )
    do(game, "convert: Indian Leader")
    assert told(*do(game, "give: neutral Native Americans")) == [
        "The French give neutral Native Americans from hand. The British win over neutral Native Americans."
    ]


def test_a_hand_is_shown() -> None:
    game = position(side(hand=["Indian Leader"]), side(hand=["Quebec", "Trader"], deck=["Militia"]))
    assert told(*do(game, "convert: Indian Leader"))[-1].endswith("show their hand: Quebec and Trader.")


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    game = position(side(deck=["Boston", "Norfolk"], discard=["Albany"]))
    happened = do(game, "end turn")
    drawn = [event for event in happened if event.kind_number == events.CARDS_DRAWN]
    assert [tell(WORDS, event) for event in drawn] == [
        "The British draw Boston and Norfolk.",
        "The British draw Albany.",
    ]
    for viewer in (FRENCH, None):
        assert [tell(WORDS, event.seen_by(viewer)) for event in drawn] == [
            "The British draw 2 cards.",
            "The British draw a card.",
        ]
    rebuilt = next(event for event in happened if event.kind_number == events.DECK_REBUILT)
    assert tell(WORDS, rebuilt) == "The British make their one discarded card the draw deck."


def test_the_end() -> None:
    game = new_game()
    assert told(*game.concede(FRENCH)) == ["The game is over: the British win. The French concede."]


@pytest.mark.parametrize("seed", sampled(range(8), test=2))
def test_whole_games_can_be_told_to_everybody(seed: int) -> None:
    game = new_game(seed=seed)
    rng = Random(seed)
    while game.decider is not None and game.state.turn < 300:
        game.apply(game.random_action(rng))
    for viewer in (0, 1, None):
        for event in game.log:
            sentence = tell(WORDS, event.seen_by(viewer))
            assert sentence.endswith(".")
            if event.kind_number == events.CARDS_DRAWN and viewer != event.side_number:
                assert not any(
                    card_name(WORDS, kind.name) in sentence for kind in PACKS[event.side_number].kinds
                )
