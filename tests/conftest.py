"""Which build the tests are of: the sources in src, interpreted, or the installed package, compiled.

The sources, unless the environment says ``ARPENTS_TEST_BUILD=compiled``. Processes that tests start run the
same build as the tests. Nothing is imported to find out, as that would come before the measuring of coverage.

No such process is left when the tests are over (``tests/processes.py``).
"""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from subprocess import Popen

import pytest

from tests.forking import end_forking
from tests.processes import own_mark, post_warden, relieve, restore_signals, still_running

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
MEASURING = (ROOT / "tests" / "engine", ROOT / "tests" / "rulebook")
BUILD = os.environ.get("ARPENTS_TEST_BUILD") or "sources"

if BUILD == "sources":
    os.environ["PYTHONPATH"] = str(SOURCES)
else:
    # pyproject.toml has put the sources first.
    sys.path[:] = [path for path in sys.path if Path(path).resolve() != SOURCES]
    os.environ.pop("PYTHONPATH", None)

WARDEN = pytest.StashKey[Popen[bytes] | None]()


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test anything but the build that was asked for, and see to the processes of tests."""
    fault = wrong_build(BUILD)
    if fault is not None:
        raise pytest.UsageError(fault)
    config.stash[WARDEN] = post_warden()
    if config.getoption("dist", "no") == "no":  # in each process that runs tests, not in one that deals them
        restore_signals()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let go of the warden."""
    warden = config.stash.get(WARDEN, None)
    if warden is not None:
        relieve(warden)


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """Fail if a process that a test has started is there after the last test."""
    yield
    end_forking()
    left = still_running(own_mark(), 10)
    assert not left, f"tests have left processes behind: {left}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Say which build is tested; pytest's own header is hidden when it is quiet."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(
            "Testing the sources, interpreted."
            if BUILD == "sources"
            else "Testing the installed package, compiled."
        )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Do not look for garbage among the tests, of which there is none, while they are made and afterwards."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give long tests all the time they need; measure the engine by the tests of its rules alone."""
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
    for item in items if config.getoption("cov_source", None) else ():
        if not any(folder in item.path.parents for folder in MEASURING) or item.get_closest_marker("fuzz"):
            item.add_marker("no_cover")


def package() -> Path | None:
    """The folder that ``import arpents`` would find."""
    spec = find_spec("arpents")
    return Path(spec.origin).resolve().parent if spec is not None and spec.origin else None


def wrong_build(asked: str) -> str | None:
    """What is wrong with the build that would be tested, if anything is."""
    found = package()
    if asked not in ("sources", "compiled"):
        return f'ARPENTS_TEST_BUILD is "{asked}"; say compiled, or sources, or leave it out.'
    if asked == "sources":
        if found != SOURCES / "arpents":
            return f"The sources were to be tested, and Arpents would be imported from {found}."
        if any(map(compiled, engine(found))):
            return "There are extension modules among the sources, which hide them: remove them from src."
        return None
    if found is None or found == SOURCES / "arpents":
        return "The compiled build was to be tested, and is not installed: run `make .venv/.run`."
    if not all(map(compiled, engine(found))):
        return (
            "The compiled build was to be tested, and the installed one is interpreted: see `arpents about`."
        )
    if texts(found) != texts(SOURCES / "arpents"):
        return "The compiled build is not that of the sources as they are now: run `make .venv/.run`."
    return None


def engine(folder: Path) -> list[Path]:
    """The modules of the engine in a folder with the package."""
    return list((folder / "engine").rglob("*.py"))


def compiled(module: Path) -> bool:
    """Whether an extension module lies beside the source of a module, and is what Python imports."""
    return any(module.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def texts(folder: Path) -> dict[str, bytes]:
    """The files of the package that people write."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl")
    }


@pytest.fixture(autouse=True)
def _bots_of_a_test_are_forgotten() -> Iterator[None]:
    """Let no bot that a test has registered be known to the next one."""
    yield
    registered = getattr(sys.modules.get("arpents.bots.registry"), "_registered", {})
    for name, kind in list(registered.items()):
        if not kind.made_by.__module__.startswith("arpents."):
            del registered[name]
