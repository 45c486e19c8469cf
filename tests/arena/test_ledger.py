"""The file of results: what is in it is not played again, and what is not of this contest is refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from arpents.arena import CannotKeepResults, Contest, Ledger, OtherSettings
from arpents.arena.ledger import file_name, meaning
from tests.arena.made_up import results_of

CONTEST = Contest(("random", "random"), 6, seed=1)


def filled(path: Path, count: int) -> Ledger:
    ledger = Ledger(CONTEST, path)
    for result in results_of(CONTEST, {})[:count]:
        ledger.add(result)
    return ledger


def test_results_are_read_back_and_only_the_rest_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    first = filled(path, 4)
    again = Ledger(CONTEST, path)
    assert again.results == first.results
    assert [fixture.number for fixture in again.missing()] == [5, 6]


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_an_unfinished_last_line_is_dropped_and_its_game_missing(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 4)
    path.write_bytes(path.read_bytes()[:-cut])
    ledger = Ledger(CONTEST, path)
    assert [fixture.number for fixture in ledger.missing()] == [4, 5, 6]
    for result in results_of(CONTEST, {})[3:]:
        ledger.add(result)
    assert not list(Ledger(CONTEST, path).missing())


def test_an_unfinished_first_line_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 0)
    path.write_bytes(path.read_bytes()[:25])
    assert len(list(Ledger(CONTEST, path).missing())) == 6
    assert Ledger(CONTEST, path).results == []


def test_more_games_go_on_with_the_file_and_fewer_leave_games_out(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 6)
    assert len(list(Ledger(replace(CONTEST, games=8), path).missing())) == 2
    fewer = Ledger(replace(CONTEST, games=2), path)
    assert [result.number for result in fewer.results] == [1, 2]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(CONTEST, seed=2), "seed: 1, not 2"),
        (replace(CONTEST, bots=("random", "random:seed=3")), "bots: random random, not random random:seed=3"),
        (replace(CONTEST, budget=0.1), "budget: 0.3, not 0.1"),
        (replace(CONTEST, rule_set="yucata"), "rule set: second-edition, not yucata"),
        (replace(CONTEST, turn_limit=50), "turn limit: 400, not 50"),
    ],
)
def test_a_file_of_other_settings_is_refused_and_left_alone(
    tmp_path: Path, other: Contest, difference: str
) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 2)
    before = path.read_bytes()
    with pytest.raises(OtherSettings) as refused:
        Ledger(other, path)
    assert difference in str(refused.value)
    assert path.read_bytes() == before
    assert file_name(other) != file_name(CONTEST)


def test_games_of_another_program_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 2)
    monkeypatch.setattr("arpents.arena.ledger.program_digest", lambda: "another")
    with pytest.raises(OtherSettings, match="the rules or the bots have changed since"):
        Ledger(CONTEST, path)


@pytest.mark.parametrize("content", [b"my notes", b"my notes\n", b"{}\n", b"\xff\n", b'{"arena": 1}\nmore'])
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes"
    path.write_bytes(content)
    with pytest.raises(CannotKeepResults, match="is no file of results"):
        Ledger(CONTEST, path)
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], lines[1], b'{"pair": 3}\n', lines[3]]))
    with pytest.raises(CannotKeepResults, match=r"Line 3 of .* is damaged"):
        Ledger(CONTEST, path)


def test_a_file_that_cannot_be_written_is_known_at_once(tmp_path: Path) -> None:
    with pytest.raises(CannotKeepResults, match="is a directory"):
        Ledger(CONTEST, tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(CannotKeepResults, match="Results cannot be kept in"):
        Ledger(CONTEST, tmp_path / "file" / "results.jsonl")


def test_a_module_is_another_by_what_it_does_and_not_by_what_it_says() -> None:
    source = '"""One."""\nMOST = 3\n"""Two."""\n\n\ndef double(x):\n    """Three."""\n    return 2 * x\n'
    told = source.replace("One", "Another").replace("Two", "more").replace("Three", "as well") + "# at last\n"
    assert meaning(told.encode()) == meaning(source.encode())
    assert meaning(source.replace("2 *", "3 *").encode()) != meaning(source.encode())
    assert meaning(source.replace("MOST = 3", "MOST = 4").encode()) != meaning(source.encode())
