"""The rule sets, variants and scenarios have names and texts in every language."""

import pytest

from arpents.content import load_rule_sets, load_scenarios, load_variants
from arpents.locales import Words
from arpents.locales.words import sources
from tests.locales.reading import ABOUT_CHOICES, CHOICES, TRANSLATIONS, arguments, messages_in


def keys() -> set[str]:
    """The keys of all that can be chosen. A scenario without a history needs none."""
    rule_sets = {f"rule-set-{name}" for name in load_rule_sets()}
    named = rule_sets | {f"variant-{name}" for name in load_variants()}
    scenarios = load_scenarios().values()
    return (
        named
        | {f"{name}-summary" for name in named}
        | {f"scenario-{scenario.name}-title" for scenario in scenarios}
        | {f"scenario-{scenario.name}-history" for scenario in scenarios if scenario.history}
    )


def test_the_english_texts_are_in_the_content() -> None:
    names = {f"rule-set-{name}" for name in load_rule_sets()}
    assert messages_in("en", CHOICES).keys() == names, "only these need a shorter name"
    assert all(rule_set.summary for rule_set in load_rule_sets().values())
    assert all(variant.summary for variant in load_variants().values())
    assert all(scenario.title for scenario in load_scenarios().values())


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_all_that_can_be_chosen_is_told(language: str) -> None:
    assert {CHOICES, ABOUT_CHOICES} <= sources(language).keys(), f"{language} lacks a file of choices"
    told = messages_in(language, CHOICES).keys() | messages_in(language, ABOUT_CHOICES).keys()
    assert not keys() - told, f"{language} lacks these"
    empty = {f"scenario-{name}-history" for name in load_scenarios()}
    assert not told - keys() - empty, "these are not there to be chosen"
    assert not [name for name in told if arguments(language, name)]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_histories_have_as_many_paragraphs(language: str) -> None:
    for scenario in load_scenarios().values():
        if scenario.history:
            told = paragraphs_of(language, f"scenario-{scenario.name}-history")
            assert told == len(scenario.history.strip().split("\n\n")), scenario.name


def paragraphs_of(language: str, name: str) -> int:
    return len([part for part in Words(language)(name).strip().split("\n\n") if part.strip()])
