"""Who has won when the next turn begins is known before this one ends."""

from random import Random

import pytest

from arpents import new_game
from arpents.engine.actions.turn import winner_next_turn
from arpents.engine.chance import run, seeded
from arpents.engine.play import find_offers, perform
from arpents.engine.sides import NOBODY
from arpents.engine.state import ACTIONS, OVER, State
from arpents.engine.verbs import END_TURN
from tests.positions import BRITISH, FRENCH, position, side


def after_its_end(state: State) -> int:
    """Who has won when this turn is over and the next one has begun; nobody while the game goes on."""
    later = state.copy()
    (ending,) = [offer for offer in find_offers(later) if offer.verb_number == END_TURN]
    perform(later, ending.action(0), None)
    run(later, seeded(0), None)
    return later.winner if later.phase == OVER else NOBODY


@pytest.mark.parametrize(
    ("besieged", "marker", "mover", "winner"),
    [
        ("Quebec", 2, FRENCH, BRITISH),
        ("Quebec", 1, FRENCH, NOBODY),
        ("Quebec", 3, BRITISH, NOBODY),
        ("Louisbourg", 4, FRENCH, NOBODY),
    ],
)
def test_a_home_that_is_sure_to_fall(besieged: str, marker: int, mover: int, winner: int) -> None:
    british = side(siege=besieged, attacking=["Regular Infantry"], marker=marker, deck=["Boston"])
    state = position(british, side(deck=["Gaspé"]), to_move=mover).state
    assert winner_next_turn(state) == winner
    assert after_its_end(state) == winner


@pytest.mark.parametrize(
    ("towns", "mover", "winner"), [(3, BRITISH, FRENCH), (2, BRITISH, NOBODY), (3, FRENCH, NOBODY)]
)
def test_an_end_that_is_counted(towns: int, mover: int, winner: int) -> None:
    french = side(deck=["Gaspé"], captured_towns=towns)
    state = position(side(deck=["Boston"]), french, to_move=mover).state
    assert winner_next_turn(state) == winner
    assert after_its_end(state) == winner


@pytest.mark.parametrize("seed", range(6))
def test_it_is_what_happens(seed: int) -> None:
    game = new_game(seed=seed)
    rng = Random(seed)
    looked = 0
    while game.state.phase != OVER and game.turn < 120:
        if game.state.phase == ACTIONS:
            assert winner_next_turn(game.state) == after_its_end(game.state)
            looked += 1
        game.apply(game.random_action(rng))
    assert looked > 20
