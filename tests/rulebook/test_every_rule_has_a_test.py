"""The tests of this folder cover the written rules: each has a test, and no test cites what is not there."""

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[1] / "docs" / "rules.md"

PARAGRAPH = re.compile(r"^(\d+(?:\.\d+)+) ", re.MULTILINE)
TABLE_ROW = re.compile(r"^\| (\d+(?:\.\d+)+) ", re.MULTILINE)
CITATION = re.compile(r"test_(\d+(?:_\d+)+)_")


def rules_to_test(text: str) -> set[str]:
    """The numbered rules of sections 1 to 11, each a paragraph that begins with its number."""
    return {number for number in PARAGRAPH.findall(text) if int(number.split(".")[0]) <= 11}


def rules_cited(source: str) -> dict[str, str]:
    """The tests of a file that are named after a rule, and the number of that rule."""
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {name: found[1].replace("_", ".") for name in names if (found := CITATION.match(name))}


def all_rules_cited() -> dict[str, str]:
    cited: dict[str, str] = {}
    for file in sorted(FOLDER.glob("test_*.py")):
        if file != Path(__file__):
            cited |= rules_cited(file.read_text(encoding="utf-8"))
    return cited


def by_number(number: str) -> list[int]:
    return [int(part) for part in number.split(".")]


def test_rules_and_citations_are_recognised() -> None:
    text = "3.1 First.\n\n1.5.1 Second, as in\n9.9, third.\n\n| 12.1 row | no |\n\n12.2 Not\n\n## 4. Title\n"
    assert rules_to_test(text) == {"3.1", "1.5.1"}
    assert TABLE_ROW.findall(text) == ["12.1"]
    source = "def test_1_5_1_a() -> None: ...\ndef test_10_2_b() -> None: ...\ndef test_c() -> None: ...\n"
    assert rules_cited(source) == {"test_1_5_1_a": "1.5.1", "test_10_2_b": "10.2"}


def test_the_rules_are_found() -> None:
    rules = rules_to_test(RULES.read_text(encoding="utf-8"))
    assert {int(number.split(".")[0]) for number in rules} == set(range(1, 12))
    assert {"1.1", "1.5.1", "10.7", "11.5"} <= rules


def test_every_rule_has_a_test() -> None:
    untested = rules_to_test(RULES.read_text(encoding="utf-8")) - set(all_rules_cited().values())
    assert not untested, f"rules without a test: {', '.join(sorted(untested, key=by_number))}"


def test_every_citation_is_of_a_rule_that_exists() -> None:
    text = RULES.read_text(encoding="utf-8")
    rules = set(PARAGRAPH.findall(text)) | set(TABLE_ROW.findall(text))
    astray = [name for name, number in all_rules_cited().items() if number not in rules]
    assert not astray, f"tests of rules that do not exist: {', '.join(astray)}"
