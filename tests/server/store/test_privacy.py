"""The files of SQLite are their owner's alone, from the first moment and whatever the mask of the process."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from arpents.server.store import Store, StoreUnavailable
from tests.server.store.made_up import events, game, opened

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights"),
]


@pytest.fixture(params=[0o000, 0o022, 0o177])
def _mask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.usefixtures("_mask")
async def test_new_files_and_folders_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "arpents"
    async with opened(f"sqlite:///{folder / 'games.sqlite'}") as store:
        await store.create(game(), events("created"))
        await store.read("quebec")
        files = {file.name: rights(file) for file in folder.iterdir()}
    assert files == {f"games.sqlite{ending}": 0o600 for ending in ("", "-wal", "-shm")}
    assert [rights(one) for one in (folder, folder.parent)] == [0o700, 0o700]


async def test_files_that_others_may_read_are_made_private(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    async with opened(url) as store:
        await store.create(game(), events("created"))
        for file in tmp_path.iterdir():
            file.chmod(0o664)
        async with opened(url):
            assert {rights(file) for file in tmp_path.iterdir()} == {0o600}


async def test_a_folder_that_was_there_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}"):
        assert rights(tmp_path) == 0o755


async def test_what_is_no_database_keeps_its_rights(tmp_path: Path) -> None:
    """A URL may name anything by mistake, which must not be taken from those who use it."""
    text, folder = tmp_path / "notes.txt", tmp_path / "shared"
    text.write_text("This is no database, but a text of some length." * 100, "utf-8")
    folder.mkdir()
    for path in (text, folder):
        path.chmod(0o755)
        with pytest.raises(StoreUnavailable):
            Store.open(f"sqlite:///{path}")
        assert rights(path) == 0o755
