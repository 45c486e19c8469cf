"""Analysing a decision: ranked lines, better and better, and the same again with counted iterations."""

from itertools import islice
from random import Random

import pytest

import arpents
from arpents import Budget, Side
from arpents.analysis import Analysis, NothingToAnalyse, analysing
from arpents.bots import make_bot
from arpents.locales import Words
from tests.bots.moments import moments
from tests.positions import position, side

VIEW = arpents.new_game(seed=3).view("british")


def analysed(iterations: int) -> Analysis:
    return arpents.analyse(VIEW, Budget(0.0, iterations=iterations))


def test_the_first_line_is_what_the_bot_chooses() -> None:
    found = analysed(100)
    assert found.best.action == make_bot("general").choose(VIEW, Budget(60, iterations=100))
    assert found.chance == found.best.chance == found.lines[0].chance
    assert found.iterations == 100
    assert sum(line.visits for line in found.lines) == 100
    assert [line.visits for line in found.lines] == sorted(
        (line.visits for line in found.lines), reverse=True
    )
    assert found.note == ""


def test_every_line_is_legal_and_told_in_words() -> None:
    legal = set(VIEW.legal_actions())
    found = analysed(200)
    for line in found.lines:
        assert line.action in legal
        assert 0 <= line.chance <= 1
        assert line.main_line[0] == line.action
    assert len(found.best.main_line) > 1
    for language in ("en", "de", "fr", "it"):
        assert len(found.best.sentences(Words(language))) == len(found.best.main_line)
    assert found.line(found.lines[-1].action) is found.lines[-1]
    assert found.line(arpents.parse_action("raid Quebec: Rangers", VIEW)) is None


def test_counted_iterations_give_the_same_again_whatever_is_hidden() -> None:
    again = arpents.determinize(VIEW, Random(5)).view("british")
    other = arpents.analyse(again, Budget(0.0, iterations=150))
    assert str(analysed(150)) == str(other)


def test_it_can_be_read_in_a_notebook() -> None:
    found = analysed(100)
    assert repr(found).startswith(f"<analysis for the British: {found.best.action} (")
    assert "Turn 1, British: " in str(found)
    assert repr(found.best).startswith(f"<line: {found.best.action}")


def test_answers_come_in_between_and_get_better() -> None:
    found = list(analysing(VIEW, Budget(0.0, iterations=600)))
    counts = [one.iterations for one in found]
    assert counts == sorted(set(counts))
    assert len(counts) > 3
    assert counts[-1] == 600


def test_whoever_has_seen_enough_stops_asking() -> None:
    found = list(islice(analysing(VIEW, Budget(3600.0)), 2))
    assert found[0].iterations < found[1].iterations


@pytest.mark.parametrize("budget", [Budget(0.0), Budget(1.0, iterations=1)])
def test_without_time_it_says_how_things_look(budget: Budget) -> None:
    found = arpents.analyse(VIEW, budget)
    assert found.is_glance
    assert "too small to search" in found.note
    assert found.best.action in VIEW.legal_actions()


def test_time_is_kept() -> None:
    budget = Budget(0.05)
    found = arpents.analyse(VIEW, budget)
    assert 0.05 <= found.seconds < 5


def test_the_chance_is_that_of_the_side_that_decides() -> None:
    won = position(
        british=side(hand=["Philadelphia"]),
        french=side(hand=["Militia"], siege="Boston", marker=6, attacking=["Siege Artillery"]),
        to_move=Side.FRENCH,
        actions_left=0,
    )
    found = arpents.analyse(won.view("french"), Budget(0.0, iterations=50))
    assert found.side is Side.FRENCH
    assert found.chance > 0.7


def test_where_nothing_else_can_be_done_it_says_so() -> None:
    game = position(actions_left=0)
    found = arpents.analyse(game.view("british"), Budget(0.0, iterations=20))
    assert (str(found.best.action), found.note) == ("end turn", "Nothing else can be done.")


def test_only_whoever_decides_has_something_to_analyse() -> None:
    game = arpents.new_game(seed=3)
    with pytest.raises(NothingToAnalyse, match='analyse its view, view\\("british"\\)'):
        arpents.analyse(game.view("french"), Budget(0.0))
    with pytest.raises(NothingToAnalyse):
        arpents.analyse(game.view(None), Budget(0.0))
    game.concede(Side.FRENCH)
    with pytest.raises(NothingToAnalyse, match="over"):
        arpents.analyse(game.view("british"), Budget(0.0))
    with pytest.raises(TypeError, match="not a Game"):
        arpents.analyse(game, Budget(0.0))  # type: ignore[arg-type]


def test_every_kind_of_decision_under_every_rule_set_can_be_analysed() -> None:
    for game in moments(1):
        assert game.decider is not None
        found = arpents.analyse(game.view(game.decider), Budget(0.0, iterations=12))
        assert any(offer.accepts(found.best.action) for offer in game.offers())
        assert found.best.sentences()
