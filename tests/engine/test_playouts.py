"""Random games inside the engine: what is drawn is legal and equally likely, and nobody need be told."""

from collections import Counter
from random import Random

import pytest

import arpents
from arpents.engine.chance import run, seeded
from arpents.engine.choosing import all_actions, count_actions, is_offered
from arpents.engine.events import Event
from arpents.engine.lots import Lot
from arpents.engine.play import advance, draw_action, find_offers, perform
from arpents.engine.playouts import Playouts
from arpents.engine.state import OVER
from tests.engine.any_game import any_game

TURNS = 120


@pytest.mark.parametrize("seed", range(24))
def test_what_is_drawn_is_legal_and_does_the_same_untold(seed: int) -> None:
    """Two states of one game: in one, what happens is told, in the other, it is not."""
    told = any_game(seed, Random(seed)).state
    untold = told.copy()
    lot = Lot(seeded(seed))
    chance, same_chance = seeded(seed), seeded(seed)
    events: list[Event] = []
    while told.phase != OVER and told.turn < TURNS:
        action = draw_action(untold, lot)
        offers = find_offers(told)
        assert is_offered(offers, action)
        assert lot.total == count_actions(offers)
        perform(told, action, events)
        run(told, chance, events)
        advance(untold, action, same_chance)
        assert told == untold
    assert [event.action for event in events if event.kind == "acted"]


@pytest.mark.fuzz  # thousands of draws, to compare their numbers
def test_every_action_is_drawn_as_often() -> None:
    game = arpents.new_game(seed=4)
    rng = Random(4)
    wanted = (2, 7, 19, 31)
    seen: set[int] = set()
    lot = Lot(seeded(4))
    while seen != set(wanted):
        number = game.count_actions()
        if number in wanted and number not in seen:
            seen.add(number)
            drawn = Counter(draw_action(game.state, lot) for _ in range(400 * number))
            assert set(drawn) == set(all_actions(game.offers()))
            # Seven times the standard deviation: no seed comes near it.
            assert all(260 < times < 540 for times in drawn.values())
        game.apply(game.random_action(rng))
        if game.decider is None:
            game = arpents.new_game(seed=rng.getrandbits(30))


@pytest.mark.fuzz
def test_offers_that_are_there_are_drawn_from_as_often() -> None:
    offers = arpents.new_game(seed=4).offers()
    lot = Lot(seeded(5))
    number = count_actions(offers)
    drawn = Counter(lot.among(offers) for _ in range(400 * number))
    assert set(drawn) == set(all_actions(offers))
    assert all(260 < times < 540 for times in drawn.values())


def test_a_source_of_chance_gives_a_game() -> None:
    first, second = (arpents.new_game(seed=1).state for _ in range(2))
    one, two = Playouts(seeded(9)), Playouts(seeded(9))
    one.play(first)
    two.play(second)
    assert first.phase == OVER
    assert first == second
    assert (one.decisions, one.choices) == (two.decisions, two.choices)
    assert one.decisions > one.choices > first.turn


def test_a_game_goes_on_up_to_a_turn() -> None:
    state = arpents.new_game(seed=1).state
    playouts = Playouts(seeded(1))
    playouts.play(state, 6)
    assert state.turn == 6
    decisions = playouts.decisions
    playouts.step(state)
    assert playouts.decisions == decisions + 1


@pytest.mark.fuzz
def test_cards_are_shared_out_alike_by_the_lot_and_by_the_list() -> None:
    """Games by the one and by the other last as long, on average, as far as a few of them can tell."""
    inside = [arpents.new_game(seed=seed).state for seed in range(60)]
    for seed, state in enumerate(inside):
        Playouts(seeded(seed)).play(state, 60)
    outside = [arpents.new_game(seed=seed) for seed in range(60)]
    for seed, game in enumerate(outside):
        rng = Random(seed)
        while game.decider is not None and game.state.turn < 60:
            game.apply(game.random_action(rng))
    held = [sum(bin(side.villages | side.towns).count("1") for side in state.sides) for state in inside]
    also = [sum(bin(s.villages | s.towns).count("1") for s in game.state.sides) for game in outside]
    assert abs(sum(held) - sum(also)) / 60 < 2
