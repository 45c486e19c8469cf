"""The examples of docs/research.md run as they stand where nothing but the extra is installed."""

import re
import venv
from pathlib import Path

import pytest

from tests.packaging.building import ROOT
from tests.processes import run

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
MINUTES = 15 * 60


def environment_with(folder: Path, *packages: str) -> Path:
    """The Python of an environment in which these packages are installed, and nothing that is here."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = (python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    installed = run([*pip, *packages], timeout=MINUTES)
    assert installed.returncode == 0, installed.stderr
    return python


def wheel_of(project: Path, extra: str) -> str:
    (wheel,) = (project / "dist").glob("*.whl")
    return f"{wheel}[{extra}]"


def check_runs(python: Path, code: str, folder: Path) -> str:
    ended = run([python, "-I", "-c", code], cwd=folder, timeout=MINUTES)
    assert ended.returncode == 0, code + ended.stderr
    return ended.stdout


@pytest.mark.soak
def test_the_first_lines_run_with_the_extra_alone(any_machine: Path, tmp_path: Path) -> None:
    python = environment_with(tmp_path / "venv", wheel_of(any_machine, "rl"))
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        check_runs(python, code, tmp_path)


@pytest.mark.soak
def test_the_game_of_open_spiel_is_found_with_its_extra(any_machine: Path, tmp_path: Path) -> None:
    python = environment_with(tmp_path / "venv", wheel_of(any_machine, "openspiel"))
    code = next(block for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if "pyspiel" in block)
    assert "True" in check_runs(python, f"{code}\nprint(state.is_chance_node())", tmp_path)


@pytest.mark.soak
def test_exported_games_are_read_by_polars_duckdb_and_datasets(any_machine: Path, tmp_path: Path) -> None:
    readers = ("polars", "duckdb", "datasets")
    python = environment_with(tmp_path / "venv", wheel_of(any_machine, "data"), *readers)
    words = ("export", "selfplay", "--games", "3", "--bot", "random", "--shard", "2", "--turn-limit", "10")
    made = run([python, "-m", "arpents", *words], cwd=tmp_path, timeout=MINUTES)
    assert made.returncode == 0, made.stderr
    for reader in readers:
        blocks = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
        code = next(block for block in blocks if re.search(rf"^(import|from) {reader}", block, re.MULTILINE))
        check_runs(python, f"{code}\nprint(rows)" if "rows =" in code else code, tmp_path)
