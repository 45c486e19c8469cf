"""The benchmark of hidden hands: a real game, and a player who really sees."""

import pytest

from arpents import Budget, new_game
from arpents.bots.general import new_search
from benchmarks import hidden_hands


def test_the_one_who_sees_is_never_wrong_about_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(seed=3)
    worlds = []

    def remembering(*given: object) -> object:
        search = new_search(*given)  # type: ignore[arg-type]
        worlds.append(search.imagine())
        return search

    monkeypatch.setattr(hidden_hands, "new_search", remembering)
    seer = hidden_hands.Clairvoyant(game, 4)
    for _ in range(6):
        before = game.state.copy()
        assert game.decider is not None
        action = seer.choose(game.view(game.decider), Budget(1.0))
        assert worlds[-1] == before == game.state
        game.apply(action)


def test_what_both_won_adds_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(hidden_hands, "TURN_LIMIT", 6)
    hidden_hands.main(["--games", "2", "--iterations", "2", "--markdown"])
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()[2:]]
    assert sum(int(row[2]) + int(row[3]) for row in rows) == 2
