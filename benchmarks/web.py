"""How large the page is, and how soon it shows what it should, in this machine's Chromium.

    python -m benchmarks.web [--rounds 24] [--markdown]

A server runs in a process of its own, on SQLite; the browser and the server share the machine. What is timed
is timed inside the page (benchmarks/browsing.py):

- until "Play now" on the home page, or a card of the hand on the page of a game, can be clicked, from the
  moment when the browser sets out for the page, with nothing kept from before;
- from the server's answer to the frame that shows its effect, for one's own moves and for what the other
  player did, in a game of some forty turns;
- from the moment when a wire that was cut is mended to the frame that shows what happened meanwhile;
- from choosing a language that was not chosen before to the frame in that language.

Besides it counts how much the main thread works for a frame while the other side's turn is shown deed by deed
(benchmarks/frames.py).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import harmonic_mean, median, quantiles
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import msgspec

from benchmarks.browsing import NoBrowser, browsing, visiting
from benchmarks.build import build_name
from benchmarks.frames import ROWS, SHOWN, Watching, throttled, work_rows
from benchmarks.http import Http
from benchmarks.live import News, Now, Seat, open_game
from benchmarks.progress import show
from benchmarks.reference import rounds_per_second
from benchmarks.served import Served, serving
from benchmarks.tables import table
from benchmarks.wire import Wire

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

LIMIT: Final = 150_000
"""How many bytes of script and style, compressed, the first load of a page may take."""
PLAYED: Final = 40
"""How many times each side has decided before a game is looked at."""
CUT_SECONDS: Final = (2.0, 5.0, 8.0)
"""For how long the wire is cut, in turn."""
LANGUAGES: Final = ("fr", "de", "it")
PLAY_NOW: Final = "button.main.big"
HAND: Final = ".hand [data-card]"

LOADED: Final = """() => performance.getEntriesByType("resource")
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
SPEAK: Final = """async (code) => {
  const start = performance.now();
  document.querySelector(`label[lang=${code}] input`).click();
  while (document.documentElement.lang !== code) await new Promise(requestAnimationFrame);
  return (await probe.painted()) - start;
}"""


class Loaded(NamedTuple):
    """What a page loads before it is complete, in bytes as they are sent."""

    scripts: int
    styles: int
    fonts: int
    map: int
    facts: int

    @property
    def limited(self) -> int:
        """What the limit is for."""
        return self.scripts + self.styles


def sorted_out(entries: Sequence[tuple[str, int]]) -> Loaded:
    """What was loaded, by kind: the coast is data, although it comes as a module."""
    found = dict.fromkeys(Loaded._fields, 0)
    for path, size in entries:
        name = path.rpartition("/")[2]
        if name.startswith(("land-", "small-")):
            found["map"] += size
        elif name.endswith((".js", ".css")):
            found["scripts" if name.endswith(".js") else "styles"] += size
        elif name.endswith((".woff", ".woff2")):
            found["fonts"] += size
        elif path.startswith("/api/"):
            found["facts"] += size
    return Loaded(**found)


class Timed(NamedTuple):
    """Something that was timed, in milliseconds, and the speed of the reference loop around it."""

    name: str
    aim: str
    times: list[float]
    reference: float


@final
class Timing:
    """Times one thing several times, between two timings of the reference loop."""

    def __init__(self, name: str, aim: str = "") -> None:
        self._name = name
        self._aim = aim
        self._times: list[float] = []
        self._before = rounds_per_second()

    def add(self, milliseconds: float) -> None:
        """It took so long this time."""
        self._times.append(milliseconds)
        show(f"{self._name}: {len(self._times)}")

    def done(self) -> Timed:
        """All of it."""
        show("")
        reference = harmonic_mean([self._before, rounds_per_second()])
        return Timed(self._name, self._aim, self._times, reference)


@final
class Play:
    """A game between two people, both of which this process can play."""

    def __init__(self, http: Http, seats: list[Seat]) -> None:
        self._http = http
        self._seats = seats
        self._rng = random.Random(1)
        self._number = 0

    def address(self, base: str) -> str:
        """Where the British player plays."""
        return f"{base}/game/{self._seats[0].game}#seat={self._seats[0].token}"

    async def look(self, side: int) -> Now:
        """How the game stands for a side."""
        seat = self._seats[side]
        _, answer = await self._http.ask("GET", f"/api/v1/games/{seat.game}", None, seat.token)
        seat.now = msgspec.json.decode(answer, type=News).now
        return seat.now

    async def decide(self, side: int) -> bool:
        """Do anything for a side, if it is asked."""
        now, seat = await self.look(side), self._seats[side]
        action = seat.choose(self._rng)
        if action is None:
            return False
        self._number += 1
        body = {"action": action, "version": now.version, "key": str(self._number)}
        await self._http.post(f"/api/v1/games/{seat.game}/moves", body, seat.token)
        return True

    async def until_turn_ends(self, side: int) -> None:
        """Do anything for a side until it is the other's to decide."""
        while await self.decide(side):
            pass

    async def until_british_can_end(self) -> bool:
        """Play on until the British can end their turn; false if the game is over."""
        for _ in range(100):
            now = await self.look(0)
            if any(offer.verb == "end turn" for offer in now.offers):
                return True
            if not await self.decide(0 if now.offers else 1):
                return False
        return False


async def new_play(http: Http) -> Play:
    """A game with some turns behind it, in which the British can end their turn."""
    while True:
        play = Play(http, await open_game(http))
        for _ in range(PLAYED):
            await play.until_turn_ends(0)
            await play.until_turn_ends(1)
        if await play.until_british_can_end():
            return play


async def first_load(browser: Browser, url: str, selector: str) -> tuple[float, Loaded]:
    """Open a page for the first time: when it can be used, in milliseconds, and what it has loaded."""
    async with visiting(browser) as page:
        await page.goto(url, wait_until="commit")
        ready = float(await page.evaluate("(selector) => probe.clickable(selector)", selector))
        await page.wait_for_load_state("networkidle")
        return ready, sorted_out(await page.evaluate(LOADED))


async def time_effects(page: Page, play: Play, own: Timing, other: Timing, rounds: int) -> None:
    """Turn after turn: how long the effect of one's own move takes to show, and of what the other did."""
    for _ in range(rounds):
        if not await play.until_british_can_end():
            return
        await page.wait_for_timeout(300)  # until the page is at rest
        waiting = asyncio.ensure_future(page.evaluate("probe.effect()"))
        await page.keyboard.press("Shift+Enter")
        await page.keyboard.press("Control+Enter")
        own.add(await asyncio.wait_for(waiting, 30))
        await page.wait_for_timeout(300)
        waiting = asyncio.ensure_future(page.evaluate("probe.effect()"))
        await page.evaluate("1")  # the one before has begun
        await play.until_turn_ends(1)
        other.add(await asyncio.wait_for(waiting, 30))


async def time_catching_up(page: Page, wire: Wire, play: Play, timing: Timing, rounds: int) -> None:
    """Cut the wire, let the other player play, mend it: how long until the page shows what was played."""
    for number in range(rounds):
        if not await play.until_british_can_end():
            return
        await page.wait_for_timeout(300)
        waiting = asyncio.ensure_future(page.evaluate("probe.effect()"))
        await page.keyboard.press("Shift+Enter")
        await page.keyboard.press("Control+Enter")
        await asyncio.wait_for(waiting, 30)
        await page.wait_for_timeout(300)
        shown = "probe.changed(probe.standing()).then((at) => performance.timeOrigin + at)"
        waiting = asyncio.ensure_future(page.evaluate(shown))
        await page.evaluate("1")
        await wire.cut()
        await play.until_turn_ends(1)
        await asyncio.sleep(CUT_SECONDS[number % len(CUT_SECONDS)])
        mended = time() * 1000
        await wire.mend()
        timing.add(await asyncio.wait_for(waiting, 60) - mended)


async def watch_frames(page: Page, play: Play, rounds: int, empty: str) -> Watching:
    """Turn after turn: how much the main thread works for a frame, at rest and while the turn is shown.

    Then what the least takes that can be shown, at the address of an empty page.
    """
    watched = await throttled(page)
    found = Watching([], [], [])
    for number in range(rounds):
        if not await play.until_british_can_end():
            break
        await page.keyboard.press("Shift+Enter")
        await page.keyboard.press("Control+Enter")
        await page.wait_for_timeout(2000)  # until the page is at rest
        found.rest.append(await watched.at_rest())
        if not (await play.look(1)).offers:
            continue  # the game is over, or something is asked of the British
        begun = asyncio.ensure_future(page.evaluate(SHOWN, True))
        await play.until_turn_ends(1)
        try:
            await asyncio.wait_for(begun, 20)
        except TimeoutError:
            continue  # the turn asked something of the British at once, and nothing of it was shown
        await watched.begin()
        await asyncio.wait_for(page.evaluate(SHOWN, False), 60)
        found.shown.append(await watched.end())
        show(f"work for a frame: {number + 1}")
    await page.goto(empty)
    for _ in range(rounds):
        found.least.append(await watched.least())
    show("")
    return found


async def measure(served: Served, rounds: int) -> tuple[dict[str, Loaded], list[Timed], list[list[str]]]:
    """Measure everything."""
    http = Http(served.address, 4)
    play = await new_play(http)
    loaded: dict[str, Loaded] = {}
    timed: list[Timed] = []
    async with browsing() as browser:
        for name, url, selector in (
            ("home: “Play now” can be clicked", served.url, PLAY_NOW),
            ("game: the hand can be clicked", play.address(served.url), HAND),
        ):
            await first_load(browser, url, selector)  # the browser's own start
            timing = Timing(name, "1,000 ms")
            for _ in range(rounds):
                ready, loaded[name.partition(":")[0]] = await first_load(browser, url, selector)
                timing.add(ready)
            timed.append(timing.done())

        own = Timing("one's own move is seen", "100 ms")
        other = Timing("what the other did is seen", "100 ms")
        async with visiting(browser) as page:
            await page.goto(play.address(served.url))
            await page.evaluate("(selector) => probe.clickable(selector)", HAND)
            await time_effects(page, play, own, other, rounds)
        timed += [own.done(), other.done()]

        timing = Timing("caught up after the wire was cut", "2,000 ms")
        wire = Wire(served.address)
        await wire.mend()
        play = await new_play(http)
        async with visiting(browser) as page:
            await page.goto(play.address(f"http://{wire.address}"))
            await page.evaluate("(selector) => probe.clickable(selector)", HAND)
            await time_catching_up(page, wire, play, timing, max(3, rounds // 2))
        await wire.cut()
        timed.append(timing.done())

        play = await new_play(http)
        async with visiting(browser) as page:
            await page.goto(play.address(served.url))
            await page.evaluate("(selector) => probe.clickable(selector)", HAND)
            work = work_rows(await watch_frames(page, play, rounds, f"{served.url}/robots.txt"))

        timing = Timing("the game in another language")
        for _ in range(max(1, rounds // len(LANGUAGES))):
            async with visiting(browser) as page:
                await page.goto(play.address(served.url))
                await page.evaluate("(selector) => probe.clickable(selector)", HAND)
                for language in LANGUAGES:
                    timing.add(await page.evaluate(SPEAK, language))
        timed.append(timing.done())
    http.close()
    return loaded, timed, work


def size_row(name: str, loaded: Loaded) -> list[str]:
    """What a page loads, as a row of the table."""
    parts = (loaded.scripts, loaded.styles, loaded.limited, LIMIT, loaded.map, loaded.fonts, loaded.facts)
    return [name, *(f"{part / 1000:.1f} kB" for part in parts)]


def time_row(timed: Timed) -> list[str]:
    """What was timed, as a row of the table."""
    middle = median(timed.times)
    late = quantiles(timed.times, n=20, method="inclusive")[-1]
    return [
        timed.name,
        str(len(timed.times)),
        f"{middle:,.0f} ms",
        f"{late:,.0f} ms",
        timed.aim,
        f"{middle / 1000 * timed.reference / 1e6:.2f}",
        f"{timed.reference / 1e6:.1f} M/s",
    ]


SIZES: Final = ("first load, compressed", "script", "style", "together", "limit", "map", "fonts", "facts")
TIMES: Final = ("until …", "times", "median", "p95", "aim", "million rounds", "reference loop")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print three tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=24, help="how often most things are timed")
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        with serving(database, dict(os.environ)) as served:
            try:
                loaded, timed, work = asyncio.run(measure(served, given.rounds))
            except NoBrowser as error:
                raise SystemExit(str(error)) from None
    rows: list[Any] = [size_row(name, sizes) for name, sizes in loaded.items()]
    print(table(SIZES, rows, markdown=given.markdown), end="\n\n")
    print(table(TIMES, [time_row(one) for one in timed], markdown=given.markdown), end="\n\n")
    print(table(ROWS, work, markdown=given.markdown), end="\n\n")
    print(f"Arpents: {build_name()}.")


if __name__ == "__main__":
    main()
