"""The browser tells a game in the very words of Python's chronicle, in every language."""

import json
import os
import subprocess
from pathlib import Path
from random import Random

import pytest

from arpents import new_game
from arpents.content import load_variants
from arpents.engine import verbs
from arpents.engine.game import Game
from arpents.engine.places import NAMES as PLACES
from arpents.locales import Words, chronicle, languages
from arpents.server.wire.happenings import event_data
from tests.locales.reading import ROOT
from tests.packaging.building import page_builder

WEB = ROOT / "web"
RUNNER = WEB / "node_modules" / "vitest" / "vitest.mjs"
NODE = page_builder().node()
TURNS = 120


def played(seed: int, variants: list[str]) -> Game:
    game = new_game(seed=seed, variants=variants)
    rng = Random(seed)
    while game.decider is not None and game.state.turn < TURNS:
        game.apply(game.random_action(rng))
    if game.decider is not None:
        game.concede(game.decider)
    return game


@pytest.mark.skipif(NODE is None, reason="there is no Node.js to run the browser's sources with")
@pytest.mark.skipif(not RUNNER.exists(), reason="the packages of web/ are not installed (make web)")
def test_the_same_lines(tmp_path: Path) -> None:
    every = [name for name in load_variants() if name != "no-governors"]
    games = [played(seed, every if seed % 2 else []) for seed in range(6)]
    verbs_seen = {event.action.verb for game in games for event in game.log if event.action}
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
    done = subprocess.run(
        [str(NODE), str(RUNNER), "run", "--root", str(WEB), "tests/words/told-by-python.test.ts"],
        env={**os.environ, "ARPENTS_TOLD": str(file)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
