"""The page as it is served: everything it names is there, and the policy it is sent with lets it work."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from arpents.server import page as served_page
from arpents.server.page import ADDRESSES, STATIC, serve_page
from tests.server.serving import a_server

ELSEWHERE = re.compile(
    r"""(?:\burl\(|@import|\bfrom|\bimport\(|\bfetch\(|\bsrc=|\bhref=)\s*["']?(?:https?:)?//"""
)


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
def api() -> Iterator[httpx.Client]:
    if not STATIC.is_dir():
        pytest.fail("The page is not built: run `make web`.", pytrace=False)
    with a_server() as served, httpx.Client(base_url=served.url) as client:
        yield client


@pytest.mark.parametrize("address", ADDRESSES)
def test_it_is_served_with_all_it_names(api: httpx.Client, address: str) -> None:
    reply = api.get(address.replace("{game}", "any"))
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"
    named = Markup(reply.text).named
    assert {Path(name).suffix for name in named} >= {".js", ".css", ".svg"}
    assert all(name.startswith("/static/") for name in named), "nothing is asked for from elsewhere"
    assert [api.get(name).status_code for name in named] == [200] * len(named)


def test_what_carries_its_hash_is_kept_for_good(api: httpx.Client) -> None:
    for path in filter(Path.is_file, STATIC.rglob("*")):
        name = path.relative_to(STATIC).as_posix()
        reply = api.get(f"/static/{name}")
        assert reply.status_code == 200, name
        assert reply.content == path.read_bytes(), name
        assert ("immutable" in reply.headers["cache-control"]) == name.startswith("assets/"), name
        again = api.get(f"/static/{name}", headers={"If-None-Match": reply.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), name


@pytest.mark.parametrize("name", ["", "nothing.js", "assets", "assets/nothing.js", "..%2fpage.py"])
def test_what_is_not_there_is_not_kept(api: httpx.Client, name: str) -> None:
    reply = api.get(f"/static/{name}")
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "unknown_page"
    assert "immutable" not in reply.headers["cache-control"]


def test_nothing_in_it_needs_more_than_the_policy_allows(api: httpx.Client) -> None:
    reply = api.get("/")
    policy = dict(part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "unsafe" not in policy.get("script-src", "")
    assert "'self'" in policy["connect-src"]
    page = Markup(reply.text)
    assert page.inline == []
    assert page.handlers == []
    written = [path for path in STATIC.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    assert written
    for path in written:
        assert not ELSEWHERE.search(path.read_text("utf-8")), path


@pytest.mark.anyio
async def test_without_a_page_a_sentence_says_how_to_come_by_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(served_page, "STATIC", tmp_path / "static")
    monkeypatch.setattr(served_page, "INDEX", tmp_path / "static" / "index.html")
    app = FastAPI()
    serve_page(app)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://arpents") as client:
        for address in ADDRESSES:
            reply = await client.get(address)
            assert reply.status_code == 503
            assert "make web" in reply.text
            assert "arpents play" in reply.text
        assert (await client.get("/static/index.html")).status_code == 404
