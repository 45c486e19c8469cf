"""Simulating games: the summary, that it can be repeated, and that it can be interrupted."""

import re
import signal
import sys
from pathlib import Path
from random import Random
from subprocess import PIPE

import pytest

from arpents.cli.chosen import ChosenRules
from arpents.cli.simulate import play_randomly
from tests.cli.command import arpents, environment
from tests.cli.terminal import CTRL_C, Terminal
from tests.processes import PATIENCE, started

ENDLESS = 999_999_999
"""More games than anybody plays in days."""


def counts(shown: str) -> dict[str, int]:
    """The number of games in each line of the summary."""
    return {
        label.strip(): int(games)
        for label, games in re.findall(r"^ (\S.*?) {2,}(\d+) +[\d.]+ %", shown, re.MULTILINE)
    }


@pytest.mark.soak
def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    one, other, third = (
        arpents(tmp_path, "simulate", "--games", "12", "--seed", seed, anew=True) for seed in ("7", "7", "8")
    )
    assert one.returncode == 0
    assert one.stderr == ""
    assert one.stdout == other.stdout
    assert one.stdout != third.stdout


def test_the_summary_counts_every_game_once(tmp_path: Path) -> None:
    shown = arpents(tmp_path, "simulate", "--games", "12", "--seed", "7").stdout
    found = counts(shown)
    assert found.pop("British wins") + found.pop("French wins") == 12
    assert sum(found.values()) == 12
    assert "12 games between random players (second-edition; seed 7)" in shown
    assert re.search(r"Turns +[\d.]+ +[\d.]+ +\d+ +\d+", shown)
    assert re.search(r"Decisions +[\d.]+ +[\d.]+ +\d+ +\d+", shown)


def test_games_at_the_limit_are_stopped_and_reported_as_such(tmp_path: Path) -> None:
    shown = arpents(tmp_path, "simulate", "--games", "5", "--turn-limit", "10", "--rule-set", "yucata").stdout
    assert counts(shown)["Stopped after 10 turns"] == 5
    assert re.search(r"Turns +10.0 +10.0 +10 +10", shown)
    assert (
        "5 games were stopped after 10 turns and decided on points: a limit of this command, not a rule."
        in shown
    )


def test_points_decide_a_game_that_is_stopped() -> None:
    game = play_randomly(ChosenRules("second-edition"), Random(0), 6)
    british, french = game.outcome.points
    assert game.outcome.reason == "stopped"
    assert game.turns == 6
    assert (game.outcome.winner == 0) == (british > french)


def test_a_scenario_is_played_and_named(tmp_path: Path) -> None:
    shown = arpents(tmp_path, "simulate", "--games", "2", "--scenario", "frontenacs-war").stdout
    assert "2 games between random players (frontenacs-war; seed 0)" in shown


def test_ctrl_c_sums_up_what_is_finished(tmp_path: Path) -> None:
    with Terminal(tmp_path, "simulate", "--games", str(ENDLESS), "--seed", "1") as terminal:
        terminal.wait_for(re.compile(rf"([2-9]|\d\d)/{ENDLESS}"))
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    finished = re.search(rf"Interrupted: ([\d,]+) of {ENDLESS:,} games were finished\.", terminal.shown)
    assert finished
    assert f"{finished[1]} games between random players" in terminal.shown


def test_an_interruption_without_a_terminal_sums_up_too(tmp_path: Path) -> None:
    script = (
        "import arpents.cli.simulate as s; o = s.play_randomly\n"
        "def p(*a):\n print('.', flush=True); return o(*a)\n"
        "s.play_randomly = p\nfrom arpents.cli import main; main()"
    )
    command = [sys.executable, "-c", script, "simulate", "--games", str(ENDLESS)]
    with started(command, stdout=PIPE, env=environment(tmp_path)) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        shown, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert f"of {ENDLESS:,} games were finished." in shown
    assert "Traceback" not in shown
