"""What browser tests stand on: a Chromium, a page that is built, a server, and ears for what goes wrong."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    WebError,
    WebSocket,
)

from benchmarks.browsing import ARGUMENTS, NAMES, WITHOUT_A_WINDOW, find_chromium
from tests.conftest import BUILD, package
from tests.lacking import lacking
from tests.packaging.building import ROOT, page_builder

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WITHOUT: Final = ",".join(
    (
        # The address bar's list of suggestions is a page of its own, which is loaded with each window, though
        # nobody sees it: that takes longer than our page does.
        "WebUIOmniboxPopup",
        "WebUIOmniboxAimPopup",
        # A process that is started in advance for the page after the next one.
        "SpareRendererForSitePerProcess",
        # What Playwright does without; the browser heeds only the last list that it is given.
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsUpgrades",
        "HttpsFirstBalancedModeAutoEnable",
        "LensOverlay",
        "MediaRouter",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
        "AvoidCorsURLLoaderRestartOnRedirect",
        "OptimizationHints",
        "NetworkTimeServiceQuerying",
        "AimEnabled",
        "PreconnectToSearch",
    )
)
"""The features of Chromium that tests have no use for."""


NO_WORKER: Final = "Service Worker registration blocked by Playwright"
"""What Playwright says on the console of pages that may have no worker."""


def chromium(*, headed: bool = False) -> str:
    """Where this machine's Chromium is; without one the test is skipped, or fails where one must be.

    Where nobody wants to watch, one that has no window is taken if there is one.
    """
    preferred = () if headed else (WITHOUT_A_WINDOW,)
    found = find_chromium(*preferred)
    if found is not None:
        return found
    lacking(f"needs Chromium, and none of {', '.join((*preferred, *NAMES))} is on the path")


@contextmanager
def launched(playwright: Playwright, executable: str, **options: Any) -> Iterator[Browser]:
    """A Chromium that runs."""
    arguments = [*ARGUMENTS, f"--disable-features={WITHOUT}"]
    running = playwright.chromium.launch(**{"executable_path": executable, "args": arguments} | options)
    try:
        yield running
    finally:
        running.close()


def firefox() -> str:
    """Where this machine's Firefox is; without one the test is skipped, or fails where one must be."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is not None:
        return found
    lacking("needs Firefox, and neither firefox-esr nor firefox is on the path")


def require_page() -> None:
    """Fail where the page of the build that is tested is not there, or is older than its sources."""
    folder = package()
    assert folder is not None
    page = folder / "server" / "static"
    remedy = "make web" if BUILD == "sources" else "make .venv/.run"
    if not (page / "index.html").exists():
        pytest.fail(f"The page is not built: run `{remedy}`.", pytrace=False)
    # Vite, when it is called by hand, leaves no stamp: whoever does that knows what they are looking at.
    stamp = page / "built-from"
    if stamp.is_file() and stamp.read_text("ascii").strip() != page_builder().fingerprint():
        pytest.fail(f"The page is older than its sources: run `{remedy}`.", pytrace=False)


class Complaints:
    """Whatever goes wrong in the browser while a test runs: at its end there must be nothing left of it."""

    def __init__(self, own: str) -> None:
        self._own = urlsplit(own).netloc
        self._heard: list[str] = []

    def listen(self, context: BrowserContext) -> None:
        """Hear the pages of a context, those that are opened later too."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", self._page)

    def expect(self, pattern: str) -> list[str]:
        """Take away what matches a regular expression, of which there must be something."""
        found = [told for told in self._heard if re.search(pattern, told)]
        assert found, f"nothing like {pattern!r} was complained of, but {self._heard}"
        self._heard = [told for told in self._heard if told not in found]
        return found

    def allow(self, pattern: str) -> None:
        """Take away what matches a regular expression, if there is any."""
        self._heard = [told for told in self._heard if not re.search(pattern, told)]

    @property
    def heard(self) -> tuple[str, ...]:
        """What is left."""
        return tuple(self._heard)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            where = message.location.get("url", "")
            self._heard.append(f"console {message.type}: {message.text} ({where})")

    def _error(self, error: WebError) -> None:
        self._heard.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self._address(socket.url)

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != self._own:
            self._heard.append(f"request to another host: {url}")
