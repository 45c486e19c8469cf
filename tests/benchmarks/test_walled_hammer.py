"""The hammer behind walls: it begins with Halifax and soldiers, does nothing illegal, and can be named."""

import pytest

from arpents.arena import play_match
from arpents.bots import Budget
from arpents.bots.naming import make_bot
from arpents.bots.planner import Planner
from arpents.bots.random_bot import RandomBot
from arpents.engine.game import new_game
from arpents.engine.sides import Side
from benchmarks import walled_hammer
from benchmarks.walled_hammer import Walled


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


@pytest.mark.parametrize("where", [walled_hammer.__file__, "benchmarks.walled_hammer"])
def test_contests_find_it_by_name(where: str) -> None:
    assert type(make_bot(f"{where}:Walled")).__name__ == "Walled"
