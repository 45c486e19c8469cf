"""Playing in the terminal: whole games, wrong input, undo, saving and resuming, leaving."""

import re
import sys
from pathlib import Path

import pytest

from arpents.bots.levels import FIRST_LEVEL, level
from arpents.engine.sides import Side
from arpents.records.saves import resume_game
from tests import processes
from tests.cli.command import arpents, arpents_here, environment
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal
from tests.sampling import sampled

# Seed 3 deals the British New Haven, New York, Norfolk, Pemaquid and St. Mary's.
PLAY = ("play", "--seed", "3", "--save", "game.save")
SETTLE = "settle Deerfield: New Haven, St. Mary's, New York"
SETTLED = (
    "The British settle Deerfield with New Haven, St. Mary's and New York. They take the card Deerfield."
)


def flat(text: str) -> str:
    """A text without its line breaks and columns."""
    return " ".join(text.split())


def answers(shown: str) -> list[str]:
    """What was shown after each line of input."""
    return [flat(part) for part in re.split(r"(?:Your choice[^:]*|Enter for \"[^\"]*\"): .*", shown)[1:]]


def test_the_screen_shows_what_a_player_needs(tmp_path: Path) -> None:
    shown = arpents_here(tmp_path, *PLAY).stdout
    assert "Turn 1 · You are the British" in shown
    assert re.search(r"■  Boston +4", shown)
    assert re.search(r"◇  Port Royal +3", shown)
    assert re.search(r"·  Deerfield +4s", shown)
    assert re.search(r"■ British \(you\) +17 +12 +13 left +10 left +0/12 +5 +2", shown)
    assert re.search(r"◆ French +29 +5 +12 left +8 left +0/12 +5 +4", shown)
    assert "5: Home Support, Military Leader, Rangers, Settlers" in shown
    assert re.search(r"New York +ship, settler, strength, 3 coins", shown)
    assert "The French draw 5 cards." in shown
    assert "You have one action left." in shown
    assert re.search(r"War +\d+ besiege Port Royal \(6\)", shown)


@pytest.mark.parametrize("columns", sampled([60, 80, 100, 140], test=1))
def test_no_line_is_longer_than_the_screen(tmp_path: Path, columns: int) -> None:
    lines = ["help", "map", "hand", "market", "log", "draft", "", "discard", "", "all", SETTLE, ""]
    shown = arpents_here(tmp_path, *PLAY, lines=lines, columns=columns).stdout
    screen = [
        line for line in shown.splitlines() if not re.match("Your choice|Enter for|The game is saved", line)
    ]
    assert max(map(len, screen)) <= columns


def test_it_fits_a_screen_of_100_by_40(tmp_path: Path) -> None:
    shown = arpents_here(tmp_path, *PLAY).stdout
    assert len(shown[: shown.index("Your choice")].splitlines()) < 40


def test_an_action_can_be_typed_whole_or_in_part(tmp_path: Path) -> None:
    ways = (
        [SETTLE],
        ["SETTLE deerfield : new york,new haven,  st. mary’s"],
        ["settle Deerfield"],
        ["settle", "2"],
    )
    lines = [line for way in ways for line in (*way, "undo")]
    assert flat(arpents_here(tmp_path, *PLAY, lines=lines).stdout).count(SETTLED) == len(ways)


def test_an_action_can_be_chosen_by_number(tmp_path: Path) -> None:
    shown = arpents_here(tmp_path, *PLAY).stdout
    besiege = re.search(r"(\d+) besiege Port Royal", shown)
    assert besiege
    shown = arpents_here(tmp_path, *PLAY, lines=[besiege[1], "2"]).stdout
    assert "(the last card is committed to the siege)" in shown
    assert re.search(r"2 +Pemaquid, New Haven, New York +siege at 0", shown)
    assert "The British besiege Port Royal with Pemaquid, New Haven and New York." in shown
    assert "withdraw Port Royal" in answers(shown)[1]


def test_where_there_are_many_ways_cards_are_named_or_numbered(tmp_path: Path) -> None:
    ways = ("2, 5", "New York, pemaquid", "new york,5")
    lines = [line for way in ways for line in ("discard", way, "undo")]
    shown = arpents_here(tmp_path, *PLAY, lines=lines).stdout
    assert "discard: which cards? 1 to 5 of these" in shown
    assert flat(shown).count("The British discard New York and Pemaquid. They pay 1 money.") == len(ways)


def test_wrong_input_gets_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    expected = (
        ("99", "There is no 99 in the list; it goes from 1 to "),
        ("0", "There is no 0 in the list"),
        ("udno", 'Unknown word or action "udno". Did you mean undo?'),
        ("xyzzy", 'Unknown word or action "xyzzy".'),
        ("setle Deerfield", "Did you mean settle"),
        ("settle Dearfield", 'Unknown location "dearfield". Did you mean Deerfield?'),
        ("settle Deerfield: New Heaven, Boston", 'Unknown card "New Heaven". Did you mean New Haven?'),
        ("settle Albany: New York, Norfolk", "is not possible now: you may settle at "),
        ("fortify Boston: Fortification, Boston", "is not possible now: you may "),
        ("draft: Regular Infantry, Militia", "For example: "),
        ("[bold]rich[/bold]", 'Unknown word or action "[bold]rich[/bold]".'),
        ("\x1b[2J\x00\x07", 'Unknown word or action "[2J".'),
        (":", 'Unknown word or action ""'),
        ("9" * 5000, "There is no 999999999 in the list"),
        ("é" * 5000, "Unknown word or action"),
        ("undo", "There is nothing to take back"),
        ("save .", ". exists and is no saved game"),
        ("save nowhere/game.save", "nowhere/game.save cannot be written: no such file or directory."),
    )
    run = arpents(tmp_path, *PLAY, lines=[*(line for line, _ in expected), SETTLE])
    shown = answers(run.stdout)
    for (_, said), answer in zip(expected, shown, strict=False):
        assert said in answer
    assert SETTLED in shown[len(expected)]
    assert run.returncode == 0


def test_while_cards_are_asked_for_anything_else_can_be_typed(tmp_path: Path) -> None:
    expected = (
        ("7", "There is no 7 in the list; it goes from 1 to 5."),
        ("1, Bostn", 'Unknown card "Bostn". Did you mean Boston?'),
        ("Boston", "is not possible now: the cards do not fit."),
        ("map", "Fortifications left: 12."),
        ("", "take money"),
        (SETTLE, SETTLED),
        ("undo", "Taken back"),
        ("discard", "which cards?"),
        ("settle deerfield", SETTLED),
    )
    shown = answers(arpents_here(tmp_path, *PLAY, lines=["discard", *(line for line, _ in expected)]).stdout)
    for (_, said), answer in zip(expected, shown[1:], strict=False):
        assert said in answer


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("Your choice")
        terminal.type("\udcff\udcfe\n")
        terminal.wait_for("Unknown word")
        terminal.type("quit\n")
        assert terminal.end() == 0


def test_undo_takes_back_what_was_just_done(tmp_path: Path) -> None:
    shown = arpents_here(tmp_path, *PLAY, lines=[SETTLE, "undo", "undo", SETTLE, "end turn", "undo"]).stdout
    settled, undone, nothing, again, _, too_late, _ = answers(shown)
    assert SETTLED in settled
    assert undone.startswith(f"Taken back: {SETTLE}.")
    assert "You have one action left." in undone
    assert nothing.startswith("There is nothing to take back")
    assert SETTLED in again
    assert too_late.startswith("There is nothing to take back")


def test_a_saved_game_resumes_in_the_same_position(tmp_path: Path) -> None:
    lines = [SETTLE, "end turn", "draft: Militia", "save here.save", "hand", "map", "quit"]
    shown = answers(arpents(tmp_path, *PLAY, lines=lines).stdout)
    assert shown[3] == "Saved to here.save."
    saved = resume_game((tmp_path / "here.save").read_bytes())
    assert saved.players == {Side.BRITISH: "you", Side.FRENCH: level(FIRST_LEVEL).bot}
    assert saved.game.decider == Side.BRITISH
    again = arpents(tmp_path, "play", "--resume", "here.save", lines=["hand", "map", "quit"]).stdout
    assert "You play the British again" in again
    assert answers(again)[:2] == shown[4:6]
    assert flat(again).count("The British draft Militia.") == 1, "the news begin where you left off"
    assert resume_game((tmp_path / "here.save").read_bytes()).game.state == saved.game.state


def test_a_game_goes_on_the_same_way_whether_it_was_saved_or_not(tmp_path: Path) -> None:
    rest = ["take money", "1", "end turn", "map", "quit"]
    arpents_here(tmp_path, *PLAY, lines=[SETTLE, "save", "quit"])
    resumed = arpents_here(
        tmp_path, "play", "--seed", "3", "--resume", "game.save", lines=["end turn", *rest]
    )
    straight = arpents_here(tmp_path, *PLAY, lines=[SETTLE, "end turn", *rest])
    assert answers(resumed.stdout)[:4] == answers(straight.stdout)[1:5]


def test_leaving_saves_the_game_and_says_how_to_resume_it(tmp_path: Path) -> None:
    for lines in ([SETTLE, "quit"], [SETTLE]):
        run = arpents_here(tmp_path, "play", "--seed", "3", lines=lines)
        assert run.returncode == 0
        said = re.search(r"To go on with it: arpents play --resume (\S+)", run.stdout)
        assert said
        assert Path(said[1]).is_relative_to(tmp_path / "data" / "arpents")
        again = arpents_here(tmp_path, "play", "--resume", said[1])
        assert "Deerfield" in again.stdout


def test_a_resumed_game_keeps_its_side_and_rules(tmp_path: Path) -> None:
    arpents_here(tmp_path, *PLAY)
    run = arpents_here(tmp_path, "play", "--resume", "game.save", "--side", "french")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "A resumed game keeps its side and its rules: "
        "leave out --side, --rule-set, --variant and --scenario.\n"
    )


@pytest.mark.parametrize("damage", ["", "[1", "end trun"])
def test_a_damaged_save_is_named(tmp_path: Path, damage: str) -> None:
    arpents_here(tmp_path, *PLAY, lines=[SETTLE, "end turn"])
    save = tmp_path / "game.save"
    text = save.read_text("utf-8")
    save.write_text(text.replace("end turn", damage) if damage.startswith("end") else damage, "utf-8")
    run = arpents_here(tmp_path, "play", "--resume", "game.save")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("game.save cannot be resumed: ")
    assert run.stderr.count("\n") == 1


def test_only_saved_games_are_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Pitt,", "utf-8")
    run = arpents_here(
        tmp_path,
        "play",
        "--save",
        "letter.txt",
        lines=["save letter.txt", "save other.save", "save other.save"],
    )
    refused, *saved, _ = answers(run.stdout)
    assert refused == "letter.txt exists and is no saved game; name another file."
    assert saved == ["Saved to other.save.", "Saved to other.save."]
    assert letter.read_text("utf-8") == "Dear Pitt,"
    assert not list(tmp_path.glob("*.part"))


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Pitt,", "utf-8")
    run = arpents_here(tmp_path, "play", "--save", "letter.txt", lines=["quit"])
    assert (run.returncode, run.stderr) == (
        1,
        "letter.txt exists and is no saved game; name another file.\n",
    )


def test_conceding_ends_the_game(tmp_path: Path) -> None:
    run = arpents_here(tmp_path, *PLAY, lines=["concede", "map"])
    assert run.returncode == 0
    assert run.stdout.splitlines()[-1] == "You lose, British 17 points, French 29. The British concede."
    assert not (tmp_path / "game.save").exists()


@pytest.mark.parametrize(("side", "seed"), sampled([("british", "4"), ("french", "1")], test=1))
def test_a_whole_game_from_a_pipe(tmp_path: Path, side: str, seed: str) -> None:
    lines = ["end turn", "do not block", "show hand", "leave", "lose", "give", "give up", "1"] * 700
    run = arpents(tmp_path, "play", "--side", side, "--seed", seed, lines=lines)
    assert run.returncode == 0
    last = run.stdout.splitlines()[-1]
    assert re.fullmatch(r"You (win|lose), British \d+ points, French \d+\. .+\.", last), last
    assert "The game is over: the " in run.stdout


def test_every_rule_set_and_variant_can_be_played(tmp_path: Path) -> None:
    options = ("--rule-set", "yucata", "--variant", "governor-spares-starting-locations")
    run = arpents_here(tmp_path, *PLAY, *options, "--side", "random", lines=["end turn", "quit"])
    assert run.returncode == 0
    game = resume_game((tmp_path / "game.save").read_bytes()).game
    assert game.state.rules.rule_set == "yucata"
    assert game.state.rules.variants == ("governor-spares-starting-locations",)


@pytest.mark.soak
def test_a_closed_terminal_saves_the_game(tmp_path: Path) -> None:
    command = f"{sys.executable} -m arpents {' '.join(PLAY)}"
    for closed in (f"yes map | {command} | head -5", f"{command} <&-", f"{command} >&- 2>&- </dev/null"):
        run = processes.run(closed, shell=True, env=environment(tmp_path), cwd=tmp_path)
        assert run.returncode == 0, run.stderr
        save = tmp_path / "game.save"
        assert resume_game(save.read_bytes()).game.decider == Side.BRITISH
        save.unlink()


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("Your choice")
        terminal.type(SETTLE + "\n")
        terminal.wait_for('Enter for "end turn"')
        terminal.type("half a li")
        terminal.wait_for("half a li")
        terminal.wait_until_it_waits()
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    assert "To go on with it: arpents play --resume game.save" in terminal.shown
    saved = resume_game((tmp_path / "game.save").read_bytes())
    assert str(saved.game.log[-2].action) == SETTLE


def test_ctrl_d_saves_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("Your choice")
        terminal.type(CTRL_D)
        assert terminal.end() == 0
    assert "To go on with it: arpents play --resume game.save" in terminal.shown
