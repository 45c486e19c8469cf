from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from arpents.content import (
    DEFAULT_RULE_SET,
    Settings,
    Variant,
    load_rule_sets,
    load_variants,
    rule_set,
    settings,
    variant,
)
from arpents.errors import ContentError, RepeatedName, UnknownName

Damaged = Callable[[str, str, str], Path]

YUCATA = 'based_on = "second-edition"\n\n[rule_set.settings]\nsiege_track_ends = false'
SPARING_GOVERNOR = "governor_spares_starting_locations = true"


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
    assert structs.asdict(settings("second-edition")) == {
        "french_bateaux_at_start": False,
        "raid_bonus": 1,
        "raids_pass_enemies": True,
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
        "siege_track_ends": True,
        "governor_spares_starting_locations": False,
    }


def test_yucata_is_the_second_edition_with_an_endless_siege_track() -> None:
    assert settings("yucata") == structs.replace(settings("second-edition"), siege_track_ends=False)


def test_the_shipped_variants() -> None:
    assert list(load_variants()) == ["governor-spares-starting-locations"]
    assert variant("governor-spares-starting-locations").settings == {
        "governor_spares_starting_locations": True
    }


def test_summaries_are_one_line() -> None:
    rule_sets = [shipped.summary for shipped in load_rule_sets().values()]
    variants = [shipped.summary for shipped in load_variants().values()]
    for summary in rule_sets + variants:
        assert summary.endswith(".")
        assert "\n" not in summary


def test_a_variant_beats_the_rule_set() -> None:
    assert settings("yucata", ["governor-spares-starting-locations"]) == Settings(
        siege_track_ends=False, governor_spares_starting_locations=True
    )


def test_a_variant_leaves_the_rule_set_itself_alone() -> None:
    settings("second-edition", ["governor-spares-starting-locations"])
    assert rule_set("second-edition").settings == Settings()


def test_an_unknown_rule_set_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as caught:
        rule_set("second edition")
    assert caught.value.nearest == ("second-edition",)
    assert str(caught.value) == 'Unknown rule set "second edition". Did you mean second-edition?'
    with pytest.raises(UnknownName, match="Unknown rule set"):
        settings("third", [])


def test_an_unknown_variant_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as caught:
        settings("second-edition", ["governor-spares-locations"])
    assert str(caught.value) == (
        'Unknown variant "governor-spares-locations". Did you mean governor-spares-starting-locations?'
    )


def test_a_variant_named_twice_is_refused() -> None:
    with pytest.raises(RepeatedName) as caught:
        settings("yucata", ["governor-spares-starting-locations", "governor-spares-starting-locations"])
    assert str(caught.value) == (
        'The variant "governor-spares-starting-locations" is named more than once. Name it once.'
    )


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


def test_variants_of_another_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[variant]]\nname = "short"\nsummary = "Short raids."\nsettings.raid_bonus = 0')
    assert load_variants(path) == {"short": Variant("short", "Short raids.", {"raid_bonus": 0})}


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


@pytest.mark.parametrize(
    ("passage", "replacement", "fault"),
    [
        pytest.param(
            SPARING_GOVERNOR,
            SPARING_GOVERNOR.replace("locations", "location"),
            'unknown setting "governor_spares_starting_location". '
            "Did you mean governor_spares_starting_locations?",
            id="unknown setting",
        ),
        pytest.param(
            SPARING_GOVERNOR,
            'governor_spares_starting_locations = "yes"',
            'the setting governor_spares_starting_locations must be true or false, not "yes"',
            id="text for a truth",
        ),
        pytest.param(SPARING_GOVERNOR, "", "settings must change at least one setting", id="nothing changed"),
        pytest.param(f"[variant.settings]\n{SPARING_GOVERNOR}", "", "settings is missing", id="no settings"),
        pytest.param(
            f"[variant.settings]\n{SPARING_GOVERNOR}",
            "settings = true",
            "settings must be a table, not true",
            id="truth for a table",
        ),
    ],
)
def test_a_fault_in_the_variants_is_named(
    damaged: Damaged, passage: str, replacement: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_variants(damaged("variants.toml", passage, replacement))
    assert str(caught.value) == (f'variants.toml: variant "governor-spares-starting-locations": {fault}')


def test_a_variant_that_stands_twice_is_named(damaged: Damaged) -> None:
    name = 'name = "governor-spares-starting-locations"'
    again = f'[[variant]]\n{name}\nsummary = "Again."\nsettings.raid_bonus = 2'
    with pytest.raises(ContentError, match="stands in the file twice"):
        load_variants(damaged("variants.toml", SPARING_GOVERNOR, f"{SPARING_GOVERNOR}\n\n{again}"))
