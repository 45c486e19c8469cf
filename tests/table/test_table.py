"""The table: who may act, what each sees, and what can be taken back."""

import pytest

import arpents
from arpents import IllegalAction
from arpents.table import NothingToUndo, NotYourDecision, StaleVersion, Table
from tests.positions import BRITISH, FRENCH, position, side


def table_with(*hand: str, money: int = 5, **more: object) -> Table:
    return Table(position(side(hand=hand, deck=["New York", "Norfolk"], money=money, **more)))


def act(table: Table, text: str) -> None:
    decider = table.decider
    assert decider is not None
    table.apply(decider, arpents.parse_action(text, table.view(decider)))


def test_only_the_decider_may_act() -> None:
    table = table_with("Boston")
    with pytest.raises(NotYourDecision, match="british side decides now; wait for Ann"):
        Table(table.game, {BRITISH: "Ann", FRENCH: "Ben"}).apply(
            FRENCH, table.view(BRITISH).legal_actions()[0]
        )


def test_an_action_on_an_old_version_is_refused_and_changes_nothing() -> None:
    table = table_with("Boston")
    action = arpents.parse_action("take money: Boston", table.view(BRITISH))
    table.apply(BRITISH, action, version=0)
    with pytest.raises(StaleVersion, match="Version 0 is not the one of now, 1"):
        table.apply(BRITISH, arpents.parse_action("pass", table.view(BRITISH)), version=0)
    assert table.view(BRITISH).state.actions_left == 1


def test_an_illegal_action_changes_nothing() -> None:
    table = table_with("Boston")
    before = table.view(BRITISH), table.version(BRITISH)
    with pytest.raises(IllegalAction):
        act(table, "take money: Norfolk")
    assert (table.view(BRITISH), table.version(BRITISH)) == before


def test_provisional_actions_are_seen_by_their_author_only() -> None:
    table = table_with("Boston")
    unaware = table.view(FRENCH), table.view(None), len(table.events(FRENCH)), table.version(FRENCH)
    act(table, "take money: Boston")
    assert table.view(BRITISH).state.sides[BRITISH].money == 8
    assert (table.view(FRENCH), table.view(None), len(table.events(FRENCH)), table.version(FRENCH)) == unaware
    assert table.version(BRITISH) == 1
    assert len(table.events(BRITISH)) == 2


def test_the_end_of_the_turn_publishes_everything_in_order() -> None:
    table = table_with("Boston", "Philadelphia")
    act(table, "take money: Philadelphia")
    act(table, "take money: Boston")
    act(table, "end turn")
    told = [str(event.action) for event in table.events(FRENCH) if event.action]
    assert told == ["take money: Philadelphia", "take money: Boston", "end turn"]
    assert table.version(FRENCH) == table.version(None) == 1
    assert table.version(BRITISH) == 3


def test_undo_takes_back_one_action_at_a_time() -> None:
    table = table_with("Boston", "Philadelphia")
    start = table.view(BRITISH)
    act(table, "take money: Philadelphia")
    act(table, "take money: Boston")
    assert str(table.undo(BRITISH)) == "take money: Boston"
    assert table.view(BRITISH).state.sides[BRITISH].money == 8
    assert str(table.undo(BRITISH)) == "take money: Philadelphia"
    assert table.view(BRITISH) == start
    assert not table.can_undo(BRITISH)
    with pytest.raises(NothingToUndo):
        table.undo(BRITISH)


@pytest.mark.parametrize(
    ("hand", "text"),
    [(["Boston"], "end turn"), (["Home Support"], "home support")],
    ids=["the end of the turn", "a draw"],
)
def test_after_a_point_of_no_return_nothing_is_undone(hand: list[str], text: str) -> None:
    table = table_with(*hand)
    act(table, text)
    assert not table.can_undo(BRITISH)
    assert not table.can_undo(FRENCH)


def test_a_decision_of_the_opponent_is_a_point_of_no_return() -> None:
    table = Table(position(side(hand=["Rangers"]), side(deck=["Militia"], hand=["Quebec"])))
    act(table, "ambush: Rangers")
    assert table.decider == FRENCH
    act(table, "do not block")
    assert table.decider == BRITISH
    assert not table.can_undo(BRITISH)


def test_a_hand_shown_is_a_point_of_no_return() -> None:
    table = Table(position(side(hand=["Rangers"]), side(deck=["Gaspé"], hand=["Quebec"])))
    act(table, "ambush: Rangers")
    assert table.decider == BRITISH
    assert not table.can_undo(BRITISH)
    assert table.view(BRITISH).state.sides[FRENCH].known != 0


def test_a_side_sees_how_many_cards_the_enemy_draws_but_not_which() -> None:
    table = table_with("Boston")
    act(table, "end turn")
    (drawn,) = (event for event in table.events(FRENCH) if event.kind == "cards-drawn")
    assert (drawn.detail_number, drawn.card_names) == (2, [])
    (own,) = (event for event in table.events(BRITISH) if event.kind == "cards-drawn")
    assert sorted(own.card_names) == ["New York", "Norfolk"]


def test_events_after_a_number_are_what_is_new() -> None:
    table = table_with("Boston")
    act(table, "end turn")
    events = table.events(FRENCH)
    assert [event.key() for event in table.events(FRENCH, after=1)] == [event.key() for event in events[1:]]


def test_who_concedes_drops_what_was_provisional_of_the_other() -> None:
    table = table_with("Boston")
    act(table, "take money: Boston")
    table.concede(FRENCH)
    outcome = table.view(None).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BRITISH, "conceded")
    assert table.view(BRITISH).state.sides[BRITISH].money == 5
    assert table.decider is None


def test_what_a_side_has_done_stands_when_it_concedes_in_its_own_turn() -> None:
    table = table_with("Boston")
    act(table, "take money: Boston")
    table.concede(BRITISH)
    outcome = table.view(FRENCH).outcome
    assert outcome is not None
    assert outcome.winner == FRENCH
    for viewer in (BRITISH, FRENCH, None):
        assert table.view(viewer).state.sides[BRITISH].money > 5
        assert [event.kind for event in table.events(viewer)][-1] == "game-ended"


def test_nobody_acts_in_a_game_that_is_over() -> None:
    table = table_with("Boston")
    action = table.view(BRITISH).legal_actions()[0]
    table.concede(BRITISH)
    with pytest.raises(arpents.GameOver):
        table.apply(BRITISH, action)
    with pytest.raises(arpents.GameOver):
        table.concede(FRENCH)


def test_the_end_of_the_turn_is_published_even_if_the_same_side_decides_next() -> None:
    british = side(siege="Louisbourg", attacking=["Militia"], marker=2)
    french = side(hand=["Quebec", "Gaspé", "Tadoussac", "Montreal", "Trader"], defending=["Militia", "Ships"])
    table = Table(position(british, french, to_move=FRENCH))
    act(table, "end turn")
    assert (table.decider, table.view(FRENCH).phase) == (FRENCH, "give up card")
    assert not table.can_undo(FRENCH)
    assert table.version(BRITISH) == 1


def test_a_table_leaves_the_game_that_it_was_given_alone() -> None:
    game = position(side(hand=["Boston"], money=5))
    act(Table(game, {FRENCH: "Ben"}), "take money: Boston")
    assert game.state.sides[BRITISH].money == 5


def test_errors_tell_programs_what_they_are() -> None:
    table = table_with("Boston")
    with pytest.raises(NotYourDecision) as not_yours:
        table.apply(FRENCH, arpents.Action(FRENCH, 22))
    with pytest.raises(IllegalAction) as illegal:
        act(table, "take money: Norfolk")
    table.concede(BRITISH)
    with pytest.raises(arpents.GameOver) as over:
        table.concede(BRITISH)
    codes = [found.value.code for found in (not_yours, illegal, over)]
    assert codes == ["not_your_decision", "illegal_action", "game_over"]
