"""A host who has seen the cards cannot offer them as a fresh deal, and nothing tells what nobody shows."""

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url

from tests.attacks.texts import SCENARIO, idle_game
from tests.processes import PATIENCE
from tests.server.api.people import API, Data, Player, Visitor, code, key
from tests.server.databases import a_database
from tests.server.proxy import a_proxy
from tests.server.serving import a_server

AWAY = 1.0
"""After how many seconds a game may be claimed here."""


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """Somebody at a server where games are soon abandoned."""
    with a_server(abandoned_after=AWAY) as served:
        yield Visitor(served.url)


def seen_before(visitor: Visitor) -> dict[str, Data]:
    """Ways to begin a game of which the host has seen the cards."""
    british, french = visitor.pair()
    french.concede()
    record = visitor.get(f"/games/{british.game}/record").text
    copied = visitor.post("/records", record=record, public=True).json()["id"]
    dealt = idle_game(3)
    own = SCENARIO + '    | title = "Standard"\n    | history = "None."\n' + dealt.partition("\n\n")[2]
    return {
        "the deal of a game": {"game": british.game, "decisions": 0},
        "the first event of a game": {"game": british.game, "events": 0},
        "the deal of a copy": {"game": copied, "decisions": 0},
        "the deal of a record": {"record": record, "decisions": 0},
        "the deal of a record of one's own": {"record": dealt, "decisions": 0},
        "a scenario of one's own": {"record": own, "decisions": 0},
    }


def test_a_deal_that_was_seen_is_not_offered_as_a_fresh_one(visitor: Visitor) -> None:
    told = {}
    for name, start in seen_before(visitor).items():
        answer = visitor.post("/games", opponent="anyone", side="british", start=start)
        if answer.status_code == 201:
            host = Player(visitor.url, answer.json())
            rows = visitor.get("/games", status="open").json()
            listed = next(row for row in rows if row["id"] == host.game)
            looked = visitor.get(f"/games/{host.game}").json()["now"]["game"]
            told[name] = (listed.get("start") is not None, looked.get("start") is not None)
            visitor.join(host)
            playing = visitor.get("/games", status="playing").json()
            assert next(row for row in playing if row["id"] == host.game)["start"] is not None
    assert len(told) >= 5
    assert {name for name, shown in told.items() if shown != (True, True)} == set()
    assert visitor.create(opponent="anyone").now()["game"]["start"] is None


def test_a_claim_is_answered_by_what_everybody_has_seen(visitor: Visitor) -> None:
    british, french = visitor.pair()
    claim_at = french.now()["claim_at"]
    ends = time.monotonic() + PATIENCE
    done = 0
    while time.time() < claim_at + 0.05:
        assert time.monotonic() < ends
        now = british.now()
        more = {"version": now["version"], "key": key()}
        answer = british.do("undo", **more) if now["can_undo"] else british.do("moves", action="pass", **more)
        assert answer.status_code == 200, answer.text
        done += 1
    assert done > 1
    assert french.now()["claim_at"] == claim_at, "nobody has seen any of it"
    answer = french.do("claim", key="claim")
    assert answer.status_code == 200, answer.text


def test_errors_do_not_name_the_database() -> None:
    with a_database("postgresql") as url, a_proxy(url) as proxy, a_server(database_url=proxy.url) as served:
        visitor = Visitor(served.url)
        game = visitor.create(opponent="anyone").game
        proxy.cut()
        parts = make_url(proxy.url)
        secrets = ["127.0.0.1", "localhost", str(parts.port), str(parts.database), str(parts.username)]
        secrets += ["psycopg", "sqlalche", "SELECT", "refused", "port "]
        for method, path in (("GET", f"/games/{game}"), ("POST", "/games")):
            answer = visitor.ask(method, f"{API}{path}", json={} if method == "POST" else None)
            assert (answer.status_code, code(answer)) == (503, "store_unavailable")
            assert [word for word in secrets if word in answer.text] == []
