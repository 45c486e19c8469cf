"""Examples that play in other processes run as the scripts that they are."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import arpents
from arpents.arena import play_match
from arpents.bots import bot_kinds, registry
from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.bots.random_bot import RandomBot
from arpents.locales import Words
from tests.cli.command import ROOT, environment
from tests.processes import run

GAMES = 40


@pytest.mark.soak
def test_the_bot_of_twenty_lines_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "@bot(" in code)
    code = code.split("# That was the bot.")[0]
    assert set(re.findall(r"(?:from|import) (arpents[\w.]*)", code)) == {"arpents"}
    bot_kinds()
    monkeypatch.setattr(registry, "_registered", {})  # where the bot goes, and is forgotten
    names: dict[str, Any] = {}
    exec(compile(code, "example", "exec"), names)
    won = 0
    for seed in range(GAMES):
        pair = [(names["Greedy"](seed), "greedy"), (RandomBot(seed), "random")]
        (british, one), (french, other) = pair if seed % 2 else pair[::-1]
        result = play_match(british, french, names=(one, other), game=arpents.new_game(seed=seed))
        won += result.won_by == "greedy"
    assert won >= 0.9 * GAMES


def test_the_table_of_levels_is_that_of_the_bots() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    told = re.findall(r"^\| (\d?) ?\| (\w+) \| `([^`]+)` \| ([\d.]+) \|$", page, re.MULTILINE)
    words = Words("en")
    expected = [
        (str(one.number), words(f"level-{one.name}"), one.bot, f"{one.seconds:g}") for one in LEVELS
    ] + [("", words(f"strategy-{one.name}"), one.bot, f"{one.seconds:g}") for one in STRATEGIES]
    assert told == expected


@pytest.mark.soak
def test_the_example_of_a_tournament_is_a_script_that_runs(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    scripts = [code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "__main__" in code]
    assert scripts
    for code in scripts:
        script = tmp_path / "example.py"
        script.write_text(code, "utf-8")
        ended = run([sys.executable, script], env=environment(tmp_path), cwd=tmp_path)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout.strip()


def test_the_bot_of_the_tutorial_plays_in_the_arena(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "def choose" in code)
    [words] = re.findall(r"^arpents (arena \./mybot.py:.*) --games \d+$", text, re.MULTILINE)
    (tmp_path / "mybot.py").write_text(code, "utf-8")
    command = [sys.executable, "-m", "arpents", *words.split(), "--games", "2", "--processes", "1"]
    ended = run(command, env=environment(tmp_path), cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "mybot.py:Builder" in ended.stdout
