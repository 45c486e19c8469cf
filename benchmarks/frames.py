"""How much the page's main thread works for a frame: at rest, and while the other side's turn is shown.

The processor is throttled to a sixth, as on a cheap phone. Work is what Chromium counts as the tasks of the
main thread, the page's changes from deed to deed included, divided by the frames that were made. It is
counted from the first deed that is shown to the last; what it takes to read the news of a turn, before
anything moves, is timed as what the other did. Frames are asked for and counted by the page in the same way
in both cases: at rest nothing else asks for them. What a single box takes that moves on an empty page is told
beside it: no page that shows anything can do with less.

Tasks are timed by the clock, so that on a busy machine waiting for a core counts as work: if a page at rest
makes clearly fewer than sixty frames a second, the figures say nothing. Processor time divided by the frames
that are due is no way out: it cannot exceed the share of a core that the thread is given, and looks best when
the page is stuck.
"""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from playwright.async_api import CDPSession, Page

THROTTLE: Final = 6
REST_SECONDS: Final = 3
"""How long a page at rest is looked at, each time."""
AIM: Final = 8.0
"""Milliseconds of work for a frame that leave a phone time for everything else."""

COUNT: Final = """() => {
  // Its own object: a count that has just ended still waits for a frame, and would go on with this one.
  const counted = { frames: 0, shift: 0, on: true };
  window.counted = counted;
  const next = () => {
    if (!counted.on) return;
    counted.frames += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  counted.observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) counted.shift += value;
  });
  counted.observer.observe({ type: "layout-shift" });
}"""
COUNTED: Final = """() => {
  counted.on = false;
  counted.observer.disconnect();
  return [counted.frames, counted.shift];
}"""
SHOWN: Final = """(isShown) => new Promise((done) => {
  const look = () => {
    if ((document.querySelector(".since .here") !== null) !== isShown) return;
    watch.disconnect();
    done();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Until a deed of the other side is shown; or until none is any more."""


LEAST: Final = """async () => {
  const add = (tag, style) => {
    const node = document.createElement(tag);
    Object.assign(node.style, { position: "fixed", top: 0, width: "60px", height: "90px", ...style });
    return document.body.appendChild(node);
  };
  const [box, line] = [add("div", { background: "red" }), add("p", { left: "50%" })];
  for (const deed of [1, 2, 3]) {
    line.textContent = `${deed}`;
    box.animate([{ transform: "none" }, { transform: "translate(300px, 200px)" }], 700);
    await new Promise((done) => setTimeout(done, 1240));
  }
}"""
"""The least that can be shown of deeds: a box moves and a word changes, at the page's pace."""


class Work(NamedTuple):
    """What was measured while something was shown."""

    work: float
    """Milliseconds for a frame."""
    rate: float
    """Frames that were made in a second."""
    shift: float
    """How much was pushed aside, as browsers count it."""


class Watched:
    """A page with a throttled processor, whose work is measured from one moment to another."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page = page
        self._session = session
        self._before = (0.0, 0.0)

    async def begin(self) -> None:
        """From now on."""
        await self._page.evaluate(COUNT)
        self._before = await self._times()

    async def end(self) -> Work:
        """Until now."""
        now, worked = await self._times()
        seconds, work = now - self._before[0], worked - self._before[1]
        frames, shift = await self._page.evaluate(COUNTED)
        return Work(work * 1000 / max(1, frames), frames / seconds, shift)

    async def at_rest(self) -> Work:
        """A page on which nothing happens."""
        await self.begin()
        await self._page.wait_for_timeout(REST_SECONDS * 1000)
        return await self.end()

    async def least(self) -> Work:
        """A page on which nothing is but a box that moves, and a word that changes."""
        await self.begin()
        await self._page.evaluate(LEAST)
        return await self.end()

    async def _times(self) -> tuple[float, float]:
        """What time it is, and how long the main thread has worked so far, in seconds."""
        answer = await self._session.send("Performance.getMetrics")
        found = {one["name"]: float(one["value"]) for one in answer["metrics"]}
        return found["Timestamp"], found["TaskDuration"]


async def throttled(page: Page) -> Watched:
    """Throttle the processor of a page, and watch its main thread."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable")
    await session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    return Watched(page, session)


ROWS: Final = (
    "work for a frame, processor at a sixth",
    "times",
    "median",
    "p95",
    "aim",
    "frames/s",
    "layout shift",
)


class Watching(NamedTuple):
    """What was measured of the frames of a page."""

    rest: list[Work]
    least: list[Work]
    shown: list[Work]


def work_rows(found: Watching) -> list[list[str]]:
    """What was measured, as rows of the table; the aim is also not to be above twice a page at rest."""
    idle = median(one.work for one in found.rest)
    named = (
        ("a page at rest", found.rest, ""),
        ("one box moves on an empty page", found.least, ""),
        ("the other side's turn is shown", found.shown, f"{AIM:.0f} ms, {2 * idle:.1f} ms"),
    )
    return [[name, *_figures(work), wanted, *_beside(work)] for name, work, wanted in named]


def _beside(found: list[Work]) -> list[str]:
    return [f"{median(one.rate for one in found):.0f}", f"{sum(one.shift for one in found):.4f}"]


def _figures(found: list[Work]) -> list[str]:
    times = [one.work for one in found]
    late = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
    return [str(len(times)), f"{median(times):.1f} ms", f"{late:.1f} ms"]
