"""What SQLite writes ahead is carried over while the writer goes on."""

import asyncio
from pathlib import Path

import pytest

from arpents.server.store import Store
from tests.processes import PATIENCE
from tests.server.store.made_up import events, game

pytestmark = pytest.mark.anyio


async def test_what_is_written_ahead_does_not_pile_up(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = Store.open(f"sqlite:///{file}")
    try:
        before = file.stat().st_size

        await store.create(game(), events("created", text="snow " * 2000))
        async with asyncio.timeout(PATIENCE):
            while file.stat().st_size <= before:
                await asyncio.sleep(0.01)
    finally:
        await store.close()
