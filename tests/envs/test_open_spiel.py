"""OpenSpiel's own test passes; chance is explicit, and information states tell what a side knows."""

import copy
import pickle
import random

import numpy as np
import pyspiel
import pytest

from arpents.envs.encoding import SIZE, observation
from arpents.envs.open_spiel_game import ArpentsState


def load(options: str = "turn_limit=12") -> pyspiel.Game:
    return pyspiel.load_game(f"python_arpents({options})")


def test_it_passes_the_random_test_of_open_spiel() -> None:
    pyspiel.random_sim_test(load("turn_limit=6"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.soak
def test_longer_games_pass_it_too() -> None:
    pyspiel.random_sim_test(load("turn_limit=60"), num_sims=3, serialize=True, verbose=False)


def play(state: ArpentsState, rng: random.Random) -> None:
    """Take a step, or draw a card, at random."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(cards, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def test_chance_deals_the_first_hands_card_by_card() -> None:
    state = load().new_initial_state()
    dealt = 0
    rng = random.Random(1)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        assert state.action_to_string(outcomes[0][0]).startswith("draw ")
        play(state, rng)
        dealt += 1
    assert dealt == 10
    assert state.current_player() == 0
    assert "settle" in " ".join(state.action_to_string(step) for step in state.legal_actions())


def test_a_clone_goes_on_by_itself() -> None:
    state, rng = load().new_initial_state(), random.Random(2)
    for _ in range(40):
        play(state, rng)
    twin = state.clone()
    assert (str(twin), twin.history()) == (str(state), state.history())
    play(twin, rng)
    assert str(twin) != str(state)


def test_the_tensor_is_the_observation_and_returns_sum_to_nothing() -> None:
    game, rng = load(), random.Random(3)
    state = game.new_initial_state()
    assert game.observation_tensor_shape() == [SIZE]
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            told = np.array(state.observation_tensor(player))
            seen = observation(state.episode.view(player), state.episode.decision)
            assert np.array_equal(told, seen)
            assert np.array_equal(told, state.information_state_tensor(player))
        play(state, rng)
    assert sum(state.returns()) == 0.0
    assert abs(state.returns()[0]) == 1.0


def test_drawn_cards_are_told_to_their_side_alone() -> None:
    game = load()
    one, other = game.new_initial_state(), game.new_initial_state()
    rng = random.Random(4)
    for _ in range(5):  # the British hand is the same in both, the French ones differ
        card = rng.choice(one.chance_outcomes())[0]
        one.apply_action(card)
        other.apply_action(card)
    for number in range(5):
        one.apply_action(one.chance_outcomes()[0][0])
        other.apply_action(other.chance_outcomes()[-1][0])
        assert one.is_chance_node() == (number < 4)
    for told in ("information_state_string", "observation_string"):
        assert getattr(one, told)(0) == getattr(other, told)(0)
        assert getattr(one, told)(1) != getattr(other, told)(1)


def test_what_was_known_once_is_not_forgotten() -> None:
    state, rng = load(), random.Random(5)
    state = state.new_initial_state()
    told = ["", ""]
    while not state.is_terminal():
        play(state, rng)
        if state.is_chance_node() or state.is_terminal():
            continue
        for player in (0, 1):
            lines = state.information_state_string(player).partition("\nchoosing")[0]
            assert lines.startswith(told[player].rpartition("\n")[0]), "what was told stays told"
            told[player] = lines


def test_options_are_parameters() -> None:
    game = load(
        "turn_limit=5,rule_set=first-edition-italian,variants=no-governors free-discards,reward=margin"
    )
    rules = game.new_initial_state().episode.state.rules
    assert rules.rule_set == "first-edition-italian"
    assert set(rules.variants) == {"no-governors", "free-discards"}


def test_an_illegal_step_is_named() -> None:
    state, rng = load().new_initial_state(), random.Random(6)
    while state.is_chance_node():
        play(state, rng)
    with pytest.raises(Exception, match="Step 551 is not possible now"):
        state.apply_action(551)


def test_a_card_that_is_not_in_the_deck_is_refused() -> None:
    state = load().new_initial_state()
    possible = {card for card, _ in state.chance_outcomes()}
    for card in (next(bit for bit in range(63) if bit not in possible), 63, -2):
        twin = state.clone()
        with pytest.raises(Exception, match="not in the deck"):
            twin.apply_action(card)


def test_states_are_copied_and_kept() -> None:
    game = load("turn_limit=4")
    state, rng = game.new_initial_state(), random.Random(7)
    for _ in range(30):
        play(state, rng)
    told = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(told)
    for twin in (again, copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()


def test_only_what_one_side_sees_can_be_observed() -> None:
    nothing = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="what one side sees"):
        load().make_py_observer(nothing)
