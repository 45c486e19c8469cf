"""Texts made to take long to read are refused by name, with no more work than a few honest games."""

import time
from collections.abc import Callable

import pytest

import arpents
from arpents.content import scenario_from
from arpents.engine.notation import LONGEST_ACTION
from arpents.errors import LONGEST_NAME, ArpentsError, UnknownName, shortened
from arpents.records.converting import as_game_text
from arpents.records.game_text import LONGEST_LINE, MOST_LINES
from arpents.records.replaying import replay
from tests.golden.making import GAMES

HONEST = (GAMES / "scenario-standard.arpents").read_bytes()
GAME = arpents.new_game(seed=1)

RULES = '[Arpents "1"]\n[RuleSet "second-edition"]\n'
PLACES = f"{RULES}Position\n    Boston: british town\n    Quebec: french town\n"
SCENARIO = '[Arpents "1"]\n[Scenario "mine"]\nScenario\n'
MARKS = "a" + "\u0301\u0316" * 30_000
"""Marks that stand above and below, by turns: to put them into order takes the square of their number."""

GROWING = "\ufdfa"
"""One character, which is eighteen when it is taken apart."""

ACTIONS = {
    "marks": MARKS,
    "marks that pass for an action": f"settle Boston{MARKS[: LONGEST_ACTION - 20]}",
    "characters that grow": GROWING * 1990,
    "many words": "a " * (LONGEST_ACTION // 2),
    "many cards": "settle: " + ",".join([GROWING * 60] * 60),
    "one card": f"settle: {MARKS[: LONGEST_ACTION - 20]}",
}

NUMBERS = ("9" * 20, "9" * 4000, "-" + "9" * 4000, "٣" * 4, "1e9", "")
RECORDS = {
    "marks": f"{RULES}1. British\n    {MARKS}\n",
    "a long line": RULES + "#" * (LONGEST_LINE + 1),
    "many lines": RULES + "#\n" * MOST_LINES,
    "a long name of a header": f'{RULES}[{"a" * 4000} "x"]',
    "a header that does not end": RULES + '[British "' + "\\" * 4900 + "x",
    "digits of the version": f'[Arpents "{"1" * 4900}"]',
    "digits of a turn": f"{RULES}{'1' * 4900}. British\n",
    **{f"money of {value[:5]}": f"{PLACES}    british money: {value}\n" for value in NUMBERS},
    **{f"turn of {value[:5]}": f"{PLACES}    turn: {value}\n" for value in NUMBERS},
    "captured": f"{PLACES}    british captured: {'9' * 4400} villages, 0 towns\n",
    "marker": f"{PLACES}    british siege: Quebec at {'9' * 4400}\n",
    "lists in lists": f"{SCENARIO}    | x = {'[' * 480}\n",
    "tables in tables": f"{SCENARIO}    | x = {'{a = ' * 95}\n",
    "a name with dots": f"{SCENARIO}    | a{'.a' * 480} = 1\n",
    "names with dots": SCENARIO + "".join(f"    | a{number}{'.a' * 230} = 1\n" for number in range(40)),
    "tables with dots": SCENARIO
    + "".join(f"    | x{number} = {{ a{'.a' * 980} = 1 }}\n" for number in range(9)),
    "a long scenario": SCENARIO + "    | # a remark\n" * 20_000,
    "a number of a scenario": f"{SCENARIO}    | first_turn_actions = {'9' * 400}\n",
    "objects in objects": '{"setup": ' + '{"board": ' * 100_000,
    "lists in lists of JSON": '{"turns": ' + "[" * 100_000,
    "a number of JSON": '{"id": "x", "played_on": "", "turns": [{"number": ' + "9" * 5000,
    "an amount of JSON": '{"id": "x", "revision": 99999999999999999999}',
}


MOST = 20
"""So many times the work of an honest game of that length is no worry; without bounds it was thousands."""


def seconds(work: Callable[[], object]) -> float:
    """The time that this process computes for something."""
    began = time.process_time()
    work()
    return time.process_time() - began


@pytest.fixture(scope="module")
def honest() -> float:
    """What an honest game takes."""
    return min(seconds(lambda: replay(as_game_text(HONEST))) for _ in range(3))


def refused(work: Callable[[], object]) -> float:
    """How long it takes to refuse something, with an error that has a name and a short text."""

    def be_refused() -> None:
        with pytest.raises(ArpentsError) as refusal:
            work()
        assert len(str(refusal.value)) < 1000

    return seconds(be_refused)


@pytest.mark.parametrize("attack", ACTIONS)
def test_actions(attack: str, honest: float) -> None:
    assert refused(lambda: arpents.parse_action(ACTIONS[attack], GAME)) < MOST * honest


@pytest.mark.parametrize("attack", RECORDS)
def test_records(attack: str, honest: float) -> None:
    record = RECORDS[attack].encode()
    share = max(1, len(record) / len(HONEST))  # what is longer may take longer, and no more than that
    assert refused(lambda: replay(as_game_text(record))) < MOST * honest * share


def test_names_that_are_long_are_shown_in_part() -> None:
    assert shortened("a" * LONGEST_NAME) == "a" * LONGEST_NAME
    told = str(UnknownName("card", "Quebec" * 100, ["Quebec"]))
    assert told.startswith(f'Unknown card "{"Quebec" * 10}… (600 characters)".')


def test_a_name_with_marks_behind_it_is_not_that_name() -> None:
    """Only so many characters of a name are looked at, and all of them count."""
    marked = "Boston" + "\u0301" * LONGEST_NAME
    with pytest.raises(UnknownName):
        arpents.parse_action(f"pass: {marked}", GAME)


def test_a_scenario_may_have_long_paragraphs() -> None:
    text = 'title = "Mine"\nhistory = "' + "A sentence of no great weight. " * 60 + '"\nrule_set = "yucata"\n'
    assert scenario_from("mine", text).history.count("sentence") == 60
