"""A real browser for tests, steered over its own debugging protocol: Chromium, if this machine has one."""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

CHROMIUM: Final = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None
)
SECONDS: Final = 30.0
"""How long something may take to appear."""

# The element that a person would take: a button or a summary with this text, or the control with this label.
FINDERS: Final = """
const seen = (one) => one.getClientRects().length > 0;
const say = (one) => one.textContent.trim();
const all = (kinds) => [...document.querySelectorAll(kinds)].filter(seen);
const button = (text) => all("button, summary, a").find((one) => say(one) === text);
const control = (text) => all("label").find((one) => say(one).startsWith(text))?.control
  ?? document.querySelector(`[aria-label="${text}"]`);
"""


class Window:
    """A page in a browser, of somebody with a storage of their own."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.complaints: list[str] = []
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method: str, **parameters: object) -> dict[str, Any]:
        """Ask the browser for something, and note what the page complains of meanwhile."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            told: dict[str, Any] = json.loads(self._line.recv(SECONDS))
            if told.get("id") == self._number:
                return told
            if told.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(str(told["params"]["exceptionDetails"]))
            elif told.get("method") == "Log.entryAdded" and told["params"]["entry"]["level"] == "error":
                self.complaints.append(told["params"]["entry"]["text"])

    def tell(self, expression: str) -> Any:
        """What an expression comes to in the page; None while the page is on its way."""
        code = f"{{{FINDERS}\n{expression}}}"
        told = self.send("Runtime.evaluate", expression=code, returnByValue=True)
        return told.get("result", {}).get("result", {}).get("value")

    def wait(self, expression: str) -> Any:
        """Wait until an expression comes to something."""
        end = time.monotonic() + SECONDS
        while not (found := self.tell(expression)):
            assert time.monotonic() < end, f"{expression} never came; the page shows:\n{self.text()}"
            time.sleep(0.02)
        return found

    def open(self, url: str) -> None:
        """Go to an address."""
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=url)

    def text(self) -> str:
        """What the page shows."""
        return str(self.tell("document.body?.innerText"))

    def wait_for(self, text: str) -> None:
        """Wait until the page shows a text."""
        self.wait(f"document.body.innerText.includes({json.dumps(text)})")

    def wait_without(self, text: str) -> None:
        """Wait until the page shows a text no more."""
        self.wait(f"!document.body.innerText.includes({json.dumps(text)})")

    def press(self, text: str) -> None:
        """Press a button, as whoever uses no mouse does."""
        found = f"button({json.dumps(text)})"
        self.wait(f"{found}?.focus(); document.activeElement === {found}")
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
        self.send("Input.dispatchKeyEvent", type="keyDown", **key)
        self.send("Input.dispatchKeyEvent", type="keyUp", **key)

    def fill(self, label: str, value: str) -> None:
        """Fill in or choose something."""
        found = f"control({json.dumps(label)})"
        changed = "dispatchEvent(new Event('change', { bubbles: true }))"
        self.wait(f"{found}.value = {json.dumps(value)}; {found}.{changed}")


class Browser:
    """A browser that runs."""

    def __init__(self, address: str, line: ClientConnection) -> None:
        self._address = address
        self._line = line
        self._windows = ExitStack()

    def window(self) -> Window:
        """A window of somebody who has not been here before."""
        context = self._send(1, "Target.createBrowserContext")["browserContextId"]
        target = self._send(2, "Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        line = connect(f"ws://{self._address}/devtools/page/{target}", max_size=None)
        return Window(self._windows.enter_context(line))

    def _send(self, number: int, method: str, **parameters: object) -> dict[str, str]:
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (told := json.loads(self._line.recv(SECONDS))).get("id") != number:
            pass
        result: dict[str, str] = told["result"]
        return result

    def close(self) -> None:
        """Close all windows."""
        self._windows.close()


@contextmanager
def browsing(folder: Path) -> Iterator[Browser]:
    """A browser that runs while it is needed."""
    assert CHROMIUM is not None
    options = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={folder}", "--no-first-run"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--no-sandbox")
    process = subprocess.Popen([CHROMIUM, *options], stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        found = next(filter(None, (re.search(r"ws://([^/]+)/\S+", line) for line in process.stderr)))
        with connect(found[0], max_size=None) as line:
            browser = Browser(found[1], line)
            yield browser
            browser.close()
    finally:
        process.terminate()
        process.communicate(timeout=SECONDS)
