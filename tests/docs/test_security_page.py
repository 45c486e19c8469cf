"""docs/security.md goes through ASVS 5.0.0, levels 1 and 2, line by line, and names tests that exist."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")

MET, NOT_APPLICABLE, OPEN = "met", "not applicable", "open"

# The numbers of the requirements by level, as version 5.0.0 has them: 70 of level 1, 183 of level 2.
LEVELS = {
    1: """
        1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2 5.3.1-2
        6.1.1 6.2.1-8 6.3.1-2 6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 10.4.1-5 11.3.1-2
        11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
    """,
    2: """
        1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2
        4.1.2-3 4.2.1 4.3.1-2 4.4.2-4 5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3
        6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2 7.6.1-2 8.1.2 8.2.3 8.4.1 9.2.2-4 10.1.1-2 10.2.1-2 10.3.1-4
        10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.3 11.4.2-4 11.5.1 11.6.1 12.1.2-3
        12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3 15.1.2-3 15.2.2-3 15.3.2-7
        16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2
    """,
}


def numbers(told: str) -> Iterator[str]:
    """Every number of a list in which some stand for a row of them."""
    for word in told.split():
        section, _, last = word.rpartition(".")
        first, _, end = last.partition("-")
        for number in range(int(first), int(end or first) + 1):
            yield f"{section}.{number}"


ROWS = re.findall(r"^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", PAGE, re.MULTILINE)


def test_every_requirement_has_one_row() -> None:
    expected = [number for told in LEVELS.values() for number in numbers(told)]
    assert len(expected) == len(set(expected)) == 253
    assert Counter(number for number, *_ in ROWS) == Counter(expected)
    # None has a form by which it would go unseen here.
    assert len(ROWS) == len(re.findall(r"^\| \d+\.\d", PAGE, re.MULTILINE))
    assert [number for number, *_ in ROWS] == sorted(
        (number for number, *_ in ROWS), key=lambda number: tuple(map(int, number.split(".")))
    )


def test_every_row_has_its_level() -> None:
    levels = {number: level for level, told in LEVELS.items() for number in numbers(told)}
    assert {number: int(level) for number, level, *_ in ROWS} == levels


def test_every_row_has_a_verdict_and_what_is_not_met_a_reason() -> None:
    verdicts = Counter(verdict for *_, verdict, _ in ROWS)
    assert set(verdicts) == {MET, NOT_APPLICABLE, OPEN}
    for number, _, about, verdict, why in ROWS:
        assert about, number
        assert verdict == MET or len(why.split()) >= 3, f"{number}: why is it {verdict}?"
        assert why, f"{number}: how is it met?"
    told = re.search(r"Of them (\d+) are met, (\d+) are not applicable and (\d+) are open\.", PAGE)
    assert told is not None
    assert tuple(map(int, told.groups())) == (verdicts[MET], verdicts[NOT_APPLICABLE], verdicts[OPEN])


def test_the_tests_that_it_names_exist() -> None:
    named = set(re.findall(r"`(tests/[^`]*)`", PAGE))
    assert len(named) >= 20
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_no_promise_is_without_a_test() -> None:
    (promises,) = re.findall(r"^## Promises\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE)
    for row in re.findall(r"^\| (?!promise \||---)(.*) \|$", promises, re.MULTILINE):
        assert "`tests/" in row.rpartition(" | ")[2], row


def test_its_links_lead_to_headings() -> None:
    headings = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= anchors
