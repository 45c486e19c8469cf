"""Races: requests that reach one or more servers at the same moment, of which only some may win."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, final

import msgspec

from tests.load.ledger import OK, Entry, Ledger
from tests.load.seats import API, Here, choose_action

SIDES: Final = ("british", "french")
REFUSED: Final = 409

CURRENT: Final = "current"
"""A change on the version of now, of which one alone may win."""
HOPELESS: Final = "hopeless"
"""A change on another version, or of the side that does not decide."""
FREE: Final = "free"
"""What nothing forbids."""


class Runner(NamedTuple):
    """A request that takes part."""

    chance: str
    side: int
    kind: str
    body: dict[str, Any]
    entry: Entry


@final
class Course:
    """A game in which race after race is run, on any of some servers."""

    def __init__(
        self, servers: Sequence[Here], game: str, tokens: Sequence[str], ledger: Ledger, rng: Random
    ) -> None:
        self.servers = servers
        self.game = game
        self.tokens = tokens
        self.ledger = ledger
        self.rng = rng
        self._keys = 0

    @classmethod
    async def opened(cls, servers: Sequence[Here], ledger: Ledger, rng: Random) -> Course:
        """A new game with both its seats."""
        http = await servers[0].http()
        made = await http.post(f"{API}/games", {"name": "Ann", "side": "british", "opponent": "anyone"})
        joined = await http.post(f"{API}/games/{made['game']}/join", {"name": "Ben"})
        return cls(servers, made["game"], (made["token"], joined["token"]), ledger, rng)

    async def race(self) -> bool:
        """Run one race, unless the game is over; whether it is not."""
        nows = [await self.look(self.rng.choice(self.servers), token) for token in self.tokens]
        if nows[0]["now"]["game"]["status"] == "finished":
            return False
        runners = self._line_up([now["now"] for now in nows])
        statuses = await asyncio.gather(*(self._run(runner) for runner in runners))
        for runner, status in zip(runners, statuses, strict=True):
            if runner.entry.status is None:
                self.ledger.answer(runner.entry, status)
            assert status == runner.entry.status, f"{runner} was answered {status}"
        self._judge(runners)
        return True

    async def look(self, server: Here, token: str | None) -> Any:
        """How the game stands, and all its items, page by page."""
        http = await server.http()
        items: list[Any] = []
        while True:
            path = f"{API}/games/{self.game}?after={len(items)}"
            status, answer = await http.ask("GET", path, {}, token)
            assert status == OK, answer
            news = msgspec.json.decode(answer)
            items += news["items"]
            if not news["more"]:
                return news | {"items": items}

    def _line_up(self, nows: list[dict[str, Any]]) -> list[Runner]:
        rng = self.rng
        side = SIDES.index(nows[0]["game"]["decider"])
        now = nows[side]
        move = self._mover(CURRENT, side, now, now["version"])
        others = [
            lambda: move,
            lambda: self._mover(CURRENT, side, now, now["version"]),
            lambda: self._mover(HOPELESS, 1 - side, now, nows[1 - side]["version"]),
            lambda: self._mover(HOPELESS, side, now, max(0, now["version"] - 1)),
            lambda: self._runner(FREE, rng.randint(0, 1), "chat", {"text": "Well played"}),
        ]
        if now["can_undo"]:
            others.append(lambda: self._runner(CURRENT, side, "undo", {"version": now["version"]}))
        if now["version"] == 0:
            del others[3]
        runners = [move, *(rng.choice(others)() for _ in range(rng.randint(1, 4)))]
        if rng.random() < 0.01:
            runners.append(self._runner(FREE, rng.randint(0, 1), "concede", {}))
        rng.shuffle(runners)
        return runners

    def _mover(self, chance: str, side: int, now: dict[str, Any], version: int) -> Runner:
        body = {"action": choose_action(now["offers"], self.rng), "version": version}
        return self._runner(chance, side, "moves", body)

    def _runner(self, chance: str, side: int, kind: str, body: dict[str, Any]) -> Runner:
        self._keys += 1
        key = str(self._keys)
        return Runner(chance, side, kind, {**body, "key": key}, self.ledger.send(self.game, side, key, kind))

    async def _run(self, runner: Runner) -> int:
        http = await self.rng.choice(self.servers).http()
        path = f"{API}/games/{self.game}/{runner.kind}"
        return await http.send("POST", path, runner.body, self.tokens[runner.side])

    def _judge(self, runners: Sequence[Runner]) -> None:
        """One alone has won among those of whom one could."""
        told = {runner.entry.key: runner.entry.status for runner in runners if runner.chance == CURRENT}
        conceded = any(runner.kind == "concede" for runner in runners)
        won = sum(status == OK for status in told.values())
        assert won == 1 or (conceded and won == 0), runners
        assert set(told.values()) <= {OK, REFUSED}, runners
        for runner in runners:
            if runner.chance != CURRENT:
                assert runner.entry.status == (OK if runner.chance == FREE else REFUSED), runner


async def race(servers: Sequence[Here], races: int, games: int, seed: int) -> tuple[Ledger, list[Course]]:
    """Run so many races in so many games at a time."""
    ledger, rng = Ledger(), Random(seed)
    courses: list[Course] = []
    left = races

    async def run() -> None:
        nonlocal left
        while left > 0:
            course = await Course.opened(servers, ledger, Random(rng.random()))
            courses.append(course)
            while left > 0 and await course.race():
                left -= 1

    await asyncio.gather(*(run() for _ in range(games)))
    return ledger, courses
