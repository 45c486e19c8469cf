"""The tables of docs/rules.md say what the data says."""

import re
from pathlib import Path

import pytest
from msgspec import structs

from arpents.content import load_rule_sets, load_variants, settings

PAGE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
COLUMNS = ("second-edition", "first-edition-italian", "first-edition-german", "first-edition-french")
Meaning = dict[str, int | bool]
YES_NO: Meaning = {"yes": True, "no": False}
SPARED: Meaning = {"reached": False, "spared": True}
ROWS: dict[str, tuple[str, Meaning]] = {
    "12.1": ("french_bateaux_at_start", YES_NO),
    "12.2": ("raid_bonus", {"n + 1": 1, "n": 0}),
    "12.4": ("reserve_limit", {"5": 5, "none": 0}),
    "12.5": ("reserve_takes_locations", YES_NO),
    "12.6": ("home_support_rebuilds", YES_NO),
    "12.7": ("merchant_coins", {"1–2": 2, "any": 0}),
    "12.8": ("withdrawing_is_free", {"free": True, "an action": False}),
    "12.9": ("settling_neutral_home_wins", YES_NO),
    "12.10": ("new_york_supplies_sieges", {"Boston": False, "Boston or New York": True}),
    "12.11": ("deck_rebuilt_at_once", {"when a card must be drawn": False, "as soon as it is empty": True}),
    "12.12": ("ambush_spares_reserve", SPARED),
    "12.13": ("conversion_spares_reserve", SPARED),
    "12.14": (
        "stock_end_waits_for_sieges",
        {"when no siege is in progress": True, "at once at the start of that side's turn": False},
    ),
    "12.15": ("free_actions_while_resolving", YES_NO),
}

THE_SAME = ("12.3",)
"""The rows in which the texts agree, so that there is no setting to choose."""


def table_row(number: str) -> list[str]:
    found = re.search(rf"^\| {re.escape(number)} .*$", PAGE, re.MULTILINE)
    assert found, number
    return [cell.strip() for cell in found[0].strip("|").split("|")][1:]


def test_the_table_of_section_12_has_these_rows() -> None:
    numbers = re.findall(r"^\| (12\.\d+) ", PAGE, re.MULTILINE)
    assert numbers == [f"12.{row}" for row in range(1, len(numbers) + 1)]
    assert set(numbers) == {*ROWS, *THE_SAME}


@pytest.mark.parametrize("number", THE_SAME)
def test_rows_without_a_setting_are_the_same_in_all_columns(number: str) -> None:
    assert len(set(table_row(number))) == 1


def test_the_table_of_revisions_says_which_there_are() -> None:
    """Each rule set with its newest revision, and the settings that the ones before had otherwise."""
    names = {"Yucata": "yucata", "second edition": "second-edition"} | {
        language: f"first-edition-{language.lower()}" for language in ("Italian", "German", "French")
    }
    table = PAGE[PAGE.index("| rule set | revision |") :]
    told = {}
    for row in table[: table.index("\n\n")].splitlines()[2:]:
        who, revision, what = (cell.strip() for cell in row.strip("|").split("|"))
        for name in who.split(", "):
            told[names[name]] = (int(revision), re.findall(r"12\.\d+", what))
    numbers = {setting: number for number, (setting, _) in ROWS.items()}
    found = {}
    for name, rule_set in load_rule_sets().items():
        now = structs.asdict(rule_set.settings)
        changed = {
            numbers[key]
            for earlier in rule_set.earlier.values()
            for key, value in structs.asdict(earlier).items()
            if value != now[key]
        }
        found[name] = (rule_set.revision, sorted(changed))
    assert told == found


@pytest.mark.parametrize("number", ROWS)
def test_section_12_says_what_the_rule_sets_say(number: str) -> None:
    setting, meaning = ROWS[number]
    told = [meaning[cell] for cell in table_row(number)]
    assert told == [getattr(settings(rule_set), setting) for rule_set in COLUMNS]


def test_section_13_lists_the_variants_that_there_are() -> None:
    section = PAGE[PAGE.index("## 13.") :]
    assert re.findall(r"^\| ([a-z]+-[a-z-]+) \|", section, re.MULTILINE) == list(load_variants())
