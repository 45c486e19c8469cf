"""The command as a whole: help, version, and what bad usage gets."""

from pathlib import Path

import pytest

import arpents as package
from tests.cli.command import arpents


def test_version(tmp_path: Path) -> None:
    run = arpents(tmp_path, "--version")
    assert (run.returncode, run.stdout) == (0, f"arpents {package.__version__}\n")


def test_every_command_has_help(tmp_path: Path) -> None:
    listed = arpents(tmp_path, "--help").stdout
    for command in ("play", "simulate", "verify"):
        assert f"\n  {command} " in listed
        run = arpents(tmp_path, command, "--help")
        assert run.returncode == 0
        assert "Usage:" in run.stdout


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
        (("verify",), "FILE"),
    ],
)
def test_bad_usage_is_named_with_exit_code_2(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    run = arpents(tmp_path, *arguments)
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
        (("play", "--resume", "nowhere.save"), "nowhere.save cannot be read: no such file or directory.\n"),
    ],
)
def test_errors_are_one_sentence_with_exit_code_2(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    run = arpents(tmp_path, *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(sentence)
    assert run.stderr.count("\n") == 1
