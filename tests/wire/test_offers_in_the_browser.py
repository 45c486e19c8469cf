"""Whatever is legal can be picked on the page, and nothing else: real offers, and the page's own sources."""

import json
from pathlib import Path
from random import Random

from arpents import new_game
from arpents.content import load_variants
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.choosing import random_action
from arpents.engine.views import View
from arpents.wire.offers import offers_data
from arpents.wire.reading import read_action
from tests.page_sources import needs_node, run_test_of_page

MOST_WAYS = 300
TURNS = 100


def positions(seeds: range) -> list[View]:
    """Positions of random games, of all phases, in which not too much can be done."""
    every = [name for name in load_variants() if name != "no-governors"]
    found: list[View] = []
    seen: dict[int, int] = {}
    for seed in seeds:
        game = new_game(seed=seed, variants=every if seed % 2 else [])
        rng = Random(seed)
        while game.decider is not None and game.state.turn < TURNS:
            view = game.view(game.decider)
            offers = view.offers()
            rare = min(seen.get(offer.verb_number, 0) for offer in offers)
            if rare < 3 and sum(offer.count for offer in offers) <= MOST_WAYS:
                found.append(view)
                for offer in offers:
                    seen[offer.verb_number] = seen.get(offer.verb_number, 0) + 1
            # By offers, not by actions: random actions would mostly discard.
            game.apply(random_action([rng.choice(offers)], rng))
    assert len(seen) > 0.8 * len(verbs.NAMES), "the games show too little"
    return found


@needs_node
def test_every_legal_action_can_be_picked(tmp_path: Path) -> None:
    views = positions(range(8))
    file = tmp_path / "offers.json"
    file.write_text(json.dumps([offers_data(view.offers()) for view in views]), encoding="utf-8")
    run_test_of_page("tests/game/every-offer.test.ts", ARPENTS_OFFERS=file)
    reached = json.loads(Path(f"{file}.reached").read_text("utf-8"))
    for view, ways in zip(views, reached, strict=True):
        for number, how in enumerate(("by the list", "by cards", "as a whole")):
            picked: set[Action] = {read_action(found[number], view) for found in ways}
            assert picked == set(view.legal_actions()), how
            assert len(picked) == len(ways), how
