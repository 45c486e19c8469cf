"""Playing against bots: who is chosen, who is remembered, and what happens when one fails."""

import io
import re
import shutil
import sys
from pathlib import Path

import pytest
from rich.console import Console

from arpents import Action, Side, View, new_game
from arpents.bots import Budget, bot_kinds
from arpents.bots.levels import FIRST_LEVEL, LEVELS, STRATEGIES, Level, Strategy, level, stored_text
from arpents.cli import progress
from arpents.cli.opponents import Opponent, choose_opponent
from arpents.cli.screen import Screen
from arpents.cli.session import Left, Session
from arpents.cli.terminal import console
from arpents.locales import Words
from arpents.locales.keys import key
from arpents.records.saves import resume_game
from arpents.table import Table
from tests.cli.command import arpents, arpents_here
from tests.processes import wait_until
from tests.sampling import sampled

SAVE = ("--seed", "3", "--save", "game.save")


def flat(text: str) -> str:
    return " ".join(text.split())


def players(home: Path) -> dict[Side, str]:
    """Who plays the saved game."""
    return resume_game((home / "game.save").read_bytes()).players


def name(of: Level | Strategy) -> str:
    return Words("en")(key("level" if isinstance(of, Level) else "strategy", of.name))


def sentence(of: Level | Strategy) -> str:
    kind = "level" if isinstance(of, Level) else "strategy"
    words = Words("en")
    return f"{words(key(kind, f'{of.name}-about'))} {words('opponent-time', seconds=round(of.seconds))}"


def test_the_usual_opponent_is_a_level(tmp_path: Path) -> None:
    shown = flat(arpents(tmp_path, "play", *SAVE).stdout)
    first = level(FIRST_LEVEL)
    said = f"You play the British against {name(first)} (level {FIRST_LEVEL}). {sentence(first)} Type help"
    assert said in shown
    assert players(tmp_path) == {Side.BRITISH: "you", Side.FRENCH: level(FIRST_LEVEL).bot}


@pytest.mark.parametrize("one", sampled(LEVELS[::-1], test=2))
def test_an_opponent_is_chosen_by_level(tmp_path: Path, one: Level) -> None:
    run = arpents_here(tmp_path, "play", "--level", str(one.number), "--side", "french", *SAVE)
    shown = flat(run.stdout)
    assert f"{name(one)} (level {one.number}). {sentence(one)}" in shown
    assert players(tmp_path) == {Side.BRITISH: stored_text(one), Side.FRENCH: "you"}


@pytest.mark.parametrize("one", sampled(STRATEGIES, test=1))
def test_an_opponent_is_chosen_by_strategy(tmp_path: Path, one: Strategy) -> None:
    run = arpents_here(tmp_path, "play", "--strategy", one.name, "--side", "french", *SAVE)
    assert f"against {name(one)}. {sentence(one)}" in flat(run.stdout)
    assert players(tmp_path) == {Side.BRITISH: one.bot, Side.FRENCH: "you"}


@pytest.mark.parametrize(("saved", "shown"), [("planner:level=3", 4), ("general", 6), ("colonel=general", 6)])
def test_a_saved_opponent_is_shown_by_what_it_plays_as(saved: str, shown: int) -> None:
    opponent = Opponent(saved, 1, anywhere=False)
    assert (opponent.name, opponent.seconds) == (
        f"{name(level(shown))} (level {shown})",
        level(shown).seconds,
    )


def test_a_level_thinks_as_long_as_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opponent = Opponent(stored_text(level(6)), 1)
    budgets: list[float] = []

    def choose(view: View, budget: Budget) -> Action:
        budgets.append(budget.seconds)
        return view.legal_actions()[0]

    monkeypatch.setattr(opponent.bot, "choose", choose)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    screen = Screen(console(), Side.FRENCH)
    with pytest.raises(Left):
        Session(Table(new_game(seed=1)), Side.FRENCH, opponent, screen, tmp_path / "game.save").play()
    assert budgets
    assert set(budgets) == {level(6).seconds}


@pytest.mark.parametrize(
    ("options", "bot", "yours"),
    [
        (("--french", "random"), "random", Side.BRITISH),
        (("--british", "beginner:care=0.5"), "beginner:care=0.5", Side.FRENCH),
        (("--british", "random:seed=4", "--side", "french"), "random:seed=4", Side.FRENCH),
    ],
)
def test_a_bot_named_for_a_side_leaves_the_other(
    tmp_path: Path, options: tuple[str, ...], bot: str, yours: Side
) -> None:
    run = arpents_here(tmp_path, "play", *options, *SAVE)
    assert f"You play the {str(yours).capitalize()} against {bot}. Type help" in flat(run.stdout)
    assert players(tmp_path) == {yours: "you", yours.other: bot}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--french", "plannr"), f'There is no bot "plannr"; the bots: {", ".join(bot_kinds())}.'),
        (("--level", "7"), "There is no level 7; the levels: 1, 2, 3, 4, 5, 6."),
        (
            ("--strategy", "hammr"),
            'Unknown strategy "hammr". Did you mean hammer?',
        ),
        (
            ("--strategy", "hammer", "--level", "2"),
            "A strategy is an opponent by itself: leave out --level, --british and --french, or --strategy.",
        ),
        (
            ("--french", "random", "--level", "2"),
            'The bot "random" has no option "level"; its options: seed=0.',
        ),
        (
            ("--french", "beginner:x=1"),
            'The bot "beginner" has no option "x"; its options: care=0.8, seed=0.',
        ),
        (
            ("--french", "random", "--british", "beginner"),
            'Two bots need nobody else: "arpents arena beginner random" lets them play each other.',
        ),
        (
            ("--french", "random", "--side", "french"),
            "A bot that you name for one side leaves you the other: leave out --side.",
        ),
        (
            ("--french", "random", "--side", "random"),
            "A bot that you name for one side leaves you the other: leave out --side.",
        ),
    ],
)
def test_what_cannot_be_chosen_gets_a_sentence(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    run = arpents_here(tmp_path, "play", *options, *SAVE)
    assert (run.returncode, run.stdout, run.stderr) == (2, "", said + "\n")


def test_a_level_goes_to_the_bot_that_is_named() -> None:
    for text, told in (("planner", "planner:level=2"), ("planner:x=1", "planner:x=1,level=2")):
        chosen = choose_opponent(None, text, 2)
        assert chosen is not None
        assert (chosen.side, chosen.text) == (Side.FRENCH, told)


def test_the_help_lists_levels_strategies_and_bots(tmp_path: Path) -> None:
    shown = flat(arpents_here(tmp_path, "play", "--help").stdout)
    for one in LEVELS:
        assert f"{one.number} {sentence(one)}" in shown
    for plan in STRATEGIES:
        assert f"{plan.name} {sentence(plan)}" in shown
    assert f"Bots: {' '.join(bot_kinds())}" in shown


@pytest.mark.parametrize(
    "bot", sampled([stored_text(LEVELS[4]), "beginner:care=0.5", "random", LEVELS[1].bot], test=2)
)
def test_a_resumed_game_has_the_same_opponent(tmp_path: Path, bot: str) -> None:
    arpents_here(tmp_path, "play", "--british", bot, *SAVE)
    run = arpents_here(tmp_path, "play", "--resume", "game.save", lines=["end turn"])
    assert "You play the French again, where you left off, against " in flat(run.stdout)
    assert players(tmp_path) == {Side.BRITISH: bot, Side.FRENCH: "you"}


def test_a_resumed_game_may_get_another_opponent(tmp_path: Path) -> None:
    arpents_here(tmp_path, "play", *SAVE)
    run = arpents_here(tmp_path, "play", "--resume", "game.save", "--french", "random")
    assert "against random." in flat(run.stdout)
    assert players(tmp_path)[Side.FRENCH] == "random"
    run = arpents_here(tmp_path, "play", "--resume", "game.save", "--british", "random")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("The British are yours, so no bot can play them")


def test_a_save_with_an_unknown_opponent_is_named(tmp_path: Path) -> None:
    arpents_here(tmp_path, "play", "--french", "random", *SAVE)
    save = tmp_path / "game.save"
    save.write_text(save.read_text("utf-8").replace('"random"', '"Montcalm"'), "utf-8")
    run = arpents_here(tmp_path, "play", "--resume", "game.save")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith('game.save cannot be resumed: There is no bot "Montcalm"; the bots: ')


ODD = Path(__file__).parents[1] / "bots" / "odd_file.py"


@pytest.mark.parametrize(
    ("bot", "said"),
    sampled(
        [
            ("Raises", r"raised ValueError: I do not know \(odd_file\.py, line \d+, in misbehave\)"),
            ("SaysNothing", "returned None, which is no action"),
            ("Dies", r"has not answered: its process ended \(exit code 7\)"),
        ],
        test=1,
    ),
)
def test_a_bot_that_fails_leaves_a_saved_game_and_a_sentence(tmp_path: Path, bot: str, said: str) -> None:
    shutil.copy(ODD, tmp_path)
    text = f"./odd_file.py:{bot}:odd=1"
    run = arpents_here(tmp_path, "play", "--french", text, *SAVE, lines=["end turn"])
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert re.match(rf"{re.escape(text)} cannot go on \({said}\)\.$", run.stderr)
    assert "To go on with it: arpents play --resume game.save" in run.stdout
    saved = resume_game((tmp_path / "game.save").read_bytes())
    assert saved.game.decider == Side.FRENCH
    again = arpents_here(tmp_path, "play", "--resume", "game.save")
    assert (again.returncode, again.stdout) == (2, "")
    assert f'If you trust it, name it yourself: --french "{text}".' in flat(again.stderr)
    again = arpents_here(tmp_path, "play", "--resume", "game.save", "--french", "random", lines=["map"])
    assert again.returncode == 0


def test_a_bot_from_elsewhere_plays(tmp_path: Path) -> None:
    shutil.copy(ODD, tmp_path)
    for text in ("./odd_file.py:Sound", "odd_file:Sound", f"exec:{sys.executable} odd_file.py well"):
        run = arpents_here(tmp_path, "play", "--french", text, *SAVE, lines=["end turn"])
        assert run.returncode == 0
        assert f"against {text}. Type help" in flat(run.stdout)
        assert players(tmp_path) == {Side.BRITISH: "you", Side.FRENCH: text}


@pytest.mark.parametrize(
    ("text", "said"),
    sampled(
        [
            ("./nothing.py:A", "could not be made: there is nothing at ./nothing.py. Check the path; "),
            (
                f"exec:{sys.executable} odd_file.py prose",
                "could not be made: it should have written a line like ",
            ),
            (
                "./odd_file.py:Unmakeable",
                "could not be made: OSError: my weights are gone (odd_file.py, line ",
            ),
            (
                "./odd_file.py",
                "could not be made: say which class of the file it is, for example ./odd_file.py:Sound",
            ),
        ],
        test=2,
    ),
)
def test_a_bot_that_cannot_be_made_gets_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    shutil.copy(ODD, tmp_path)
    run = arpents_here(tmp_path, "play", "--french", text, *SAVE)
    assert (run.returncode, run.stdout) == (2, "")
    assert flat(run.stderr).startswith(f'The bot "{text}" {said}')
    assert "Traceback" not in run.stderr


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What a terminal shows of progress."""
    out = io.StringIO()
    terminal = Console(file=out, force_terminal=True, _environ={"TERM": "xterm"})
    monkeypatch.setattr(progress, "progress_console", lambda: terminal)
    return out


def test_whoever_has_to_wait_is_told_what_for(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.1)
    with progress.while_waiting("Wolfe is thinking"):
        wait_until(lambda: "Wolfe is thinking" in screen.getvalue())


def test_whoever_does_not_have_to_wait_is_told_nothing(
    screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 600.0)
    with progress.while_waiting("Wolfe is thinking"):
        pass
    assert screen.getvalue() == ""
