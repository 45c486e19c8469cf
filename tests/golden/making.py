"""Golden files: counts of action sequences and whole games, for every rule set, variant and scenario, and
digests of a thousand games of any rules, which the interpreted and the compiled build must both give.

Regenerate them, after a change of the rules that is meant to change them, with

    python -m tests.golden.making
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import arpents
from arpents import Game
from arpents.content import load_rule_sets, load_scenarios, load_variants
from arpents.engine.perft import perft
from arpents.records.writing import write_game
from tests.engine.any_game import any_game

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "perft.json"
DIGESTS = FOLDER / "digests.txt"
GAMES = FOLDER / "games"
TURN_LIMIT = 2000
SEEDS = range(1, 13)
MIDGAME = 120
DIGEST_GAMES = 1000
DIGEST_TURNS = 150


def subjects() -> Iterator[tuple[str, dict[str, object]]]:
    """The name of each golden file, and what new_game takes for it."""
    for name in load_rule_sets():
        yield f"rule-set-{name}", {"rule_set": name}
    for name in load_variants():
        yield f"variant-{name}", {"variants": [name]}
    for name in load_scenarios():
        yield f"scenario-{name}", {"scenario": name}


def start(rules: dict[str, object], seed: int) -> Game:
    """A game of a subject."""
    return arpents.new_game(seed=seed, **rules)  # type: ignore[arg-type]


def play(game: Game, rng: Random, decisions: int | None = None) -> Game:
    """Play at random, to the end or for a number of decisions.

    Each offer is as likely as another, so that games are about more than the many ways to discard.
    """
    while game.decider is not None and game.state.turn < TURN_LIMIT and decisions != 0:
        offer = rng.choice(game.offers())
        game.apply(offer.action(rng.randrange(offer.count)))
        decisions = None if decisions is None else decisions - 1
    return game


def counts(rules: dict[str, object]) -> dict[str, list[int]]:
    """The counts of a subject, by depth, from its first decision and from the midst of a game."""
    opening = start(rules, 1)
    midgame = play(start(rules, 2), Random(2), MIDGAME)
    return {
        "opening": [perft(opening, depth) for depth in (1, 2, 3)],
        "midgame": [perft(midgame, depth) for depth in (1, 2)],
    }


def whole_game(rules: dict[str, object]) -> tuple[int, str]:
    """A random game of a subject that comes to its end, the shortest of a few, and its seed."""
    found = []
    for seed in SEEDS:
        game = play(start(rules, seed), Random(seed))
        if game.outcome is not None:
            found.append((game.state.turn, seed))
    _, seed = min(found)
    return seed, game_text(rules, seed)


def game_text(rules: dict[str, object], seed: int) -> str:
    """The random game of a subject and a seed, as a game file."""
    return str(write_game(play(start(rules, seed), Random(seed)), {"Id": f"seed {seed}"}))


def digest(seed: int) -> str:
    """A random game of any rules in short: its record, and the hash of its state at each decision."""
    rng = Random(seed)
    game = any_game(seed, rng)
    found = sha256()
    while game.decider is not None and game.state.turn < DIGEST_TURNS:
        found.update(arpents.state_hash(game.state).to_bytes(8, "big"))
        game.apply(game.random_action(rng))
    found.update(str(write_game(game, {})).encode())
    found.update(arpents.to_bytes(game.state))
    return found.hexdigest()[:16]


def main() -> None:
    """Write all golden files anew."""
    GAMES.mkdir(exist_ok=True)
    for old in GAMES.glob("*.arpents"):
        old.unlink()
    found = {}
    for name, rules in subjects():
        found[name] = counts(rules)
        seed, text = whole_game(rules)
        (GAMES / f"{name}.arpents").write_text(text, "utf-8")
        print(f"{name}: seed {seed}, {found[name]}")
    DIGESTS.write_text("".join(f"{digest(seed)}\n" for seed in range(DIGEST_GAMES)), "utf-8")
    COUNTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
