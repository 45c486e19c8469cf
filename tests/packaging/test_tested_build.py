"""The tests are of the build that was asked for, or they do not run."""

import shutil
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests import conftest
from tests.conftest import BUILD, SOURCES, engine, wrong_build


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources in the place of what is installed."""
    folder = tmp_path / "arpents"
    shutil.copytree(SOURCES / "arpents", folder)
    monkeypatch.setattr(conftest, "package", lambda: folder)
    return folder


def compile_all(folder: Path) -> None:
    for module in engine(folder):
        module.with_suffix(EXTENSION_SUFFIXES[0]).touch()


def test_this_build_is_right() -> None:
    assert wrong_build(BUILD) is None


def test_other_builds_are_unknown() -> None:
    assert str(wrong_build("debug")).startswith('ARPENTS_TEST_BUILD is "debug"')


def test_the_compiled_build_must_be_compiled(installed: Path) -> None:
    assert "is interpreted" in str(wrong_build("compiled"))
    compile_all(installed)
    assert wrong_build("compiled") is None
    engine(installed)[0].with_suffix(EXTENSION_SUFFIXES[0]).unlink()
    assert "is interpreted" in str(wrong_build("compiled"))


def test_the_compiled_build_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in (None, SOURCES / "arpents"):
        monkeypatch.setattr(conftest, "package", lambda found=found: found)
        assert "is not installed" in str(wrong_build("compiled"))


def test_the_compiled_build_must_be_of_these_sources(installed: Path) -> None:
    compile_all(installed)
    (installed / "removed_since.py").touch()
    assert "as they are now" in str(wrong_build("compiled"))


def test_the_sources_must_be_the_sources(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(installed) in str(wrong_build("sources"))
    compile_all(installed)
    monkeypatch.setattr(conftest, "SOURCES", installed.parent)
    assert "remove them from src" in str(wrong_build("sources"))


@pytest.mark.skipif(BUILD != "compiled", reason="of the compiled build")
def test_all_that_is_compiled_goes_with_the_package() -> None:
    package = conftest.package()
    assert package is not None
    recorded = {Path(str(file.locate())).resolve() for file in metadata.files("arpents") or ()}
    there = {path for suffix in EXTENSION_SUFFIXES for path in package.parent.glob(f"arpents*/**/*{suffix}")}
    library = set(package.parent.glob("arpents_engine__mypyc*"))
    assert len(library) == 1
    assert there | library <= recorded
