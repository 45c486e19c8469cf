"""The commands that analyse a position and review a game, and the hint in play."""

import json
import re
from pathlib import Path

import pytest

from arpents.cli.terminal import INTERRUPTED
from arpents.engine.game import game_from, new_game
from arpents.records.saves import save_game
from arpents.records.writing import write_game
from tests.cli.command import arpents, arpents_here
from tests.cli.terminal import CTRL_C, Terminal
from tests.positions import do, position, side
from tests.records.recording import make_record

QUICK = ("--iterations", "30")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The file of a game that was thrown away, and is over."""
    start = position(
        british=side(hand=["Norfolk"], siege="Quebec", marker=2, attacking=["Siege Artillery"]),
        french=side(hand=["Gaspé"], deck=["Militia", "Trader"]),
        actions_left=0,
        turn=10,
    )
    played = game_from(start.state)
    do(played, "withdraw Quebec: Siege Artillery", "end turn", "pass", "end turn")
    played.concede(0)
    file = tmp_path / "game.arpents"
    file.write_text(str(write_game(played)), "utf-8")
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a game in JSON, which is not over."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(make_record(1)), "utf-8")
    return file


def test_a_position_is_analysed(tmp_path: Path, game: Path) -> None:
    run = arpents_here(tmp_path, "analyse", game, "--turn", "11", *QUICK)
    assert run.returncode == 0, run.stderr
    assert "Turn 11: the British to decide." in run.stdout
    assert "In the game: withdraw Quebec: Siege Artillery" in run.stdout
    assert "after 30 looks ahead" in run.stdout
    assert "█" in run.stdout
    first = next(line for line in run.stdout.splitlines() if "%" in line and "█" in line)
    assert "end turn" in first


def test_another_decision_of_the_turn(tmp_path: Path, game: Path) -> None:
    run = arpents_here(tmp_path, "analyse", game, "--turn", "11", "--action", "2", *QUICK)
    assert "In the game: end turn" in run.stdout
    assert "Nothing else can be done." in run.stdout


def test_a_game_that_goes_on_is_analysed_where_it_stands(tmp_path: Path, record: Path) -> None:
    saved = tmp_path / "mine.save"
    saved.write_bytes(save_game(new_game(seed=3), {}))
    for file in (record, saved):
        run = arpents_here(tmp_path, "analyse", file, *QUICK)
        assert run.returncode == 0, run.stderr
        assert "In the game" not in run.stdout
        assert "to win, after 30 looks ahead" in run.stdout


def test_the_same_iterations_give_the_same_answer(tmp_path: Path, record: Path) -> None:
    lines = [
        [
            line
            for line in arpents_here(tmp_path, "analyse", record, *QUICK).stdout.splitlines()
            if "█" in line
        ]
        for _ in range(2)
    ]
    assert lines[0] == lines[1] != []


@pytest.mark.parametrize("command", ["analyse", "review"])
@pytest.mark.parametrize(
    ("content", "code", "said"),
    [
        (None, 2, "cannot be read"),
        (b"", 1, "This is no game"),
        (b"\xff\xfe\x00", 1, "game"),
        (b"{", 1, "game"),
        (b'[Arpents "2"]\n1. British\n', 1, "breaks off"),
    ],
)
def test_a_file_that_is_missing_or_damaged_is_told_in_a_sentence(
    tmp_path: Path, command: str, content: bytes | None, code: int, said: str
) -> None:
    file = tmp_path / "game.arpents"
    if content is not None:
        file.write_bytes(content)
    run = arpents_here(tmp_path, command, file)
    assert (run.returncode, run.stdout) == (code, "")
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "the game is over; name a turn to look at with --turn."),
        (("--turn", "99"), "there is no decision in turn 99; they go from turn 11 to 12."),
        (("--turn", "11", "--action", "5"), "turn 11 has 2 decisions, and no number 5."),
        (("--turn", "11", "--seconds", "1", "--iterations", "5"), "Name either --seconds or --iterations."),
    ],
)
def test_a_moment_that_is_not_there_is_told_in_a_sentence(
    tmp_path: Path, game: Path, arguments: tuple[str, ...], said: str
) -> None:
    run = arpents_here(tmp_path, "analyse", game, *arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr


def test_a_game_is_reviewed(tmp_path: Path, game: Path) -> None:
    run = arpents_here(tmp_path, "review", game, "--iterations", "100")
    assert run.returncode == 0, run.stderr
    assert "game: 4 decisions, 100 looks ahead at each." in run.stdout
    assert "blunder: 1" in run.stdout
    assert "withdraw Quebec: Siege Artillery" in run.stdout


def test_a_game_without_decisions_cannot_be_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "empty.arpents"
    file.write_text(str(write_game(game_from(position().state))), "utf-8")
    run = arpents_here(tmp_path, "review", file)
    assert (run.returncode, run.stdout) == (1, "")
    assert "there is no decision in it to review" in run.stderr


def test_the_page_of_a_review(tmp_path: Path, game: Path) -> None:
    pytest.importorskip("altair", reason="the page needs altair: pip install 'arpents[report]'")
    pytest.importorskip(
        "vl_convert", reason="the page needs vl-convert-python: pip install 'arpents[report]'"
    )
    game.write_text(game.read_text("utf-8").replace("[Result", '[Id "</script>"]\n[Result'), "utf-8")
    run = arpents_here(tmp_path, "review", game, "--iterations", "50", "--html", "review.html")
    assert run.returncode == 0, run.stderr
    assert "The page is in review.html." in run.stderr
    page = (tmp_path / "review.html").read_text("utf-8")
    assert "A game reviewed" in page
    assert "&lt;/script&gt;: 4 decisions" in page
    assert '<td class="words">withdraw Quebec: Siege Artillery</td>' in page
    assert '"marked": true' in page
    assert "http-equiv" in page


def test_a_page_that_cannot_be_written_is_known_before_the_search(tmp_path: Path, game: Path) -> None:
    run = arpents_here(tmp_path, "review", game, "--html", "nowhere/review.html")
    assert (run.returncode, run.stdout) == (2, "")
    assert "its folder does not exist" in run.stderr


@pytest.mark.soak
def test_interrupting_a_review_keeps_what_is_done(tmp_path: Path, record: Path) -> None:
    with Terminal(tmp_path, "review", str(record), "--iterations", "3000") as terminal:
        terminal.wait_for(re.compile(r"[1-9]/"))
        terminal.type(CTRL_C)
        assert terminal.end() == INTERRUPTED
    assert "decisions were reviewed." in terminal.shown
    assert "3,000 looks ahead at each" in terminal.shown


def test_interrupting_an_analysis_shows_what_is_known(tmp_path: Path, record: Path) -> None:
    with Terminal(tmp_path, "analyse", str(record), "--seconds", "3600") as terminal:
        terminal.wait_for("looks ahead in")
        terminal.type(CTRL_C)
        assert terminal.end() == INTERRUPTED
    assert terminal.shown.rstrip().endswith(" s.")


def test_a_player_may_ask_for_a_hint(tmp_path: Path) -> None:
    run = arpents(tmp_path, "play", "--seed", "3", lines=["hint", "quit"])
    assert "As the British I would: " in run.stdout
    assert "You would then win with " in run.stdout
