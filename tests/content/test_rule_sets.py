import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from msgspec import structs

from arpents.content import (
    DEFAULT_RULE_SET,
    Settings,
    UnknownRevision,
    load_rule_sets,
    load_variants,
    rule_set,
    settings,
)
from arpents.errors import ContentError, UnknownName

Damaged = Callable[[str, str, str], Path]

YUCATA = 'based_on = "second-edition"\n\n[rule_set.settings]\nsiege_track_ends = false'

FIRST_EDITIONS = [("first-edition-italian", 1), ("first-edition-german", 2), ("first-edition-french", 3)]

# The table of section 12, row by row: second edition, Italian, German, French. No limit is 0.
SECTION_12: dict[str, tuple[int | bool, int | bool, int | bool, int | bool]] = {
    "french_bateaux_at_start": (False, True, True, True),  # 12.1
    "raid_bonus": (1, 0, 0, 0),  # 12.2
    "reserve_limit": (5, 5, 5, 0),  # 12.4
    "reserve_takes_locations": (False, True, True, True),  # 12.5
    "home_support_rebuilds": (False, True, True, True),  # 12.6
    "merchant_coins": (2, 2, 2, 0),  # 12.7
    "withdrawing_is_free": (True, True, False, False),  # 12.8
    "settling_neutral_home_wins": (True, False, False, False),  # 12.9
    "new_york_supplies_sieges": (False, True, True, True),  # 12.10
    "deck_rebuilt_at_once": (False, True, True, True),  # 12.11
    "ambush_spares_reserve": (False, True, True, True),  # 12.12
    "conversion_spares_reserve": (False, False, True, False),  # 12.13
    "stock_end_waits_for_sieges": (True, False, True, True),  # 12.14
    "free_actions_while_resolving": (False, True, True, True),  # 12.15
}

OFF_WITHOUT_VARIANTS = (
    "governor_spares_starting_locations",
    "governor_abandons_location",
    "fort_at_louisbourg",
    "fort_at_quebec",
    "british_bateaux_at_start",
    "french_bateaux_available",
    "french_choose_a_starting_card",
    "french_win_at_fort_duquesne",
    "british_wait_to_besiege",
    "natives_fight_in_sieges",
    "ambush_reaches_sieges",
    "french_redraw_after_siege",
    "blocked_ambush_is_free",
    "blocked_raid_is_free",
    "reserve_takes_lost_locations",
    "drop_lost_locations",
    "free_fur_sale",
    "free_discards",
    "late_reshuffle",
)


def test_the_shipped_rule_sets() -> None:
    assert list(load_rule_sets()) == [
        "second-edition",
        "yucata",
        "first-edition-italian",
        "first-edition-german",
        "first-edition-french",
    ]
    assert DEFAULT_RULE_SET in load_rule_sets()


def test_the_second_edition_has_the_default_settings() -> None:
    assert rule_set("second-edition").settings == Settings()


def test_the_settings_of_the_second_edition() -> None:
    # Those of the table of section 12; whatever section 13 adds is off.
    assert structs.asdict(settings("second-edition")) == {
        "french_bateaux_at_start": False,
        "raid_bonus": 1,
        "reserve_limit": 5,
        "reserve_takes_locations": False,
        "home_support_rebuilds": False,
        "merchant_coins": 2,
        "withdrawing_is_free": True,
        "settling_neutral_home_wins": True,
        "new_york_supplies_sieges": False,
        "deck_rebuilt_at_once": False,
        "ambush_spares_reserve": False,
        "conversion_spares_reserve": False,
        "stock_end_waits_for_sieges": True,
        "free_actions_while_resolving": False,
        "siege_track_ends": True,
        "governors": True,
        **dict.fromkeys(OFF_WITHOUT_VARIANTS, False),
        "british_regulars_removed": 0,
        "reshuffle_cost": 0,
    }


@pytest.mark.parametrize(("name", "column"), FIRST_EDITIONS)
def test_the_settings_of_a_first_edition_are_those_of_its_column(name: str, column: int) -> None:
    told = {setting: row[column] for setting, row in SECTION_12.items()}
    assert settings(name) == structs.replace(Settings(), **told)


def test_the_second_edition_is_the_first_column() -> None:
    told = {setting: row[0] for setting, row in SECTION_12.items()}
    assert settings("second-edition") == structs.replace(Settings(), **told)


def test_the_first_revisions_are_as_they_were() -> None:
    assert {name: found.revision for name, found in load_rule_sets().items()} == {
        "second-edition": 1,
        "yucata": 1,
        "first-edition-italian": 2,
        "first-edition-german": 2,
        "first-edition-french": 2,
    }
    for name, _ in FIRST_EDITIONS:
        told: dict[str, bool] = {"free_actions_while_resolving": False}
        if name == "first-edition-italian":
            told["conversion_spares_reserve"] = True
        assert settings(name, revision=1) == structs.replace(settings(name), **told)
        assert settings(name, revision=2) == settings(name)


def test_variants_beat_an_earlier_revision_too() -> None:
    late = settings("first-edition-german", ["late-reshuffle"], 1)
    assert late.late_reshuffle
    assert not late.home_support_rebuilds
    assert not late.free_actions_while_resolving


@pytest.mark.parametrize("revision", [0, 3, -1, 999])
def test_an_unknown_revision_is_refused(revision: int) -> None:
    with pytest.raises(UnknownRevision) as caught:
        settings("first-edition-german", revision=revision)
    told = str(caught.value)
    assert f'revision {revision} of the rule set "first-edition-german"' in told
    assert "knows revisions 1 to 2 of it" in told
    assert ("newer Arpents" in told) == (revision > 2)
    assert caught.value.code == "unknown_revision"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "revision = 1\nsettings = { free",
            "revision = 3\nsettings = { free",
            "each revision before 2, once",
        ),
        ("revision = 2\n", "revision = 3\n", "each revision before 3, once"),
        ("revision = 2\n", "revision = 0\n", "revision must be a whole number of 1 or more, not 0"),
        (
            "{ free_actions_while_resolving = false }",
            "{ free_actions = false }",
            'unknown setting "free_actions"',
        ),
        (
            "{ free_actions_while_resolving = false }",
            "{ reserve_limit = -1 }",
            "the setting reserve_limit must",
        ),
    ],
)
def test_faults_in_revisions_are_told(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text = (resources.files("arpents.content") / "rule_sets.toml").read_text("utf-8")
    path = tmp_path / "rule_sets.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=re.escape(fault)):
        load_rule_sets(path)


def test_yucata_is_the_second_edition_with_an_endless_siege_track() -> None:
    assert settings("yucata") == structs.replace(settings("second-edition"), siege_track_ends=False)


def test_summaries_are_one_line() -> None:
    rule_sets = [shipped.summary for shipped in load_rule_sets().values()]
    variants = [shipped.summary for shipped in load_variants().values()]
    for summary in rule_sets + variants:
        assert summary.endswith(".")
        assert "\n" not in summary


def test_an_unknown_rule_set_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as caught:
        rule_set("second edition")
    assert caught.value.nearest == ("second-edition",)
    assert str(caught.value) == 'Unknown rule set "second edition". Did you mean second-edition?'
    with pytest.raises(UnknownName, match="Unknown rule set"):
        settings("third", [])


def test_changing_what_was_loaded_does_not_change_what_is_shipped() -> None:
    load_rule_sets().clear()
    load_variants().clear()
    assert load_rule_sets()
    assert load_variants()


def test_a_rule_set_may_be_based_on_one_that_is_based_on_another(damaged: Damaged) -> None:
    path = damaged(
        "rule_sets.toml",
        YUCATA,
        f"{YUCATA}\n\n[[rule_set]]\n"
        'name = "wide-raids"\nsummary = "Raids reach further."\nbased_on = "yucata"\nsettings.raid_bonus = 2',
    )
    assert load_rule_sets(path)["wide-raids"].settings == Settings(siege_track_ends=False, raid_bonus=2)


@pytest.mark.parametrize(
    ("passage", "replacement", "entry", "fault"),
    [
        pytest.param(
            YUCATA,
            YUCATA.replace("siege_track_ends", "siege_track_end"),
            'rule set "yucata"',
            'unknown setting "siege_track_end". Did you mean siege_track_ends?',
            id="unknown setting",
        ),
        pytest.param(
            YUCATA,
            YUCATA.replace("false", "0"),
            'rule set "yucata"',
            "the setting siege_track_ends must be true or false, not 0",
            id="number for a truth",
        ),
        pytest.param(
            YUCATA,
            f"{YUCATA}\nmerchant_coins = -1",
            'rule set "yucata"',
            "the setting merchant_coins must be a whole number of 0 or more, not -1",
            id="negative number",
        ),
        pytest.param(
            YUCATA,
            YUCATA.replace("second-edition", "second-editon"),
            'rule set "yucata"',
            'unknown rule set "second-editon" in based_on. Did you mean second-edition?',
            id="based on an unknown rule set",
        ),
        pytest.param(
            YUCATA,
            YUCATA.replace("second-edition", "yucata"),
            'rule set "yucata"',
            "based_on leads in a circle: yucata → yucata",
            id="based on itself",
        ),
        pytest.param(
            'name = "second-edition"',
            'name = "second-edition"\nbased_on = "yucata"',
            'rule set "second-edition"',
            "based_on leads in a circle: second-edition → yucata → second-edition",
            id="based on each other",
        ),
        pytest.param(
            YUCATA,
            YUCATA.replace('based_on = "second-edition"\n', ""),
            'rule set "yucata"',
            "the setting french_bateaux_at_start is missing",
            id="incomplete and based on nothing",
        ),
        pytest.param(
            'name = "yucata"',
            'name = "second-edition"',
            'rule set "second-edition"',
            "stands in the file twice",
            id="rule set twice",
        ),
        pytest.param(
            'name = "yucata"\n',
            "",
            "rule set number 2",
            "name is missing",
            id="rule set without a name",
        ),
        pytest.param(
            YUCATA,
            YUCATA.replace("based_on", "bases_on"),
            'rule set "yucata"',
            'unknown field "bases_on". Did you mean based_on?',
            id="unknown field",
        ),
    ],
)
def test_a_fault_in_the_rule_sets_is_named(
    damaged: Damaged, passage: str, replacement: str, entry: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_rule_sets(damaged("rule_sets.toml", passage, replacement))
    assert str(caught.value) == f"rule_sets.toml: {entry}: {fault}"
