"""All states of random games, also those in which a card is about to be drawn or a turn to begin."""

from collections.abc import Iterator
from random import Random

from arpents import Game
from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import kind_of
from arpents.engine.chance import Chance, seeded
from arpents.engine.choosing import random_action
from arpents.engine.decks import draw
from arpents.engine.play import find_offers, perform
from arpents.engine.reasons import CONCEDED
from arpents.engine.rules import Rules
from arpents.engine.scoring import end_game
from arpents.engine.setup import set_up
from arpents.engine.state import DRAW, OVER, UPKEEP, State
from tests.engine.any_game import any_game

TURN_LIMIT = 150


def states_of(rules: Rules, seed: int) -> Iterator[State]:
    """Every state of a random game, from the set-up on; each is the same object, which goes on changing."""
    rng = Random(seed)
    state = set_up(rules, [])
    yield state
    for _ in states_from(state, rng):
        yield state


def states_from(state: State, rng: Random) -> Iterator[None]:
    """Let a state go on by random actions, until the game ends or is conceded."""
    chance = seeded(rng.getrandbits(60))
    while state.phase != OVER:
        if state.turn >= TURN_LIMIT:
            end_game(state, rng.randrange(2), CONCEDED, [])
        else:
            go_on(state, chance, rng)
        yield


def go_on(state: State, chance: Chance, rng: Random) -> None:
    """Take one step: a card drawn, a turn begun, or an action."""
    if state.phase == DRAW:
        me = state.sides[state.to_move]
        draw(state, kind_of(me.pack, chance.card(me.deck)), [])
    elif state.phase == UPKEEP:
        begin_turn(state, [])
    else:
        perform(state, random_action(find_offers(state), rng), [])


def any_rules(seed: int) -> Rules:
    """The rules that a seed picks: every rule set and scenario has its turn."""
    game: Game = any_game(seed, Random(seed))
    return game.state.rules
