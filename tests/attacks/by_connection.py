"""Attacks by connections: too many of them, held open, sent half of something, or never read from."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from tests.attacks.attacker import API, FROM, Answer, Attack, Attacker, read_answer
from tests.attacks.by_text import longest_game, table

MOST_OPEN: Final = 1000
"""How many connections one client may hold at most; a household of players needs a few dozen."""

LONG: Final = 10.0
"""From how many seconds on an attack also waits until the server has lost its patience."""

PATIENCE: Final = 45.0
"""Within how many seconds a server should have lost it."""

HALF: Final = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Half: "


async def line_to(attacker: Attacker, buffer: int | None = None) -> socket.socket:
    """A connection that nobody reads from unless somebody does."""
    attacker.arrive()
    line = socket.socket()
    line.setblocking(False)
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.bind((FROM, 0))
    await asyncio.get_running_loop().sock_connect(line, (attacker.host, attacker.port))
    return line


def is_open(line: socket.socket) -> bool:
    """Whether the server has not hung up; what it has said is lost."""
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


async def held(
    attacker: Attacker, number: int, say: Callable[[socket.socket], Awaitable[None]], again: bytes = b""
) -> None:
    """Hold many connections that have said something, and perhaps say a little more each second.

    The server should not let one client hold all of them, and none for ever.
    """
    lines: list[socket.socket] = []
    loop = asyncio.get_running_loop()
    for _ in range(number):
        with suppress(OSError):
            lines.append(await line_to(attacker))
            await asyncio.wait_for(say(lines[-1]), 5)
    attacker.begin()
    most = 0
    while attacker.going:
        lines = [line for line in lines if is_open(line)]
        most = len(lines)
        for line in lines if again else []:
            with suppress(OSError):
                line.send(again)
        await asyncio.sleep(1)
    attacker.expect(most <= MOST_OPEN, f"{most} connections were held by one client")
    if attacker.seconds >= LONG:
        ends = loop.time() + PATIENCE
        while lines and loop.time() < ends:
            await asyncio.sleep(0.5)
            lines = [line for line in lines if is_open(line)]
            for line in lines if again else []:
                with suppress(OSError):
                    line.send(again)
        attacker.expect(not lines, f"{len(lines)} connections were never closed")


async def half_requests(attacker: Attacker) -> None:
    """Three thousand heads of requests that do not end."""
    loop = asyncio.get_running_loop()
    await held(attacker, 3000, lambda line: loop.sock_sendall(line, HALF))


async def silent_connections(attacker: Attacker) -> None:
    """Three thousand connections that say nothing at all."""
    await held(attacker, 3000, lambda _: asyncio.sleep(0))


async def slow_heads(attacker: Attacker) -> None:
    """Heads of requests that come a letter at a time, and never end."""
    loop = asyncio.get_running_loop()
    await held(attacker, 250, lambda line: loop.sock_sendall(line, HALF), b"x")


async def slow_bodies(attacker: Attacker) -> None:
    """Bodies that come a letter at a time, and never end."""
    loop = asyncio.get_running_loop()
    head = f"POST {API}/records HTTP/1.1\r\nHost: here\r\nContent-Length: 1000000\r\n\r\n".encode()
    await held(attacker, 250, lambda line: loop.sock_sendall(line, head), b"x")


async def held_bodies(attacker: Attacker) -> None:
    """Two hundred and fifty bodies of 1.9 MB that lack their last bytes."""
    loop = asyncio.get_running_loop()
    head = f"POST {API}/records HTTP/1.1\r\nHost: here\r\nContent-Length: 2000000\r\n\r\n".encode()
    await held(attacker, 250, lambda line: loop.sock_sendall(line, head + b"x" * 1_900_000))


async def comings_and_goings(attacker: Attacker) -> None:
    """Connections that end as soon as they are there."""

    async def come(_: int) -> None:
        with suppress(OSError):
            (await line_to(attacker)).close()

    await attacker.repeat(300, come, at_once=8)


async def unread_answers(attacker: Attacker) -> None:
    """Requests for the longest things there are, hundreds on each connection, of which none is read."""
    path = await longest_game(attacker)
    attacker.begin()
    loop = asyncio.get_running_loop()
    requests = b"".join(
        f"GET {asked} HTTP/1.1\r\nHost: here\r\n\r\n".encode()
        for asked in (f"{API}{path}?after=0", f"{API}/facts", f"{API}{path}/story")
    )
    await _unread(attacker, 60, lambda line: loop.sock_sendall(line, requests * 100))


async def unread_feeds(attacker: Attacker) -> None:
    """Live connections to the longest game that are never read from."""
    path = await longest_game(attacker)
    attacker.begin()
    await _unread(attacker, 60, lambda line: open_socket(attacker, line, path))


async def pings(attacker: Attacker) -> None:
    """Live connections that send pings as fast as they can, and never read the answers."""
    path, _, _ = await table(attacker)
    attacker.begin()
    loop = asyncio.get_running_loop()
    many = frame(0x9, b"p" * 125) * 200

    async def ping(line: socket.socket) -> None:
        await open_socket(attacker, line, path)
        for _ in range(500):  # 13 MB
            await loop.sock_sendall(line, many)

    await _unread(attacker, 10, ping)


async def _unread(attacker: Attacker, number: int, say: Callable[[socket.socket], Awaitable[None]]) -> None:
    """Say something on many connections, and never read what is answered; the server waits only so long."""
    lines = []
    for _ in range(number):
        with suppress(OSError):
            lines.append(await line_to(attacker, buffer=4096))
    saying = [asyncio.ensure_future(say(line)) for line in lines]
    await asyncio.wait(saying, timeout=attacker.seconds)
    while attacker.going:
        await asyncio.sleep(0.1)
    if attacker.seconds >= LONG:
        await asyncio.wait(saying, timeout=PATIENCE)
        left = sum(not task.done() for task in saying)
        attacker.expect(not left, f"{left} connections that never read were never closed")
    for task in saying:
        task.cancel()
    await asyncio.gather(*saying, return_exceptions=True)
    for line in lines:
        line.close()


async def silent_sockets(attacker: Attacker) -> None:
    """Hundreds of live connections that never say who they are."""
    path, _, _ = await table(attacker)
    await held(attacker, 400, lambda line: open_socket(attacker, line, path, hello=b""))


async def large_frames(attacker: Attacker) -> None:
    """Live connections that send frames without an end, or pieces without a last one."""
    path, _, _ = await table(attacker)
    attacker.begin()
    loop = asyncio.get_running_loop()
    hello = json.dumps({"after": 0}).encode()
    cases = (
        frame(0x1, b"x" * 5000),
        struct.pack("!BBQ", 0x81, 0xFF, 2**62) + b"mask" + b"x" * 100_000,
        frame(0x1, b"x", last=False) + frame(0x0, b"x" * 100, last=False) * 2000,
        frame(0x1, b"", last=False) + frame(0x0, b"", last=False) * 20_000,
        frame(0x1, b"\xff\xfe"),
        frame(0x3, b"unknown"),
        frame(0x9, b"p" * 126),
    )

    async def send(number: int) -> None:
        line = await line_to(attacker)
        try:
            async with asyncio.timeout(PATIENCE):
                await open_socket(attacker, line, path, frame(0x1, hello) if number % 2 else b"")
                with suppress(OSError):
                    await loop.sock_sendall(line, cases[number % len(cases)])
                while await loop.sock_recv(line, 65536):
                    pass
        except TimeoutError:
            attacker.expect(False, f"bad frames ({number % len(cases)}) were put up with")
        except OSError:
            pass
        finally:
            line.close()

    await attacker.repeat(20, send)


async def large_heads(attacker: Attacker) -> None:
    """Heads of requests with a megabyte of one thing or another."""
    start = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
    heads = (
        start + b"X-Long: " + b"x" * 1_000_000 + b"\r\n\r\n",
        start + b"".join(b"X-%d: x\r\n" % number for number in range(50_000)) + b"\r\n",
        b"GET /" + b"x" * 1_000_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n",
        b"GET /api/v1/games?" + b"a=b&" * 250_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n",
        b"GET /api/v1/games?" + b"a=b&" * 10_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n",
        start + b"Cookie: " + b"a=b; " * 10_000 + b"\r\n\r\n",
        start + b"Transfer-Encoding: chunked\r\n\r\n" + b"1;" + b"x" * 1_000_000 + b"\r\nx\r\n0\r\n\r\n",
        start + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 200_000 + b"0\r\n\r\n",
    )

    async def send(number: int) -> None:
        reader, writer = await attacker.connected()
        with suppress(OSError):
            writer.write(heads[number % len(heads)])
            try:
                answer, _ = await asyncio.wait_for(read_answer(reader), PATIENCE)
            except TimeoutError:
                answer = Answer(0, b"")
                attacker.expect(False, f"a bad head ({number % len(heads)}) was put up with")
            if answer.status < 400 or answer.code:  # a parser of HTTP may say it in words of its own
                attacker.count(answer)
        writer.close()

    await attacker.repeat(20, send)


async def odd_methods(attacker: Attacker) -> None:
    """Methods that nobody has heard of, of which none should leave anything behind."""
    told: Counter[int] = Counter()

    async def send(number: int) -> None:
        told[(await attacker.ask(f"M{number}", f"/games/x{number}")).status] += 1

    await attacker.repeat(50, send)
    attacker.expect(set(told) <= {0, 400, 405, 429, 501}, f"odd methods were answered {told}")


async def open_socket(attacker: Attacker, line: socket.socket, path: str, hello: bytes | None = None) -> None:
    """Ask for a live connection, and say who one is without waiting for an answer."""
    key = b64encode(os.urandom(16)).decode()
    head = (
        f"GET {API}{path}/live HTTP/1.1\r\nHost: {attacker.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(line, head.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = await loop.sock_recv(line, 1)  # and not a byte of what comes after it
        if not part:
            raise OSError("no live connection")
        answer += part
    await loop.sock_sendall(line, frame(0x1, b'{"after":0}') if hello is None else hello)


def frame(kind: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    first = kind | (0x80 if last else 0)
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + bytes(4) + payload


ATTACKS: Final = {
    "3,000 half requests": Attack(half_requests, {}, often=False),
    "3,000 silent connections": Attack(silent_connections, {}, often=False),
    "slow heads": Attack(slow_heads, {}, often=False),
    "slow bodies": Attack(slow_bodies, {}, often=False),
    "250 held bodies": Attack(held_bodies, {}, often=False),
    "comings and goings": Attack(comings_and_goings, {}, often=False),
    "answers that are never read": Attack(unread_answers, {}, often=False),
    "live connections that are never read": Attack(unread_feeds, {}, often=True),
    "pings without end": Attack(pings, {}, often=False),
    "400 silent live connections": Attack(silent_sockets, {}, often=False),
    "large frames": Attack(large_frames, {}, often=False),
    "large heads": Attack(large_heads, {}, often=False),
    "odd methods": Attack(odd_methods, {}, often=False),
}
