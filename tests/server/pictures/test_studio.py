"""The studio: a picture is painted once, few wait for one, and what is kept is bounded."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arpents.server.pictures import painting, studio
from arpents.server.pictures.drawing import scene_svg
from arpents.server.pictures.positions import general_scene
from arpents.server.pictures.scene import Camp, Held, Scene, Score
from arpents.server.pictures.sheet import FILE, FONTS, Sheet, Spot, read_sheet
from arpents.server.pictures.studio import WAITING, Studio, name_of
from arpents.server.request_errors import TooBusy

SHEET = Sheet(
    width=120,
    height=63,
    box=(0, 0, 1200, 630),
    ground="<rect width='1200' height='630'/>",
    scale=1,
    places={"Boston": Spot(100, 100, "e", 2), "Quebec": Spot(200, 100, "e", 4)},
    pieces={
        "british": {"village": "M0 0h9v9z", "town": "M0 0h8v8z"},
        "french": {"village": "M0 0h7v7z", "town": "M0 0h6v6z"},
    },
    rims={"british": "M0 0h5v5z", "french": "M0 0h4v4z"},
    fort="M0 0h3v3z",
    fort_inner="M0 0h2v2z",
    tents=dict.fromkeys(("n", "e", "s", "w"), "M0 0h1v1z"),
    colours=dict.fromkeys(
        ("british", "french", "sheet", "ink", "ink-2", "ink-3", "paper", "coin"), "#123456"
    ),
)


def scene(points: int = 1, name: str = "Ann") -> Scene:
    held = Held(owner="british", piece="town", fortified=True, supplied=True, points=2)
    return Scene({"Boston": held}, [Camp("french", "Boston", -1)], [Score("british", name, points, True)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page with a small sheet."""
    (tmp_path / FILE).write_bytes(msgspec.json.encode(SHEET))
    for name in FONTS:
        (tmp_path / name).write_bytes(b"")
    return tmp_path


def test_names_are_text_in_a_picture_and_nothing_else() -> None:
    drawn = scene_svg(SHEET, scene(name='<a href="x">&'), b"")
    assert "<a " not in drawn
    assert "&lt;a href=&quot;x&quot;&gt;&amp;" in drawn
    assert "Αθηνά" not in scene_svg(SHEET, scene(name="Αθηνά"), b"")
    assert "A" * 20 + "…" in scene_svg(SHEET, scene(name="A" * 40), b"")
    assert "−1" in drawn


def test_the_general_picture_is_the_board_at_the_start() -> None:
    assert general_scene().held["Boston"].owner == "british"
    assert general_scene().held["Quebec"].owner == "french"
    assert general_scene().scores == []


def test_a_picture_is_known_by_what_is_in_it() -> None:
    assert name_of(scene()) == name_of(scene())
    assert len({name_of(scene(points)) for points in range(5)}) == 5


def run(work: Any) -> Any:
    return asyncio.run(work())


def test_many_who_ask_for_the_same_are_one_painting(folder: Path) -> None:
    async def work() -> None:
        painter = Studio(folder)
        assert painter.can_paint
        try:
            asked = [painter.picture(scene()) for _ in range(20)]
            pictures = await asyncio.gather(*asked)
            assert len(set(pictures)) == 1
            assert pictures[0].startswith(b"\x89PNG")
            assert painter.is_kept(scene())
            assert painter.size == len(pictures[0])
        finally:
            await painter.close()

    run(work)


def test_few_wait_and_the_others_are_refused(folder: Path) -> None:
    async def work() -> None:
        painter = Studio(folder)
        try:
            asked = [painter.picture(scene(points)) for points in range(30)]
            done = await asyncio.gather(*asked, return_exceptions=True)
            refused = [one for one in done if isinstance(one, TooBusy)]
            assert len(refused) == 30 - WAITING - studio.PROCESSES
            assert len(done) - len(refused) == sum(isinstance(one, bytes) for one in done)
        finally:
            await painter.close()

    run(work)


def test_what_is_kept_is_bounded_and_the_oldest_goes_first(folder: Path) -> None:
    async def work() -> None:
        one = len(painting.paint(painting.Painting(folder, scene())))
        painter = Studio(folder, most_bytes=int(3.5 * one))
        try:
            for points in range(1, 7):
                await painter.picture(scene(points))
                await painter.picture(scene(1))
            assert painter.size <= 3.5 * one
            assert painter.is_kept(scene(1))
            assert not painter.is_kept(scene(2))
        finally:
            await painter.close()

    run(work)


def test_a_picture_that_cannot_be_painted_harms_nobody(tmp_path: Path, folder: Path) -> None:
    async def work() -> None:
        assert not Studio(tmp_path / "nowhere").can_paint
        (folder / FILE).write_text("{}")
        read_sheet.cache_clear()
        painter = Studio(folder)
        try:
            with pytest.raises(TooBusy):
                await painter.picture(scene())
            assert not painter.is_kept(scene())
            (folder / FILE).write_bytes(msgspec.json.encode(SHEET))
            assert (await painter.picture(scene())).startswith(b"\x89PNG")
        finally:
            await painter.close()

    run(work)
