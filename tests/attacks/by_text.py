"""Attacks by what requests say: texts that take long to read, long records, and ever more of them."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from typing import Any, Final

from tests.attacks.attacker import Answer, Attack, Attacker
from tests.attacks.texts import BUSY, GROWING, RECORDS, RULES, SCENARIO, idle_game, marks

REFUSED: Final = {"bad_record", "too_often", "too_large"}
"""How a record is refused that nobody has played."""

LONGEST: Final = 24_000
"""Turns of a record that nobody has played either, though it keeps to the rules."""

SMALL: Final = 2_000_000
"""Bytes that no answer exceeds, however long the game is that it tells of."""


async def table(attacker: Attacker, **wanted: object) -> tuple[str, str, dict[str, Any]]:
    """A game of the attacker's own, with both seats: its path, the token of who decides, how it stands."""
    made = await _allowed(attacker, "/games", {"side": "british", "opponent": "anyone", **wanted})
    path = f"/games/{made['game']}"
    if wanted.get("opponent") != "bot":
        joined = await _allowed(attacker, f"{path}/join", {})
    else:
        joined = made
    now = (await attacker.ask("GET", path, token=made["token"])).json()["now"]
    token = made["token"] if now["game"]["decider"] == "british" else joined["token"]
    return path, token, now


async def _allowed(attacker: Attacker, path: str, body: dict[str, object]) -> dict[str, Any]:
    """What is answered, once it is not too often any more."""
    while (answer := await attacker.ask("POST", path, body)).code == "too_often":
        await asyncio.sleep(1)
    told: dict[str, Any] = answer.json()
    return told


async def refused_record(attacker: Attacker, record: str) -> Answer:
    """Send a record that must be refused by name."""
    answer = await attacker.ask("POST", "/records", {"record": record})
    attacker.expect(answer.code in REFUSED, f"a bad record was answered {answer.status} {answer.code}")
    return answer


async def many_marks(attacker: Attacker) -> None:
    """Records of sixty thousand combining marks, whose order takes the square of their number to find."""
    record = marks(60_000)
    await attacker.repeat(5, lambda _: refused_record(attacker, record))


async def a_long_line(attacker: Attacker) -> None:
    """Records with a line of 64 kB, with a space after every letter."""
    record = f"{RULES}1. British\n    {'a ' * 32_000}\n"
    await attacker.repeat(5, lambda _: refused_record(attacker, record))


async def dotted_keys(attacker: Attacker) -> None:
    """Scenarios whose names have thousands of dots."""
    dots = ".a" * 15_000
    records = [f"{SCENARIO}    | a{dots} = 1\n", SCENARIO + f"    | a{'.a' * 400} = 1\n" * 400]
    await attacker.repeat(5, lambda number: refused_record(attacker, records[number % 2]))


async def hostile_records(attacker: Attacker) -> None:
    """All records that are made to take long, one after the other."""
    records = list(RECORDS.values())
    await attacker.repeat(5, lambda number: refused_record(attacker, records[number % len(records)]))


async def growing_previews(attacker: Attacker) -> None:
    """Previews of 1,990 characters that become eighteen times as many."""
    path, token, now = await table(attacker)
    attacker.begin()
    body = {"action": GROWING * 1990, "version": now["version"]}

    async def think(_: int) -> None:
        answer = await attacker.ask("POST", f"{path}/preview", body, token)
        attacker.expect(answer.status in {422, 429}, f"such a preview was answered {answer.status}")

    await attacker.repeat(50, think)


async def many_previews(attacker: Attacker) -> None:
    """Honest previews, as fast as they come."""
    path, token, now = await table(attacker)
    attacker.begin()
    body = {"action": "pass", "version": now["version"]}
    told: Counter[int] = Counter()

    async def think(_: int) -> None:
        told[(await attacker.ask("POST", f"{path}/preview", body, token)).status] += 1

    await attacker.repeat(200, think, at_once=8)
    most = 2000 + 100 * attacker.seconds  # what was saved up, and a tenth of a core from then on
    attacker.expect(told[200] <= most, f"{told[200]} previews were answered in {attacker.seconds} seconds")


async def long_imports(attacker: Attacker) -> None:
    """A game of 24,000 turns, again and again."""
    records = [idle_game(LONGEST), idle_game(LONGEST // 2, BUSY)]
    await attacker.repeat(5, lambda number: refused_record(attacker, records[number % 2]))


async def imports_at_once(attacker: Attacker) -> None:
    """The longest games that are accepted at all, twenty at once."""
    turns = await longest_accepted(attacker, LONGEST // 2)
    attacker.begin()
    record = idle_game(turns, BUSY)

    async def send(_: int) -> None:
        answer = await attacker.ask("POST", "/records", {"record": record})
        attacker.expect(answer.status in {201, 429, 503}, f"an import was answered {answer.status}")

    await attacker.repeat(20, send, at_once=20)


async def longest_accepted(attacker: Attacker, turns: int = LONGEST) -> int:
    """How many turns the longest game has that may be imported, of those that are halves of each other."""
    game = ""
    while not game:
        game, turns = await _imported(attacker, turns), turns // 2
    return turns * 2


async def longest_game(attacker: Attacker) -> str:
    """The path of the longest game that may be imported."""
    turns, game = LONGEST // 4, ""
    while not game:
        game, turns = await _imported(attacker, turns), turns // 2
    return f"/games/{game}"


async def _imported(attacker: Attacker, turns: int) -> str:
    """The name of an imported game of so many turns; nothing if it was refused."""
    answer = await attacker.ask("POST", "/records", {"record": idle_game(turns, BUSY), "public": True})
    if answer.status == 201:
        return str(answer.json()["id"])
    attacker.expect(answer.code in REFUSED, f"an import was answered {answer.status} {answer.code}")
    if answer.code == "too_often":
        await asyncio.sleep(3)
        return await _imported(attacker, turns)
    return ""


async def whole_feeds(attacker: Attacker) -> None:
    """The whole feed of the longest game, again and again."""
    path = await longest_game(attacker)
    attacker.begin()

    async def read(_: int) -> None:
        answer = await attacker.ask("GET", f"{path}?after=0")
        attacker.expect(answer.status in {200, 429}, f"a feed was answered {answer.status}")
        attacker.expect(len(answer.body) < SMALL, f"a feed was answered with {len(answer.body)} bytes")

    await attacker.repeat(50, read, at_once=8)


async def whole_stories(attacker: Attacker) -> None:
    """The story, the record and moments of the longest game, again and again."""
    path = await longest_game(attacker)
    attacker.begin()
    asked = ("/story", "/moments/100000?side=both", "/record", "/moments/5000?side=british")

    async def read(number: int) -> None:
        answer = await attacker.ask("GET", f"{path}{asked[number % len(asked)]}")
        good = answer.status in {200, 404, 413, 429, 503}
        attacker.expect(good, f"{asked[number % len(asked)]} was answered {answer.status}")
        attacker.expect(len(answer.body) < SMALL, f"a story was answered with {len(answer.body)} bytes")

    await attacker.repeat(50, read, at_once=8)


async def starts_of_the_longest(attacker: Attacker) -> None:
    """New games that go on from the end of the longest record."""
    record = idle_game(await longest_accepted(attacker, LONGEST // 4), BUSY)
    attacker.begin()
    body = {"opponent": "anyone", "start": {"record": record, "decisions": 100}}

    async def start(_: int) -> None:
        answer = await attacker.ask("POST", "/games", body)
        attacker.expect(answer.status in {201, 429, 422, 503}, f"a new game was answered {answer.status}")

    await attacker.repeat(10, start)


async def many_games(attacker: Attacker) -> None:
    """New games, as fast as they come."""
    told: Counter[int] = Counter()

    async def create(_: int) -> None:
        told[(await attacker.ask("POST", "/games", {"opponent": "anyone"})).status] += 1

    await attacker.repeat(100, create, at_once=8)
    most = 20 + attacker.seconds
    attacker.expect(told[201] <= most, f"{told[201]} games were set up in {attacker.seconds} seconds")


async def bombs(attacker: Attacker) -> None:
    """Bodies that grow a thousandfold when they are unpacked, which nobody asked the server to do."""
    packed = gzip.compress(b'{"record": "' + b"a" * 20_000_000 + b'"}')

    async def send(number: int) -> None:
        kind = ("gzip", "deflate", "br")[number % 3]
        answer = await attacker.ask("POST", "/records", raw=packed, headers={"Content-Encoding": kind})
        attacker.expect(400 <= answer.status < 500, f"a bomb was answered {answer.status}")

    await attacker.repeat(20, send)


async def large_bodies(attacker: Attacker) -> None:
    """Bodies just below the size limit, of which each is refused only when it has been read."""
    body = b'{"record": "' + b"\\u0301" * 330_000 + b'"}'

    async def send(_: int) -> None:
        answer = await attacker.ask("POST", "/records", raw=body)
        attacker.expect(400 <= answer.status < 500, f"a large body was answered {answer.status}")

    await attacker.repeat(10, send)


ATTACKS: Final = {
    "60,000 combining marks": Attack(many_marks, {}, often=False),
    "a line of 64 kB": Attack(a_long_line, {}, often=False),
    "keys with dots": Attack(dotted_keys, {}, often=False),
    "hostile records": Attack(hostile_records, {}, often=False),
    "previews that grow": Attack(growing_previews, {}, often=False),
    "a flood of previews": Attack(many_previews, {}, often=False),
    "imports of 24,000 turns": Attack(long_imports, {}, often=True),
    "the longest imports at once": Attack(imports_at_once, {}, often=False),
    "the feed of the longest game": Attack(whole_feeds, {}, often=True),
    "stories of the longest game": Attack(whole_stories, {}, often=False),
    "starts from the longest game": Attack(starts_of_the_longest, {}, often=False),
    "a flood of new games": Attack(many_games, {}, often=False),
    "packed bombs": Attack(bombs, {}, often=False),
    "large bodies": Attack(large_bodies, {}, often=False),
}
