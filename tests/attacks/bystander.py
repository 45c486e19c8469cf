"""A second player, who plays a game of their own at a steady pace, and notes how long each answer takes.

Requests are sent by a timetable, and each is timed from when it was due: if the server stops for a second,
everything that was due in that second is late, and not only the one request that was under way.
"""

from __future__ import annotations

import http.client
import json
import threading
import time
from math import ceil
from random import Random
from typing import Any, Final, final

from tests.load.seats import API, choose_action

FROM: Final = "127.0.0.3"
"""Where the second player comes from: clients are told apart by their address."""

PER_SECOND: Final = 40.0
"""How often they ask, which is less than one client may."""

LOOKS: Final = 3
"""How often they look before they move: so they make ten moves a second, as many as one client may."""

GIVEN_UP: Final = 60.0
"""After so many seconds without an answer there will be none."""


@final
class Bystander:
    """The second player, in a thread of their own."""

    def __init__(self, address: str) -> None:
        self.wrong: list[str] = []
        """What was answered otherwise than it should be."""
        self.asked = 0
        self._steps = 0
        self._host, _, port = address.partition(":")
        self._port = int(port)
        self._rng = Random(1)
        self._line = self._connected()
        self._seats: dict[str, str] = {}
        self._game = ""
        self._now: dict[str, Any] = {}
        self._you = "british"
        self._open()

    def quiet(self, seconds: float) -> list[float]:
        """Play for some seconds; how many seconds each answer took."""
        return self.play(time.monotonic() + seconds, threading.Event())

    def play(self, until: float, over: threading.Event) -> list[float]:
        """Play until some moment, or until something is over; how many seconds each answer took."""
        times: list[float] = []
        due = time.monotonic()
        while due < until and not over.is_set():
            time.sleep(max(0.0, due - time.monotonic()))
            self._step()
            times.append(time.monotonic() - due)
            due += 1 / PER_SECOND
        return times

    def _step(self) -> None:
        """Look at the game, or do something in it."""
        now = self._now
        if self._steps % (LOOKS + 1) < LOOKS or not now.get("offers"):
            seen = self._ask("GET", f"/games/{self._game}", None, self._seats[self._you])
            self._now = seen["now"] if seen else {}
            decider = self._now.get("game", {}).get("decider")
            if seen and decider is None:
                self._open()
            self._you = decider or "british"
        else:
            action = choose_action(now["offers"], self._rng)
            move = {"action": action, "version": now["version"], "key": f"{self.asked}"}
            self._ask("POST", f"/games/{self._game}/moves", move, self._seats[self._you])
        self._steps += 1

    def _open(self) -> None:
        made = self._ask("POST", "/games", {"name": "Ann", "side": "british", "opponent": "anyone"}, None)
        joined = self._ask("POST", f"/games/{made['game']}/join", {"name": "Ben"}, None)
        self._game = made["game"]
        self._seats = {"british": made["token"], "french": joined["token"]}

    def _connected(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self._host, self._port, timeout=GIVEN_UP, source_address=(FROM, 0))

    def _ask(self, method: str, path: str, body: object, token: str | None) -> Any:
        """What is answered; nothing, and a note, if that is not what should be."""
        self.asked += 1
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            self._line.request(method, API + path, None if body is None else json.dumps(body), headers)
            answer = self._line.getresponse()
            told = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.wrong.append(f"{method} {path}: {error!r}")
            self._line.close()
            self._line = self._connected()
            return None
        if answer.status not in {200, 201}:
            self.wrong.append(f"{method} {path}: {answer.status} {told[:200]!r}")
            return None
        return json.loads(told)

    def close(self) -> None:
        """Hang up."""
        self._line.close()


def p99(times: list[float]) -> float:
    """The time within which ninety-nine of a hundred answers came."""
    return sorted(times)[ceil(len(times) * 0.99) - 1]
