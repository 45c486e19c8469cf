"""The tests of this folder cover the written rules: each has a test, and no test cites what is not there."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from arpents.content import load_variants

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[1] / "docs" / "rules.md"

PARAGRAPH = re.compile(r"^(\d+(?:\.\d+)+) ", re.MULTILINE)
TABLE_ROW = re.compile(r"^\| (\d+(?:\.\d+)+) ", re.MULTILINE)
VARIANT_ROW = re.compile(r"^\| ([a-z]+(?:-[a-z]+)+) \|", re.MULTILINE)
CITATION = re.compile(r"test_(\d+(?:_\d+)+)_")
OF_A_VARIANT = "test_13_"


def rules_to_test(text: str) -> set[str]:
    """The numbered rules: paragraphs of sections 1 to 11, and rows of the table of section 12."""
    paragraphs = {number for number in PARAGRAPH.findall(text) if int(number.split(".")[0]) <= 11}
    return paragraphs | set(TABLE_ROW.findall(text))


def variants_to_test(text: str) -> set[str]:
    """The names in the table of section 13."""
    _, _, section = text.partition("\n## 13.")
    return set(VARIANT_ROW.findall(section))


def names_of_tests(source: str) -> list[str]:
    """The names of the tests of a file."""
    nodes = ast.walk(ast.parse(source))
    return [
        node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def all_tests() -> list[str]:
    files = [file for file in sorted(FOLDER.glob("test_*.py")) if file != Path(__file__)]
    return [name for file in files for name in names_of_tests(file.read_text(encoding="utf-8"))]


def rules_cited(names: Iterable[str]) -> dict[str, str]:
    """The tests that are named after a rule, and the number of that rule."""
    return {name: found[1].replace("_", ".") for name in names if (found := CITATION.match(name))}


def variants_cited(names: Iterable[str], variants: Iterable[str]) -> dict[str, str | None]:
    """The tests that are named after a variant, and which of these it is; None if it is none of them."""
    prefixes = {f"{OF_A_VARIANT}{variant.replace('-', '_')}_": variant for variant in variants}
    return {
        name: next((variant for start, variant in prefixes.items() if f"{name}_".startswith(start)), None)
        for name in names
        if name.startswith(OF_A_VARIANT)
    }


def by_number(number: str) -> list[int]:
    return [int(part) for part in number.split(".")]


def test_rules_and_citations_are_recognised() -> None:
    text = "3.1 First.\n\n1.5.1 Second, as in\n9.9, third.\n\n| 12.1 row | no |\n\n12.2 Not\n\n## 4. Title\n"
    assert rules_to_test(text) == {"3.1", "1.5.1", "12.1"}
    assert TABLE_ROW.findall(text) == ["12.1"]
    source = "def test_1_5_1_a() -> None: ...\ndef test_10_2_b() -> None: ...\ndef c() -> None: ...\n"
    assert names_of_tests(source) == ["test_1_5_1_a", "test_10_2_b"]
    assert rules_cited(["test_1_5_1_a", "test_10_2_b", "test_c"]) == {
        "test_1_5_1_a": "1.5.1",
        "test_10_2_b": "10.2",
    }


def test_variants_and_citations_are_recognised() -> None:
    text = "| a-b | earlier |\n\n## 13. Variants\n\n| name | effect |\n|---|---|\n| fast-horse | It is. |\n"
    assert variants_to_test(text) == {"fast-horse"}
    names = ["test_13_fast_horse", "test_13_fast_horse_runs", "test_13_fast_horses", "test_1_3_fast_horse"]
    assert variants_cited(names, ["fast-horse"]) == {
        "test_13_fast_horse": "fast-horse",
        "test_13_fast_horse_runs": "fast-horse",
        "test_13_fast_horses": None,
    }


def test_the_rules_are_found() -> None:
    rules = rules_to_test(RULES.read_text(encoding="utf-8"))
    assert {int(number.split(".")[0]) for number in rules} == set(range(1, 13))
    assert {"1.1", "1.5.1", "10.7", "11.5", "12.1", "12.14"} <= rules


def test_every_rule_has_a_test() -> None:
    untested = rules_to_test(RULES.read_text(encoding="utf-8")) - set(rules_cited(all_tests()).values())
    assert not untested, f"rules without a test: {', '.join(sorted(untested, key=by_number))}"


def test_every_variant_has_a_test() -> None:
    variants = variants_to_test(RULES.read_text(encoding="utf-8"))
    untested = variants - set(variants_cited(all_tests(), variants).values())
    assert not untested, f"variants without a test: {', '.join(sorted(untested))}"


def test_the_variants_of_the_rules_are_those_of_the_game() -> None:
    written = variants_to_test(RULES.read_text(encoding="utf-8"))
    shipped = set(load_variants())
    assert not shipped - written, (
        f"variants that the rules do not tell: {', '.join(sorted(shipped - written))}"
    )
    assert not written - shipped, f"variants that do not exist: {', '.join(sorted(written - shipped))}"


def test_every_citation_is_of_a_rule_that_exists() -> None:
    text = RULES.read_text(encoding="utf-8")
    rules = set(PARAGRAPH.findall(text)) | set(TABLE_ROW.findall(text))
    numbered = [name for name, number in rules_cited(all_tests()).items() if number not in rules]
    of_variants = variants_cited(all_tests(), variants_to_test(text))
    astray = numbered + [name for name, variant in of_variants.items() if variant is None]
    assert not astray, f"tests of rules that do not exist: {', '.join(astray)}"
