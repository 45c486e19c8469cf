"""Whatever resembles an honest request or frame is answered, or refused by name, with bounded work."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import pytest

from benchmarks.served import Served
from tests.attacks.attacker import Attacker
from tests.attacks.by_connection import frame, line_to, open_socket
from tests.attacks.mutating import Mutator
from tests.attacks.test_fuzz_readers import actions, game_files, position_files
from tests.sampling import sampled
from tests.server.serving import a_server

MOST = 20
"""So many times the work of honest requests is no worry."""

CASES = 150
HONEST = 60
SEEDS = sampled(range(60), test=1)
WORDS = ("Boston", "pass", "Ann", "british", "bot", "Militia")
CLIENTS_OWN_FAULT = "Invalid UTF-8 sequence received from client."
"""What uvicorn calls an error, though it is none of the server's."""

Request = tuple[str, str, Any]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server that bears as many requests as come, and logs what fails."""
    with a_server(log_level="info") as server:
        yield server


def honest_requests(game: str, version: int) -> list[Request]:
    """One request of each kind."""
    presets = {"raids": {"answer": "block", "cards": ["Militia"], "otherwise": "never"}, "exchange": "keep"}
    picked = {"verb": "settle", "location": "Albany", "fixed": ["Albany"], "picked": ["Boston"]}
    return [
        ("POST", "/games", {"name": "Ann", "side": "british", "opponent": "anyone", "public": False}),
        ("POST", "/games", {"opponent": "bot", "level": 1, "variants": ["random:2"], "rule_set": "yucata"}),
        ("POST", "/games", {"start": {"record": position_files()[0], "decisions": 0}}),
        ("POST", "/records", {"record": game_files()[0], "public": False}),
        ("POST", f"/games/{game}/join", {"name": "Ben", "side": "french", "token": "t" * 22}),
        ("POST", f"/games/{game}/moves", {"action": "pass", "version": version, "key": "k"}),
        ("POST", f"/games/{game}/moves", {"action": picked, "version": version, "key": "k"}),
        ("POST", f"/games/{game}/preview", {"action": actions()[0], "version": version}),
        ("POST", f"/games/{game}/undo", {"version": version, "key": "u"}),
        ("POST", f"/games/{game}/chat", {"text": "Bonne chance!", "key": "c"}),
        ("PUT", f"/games/{game}/presets", presets),
        ("PUT", f"/games/{game}/mute", {"muted": True}),
        ("GET", f"/games/{game}?after=0", None),
        ("GET", f"/games/{game}/moments/1?side=british", None),
        ("GET", "/games?status=playing&before=1.5,x", None),
    ]


async def a_table(attacker: Attacker) -> tuple[str, str, int]:
    """A new game: its name, a token of it, its version."""
    made = (await attacker.ask("POST", "/games", {"side": "british", "opponent": "anyone"})).json()
    await attacker.ask("POST", f"/games/{made['game']}/join", {})
    now = (await attacker.ask("GET", f"/games/{made['game']}", token=made["token"])).json()["now"]
    return made["game"], made["token"], now["version"]


async def send(attacker: Attacker, mutator: Mutator, honest: Request, token: str) -> None:
    """Send a request with something changed in its body, its address or its headers."""
    method, path, body = honest
    headers = {}
    content = b"" if body is None else json.dumps(body).encode()
    kind = mutator.rng.randrange(8)
    if kind == 0 or body is None:
        path = "/" + quote(mutator.text([path[1:]]), safe="/?&=%,:")[:8000]
    elif kind == 1:
        name, value = mutator.rng.choice(
            [
                ("Content-Type", "application/json"),
                ("X-Forwarded-For", "1.2.3.4"),
                ("Origin", "http://x"),
                ("Accept", "*/*"),
            ]
        )
        headers[name] = quote(mutator.text([value]), safe="/; =:,")[:8000]
    else:
        content = mutator.body(body, WORDS)
    if mutator.rng.random() < 0.05:
        token = quote(mutator.text([token]), safe="")[:4000]
    await attacker.ask(method, path, None, token, raw=content, headers=headers)


async def send_frames(attacker: Attacker, mutator: Mutator, game: str, token: str) -> None:
    """Say something on a live connection that resembles what a page says."""
    line = await line_to(attacker)
    loop = asyncio.get_running_loop()
    hello = mutator.body({"token": token, "after": 0}, WORDS)[:5000]
    said = frame(mutator.rng.choice((0, 1, 1, 1, 2, 8, 9, 10)), hello, last=mutator.rng.random() < 0.9)
    said = mutator.bytes(said) if mutator.rng.random() < 0.5 else said
    try:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(0.2):
                await open_socket(attacker, line, f"/games/{game}", said)
                await loop.sock_sendall(line, mutator.bytes(frame(1, b"{}") * 3))
                await loop.sock_recv(line, 65536)
    finally:
        line.close()


async def fuzz(served: Served, seed: int) -> None:
    """Send what follows from a seed, and compare the work with that of honest requests."""
    attacker = Attacker(served.address, 600.0)
    try:
        await compare(served, attacker, seed)
    finally:
        await attacker.close()


async def compare(served: Served, attacker: Attacker, seed: int) -> None:
    game, token, version = await a_table(attacker)
    requests = honest_requests(game, version)
    began = served.cpu()
    for number in range(HONEST):
        method, path, body = requests[number % len(requests)]
        await attacker.ask(method, path, body, token)
    honest = (served.cpu() - began) / HONEST
    began = served.cpu()
    for case in range(CASES):
        mutator = Mutator(f"server {seed} {case}", 2**15)
        if case % 10 == 0:
            await send_frames(attacker, mutator, game, token)
        else:
            await send(attacker, mutator, mutator.rng.choice(requests), token)
        assert attacker.report.faults == [], f"seed {seed}, case {case}"
    spent = (served.cpu() - began) / CASES
    assert spent < MOST * honest, f"seed {seed}: {spent / honest:.0f} times as much as honest requests"


@pytest.mark.parametrize("seed", SEEDS)
def test_requests(served: Served, seed: int) -> None:
    before = len(served.log.read_text("utf-8").splitlines())
    asyncio.run(fuzz(served, seed))
    assert served.process.poll() is None
    told = [json.loads(line) for line in served.log.read_text("utf-8").splitlines()[before:]]
    bad = [line for line in told if "exception" in line or line["level"] == "error"]
    assert [line for line in bad if line["message"] != CLIENTS_OWN_FAULT] == [], f"seed {seed}"
