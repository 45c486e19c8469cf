"""The examples of docs/research.md run as they stand where nothing but the extra is installed."""

import os
import re
import venv
from pathlib import Path

import pytest

from tests.packaging.building import ROOT
from tests.processes import run

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
MINUTES = 15 * 60


def block_with(start: str) -> str:
    """The block of the page, other than those that always run, in which a line starts so."""
    return next(code for kind, code in BLOCKS if not kind and re.search(rf"^{start}", code, re.MULTILINE))


def elsewhere() -> dict[str, str]:
    """The environment of these tests without the sources that they test."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def environment_with(folder: Path, *packages: str) -> Path:
    """The Python of an environment in which these packages are installed, and nothing that is here."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = (python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    installed = run([*pip, *packages], timeout=MINUTES, env=elsewhere())
    assert installed.returncode == 0, installed.stderr
    return python


def wheel_of(project: Path, extra: str) -> str:
    (wheel,) = (project / "dist").glob("*.whl")
    return f"{wheel}[{extra}]"


def check_runs(python: Path, code: str, folder: Path) -> str:
    ended = run([python, "-I", "-c", code], cwd=folder, timeout=MINUTES, env=elsewhere())
    assert ended.returncode == 0, code + ended.stderr
    return ended.stdout


@pytest.mark.soak
def test_the_first_lines_run_with_the_extra_alone(any_machine: Path, tmp_path: Path) -> None:
    python = environment_with(tmp_path / "venv", wheel_of(any_machine, "rl"))
    for code in (code for kind, code in BLOCKS if kind == "python"):
        check_runs(python, code, tmp_path)


@pytest.mark.soak
def test_the_game_of_open_spiel_is_found_with_its_extra(any_machine: Path, tmp_path: Path) -> None:
    python = environment_with(tmp_path / "venv", wheel_of(any_machine, "openspiel"))
    code = block_with("import pyspiel")
    assert "True" in check_runs(python, f"{code}\nprint(state.is_chance_node())", tmp_path)


@pytest.mark.soak
def test_exported_games_are_read_by_polars_duckdb_and_datasets(any_machine: Path, tmp_path: Path) -> None:
    readers = ("polars", "duckdb", "datasets")
    python = environment_with(tmp_path / "venv", wheel_of(any_machine, "data"), *readers)
    words = ("export", "selfplay", "--games", "3", "--bot", "random", "--shard", "2", "--turn-limit", "10")
    made = run([python, "-m", "arpents", *words], cwd=tmp_path, timeout=MINUTES, env=elsewhere())
    assert made.returncode == 0, made.stderr
    for reader in readers:
        code = block_with(f"(import|from) {reader}")
        check_runs(python, f"{code}\nprint(rows)" if "rows =" in code else code, tmp_path)
