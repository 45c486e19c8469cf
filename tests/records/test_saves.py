"""Saved games resume exactly where they stood."""

import json
from random import Random
from typing import Any

import pytest
from tests.positions import BRITISH, FRENCH

import arpents
from arpents import Game, UnknownName
from arpents.records.saves import DamagedSave, resume_game, save_game

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


def damaged(change: Any) -> bytes:
    save = json.loads(save_game(played(2, 30), PLAYERS))
    change(save)
    return json.dumps(save).encode()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda save: save.update(version=99), "needs a newer Arpents"),
        (lambda save: save.update(format="chess"), "no saved game"),
        (lambda save: save.update(chance=[0, 1]), "chance: both numbers"),
        (lambda save: save.update(players={"dutch": "me"}), '"dutch" should be "british" or "french"'),
        (lambda save: save["story"].pop(), "breaks off|line"),
        (lambda save: save["story"].insert(2, "draw: Boston"), "line 3: Boston is drawn where nothing"),
        (lambda save: save["story"].insert(2, "settle Detroit"), "line 3: .*not possible now"),
        (lambda save: save["story"].insert(2, "fly to Paris"), 'line 3: Unknown action "fly to Paris"'),
        (lambda save: save["story"].insert(0, "draw: Albany"), "line 1: Albany is drawn, which is not in"),
        (lambda save: save["story"].append("concede nobody"), "should be"),
    ],
)
def test_a_damaged_save_is_refused_with_the_reason(change: Any, fault: str) -> None:
    if fault.startswith("breaks"):
        story = json.loads(save_game(played(2, 30), PLAYERS))["story"]
        cut = next(number for number, line in enumerate(story) if number > 2 and line.startswith("draw"))
        data = damaged(lambda save: save.update(story=story[:cut]))
    else:
        data = damaged(change)
    with pytest.raises(DamagedSave, match=fault):
        resume_game(data)


def test_a_save_of_unknown_rules_names_them() -> None:
    with pytest.raises(UnknownName, match=r'Unknown rule set "second-editon"\. Did you mean second-edition'):
        resume_game(damaged(lambda save: save.update(rule_set="second-editon")))


def test_what_is_no_save_is_refused() -> None:
    with pytest.raises(DamagedSave, match="no saved game"):
        resume_game(b"\xff")
