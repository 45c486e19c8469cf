"""Situations to look at: games that stand as they stood in a recorded one, with a few moves played since.

The recorded game is ``james-and-marie.arpents``: James plays the British, Marie the French. ``Tables`` sets
up a game at the beginning of one of its turns, and plays the record's own lines up to another one. Cards that
are drawn meanwhile are the server's, so only what was in hand before can be relied on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import BrowserContext, Page, expect

from arpents.engine.sides import Side
from arpents.records.game_text import ACTION, TURN, read_game_text
from examples.bot_client import pick as pick_cards

RECORD: Final = (Path(__file__).parent / "james-and-marie.arpents").read_text("utf-8")
NAMES: Final = {"british": "James", "french": "Marie"}
SIDES: Final = ("british", "french")


LIKED: Final = (
    "settle",
    "develop",
    "trader",
    "merchant",
    "take money",
    "draft",
    "reserve",
    "pass",
    "end turn",
)
"""What is done in a game that only has to grow, the best first."""


class Seats(NamedTuple):
    """A game, and the tokens of those who play it."""

    game: str
    tokens: dict[str, str]

    def address(self, side: str | None = None, after: str = "") -> str:
        """Where a side finds its seat; without a side, where others watch."""
        return f"/game/{self.game}" + (f"#seat={self.tokens[side]}" if side else after)


class Told(NamedTuple):
    """A decision of the record: in which turn, whose, and what was done."""

    turn: int
    side: str
    text: str


def _told() -> list[Told]:
    """All decisions of the record, in their order."""
    found: list[Told] = []
    turn, mover = 0, Side.BRITISH
    for line in read_game_text(RECORD).lines:
        if line.kind == TURN:
            assert line.side is not None
            turn, mover = int(line.text), line.side
        elif line.kind == ACTION:
            side = mover if line.side is None else line.side
            found.append(Told(turn, SIDES[side], line.text))
    return found


DECISIONS: Final = _told()


def decision(turn: int, text: str = "") -> int:
    """How many decisions come before one of a turn: the first that begins with this text."""
    return next(
        number for number, told in enumerate(DECISIONS) if told.turn == turn and told.text.startswith(text)
    )


class Tables:
    """Sets up games on a server."""

    def __init__(self, url: str) -> None:
        self._api = httpx.Client(base_url=f"{url}/api/v1", timeout=60)
        self._keys = count()

    def close(self) -> None:
        """Ask nothing any more."""
        self._api.close()

    def post(self, path: str, token: str | None = None, **body: Any) -> Any:
        """Ask for something, and get the answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = self._api.post(path, json=body, headers=headers)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    def now(self, seats: Seats, side: str = "british") -> Any:
        """How a game stands for a side."""
        headers = {"Authorization": f"Bearer {seats.tokens[side]}"}
        return self._api.get(f"/games/{seats.game}", headers=headers).json()["now"]

    def waiting(self, name: str = "James", **wishes: Any) -> Any:
        """A game that waits for an opponent: the answer of the server."""
        return self.post("/games", **({"name": name, "side": "british", "opponent": "link"} | wishes))

    def between(self, names: dict[str, str] = NAMES, **wishes: Any) -> Seats:
        """A game between two people, from its beginning unless told otherwise."""
        first = self.waiting(names["british"], **wishes)
        invite = first["invite"].partition("#join=")[2]
        second = self.post(f"/games/{first['game']}/join", name=names["french"], invite=invite)
        return Seats(first["game"], {"british": first["token"], "french": second["token"]})

    def at(self, turn: int, text: str = "", since: int | None = None, **wishes: Any) -> Seats:
        """A game as it stood before a decision, with what was done since the beginning of a turn."""
        start = decision(since or turn)
        seats = self.between(start={"record": RECORD, "decisions": start}, **wishes)
        for told in DECISIONS[start : decision(turn, text)]:
            self.do(seats, told.side, told.text)
        return seats

    def against_bot(self, turn: int, text: str = "", **wishes: Any) -> Seats:
        """The same for one person, who plays the British, with a bot for the French."""
        start = {"record": RECORD, "decisions": decision(turn, text)}
        asked: dict[str, Any] = {"name": "James", "side": "british", "opponent": "bot", "level": 1}
        seat = self.post("/games", **(asked | {"start": start} | wishes))
        return Seats(seat["game"], {"british": seat["token"]})

    def do(self, seats: Seats, side: str, text: str) -> None:
        """Carry out an action."""
        version = self.now(seats, side)["version"]
        key = f"done-{next(self._keys)}"
        self.post(f"/games/{seats.game}/moves", seats.tokens[side], action=text, version=version, key=key)

    def say(self, seats: Seats, side: str, text: str) -> None:
        """Say something to the other player."""
        key = f"said-{next(self._keys)}"
        self.post(f"/games/{seats.game}/chat", seats.tokens[side], text=text, key=key)

    def finished(self) -> Seats:
        """A game that is over: the French have given it up."""
        seats = self.at(36, since=35)
        self.post(f"/games/{seats.game}/concede", seats.tokens["french"], key="enough")
        return seats

    def whole(self, turns: int, seed: int = 0) -> Seats:
        """A game that was played from its beginning to a turn, after which the French have given it up.

        Both sides do what they like best of what is offered, so that the points grow as they do among people.
        """
        seats, rng = self.between(), Random(seed)
        while (now := self.now(seats))["game"]["turn"] <= turns and now["game"]["outcome"] is None:
            side = now["view"]["decider"]
            now = self.now(seats, side)
            best = min(now["offers"], key=lambda offer: (self._liking(offer["verb"]), rng.random()))
            action, key = pick_cards(best, rng), f"done-{next(self._keys)}"
            token = seats.tokens[side]
            self.post(f"/games/{seats.game}/moves", token, action=action, version=now["version"], key=key)
        self.post(f"/games/{seats.game}/concede", seats.tokens["french"], key="enough")
        return seats

    @staticmethod
    def _liking(verb: str) -> int:
        """How gladly something is done, the smaller, the more so."""
        return LIKED.index(verb) if verb in LIKED else len(LIKED)

    def imported(self) -> Seats:
        """The recorded game itself, to be replayed."""
        return Seats(self.post("/records", record=RECORD, public=True)["id"], {})


@contextmanager
def tables_of(url: str) -> Iterator[Tables]:
    """Tables on a server, for as long as they are needed."""
    tables = Tables(url)
    try:
        yield tables
    finally:
        tables.close()


def a_phone(
    new_context: Callable[..., BrowserContext],
    width: int,
    height: int,
    speed: str | None = None,
    **wishes: Any,
) -> Page:
    """A page on a phone or tablet of this size, which is touched; things move at a speed, if one is given."""
    moving = {} if speed is None else {"reduced_motion": "no-preference"}
    viewport = {"width": width, "height": height}
    context = new_context(viewport=viewport, has_touch=True, is_mobile=True, **moving, **wishes)
    if speed is not None:
        keep = f"localStorage.setItem('arpents.speed', JSON.stringify('{speed}'))"
        context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    return context.new_page()


def open_game(page: Page, address: str) -> None:
    """Open the page of a game and wait until all of it is drawn."""
    page.goto(address)
    expect(page.locator("[data-place=Boston]")).to_be_visible()
    drawn(page)


def drawn(page: Page) -> None:
    """Wait until the page has its type, and nothing is on its way any more."""
    expect(page.get_by_role("main")).to_be_visible()
    page.evaluate(DRAWN)


DRAWN: Final = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def tab(page: Page, name: str) -> None:
    """Show a tab of the page of a game, by its name in the sources: the same in all languages."""
    page.locator(f"#tab-{name}").click()
    expect(page.locator(f"#tab-{name}")).to_have_attribute("aria-selected", "true")


def pick(page: Page, *cards: str) -> None:
    """Pick cards of the hand, by their English names."""
    for card in cards:
        found = page.locator(f'[data-card="{card}"][aria-pressed="false"]').first
        (found.tap if page.evaluate("navigator.maxTouchPoints") else found.click)()
