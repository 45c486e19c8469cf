"""Two games on one server, and all that is sent to one seat of each."""

import gzip
import io
import json
from collections import Counter
from contextlib import ExitStack
from random import Random
from typing import Any, Literal

import httpx
from websockets.sync.client import ClientConnection, connect

from arpents.server.asgi.pages import LEAST_BYTES, LEVEL
from tests.processes import PATIENCE

Name = Literal["british", "french"]
NAMES: tuple[Name, Name] = ("british", "french")
API = "/api/v1"
TIMES = {"at", "active_at", "claim_at", "created_at", "decide_by"}
VARYING = {"date", "content-length", "x-request-id"}
TRIES = 40


class Played:
    """A game on a server, with a client and a live connection for each seat and for a spectator."""

    def __init__(self, client: httpx.Client, record: str) -> None:
        self.client = client
        body = {"name": "Ann", "side": "british", "opponent": "anyone"}
        made = client.post(f"{API}/games", json={**body, "start": {"record": record, "decisions": 0}}).json()
        self.id: str = made["game"]
        joined = client.post(f"{API}/games/{self.id}/join", json={"name": "Ben"}).json()
        self.tokens: dict[Name | None, str | None] = {"british": made["token"], "french": joined["token"]}
        self.tokens[None] = None
        self.keys = 0

    def ask(self, who: Name | None, method: str, path: str, **given: Any) -> httpx.Response:
        """Send a request about the game."""
        token = self.tokens[who]
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return self.client.request(method, f"{API}/games/{self.id}{path}", headers=headers, **given)

    def change(self, who: Name, path: str, **body: Any) -> httpx.Response:
        """Change the game, with a key of its own."""
        self.keys += 1
        return self.ask(who, "POST", path, json={"key": f"k{self.keys}", **body})

    def now(self, who: Name | None) -> dict[str, Any]:
        """How the game stands for a seat."""
        found: dict[str, Any] = self.ask(who, "GET", "").json()["now"]
        return found

    def plain(self, told: Any) -> Any:
        """What was sent, without what differs between any two games: their names, their tokens, the time."""
        if isinstance(told, dict):
            return {key: 0 if key in TIMES and value else self.plain(value) for key, value in told.items()}
        if isinstance(told, list):
            return [self.plain(one) for one in told]
        return "this game" if told == self.id else told


def check_size(reply: httpx.Response) -> None:
    """Refuse a reply that takes other bytes on the wire than what it says: they could tell something."""
    coded = reply.headers.get("content-encoding") == "gzip"
    expected = len(squeezed(reply.content)) if coded else len(reply.content)
    assert reply.num_bytes_downloaded == expected == int(reply.headers["content-length"])
    assert coded == (reply.request.method == "GET" and len(reply.content) >= LEAST_BYTES)


def squeezed(data: bytes) -> bytes:
    """Some bytes as the server compresses them."""
    packed = io.BytesIO()
    with gzip.GzipFile(mode="wb", fileobj=packed, compresslevel=LEVEL) as file:
        file.write(data)
    return packed.getvalue()


def compressed(told: Any) -> int:
    """How many bytes something takes when it is compressed."""
    return len(squeezed(json.dumps(told).encode()))


def headers_of(reply: httpx.Response) -> list[tuple[str, str]]:
    """The headers of a reply, without what differs between any two: the time, its number, its length."""
    return sorted((name, value) for name, value in reply.headers.items() if name not in VARYING)


class Ear:
    """All that is sent to one viewer of a game, as it comes."""

    def __init__(self, game: Played, who: Name | None, address: str, open_until: ExitStack) -> None:
        self.game = game
        self.who = who
        self.heard: list[Any] = []
        url = f"ws://{address}{API}/games/{game.id}/live"
        self.socket: ClientConnection = open_until.enter_context(connect(url, compression=None))
        token = game.tokens[who]
        self.socket.send(json.dumps({"token": token, "after": 0}))
        self.seq = -1

    def note(self, reply: httpx.Response) -> httpx.Response:
        """Keep what a reply says."""
        kind = reply.headers.get("content-type")
        told = reply.json() if kind == "application/json" else reply.text
        check_size(reply)
        self.heard.append((reply.status_code, headers_of(reply), self.game.plain(told)))
        self.heard.append(compressed(self.game.plain(told)))
        return reply

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Ask, and keep the answer."""
        return self.note(self.game.ask(self.who, method, path, **given))

    def catch_up(self) -> dict[str, Any]:
        """Look at the game in every way, until the live connection has told as much."""
        now: dict[str, Any] = self.ask("GET", "").json()["now"]
        page = self.ask("GET", "?after=0").json()
        while page["more"]:
            page = self.ask("GET", f"?after={page['items'][-1]['seq']}").json()
        self.ask("GET", f"?after={max(0, now['seq'] - 2)}")
        for events in (0, 7, now["since"], 100_000):
            self.ask("GET", f"/moments/{events}")
        while self.seq < now["seq"]:
            self.listen()
        for status in ("playing", "finished"):
            listed = self.game.client.get(f"{API}/games", params={"status": status}).json()
            self.heard.append([self.game.plain(row) for row in listed if row["id"] == self.game.id])
        return now

    def listen(self) -> None:
        """Keep the next message of the live connection."""
        message = json.loads(self.socket.recv(timeout=PATIENCE))
        if not message["more"]:
            self.seq = message["now"]["seq"]
        self.heard.append(("live", self.game.plain(message)))

    def pester(self, version: int) -> None:
        """Ask for what is refused, and keep how."""
        own = {"version": version, "key": "pester"}
        for path, body in (
            ("/moves", {**own, "action": "settle Atlantis: Boston"}),
            ("/moves", {**own, "action": "besiege Quebec: Boston"}),
            ("/moves", {**own, "action": {"verb": "lose", "picked": ["Militia"]}}),
            ("/moves", {**own, "action": "end turn", "version": version + 1}),
            ("/preview", {"action": "besiege Quebec: Boston", "version": version}),
            ("/undo", {**own, "version": version + 1}),
            ("/take-back", own),
            ("/claim", {"key": "pester"}),
            ("/rematch", None),
        ):
            self.ask("POST", path, json=body)
        self.ask("GET", "/record")
        for eyes in (*NAMES, "both"):
            self.ask("GET", f"/moments/0?side={eyes}")
        self.ask("GET", "/story")
        self.ask("GET", "/presets")
        self.ask("PUT", "/presets", json={"raids": {"answer": "perhaps"}})


def common_action(rng: Random, *standings: dict[str, Any]) -> dict[str, Any] | None:
    """Something that can be done in all of these games, if there is anything that is easily found."""
    first, *others = (now["offers"] for now in standings)
    offers = list(first)
    rng.shuffle(offers)
    for offer in offers:
        alike = [one for rest in others for one in rest if _same(one, offer)]
        if len(alike) != len(others):
            continue
        pool = _cards(offer["pool"])
        for one in alike:
            pool &= _cards(one["pool"])
        cards = sorted(pool.elements())
        for _ in range(TRIES):
            size = rng.randint(offer["least"], max(offer["least"], min(offer["most"], offer["least"] + 2)))
            if size > len(cards):
                break
            picked = rng.sample(cards, size)
            if all(_fits(one, picked) for one in (offer, *alike)):
                return {**{key: offer[key] for key in ("verb", "location", "fixed")}, "picked": picked}
    return None


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one[key] == other[key] for key in ("verb", "location", "fixed", "zone", "apart"))


def _cards(counted: list[dict[str, Any]]) -> Counter[str]:
    return Counter({card["card"]: card["count"] for card in counted})


def _fits(offer: dict[str, Any], picked: list[str]) -> bool:
    within = offer["least"] <= len(picked) <= offer["most"]
    return within and all(
        limit["least"] <= sum(card in limit["cards"] for card in picked) <= limit["most"]
        for limit in offer["limits"]
    )
