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
from tests.cli.command import arpents, arpents_here
from tests.cli.terminal import CTRL_C, Terminal


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
    with Terminal(tmp_path, "perft", "--depth", "99", "--seed", "1") as terminal:
        terminal.wait_for("Depth 5")
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    shown = re.sub(r"\x1b\[\??\d*[A-Za-z]", " ", terminal.shown)
    told = re.search(r"Interrupted at depth (\d+)\.", shown)
    assert told
    # A quick machine may be at another depth by then, and may just have shown its line.
    counts = re.findall(r"\b(\d+) (\d+)\r\n", shown)
    assert [depth for depth, _ in counts] == [str(number) for number in range(1, len(counts) + 1)]
    assert 5 <= int(told[1]) <= len(counts) + 1 <= int(told[1]) + 1
    assert [int(count) for _, count in counts[:4]] == [114, 176, 6643, 29111]


@pytest.mark.parametrize("at_once", [1, 2, 3])
def test_what_is_counted_in_parts_is_the_same(at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_AT_ONCE", at_once)
    game = new_game(seed=1)
    assert sum(count for _, count in count_branches(game, 4)) == perft(game, 4)


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
