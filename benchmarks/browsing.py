"""This machine's Chromium, and a probe that tells from inside a page when something is to be seen.

Whatever is timed is timed by the page's own clock and seen by the page's own eyes, so that nothing of what
steers the browser is in the figures.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WITHOUT_A_WINDOW: Final = "chromium-headless-shell"
"""The same browser without all that is around a page: it starts in a quarter of the time."""
ARGUMENTS: Final = (
    "--no-sandbox",  # root has none, and the page is our own
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--no-first-run",
)
DESKTOP: Final = {"width": 1440, "height": 900}

PROBE: Final = """
window.probe = (() => {
  /** When the frame that is being made now has been painted. */
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  }));

  /** When something that the selector finds can be clicked: enabled, and nothing lies over it. */
  const isFree = (button) => {
    if (button.disabled) return false;
    const box = button.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + Math.min(12, box.width / 2), box.y + box.height / 2);
    return found !== null && button.contains(found);
  };
  const clickable = (selector) => new Promise((done) => {
    const look = () => {
      if ([...document.querySelectorAll(selector)].some(isFree)) void painted().then(done);
      else requestAnimationFrame(look);
    };
    look();
  });

  /** What a player reads of how the game stands: whose turn, the log, the hand. */
  const standing = () => {
    const log = document.querySelector("#tab-panel");
    const hand = document.querySelectorAll(".hand [data-card]");
    return [
      document.querySelector(".standing .head")?.textContent,
      log?.textContent.length,
      [...hand].map((card) => card.dataset.card).join(),
    ].join(" | ");
  };
  /** When the game is seen to stand otherwise than it did. */
  const changed = (before) => new Promise((done) => {
    const look = () => {
      if (standing() === before) return false;
      observer.disconnect();
      void painted().then(done);
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look())
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  // The answer is heard before the page hears it.
  const heard = [];
  const hear = () => heard.forEach((ear) => ear(performance.now()));
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", hear);
    }
  };
  const plain = window.fetch;
  window.fetch = async (...given) => {
    const reply = await plain(...given);
    if (String(given[0]).endsWith("/moves")) hear();
    return reply;
  };

  /** From the next answer of the server to its effect on the screen, in milliseconds. */
  const effect = () => new Promise((done) => {
    const before = standing();
    heard.push((at) => {
      heard.length = 0;
      void changed(before).then((shown) => done(shown - at));
    });
  });
  return { clickable, changed, effect, painted, standing };
})();
"""


class NoBrowser(Exception):
    """Nothing on this machine shows the page."""


def find_chromium(*preferred: str) -> str | None:
    """Where this machine's Chromium is, if it has one: by these names, or else by any other."""
    return next(filter(None, map(shutil.which, (*preferred, *NAMES))), None)


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A browser, for as long as it is needed."""
    try:
        from playwright.async_api import async_playwright  # noqa: PLC0415 - a tool of development
    except ImportError:
        raise NoBrowser(
            "Playwright, which steers the browser, is not installed: `make setup` installs it in .venv."
        ) from None
    path = find_chromium()
    if path is None:
        raise NoBrowser(f"There is no Chromium: none of {', '.join(NAMES)} is on the path.")
    async with async_playwright() as steering:
        browser = await steering.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def visiting(browser: Browser) -> AsyncIterator[Page]:
    """A window of somebody who has not been here before, and has nothing kept."""
    context = await browser.new_context(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    await context.add_init_script(PROBE)
    try:
        yield await context.new_page()
    finally:
        await context.close()
