"""Nothing that is asked for or sent is larger than an honest game needs."""

import gzip
import json

import pytest

from arpents.server.games.feed import ITEM_EVENTS, PAGE_EVENTS, PAGE_ITEMS
from arpents.server.games.game_limits import RECORD_TURNS
from benchmarks.served import Served
from tests.golden.making import GAMES
from tests.server.api.people import API, HTTP, Data, Visitor, code, key
from tests.server.api.sockets import news, watching

LONG = max(GAMES.glob("*.arpents"), key=lambda path: path.stat().st_size)


@pytest.fixture(scope="module")
def imported(visitor: Visitor) -> str:
    """A long game that was played elsewhere."""
    reply = visitor.post("/records", record=LONG.read_text(), public=False)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


def events_in(page: Data) -> int:
    return sum(len(item.get("events", ())) for item in page["items"])


def check_pages(pages: list[Data], story: Data) -> None:
    """Check that pages are small, and tell a whole game once and in order."""
    assert len(pages) > 1
    assert [page["more"] for page in pages] == [True] * (len(pages) - 1) + [False]
    items = [item for page in pages for item in page["items"]]
    assert [item["seq"] for item in items] == list(range(1, pages[0]["now"]["seq"] + 1))
    for page in pages:
        assert len(page["items"]) <= PAGE_ITEMS
        assert events_in(page) < PAGE_EVENTS + ITEM_EVENTS
    told: list[Data] = []
    for item in items:
        if item["type"] == "events":
            assert item["start"] == len(told)
            told += item["events"]
    assert [event["name"] for event in told] == [event["name"] for event in story["events"]]


def test_a_long_feed_comes_in_pages(server: Served, visitor: Visitor, imported: str) -> None:
    story = visitor.get(f"/games/{imported}/story").json()
    pages: list[Data] = []
    while not pages or pages[-1]["more"]:
        after = pages[-1]["items"][-1]["seq"] if pages else 0
        pages.append(visitor.get(f"/games/{imported}", after=after).json())
    check_pages(pages, story)
    pushed: list[Data] = []
    with watching(server, imported) as socket:
        while not pushed or pushed[-1]["more"]:
            pushed.append(news(socket))
    assert pushed == pages


@pytest.mark.parametrize("start", [False, True])
def test_records_longer_than_any_game_are_refused(visitor: Visitor, start: bool) -> None:
    record = '[Arpents "1"]\n' + "1. British\n" * (RECORD_TURNS + 1)
    if start:
        reply = visitor.post("/games", start={"record": record, "decisions": 1})
    else:
        reply = visitor.post("/records", record=record)
    assert (reply.status_code, code(reply)) == (422, "bad_record")
    assert f"{RECORD_TURNS + 1} turns: the server takes up to {RECORD_TURNS}" in reply.text


HUGE = ("9" * 20, "9" * 400, "9" * 5000, "-" + "9" * 5000, "1e400", "9" * 100_000)


@pytest.mark.parametrize("number", HUGE, ids=lambda number: f"{number[:2]} {len(number)}")
def test_numbers_that_cannot_be_are_refused(visitor: Visitor, imported: str, number: str) -> None:
    player = visitor.create(opponent="bot", level=1, side="british")
    asked = []
    if len(number) <= 5000:  # what is longer is no address
        asked += [
            player.get(f"/games/{player.game}", after=number),
            visitor.get(f"/games/{imported}/moments/{number}"),
        ]
    for path, body in (
        ("/games", f'{{"opponent": "bot", "level": {number}}}'),
        ("/games", f'{{"start": {{"game": "{imported}", "events": {number}}}}}'),
        ("/games", f'{{"start": {{"game": "{imported}", "decisions": {number}}}}}'),
        (f"/games/{player.game}/undo", f'{{"version": {number}, "key": "{key()}"}}'),
        (f"/games/{player.game}/moves", f'{{"action": "pass", "version": {number}, "key": "{key()}"}}'),
        (f"/games/{player.game}/preview", f'{{"action": "pass", "version": {number}}}'),
    ):
        asked.append(player.ask("POST", f"{API}{path}", content=body))
    for reply in asked:
        assert reply.status_code in {400, 404, 413, 422}, reply.text
        assert code(reply) in {"bad_request", "unknown_page", "too_large"}
        assert len(reply.content) < 1000


def test_a_crowd_of_fields_is_refused_at_once(visitor: Visitor) -> None:
    for body in ({f"a{number}": 1 for number in range(50_000)}, {"x" * 100_000: 1}):
        reply = visitor.ask("POST", f"{API}/games", content=json.dumps(body))
        assert (reply.status_code, code(reply)) == (422, "bad_request")
        assert len(reply.content) < 1000


def test_who_sets_up_a_game_from_another_says_from_when(visitor: Visitor, imported: str) -> None:
    for start in (
        {"game": imported},
        {"game": imported, "events": 1, "decisions": 1},
        {"game": imported, "record": "x", "decisions": 1},
        {"record": "x"},
        {"record": "x", "events": 1},
        {},
    ):
        reply = visitor.post("/games", start=start)
        assert (reply.status_code, code(reply)) == (422, "bad_request"), start


@pytest.mark.parametrize("what", ["story", "record"])
def test_large_replies_are_kept_packed(visitor: Visitor, imported: str, what: str) -> None:
    url = f"{visitor.url}{API}/games/{imported}/{what}"
    with HTTP.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as reply:
        packed = b"".join(reply.iter_raw())
    assert reply.headers["content-encoding"] == "gzip"
    with HTTP.stream("GET", url, headers={"Accept-Encoding": "identity"}) as reply:
        plain = b"".join(reply.iter_raw())
    assert "content-encoding" not in reply.headers
    assert reply.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 3
