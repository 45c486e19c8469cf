"""The browser tells a game in the very words of Python's chronicle, in every language."""

import json
from pathlib import Path
from random import Random

import pytest

from arpents import new_game
from arpents.content import load_variants
from arpents.engine import verbs
from arpents.engine.game import Game
from arpents.engine.places import NAMES as PLACES
from arpents.locales import Words, chronicle, languages
from arpents.wire.happenings import event_data
from tests.page_sources import needs_node, run_test_of_page
from tests.sampling import sampled

TURNS = 120


def played(seed: int, variants: list[str]) -> Game:
    game = new_game(seed=seed, variants=variants)
    rng = Random(seed)
    while game.decider is not None and game.state.turn < TURNS:
        game.apply(game.random_action(rng))
    if game.decider is not None:
        game.concede(game.decider)
    return game


@needs_node
@pytest.mark.parametrize("number", sampled([3, 6], test=1))
def test_the_same_lines(number: int, tmp_path: Path) -> None:
    every = [name for name in load_variants() if name != "no-governors"]
    games = [played(seed, every if seed % 2 else []) for seed in range(number)]
    verbs_seen = {event.action.verb_number for game in games for event in game.log if event.action}
    assert len(verbs_seen) > 0.8 * len(verbs.NAMES), "the games show too little"
    stories = [[event.seen_by(viewer) for event in game.log] for game in games for viewer in (0, None)]
    told = {
        "places": list(PLACES),
        "events": [[event_data(event) for event in story] for story in stories],
        "lines": {
            language: [chronicle(Words(language), story) for story in stories] for language in languages()
        },
    }
    file = tmp_path / "told.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    run_test_of_page("tests/words/told-by-python.test.ts", ARPENTS_TOLD=file)
