"""The comparison with people's games: what is counted, how forecasts are scored, and what is left out."""

import json
import pickle
from math import log
from pathlib import Path
from random import Random

import pytest

import arpents
from arpents import Action, Budget, Side
from arpents.analysis import Analysis, Line, analyse
from arpents.records.writing import write_game
from benchmarks import forecasts, human_games
from benchmarks.forecasts import Forecast, accuracy, base_rate, brier, constant, figure, groups, log_loss
from benchmarks.human_decisions import (
    Judged,
    Question,
    deed_of,
    is_planned,
    quarter_of,
    questions,
    rank_of_action,
    rank_of_deed,
    read_folder,
    read_game,
)
from benchmarks.human_games import forecasts_of, judge, move_row, move_rows, reliability_rows, report
from tests.records.recording import make_record

VIEW = arpents.new_game(seed=3).view("british")


def played(turns: int, seed: int) -> arpents.Game:
    """A game at random, given up by the French after so many turns."""
    game = arpents.new_game(seed=seed)
    rng = Random(seed)
    while game.decider is not None and game.state.turn < turns:
        game.apply(game.random_action(rng))
    game.concede(1)
    return game


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games that are over, one that is not, a file that is damaged, and one of another kind."""
    path = tmp_path_factory.mktemp("games")
    for seed in (1, 2):
        (path / f"over-{seed}.arpents").write_text(str(write_game(played(4, seed))), "utf-8")
    (path / "unfinished.json").write_text(json.dumps(make_record(1)), "utf-8")
    (path / "damaged.json").write_text("{", "utf-8")
    (path / "notes.txt").write_text("no game", "utf-8")
    return path


def one(verb: str, action_rank: int, deed_rank: int, deeds: int = 4) -> Judged:
    return Judged("a", 0, 0, verb, action_rank, deed_rank, deed_rank == 1, deeds, 0.5)


def analysed() -> Analysis:
    return analyse(VIEW, Budget(0.0, iterations=40))


def test_nothing_of_a_folder_is_left_out_in_silence(folder: Path) -> None:
    found = read_folder(folder)
    assert [game.path.name for game in found.games] == [
        "over-1.arpents",
        "over-2.arpents",
        "unfinished.json",
    ]
    assert [str(game.winner) for game in found.games] == ["british", "british", "None"]
    assert found.unfinished == ["unfinished.json"]
    assert list(found.unread) == ["damaged.json"]
    assert found.others == ["notes.txt"]
    told = human_games.what_was_read(found, with_names=True)
    assert told.startswith(
        "3 games read; unfinished, so that only what was done counts: 1 (unfinished.json);"
    )
    assert "1 file not readable as a game (damaged.json: " in told
    assert told.endswith("1 file of another kind left out (notes.txt)")
    assert "json" not in human_games.what_was_read(found, with_names=False)


def test_decisions_with_a_choice_are_asked_about_all_or_some(folder: Path) -> None:
    game = read_game(folder / "over-1.arpents")
    every = questions(game, None, 5, seed=1)
    some = questions(game, 3, 5, seed=1)
    assert [question.place for question in every] == game.with_choice
    assert all(game.moments[place].view.count_actions() > 1 for place in game.with_choice)
    assert len(some) == 3
    assert some == questions(game, 3, 5, seed=1)
    assert set(some) < set(every)


def test_a_question_is_answered_alike_in_another_process(folder: Path) -> None:
    question = questions(read_game(folder / "over-1.arpents"), 1, 10, seed=1)[0]
    copy: Question = pickle.loads(pickle.dumps(question))
    assert copy.play() == question.play()
    assert 0.0 <= question.play().british <= 1.0


def test_an_action_has_the_rank_of_its_line() -> None:
    found = analysed()
    assert [rank_of_action(found, line.action) for line in found.lines[:3]] == [1, 2, 3]
    assert rank_of_action(found, arpents.parse_action("raid Quebec: Rangers", VIEW)) == 0


def test_a_deed_has_the_rank_of_its_best_line_among_different_deeds() -> None:
    found = analysed()
    deeds = [deed_of(line.action) for line in found.lines]
    assert len(set(deeds)) < len(deeds)
    repeated = next(place for place, deed in enumerate(deeds) if deed in deeds[:place])
    first = deeds.index(deeds[repeated])
    assert rank_of_deed(found, found.lines[repeated].action) == len(set(deeds[: first + 1]))
    assert max(rank_of_deed(found, line.action) for line in found.lines) == len(set(deeds))


def test_a_plan_ends_with_the_turn() -> None:
    money, draft, end, other = (
        arpents.parse_action(text, VIEW)
        for text in ("take money: Boston", "draft: Militia", "end turn", "discard: Boston")
    )

    def planning(*actions: Action) -> Analysis:
        return Analysis(Side.BRITISH, 1, [Line(actions[0], 0.5, 10, actions)], 10, 0.0, False)

    assert is_planned(planning(money, draft, end), draft)
    assert is_planned(planning(end, draft), end)
    assert not is_planned(planning(money, end, draft), draft)
    assert not is_planned(planning(money, end), end)
    assert not is_planned(planning(money, draft), other)


def test_turns_fall_into_quarters() -> None:
    assert [quarter_of(turn, 8) for turn in range(1, 9)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [quarter_of(turn, 3) for turn in (1, 2, 3)] == [0, 1, 2]


def test_moves_are_told_with_their_intervals_beside_chance() -> None:
    judged = [one("settle", 1, 1), one("settle", 0, 2), one("settle", 4, 3, deeds=2), one("settle", 2, 0)]
    assert move_row("settle", judged) == [
        "settle",
        "4",
        "25% (5–70)",
        "50% (15–85)",
        "25% (5–70)",
        "75% (30–95)",
        "25% (5–70)",
        "31%",
        "81%",
    ]


def test_verbs_follow_the_total_and_rare_ones_share_a_row() -> None:
    judged = [one("end turn", 1, 1)] * 20 + [one("raid", 1, 1)] * 12 + [one("lose", 1, 1), one("give", 1, 1)]
    rows = [(row[0], row[1]) for row in move_rows(judged)]
    assert rows == [
        ("all", "34"),
        ("all but “end turn”", "14"),
        ("end turn", "20"),
        ("raid", "12"),
        ("2 rarer verbs", "2"),
    ]


def test_forecasts_are_scored() -> None:
    told = [Forecast("a", 0.8, True), Forecast("a", 0.5, True), Forecast("b", 0.4, False)]
    assert log_loss(told) == pytest.approx(-(log(0.8) + log(0.5) + log(0.6)) / 3)
    assert brier(told) == pytest.approx((0.04 + 0.25 + 0.16) / 3)
    assert accuracy(told) == pytest.approx(2.5 / 3)
    assert log_loss([Forecast("a", 0.0, True)]) == pytest.approx(-log(forecasts.LEAST))
    assert base_rate([*told, Forecast("c", 0.1, False)]) == pytest.approx(1 / 3)
    assert brier(constant(told, 0.5)) == 0.25


def test_an_interval_is_that_of_games_drawn_anew() -> None:
    told = [Forecast("a", 1.0, True)] * 50 + [Forecast("b", 1.0, False)] * 50
    found = figure(accuracy, told, draws=200)
    assert found == (0.5, 0.0, 1.0)
    alone = figure(accuracy, told[:50], draws=20)
    assert alone == (1.0, 1.0, 1.0)


def test_reliability_holds_what_came_against_what_was_foretold() -> None:
    told = [Forecast("a", 0.1, False), Forecast("b", 0.18, True), Forecast("a", 1.0, True)]
    assert [len(group) for group in groups(told)] == [2, 0, 0, 0, 1]
    rows = reliability_rows(told)
    assert rows[0] == ["0% to 20%", "2", "2", "14%", "50%"]
    assert rows[1] == ["20% to 40%", "0", "0", "", ""]
    assert rows[-1] == ["80% to 100%", "1", "1", "100%", "100%"]


def test_unfinished_games_count_for_moves_alone(folder: Path) -> None:
    games = read_folder(folder).games
    judged = [
        Judged(game.path.name, 0, quarter, "raid", 1, 1, True, 2, 0.9) for game in games for quarter in (0, 3)
    ]
    found = forecasts_of(judged, games)
    assert {name: len(some) for name, some in found.items()} == {
        "all": 4,
        "the first quarter": 2,
        "the last quarter": 2,
    }
    assert all(forecast.won for forecast in found["all"])


def test_a_folder_is_judged_and_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    human_games.main([str(folder), "--iterations", "4", "--decisions", "3", "--markdown"])
    out = capsys.readouterr().out
    assert "| all | 9 | " in out
    assert "| all | 2 | 6 | " in out
    assert "The British won 100% of these games" in out
    assert "Ended before" not in out


def test_an_interrupted_run_tells_what_is_done(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter([one("raid", 1, 1), one("settle", 0, 1)])

    def play(question: Question) -> Judged:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Question, "play", play)
    human_games.main([str(folder), "--decisions", "3"])
    out = capsys.readouterr().out
    assert "all                 " in out
    assert "50% (9–91)" in out
    assert out.endswith("Ended before its time, after 2 of 9 decisions.\n")


def test_a_folder_without_games_gets_a_sentence(tmp_path: Path) -> None:
    assert judge([], 1) == ([], False)
    assert report(read_folder(tmp_path), [], markdown=False).endswith("No decision was judged.")


def test_what_is_no_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        human_games.main([str(tmp_path / "nowhere")])
    assert "is no folder" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        human_games.main([str(tmp_path), "--decisions", "0"])
    assert "at least one iteration, one decision" in capsys.readouterr().err
