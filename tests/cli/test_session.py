"""A session under rubbish: whatever is typed, in whatever rules, it goes on or ends in good order."""

import io
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from arpents.cli.opponents import Opponent
from arpents.cli.screen import Screen
from arpents.cli.session import Session
from arpents.cli.terminal import THEME
from arpents.content import load_rule_sets, load_variants
from arpents.engine.game import new_game
from arpents.engine.sides import SIDES
from arpents.records.saves import resume_game
from arpents.table import Table
from tests.sampling import sampled

WORDS = (
    *("undo", "hand", "market", "map", "log", "help", "all", "save", "foo", "", "", ""),
    *("settle", "draft", "discard", "raid", "besiege", "governor", "reinforce", "merchant", "end turn"),
    *("settle Deerfield", "Boston, Militia", "discard: Boston", "withdraw", "1,2", "2, 3, 4", ":", ","),
)


@pytest.mark.parametrize("seed", sampled(range(6), test=1))
def test_a_session_survives_whatever_is_typed(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(seed)
    left = 250

    def typed(_prompt: str) -> str:
        nonlocal left
        left -= 1
        if left == 0:
            raise EOFError
        return str(rng.randint(1, 14)) if rng.random() < 0.7 else rng.choice(WORDS)

    monkeypatch.setattr("builtins.input", typed)
    rule_set = rng.choice(list(load_rule_sets()))
    variants = [name for name in load_variants() if rng.random() < 0.4]
    table = Table(new_game(rule_set, variants, seed))
    width = rng.choice((40, 60, 80, 100))
    out = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False, markup=False)
    opponent = Opponent(("random", "beginner")[seed // 2 % 2], seed)
    side = SIDES[seed % 2]
    session = Session(table, side, opponent, Screen(out, side), tmp_path / "game.save")
    with closing(opponent.bot), pytest.raises(EOFError):
        session.play()
    session.save(session.save_to)
    assert resume_game(session.save_to.read_bytes()).game.state == table.game.state
    assert isinstance(out.file, io.StringIO)
    assert max(map(len, out.file.getvalue().splitlines())) <= width
    assert capsys.readouterr().err == ""
