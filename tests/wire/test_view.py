"""A view as data tells what a page shows of a position."""

import arpents
from arpents import Game
from arpents.engine.scoring import points
from arpents.wire.endings import EndingData
from arpents.wire.view import ViewData, view_data
from tests.positions import BRITISH, FRENCH, do, position, side
from tests.wire.moments import AUDIENCES, play


def ending(data: ViewData, reason: str, of: str) -> EndingData:
    return next(end for end in data["endings"] if end["reason"] == reason and end["side"] == of)


def besieged() -> Game:
    """The British besiege Port Royal, and it is still their turn."""
    game = position(
        side(hand=["Boston", "New York", "Military Leader", "Militia", "Norfolk"], money=5),
        side(hand=["Quebec", "Port Royal"], deck=["Militia"]),
        board={"Port Royal": "french town fortified"},
    )
    do(game, "besiege Port Royal: Boston, New York, Military Leader")
    return game


def test_the_board_tells_what_stands_where() -> None:
    board = view_data(besieged().view(None))["board"]
    assert board["Port Royal"] == {
        "owner": "french",
        "piece": "town",
        "fortified": True,
        "besieged_by": "british",
        "in_supply": True,
        "points": 6,
    }
    assert board["Norfolk"]["piece"] == "village"
    assert "Detroit" not in board


def test_a_siege_tells_its_marker_cards_and_what_is_needed() -> None:
    data = view_data(besieged().view(BRITISH))
    siege = data["sides"]["british"]["siege"]
    assert siege is not None
    assert data["sides"]["french"]["siege"] is None
    assert siege["location"] == "Port Royal"
    assert siege["committed"] == {"british": [{"card": "Military Leader", "count": 1}], "french": []}
    assert siege["attacker_needs"] == siege["attacker_wins"] - siege["marker"]
    assert siege["defender_needs"] == max(0, siege["marker"] - siege["defender_wins"])
    assert siege["supplied"] == {"british": True, "french": True}
    assert (siege["least"], siege["most"]) == (-5, 7)


def test_a_siege_track_without_end_has_none() -> None:
    for seed in range(60):
        for game, _ in play(seed, 10):
            if not game.state.british.siege or game.state.rules.siege_ceiling[0] < 1000:
                continue
            siege = view_data(game.view(None))["sides"]["british"]["siege"]
            assert siege is not None
            assert siege["least"] is siege["most"] is None
            return
    raise AssertionError("no such siege was found")


def test_a_hand_is_one_s_own_or_what_is_known_of_it() -> None:
    game = position(
        side(hand=["Boston"], reserve=["Militia", "Militia"], deck=["Ships", "Norfolk"], money=2),
        side(hand=["Quebec"], deck=["Gaspé"]),
    )
    do(game, "retrieve")
    own = view_data(game.view(BRITISH))["sides"]
    assert own["british"]["hand"] == [{"card": "Boston", "count": 1}, {"card": "Militia", "count": 2}]
    assert own["british"]["known"] == [{"card": "Militia", "count": 2}]
    assert {card["card"] for card in own["british"]["unseen"]} == {"Ships", "Norfolk"}
    assert own["french"]["hand"] == []
    theirs = view_data(game.view(FRENCH))["sides"]["british"]
    assert theirs["hand"] == [{"card": "Militia", "count": 2}]
    assert {card["card"] for card in theirs["unseen"]} == {"Boston", "Ships", "Norfolk"}
    assert (theirs["hand_size"], theirs["deck_size"]) == (3, 2)


def test_markets_have_prices_and_location_cards_apart() -> None:
    data = view_data(arpents.new_game(seed=1).view(BRITISH))
    british = data["sides"]["british"]
    prices = {card["card"]: card["cost"] for card in british["market"]}
    assert prices["Siege Artillery"] > 0
    assert "Albany" in british["location_cards"]
    assert "Albany" not in prices
    assert {"neutral Native Americans"} <= {card["card"] for card in data["neutral"]}


def test_points_add_up_in_every_position() -> None:
    for seed in range(6):
        for game, _ in play(seed):
            data = view_data(game.view(None))
            sides = (data["sides"]["british"], data["sides"]["french"])
            for number, (name, one) in enumerate(zip(("british", "french"), sides, strict=True)):
                told = one["points"]
                assert told["total"] == points(game.state, number)
                assert told["total"] == told["villages"] + told["towns"] + told["captured"]
                assert told["captured"] == 2 * one["captured"]["villages"] + 4 * one["captured"]["towns"]
                held = [place for place in data["board"].values() if place["owner"] == name]
                assert sum(place["points"] for place in held) == told["villages"] + told["towns"]


def test_endings_are_as_near_as_the_game_is_to_them() -> None:
    reached = set()
    for seed in range(60):
        for game, _ in play(seed, 20):
            outcome = game.outcome
            if outcome is None:
                continue
            data = view_data(game.view(None))
            told = data["outcome"]
            assert told is not None
            assert (told["winner"], told["reason"]) == (str(outcome.winner), outcome.reason)
            assert (told["points"]["british"], told["points"]["french"]) == outcome.points
            assert data["decider"] is None
            if outcome.reason in {"villages", "towns", "captures"}:
                ends = [end for end in data["endings"] if end["reason"] == outcome.reason]
                assert any((end["value"] or 0) >= (end["limit"] or 0) and not end["waits"] for end in ends)
                reached.add(outcome.reason)
            else:
                assert any(end["reason"] == outcome.reason and end["wins"] for end in data["endings"])
    assert reached


def test_endings_follow_the_rules_in_force() -> None:
    plain = view_data(besieged().view(None))
    villages = ending(plain, "villages", "british")
    assert villages["limit"] == plain["sides"]["british"]["stock"]["villages"] + (villages["value"] or 0)
    assert villages["waits"]
    assert ending(plain, "home taken", "french")["locations"] == ["Boston", "New York"]
    assert ending(plain, "home taken", "french")["value"] is None
    assert not [end for end in plain["endings"] if end["reason"] == "fort duquesne"]
    game = arpents.new_game(variants=["french-win-at-fort-duquesne"], seed=1)
    fort = ending(view_data(game.view(None)), "fort duquesne", "french")
    assert (fort["locations"], fort["wins"]) == (["Fort Duquesne"], True)


def test_a_siege_of_fort_duquesne_is_no_end_without_a_village_in_stock() -> None:
    board = {"Fort Duquesne": "british village", "Cumberland": "british village"}
    french = side(siege="Fort Duquesne", marker=1)
    for captured, marker in ((11, 1), (12, None)):
        game = position(
            side(captured_villages=captured), french, board=board, variants=["french-win-at-fort-duquesne"]
        )
        assert ending(view_data(game.view(None)), "fort duquesne", "french")["value"] == marker


def test_whose_view_and_whose_turn_it_is() -> None:
    game = arpents.new_game(seed=1)
    for audience in AUDIENCES:
        data = view_data(game.view(audience))
        assert data["side"] == (None if audience is None else str(audience))
        assert (data["decider"], data["to_move"], data["turn"]) == ("british", "british", 1)
        assert (data["phase"], data["about"], data["actions_left"]) == ("actions", None, 1)
        assert data["rules"]["rule_set"] == "second-edition"
        assert data["rules"]["scenario"] == "standard"


def test_withdrawing_is_free_where_the_rules_say_so() -> None:
    free = {
        name: "withdraw" in view_data(arpents.new_game(name, seed=1).view(None))["rules"]["free_verbs"]
        for name in ("second-edition", "yucata")
    }
    for name, told in free.items():
        assert told == arpents.new_game(name).state.rules.withdrawing_is_free


def test_a_question_says_which_location_it_is_about() -> None:
    asked = set()
    for seed in range(40):
        for game, _ in play(seed, 3):
            data = view_data(game.view(None))
            if data["phase"] in {"block raid", "occupation"}:
                assert data["about"] is not None
                asked.add(data["phase"])
    assert asked == {"block raid", "occupation"}
    lost = position(
        side(siege="Louisbourg", marker=-1, attacking=["Militia", "Siege Artillery"]),
        side(defending=["Militia"]),
        to_move=FRENCH,
        actions_left=None,
    )
    data = view_data(lost.view(None))
    assert (data["phase"], data["about"]) == ("give up card", "Louisbourg")


def test_unusable_cards_have_their_reasons() -> None:
    game = position(side(hand=["Boston", "Pemaquid"]), board={"Pemaquid": None})
    assert view_data(game.view(BRITISH))["unusable"] == {"Pemaquid": "not controlled"}
    assert view_data(game.view(FRENCH))["unusable"] == {}


def test_a_variant_holds_the_british_back() -> None:
    def waits(variants: list[str]) -> bool:
        return view_data(arpents.new_game(variants=variants, seed=1).view(None))["british_must_wait"]

    waiting = [
        name
        for name, found in arpents.content.load_variants().items()
        if "british_wait_to_besiege" in found.settings
    ]
    assert waits(waiting)
    assert not waits([])


def test_which_ends_a_siege_would_hold_up() -> None:
    def delays(rule_set: str) -> dict[str, bool]:
        view = arpents.new_game(rule_set, seed=1).view(FRENCH)
        return {end["reason"]: end["siege_delays"] for end in view_data(view)["endings"]}

    second, italian = delays("second-edition"), delays("first-edition-italian")
    assert [second[reason] for reason in ("villages", "towns", "captures")] == [True] * 3
    assert not second["home taken"]
    # By that text whoever runs out of pieces ends the game at once (12.14).
    assert not italian["villages"]
    assert not italian["towns"]
    assert italian["captures"]
