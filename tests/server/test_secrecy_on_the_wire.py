"""What a side cannot know changes nothing that a server sends to it, but for names, tokens and times."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import arpents
from arpents import Side
from arpents.engine.game import game_from
from arpents.engine.state import OVER, State
from arpents.records.file_replay import replay_until
from arpents.records.game_text import ACTION, read_game_text
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.engine.any_game import any_game
from tests.positions import position, side
from tests.processes import PATIENCE
from tests.sampling import sampled
from tests.server.overheard import NAMES, Ear, Name, Played, common_action
from tests.server.serving import serving

AUDIENCES: tuple[Name | None, ...] = ("british", "french", None)
STEPS = 14
LONG = 60
"""After so many turns a whole game is long enough."""
READY = {
    "raids": {"answer": "never"},
    "ambushes": {"answer": "never"},
    "losing": {"answer": "list", "otherwise": "any"},
    "giving": {"answer": "list", "otherwise": "any"},
    "giving_up": {"answer": "list", "otherwise": "any"},
    "occupying": {"answer": "leave"},
    "forfeiting": {"answer": "list", "otherwise": "any"},
    "exchange": "keep",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose chance follows from how far a game has come, so that two games are given the same."""
    folder: Path = tmp_path_factory.mktemp("secrecy")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", {**os.environ, "ARPENTS_SEED": "5"}) as server:
        yield server


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    """The live connections of a test, which are closed when it ends."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    """A client of the server."""
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as found:
        yield found


def a_moment(seed: int, rng: Random) -> State:
    """A position in the middle of a game of any rules."""
    game = any_game(seed, rng)
    before = game.state.copy()
    for _ in range(rng.randrange(60, 200)):
        if game.decider is None:
            return before
        before = game.state.copy()
        game.apply(game.random_action(rng))
    return before


def record_of(state: State) -> str:
    """A game file that begins with a position."""
    return str(write_game(game_from(state)))


class Pair:
    """Two games, the same viewer of both, and whether they are still to be told alike."""

    def __init__(self, client: httpx.Client, sockets: ExitStack, who: Name | None, *records: str) -> None:
        self.who = who
        self.games = [Played(client, record) for record in records]
        self.ears = [Ear(game, who, client.base_url.netloc.decode(), sockets) for game in self.games]
        self.compared = 0

    def check(self) -> dict[str, Any]:
        """Both viewers look, and both have been sent the same; how the first game stands for its viewer."""
        now = [ear.catch_up() for ear in self.ears]
        first, second = (ear.heard for ear in self.ears)
        assert first == second
        self.compared += 1
        return now[0]

    def do(self, who: Name, action: object) -> bool:
        """Let a side do the same in both games; whether what was hidden has been shown by it."""
        for game, ear in zip(self.games, self.ears, strict=True):
            version = game.now(who)["version"]
            if who == self.who:
                preview = ear.ask("POST", "/preview", json={"action": action, "version": version})
                assert preview.status_code == 200, preview.text
            reply = game.change(who, "/moves", action=action, version=version)
            assert reply.status_code == 200, reply.text
            if who == self.who:
                ear.note(reply)
        return any(self._shown(game) for game in self.games)

    def _shown(self, game: Played) -> bool:
        seq = game.now(self.who)["seq"]
        items = game.ask(self.who, "GET", f"?after={max(0, seq - 1)}").json()["items"]
        last = items[-1] if items else {}
        return any(
            event["name"] == "hand-shown" and event["side"] != self.who for event in last.get("events", [])
        )

    def all(self, who: Name, method: str, path: str, **given: Any) -> None:
        """Let a side ask for the same in both games."""
        for game, ear in zip(self.games, self.ears, strict=True):
            reply = game.ask(who, method, path, **given)
            assert reply.status_code == 200, reply.text
            if who == self.who:
                ear.note(reply)

    def close(self) -> None:
        """Give both games up, which ends all live connections with the same news."""
        for game in self.games:
            if game.now(None)["game"]["status"] == "playing":
                assert game.change("british", "/concede").status_code == 200
        self.check()


@pytest.mark.parametrize("who", sampled(AUDIENCES, test=1))
@pytest.mark.parametrize("seed", sampled((3, 6, 4, 7), test=1))
def test_what_is_hidden_changes_nothing_that_is_sent(
    client: httpx.Client, sockets: ExitStack, seed: int, who: Name | None
) -> None:
    rng = Random(seed)
    state = a_moment(seed, rng)
    audience = None if who is None else Side(NAMES.index(who))
    other = arpents.determinize(game_from(state).view(audience), rng).state
    assert other != state
    pair = Pair(client, sockets, who, record_of(state), record_of(other))
    if play_alike(pair, rng, STEPS) == STEPS:
        pair.close()
    assert pair.compared > STEPS // 2


def play_alike(pair: Pair, rng: Random, most: int, *, pestering: bool = True) -> int:
    """Do the same in both games for so many steps, or until what was hidden is shown; how many it were."""
    now = pair.check()
    for step in range(most):
        decider = now["game"]["decider"]
        if decider is None:
            return step
        if pestering:
            for ear in pair.ears:
                ear.pester(now["version"])
        for name in NAMES:
            pair.all(name, "POST", "/chat", json={"text": f"Step {step}", "key": f"c{step}"})
        action = common_action(rng, *(game.now(decider) for game in pair.games))
        if action is None:
            return step
        if pair.do(decider, action):
            return step + 1
        now = pair.check()
    return most


@pytest.mark.soak
@pytest.mark.parametrize("who", AUDIENCES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_overheard(
    client: httpx.Client, sockets: ExitStack, seed: int, who: Name | None
) -> None:
    """From the first decision to the last: where the two games must part, two others go on."""
    rng = Random(f"whole {seed}")
    audience = None if who is None else Side(NAMES.index(who))
    state = any_game(seed, rng).state
    compared = differed = 0
    while state.phase != OVER and state.turn < LONG:
        other = arpents.determinize(game_from(state).view(audience), rng).state
        differed += other != state
        pair = Pair(client, sockets, who, record_of(state), record_of(other))
        play_alike(pair, rng, STEPS, pestering=compared % 5 == 0)
        compared += pair.compared
        first = pair.games[0]
        if first.now(None)["game"]["status"] == "playing":
            assert first.change("british", "/concede").status_code == 200
        # Nothing is hidden in a game that is over, so it tells where to go on from: what was published.
        record = read_game_text(first.ask(None, "GET", "/record").text)
        game = replay_until(record, sum(line.kind == ACTION for line in record.lines))
        if game.decider is not None:
            game.apply(game.random_action(rng))  # where the two had to part, only one could do this
        state = game.state
    assert compared > LONG
    assert differed > LONG // STEPS


@pytest.mark.parametrize("who", sampled(("french", "british", None), test=1))
@pytest.mark.parametrize("seed", sampled((1, 2, 5), test=1))
def test_what_is_provisional_preset_or_muted_leaves_no_trace(
    client: httpx.Client, sockets: ExitStack, seed: int, who: Name | None
) -> None:
    rng = Random(seed)
    record = record_of(a_moment(seed, rng))
    pair = Pair(client, sockets, who, record, record)
    now = pair.check()
    undone = 0
    for step in range(STEPS):
        decider = now["game"]["decider"]
        if decider is None:
            break
        action = common_action(rng, *(game.now(decider) for game in pair.games))
        assert action is not None
        if decider != who:
            taken_back = done_and_undone(pair, decider, action)
            undone += taken_back
            now = pair.check()
            if not taken_back or step % 2:
                continue
        pair.do(decider, action)
        if who is not None:
            pair.all(who, "POST", "/chat", json={"text": "Well?", "key": f"c{step}"})
        now = pair.check()
    assert undone > 0
    pair.close()


def done_and_undone(pair: Pair, enemy: Name, action: dict[str, Any]) -> bool:
    """Do something in the first game and undo it if it is provisional; otherwise do it in both.

    In the second game as many things happen that nobody else hears of: chance follows from their number.
    """
    first, second = pair.games
    before = first.ask(pair.who, "GET", "?after=0").content
    assert (
        first.change(enemy, "/moves", action=action, version=first.now(enemy)["version"]).status_code == 200
    )
    now = first.now(enemy)
    if now["game"]["decider"] != enemy or not now["can_undo"]:
        version = second.now(enemy)["version"]
        assert second.change(enemy, "/moves", action=action, version=version).status_code == 200
        return False
    assert first.ask(pair.who, "GET", "?after=0").content == before
    for ear in pair.ears:  # while it is provisional
        ear.catch_up()
    assert first.change(enemy, "/undo", version=now["version"]).status_code == 200
    assert first.ask(enemy, "PUT", "/presets", json={"exchange": "keep"}).status_code == 200
    muted = second.now(enemy)["muted"]
    for change in (not muted, muted, not muted):
        assert second.ask(enemy, "PUT", "/mute", json={"muted": change}).status_code == 200
    assert first.ask(pair.who, "GET", "?after=0").content == before, "not even times have changed"
    return True


@pytest.mark.parametrize(
    "hand", [["Militia", "Regular Infantry", "Trader"], ["Quebec", "Gaspé", "Louisbourg"]]
)
def test_an_answer_that_was_preset_is_told_like_one_by_hand(
    client: httpx.Client, sockets: ExitStack, hand: list[str]
) -> None:
    raiders = side(hand=["Rangers", "Boston"], deck=["New York", "Norfolk"], money=9)
    game = position(raiders, side(hand=hand, deck=["Militia", "Tadoussac"], money=3))
    record = record_of(game.state)
    pair = Pair(client, sockets, "british", record, record)
    first, second = pair.games
    assert first.ask("french", "PUT", "/presets", json=READY).status_code == 200
    assert second.ask("french", "PUT", "/mute", json={"muted": True}).status_code == 200
    version = pair.check()["version"]
    for one in pair.games:
        assert one.change("british", "/moves", action="ambush: Rangers", version=version).status_code == 200
    answered = 0
    while (seen := second.now(None)["seq"]) < first.now(None)["seq"]:
        told = first.ask(None, "GET", f"?after={seen}").json()["items"]
        for event in told[0]["events"]:
            if event["action"] and not event["automatic"]:
                version = second.now("french")["version"]
                answer = event["action"]["text"]
                reply = second.change("french", "/moves", action=answer, version=version)
                assert reply.status_code == 200, reply.text
                answered += 1
    assert answered > 0
    looks = [one.plain(one.ask("british", "GET", "?after=0").json()) for one in pair.games]
    assert looks[0] == looks[1]


def test_what_is_taken_back_before_it_was_published_leaves_no_trace(client: httpx.Client) -> None:
    made = client.post("/api/v1/games", json={"side": "british", "opponent": "bot"}).json()
    url, seat = f"/api/v1/games/{made['game']}", {"Authorization": f"Bearer {made['token']}"}
    spectator = client.get(f"{url}?after=0").content
    for number, path in enumerate(("undo", "take-back")):
        version = client.get(url, headers=seat).json()["now"]["version"]
        for action, at in (("moves", version), (path, version + 1)):
            body = {"version": at, "key": f"{path}{action}"} | (
                {"action": "pass"} if action == "moves" else {}
            )
            assert client.post(f"{url}/{action}", headers=seat, json=body).status_code == 200
            assert client.get(f"{url}?after=0").content == spectator, (number, action)
    assert client.post(f"{url}/concede", headers=seat, json={"key": "c"}).status_code == 200
    late = client.post(f"{url}/take-back", headers=seat, json={"version": 9, "key": "t"})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "no_taking_back")
