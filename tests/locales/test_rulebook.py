"""The rules for players: every language has the paragraphs of the written rules, with the same references."""

import re
from collections import Counter
from functools import cache

import pytest

from arpents.content import load_variants
from arpents.locales import languages
from tests.locales.reading import ROOT, messages, messages_in, plain_text

RULES = ROOT / "docs" / "rules.md"
RULE_SETS = ROOT / "src" / "arpents" / "content" / "rule_sets.toml"
TABLE = ROOT / "web" / "src" / "rules" / "sections.ts"
FILE = "rulebook.ftl"

NUMBERED = re.compile(r"^(?:\| )?(\d+(?:\.\d+)+) ", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\. ", re.MULTILINE)
REFERENCE = re.compile(r"\[\[([a-z]+)-([a-z0-9-]+)(\|[^\]|]+)?\]\]")
VARIANT = "rulebook-variant-"


@cache
def written() -> str:
    return RULES.read_text(encoding="utf-8")


def paragraphs(language: str) -> dict[str, str]:
    """The text of each message of the rules."""
    return {name: plain_text(message) for name, message in messages_in(language, FILE).items()}


def references(text: str) -> Counter[str]:
    return Counter(f"{found[1]}-{found[2]}" for found in REFERENCE.finditer(text))


@pytest.mark.parametrize("language", languages())
def test_every_numbered_rule_is_told(language: str) -> None:
    numbers = set(NUMBERED.findall(written()))
    assert {"1.1", "1.5.1", "11.5", "12.15"} <= numbers, "the numbers were not found"
    told = {
        name.removeprefix("rule-").replace("-", ".") for name in paragraphs(language) if name[:5] == "rule-"
    }
    assert not numbers - told, f"rules that {language} does not tell"
    assert not told - numbers, "rules that are not written"


@pytest.mark.parametrize("language", languages())
def test_every_section_has_a_title(language: str) -> None:
    sections = SECTION.findall(written())
    assert len(sections) == 13
    titles = {name for name in paragraphs(language) if re.fullmatch(r"rulebook-section-\d+", name)}
    assert titles == {f"rulebook-section-{number}" for number in sections}


@pytest.mark.parametrize("language", languages())
def test_variants_that_are_told_more_of_exist(language: str) -> None:
    told = {name.removeprefix(VARIANT) for name in paragraphs(language) if name.startswith(VARIANT)}
    assert told
    assert told <= load_variants().keys()


@pytest.mark.parametrize("language", languages())
def test_references_lead_somewhere(language: str) -> None:
    known = messages(language)
    for name, text in paragraphs(language).items():
        for found in references(text):
            kind, _, rest = found.partition("-")
            keys = {found, f"place-{rest}"} if kind == "card" else {found}
            assert kind in ("place", "card", "symbol", "rule"), f"{name} refers to {found}"
            assert keys & known.keys(), f"{name} refers to {found}, which does not exist"


@pytest.mark.parametrize("language", languages())
def test_markup_is_closed(language: str) -> None:
    for name, text in paragraphs(language).items():
        rest = REFERENCE.sub("", text)
        assert "[[" not in rest, f"{name} has a reference that is none"
        assert "]]" not in rest, f"{name} has a reference that is none"
        assert rest.count("*") % 2 == 0, f"{name} does not end what it stresses"


@pytest.mark.parametrize("language", languages())
def test_every_language_refers_to_the_same_things(language: str) -> None:
    english = paragraphs("en")
    for name, text in paragraphs(language).items():
        assert set(references(text)) == set(references(english.get(name, ""))), name


@pytest.mark.parametrize("language", languages())
def test_no_rule_takes_arguments(language: str) -> None:
    source = messages_in(language, FILE)
    assert not [name for name, message in source.items() if "VariableReference" in str(message.to_json())]


def test_the_table_of_the_rule_sets_has_the_settings_of_its_rows() -> None:
    rows = re.findall(r"^(\w+) = .*# (12\.\d+)", RULE_SETS.read_text(encoding="utf-8"), re.MULTILINE)
    # No text differs from the others in 12.3, so there is nothing to set.
    assert [number for _, number in rows] == [f"12.{row}" for row in range(1, 16) if row != 3]
    shown = re.findall(r'"(12\.\d+)": "(\w+)"', TABLE.read_text(encoding="utf-8"))
    assert shown == [(number, setting) for setting, number in rows]
