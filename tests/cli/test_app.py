"""The command as a whole: help, version, and what bad usage gets."""

import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import arpents as package
from arpents.cli.app import COMMANDS, make_app
from tests import processes
from tests.cli.command import arpents, arpents_here, environment
from tests.forking import ARPENTS
from tests.golden.making import GAMES


def test_an_error_is_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    run = arpents(tmp_path, "play", "--rule-set", "third-edition")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith('Unknown rule set "third-edition". Did you mean second-edition')


def test_version(tmp_path: Path) -> None:
    run = arpents(tmp_path, "--version", anew=True)
    assert (run.returncode, run.stdout) == (0, f"arpents {package.__version__}\n")


def test_every_command_has_help(tmp_path: Path) -> None:
    listed = arpents(tmp_path, "--help").stdout
    for command in (
        *("play", "simulate", "arena", "train", "rules", "verify", "convert", "replay", "perft", "about"),
        *("analyse", "review", "serve", "admin"),
    ):
        assert command in COMMANDS
        assert f"\n  {command} " in listed
        run = CliRunner().invoke(make_app(*COMMANDS), [command, "--help"])
        assert run.exit_code == 0
        assert "Usage:" in run.stdout
    assert "..." not in listed.partition("Commands:")[2], "what a command does is told in full"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Usage:"),
        (("conquer",), "conquer"),
        (("play", "--side", "spanish"), "spanish"),
        (("play", "--seed", "many"), "--seed"),
        (("simulate",), "--games"),
        (("simulate", "--games", "0"), "--games"),
        (("simulate", "--games", "1", "--turn-limit", "0"), "--turn-limit"),
        (("arena", "random", "random"), "--games"),
        (("arena", "--games", "2"), "BOT"),
        (("arena", "random", "random", "--games", "2", "--budget", "0"), "--budget"),
        (("arena", "random", "random", "--games", "2", "--processes", "0"), "--processes"),
        (("train",), "FOLDER"),
        (("train", "weights", "--games", "1"), "--games"),
        (("verify",), "FILE"),
        (("convert",), "FILE"),
        (("convert", "game.json", "--to", "pdf"), "pdf"),
        (("replay",), "FILE"),
        (("analyse",), "FILE"),
        (("analyse", "game.arpents", "--turn", "0"), "--turn"),
        (("analyse", "game.arpents", "--seconds", "-1"), "--seconds"),
        (("review",), "FILE"),
        (("review", "game.arpents", "--iterations", "0"), "--iterations"),
        (("perft",), "--depth"),
        (("perft", "--depth", "0"), "--depth"),
        (("rules", "yucata", "standard", "third"), "third"),
        (("serve", "--port", "many"), "--port"),
        (("admin",), "Usage:"),
        (("admin", "backup"), "FILE"),
    ],
)
def test_bad_usage_is_named_with_exit_code_2(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    run = arpents_here(tmp_path, *arguments)
    assert run.returncode == 2
    assert said in run.stdout + run.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("play", "--rule-set", "third-edition"),
            'Unknown rule set "third-edition". Did you mean second-edition',
        ),
        (
            ("simulate", "--games", "1", "--variant", "governor-spares-starting-location"),
            'Unknown variant "governor-spares-starting-location". '
            "Did you mean governor-spares-starting-locations",
        ),
        (
            ("simulate", "--games", "1", "--rule-set", "yucatan"),
            'Unknown rule set "yucatan". Did you mean yucata',
        ),
        (
            ("simulate", "--games", "1", "--variant", "free-discards", "--variant", "free-discards"),
            'The variant "free-discards" is named more than once. Name it once.\n',
        ),
        (
            ("perft", "--depth", "1", "--scenario", "frontenac-war"),
            'Unknown scenario "frontenac-war". Did you mean frontenacs-war',
        ),
        (
            ("play", "--scenario", "yucata", "--rule-set", "yucata"),
            "A scenario has its own rule set and variants: name it alone, or them.\n",
        ),
        (
            ("simulate", "--games", "1", "--scenario", "standard", "--variant", "no-governors"),
            "A scenario has its own rule set and variants: name it alone, or them.\n",
        ),
        (("perft", "--depth", "1", "--scenario", "mine.toml"), "mine.toml: cannot be read: "),
        (("replay", "nowhere.arpents"), "nowhere.arpents cannot be read: no such file or directory.\n"),
        (("convert", "nowhere.json"), "nowhere.json cannot be read: no such file or directory.\n"),
        (("convert", "a.json", "b.json"), "Several files need a folder to be written to: name one with"),
        (("play", "--resume", "nowhere.save"), "nowhere.save cannot be read: no such file or directory.\n"),
    ],
)
def test_errors_are_one_sentence_with_exit_code_2(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    run = arpents_here(tmp_path, *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(sentence)
    assert run.stderr.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize(
    "words", [("rules",), ("convert", "--to", "json", GAMES / "scenario-standard.arpents")]
)
def test_output_that_cannot_be_written_is_told(tmp_path: Path, words: tuple[str | Path, ...]) -> None:
    command = f"{shlex.join(map(str, (*ARPENTS, *words)))} >/dev/full"
    ended = processes.run(command, shell=True, cwd=tmp_path, env=environment(tmp_path))
    assert (ended.returncode, ended.stderr) == (1, "The output cannot be written: No space left on device.\n")
