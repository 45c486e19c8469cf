"""What players write is shown as they wrote it: nothing of it is carried out, and nothing is out of place.

Nothing is fetched from any other host in any browser test: ``complaints`` hears every request.
"""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import BrowserContext, Dialog, Page, expect

from benchmarks.served import Served
from tests.browser.reading import clipped, too_wide
from tests.browser.situations import RECORD, Seats, Tables, drawn, open_game, tab
from tests.sampling import sampled

Contexts = Callable[..., BrowserContext]

# Characters that show nothing or turn text around are refused (tests/server/test_names.py).
NAMES = [
    {"british": "<img src=x onerror=alert(1)>", "french": "<script>alert(2)</script>"},
    {"british": "W" * 40, "french": "\u0141\u00f3d\u017a of all places"},
    {"british": "\"'><svg/onload=alert(3)>{{7*7}}${1}", "french": "{ $name } %s &lt;b&gt;"},
]
SAID = [
    '<img src=x onerror="alert(4)">',
    "<script>alert(5)</script><iframe src=javascript:alert(6)>",
    "https://elsewhere.example/" + "a" * 300,
    "\u202egnitirw dnammoc eht \U0001f1e8\U0001f1e6\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "Donaudampfschifffahrtsgesellschaftskapitän" * 8,
]


def watched(page: Page) -> list[str]:
    """Listen for anything that is carried out, or that the policy of the page had to forbid."""
    heard: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        heard.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def violated(told: str) -> None:  # a function: Playwright cannot call the method of a list
        heard.append(told)

    page.on("dialog", dismiss)
    page.expose_function("violated", violated)
    page.add_init_script(
        "document.addEventListener('securitypolicyviolation',"
        " (event) => violated(`${event.violatedDirective}: ${event.blockedURI}`))"
    )
    return heard


def harmless(page: Page) -> None:
    """Assert that no element came out of a text, and that all of it has its place."""
    drawn(page)
    assert page.locator("main :is(script, iframe, img), [onerror], [onload]").count() == 0
    assert too_wide(page) == []
    assert clipped(page) == []


@pytest.mark.parametrize("names", sampled(NAMES, test=1))
def test_names(new_context: Contexts, tables: Tables, names: dict[str, str]) -> None:
    page = new_context().new_page()
    heard = watched(page)
    seats = tables.between(names)
    waiting = tables.waiting(names["british"], opponent="anyone")
    open_game(page, seats.address("british"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(names["british"])
    for name in names.values():
        expect(page.get_by_role("region").get_by_text(name, exact=True).first).to_be_visible()
    harmless(page)
    page.goto("/")
    for name in names.values():
        expect(page.get_by_role("main")).to_contain_text(name)
    harmless(page)
    page.set_viewport_size({"width": 360, "height": 740})
    harmless(page)
    page.goto(f"/game/{waiting['game']}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(names["british"])
    harmless(page)
    open_game(page, seats.address("british"))
    tab(page, "sides")
    harmless(page)
    tables.post(f"/games/{waiting['game']}/abort", waiting["token"])
    tables.post(f"/games/{seats.game}/concede", seats.tokens["french"], key="enough")
    assert heard == []


def test_talk(new_context: Contexts, tables: Tables) -> None:
    seats: Seats = tables.between(NAMES[0])
    pages = {side: new_context().new_page() for side in seats.tokens}
    heard = {side: watched(page) for side, page in pages.items()}
    for side, page in pages.items():
        open_game(page, seats.address(side))
        tab(page, "talk")
    for text in SAID:
        pages["british"].get_by_role("textbox").fill(text)
        pages["british"].get_by_role("textbox").press("Enter")
        for page in pages.values():
            expect(page.locator("#tab-panel li").last).to_contain_text(text)
    for page in pages.values():
        assert page.locator("#tab-panel a").count() == 0
        harmless(page)
        page.set_viewport_size({"width": 360, "height": 740})
        harmless(page)
    assert heard == {"british": [], "french": []}


@pytest.mark.soak
def test_records(new_context: Contexts, tables: Tables) -> None:
    page = new_context().new_page()
    heard = watched(page)
    record = RECORD.replace('"James"', '"<img src=x onerror=alert(7)>"').replace('"Marie"', f'"{"M" * 40}"')
    game = tables.post("/records", record=record, public=True)
    open_game(page, f"/game/{game['id']}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("<img src=x onerror=alert(7)>")
    harmless(page)
    page.set_viewport_size({"width": 360, "height": 740})
    harmless(page)
    assert heard == []


@pytest.mark.parametrize("path", ["/", "/rules", "/about", "/game/none", "/nowhere"])
def test_the_policy(server: Served, path: str) -> None:
    policy = httpx.get(server.url + path).headers["content-security-policy"]
    rules = {name: set(sources) for name, *sources in map(str.split, policy.split(";")) if name}
    scripts = rules.get("script-src", rules["default-src"])
    assert scripts <= {"'self'", "'none'"}
    for name in ("default-src", "style-src", "img-src", "font-src", "connect-src", "object-src", "base-uri"):
        allowed = rules.get(name, rules["default-src"])
        assert all(source.startswith("'") or source in ("data:", "blob:") for source in allowed), name
