from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from arpents.content import Settings, Variant, load_variants, rule_set, settings, variant
from arpents.errors import ContentError, RepeatedName, UnknownName

Damaged = Callable[[str, str, str], Path]

SPARING_GOVERNOR = "governor_spares_starting_locations = true"

# The table of section 13.
VARIANTS: dict[str, dict[str, int | bool]] = {
    "reshuffle-costs-a-coin": {"reshuffle_cost": 1},
    "fort-at-louisbourg": {"fort_at_louisbourg": True},
    "fort-at-quebec": {"fort_at_quebec": True},
    "french-win-at-fort-duquesne": {"french_win_at_fort_duquesne": True},
    "ambush-reaches-sieges": {"ambush_reaches_sieges": True, "ambush_spares_reserve": False},
    "three-fewer-british-regulars": {"british_regulars_removed": 3},
    "french-redraw-after-siege": {"french_redraw_after_siege": True},
    "reserve-takes-locations": {"reserve_takes_locations": True},
    "reserve-takes-lost-locations": {"reserve_takes_lost_locations": True},
    "british-start-with-bateaux": {"british_bateaux_at_start": True},
    "french-bateaux-available": {"french_bateaux_available": True, "french_bateaux_at_start": False},
    "first-edition-bateaux": {"french_bateaux_at_start": True, "french_bateaux_available": False},
    "french-choose-a-starting-card": {"french_choose_a_starting_card": True},
    "blocked-ambush-is-free": {"blocked_ambush_is_free": True},
    "blocked-raid-is-free": {"blocked_raid_is_free": True},
    "free-fur-sale": {"free_fur_sale": True},
    "free-discards": {"free_discards": True},
    "governor-abandons-location": {"governor_abandons_location": True},
    "governor-spares-starting-locations": {"governor_spares_starting_locations": True},
    "no-governors": {"governors": False},
    "natives-fight-in-sieges": {"natives_fight_in_sieges": True},
    "british-wait-to-besiege": {"british_wait_to_besiege": True},
    "drop-lost-locations": {"drop_lost_locations": True},
    "first-edition-home-support": {"home_support_rebuilds": True},
    "first-edition-raid-range": {"raid_bonus": 0},
    "late-reshuffle": {
        "late_reshuffle": True,
        "home_support_rebuilds": False,
        "deck_rebuilt_at_once": False,
    },
}


def test_the_shipped_variants() -> None:
    shipped = load_variants()
    assert variant("no-governors") == shipped["no-governors"]
    assert len(shipped) == 26
    assert {name: entry.settings for name, entry in shipped.items()} == VARIANTS
    assert {name: entry.beats for name, entry in shipped.items() if entry.beats} == {
        "first-edition-bateaux": ("french-bateaux-available",),
        "late-reshuffle": ("first-edition-home-support",),
    }


@pytest.mark.parametrize("rules", ["second-edition", "first-edition-french"])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_sets_what_it_says_and_nothing_else(rules: str, name: str) -> None:
    assert settings(rules, [name]) == structs.replace(settings(rules), **VARIANTS[name])


def test_all_variants_can_be_played_together() -> None:
    together = settings("first-edition-german", list(VARIANTS))
    assert together == settings("first-edition-german", list(reversed(VARIANTS)))
    assert together.french_bateaux_at_start
    assert together.late_reshuffle
    assert not together.french_bateaux_available
    assert not together.home_support_rebuilds


@pytest.mark.parametrize("rules", ["second-edition", "first-edition-italian"])
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("first-edition-bateaux", "french-bateaux-available"),
        ("late-reshuffle", "first-edition-home-support"),
    ],
)
def test_a_variant_prevails_over_another_in_whatever_order(rules: str, stronger: str, weaker: str) -> None:
    prevailing = structs.replace(settings(rules), **VARIANTS[weaker] | VARIANTS[stronger])
    assert settings(rules, [stronger, weaker]) == prevailing
    assert settings(rules, [weaker, stronger]) == prevailing


def test_a_variant_beats_the_rule_set() -> None:
    assert settings("yucata", ["governor-spares-starting-locations"]) == Settings(
        siege_track_ends=False, governor_spares_starting_locations=True
    )


def test_a_variant_leaves_the_rule_set_itself_alone() -> None:
    settings("second-edition", ["governor-spares-starting-locations"])
    assert rule_set("second-edition").settings == Settings()


def test_an_unknown_variant_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as caught:
        settings("second-edition", ["governor-spares-locations"])
    assert caught.value.nearest[0] == "governor-spares-starting-locations"
    assert str(caught.value).startswith('Unknown variant "governor-spares-locations". Did you mean governor-')


def test_a_variant_named_twice_is_refused() -> None:
    with pytest.raises(RepeatedName) as caught:
        settings("yucata", ["governor-spares-starting-locations", "governor-spares-starting-locations"])
    assert str(caught.value) == (
        'The variant "governor-spares-starting-locations" is named more than once. Name it once.'
    )


def test_variants_of_another_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[variant]]\nname = "short"\nsummary = "Short raids."\nsettings.raid_bonus = 0')
    assert load_variants(path) == {"short": Variant("short", "Short raids.", {"raid_bonus": 0})}


@pytest.mark.parametrize(
    ("passage", "replacement", "fault"),
    [
        pytest.param(
            SPARING_GOVERNOR,
            SPARING_GOVERNOR.replace("locations", "location"),
            'unknown setting "governor_spares_starting_location". '
            "Did you mean governor_spares_starting_locations or governor_abandons_location?",
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


@pytest.mark.parametrize(
    ("passage", "replacement", "entry", "fault"),
    [
        pytest.param(
            'beats = ["french-bateaux-available"]',
            'beats = ["french-bateaux-availible"]',
            "first-edition-bateaux",
            'unknown variant "french-bateaux-availible" in beats. Did you mean french-bateaux-available?',
            id="unknown name in beats",
        ),
        pytest.param(
            'beats = ["french-bateaux-available"]',
            'beats = "french-bateaux-available"',
            "first-edition-bateaux",
            'beats must be a list, each of it text that is not empty, not "french-bateaux-available"',
            id="text for a list",
        ),
        pytest.param(
            'beats = ["french-bateaux-available"]\n',
            "",
            "french-bateaux-available",
            'sets french_bateaux_available otherwise than "first-edition-bateaux", '
            "and neither beats the other",
            id="clash without precedence",
        ),
        pytest.param(
            'beats = ["first-edition-home-support"]',
            'beats = ["no-governors"]',
            "first-edition-home-support",
            'sets home_support_rebuilds otherwise than "late-reshuffle", and neither beats the other',
            id="clash with precedence over another",
        ),
    ],
)
def test_a_fault_in_the_precedence_of_variants_is_named(
    damaged: Damaged, passage: str, replacement: str, entry: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_variants(damaged("variants.toml", passage, replacement))
    assert str(caught.value) == f'variants.toml: variant "{entry}": {fault}'


def test_variants_that_set_the_same_thing_alike_need_no_precedence(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    entries = [
        f'[[variant]]\nname = "{name}"\nsummary = "No reach."\nsettings.raid_bonus = 0' for name in "ab"
    ]
    path.write_text("\n\n".join(entries))
    assert list(load_variants(path)) == ["a", "b"]


def test_a_variant_that_stands_twice_is_named(damaged: Damaged) -> None:
    name = 'name = "governor-spares-starting-locations"'
    again = f'[[variant]]\n{name}\nsummary = "Again."\nsettings.raid_bonus = 2'
    with pytest.raises(ContentError, match="stands in the file twice"):
        load_variants(damaged("variants.toml", SPARING_GOVERNOR, f"{SPARING_GOVERNOR}\n\n{again}"))
