"""Attacks by games: many large ones, and one that is changed without end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tests.attacks.attacker import Answer, Attack, Attacker
from tests.attacks.by_text import LONGEST, SMALL, longest_accepted, table
from tests.attacks.texts import BUSY, idle_game

MANY: Final = {"creations_per_minute": 1e6, "work_per_minute": 1e9, "requests_per_minute": 1e6}
"""Settings under which one client may bring as many games as many clients could."""

REFUSED: Final = {409, 422, 429, 503}
"""How a change is refused."""


async def many_rooms(attacker: Attacker) -> None:
    """A hundred of the longest games, read by turns, so that all of them are in memory if they may be."""
    record = idle_game(await longest_accepted(attacker, LONGEST // 4), BUSY)
    games: list[str] = []
    while len(games) < 100:
        answers = await asyncio.gather(
            *(attacker.ask("POST", "/records", {"record": record}) for _ in range(4))
        )
        games += [str(answer.json()["id"]) for answer in answers if answer.status == 201]
        odd = {answer.status for answer in answers} - {201, 503}
        attacker.expect(not odd, f"imports were answered {odd}")
    attacker.begin()

    async def read(number: int) -> None:
        answer = await attacker.ask("GET", f"/games/{games[number * 7 % len(games)]}?after=1")
        attacker.expect(answer.status == 200, f"a game was answered {answer.status}")
        attacker.expect(len(answer.body) < SMALL, f"a game was answered with {len(answer.body)} bytes")

    await attacker.repeat(20, read)


Change = Callable[["Seat", int], Awaitable[Answer]]


class Seat:
    """A seat of a game, and the version it has seen."""

    def __init__(self, attacker: Attacker, path: str, token: str, now: dict[str, Any]) -> None:
        self.attacker = attacker
        self.path = path
        self.token = token
        self.version: int = now["version"]

    async def change(self, kind: str, number: int, method: str = "POST", **body: object) -> Answer:
        """Change the game in some way, and note its version."""
        asked = {"key": f"{kind}{number}", **body} if method == "POST" else body
        answer = await self.attacker.ask(method, f"{self.path}/{kind}", asked, self.token)
        if answer.status == 200:
            self.version = answer.json()["version"]
        return answer


async def talk(seat: Seat, number: int) -> Answer:
    """Say something long."""
    return await seat.change("chat", number, text="x" * 500)


async def do_and_undo(seat: Seat, number: int) -> Answer:
    """Do something, and undo it."""
    await seat.change("moves", number, action="pass", version=seat.version)
    return await seat.change("undo", number, version=seat.version)


async def do_and_take_back(seat: Seat, number: int) -> Answer:
    """Do something against a bot, and take it back."""
    await seat.change("moves", number, action="pass", version=seat.version)
    return await seat.change("take-back", number, version=seat.version)


async def preset(seat: Seat, number: int) -> Answer:
    """Preset all answers, with as many cards as may be named."""
    listing = {"cards": ["Militia", "Boston"] * 20, "answer": "list", "otherwise": ("any", "ask")[number % 2]}
    blocking = {"cards": ["Militia"] * 40, "answer": "block", "otherwise": "never"}
    kinds: dict[str, object] = {"losing": listing, "giving_up": listing, "forfeiting": listing}
    return await seat.change("presets", number, "PUT", raids=blocking, ambushes=blocking, **kinds)


async def mute(seat: Seat, number: int) -> Answer:
    """Mute the other player, and listen again."""
    return await seat.change("mute", number, "PUT", muted=number % 2 == 0)


CHANGES: Final[dict[str, tuple[Change, bool]]] = {
    "chat": (talk, False),
    "undoing": (do_and_undo, False),
    "taking back": (do_and_take_back, True),
    "presets": (preset, False),
    "muting": (mute, False),
}
"""Ways to change a game for ever, and whether that is against a bot."""


async def seat_of(attacker: Attacker, bot: bool) -> Seat:
    """A seat that decides, in a new game."""
    wanted: dict[str, object] = {"opponent": "bot", "level": 1} if bot else {}
    return Seat(attacker, *await table(attacker, **wanted))


async def endless_changes(attacker: Attacker) -> None:
    """One game that is changed in all ways as fast as can be."""
    seats = {name: await seat_of(attacker, bot) for name, (_, bot) in CHANGES.items()}
    attacker.begin()
    names = list(CHANGES)

    async def change(number: int) -> None:
        name = names[number % len(names)]
        answer = await CHANGES[name][0](seats[name], number)
        attacker.expect(answer.status in {200, *REFUSED}, f"{name} was answered {answer.status}")

    await attacker.repeat(60, change, at_once=4)


ATTACKS: Final = {
    "100 of the longest games": Attack(many_rooms, MANY, often=False),
    "endless changes of a game": Attack(endless_changes, {}, often=False),
}
