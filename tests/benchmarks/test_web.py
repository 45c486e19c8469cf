"""The benchmark of the page: what it counts as what, its tables, and the wire that it cuts.

Nothing here asks how many seconds something took.
"""

import asyncio
import builtins
import shutil
from typing import Any

import pytest

from benchmarks import browsing, web
from benchmarks.frames import ROWS, Watching, Work, work_rows
from benchmarks.web import Loaded, Timed, Timing, size_row, sorted_out, time_row
from benchmarks.wire import Wire


def test_what_was_loaded_is_told_apart_by_its_kind() -> None:
    found = sorted_out(
        [
            ("/static/assets/index-DkRrDbyy.js", 1),
            ("/static/preferences.js", 2),
            ("/static/assets/Game-BjtxHVnH.css", 4),
            ("/static/assets/land-BrERwXgD.js", 8),
            ("/static/assets/small-C7HPyRMN.js", 16),
            ("/static/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2", 32),
            ("/api/v1/facts", 64),
            ("/static/arpents.svg", 128),
        ]
    )
    assert found == Loaded(scripts=3, styles=4, fonts=32, map=24, facts=64)
    assert found.limited == 7


def test_sizes_are_told_beside_their_limit() -> None:
    row = size_row("home", Loaded(scripts=60_000, styles=5_500, fonts=1, map=2, facts=3))
    assert row[:5] == ["home", "60.0 kB", "5.5 kB", "65.5 kB", "150.0 kB"]
    assert len(row) == len(web.SIZES)


def test_times_are_told_with_their_median_their_tail_and_in_rounds() -> None:
    row = time_row(Timed("seen", "100 ms", [float(number) for number in range(1, 102)], 20e6))
    assert row == ["seen", "101", "51 ms", "96 ms", "100 ms", "1.02", "20.0 M/s"]
    assert len(row) == len(web.TIMES)


def test_work_for_a_frame_is_told_beside_that_of_a_page_at_rest() -> None:
    rest = [Work(1.0, 60.0, 0.0), Work(3.0, 60.0, 0.0), Work(2.0, 59.0, 0.0)]
    shown = [Work(2.5, 58.0, 0.001), Work(3.5, 60.0, 0.002)]
    first, least, second = work_rows(Watching(rest, [Work(2.4, 60.0, 0.0)], shown))
    assert first == ["a page at rest", "3", "2.0 ms", "2.9 ms", "", "60", "0.0000"]
    assert least[1:5] == ["1", "2.4 ms", "2.4 ms", ""]
    assert second[1:] == ["2", "3.0 ms", "3.5 ms", "8 ms, 4.0 ms", "59", "0.0030"]
    assert len(first) == len(ROWS)


def test_what_is_timed_is_kept_with_the_speed_around_it() -> None:
    timing = Timing("seen")
    timing.add(3.0)
    timing.add(4.0)
    timed = timing.done()
    assert timed.times == [3.0, 4.0]
    assert timed.reference > 0


def test_a_wire_passes_on_until_it_is_cut_and_again_when_it_is_mended() -> None:
    over: list[asyncio.Event] = []

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        over.append(ended := asyncio.Event())
        while data := await reader.read(100):
            writer.write(data.upper())
        writer.close()
        await writer.wait_closed()
        ended.set()

    async def talk() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        wire = Wire(f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
        await wire.mend()
        address = wire.address
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(b"snow")
        assert await reader.readexactly(4) == b"SNOW"

        await wire.cut()
        with pytest.raises((EOFError, ConnectionError)):
            await reader.readexactly(1)
        with pytest.raises(ConnectionError):
            await asyncio.open_connection(*address.split(":"))
        writer.transport.abort()

        await wire.mend()
        assert wire.address == address
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(b"acres")
        assert await reader.readexactly(5) == b"ACRES"
        await wire.cut()
        writer.transport.abort()
        server.close()
        for ended in over:
            await ended.wait()

    asyncio.run(talk())


def test_without_a_browser_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def browse() -> None:
        async with browsing.browsing():
            raise AssertionError("there is no browser")

    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(browsing.NoBrowser, match=r"none of chromium, .* is on the path"):
        asyncio.run(browse())

    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("playwright"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(browsing.NoBrowser, match="make setup"):
        asyncio.run(browse())
