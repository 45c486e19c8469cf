"""The benchmarks of growth and memory: small real runs, and none of their seconds."""

import re
from random import Random

import pytest

from arpents.engine.bags import size
from benchmarks import growth, memory
from benchmarks.growth import HANDS, cards_owned, rich_positions, with_hand


def test_positions_are_dealt_anew() -> None:
    (state,) = rich_positions(1, 1)
    assert cards_owned(state) >= max(HANDS)
    for held in HANDS:
        dealt = with_hand(state, held, Random(held))
        assert size(dealt.of(state.to_move).hand) == held
        assert cards_owned(dealt) == cards_owned(state)
        assert dealt.sides[1 - state.to_move].hand == state.sides[1 - state.to_move].hand


def test_the_cost_is_told_by_hand_and_by_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(growth, "BATCH_SECONDS", 0.0001)
    monkeypatch.setattr(growth, "HANDS", (5, 8))
    monkeypatch.setattr(growth, "TURN_LIMIT", 60)
    growth.main(["--positions", "1", "--games", "2", "--markdown"])
    out = capsys.readouterr().out
    assert "| 5 | " in out
    assert "| 8 | " in out
    assert "| 1–50 | 2 | " in out
    assert "| 51–100 | 2 | " in out
    assert "| 101–150 |" not in out


def test_states_are_held_and_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    memory.main(["--states", "500"])
    out = capsys.readouterr().out
    assert re.search(r"^states held at once +500$", out, re.MULTILINE)
    assert re.search(r"^different ones +500$", out, re.MULTILINE)


def test_states_that_would_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "SAMPLE", 5)
    monkeypatch.setattr(memory, "free_memory", lambda: 2_000_000_000)
    sizes = iter([0, 5_000])
    monkeypatch.setattr(memory, "resident", lambda: next(sizes))
    with pytest.raises(SystemExit, match=r"would take about 10\.0 GB, and the machine has 2\.0 GB left"):
        memory.main(["--states", "10000000"])
