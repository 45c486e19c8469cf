"""The arena on the command line: its tables, and that nothing finished is ever lost."""

import json
import re
import sys
from pathlib import Path
from subprocess import DEVNULL
from typing import Any
from uuid import uuid4

import pytest

from tests.cli.command import arpents, arpents_here, environment
from tests.cli.terminal import CTRL_C, Terminal
from tests.cli.waiting import CONTEST, ENOUGH, GO, MANY, PROGRAM, RESULTS, all_wait
from tests.processes import PATIENCE, started, still_running, wait_until

QUICK = ("--seed", "3", "--turn-limit", "40", "--processes", "2")


def lines(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a file of results, without the first."""
    text = path.read_text("utf-8") if path.exists() else ""
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()[1:]]


def numbers(path: Path) -> list[int]:
    return sorted(line["number"] for line in lines(path))


def test_tables_results_and_records(tmp_path: Path) -> None:
    run = arpents(
        tmp_path, "arena", "random", "random", "random:seed=5", "--games", "4", *QUICK, "--records", "games"
    )
    assert run.returncode == 0
    assert (
        "12 games between random, random#2, random:seed=5 (second-edition; seed 3; budget 0.3 s)"
        in run.stdout
    )
    won = {
        bot: int(won)
        for bot, won in re.findall(
            r"^ (random\S*) +8 +(\d+) +[\d.]+ % +[\d.]+–[\d.]+ %", run.stdout, re.MULTILINE
        )
    }
    assert sorted(won) == ["random", "random#2", "random:seed=5"]
    assert sum(won.values()) == 12
    assert re.search(r"Stopped after 40 turns +\d+ +[\d.]+ %", run.stdout)
    (file,) = (tmp_path / "cache" / "arpents" / "arena").glob("arena-*.jsonl")
    assert str(file) in run.stderr
    assert len(lines(file)) == 12
    assert run.stderr.count(" of 12 games: random ") == 10, "without a terminal there is a line now and then"
    records = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert len(records) == 12
    assert records[0] == "random#2-random_seed=5-1.arpents"
    verified = arpents_here(tmp_path, "verify", *(tmp_path / "games").iterdir())
    assert (verified.returncode, verified.stdout.count(", ok\n")) == (0, 12)


@pytest.mark.soak
def test_the_same_command_again_plays_nothing_and_shows_the_same(tmp_path: Path) -> None:
    command = ("arena", "random", "random", "--games", "4", *QUICK, "--results", "mine.jsonl")
    first = arpents(tmp_path, *command)
    kept = (tmp_path / "mine.jsonl").read_bytes()
    again = arpents(tmp_path, *command)
    assert again.stdout == first.stdout
    assert "4 of 4 games are in mine.jsonl from before." in again.stderr
    assert (tmp_path / "mine.jsonl").read_bytes() == kept
    late = arpents(tmp_path, *command, "--records", "games")
    assert "4 of them were played without a record, and have none." in late.stderr
    other = arpents(tmp_path, *command, "--budget", "0.2")
    assert (other.returncode, other.stdout) == (2, "")
    assert "mine.jsonl has games of another contest (budget: 0.3, not 0.2" in other.stderr


@pytest.mark.soak
def test_nothing_finished_is_lost_when_everything_is_killed(tmp_path: Path) -> None:
    file = tmp_path / RESULTS
    name, value = "KILLED_CONTEST", uuid4().hex
    marked = environment(tmp_path) | {name: value}
    command = [*PROGRAM, *CONTEST]
    with started(command, cwd=tmp_path, stdout=DEVNULL, stderr=DEVNULL, env=marked) as process:
        wait_until(lambda: all_wait(tmp_path))
        process.kill()
        process.wait()
        assert not still_running(f"{name}={value}", PATIENCE), "those who play end with the one who watches"
    finished = lines(file)
    assert ENOUGH <= len(finished) < MANY
    with file.open("ab") as damaged:
        damaged.write(b'{"pair":["waiting","rand')
    (tmp_path / GO).touch()
    again = arpents(tmp_path, *CONTEST, program=PROGRAM)
    assert again.returncode == 0
    assert f"{len(finished)} of {MANY} games are in" in again.stderr
    assert lines(file)[: len(finished)] == finished
    assert numbers(file) == list(range(1, MANY + 1))


def test_ctrl_c_sums_up_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / RESULTS
    with Terminal(tmp_path, *CONTEST, program=PROGRAM) as terminal:
        wait_until(lambda: all_wait(tmp_path))
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    told = re.search(
        rf"Interrupted: (\d+) of {MANY} games are finished and kept in {RESULTS}", terminal.shown
    )
    assert told
    assert "The same command goes on from there." in terminal.shown
    assert ENOUGH <= len(lines(file)) == int(told[1]) < MANY
    assert f"{told[1]} games between waiting, random" in terminal.shown
    assert re.search(r"waiting \d+, random \d+", terminal.shown), "the scores so far stand behind the bar"
    (tmp_path / GO).touch()
    again = arpents(tmp_path, *CONTEST, program=PROGRAM)
    assert again.returncode == 0
    assert numbers(file) == list(range(1, MANY + 1))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("random", "--games", "2"),
            "A contest takes two bots or more; name one twice to let it play itself.",
        ),
        (("random", "random", "--games", "3"), "must be even: 4, for example, not 3."),
        (("random", "rondam", "--games", "2"), 'There is no bot "rondam"; the bots: '),
        (("random", "random:depth=2", "--games", "2"), 'The bot "random" has no option "depth"'),
        (("random", "random:seed=x", "--games", "2"), 'should be of the kind int, such as 0, not "x".'),
        (("random", "random", "--games", "2", "--rule-set", "third"), 'Unknown rule set "third".'),
        (
            ("random", "random", "--games", "2", "--results", "."),
            "Results cannot be kept in .: is a directory.",
        ),
        (
            ("random", "random", "--games", "2", "--html", "nowhere/report.html"),
            "report.html cannot be written: its folder does not exist.",
        ),
        (
            ("random", "random", "--games", "2", "--results", "r", "--records", "taken"),
            "Records cannot be written to taken: file exists.",
        ),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    (tmp_path / "taken").write_text("x")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path))
        run = arpents_here(tmp_path, "arena", *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr


def test_without_the_packages_for_plots_there_are_still_tables(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "altair", None)
        patch.setenv("XDG_CACHE_HOME", str(tmp_path))
        run = arpents_here(tmp_path, "arena", "random", "random", "--games", "2", *QUICK, "--html", "r.html")
    assert run.returncode == 1
    assert "pip install 'arpents[report]'" in run.stderr
    assert "Win rate" in run.stdout
    assert not (tmp_path / "r.html").exists()


@pytest.mark.soak
def test_the_report_is_written(tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="the report needs altair: pip install 'arpents[report]'")
    pytest.importorskip(
        "vl_convert", reason="the report needs vl-convert-python: pip install 'arpents[report]'"
    )
    run = arpents(tmp_path, "arena", "random", "random", "--games", "2", *QUICK, "--html", "report.html")
    assert run.returncode == 0
    assert "The report is in report.html." in run.stderr
    assert "2 games between random, random#2" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.soak
def test_a_scenario_is_played(tmp_path: Path) -> None:
    run = arpents(
        tmp_path, "arena", "random", "random", "--games", "2", *QUICK, "--scenario", "frontenacs-war"
    )
    assert "(frontenacs-war; seed 3; budget 0.3 s)" in run.stdout
