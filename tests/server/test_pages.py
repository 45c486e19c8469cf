"""The page as it is served: everything it names is there, and the policy it is sent with lets it work."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from arpents.server.pages import ENCODINGS, NOT_BUILT, PAGES, STATIC, serve_pages
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


@pytest.mark.parametrize("address", PAGES)
def test_it_is_served_with_all_it_names(api: httpx.Client, address: str) -> None:
    reply = api.get(address.replace("{game}", "any"))
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"
    named = [name for name in Markup(reply.text).named if name]  # without that of the page itself
    assert {Path(name).suffix for name in named} >= {".js", ".css", ".svg"}
    assert all(re.match(r"/(?!/)", name) for name in named), "nothing is asked for from elsewhere"
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


def test_scripts_and_styles_are_sent_compressed(api: httpx.Client) -> None:
    large = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    large = [path for path in large if path.stat().st_size >= 1024]
    assert {path.suffix for path in large} == {".js", ".css"}
    for path in large:
        name = path.relative_to(STATIC).as_posix()
        for encoding, ending in ENCODINGS.items():
            with api.stream("GET", f"/static/{name}", headers={"Accept-Encoding": encoding}) as reply:
                assert b"".join(reply.iter_raw()) == Path(f"{path}{ending}").read_bytes(), name
            assert reply.headers["content-encoding"] == encoding, name
            assert "immutable" in reply.headers["cache-control"], name
            assert len(Path(f"{path}{ending}").read_bytes()) < path.stat().st_size


@pytest.mark.parametrize("name", ["", "nothing.js", "assets", "assets/nothing.js", "..%2fpages.py"])
def test_what_is_not_there_is_not_kept(api: httpx.Client, name: str) -> None:
    reply = api.get(f"/static/{name}")
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "unknown_page"
    assert "immutable" not in reply.headers["cache-control"]


def test_an_address_that_leads_nowhere_shows_people_a_page_and_programs_an_error(api: httpx.Client) -> None:
    to_people = api.get("/no/such/page", headers={"Accept": "text/html,*/*"})
    assert to_people.status_code == 404
    assert to_people.text == api.get("/").text
    for address, accept in (
        ("/no/such/page", "*/*"),
        ("/api/v1/nothing", "text/html"),
        ("/static/no.js", "text/html"),
    ):
        reply = api.get(address, headers={"Accept": accept})
        assert reply.status_code == 404
        assert reply.json()["error"]["code"] == "unknown_page"


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
async def test_without_a_page_a_sentence_says_how_to_come_by_it(tmp_path: Path) -> None:
    app = FastAPI()
    serve_pages(app, tmp_path / "static")
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://arpents") as client:
        for address in PAGES:
            reply = await client.get(address)
            assert (reply.status_code, reply.text) == (404, NOT_BUILT)
        assert (await client.get("/static/index.html")).status_code == 404
