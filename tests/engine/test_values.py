"""The little values: actions, offers, events, outcomes, views: equality, hashes and how they show."""

import pickle
from random import Random

import pytest

import arpents
from arpents import Action, GameOver, IllegalAction, Outcome, Side
from arpents.engine import verbs
from arpents.engine.bags import COMPILED
from arpents.engine.choosing import NothingToDecide
from arpents.engine.game import game_from
from arpents.engine.positions import ImpossiblePosition
from arpents.records.game_text import BadGameText
from tests.positions import BRITISH, FRENCH, do, position, side


def test_actions_show_their_text() -> None:
    game = position(side(hand=["Boston"]))
    action = arpents.parse_action("take money: Boston", game)
    assert repr(action) == "<british: take money: Boston>"
    assert len({action, arpents.parse_action("take money: boston", game)}) == 1
    assert action != "take money: Boston"


def test_actions_have_a_place_or_none() -> None:
    game = position(side(hand=["Pemaquid", "St. Mary's"], money=2))
    assert arpents.parse_action("pass", game).location is None
    assert arpents.parse_action("develop Pemaquid: Pemaquid, St. Mary's", game).location == "Pemaquid"


def test_piracy_names_the_pirates_first() -> None:
    game = position(side(), side(hand=["Gaspé", "Louisbourg"]), to_move=FRENCH)
    assert str(arpents.parse_action("piracy: Gaspé, Louisbourg", game)) == "piracy: Louisbourg, Gaspé"


def test_views_tell_who_decides_and_how_it_ended() -> None:
    game = position(side(hand=["Boston"]), side(hand=["Quebec"]))
    view = game.view(FRENCH)
    assert (view.decider, view.outcome) == (BRITISH, None)
    game.concede(FRENCH)
    ended = game.view(FRENCH)
    assert ended.decider is None
    assert ended.outcome == game.outcome is not None


def test_offers_show_what_they_offer() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"], money=2))
    shown = [repr(offer) for offer in game.offers()]
    assert "<settle Deerfield + New Haven + St. Mary's + 1-1 of Boston (1)>" in shown
    assert "<discard + 1-3 of Boston, New Haven, St. Mary's (7)>" in shown
    assert "<pass (1)>" in shown


def test_events_show_what_happened() -> None:
    game = position(side(hand=["Rangers"]), side(hand=["Quebec"]))
    acted, answered, shown = do(game, "ambush: Rangers")
    assert repr(answered) == "<acted french show hand (not asked)>"
    assert repr(acted) == "<acted british ambush: Rangers>"
    assert repr(shown) == "<hand-shown french Quebec 1>"
    assert shown == shown.seen_by(BRITISH)
    assert len({acted, shown, shown.seen_by(None)}) == 2
    raided = do(
        position(side(hand=["Rangers"]), board={"Kennebec": "french village"}), "raid Kennebec: Rangers"
    )
    assert repr(raided[-1]) == "<piece-captured british Kennebec village>"


def test_outcomes_tell_winner_reason_and_points() -> None:
    game = position(side())
    game.concede(BRITISH)
    outcome = game.outcome
    assert outcome == Outcome(Side.FRENCH, "conceded", (17, 29))
    assert len({outcome, Outcome(Side.FRENCH, "conceded", (17, 29))}) == 1
    assert repr(outcome) == "Outcome(french by conceded, 17 to 29)"


def test_values_travel_between_processes() -> None:
    game = arpents.new_game("yucata", ["late-reshuffle"], seed=3)
    rng = Random(3)
    for _ in range(60):
        game.apply(game.random_action(rng))
    action = game.random_action(rng)
    for value in (game.state, action, *game.log, Outcome(Side.FRENCH, "towns", (40, 41))):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert repr(again) == repr(value) or value is game.state


def test_states_and_views_are_values() -> None:
    game = position(side(hand=["Boston"]))
    assert game.state == game.copy().state
    assert len({game.state, game.copy().state}) == 1
    assert len({game.view(BRITISH), game.copy().view(BRITISH), game.view(FRENCH)}) == 2
    assert game.view(BRITISH) != game.view(None)
    assert (game.phase, game.view(None).phase) == ("actions", "actions")


def test_sides_have_words_and_enemies() -> None:
    assert str(Side.BRITISH) == "british"
    assert Side.BRITISH.other is Side.FRENCH


def test_an_illegal_action_is_told_why_and_what_is_legal() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston", "Albany"]))
    cases = {
        "raid Quebec: Rangers": "you may settle, develop",
        "settle Detroit: Boston": "you may settle at Deerfield, Halifax",
        "settle Deerfield: Boston": 'the cards do not fit. For example: "settle Deerfield: New Haven, ',
        "discard Boston: Boston": "discard takes no location",
        "draft: Ships, Militia": "the cards do not fit",
        "draft: Ships": "Ships costs 6, and there is 0 money. For example: 'draft: ",
        "settle Deerfield: Albany, New Haven, Boston": "Albany cannot be used: not controlled. For ",
    }
    for text, why in cases.items():
        with pytest.raises(IllegalAction) as refusal:
            do(game, text)
        assert why in str(refusal.value)
        assert refusal.value.legal
    with pytest.raises(IllegalAction, match="the British side decides"):
        game.apply(Action(FRENCH, verbs.PASS))
    french = position(french=side(hand=["Gaspé"]), to_move=FRENCH)
    with pytest.raises(IllegalAction, match="the French side decides"):
        french.apply(Action(BRITISH, verbs.PASS))


def test_rubbish_is_refused_like_any_other_illegal_action() -> None:
    game = position(side(hand=["Boston"]))
    before = game.state.key()
    rng = Random(1)
    for _ in range(500):
        verb = rng.choice([-1, 99, *range(len(verbs.NAMES))])
        place, cards, chosen = (
            rng.choice([0, -1, rng.getrandbits(63), 1 << rng.randrange(63)]) for _ in "123"
        )
        action = Action(rng.randrange(2), verb, place, cards, chosen)
        if action not in game.legal_actions():
            with pytest.raises(IllegalAction):
                game.apply(action)
    assert game.state.key() == before


@pytest.mark.parametrize("number", [1 << 63, 1 << 70, -(1 << 64)])
def test_numbers_wider_than_a_bag_make_no_legal_action(number: int) -> None:
    game = position(side(hand=["Boston"]))
    if COMPILED:  # a native integer cannot hold it, so that there is no such action to begin with
        with pytest.raises(TypeError):
            Action(BRITISH, verbs.DISCARD, 0, number)
    else:
        with pytest.raises(IllegalAction):
            game.apply(Action(BRITISH, verbs.DISCARD, 0, number))


def test_nothing_can_be_done_in_a_game_that_is_over() -> None:
    game = position(side(hand=["Boston"]))
    action = game.legal_actions()[0]
    game.concede(FRENCH)
    assert game.offers() == []
    with pytest.raises(GameOver, match="nothing more"):
        game.apply(action)


def test_every_verb_has_a_name_and_a_group() -> None:
    grouped = [verb for group in verbs.GROUPS.values() for verb in group]
    assert sorted(grouped) == list(range(len(verbs.NAMES)))
    assert len(set(verbs.NAMES)) == len(verbs.NAMES)


def test_seeds_of_any_size_begin_unlike_games() -> None:
    seeds = (-1, 0, 1, 2**64, 2**64 + 1, 10**30)
    assert len({arpents.new_game(seed=seed).state for seed in seeds}) == len(seeds)


def test_a_side_that_does_not_decide_is_not_told_what_the_other_may_do() -> None:
    game = position(side(hand=["Boston"]))
    with pytest.raises(IllegalAction) as refusal:
        game.apply(Action(FRENCH, verbs.PASS))
    assert refusal.value.legal == []


def test_there_is_no_random_choice_where_there_is_none() -> None:
    game = position(side(hand=["Boston"]))
    with pytest.raises(NothingToDecide, match="nothing to decide"):
        game.view(FRENCH).random_action(Random(1))


def test_a_game_that_nothing_ends_can_be_stopped() -> None:
    game = position(side(hand=["Boston"]))
    game.stop()
    assert game.outcome == Outcome(Side.FRENCH, "stopped", (17, 29))
    with pytest.raises(GameOver):
        game.stop()


def test_games_from_one_state_do_not_touch_each_other() -> None:
    state = position(side(hand=["Boston"])).state
    first, second = game_from(state), game_from(state)
    do(first, "take money: Boston")
    assert second.state == state


def test_one_variant_may_be_given_as_such() -> None:
    assert arpents.new_game(variants="no-governors").state.rules.variants == ("no-governors",)


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Action(0, verbs.PASS), "because.", ["end turn"]),
        ImpossiblePosition("board", "it is round"),
        BadGameText(3, "it rhymes."),
    ],
)
def test_errors_survive_the_way_from_one_process_to_another(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
