"""How long a reply takes does not tell what is hidden, as far as many samples can show.

Two games are the same but for what one side does in one of them that nobody else may know of. Replies of both
are timed in turns, and more of them are if the first look different, until it is plain whether they are.
"""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import httpx
import pytest

from benchmarks.served import Served
from tests.positions import position, side
from tests.processes import PATIENCE
from tests.sampling import sampled
from tests.server.overheard import Played
from tests.server.serving import a_server
from tests.server.test_secrecy_on_the_wire import READY, record_of
from tests.server.twins_in_time import Clocked, are_told_apart, differ, interleaved

pytestmark = pytest.mark.timing

ROUNDS = 8
SAMPLES = 60
LOOKS = ("spectator", "seat", "moment", "claim")
HIDDEN = ("provisional", "presets", "mute")


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server on which nobody else is."""
    with a_server() as server:
        yield server


@pytest.fixture
def clocked(served: Served) -> Iterator[Clocked]:
    """A connection to it."""
    found = Clocked(served.url)
    yield found
    found.close()


@pytest.fixture
def games(served: Served) -> Iterator[list[Played]]:
    """Two games that stand alike."""
    hand = ["Boston", "New York", "Norfolk", "Rangers"]
    game = position(side(hand=hand, deck=["Philadelphia"], money=9), side(hand=["Quebec"], money=3))
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        yield [Played(client, record_of(game.state)) for _ in range(2)]


def look(clocked: Clocked, game: Played, kind: str) -> float:
    """How long it takes the French, or a spectator, to look at a game in some way."""
    path, token = f"/games/{game.id}", game.tokens["french"]
    if kind == "spectator":
        seconds, status = clocked.ask("GET", f"{path}?after=0")
    elif kind == "seat":
        seconds, status = clocked.ask("GET", f"{path}?after=0", token)
    elif kind == "moment":
        seconds, status = clocked.ask("GET", f"{path}/moments/0", token)
    else:
        seconds, status = clocked.ask("POST", f"{path}/claim", token, {"key": "claim"})
    assert status == (409 if kind == "claim" else 200)
    return seconds


class Hiding:
    """What the British do in a game that nobody else may know of."""

    def __init__(self, game: Played, kind: str) -> None:
        self.game = game
        self.kind = kind
        self.done = count()
        self.quiet: dict[str, Any] = next(
            offer for offer in game.now("british")["offers"] if offer["verb"] == "take money"
        )

    def once(self) -> None:
        """Do it, or undo it again."""
        number = next(self.done)
        if self.kind == "presets":
            reply = self.game.ask("british", "PUT", "/presets", json=READY if number % 2 else {})
        elif self.kind == "mute":
            reply = self.game.ask("british", "PUT", "/mute", json={"muted": number % 2 == 0})
        else:
            version = self.game.now("british")["version"]
            if number % 2:
                reply = self.game.change("british", "/undo", version=version)
            else:
                action = {"verb": "take money", "picked": [self.quiet["pool"][0]["card"]]}
                reply = self.game.change("british", "/moves", action=action, version=version)
        assert reply.status_code == 200, reply.text


@pytest.mark.parametrize(
    ("hidden", "kind"), sampled([(one, other) for one in HIDDEN for other in LOOKS], test=2)
)
def test_times_do_not_tell_what_is_hidden(
    clocked: Clocked, games: list[Played], hidden: str, kind: str
) -> None:
    hiding = Hiding(games[1], hidden)

    def before() -> None:
        hiding.once()
        for game in games:  # all have just been looked at by their British side
            assert game.ask("british", "GET", "/presets").status_code == 200

    def timed(game: Played) -> float:
        return look(clocked, game, kind)

    rng = Random(f"{hidden} {kind}")
    ways = [lambda game=game: timed(game) for game in games]

    def sample() -> tuple[list[float], list[float]]:
        quiet, busy = interleaved(ways, before, SAMPLES, rng)
        return quiet, busy

    assert not are_told_apart(sample, ROUNDS)


def test_a_difference_that_is_real_is_found(clocked: Clocked, games: list[Played]) -> None:
    for number in range(100):
        said = games[1].ask("french", "POST", "/chat", json={"text": "word " * 90, "key": f"c{number}"})
        assert said.status_code == 200
    ways = [lambda game=game: look(clocked, game, "seat") for game in games]

    def sample() -> tuple[list[float], list[float]]:
        quiet, busy = interleaved(ways, lambda: None, SAMPLES, Random(1))
        return quiet, busy

    assert are_told_apart(sample, ROUNDS)


def test_chance_is_no_difference() -> None:
    rng = Random(1)
    for _ in range(200):
        one, other = ([rng.lognormvariate(0, 0.3) for _ in range(SAMPLES)] for _ in range(2))
        assert not differ(one, other)
    slower = [1.5 * value for value in one]
    assert differ(one, slower)
