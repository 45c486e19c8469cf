"""What an attack does to others: a server at its default limits, a second player, and the memory it takes."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any, Final, NamedTuple, final

import httpx
import msgspec
from websockets.sync.client import connect

from arpents.server.settings import Settings
from benchmarks.served import GENEROUS, Served
from tests.attacks.attacker import API, ARRIVED, Attack, Report
from tests.attacks.bystander import Bystander, p99
from tests.attacks.texts import idle_game
from tests.processes import started
from tests.server.serving import a_server

MOST_MEMORY: Final = 400e6
"""Bytes that the server may have at any moment, with all its processes."""

MOST_SLOWER: Final = 10.0
"""How many times slower a second player's answers may be, at the 99th percentile."""

FLOOR: Final = 0.005
"""The quiet p99 is taken to be this many seconds at least: below that lies the noise of any machine."""

FIRST: Final = "127.0.0.4"
"""Where somebody comes from who was there before everybody else."""

PATIENCE: Final = 90.0
"""How many seconds longer than asked for an attacker may take: the server may keep it waiting."""


class Outcome(NamedTuple):
    """What came of an attack."""

    quiet: float
    """The p99 of a second player in peace, in seconds."""
    attacked: float
    """The p99 while the attack ran."""
    memory: float
    """The most bytes that the server had."""
    wrong: list[str]
    """What the second player was answered wrongly."""
    report: Report

    @property
    def slower(self) -> float:
        """How many times slower the second player was served."""
        return self.attacked / max(self.quiet, FLOOR)

    def faults(self, floor: float = FLOOR) -> list[str]:
        """What should not have come of it."""
        found = [*self.report.faults, *self.wrong[:3]]
        if self.attacked >= MOST_SLOWER * max(self.quiet, floor):
            found.append(f"a second player was served {self.slower:.1f} times slower")
        if self.memory >= MOST_MEMORY:
            found.append(f"the server took {self.memory / 1e6:.0f} MB")
        return found

    def __str__(self) -> str:
        return (
            f"p99 {self.quiet * 1000:.1f} ms in peace, {self.attacked * 1000:.1f} ms under attack "
            f"({self.slower:.1f} times); {self.memory / 1e6:.0f} MB; {self.report.statuses} "
            f"{self.report.codes}, {self.report.received} bytes, at most {self.report.largest} at once"
        )


def at_defaults(**settings: object) -> dict[str, Any]:
    """Settings of a server: the defaults, where other tests are generous, unless it is said otherwise."""
    defaults = Settings()
    names = [name.removeprefix("ARPENTS_").lower() for name in GENEROUS]
    return {name: getattr(defaults, name) for name in names} | settings


@contextmanager
def default_server(**settings: object) -> Iterator[Served]:
    """A server with its default limits, which logs all that it logs."""
    with a_server(**at_defaults(**settings)) as served:
        yield served


@final
class Memory:
    """The most memory that a server and its workers have while it is looked at."""

    def __init__(self, served: Served) -> None:
        self.most = 0.0
        self._served = served
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self) -> Memory:
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        looks = 0
        workers = 0.0
        while not self._over.wait(0.02):
            if looks % 20 == 0:
                workers = sum(map(_own_memory, _children(self._served.process.pid)))
            looks += 1
            self.most = max(self.most, self._served.memory() + workers)


def _children(pid: int) -> list[int]:
    """The processes that a process has started, and that these have started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text("ascii").split()]
    return found + [far for near in found for far in _children(near)]


def _own_memory(pid: int) -> float:
    """The bytes that a process does not share with those that it was forked from."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    except OSError:
        return 0.0  # it has ended
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def use_everything_once(address: str) -> None:
    """Do each thing once, as on the first day of a server: the first time takes longer, whoever comes."""
    transport = httpx.HTTPTransport(local_address=FIRST)
    with httpx.Client(transport=transport, base_url=f"http://{address}{API}", timeout=PATIENCE) as client:
        record = client.post("/records", json={"record": idle_game(3)}).json()["id"]
        for path in ("", "/story", "/record", "/moments/1?side=both"):
            client.get(f"/games/{record}{path}")
        seat = client.post("/games", json={"opponent": "anyone"}).json()
        path, token = f"/games/{seat['game']}", {"Authorization": f"Bearer {seat['token']}"}
        client.post(f"{path}/join", json={})
        client.post(f"{path}/preview", json={"action": "pass", "version": 0}, headers=token)
        client.post(f"{path}/chat", json={"text": "Hello", "key": "k"}, headers=token)
        client.post("/records", content=b"x")
        live = f"ws://{address}{API}{path}/live"
        with connect(live, proxy=None, open_timeout=PATIENCE, source_address=(FIRST, 0)) as socket:
            socket.send("{}")
            socket.recv(timeout=PATIENCE)


def attacked(
    name: str, attack: Attack, *, quiet: float, seconds: float, twin: Served | None = None
) -> Outcome:
    """Let a second player play in peace for some seconds, and then while an attack runs.

    With a twin, somebody plays on that server too, which is not attacked. On a machine that has much else
    to do its answers are slow as well, and tell how slow they would be in peace.
    """
    with default_server(**attack.settings) as served, ExitStack() as stack:
        addresses = [served.address] if twin is None else [served.address, twin.address]
        players = [stack.enter_context(closing(Bystander(address))) for address in addresses]
        bystander = players[0]
        use_everything_once(served.address)
        bystander.quiet(0.5)
        peace = p99(bystander.quiet(quiet))
        with Memory(served) as memory:
            times, report = _while_attacked(players, name, served, seconds)
        assert served.process.poll() is None, "the server has ended"
    return Outcome(max([peace, *map(p99, times[1:])]), p99(times[0]), memory.most, bystander.wrong, report)


def _while_attacked(
    players: Sequence[Bystander], name: str, served: Served, seconds: float
) -> tuple[list[list[float]], Report]:
    """How long answers to each player took while an attack ran, and what the attacker reports."""
    over = threading.Event()
    command = [sys.executable, "-m", "tests.attacks.attacker", name, served.address, str(seconds)]
    with (
        started(command, stdout=PIPE, stderr=PIPE, cwd=Path(__file__).parents[2]) as attacker,
        ThreadPoolExecutor(len(players)) as threads,
    ):
        assert attacker.stdout is not None
        arrived = attacker.stdout.readline()  # to start a process takes long, and is none of the attack
        until = time.monotonic() + seconds + PATIENCE
        playing = [threads.submit(player.play, until, over) for player in players]
        try:
            out, err = attacker.communicate(timeout=seconds + PATIENCE)
        finally:
            over.set()
        assert (arrived, attacker.returncode) == (f"{ARRIVED}\n", 0), f"the attacker failed: {err}"
        return [one.result() for one in playing], msgspec.json.decode(out, type=Report)
