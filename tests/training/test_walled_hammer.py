"""The hammer behind walls: it begins with Halifax and soldiers, does nothing illegal, and can be named."""

from random import Random

import pytest

from arpents.arena import play_match
from arpents.bots import Budget
from arpents.bots.naming import make_bot
from arpents.bots.planner import Planner
from arpents.bots.random_bot import RandomBot
from arpents.engine.action import Action
from arpents.engine.game import new_game
from arpents.engine.sides import Side
from arpents.training import walled_hammer
from arpents.training.walled_hammer import NATIVES, SHOPPING, USUAL, Habits, Walled, some_habits


def test_it_settles_halifax_and_drafts_infantry() -> None:
    game = new_game(seed=1)
    result = play_match(Walled(seed=1), RandomBot(seed=1), game=game, turn_limit=40)
    acted = [event.action for event in game.log if event.action is not None]
    done = [(one.verb, one.location or one.card_names[0]) for one in acted if one.verb in ("settle", "draft")]
    assert result.forfeit is None
    assert ("settle", "Halifax") in done
    assert ("draft", "Regular Infantry") in done


def test_its_french_are_the_planner() -> None:
    game = new_game(seed=1)
    while game.decider != Side.FRENCH:
        game.apply(Walled(seed=1).choose(game.view(Side.BRITISH), Budget(9.0)))
    view = game.view(Side.FRENCH)
    assert Walled(seed=1).choose(view, Budget(9.0)) == Planner(seed=1).choose(view, Budget(9.0))


@pytest.mark.parametrize("where", [walled_hammer.__file__, "arpents.training.walled_hammer"])
def test_contests_find_it_by_name(where: str) -> None:
    assert type(make_bot(f"{where}:Walled")).__name__ == "Walled"


def test_habits_differ_and_are_followed() -> None:
    drawn = [some_habits(Random(seed)) for seed in range(60)]
    assert len(set(drawn)) > 25
    assert drawn.count(USUAL) > 10
    without = Habits(shopping=tuple(name for name in SHOPPING if name != NATIVES), walls=False)
    for habits, has_any in ((USUAL, True), (without, False)):
        mine = [one for seed in range(4) for one in _done_by_the_british(habits, seed)]
        assert any(one.verb == "fortify" for one in mine) == has_any
        assert any(one.verb == "draft" and one.card_names == [NATIVES] for one in mine) == has_any


def _done_by_the_british(habits: Habits, seed: int) -> list[Action]:
    game = new_game(seed=seed)
    play_match(Walled(seed=1, habits=habits), Planner(seed=1), game=game, turn_limit=60)
    done = [event.action for event in game.log if event.action is not None]
    return [one for one in done if one.side == Side.BRITISH]
