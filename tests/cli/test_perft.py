"""Counting sequences of actions: one plain line to a depth, by first action, and interrupted."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from arpents.cli import perft as command
from arpents.cli.perft import count_branches
from arpents.engine.action import Action
from arpents.engine.game import Game, new_game
from arpents.engine.perft import perft
from tests.cli.command import Terminal, arpents, arpents_here


def test_one_line_for_each_depth(tmp_path: Path) -> None:
    run = arpents(tmp_path, "perft", "--depth", "3", "--seed", "1")
    assert (run.returncode, run.stderr) == (0, "")
    game = new_game(seed=1)
    assert run.stdout == "".join(f"{depth} {perft(game, depth)}\n" for depth in (1, 2, 3))


def test_dividing_lists_every_first_action(tmp_path: Path) -> None:
    for scenario, depth in (("standard", 2), ("frontenacs-war", 1)):
        options = ("--depth", str(depth), "--scenario", scenario, "--divide")
        run = arpents(tmp_path, "perft", *options)
        *before, total = run.stdout.splitlines()
        counts, actions = zip(*(line.split(" ", 1) for line in before[depth - 1 :]), strict=True)
        game = new_game(scenario=scenario)
        assert list(actions) == [str(action) for action in game.legal_actions()]
        assert total == f"{depth} {sum(int(count) for count in counts)}"


def test_rules_make_a_difference(tmp_path: Path) -> None:
    options = ("--rule-set", "yucata", "--variant", "french-choose-a-starting-card")
    game = new_game("yucata", ["french-choose-a-starting-card"])
    assert arpents(tmp_path, "perft", "--depth", "1", *options).stdout == f"1 {game.count_actions()}\n"


def test_ctrl_c_leaves_what_there_is(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "perft", "--depth", "9", "--seed", "1")
    terminal.wait_for("3 6643")
    terminal.wait_for("Depth 5")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Interrupted at depth 5." in terminal.shown
    assert re.search(r"\b4 29111\r\n", re.sub(r"\x1b\[\??\d*[A-Za-z]", " ", terminal.shown))


def test_an_interrupted_division_lists_what_was_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def count(game: Game, depth: int) -> Iterator[tuple[Action, int]]:
        yield from islice(count_branches(game, depth), 2)
        if depth == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(command, "count_branches", count)
    run = arpents_here(tmp_path, "perft", "--depth", "2", "--seed", "1", "--divide")
    assert (run.returncode, run.stderr) == (130, "Interrupted at depth 2.\n")
    first, *listed = run.stdout.splitlines()
    assert first == "1 2"
    assert [line.split(" ", 1)[1] for line in listed] == list(map(str, new_game(seed=1).legal_actions()[:2]))
