"""Seats: clients that play at random over HTTP, listen over WebSocket, and remember all they were told."""

from __future__ import annotations

import asyncio
from asyncio import IncompleteReadError
from random import Random
from typing import Any, Final, Protocol, final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.http import Http
from tests.load.ledger import OK, UNAVAILABLE, Ledger

API: Final = "/api/v1"
LOST: Final = (OSError, IncompleteReadError)
"""How a request ends that is not answered."""

PAUSE: Final = 0.02
"""The seconds before a client connects again, or asks again what could not be stored."""


class Server(Protocol):
    """A server that may be away for a while."""

    async def address(self) -> str:
        """Where it is reached, as soon as it is."""

    async def http(self) -> Http:
        """Connections to it, as soon as there can be any."""


@final
class Here:
    """A server that stays where it is."""

    def __init__(self, address: str, connections: int) -> None:
        self._address = address
        self._http = Http(address, connections)

    async def address(self) -> str:
        """Where it is."""
        return self._address

    async def http(self) -> Http:
        """Connections to it."""
        return self._http

    def close(self) -> None:
        """Close the connections."""
        self._http.close()


class Contradiction(Exception):
    """A client was told something else than before."""


@final
class Seat:
    """What a client knows of a game: one that plays (with a token), or watches (without)."""

    def __init__(self, server: Server, game: str, side: int | None, token: str | None) -> None:
        self.server = server
        self.game = game
        self.side = side
        self.token = token
        self.items: list[Any] = []
        self.now: dict[str, Any] = {}
        self.messages = 0
        self.moves_of_the_other = 0
        """How many moves of the opponent this seat was told of, whether they were taken back later or not."""
        self._views: dict[int, bytes] = {}
        self._news = asyncio.Event()

    def take(self, message: str | bytes) -> None:
        """Take in what the server tells, which must agree with what it told before."""
        told = msgspec.json.decode(message)
        if "error" in told:
            return
        self.messages += 1
        for item in told["items"]:
            number = item["seq"]
            if number > len(self.items) + 1:
                raise Contradiction(f"{self.game}: item {number} came after {len(self.items)}")
            if number == len(self.items) + 1:
                self.items.append(item)
                self.moves_of_the_other += sum(
                    event["name"] == "acted"
                    and not event["automatic"]
                    and event["side"] != told["now"]["you"]
                    for event in item.get("events", ())
                )
            elif self.items[number - 1] != item:
                raise Contradiction(f"{self.game}: item {self.items[number - 1]} has become {item}")
        now = told["now"]
        if told["more"] and now["seq"] > len(self.items):
            return  # what is missing comes next, and with it how the game stands
        if now["seq"] != len(self.items):
            raise Contradiction(f"{self.game}: {len(self.items)} items were told, now is {now['seq']}")
        view = msgspec.json.encode([now["view"], now["offers"]])
        if self._views.setdefault(now["version"], view) != view:
            raise Contradiction(f"{self.game}: version {now['version']} looks different")
        if self.now and now["version"] < self.now["version"]:
            raise Contradiction(f"{self.game}: version {self.now['version']} has become {now['version']}")
        self.now = now
        self._news.set()

    async def listen(self, rng: Random) -> None:
        """Stay connected, whatever happens; at times hear everything again."""
        while True:
            url = f"ws://{await self.server.address()}{API}/games/{self.game}/live"
            try:
                async with connect(url, compression=None, max_size=None, ping_interval=None) as socket:
                    after = rng.choice([len(self.items), len(self.items), rng.randint(0, len(self.items))])
                    hello = {"token": self.token, "after": after}
                    await socket.send(msgspec.json.encode(hello).decode())
                    async for message in socket:
                        self.take(message)
            except (OSError, EOFError, WebSocketException):
                pass
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Ask how the game stands, with everything since its beginning, page by page."""
        after = 0
        while True:
            try:
                http = await self.server.http()
                path = f"{API}/games/{self.game}?after={after}"
                status, answer = await http.ask("GET", path, {}, self.token)
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            if status == OK:
                self.take(answer)
                told = msgspec.json.decode(answer)
                if not told["more"]:
                    return
                after = told["items"][-1]["seq"]
                continue
            if status != UNAVAILABLE:
                raise Contradiction(f"{self.game}: cannot be read any more: {answer.decode()}")
            await asyncio.sleep(PAUSE)

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return bool(self.now) and self.now["game"]["status"] == "finished"

    async def play(self, ledger: Ledger, rng: Random) -> None:
        """Do something possible again and again until the game is over."""
        number = 0
        while not self.over:
            chosen = self.choose(rng)
            if chosen is None:
                await self._something_new()
                continue
            number += 1
            kind, body = chosen
            told = await self.ask(ledger, kind, {**body, "key": f"{number}"}, rng)
            while told is not None and (
                told["seq"] > len(self.items) or told["version"] > self.now["version"]
            ):
                await self._something_new()

    async def catch_up(self, seq: int) -> None:
        """Wait until the item with this number has been told."""
        while len(self.items) < seq:
            await self._something_new()

    async def _something_new(self) -> None:
        self._news.clear()
        await self._news.wait()

    def choose(self, rng: Random) -> tuple[str, dict[str, object]] | None:
        """Something to do, if there is anything."""
        now = self.now
        if not now:
            return None
        version = {"version": now["version"]}
        what = rng.random()
        if what < 0.02:
            return "chat", {"text": f"Number {rng.random()}"}
        if what < 0.08 and now["can_undo"]:
            return "undo", version
        if what < 0.05 and now["can_take_back"]:
            return "take-back", version
        if what < 0.021:
            return "concede", {}
        if not now["offers"]:
            return None
        return "moves", {"action": choose_action(now["offers"], rng), **version}

    async def ask(
        self, ledger: Ledger, kind: str, body: dict[str, object], rng: Random
    ) -> dict[str, int] | None:
        """Ask for something until there is an answer: what was acknowledged, or None if it was refused."""
        assert self.side is not None
        entry = ledger.send(self.game, self.side, str(body["key"]), kind)
        while True:
            http = await self.server.http()
            entry.tries += 1
            try:
                status, answer = await http.ask("POST", f"{API}/games/{self.game}/{kind}", body, self.token)
            except LOST:
                await asyncio.sleep(PAUSE * rng.random())
                continue
            if status == UNAVAILABLE:
                await asyncio.sleep(PAUSE)
                continue
            ledger.answer(entry, status)
            if status == OK:
                acknowledged: dict[str, int] = msgspec.json.decode(answer)
                return acknowledged
            if status >= 500:
                raise Contradiction(f"{self.game}: {kind} answered {status}: {answer.decode()}")
            return None


def choose_action(offers: list[dict[str, Any]], rng: Random) -> dict[str, object]:
    """An action that needs no thought: the cards that must be picked are any of those that may be."""
    simple = [offer for offer in offers if not offer["limits"]] or offers
    offer = rng.choice(simple)
    pool = [card["card"] for card in offer["pool"] for _ in range(card["count"])]
    return {
        "verb": offer["verb"],
        "location": offer["location"],
        "fixed": offer["fixed"],
        "picked": rng.sample(pool, min(offer["least"], len(pool))),
    }
