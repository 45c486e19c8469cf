"""Replaying recorded games: stepping in a terminal, and the chronicle where there is none."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from arpents.cli.stepping import Stepper
from arpents.cli.story import Moment, tell_story
from arpents.cli.terminal import THEME
from arpents.engine.game import game_from, new_game
from arpents.engine.state import OVER
from arpents.locales import Words, card_name
from arpents.records.game_text import GameText, read_game_text
from arpents.records.site_json.converting import to_game_text
from arpents.records.writing import write_game
from arpents.table import open_view
from tests.cli.command import ROOT, arpents_here
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal
from tests.positions import do, position, side
from tests.records.recording import make_record
from tests.sampling import sampled

CLEARED = "\x1b[2J\x1b[H"
RECORDS = sorted((ROOT.parent / "shared" / "records").glob("*.json"))


def sample(seed: int = 1) -> GameText:
    return to_game_text(json.dumps(make_record(seed)).encode())


def commented() -> str:
    """A game with players, a comment before all, and comments on either side of the first action."""
    text = str(sample()).replace("[Id", '[British "Ann"]\n[French "Bob"]\n[Id').split("\n")
    at = text.index("1. British") + 1
    text[at:at] = ["    # Look at this hand."]
    text[at + 1] += "  # A bold move!"
    return "# For the archive.\n" + "\n".join(text)


def step(
    keys: list[str], moments: list[Moment], monkeypatch: pytest.MonkeyPatch, width: int = 80
) -> list[str]:
    """What a reader sees first, and after each key that leads somewhere."""
    out = Console(width=width, force_terminal=True, color_system=None, theme=THEME)
    typed = iter(keys)

    def typing(_prompt: str) -> str:
        found = next(typed, None)
        if found is None:
            raise EOFError
        return found

    monkeypatch.setattr("builtins.input", typing)
    with out.capture() as capture:
        Stepper("sample", moments, out).run()
    before, *screens = capture.get().split(CLEARED)
    assert before == ""
    return screens


def where(screen: str) -> tuple[int, int]:
    """The turn and the action of a screen."""
    found = re.search(r"Turn (\d+) · Action (\d+) of", screen)
    assert found
    return int(found[1]), int(found[2])


def test_a_story_stops_after_each_action_with_all_that_came_of_it() -> None:
    game_text = sample()
    moments = tell_story(game_text)
    actions = [line for line in game_text.lines if line.kind == "action"]
    assert len(moments) == len(actions) + 1
    assert [moment.turn for moment in moments] == sorted(moment.turn for moment in moments)
    assert {moment.turn for moment in moments} == set(range(1, 22))
    for moment, action in zip(moments[1:], actions, strict=True):
        first = moment.events[0].action
        assert first is not None
        assert first.verb == action.text.split(":")[0].removesuffix(f" {first.location}")
    assert moments[-1].state == tell_story(game_text)[-1].state
    assert len({id(moment.state) for moment in moments}) == len(moments)


def test_comments_stand_where_the_file_has_them() -> None:
    first, second, *_ = tell_story(read_game_text(commented()))
    assert [line for _, line in first.told()] == [
        "# For the archive.",
        "Turn 1: the British to move.",
        "# Look at this hand.",
    ]
    (event, _), (nothing, comment), *_ = second.told()
    assert event is not None
    assert (nothing, comment) == (None, "# A bold move!")


def test_both_hands_are_open() -> None:
    game = new_game(seed=3)
    view = open_view(game.state)
    assert view.state == game.state
    assert view.state is not game.state
    assert view.side is None


def test_keys_lead_through_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = tell_story(sample())
    begins = {turn: [moment.turn for moment in moments].index(turn) for turn in range(1, 22)}
    steps = {
        "": 1,
        "n": 2,
        "p": 1,
        "t": begins[2],
        " t ": begins[3],
        "T": begins[2],
        "b": 0,
        "g 7": begins[7],
        "G9": begins[9],
        "N": begins[9] + 1,
        "B": begins[8],
        "g 20": begins[20],
        "t ": len(moments) - 1,
    }
    screens = step([*steps, "q", "p"], moments, monkeypatch)
    assert [where(screen)[1] for screen in screens] == [0, *steps.values()]


def test_wrong_keys_get_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = tell_story(sample())
    keys = ["p", "b", "g 99", "g", "next please", "\x1b[A", "?", "g 21", "t", "n", "n"]
    first, *others = step(keys, moments, monkeypatch)
    for said in (
        "There is nothing before this.\nThere is nothing before this.\n",
        "There is no turn 99; they go from 1 to 21.",
        'Unknown key "g"',
        'Unknown key "next please"',
        'Unknown key "[A"',
        "T or b          the turn before",
        "(+1): siege",
    ):
        assert said in first
    assert "There is nothing after this." in others[-1]


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_screen_shows_the_board_both_hands_and_the_action(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    moments = tell_story(read_game_text(commented()))
    *_, screen = step(["n"], moments, monkeypatch, width)
    assert max(len(line) for line in screen.splitlines()) <= width
    assert re.search(r"■ +Boston +4", screen)
    assert re.search(r"■ +(British +)?\d+", screen)
    for me in moments[1].state.sides:
        hand = " ".join(screen[screen.index("Hand ") :].split())
        assert ", ".join(card_name(Words("en"), name) for name in me.pack.names(me.hand)) in hand
    assert "■ The British" in screen
    assert "# A bold move!" in screen
    assert "The British have no actions left." in screen


@pytest.mark.skipif(not RECORDS, reason="the recorded games are not there")
@pytest.mark.parametrize("record", sampled(RECORDS, test=2), ids=lambda record: record.stem)
def test_recorded_games_can_be_stepped_through_both_ways(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = tell_story(to_game_text(record.read_bytes()))
    *_, before, end, back = step([f"g {moments[-2].turn}", "t", "p", "n", "p"], moments, monkeypatch)
    assert before.rstrip() == back.rstrip()
    assert ("The game is over: " in end) == (moments[-1].state.phase == OVER)


def test_who_is_to_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    enemy = side(hand=["Militia", "Coureurs de Bois"], deck=["Trader"])
    game = game_from(position(side(hand=["Rangers"]), enemy).state)
    do(game, "ambush: Rangers")
    screen = step(["n"], tell_story(write_game(game)), monkeypatch)[-1]
    assert "The British lay an ambush with Rangers." in screen
    assert "The French are to answer." in screen


def test_a_chronicle_without_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.arpents"
    file.write_text(commented(), "utf-8")
    run = arpents_here(tmp_path, "replay", file, columns=80)
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert lines[:4] == [
        "Ann (British) against Bob (French)",
        "  # For the archive.",
        "Turn 1: the British to move.",
        "  # Look at this hand.",
    ]
    assert lines[5] == "  # A bold move!"
    assert [line for line in lines if line.startswith("Turn ")] == [
        f"Turn {turn}: the {'French' if turn % 2 == 0 else 'British'} to move." for turn in range(1, 22)
    ]
    acts = [line for line in lines if re.match("  The (British|French) ", line)]
    assert len(acts) == len([line for line in sample().lines if line.kind == "action"])
    assert re.fullmatch(r"The game is not finished: British \d+ points, French \d+\.", lines[-1])
    record = tmp_path / "game.json"
    record.write_text(json.dumps(make_record()), "utf-8")
    told = arpents_here(tmp_path, "replay", record, columns=80).stdout.splitlines()
    assert told[0] == "sample"
    assert told[1:] == [line for line in lines[1:] if "#" not in line]


def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    game = new_game(seed=3)
    game.apply(game.legal_actions()[-1])
    game.concede(1)
    (tmp_path / "end.arpents").write_text(str(write_game(game)), "utf-8")
    shown = arpents_here(tmp_path, "replay", "end.arpents").stdout
    assert shown.startswith("end\n  The British draw New Haven, New York, ")
    assert shown.endswith(
        "The game is over: the British win. The French concede.\nBritish 17 points, French 29.\n"
    )


def test_a_damaged_game_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.arpents"
    file.write_text(str(sample()).replace("    end turn", "    retrieve", 1), "utf-8")
    run = arpents_here(tmp_path, "replay", file)
    assert (run.returncode, run.stdout) == (1, "")
    assert re.match(re.escape(str(file)) + r": line \d+: 'retrieve' is not possible now", run.stderr)
    assert run.stderr.count("\n") == 1


def test_stepping_in_a_terminal(tmp_path: Path) -> None:
    (tmp_path / "game.arpents").write_text(commented(), "utf-8")
    with Terminal(tmp_path, "replay", "game.arpents") as terminal:
        for keys, awaited in (
            ("", "Ann (British) against Bob (French) · Turn 1 · Action 0 of "),
            ("\n", "Action 1 of "),
            ("t\n", "Turn 2 · "),
            ("T\n", "Turn 1 · "),
            ("g 12\n", "Turn 12 · "),
            ("n\n", "Turn 12 · "),
            ("b\n", "Turn 11 · "),
            ("p\n", "Turn 10 · "),
            ("?\n", "the action before"),
            ("go\n", 'Unknown key "go"'),
        ):
            terminal.forget()
            terminal.type(keys)
            terminal.wait_for(awaited)
            terminal.wait_for("Enter for the next action, ? for help: ")
        terminal.type("q\n")
        assert terminal.end() == 0


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_end_it_quietly(tmp_path: Path, key: str, code: int) -> None:
    (tmp_path / "game.arpents").write_text(str(sample()), "utf-8")
    with Terminal(tmp_path, "replay", "game.arpents") as terminal:
        terminal.wait_for("? for help: ")
        terminal.wait_until_it_waits()
        terminal.type(key)
        assert terminal.end() == code
