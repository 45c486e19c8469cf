"""Scenarios on the command line: by name or by file, played, saved and resumed; impossible ones refused."""

from pathlib import Path

import pytest

from arpents.cli.chosen import ChosenRules
from arpents.content import load_scenarios
from arpents.engine.setup import set_up
from arpents.errors import ContentError
from arpents.records.saves import resume_game
from tests.cli.command import arpents, arpents_here

MINE = 'title = "A poor start"\nhistory = "Once."\n[money]\nbritish = 3\n'


@pytest.mark.parametrize("name", load_scenarios())
def test_every_scenario_can_be_chosen(name: str) -> None:
    chosen = ChosenRules(scenario=name)
    assert chosen.names == name
    assert chosen.new_game(1).state.rules.scenario.name == name


def test_a_game_of_a_scenario_is_resumed_as_such(tmp_path: Path) -> None:
    run = arpents(tmp_path, "play", "--scenario", "frontenacs-war", "--side", "french", "--save", "war.save")
    assert run.returncode == 0
    assert run.stdout.startswith("Frontenac's war, 1690\nYou play the French against Settler (level 2)")
    assert (
        resume_game((tmp_path / "war.save").read_bytes()).game.state.rules.scenario.name == "frontenacs-war"
    )
    again = arpents(tmp_path, "play", "--resume", "war.save")
    assert again.stdout.startswith("Frontenac's war, 1690\nYou play the French again")
    fixed = arpents_here(tmp_path, "play", "--resume", "war.save", "--scenario", "standard")
    assert fixed.returncode == 2
    assert fixed.stderr.startswith("A resumed game keeps its side and its rules")


def test_a_scenario_file_goes_along_with_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    file = folder / "poor.toml"
    file.write_text(MINE, "utf-8")
    arpents_here(tmp_path, "play", "--scenario", file, "--save", "poor.save", lines=["end turn"])
    file.unlink()
    rules = resume_game((tmp_path / "poor.save").read_bytes()).game.state.rules
    assert set_up(rules, []).british.money == 3
    verified = arpents_here(tmp_path, "verify", "poor.save")
    assert verified.returncode == 0
    assert arpents_here(tmp_path, "play", "--resume", "poor.save").stdout.startswith("A poor start\n")


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("[pieces]\nBoston = 'french town'\n", "[pieces]: the british lose the game without Boston."),
        ("[pieces]\nBostn = 'british town'\n", '[pieces]: unknown location "Bostn". Did you mean Boston?'),
        ("[deck.french]\nremove = ['Ships']\n", "[deck.french]: "),
        ("variants = ['no-governor']\n", 'unknown variant "no-governor". Did you mean no-governors'),
        ("gold = 3\n", "gold"),
        ("= = =", "is not valid TOML"),
    ],
)
def test_an_impossible_scenario_is_refused(tmp_path: Path, damage: str, fault: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('title = "Bad"\nhistory = "Never."\n' + damage, "utf-8")
    with pytest.raises(ContentError) as refused:
        ChosenRules(scenario=str(file))
    assert str(refused.value).startswith("bad.toml: ")
    assert fault in str(refused.value)


def test_a_refused_scenario_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('title = "Bad"\nrule_set = "third-edition"\n', "utf-8")
    run = arpents_here(tmp_path, "simulate", "--games", "1", "--scenario", "bad.toml")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith('bad.toml: unknown rule set "third-edition". Did you mean second-edition')
    assert run.stderr.count("\n") == 1


def test_a_file_needs_no_ending_where_it_exists(tmp_path: Path) -> None:
    file = tmp_path / "poor"
    file.write_text(MINE, "utf-8")
    chosen = ChosenRules(scenario=str(file))
    assert chosen.names == "poor"
    assert chosen.new_game(1).state.sides[0].money == 3
