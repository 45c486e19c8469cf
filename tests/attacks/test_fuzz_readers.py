"""Whatever resembles an honest input is read, or refused with a named error, and with bounded work."""

import struct
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

import arpents
from arpents.content import scenario_from
from arpents.engine.chance import seeded
from arpents.engine.game import game_from
from arpents.engine.state_bytes import from_bytes, to_bytes
from arpents.engine.views import View
from arpents.errors import ArpentsError
from arpents.records.file_replay import replay, replay_until
from arpents.records.game_text import read_game_text
from arpents.records.site_json.converting import as_game_text, to_record
from arpents.records.writing import write_game
from arpents.server.games.openings import deal
from arpents.table import read_presets
from arpents.wire.reading import read_action
from tests.attacks.mutating import Mutator
from tests.attacks.texts import SCENARIO
from tests.golden.making import GAMES
from tests.sampling import sampled

MOST = 40
"""So many honest games of that length is the most that anything may cost: without bounds it was thousands."""

CASES = 60
SEEDS = sampled(range(200), test=1)

Work = tuple[int, Callable[[], object]]
"""How long an input is, and the work of reading it."""


@cache
def game_files() -> list[str]:
    """Honest games, the shortest of those that are kept."""
    return sorted((path.read_text("utf-8") for path in GAMES.glob("*.arpents")), key=len)[:12]


@cache
def json_files() -> list[str]:
    """Honest games as JSON."""
    return [msgspec.json.encode(to_record(read_game_text(text))).decode() for text in game_files()[:3]]


@cache
def position_files() -> list[str]:
    """Games that begin with a position."""
    games = [replay_until(read_game_text(text), 40) for text in game_files()[:6]]
    return [str(write_game(game_from(game.state))) for game in games]


@cache
def scenario_files() -> list[str]:
    """Honest scenarios."""
    folder = files("arpents.content") / "scenarios"
    return [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]


@cache
def moments() -> list[arpents.Game]:
    """Games in the middle."""
    return [replay_until(read_game_text(text), number) for number, text in enumerate(game_files(), 5)]


@cache
def actions() -> list[str]:
    """Honest actions."""
    return [str(action) for game in moments() for action in game.legal_actions()[:30]]


PRESETS = {
    "raids": {"answer": "block", "cards": ["Militia", "Native Americans"], "otherwise": "never"},
    "losing": {"answer": "list", "cards": ["Trader"], "otherwise": "any"},
    "occupying": {"answer": "occupy", "otherwise": "leave"},
    "exchange": "keep",
}
PICKED = {"verb": "settle", "location": "Albany", "fixed": ["Albany"], "picked": ["Boston"], "chosen": None}


def an_action(mutator: Mutator) -> Work:
    text, game = mutator.text(actions()), mutator.rng.choice(moments())
    return len(text), lambda: arpents.parse_action(text, game)


def a_game_file(mutator: Mutator) -> Work:
    text = mutator.text(game_files()).encode("utf-8", "surrogatepass")
    return len(text), lambda: replay(as_game_text(text))


def a_json_file(mutator: Mutator) -> Work:
    text = mutator.text(json_files()).encode("utf-8", "surrogatepass")
    return len(text), lambda: replay(as_game_text(text))


def a_position(mutator: Mutator) -> Work:
    text = mutator.text(position_files()).encode("utf-8", "surrogatepass")
    return len(text), lambda: replay_until(as_game_text(text), 0)


def a_scenario(mutator: Mutator) -> Work:
    text = mutator.text(scenario_files())
    return len(text), lambda: scenario_from("mine", text)


def a_game_of_a_scenario(mutator: Mutator) -> Work:
    """A scenario in a record, and some turns of a game that follows it: whoever accepts it has to play it."""
    source = mutator.text(scenario_files())
    text = SCENARIO + "".join(f"    | {line}\n" for line in source.split("\n"))
    text = mutator.text([text]) if mutator.rng.random() < 0.3 else text

    def play() -> None:
        game = replay_until(read_game_text(deal(text, seeded(1))), 0)
        for _ in range(30):
            if game.decider is not None:
                game.apply(game.random_action(mutator.rng))

    return len(text), play


def a_state(mutator: Mutator) -> Work:
    data = mutator.bytes(to_bytes(mutator.rng.choice(moments()).state)[:-4])
    signed = data + struct.pack("<I", crc32(data))
    return len(signed), lambda: from_bytes(signed)


def presets(mutator: Mutator) -> Work:
    body = mutator.body(PRESETS, ["Militia", "block", "never"])
    return len(body), lambda: read_presets(body)


def a_move(mutator: Mutator) -> Work:
    game = mutator.rng.choice(moments())
    data: Any = mutator.data(mutator.rng.choice((PICKED, mutator.rng.choice(actions()))), ["Boston", "pass"])
    view = View(game.state, game.decider)
    return len(str(data)), lambda: read_action(data, view)


READERS: dict[str, Callable[[Mutator], Work]] = {
    "action": an_action,
    "game file": a_game_file,
    "JSON": a_json_file,
    "position": a_position,
    "scenario": a_scenario,
    "game of a scenario": a_game_of_a_scenario,
    "state": a_state,
    "presets": presets,
    "move": a_move,
}


def seconds(work: Callable[[], object]) -> float:
    """The time that this process computes for something."""
    began = time.process_time()
    work()
    return time.process_time() - began


@cache
def honest() -> tuple[int, float]:
    """How long an honest game is, and what it takes to read it."""
    text = game_files()[-1].encode()
    return len(text), min(seconds(lambda: replay(as_game_text(text))) for _ in range(3))


def read_or_refused(work: Callable[[], object]) -> None:
    """Read something, or be refused with an error that has a name."""
    with suppress(ArpentsError):
        work()


def check(reader: str, seed: int, case: int) -> None:
    """Read what follows from a seed and the number of a case."""
    mutator = Mutator(f"{reader} {seed} {case}", 2 ** Random(case).choice((8, 12, 14, 16, 17)))
    size, work = READERS[reader](mutator)
    length, allowed = honest()
    took = seconds(lambda: read_or_refused(work))
    share = max(1.0, size / length)  # what is longer may take longer, and no more than that
    assert took < MOST * allowed * share, (
        f"as much as {took / allowed / share:.0f} honest games of that length"
    )


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_readers(reader: str, seed: int) -> None:
    for case in range(CASES):
        try:
            check(reader, seed, case)
        except BaseException as error:
            error.add_note(f"Read again: check({reader!r}, {seed}, {case})")
            raise
