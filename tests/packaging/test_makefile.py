"""What `make` does again after a change, and what it leaves as it is."""

import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from tests.packaging.building import ROOT, copy_project
from tests.processes import run

STAMPS = (".made", ".needs", ".node", ".compiled", ".dev")
PACKAGES, BUILDING = "Installing the packages of the page", "Building the page"
NEEDS, DEV, NODE = "Installing packages", "Installing what development needs", "Installing Node"
COMPILING, INSTALLING = "Compiling the engine", "Installing Arpents"
VENV = "Setting up .venv"


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which everything is done, by its stamps."""
    project = copy_project(tmp_path_factory.mktemp("done"))
    shutil.copy(ROOT / "Makefile", project)
    shutil.copytree(ROOT / "requirements", project / "requirements")
    age(project)
    for name in STAMPS:
        stamp(project, f".venv/{name}", shutil.which("node") or "" if name == ".node" else "")
    stamp(project, "web/node_modules/.package-lock.json", "")
    stamp(project, "src/arpents/server/static/built-from", "")
    stamp(project, ".venv/.run", "compiled")
    return project


@pytest.fixture
def project(done: Path, tmp_path: Path) -> Path:
    """A copy of that copy, with its times."""
    return Path(shutil.copytree(done, tmp_path / "project", symlinks=True))


def age(project: Path) -> None:
    """Let everything that is there be of yesterday."""
    yesterday = time.time() - 86400
    for path in project.rglob("*"):
        os.utime(path, (yesterday, yesterday))


def stamp(project: Path, name: str, content: str) -> None:
    """Write a stamp, older than any change that a test makes, and not older than those before it."""
    path = project / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{content}\n" if content else "", "utf-8")
    os.utime(path, (time.time() - 3600, time.time() - 3600))


def steps(project: Path, *words: str) -> list[str]:
    """The steps that make would take."""
    unset = ("ARPENTS_COMPILE", "ARPENTS_WEB", "CC", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    planned = run(
        ["make", "--dry-run", f"PYTHON={sys.executable}", *words],
        cwd=project,
        env={name: value for name, value in os.environ.items() if name not in unset},
    )
    assert planned.returncode == 0, planned.stderr
    known = (VENV, NEEDS, DEV, NODE, PACKAGES, BUILDING, COMPILING, INSTALLING)
    found = [(planned.stdout.find(f"'{step}'"), step) for step in known]
    return [step for place, step in sorted(found) if place >= 0]


def change(project: Path, name: str) -> None:
    """Change a file, as far as make can tell."""
    os.utime(project / name)


def test_nothing_is_done_twice(project: Path) -> None:
    assert steps(project, ".venv/.run", ".venv/.dev") == []


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("src/arpents/engine/state.py", [COMPILING, INSTALLING]),
        ("setup.py", [COMPILING, INSTALLING]),
        ("web/src/main.ts", [BUILDING, INSTALLING]),
        ("web/package-lock.json", [PACKAGES, BUILDING, INSTALLING]),
        ("web/tests/cards/card.test.ts", []),
        ("requirements/run.lock", [NEEDS, DEV, COMPILING, INSTALLING]),
        ("requirements/dev.lock", [DEV]),
    ],
)
def test_a_change_leads_to_what_rests_on_it(project: Path, changed: str, expected: list[str]) -> None:
    change(project, changed)
    assert steps(project, ".venv/.run", ".venv/.dev") == expected


def test_a_wish_that_changes_is_heeded(project: Path) -> None:
    assert steps(project, ".venv/.run", "ARPENTS_COMPILE=1") == []
    assert steps(project, ".venv/.run", "ARPENTS_COMPILE=0") == [INSTALLING]
    change(project, "web/src/main.ts")
    assert steps(project, ".venv/.run", "ARPENTS_WEB=0") == []


def test_a_plain_build_is_tried_again_with_another_compiler(project: Path) -> None:
    compiler = shutil.which("make") or ""  # any program will do
    stamp(project, ".venv/.run", f"interpreted:{compiler}")
    assert steps(project, ".venv/.run", f"CC={compiler}") == []
    assert steps(project, ".venv/.run", "CC=/bin/sh") == [COMPILING, INSTALLING]
    assert steps(project, ".venv/.run", f"CC={compiler}", "ARPENTS_COMPILE=1") == [COMPILING, INSTALLING]


def test_an_environment_that_was_broken_off_is_made_anew(project: Path) -> None:
    (project / ".venv" / ".made").unlink()
    every = steps(project, ".venv/.run")
    assert every[:2] == [VENV, NEEDS]
    assert every[-1] == INSTALLING
    assert COMPILING in every
