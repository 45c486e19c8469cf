"""Reviewing recorded games: each decision as its side saw it, with what it gave away."""

import json

import pytest

from arpents import Side, View, parse_action
from arpents.analysis import VERDICTS, Moment, moments_of, review, reviewing, verdict_on
from arpents.analysis import game_review as module
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.tree import TreeSearch
from arpents.engine.game import Game, game_from
from arpents.engine.play import perform
from arpents.errors import ArpentsError
from arpents.records.game_text import GameText
from arpents.records.site_json.converting import to_game_text
from arpents.records.writing import write_game
from tests.positions import do, position, side
from tests.records.recording import make_record

RECORD = json.dumps(make_record(1)).encode()


def thrown_away() -> Game:
    """A game whose British give up a siege that was won."""
    start = position(
        british=side(hand=["Norfolk"], siege="Quebec", marker=2, attacking=["Siege Artillery"]),
        french=side(hand=["Gaspé"], deck=["Militia", "Trader"]),
        actions_left=0,
    )
    game = game_from(start.state)
    do(game, "withdraw Quebec: Siege Artillery", "end turn", "pass", "end turn")
    return game


def test_moments_are_the_decisions_of_a_record_of_either_kind() -> None:
    moments, end = moments_of(RECORD)
    again, _ = moments_of(str(to_game_text(RECORD)))
    assert [str(moment.action) for moment in moments] == [str(moment.action) for moment in again]
    assert [moment.number for moment in moments] == list(range(1, len(moments) + 1))
    assert moments[0].turn == 1
    assert end.turn >= moments[-1].turn - 1
    for moment in moments:
        assert moment.action in moment.view.legal_actions()


def test_a_moment_shows_what_the_side_could_know() -> None:
    moments, _ = moments_of(RECORD)
    for moment in moments[:10]:
        assert moment.view.side is moment.side
        assert moment.view.foe.hand == moment.view.foe.known


def test_a_won_siege_that_is_given_up_is_a_blunder() -> None:
    found = review(write_game(thrown_away()), 200)
    assert found.complete
    first = found.decisions[0]
    assert (first.verdict, first.side, str(first.best)) == ("blunder", Side.BRITISH, "end turn")
    assert first.chance > 0.8
    assert first.given_away == first.chance - first.after > 0.2
    assert found.worst(Side.BRITISH, 3)[0] is first
    assert found.decisions[1].verdict == "only"
    assert first not in found.of(Side.FRENCH)
    assert found.counts(Side.BRITISH)["blunder"] == 1
    assert found.mean_given_away(Side.BRITISH) > 0.2
    assert "withdraw" in repr(first)
    assert "of 4 decisions" in repr(found)


def test_the_best_gives_nothing_away_and_winning_at_once_is_certain() -> None:
    game = position(
        british=side(hand=["Louisbourg", "Norfolk", "Philadelphia"]),
        board={"Louisbourg": "british village", "Quebec": None},
    )
    won = parse_action("settle Quebec: Louisbourg, Norfolk, Philadelphia", game)
    waited = parse_action("discard: Norfolk", game)
    best, other = reviewing([Moment(1, game.state, won), Moment(2, game.state, waited)], 60)
    assert (best.verdict, best.given_away, best.british_chance > 0.99) == ("best", 0.0, True)
    assert other.verdict != "best"
    assert module._chance_after(Moment(1, game.state, won), 5) == 1.0


def test_a_review_is_the_same_again() -> None:
    moments, _ = moments_of(RECORD)
    first, second = ([one.after for one in reviewing(moments[:6], 40)] for _ in range(2))
    assert first == second


def test_progress_is_told_and_an_interruption_keeps_what_is_done() -> None:
    told: list[tuple[int, int]] = []

    def interrupting(done: int, total: int) -> None:
        told.append((done, total))
        if done == 3:
            raise KeyboardInterrupt

    found = review(RECORD, 5, interrupting)
    assert [done for done, _ in told] == [1, 2, 3]
    assert (len(found.decisions), found.complete, found.total) == (3, False, told[0][1])
    assert found.winner is None


@pytest.mark.parametrize("text", ["", "{", "no game", '[Arpents "2"]\n1. British\n'])
def test_what_is_no_record_is_an_error_that_says_so(text: str) -> None:
    with pytest.raises(ArpentsError):
        review(text, 5)


def test_a_game_without_decisions_has_an_empty_review() -> None:
    text: GameText = write_game(game_from(position().state))
    found = review(text, 5)
    assert (found.decisions, found.complete) == ((), True)


def test_verdicts_follow_from_one_table() -> None:
    limits = [verdict.up_to for verdict in VERDICTS]
    assert limits == sorted(limits)
    assert [verdict_on(verdict.up_to) for verdict in VERDICTS] == [verdict.word for verdict in VERDICTS]
    assert verdict_on(0.0) == "best"


def test_what_was_done_is_worth_what_a_search_from_there_on_says() -> None:
    """Few iterations must not shift it: a chance of one or of nothing stays one."""
    moments, _ = moments_of(RECORD)
    for moment in moments[:4]:
        state = moment.state.copy()
        perform(state, moment.action, None)
        search = TreeSearch(View(state, moment.side), best_evaluation(), hash(state))
        search.iterate(module.LEAST)
        british = search.root.total / int(search.root.visits)
        expected = british if moment.side is Side.BRITISH else 1.0 - british
        assert module._chance_after(moment, module.LEAST) == pytest.approx(expected, abs=1e-9)
