"""Saved games resume exactly where they stood."""

from random import Random

import pytest

import arpents
from arpents import Game
from arpents.records.game_text import BadGameText
from arpents.records.saves import resume_game, save_game
from tests.positions import BRITISH, FRENCH

PLAYERS = {BRITISH: "you", FRENCH: "random"}


def played(seed: int, decisions: int) -> Game:
    rng = Random(seed)
    game = arpents.new_game(seed=seed)
    for _ in range(decisions):
        if game.decider is not None:
            game.apply(game.random_action(rng))
    return game


@pytest.mark.parametrize("seed", range(20))
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(seed: int) -> None:
    game = played(seed, 40 * seed)
    saved = resume_game(save_game(game, PLAYERS))
    assert saved.players == PLAYERS
    assert saved.game.state == game.state
    assert saved.game.log == game.log
    rng, same = Random(5), Random(5)
    for _ in range(60):
        if game.decider is not None:
            game.apply(game.random_action(rng))
            saved.game.apply(saved.game.random_action(same))
    assert saved.game.state == game.state


def test_a_conceded_game_is_still_conceded() -> None:
    game = played(1, 10)
    game.concede(FRENCH)
    saved = resume_game(save_game(game, PLAYERS)).game
    assert saved.outcome == game.outcome
    assert saved.outcome is not None


@pytest.mark.parametrize("chance", ["0 1", "7", "one two", "1 2 3"])
def test_a_save_with_no_proper_chance_is_refused(chance: str) -> None:
    text = save_game(played(2, 30), PLAYERS).decode()
    given = next(line for line in text.splitlines() if line.startswith("[Chance"))
    with pytest.raises(BadGameText, match="Chance should be two numbers above zero"):
        resume_game(text.replace(given, f'[Chance "{chance}"]').encode())
