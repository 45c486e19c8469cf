"""People who use the API: a visitor who may set up and join games, and a player in a seat of one."""

import time
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import httpx

from tests.processes import PATIENCE

API: Final = "/api/v1"
HTTP: Final = httpx.Client(timeout=PATIENCE)
"""The connections of all of them."""

_keys = count(1)

Data = dict[str, Any]


def key() -> str:
    """A key that no other request has."""
    return f"key-{next(_keys)}"


def code(response: httpx.Response) -> str:
    """The name of the error that a response tells, which has the form that all errors have."""
    body = response.json()
    assert set(body) == {"error"}, body
    assert {"code", "message"} <= set(body["error"]) <= {"code", "message", "legal"}
    assert body["error"]["message"]
    return str(body["error"]["code"])


class Visitor:
    """Somebody without a seat."""

    def __init__(self, url: str, token: str | None = None, **headers: str) -> None:
        self.url = url
        self.headers = headers if token is None else {**headers, "Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send any request."""
        return HTTP.request(method, f"{self.url}{path}", headers=self.headers, **more)

    def get(self, path: str, **query: object) -> httpx.Response:
        """Ask for something."""
        return self.ask("GET", f"{API}{path}", params={name: str(value) for name, value in query.items()})

    def post(self, path: str, **body: object) -> httpx.Response:
        """Send something."""
        return self.ask("POST", f"{API}{path}", json=body)

    def put(self, path: str, **body: object) -> httpx.Response:
        """Replace something."""
        return self.ask("PUT", f"{API}{path}", json=body)

    def create(self, **body: object) -> "Player":
        """Set up a game."""
        response = self.post("/games", **body)
        assert response.status_code == 201, response.text
        return Player(self.url, response.json())

    def join(self, host: "Player", **body: object) -> "Player":
        """Join a game, by the invitation if there is one."""
        if host.invite is not None:
            body.setdefault("invite", host.invite)
        response = self.post(f"/games/{host.game}/join", **body)
        assert response.status_code == 200, response.text
        return Player(self.url, response.json())

    def pair(self, **body: object) -> "tuple[Player, Player]":
        """The British and the French player of a new game."""
        british = self.create(side="british", **body)
        return british, self.join(british)


class Player(Visitor):
    """Somebody with a seat."""

    def __init__(self, url: str, seat: Data) -> None:
        super().__init__(url, seat["token"])
        self.seat = seat
        self.game: str = seat["game"]
        self.token: str = seat["token"]
        self.side: str | None = seat["side"]
        self.invite = seat["invite"] and seat["invite"].partition("#join=")[2]

    def news(self, after: int | None = None) -> Data:
        """What is new, and how the game stands."""
        query = {} if after is None else {"after": after}
        response = self.get(f"/games/{self.game}", **query)
        assert response.status_code == 200, response.text
        found: Data = response.json()
        if after is not None and found["more"]:
            rest = self.news(found["items"][-1]["seq"])
            return rest | {"items": found["items"] + rest["items"]}
        return found

    def now(self) -> Data:
        """How the game stands."""
        found: Data = self.news()["now"]
        return found

    def do(self, what: str, **body: object) -> httpx.Response:
        """Post something to the game."""
        return self.post(f"/games/{self.game}/{what}", **body)

    def set(self, what: str, **body: object) -> httpx.Response:
        """Put something to the game."""
        return self.put(f"/games/{self.game}/{what}", **body)

    def act(self, action: object, version: int | None = None) -> httpx.Response:
        """Do an action, on the version of now unless another is named."""
        seen = self.now()["version"] if version is None else version
        return self.do("moves", action=action, version=seen, key=key())

    def must(self, action: object) -> Data:
        """Do an action that is legal."""
        response = self.act(action)
        assert response.status_code == 200, response.text
        found: Data = response.json()
        return found

    def rest(self) -> None:
        """Do nothing in this turn; a quick bot may have ended its own before anybody looks again."""
        turn = self.now()["view"]["turn"]
        while (now := self.now())["game"]["decider"] == self.side and now["view"]["turn"] == turn:
            self.must("pass" if any(offer["verb"] == "pass" for offer in now["offers"]) else "end turn")

    def concede(self) -> None:
        """Give the game up."""
        assert self.do("concede", key=key()).status_code == 200

    def wait(self, until: Callable[[Data], bool]) -> Data:
        """Look at the game until something is so, as it will be when a bot has decided."""
        ends = time.monotonic() + PATIENCE
        while not until(now := self.now()):
            assert time.monotonic() < ends, now["game"]
            time.sleep(0.01)
        return now

    def turn(self) -> Data:
        """Wait until it is this player who decides, or nobody."""
        return self.wait(lambda now: now["game"]["decider"] in (self.side, None))


def picked(offer: Data) -> Data:
    """An action that an offer allows, with as few cards as it takes."""
    pool = [card["card"] for card in offer["pool"] for _ in range(card["count"])]
    cards: list[str] = []
    for limit in offer["limits"]:
        lacking = limit["least"] - sum(card in limit["cards"] for card in cards)
        for card in [one for one in pool if one in limit["cards"]][: max(0, lacking)]:
            cards.append(card)
            pool.remove(card)
    most_of = [limit for limit in offer["limits"] if limit["most"] < offer["most"]]
    for card in pool:
        if len(cards) >= offer["least"]:
            break
        if all(sum(one in limit["cards"] for one in [*cards, card]) <= limit["most"] for limit in most_of):
            cards.append(card)
    return {"verb": offer["verb"], "location": offer["location"], "fixed": offer["fixed"], "picked": cards}
