"""Texts made to take long to read are refused by name, with no more work than a few honest games."""

import time
from collections.abc import Callable

import pytest

import arpents
from arpents.content import scenario_from
from arpents.errors import LONGEST_NAME, ArpentsError, UnknownName, shortened
from arpents.records.file_replay import replay
from arpents.records.site_json.converting import as_game_text
from tests.attacks.texts import ACTIONS, RECORDS
from tests.golden.making import GAMES

HONEST = (GAMES / "scenario-standard.arpents").read_bytes()
GAME = arpents.new_game(seed=1)

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
    """How long it takes to refuse something, with an error that has a name and a short text.

    The least of three, as for an honest game: what other tests have left may be collected in any of them.
    """

    def be_refused() -> None:
        with pytest.raises(ArpentsError) as refusal:
            work()
        assert len(str(refusal.value)) < 1000

    return min(seconds(be_refused) for _ in range(3))


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
