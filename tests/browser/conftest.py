"""Fixtures for tests of the page, in this machine's own Chromium.

``page`` is a window of somebody who has not been here before; ``page.goto("/")`` opens the home page. For a
second person, with a storage of their own, ``new_context().new_page()``. Both are of pytest-playwright, and
so are

- ``@pytest.mark.browser_context_args(locale="fr", color_scheme="dark")``, for all contexts of a test;
  ``new_context(locale="fr")`` says so for one. Unless told otherwise they speak English, are 1440 × 900,
  light, and without motion (``ASKED_FOR``);
- ``pytest tests/browser --headed --slowmo 300``, to watch; ``--screenshot only-on-failure`` and
  ``--tracing retain-on-failure``, to see afterwards (in ``test-results``).

Besides there are

- ``server``: the process that serves, one for all these tests (and each worker), with a SQLite database,
  limits that nobody reaches, and a fixed seed: the chance of a game, and what bots play, follow from how far
  it has come and from nothing else, so that no test depends on the games of others. ``server.url`` is where
  to ask the API, with httpx say. A module that switches its server off has a fixture ``server`` of its own;
- ``tables``: games that stand as they stood in a recorded one, on that server (``situations.py``);
- ``complaints``: whatever goes wrong in any context: errors and warnings on the console, errors that nobody
  catches, requests to any other host. A test fails when something is left at its end. Browsers complain of
  every reply that is an error, so a test of a refusal says ``complaints.expect("404")``;
- ``faults(page)``: what axe finds on a page as it is now that is serious or critical; ``axe`` is its source.

Without Chromium these tests are skipped, or fail if the environment says ``ARPENTS_TEST_ALL=1``. They
fail when the page is not built, or older than its sources (``make web``).
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from benchmarks.served import Served
from tests.browser.serving import AXE, Complaints, chromium, launched, require_page
from tests.browser.situations import Tables, tables_of
from tests.server.serving import a_server

SECONDS = 15.0
"""How long something may take to appear: tests run beside others, on machines that are slow."""

ASKED_FOR: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-GB",
    "timezone_id": "UTC",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    # What a service worker answers cannot be routed; tests of it (test_app.py) ask for it.
    "service_workers": "block",
}
"""What contexts are like, unless a test wants something else."""

FIND_FAULTS = """async (part) => {
  const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""

expect.set_options(timeout=SECONDS * 1000)


# One browser and one server serve all tests of this folder that a worker runs in a row: a package, in the
# words of pytest, which is why the folder has an __init__.py. They are not kept for the whole session, as
# pytest-playwright would: the browser comes with an event loop that runs, and no asynchronous test could run
# after it in the same process.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What steers the browser."""
    with sync_playwright() as steering:
        yield steering


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """This machine's Chromium."""
    headed = not browser_type_launch_args.get("headless", True)
    with launched(playwright, chromium(headed=headed), **browser_type_launch_args) as running:
        yield running


@pytest.fixture(scope="package")
def server() -> Iterator[Served]:
    """A server that serves the page."""
    require_page()
    chromium()  # there is nothing to serve for without one
    with a_server(seed=1) as served:
        yield served


@pytest.fixture
def tables(server: Served) -> Iterator[Tables]:
    """Sets up games on the server."""
    with tables_of(server.url) as found:
        yield found


@pytest.fixture
def browser_context_args(server: Served) -> dict[str, Any]:
    """What all contexts have in common: addresses are of the server."""
    return {"base_url": server.url}


@pytest.fixture
def complaints(server: Served) -> Iterator[Complaints]:
    """Whatever goes wrong in the browser, of which nothing may be left."""
    heard = Complaints(server.url)
    yield heard
    assert heard.heard == (), "the browser complained"


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], complaints: Complaints, request: pytest.FixtureRequest
) -> Callable[..., BrowserContext]:
    """Makes a context: the storage and the windows of one person."""
    marker = next(request.node.iter_markers("browser_context_args"), None)
    marked = marker.kwargs if marker is not None else {}
    usual = {name: value for name, value in ASKED_FOR.items() if name not in marked}

    def make(**wishes: Any) -> BrowserContext:
        context = new_context(**(usual | wishes))
        context.set_default_timeout(SECONDS * 1000)
        complaints.listen(context)
        return context

    return make


@pytest.fixture(scope="session")
def axe() -> Path:
    """The source of axe, which finds what keeps people from using a page."""
    if not AXE.exists():
        pytest.fail("axe is not installed: run `make web-test`.", pytrace=False)
    return AXE


@pytest.fixture
def faults(axe: Path) -> Callable[..., list[str]]:
    """Finds what is seriously or critically wrong with a page, or with a part of it that a selector names."""
    source = axe.read_text("utf-8")

    def find(page: Page, part: str | None = None) -> list[str]:
        # Evaluated and not put into the page, whose policy forbids that.
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(source)
        found: list[str] = page.evaluate(FIND_FAULTS, part)
        return found

    return find
