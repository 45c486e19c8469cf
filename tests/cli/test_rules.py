"""The rules on the command line: everything listed, one in full, and how two differ."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from arpents.cli.rule_pages import differences_page, overview, scenario_page, variant_page, with_rules
from arpents.cli.set_ups import Row, set_up_rows
from arpents.cli.terminal import THEME
from arpents.content import load_rule_sets, load_scenarios, load_variants, scenario, variant
from tests.cli.command import arpents, arpents_here
from tests.cli.test_board import shown


def flat(text: str) -> str:
    return " ".join(text.split())


def test_everything_is_listed_with_its_line(tmp_path: Path) -> None:
    run = arpents(tmp_path, "rules", columns=80)
    assert (run.returncode, run.stderr) == (0, "")
    names = re.findall(r"^  (\S+)", run.stdout, re.MULTILINE)
    assert names == [*load_rule_sets(), *load_variants(), *load_scenarios()]
    assert len(load_variants()) == 26
    text = flat(run.stdout)
    assert "fort-at-quebec Quebec is fortified from the start." in text
    assert "frontenacs-war Frontenac's war, 1690" in text


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_longer_than_the_screen(width: int) -> None:
    out = Console(width=width, theme=THEME)
    two = [scenario(name) for name in ("frontenacs-war", "french-first-edition")]
    pages = [overview(), *map(scenario_page, two), differences_page(two[0], two[1], set_ups=True)]
    with out.capture() as capture:
        for page in pages:
            for part in page:
                out.print(part)
    assert max(map(len, capture.get().splitlines())) <= width


def test_a_rule_set_tells_all_its_settings(tmp_path: Path) -> None:
    shown = arpents_here(tmp_path, "rules", "first-edition-french").stdout
    assert shown.startswith("Rule set first-edition-french\nThe first edition as its French text has it.\n")
    unlike, like = shown.split("As in second-edition:")
    assert "Unlike second-edition:" in unlike
    assert "- The reserve holds any number of cards." in unlike
    assert "- Withdrawing from a siege takes an action." in unlike
    assert "- Governors are in the game." in like
    assert shown.count("  - ") == 37
    usual = arpents_here(tmp_path, "rules", "second-edition").stdout
    assert usual.count("  - ") == 37
    assert "Unlike" not in usual


def test_a_name_that_two_things_share_shows_both(tmp_path: Path) -> None:
    shown = arpents_here(tmp_path, "rules", "yucata").stdout
    assert "Rule set yucata" in shown
    assert "- The siege track has no ends." in shown
    assert "Scenario yucata" in shown
    assert "The set-up is the standard one." in shown


def test_a_variant_tells_what_it_changes_and_which_prevails() -> None:
    assert shown(*variant_page(variant("first-edition-bateaux"))) == (
        "Variant first-edition-bateaux The French Bateaux is in the initial deck. What it changes: "
        "- The French Bateaux is in the initial deck. - The French Bateaux cannot be drafted at the start. "
        "It beats french-bateaux-available where both are chosen."
    )
    beaten = shown(*variant_page(variant("french-bateaux-available")))
    assert beaten.endswith("It gives way to first-edition-bateaux where both are chosen.")
    assert "where both" not in shown(*variant_page(variant("no-governors")))


def test_a_scenario_tells_its_history_rules_and_set_up(tmp_path: Path) -> None:
    text = flat(arpents_here(tmp_path, "rules", "frontenacs-war", columns=80).stdout)
    found = scenario("frontenacs-war")
    assert text.startswith(f"Scenario frontenacs-war Frontenac's war, 1690 {found.history[:40]}")
    assert found.history in text
    assert "Rules: second-edition" in text
    assert "First to move French British" in text
    assert "French money 8 5" in text
    assert "Albany British village neutral" in text
    assert re.search("More in British deck Albany, Deerfield, .*Pemaquid .*Native Americans", text)


def test_two_rule_sets_side_by_side(tmp_path: Path) -> None:
    run = arpents_here(tmp_path, "rules", "first-edition-german", "first-edition-french")
    lines = [flat(line) for line in run.stdout.splitlines() if line.strip()]
    assert lines[0] == "first-edition-german first-edition-french"
    assert "The reserve holds 5 cards at most. The reserve holds any number of cards." in lines
    assert "Set-up" not in run.stdout
    assert "Governor" not in run.stdout


def test_two_scenarios_differ_in_rules_and_set_up() -> None:
    one, other = scenario("standard"), scenario("french-first-edition")
    text = shown(*differences_page(one, other, set_ups=True))
    assert "Withdrawing from a siege is a free action. Withdrawing from a siege takes an action." in text
    assert text.endswith("More in French deck nothing Bateaux French, not in game Bateaux nothing")
    same_rules = shown(*differences_page(one, scenario("annapolis-royal"), set_ups=True))
    assert same_rules.startswith("standard and annapolis-royal have the same rules. Set-up")
    other_rules = differences_page(one, with_rules("yucata"), set_ups=True)
    assert shown(*other_rules).endswith("standard and yucata have the same set-up.")
    assert shown(*differences_page(one, with_rules("second-edition"), set_ups=True)) == (
        "standard and second-edition are alike in every rule and in the set-up."
    )
    assert shown(*differences_page(with_rules("yucata"), with_rules("yucata"), set_ups=False)) == (
        "yucata and yucata have the same rules."
    )


def test_set_ups_compare_by_what_is_on_the_table() -> None:
    assert set_up_rows(scenario("annapolis-royal"), scenario("grand-derangement")) == [
        Row("Fort Beauséjour", "neutral", "French village, fortified"),
        Row("Halifax", "neutral", "British village, fortified"),
        Row("More in British deck", "nothing", "Halifax, Militia"),
        Row("More in French deck", "nothing", "Fort Beauséjour, Regular Infantry"),
    ]


def test_a_scenario_of_ones_own_is_shown_like_the_others(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        'title = "Mine"\nhistory = "Once."\nfirst_turn_actions = 2\n'
        'variants = ["fort-at-quebec"]\nmarket.neutral.remove = ["Settlers", "Settlers"]\n',
        "utf-8",
    )
    text = flat(arpents_here(tmp_path, "rules", "mine.toml").stdout)
    assert text.startswith("Scenario mine Mine Once. Rules: second-edition, fort-at-quebec Set-up")
    assert text.endswith("Actions in first turns 2 1 Neutral, not in game 2 neutral Settlers nothing")
    compared = flat(arpents_here(tmp_path, "rules", "mine.toml", "second-edition").stdout)
    assert "Quebec is fortified from the start." in compared
    assert "Quebec French town, fortified French town" in compared


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["yucatan"], 'Unknown rule set, variant or scenario "yucatan". Did you mean yucata?\n'),
        (["fort-at-qubec"], 'Unknown rule set, variant or scenario "fort-at-qubec". Did you mean fort-at-q'),
        (["standard", "uper-country"], 'Unknown rule set or scenario "uper-country". Did you mean upper-c'),
        (["no-governors", "standard"], '"no-governors" is a variant, which changes any rule set'),
        (["none.toml"], "none.toml: cannot be read: "),
    ],
)
def test_unknown_names_get_a_sentence(tmp_path: Path, names: list[str], sentence: str) -> None:
    run = arpents_here(tmp_path, "rules", *names)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(sentence)
    assert run.stderr.count("\n") == 1
