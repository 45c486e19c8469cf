"""Games in processes of their own: the same whatever their number, and none that a bot can bring down."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from arpents.arena import Contest, GameResult, tournament
from arpents.arena.ledger import file_name
from arpents.arena.process_pool import GameLost, play_fixtures
from arpents.arena.tournament import record_name
from arpents.engine.sides import SIDES
from arpents.errors import ArpentsError, UnknownName
from arpents.records.file_replay import replay
from arpents.records.game_text import read_game_text
from tests.arena.odd_bots import FIRST_LOOK, EndsItsProcess, make
from tests.sampling import sampled


def timeless(results: list[GameResult]) -> list[GameResult]:
    """Results without what a clock has told."""
    return [
        structs.replace(
            result,
            parts=tuple(structs.replace(part, seconds=0, slowest=0, over_budget=0) for part in result.parts),
        )
        for result in results
    ]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    contest = Contest(("random", "random", "random:seed=4"), 4, seed=2, turn_limit=60)
    one, three = (tournament(contest, processes=number) for number in (1, 3))
    assert len(one) == 12
    assert timeless(one) == timeless(three)
    other_seed = tournament(replace(contest, seed=3), processes=2)
    assert timeless(other_seed) != timeless(one)


@pytest.mark.parametrize(
    ("kind", "why"),
    sampled(
        [
            ("Raises", "raised ValueError: I do not know any more (odd_bots.py, line 35, in misbehave)"),
            ("Dies", "ended its process (exit code 7)"),
            ("Computes", "did not decide within 5 seconds"),
            ("Sleeps", "did not decide within 5 seconds"),
            (
                "Unmakeable",
                "could not be made: OSError: my weights are gone (odd_bots.py, line 114, in __init__)",
            ),
        ],
        test=2,
    ),
)
def test_a_bot_at_fault_forfeits_and_the_contest_goes_on(kind: str, why: str, tmp_path: Path) -> None:
    # Long enough for a sound bot on a machine that has much else to do.
    contest = Contest((kind, "Sound"), 2, FIRST_LOOK, budget=0.05, patience=5, turn_limit=30)
    results = tournament(contest, make=make, processes=2, records=tmp_path)
    assert [result.won_by for result in results] == ["Sound", "Sound"]
    assert [result.reason for result in results] == ["forfeit", "forfeit"]
    assert [result.forfeit for result in results] == [why, why]
    for result in results:
        side = SIDES[result.seats.index(kind)]
        if kind != "Unmakeable":
            assert result.parts[side].decisions == 3, "the one at which it failed is counted too"
            assert sum(result.parts[side].verbs.values()) == 2
            assert sum(result.parts[1 - side].verbs.values()) > 0
        told = read_game_text((tmp_path / record_name(contest, result.fixture)).read_bytes())
        outcome = replay(told).outcome
        assert outcome is not None
        assert (outcome.reason, outcome.winner) == ("conceded", side.other)
        assert outcome.points == result.points


def test_sound_bots_beside_one_that_dies_play_on() -> None:
    contest = Contest(("Sound", "Dies", "Mutates"), 2, FIRST_LOOK, turn_limit=30, patience=20)
    results = tournament(contest, make=make, processes=2)
    lost = [result for result in results if result.reason == "forfeit"]
    assert len(results) == 6
    assert {result.lost_by for result in lost} == {"Dies"}
    assert len(lost) == 4


def test_a_game_that_cannot_be_played_is_no_bots_loss() -> None:
    contest = Contest(("Sound", "Sound"), 2)
    with pytest.raises(GameLost, match=r"Game 1 of Sound and Sound#2 .* ended \(exit code 3\)"):
        tournament(contest, make=EndsItsProcess(), processes=1)
    elsewhere = replace(contest, rule_set="third-edition")
    with pytest.raises(GameLost, match=r"could not be played on: .*third-edition"):
        list(play_fixtures(elsewhere, elsewhere.fixtures(), make=make, processes=1))
    with pytest.raises(UnknownName, match="rule set"):
        tournament(elsewhere, make=make)


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    contest = Contest(("random", "random"), 2, seed=4, turn_limit=40)
    results = tournament(contest, records=tmp_path / "games", processes=1)
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [
        "random-random#2-1.arpents",
        "random-random#2-2.arpents",
    ]
    for result in results:
        told = read_game_text((tmp_path / "games" / record_name(contest, result.fixture)).read_bytes())
        assert [told.headers()["British"], told.headers()["French"]] == list(result.seats)
        outcome = replay(told).outcome
        assert outcome is not None
        assert (outcome.winner, outcome.reason, outcome.points) == (
            result.winner,
            result.reason,
            result.points,
        )


ODD = str(Path(__file__).parents[1] / "bots" / "odd_file.py")


@pytest.mark.soak
def test_bots_from_elsewhere_play_and_forfeit_like_any_other() -> None:
    program = f"exec:{sys.executable} {ODD}"
    raising, hanging = f"{ODD}:Raises", f"{program} hangs"
    results = [
        *tournament(Contest((f"{ODD}:Sound", raising, f"{program} well"), 2, turn_limit=12, patience=60)),
        *tournament(Contest((f"{ODD}:Sound:seed=3", hanging), 2, turn_limit=12, patience=3)),
    ]
    why = {result.lost_by: result.forfeit for result in results if result.forfeit}
    assert why.keys() == {raising, hanging}
    assert why[hanging] == "did not decide within 3 seconds"
    assert str(why[raising]).startswith("raised ValueError: I do not know (odd_file.py, line ")
    assert sum(result.reason == "forfeit" for result in results) == 6


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Unmakeable", "cannot be made: OSError: my weights are gone (odd_file.py, line "),
        ("Nobody", "cannot be loaded: "),
    ],
)
def test_what_cannot_be_made_is_refused_before_any_game(bot: str, said: str) -> None:
    with pytest.raises(ArpentsError, match=re.escape(f'The bot "{ODD}:{bot}" {said}')):
        tournament(Contest(("random", f"{ODD}:{bot}"), 2))
    with pytest.raises(
        ArpentsError, match=r'The bot "exec:.* prose" cannot be made: it should have written a line like'
    ):
        tournament(Contest(("random", f"exec:{sys.executable} {ODD} prose"), 2))


def test_results_are_those_of_the_files_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    contest = Contest(("random", f"{file}:A"), 2)
    names = set()
    for text in ("", "a = 1", ""):
        file.write_text(text, "utf-8")
        names.add(file_name(contest))
    assert len(names) == 2
