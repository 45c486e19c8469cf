"""An attacker: a client in a process of its own, that comes from one address and counts what it is answered.

    python -m tests.attacks.attacker NAME ADDRESS SECONDS

It runs one attack of ``tests/attacks/catalogue`` and prints a line when it first connects, and a report as
JSON when it is done. It gives way to all others on the machine: what is measured is what it costs the server,
not what it computes itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, final

import msgspec

FROM: Final = "127.0.0.2"
API: Final = "/api/v1"
NICE: Final = 10
UNANSWERED: Final = 60.0
"""After so many seconds a request will not be answered."""
NOT_HTTP: Final = {400, 431}
"""What is answered in words of HTTP, before any route: it is no request yet that could have a named error."""

ARRIVED: Final = "arrived"
LARGEST: Final = 64 * 1024 * 1024
"""More than any answer may have: an attacker reads it whole, to say how large it was."""


class Answer(NamedTuple):
    """What the server said, with status 0 if it hung up without a word."""

    status: int
    body: bytes

    @property
    def code(self) -> str:
        """The name of the error, if it is one."""
        try:
            return str(json.loads(self.body)["error"]["code"])
        except (ValueError, KeyError, TypeError):
            return ""

    def json(self) -> Any:
        """What a good answer says."""
        return msgspec.json.decode(self.body)


class Report(msgspec.Struct):
    """What came of an attack, as the attacker saw it."""

    statuses: dict[str, int] = {}
    codes: dict[str, int] = {}
    received: int = 0
    """Bytes of all answers."""
    largest: int = 0
    """Bytes of the largest answer."""
    faults: list[str] = []
    """What the server should not have done."""


class Attack(NamedTuple):
    """An attack: what it does, the settings it needs beside the defaults, whether every run tries it."""

    run: Callable[[Attacker], Awaitable[None]]
    settings: Mapping[str, object]
    often: bool


@final
class Attacker:
    """One client that means no good."""

    def __init__(self, address: str, seconds: float) -> None:
        self.address = address
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self.seconds = seconds
        self._arrived = False
        self.begin()
        self.report = Report()
        self._statuses: Counter[str] = Counter()
        self._codes: Counter[str] = Counter()
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    def arrive(self) -> None:
        """Say that the attack begins: this is about to be the first connection."""
        if not self._arrived:
            self._arrived = True
            print(ARRIVED, flush=True)

    def begin(self) -> None:
        """Let the time of the attack begin now: what was to be prepared is."""
        self.ends = time.monotonic() + self.seconds

    @property
    def going(self) -> bool:
        """Whether the attack goes on."""
        return time.monotonic() < self.ends

    def expect(self, so: bool, otherwise: str) -> None:
        """Note a fault if something is not so."""
        if not so and otherwise not in self.report.faults:
            self.report.faults.append(otherwise)

    async def connected(self, **options: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from the attacker's address."""
        self.arrive()
        return await asyncio.open_connection(
            self.host, self.port, local_addr=(FROM, 0), limit=LARGEST, **options
        )

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        *,
        raw: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send a request on a connection that is kept for the next one, and count the answer."""
        content = raw if raw is not None else b"" if body is None else msgspec.json.encode(body)
        named = {"Host": self.address, "Content-Type": "application/json", "Content-Length": len(content)}
        named |= {} if token is None else {"Authorization": f"Bearer {token}"}
        head = f"{method} {API}{path} HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in (named | dict(headers or {})).items())
        return await self.send(head.encode() + b"\r\n" + content)

    async def send(self, request: bytes) -> Answer:
        """Send any bytes as a request, and count the answer."""
        try:
            line = self._idle.pop() if self._idle else await self.connected()
            if line[0].at_eof():
                line[1].close()
                line = await self.connected()
            line[1].write(request)
            answer, kept = await read_answer(line[0])
        except OSError:
            answer, kept = Answer(0, b""), False
        else:
            if kept:
                self._idle.append(line)
            else:
                line[1].close()
                with suppress(OSError):
                    await line[1].wait_closed()
        self.count(answer)
        return answer

    def count(self, answer: Answer) -> None:
        """Count an answer: none may tell of a fault of the server's."""
        self._statuses[str(answer.status)] += 1
        if answer.status >= 400:
            self._codes[answer.code] += 1
            self.expect(
                bool(answer.code) or answer.status in NOT_HTTP,
                f"{answer.status} without a name: {answer.body[:200]!r}",
            )
        self.report.received += len(answer.body)
        self.report.largest = max(self.report.largest, len(answer.body))
        self.expect(answer.status not in {500, 502, 504}, f"{answer.status}: {answer.body[:200]!r}")

    async def repeat(
        self, per_second: float, do: Callable[[int], Awaitable[object]], at_once: int = 4
    ) -> None:
        """Do something so often, some of them at once, until the attack is over."""
        free = asyncio.Semaphore(at_once)
        doing: set[asyncio.Task[None]] = set()

        async def one(number: int) -> None:
            try:
                await do(number)
            finally:
                free.release()

        number, due = 0, time.monotonic()
        while self.going:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due = max(due + 1 / per_second, time.monotonic() - 1)
            try:
                await asyncio.wait_for(free.acquire(), max(0.01, self.ends - time.monotonic()))
            except TimeoutError:
                break
            task = asyncio.ensure_future(one(number))
            doing.add(task)
            task.add_done_callback(doing.discard)
            number += 1
        if doing:
            done, late = await asyncio.wait(doing, timeout=UNANSWERED)
            self.expect(not late, "requests were not answered at all")
            for task in late:
                task.cancel()
            for task in done:
                task.result()

    async def close(self) -> None:
        """Hang up."""
        while self._idle:
            _, writer = self._idle.pop()
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def finished(self) -> Report:
        """The report."""
        self.report.statuses = dict(self._statuses)
        self.report.codes = dict(self._codes)
        return self.report


async def read_answer(reader: asyncio.StreamReader) -> tuple[Answer, bool]:
    """The next answer on a connection, and whether the connection is kept for further ones."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        status = int(head[0].split()[1])
        fields = dict(line.split(": ", 1) for line in head[1:] if ": " in line)
        if "chunked" in fields.get("transfer-encoding", ""):
            body = await _chunks(reader)
        else:
            body = await reader.readexactly(int(fields.get("content-length", "0")))
    except (asyncio.IncompleteReadError, ConnectionError):
        return Answer(0, b""), False
    return Answer(status, body), fields.get("connection") != "close"


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    parts = []
    while size := int((await reader.readuntil(b"\r\n")).strip(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readuntil(b"\r\n")
    return b"".join(parts)


async def _attack(name: str, address: str, seconds: float) -> Report:
    from tests.attacks.catalogue import ATTACKS  # noqa: PLC0415 (which imports this module)

    attacker = Attacker(address, seconds)
    with suppress(asyncio.CancelledError):
        await ATTACKS[name].run(attacker)
        await attacker.close()
    return attacker.finished()


def main() -> None:
    """Run an attack."""
    os.nice(NICE)
    name, address, seconds = sys.argv[1:]
    report = asyncio.run(_attack(name, address, float(seconds)))
    sys.stdout.write(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    main()
