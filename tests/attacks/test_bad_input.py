"""All of it is bad input: a named 4xx, logged once and without a traceback, and nothing has changed."""

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from benchmarks.served import Served
from tests.attacks.texts import ACTIONS, BUSY, GROWING, MARKS, RECORDS, idle_game
from tests.processes import PATIENCE, wait_until
from tests.server.serving import a_server

API = "/api/v1"
NESTED = b"[" * 50_000
DIGITS = b"9" * 5000
JSON = {"Content-Type": "application/json"}

LONGEST_MESSAGE = 2000
"""No message for people has more characters, whatever was sent."""

Data = dict[str, Any]
Request = tuple[tuple[str, ...], Data]


class Victim:
    """A game with both its seats on a server, whose log is read."""

    def __init__(self, served: Served, client: httpx.Client) -> None:
        self.served = served
        self.client = client
        made = self.ask(
            "POST", "/games", json={"side": "british", "opponent": "anyone", "name": "Ann"}
        ).json()
        self.game = f"/games/{made['game']}"
        joined = self.ask("POST", f"{self.game}/join", json={"name": "Ben"}).json()
        self.tokens = (made["token"], joined["token"])
        now = self.ask("GET", self.game, token=made["token"]).json()["now"]
        self.version: int = now["version"]
        self.token: str = made["token"] if now["game"]["decider"] == "british" else joined["token"]

    def ask(self, method: str, path: str, *, token: str | None = None, **given: Any) -> httpx.Response:
        """Send any request."""
        headers = dict(given.pop("headers", {}))
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return self.client.request(method, f"{API}{path}", headers=headers, **given)

    def state(self) -> list[bytes]:
        """Everything that anybody can see of the game, and the lists."""
        seen = [
            self.ask("GET", f"{self.game}?after=0", token=token).content for token in (*self.tokens, None)
        ]
        seen += [self.ask("GET", f"{self.game}/presets", token=token).content for token in self.tokens]
        return seen + [
            self.ask("GET", f"/games?status={one}").content for one in ("open", "playing", "finished")
        ]

    def log(self) -> list[Data]:
        """All lines of the server's log."""
        return [json.loads(line) for line in self.served.log.read_text("utf-8").splitlines()]

    def refused(self, requests: Mapping[str, Request], codes: set[str]) -> None:
        """Send what must be refused, by one of these names: each is logged once, and nothing changes."""
        before = self.state()
        self._settle()
        lines = len(self.log())
        answers = {name: self.ask(*asked, **given) for name, (asked, given) in requests.items()}
        self._settle()
        told = self.log()[lines:-1]
        assert self.state() == before
        faults = {name: fault for name, answer in answers.items() if (fault := _fault(answer, codes))}
        assert faults == {}
        assert [line.get("status") for line in told] == [one.status_code for one in answers.values()]
        assert [
            line for line in told if "exception" in line or line["level"] not in {"info", "warning"}
        ] == []

    def _settle(self) -> None:
        """Wait until all that was asked before is in the log: the last line is this request's."""
        lines = len(self.log())
        assert self.ask("GET", "/games/of-nobody/record").status_code == 404
        wait_until(lambda: len(self.log()) > lines and self.log()[-1].get("route", "").endswith("/record"))


@pytest.fixture(scope="module")
def victim() -> Iterator[Victim]:
    """A game on a server that bears as many requests as come, and logs them all."""
    with ExitStack() as stack:
        served = stack.enter_context(a_server(log_level="info"))
        client = stack.enter_context(httpx.Client(base_url=served.url, timeout=PATIENCE))
        yield Victim(served, client)


def _fault(answer: httpx.Response, codes: set[str]) -> str:
    """What is wrong with how something was refused, if anything is."""
    if not 400 <= answer.status_code < 500:
        return f"{answer.status_code} {answer.text[:200]}"
    error = answer.json()["error"]
    if error["code"] not in codes:
        return f"{error['code']}: {error['message'][:200]}"
    if len(error["message"]) > LONGEST_MESSAGE:
        return f"a message of {len(error['message'])} characters"
    return ""


def asking(*asked: str, **given: Any) -> Request:
    """A request: its method, its path, and what ``httpx`` should know."""
    return asked, given


LONG_RECORDS = {
    "24,000 turns": idle_game(24_000),
    "12,000 turns with something in each": idle_game(12_000, BUSY),
    "60,000 marks in a header": f'[Arpents "1"]\n[British "{MARKS}"]\n',
    "a name that grows": f'[Arpents "1"]\n[RuleSet "{GROWING * 60}"]\n',
    "a million letters": "x" * 1_000_000,
    "nothing but line ends": "\n\r\u2028\x0b\x0c" * 30_000,
    "half a character": "\ud800",
    "a null": '[Arpents "1"]\n[British "a\x00b"]\n',
}


def test_records(victim: Victim) -> None:
    records = {name: json.dumps({"record": record}) for name, record in (RECORDS | LONG_RECORDS).items()}
    posts = {name: asking("POST", "/records", content=body, headers=JSON) for name, body in records.items()}
    victim.refused(posts, {"bad_record", "too_large", "bad_request"})


def test_records_to_play_on_from(victim: Victim) -> None:
    starts = {name: {"record": record, "decisions": 100_000} for name, record in LONG_RECORDS.items()}
    bodies = {name: json.dumps({"start": start}) for name, start in starts.items()}
    posts = {name: asking("POST", "/games", content=body, headers=JSON) for name, body in bodies.items()}
    victim.refused(posts, {"bad_record", "too_large", "bad_request", "no_such_moment"})


def test_actions(victim: Victim) -> None:
    requests = {}
    for name, action in ACTIONS.items():
        for text in (action, action[:1990]):
            body = {"action": text, "version": victim.version}
            for path, more in (("preview", {}), ("moves", {"key": "k"})):
                asked = asking("POST", f"{victim.game}/{path}", token=victim.token, json=body | more)
                requests[f"{path}: {name}, {len(text)}"] = asked
    victim.refused(requests, {"bad_request", "bad_action", "unknown_name", "illegal_action", "too_large"})


BODIES = {
    "nothing": b"",
    "lists in lists": NESTED,
    "objects in objects": b'{"a":' * 20_000,
    "a deep version": b'{"version": ' + NESTED,
    "a deep key": b'{"key": ' + b"[" * 900 + b"]" * 900 + b"}",
    "digits": b'{"version": ' + DIGITS + b', "key": "k", "action": "pass"}',
    "beyond 64 bits": b'{"version": 18446744073709551616, "key": "k", "action": "pass"}',
    "a negative version": b'{"version": -9223372036854775809, "key": "k", "action": "pass"}',
    "an exponent": b'{"version": 1e400, "key": "k", "action": "pass"}',
    "not a number": b'{"version": NaN, "key": "k", "action": "pass"}',
    "infinity": b'{"version": -Infinity, "key": "k", "action": "pass"}',
    "a key twice": b'{"version": 0, "key": "k", "action": "pass", "version": []}',
    "a thousand keys": b'{"version": 0, "key": "k"' + b"".join(b',"a%d":1' % n for n in range(1000)) + b"}",
    "a long key": b'{"' + b"k" * 25_000 + b'": 0}',
    "half characters": b'{"action": "\\ud800\\udfff", "version": 0, "key": "\\udc00"}',
    "not UTF-8": b'{"action": "\xff\xfe", "version": 0, "key": "k"}',
    "UTF-16": '{"action": "pass"}'.encode("utf-16"),
    "a mark of order": b"\xef\xbb\xbf{}",
    "packed": gzip.compress(b'{"action": "pass", "version": 0, "key": "k"}'),
    "a null": b'{"action": "pass\\u0000", "version": 0, "key": "k\\u0000"}',
    "many cards": b'{"action": {"verb": "pass", "picked": [' + b'"Boston",' * 3000 + b'"x"]}, "version": 0}',
}


def test_bodies(victim: Victim) -> None:
    victim.refused(
        {
            f"{path}: {name}": asking(
                "POST", f"{victim.game}/{path}", token=victim.token, content=body, headers=JSON
            )
            for name, body in BODIES.items()
            for path in ("moves", "chat", "undo")
        },
        {"bad_request", "bad_action", "too_large"},
    )


def test_packed_bodies_are_not_unpacked(victim: Victim) -> None:
    packed = gzip.compress(b'{"record": "' + b"a" * 5_000_000 + b'"}')
    kinds = ("gzip", "deflate", "br", "zstd", "gzip, gzip")
    headers = {kind: {**JSON, "Content-Encoding": kind} for kind in kinds}
    posts = {kind: asking("POST", "/records", content=packed, headers=headers[kind]) for kind in kinds}
    victim.refused(posts, {"bad_request"})


def test_other_kinds_of_bodies(victim: Victim) -> None:
    kinds = ("text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "x" * 4000)
    given: Data = {"content": b"--x\r\n\r\n--x--", "token": victim.token}
    path = f"{victim.game}/chat"
    victim.refused(
        {kind: asking("POST", path, headers={"Content-Type": kind}, **given) for kind in kinds},
        {"bad_request"},
    )


QUERIES = (
    "after=-1",
    "after=" + "9" * 5000,
    "after=1e9",
    "after=%D9%A3%D9%A3%00",
    "after=" + "&after=".join("x" * 500),
    "after[]=1&after=" + "%F0%9F%8E%B2" * 300,
)
PAGES = ("nan,x", "inf,x", "1e999,x", "1,", "1," + "x" * 41, ",", "1,%00", "9" * 90 + ",x")
MOMENTS = ("-1", "9" * 20, "9" * 4500, "1e3", "0x10", "%00")


def test_numbers_in_addresses(victim: Victim) -> None:
    addresses = [f"{victim.game}?{query}" for query in QUERIES]
    addresses += [f"/games?before={before}" for before in PAGES]
    addresses += [f"{victim.game}/moments/{number}" for number in MOMENTS]
    asked = {address[:80]: asking("GET", address, token=victim.token) for address in addresses}
    victim.refused(asked, {"bad_request", "no_such_moment", "unknown_page"})


def test_long_addresses(victim: Victim) -> None:
    paths = ("/games/" + "x" * 6000, "/games/" + "x/" * 3000 + "x", "/games/x/" + "%2e%2e%2f" * 500)
    victim.refused(
        {path[:20]: asking("GET", path) for path in paths}, {"bad_request", "unknown_page", "unknown_game"}
    )


def test_tokens_that_are_none(victim: Victim) -> None:
    body = {"action": "pass", "version": victim.version, "key": "k"}
    own = victim.tokens[0]
    tokens = ("x", "x" * 6000, "a b c", own[:-1], own + "x", own.upper(), own * 3)
    path = f"{victim.game}/moves"
    victim.refused(
        {token: asking("POST", path, token=token, json=body) for token in tokens}, {"not_your_seat"}
    )


def test_methods_and_addresses_leave_no_series_behind(victim: Victim) -> None:
    """Whoever counts what it is asked for by the words of the client, grows as the client likes."""

    def series() -> int:
        return len(victim.client.get("/metrics").text.splitlines())

    def ask(methods: Iterable[str], number: int) -> None:
        for method in methods:
            for path in (f"/games/x{number}", f"/nowhere/{number}", f"/games/x{number}/moves"):
                assert victim.ask(method, path).status_code in {400, 404, 405, 422, 501}

    ask(("GET", "DELETE", "PATCH", "PROPFIND"), 0)
    series()
    before = series()
    ask(("MKCOL", "LOCK", "SEARCH", "REPORT", "PURGE", "LINK", "TRACE"), 1)
    for number in range(100):
        ask(("GET",), number)
    assert series() == before
