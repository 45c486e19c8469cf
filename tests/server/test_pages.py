"""Pages: the web app is served from its folder, compressed and kept; the API works without it as well."""

import asyncio
import gzip
import shutil
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.exceptions import HTTPException

from arpents.server.app import create_app
from arpents.server.asgi.files import LISTED_EVERY, Files
from arpents.server.asgi.middleware import HEADERS
from arpents.server.asgi.pages import NOT_BUILT, PAGES
from arpents.server.settings import Settings
from arpents.server.store import Store

SCRIPT = "export const snow = 1;\n" * 200


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with tables and no games, which take long to make."""
    made = tmp_path_factory.mktemp("database") / "games.sqlite"
    asyncio.run(Store.open(f"sqlite:///{made}").close())
    return made


@pytest.fixture
def folder(tmp_path: Path, database: Path) -> Path:
    """A page as it is built, and beside it a database."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    shutil.copy(database, tmp_path)
    (folder / "index.html").write_text("<!doctype html><title>Arpents</title>", "utf-8")
    (folder / "arpents.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder / "robots.txt").write_text("User-agent: *\nDisallow: /\n", "utf-8")
    (folder / "worker.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "font-abc.woff2").write_bytes(b"wOF2" + bytes(3000))
    return folder


def read(folder: Path, *paths: str, encoding: str = "identity", **headers: str) -> list[httpx.Response]:
    """What a server with the page in this folder answers."""

    async def asked() -> list[httpx.Response]:
        app = create_app(Settings(), Store.open(f"sqlite:///{folder.parent / 'games.sqlite'}"), folder)
        asking = {"Accept-Encoding": encoding, **headers}
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
        ):
            return [await client.get(path, headers=asking) for path in paths]

    return asyncio.run(asked())


def test_every_address_of_the_page_shows_it(folder: Path) -> None:
    for reply in read(folder, *(path.replace("{game}", "any") for path in PAGES)):
        assert reply.headers["content-type"].startswith("text/html")
        assert reply.headers["cache-control"] == "no-cache"


def test_elsewhere_there_is_nothing(folder: Path) -> None:
    for reply in read(folder, "/nowhere", "/game", "/rules/1", "/static/nothing.js", "/static/assets"):
        assert (reply.status_code, reply.json()["error"]["code"]) == (404, "unknown_page"), reply.url


def test_only_what_is_named_after_its_content_is_kept_for_good(folder: Path) -> None:
    script, picture = read(folder, "/static/assets/index-abc.js", "/static/arpents.svg")
    assert "immutable" in script.headers["cache-control"]
    assert picture.headers["cache-control"] == "no-cache"
    known = {"If-None-Match": picture.headers["etag"]}
    again, other = read(folder, "/static/arpents.svg", "/static/assets/index-abc.js", **known)
    assert (again.status_code, other.status_code) == (304, 200)


def test_what_is_read_is_compressed_unless_it_is_short_or_packed(folder: Path) -> None:
    paths = ("/static/assets/index-abc.js", "/api/v1/facts", "/healthz", "/static/assets/font-abc.woff2")
    script, facts, health, font = read(folder, *paths, encoding="gzip")
    assert script.headers["content-encoding"] == facts.headers["content-encoding"] == "gzip"
    assert script.text == SCRIPT
    assert facts.json()["board"]
    assert "content-encoding" not in health.headers
    assert "content-encoding" not in font.headers
    assert all("content-encoding" not in reply.headers for reply in read(folder, *paths))


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, br", "br"),
        ("gzip", "gzip"),
        ("identity", None),
        ("br;q=0, gzip", "gzip"),
        ("br; Q=0.000, GZIP;q=0.1", "gzip"),
        ("gzip;q=0", None),
        ("vibrant, gzipped", None),
        ("*", "br"),
        ("*, br;q=0", "gzip"),
        ("*;q=0", None),
        (", ;q=0", None),
    ],
)
def test_a_compressed_twin_is_sent_to_those_who_take_it(
    folder: Path, accepted: str, sent: str | None
) -> None:
    (folder / "assets" / "index-abc.js.br").write_bytes(b"not decoded here")
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"the twin"))
    (reply,) = read(folder, "/static/assets/index-abc.js", encoding=accepted)
    assert reply.headers.get("content-encoding") == sent
    # A proxy that keeps one form must not send it to those who asked for the other.
    assert reply.headers["vary"] == "Accept-Encoding"
    assert reply.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "immutable" in reply.headers["cache-control"]
    assert reply.text == {"br": "not decoded here", "gzip": "the twin", None: SCRIPT}[sent]


def test_what_is_compressed_as_it_is_read_is_so_for_those_who_take_it(folder: Path) -> None:
    paths = ("/static/assets/index-abc.js", "/api/v1/facts", "/worker.js")
    for accepted, sent in (("gzip;q=0", None), ("gzipped", None), ("br, gzip;q=0.5", "gzip")):
        for reply in read(folder, *paths, encoding=accepted):
            assert reply.headers.get("content-encoding") == sent, (accepted, reply.url)


def test_a_file_that_is_built_anew_is_sent_anew(folder: Path) -> None:
    script, twin = folder / "assets" / "index-abc.js", folder / "assets" / "index-abc.js.gz"
    address = "/static/assets/index-abc.js"

    async def asked() -> list[httpx.Response]:
        app = create_app(Settings(), Store.open(f"sqlite:///{folder.parent / 'games.sqlite'}"), folder)
        replies = []
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
        ):
            replies.append(await client.get(address, headers={"Accept-Encoding": "gzip"}))
            twin.write_bytes(gzip.compress(b"the twin"))
            replies.append(await client.get(address, headers={"Accept-Encoding": "gzip"}))
            twin.unlink()
            script.write_text("export const thaw = 1;", "utf-8")
            replies.append(await client.get(address, headers={"Accept-Encoding": "gzip"}))
            script.unlink()
            replies.append(await client.get(address))
            replies.append(await client.post(address))
        return replies

    first, packed, changed, gone, refused = asyncio.run(asked())
    assert (first.text, packed.text, changed.text) == (SCRIPT, "the twin", "export const thaw = 1;")
    assert len({reply.headers["etag"] for reply in (first, packed, changed)}) == 3
    assert (gone.status_code, refused.status_code) == (404, 405)


@pytest.mark.parametrize("name", ["../games.sqlite", "%2e%2e/games.sqlite", "a%00b", "x" * 5000, "assets"])
def test_nothing_beside_the_folder_is_sent(folder: Path, name: str) -> None:
    (reply,) = read(folder, f"/static/{name}")
    assert reply.status_code in {404, 414}


def test_where_the_folder_lies_cannot_be_found_out(folder: Path) -> None:
    climb = "%2e%2e/" * 40
    whole = str((folder / "robots.txt").resolve()).removeprefix("/")
    paths = (f"{climb}{whole}", f"%2e%2e/{folder.name}/robots.txt", f"/{whole}", "assets/%2e%2e/robots.txt")
    for reply in read(folder, *(f"/static/{path}" for path in paths)):
        assert reply.status_code == 404, reply.url


def test_a_link_in_the_folder_leads_nowhere(folder: Path) -> None:
    (folder / "games").symlink_to(folder.parent)
    (folder / "games.txt").symlink_to(folder.parent / "games.sqlite")
    for reply in read(folder, "/static/games/games.sqlite", "/static/games.txt"):
        assert reply.status_code == 404, reply.url


@pytest.mark.timing
def test_a_long_path_is_no_work(folder: Path) -> None:
    """To follow one in the file system took the event loop half a tenth of a second."""
    files = Files(folder)
    used = []
    for number in range(10):
        scope = {"type": "http", "method": "GET", "headers": [], "root_path": "/static"}
        scope["path"] = f"/static/{'a/' * 7900}{number}"
        began = time.thread_time()
        with pytest.raises(HTTPException):
            asyncio.run(files.get_response(files.get_path(scope), scope))
        used.append(time.thread_time() - began)
    assert min(used) < 0.01


def test_names_that_nobody_knows_leave_nothing_behind(folder: Path) -> None:
    async def asked() -> int:
        files = Files(folder)
        transport = httpx.ASGITransport(files, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            assert (await client.get("/robots.txt")).status_code == 200
            known = len(files._listed)
            for number in range(100):
                climb = "%2e%2e/" * number + str(folder.resolve()).removeprefix("/")
                assert (await client.get(f"/{climb}/robots.txt")).status_code != 200
            return len(files._listed) - known

    assert asyncio.run(asked()) == 0


def test_a_file_that_is_new_is_found_soon(folder: Path) -> None:
    async def asked() -> None:
        app = create_app(Settings(), Store.open(f"sqlite:///{folder.parent / 'games.sqlite'}"), folder)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
            asyncio.timeout(30 * LISTED_EVERY),
        ):
            assert (await client.get("/static/assets/new-abc.js")).status_code == 404
            (folder / "assets" / "new-abc.js").write_text(SCRIPT, "utf-8")
            while (await client.get("/static/assets/new-abc.js")).status_code != 200:
                await asyncio.sleep(0.05)

    asyncio.run(asked())


def test_where_the_page_was_not_built_a_sentence_says_so(tmp_path: Path) -> None:
    page, script, facts = read(tmp_path / "nowhere", "/", "/static/index.js", "/api/v1/facts")
    assert (page.status_code, page.text) == (404, NOT_BUILT)
    assert "make web" in NOT_BUILT
    assert script.status_code == 404
    assert facts.status_code == 200


def test_nobody_is_sent_elsewhere(folder: Path) -> None:
    for reply in read(folder, "/rules/", "/about/", "/api/v1/games/", "/api/v1/facts/", "/static"):
        assert (reply.status_code, "location" in reply.headers) == (404, False), reply.url


def test_texts_say_how_they_are_encoded(folder: Path) -> None:
    for reply in read(folder, "/", "/static/arpents.svg", "/static/assets/index-abc.js"):
        assert reply.headers["content-type"].endswith("charset=utf-8"), reply.url


def test_what_must_lie_at_the_root_does(folder: Path, tmp_path: Path) -> None:
    robots, worker = read(folder, "/robots.txt", "/worker.js")
    assert robots.headers["content-type"] == "text/plain; charset=utf-8"
    assert worker.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert worker.text == SCRIPT
    # An old worker would serve an old page.
    assert robots.headers["cache-control"] == worker.headers["cache-control"] == "no-cache"
    for reply in read(tmp_path / "nowhere", "/robots.txt", "/worker.js"):
        assert reply.status_code == 404


def test_the_manifest_is_served_as_one(folder: Path) -> None:
    (reply,) = read(folder, "/static/manifest.webmanifest")
    assert reply.headers["content-type"] == "application/manifest+json; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_other_sites_can_embed_nothing(folder: Path) -> None:
    for reply in read(folder, "/", "/static/arpents.svg", "/api/v1/facts", "/nowhere"):
        assert reply.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in reply.headers["permissions-policy"]


def test_the_policy_lets_no_script_or_style_be_written_into_the_page(folder: Path) -> None:
    assert b"unsafe" not in dict(HEADERS)[b"content-security-policy"]
    (page,) = read(folder, "/")
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_a_page_names_what_it_needs_so_that_it_is_asked_for_at_once(folder: Path) -> None:
    (folder / "index.html").write_text("<!doctype html><head><title>Arpents</title></head>", "utf-8")
    plain = [reply.text for reply in read(folder, "/", "/game/any")]
    assert "preload" not in "".join(plain)
    needs = {"scripts": ["/static/assets/Game-abc.js"], "styles": ["/static/assets/Game-abc.css"]}
    (folder / "preload.json").write_bytes(msgspec.json.encode({"/game/{game}": needs}))
    home, game = read(folder, "/", "/game/any")
    assert "preload" not in home.text
    head = game.text.partition("</head>")[0]
    assert '<link rel="modulepreload" href="/static/assets/Game-abc.js" />' in head
    assert '<link rel="preload" as="style" crossorigin href="/static/assets/Game-abc.css" />' in head
