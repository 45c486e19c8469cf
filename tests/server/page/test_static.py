"""The page as it is served: everything it names is there, and the policy it is sent with lets it work."""

import os
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from arpents.server.pages import STATIC
from arpents.server.wire.words import EVENT_NAMES, GROUPS, PHASE_NAMES, REASON_NAMES
from arpents.table import Presets
from benchmarks.served import serving

SCRIPT = (STATIC / "arpents.js").read_text("utf-8")


class Markup(HTMLParser):
    """What a page asks for, and what is written into it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.named: list[str] = []
        self.handlers: list[str] = []
        self.inline: list[str] = []
        self._within = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within = tag
        self.named += [value or "" for name, value in attrs if name in ("src", "href")]
        self.handlers += [name for name, _ in attrs if name.startswith("on") or name == "style"]

    def handle_data(self, data: str) -> None:
        if self._within in ("script", "style") and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._within = ""


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('data')}/games.sqlite"
    with serving(database, os.environ) as served, httpx.Client(base_url=served.url) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/game/any"])
def test_the_page_is_served_with_all_it_names(api: httpx.Client, path: str) -> None:
    reply = api.get(path)
    assert reply.headers["content-type"].startswith("text/html")
    page = Markup(reply.text)
    named = [name for name in page.named if name.startswith("/static/")]
    assert {Path(name).suffix for name in named} >= {".js", ".css"}
    assert [api.get(name).status_code for name in named] == [200] * len(named)
    assert sorted(page.named) == sorted([*named, "/"]), "nothing is asked for from elsewhere"


def test_all_static_files_are_asked_for(api: httpx.Client) -> None:
    named = {Path(name).name for name in Markup(api.get("/").text).named}
    assert {path.name for path in STATIC.iterdir()} <= named | {"index.html"}


def test_nothing_in_it_needs_more_than_the_policy_allows(api: httpx.Client) -> None:
    reply = api.get("/")
    policy = dict(part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    assert "'self'" in policy["connect-src"]
    page = Markup(reply.text)
    assert page.inline == []
    assert page.handlers == []
    for file in STATIC.iterdir():
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://\w|@import", text), file


def test_what_others_say_never_becomes_markup() -> None:
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|javascript:", SCRIPT
    )


def table(name: str) -> set[str]:
    """The keys of an object that the script has under a name."""
    found = re.search(rf"^const {name} = \{{(.*?)\}};$", SCRIPT, re.DOTALL | re.MULTILINE)
    assert found, name
    return {quoted or plain for quoted, plain in re.findall(r'(?:"([a-z ]+)"|\b([a-z_]+)): ["\[]', found[1])}


def test_it_has_words_for_whatever_is_told() -> None:
    assert set(re.findall(r'case "([a-z-]+)":', SCRIPT)) == set(EVENT_NAMES)
    assert table("GROUPS") == set(GROUPS)
    assert table("REASONS") == set(REASON_NAMES) - {"unfinished"}
    assert table("ASKED") == set(PHASE_NAMES) - {"draw", "upkeep", "over"}


def test_it_knows_every_preset() -> None:
    known = set(re.findall(r"^  ([a-z_]+): \[", SCRIPT, re.MULTILINE))
    assert known | {"exchange"} == set(Presets.__struct_fields__)
