"""What a table remembers: games stored and opened again, and actions taken back."""

from collections.abc import Sequence
from random import Random

import pytest

import arpents
from arpents import Action, GameOver, IllegalAction, Side
from arpents.engine.chance import ImpossibleDraw, seeded
from arpents.engine.events import Event
from arpents.engine.game import dealt_game
from arpents.engine.state import State
from arpents.table import NothingToUndo, StaleVersion, Table
from arpents.table.history import Choice, choices
from arpents.table.table import SPACING
from tests.engine.any_game import any_game
from tests.positions import BRITISH, FRENCH, position, side, zone
from tests.sampling import sampled


def five_to_draw() -> Table:
    """A table at which the British have no card and ten in their deck."""
    deck = ["Boston", "New York", "Norfolk", "New Haven", "St. Mary's", "Philadelphia", "Pemaquid", "Trader"]
    return Table(position(side(hand=["Militia"], deck=deck, money=5), side(hand=["Quebec"])))


def act(table: Table, text: str) -> Action:
    decider = table.decider
    assert decider is not None
    action = arpents.parse_action(text, table.view(decider))
    table.apply(decider, action)
    return action


def versions(table: Table) -> list[int]:
    return [table.version(side) for side in (BRITISH, FRENCH, None)]


def test_stored_cards_are_drawn_instead_of_random_ones() -> None:
    drawn = ["Trader", "Pemaquid", "Boston", "Norfolk"]
    table = five_to_draw()
    table.apply(BRITISH, arpents.parse_action("end turn", table.view(BRITISH)), drawn=drawn)
    assert zone(table.game, BRITISH, "hand") == ["Boston", "Militia", "Norfolk", "Pemaquid", "Trader"]
    assert sorted(table.drawn) == sorted(drawn)


@pytest.mark.parametrize("drawn", [["Boston"], ["Quebec"] * 4, ["Boston"] * 4])
def test_cards_that_cannot_be_drawn_leave_the_table_as_it_was(drawn: list[str]) -> None:
    table = five_to_draw()
    act(table, "pass")
    seen = table.view(BRITISH), table.view(None), versions(table), table.events(BRITISH)
    chance = table.game.chance
    with pytest.raises((ImpossibleDraw, arpents.UnknownName)):
        table.apply(
            BRITISH,
            arpents.parse_action("end turn", table.view(BRITISH)),
            drawn=drawn,
            chance=seeded(9),
        )
    assert (table.view(BRITISH), table.view(None), versions(table), table.events(BRITISH)) == seen
    assert table.can_undo(BRITISH)
    assert (table.game.chance.first, table.game.chance.second) == (chance.first, chance.second)


def test_chance_can_be_given_anew_for_each_action() -> None:
    hands = set()
    for seed in range(20):
        table = five_to_draw()
        chance = seeded(seed)
        table.apply(BRITISH, arpents.parse_action("end turn", table.view(BRITISH)), chance=chance)
        assert chance.first == seeded(seed).first, "the table draws from a copy"
        hands.add(tuple(zone(table.game, BRITISH, "hand")))
    assert len(hands) > 5


def test_an_action_that_is_refused_does_not_change_the_chance() -> None:
    table = five_to_draw()
    with pytest.raises(IllegalAction):
        table.apply(BRITISH, Action(BRITISH, 0, 1), chance=seeded(77))
    assert table.game.chance.first == five_to_draw().game.chance.first


def test_what_was_drawn_is_all_of_it_even_what_nobody_sees_alone() -> None:
    table = Table(arpents.new_game(seed=3))
    dealt = table.drawn
    assert len(dealt) == 10
    assert dealt_game(dealt).state == table.game.state
    act(table, "pass")
    assert table.drawn == []


def test_an_action_of_ones_own_is_taken_back_with_all_that_followed() -> None:
    table = five_to_draw()
    act(table, "pass")
    before = table.game.state
    end = act(table, "end turn")
    act(table, "pass")
    told = versions(table)
    assert table.take_back(BRITISH, version=told[0]) == end
    assert table.game.state == before
    assert (table.decider, table.view(FRENCH).state.actions_left) == (BRITISH, 1)
    assert [new > old for old, new in zip(told, versions(table), strict=True)] == [True] * 3
    assert [str(event.action) for event in table.events(None) if event.action] == ["pass"]
    assert str(table.take_back(BRITISH)) == "pass"
    with pytest.raises(NothingToUndo, match="nothing to take back at this table"):
        table.take_back(BRITISH)
    assert not table.can_take_back(BRITISH)


def test_what_the_enemy_has_not_seen_stays_unseen_when_something_is_taken_back() -> None:
    table = five_to_draw()
    unaware = table.view(FRENCH), table.events(FRENCH)
    act(table, "pass")
    act(table, "pass")
    told = versions(table)
    table.take_back(BRITISH)
    assert (table.view(FRENCH), table.events(FRENCH)) == unaware
    assert [new > old for old, new in zip(told, versions(table), strict=True)] == [True, False, False]
    assert table.can_undo(BRITISH)
    table.undo(BRITISH)
    assert not table.can_undo(BRITISH)


def test_nothing_is_taken_back_of_what_came_before_the_table() -> None:
    game = arpents.new_game(seed=1)
    game.apply(arpents.parse_action("pass", game))
    table = Table(game)
    assert not table.can_take_back(BRITISH)
    assert not table.can_take_back(FRENCH)


def test_an_old_version_takes_nothing_back() -> None:
    table = five_to_draw()
    act(table, "pass")
    with pytest.raises(StaleVersion):
        table.take_back(BRITISH, version=0)
    assert table.can_undo(BRITISH)


def test_automatic_answers_are_nothing_that_one_chose() -> None:
    table = Table(position(side(hand=["Rangers"]), side(deck=["Gaspé"], hand=["Quebec"])))
    ambush = act(table, "ambush: Rangers")
    assert table.decider == BRITISH, "the French have shown their hand without being asked"
    assert not table.can_take_back(FRENCH)
    assert table.take_back(BRITISH) == ambush
    assert table.view(BRITISH).state.sides[FRENCH].known == 0


def test_the_end_of_a_game_can_be_taken_back_but_not_a_concession() -> None:
    british = side(siege="Quebec", attacking=["Militia"], marker=5)
    table = Table(position(british, side(hand=["Montreal"]), to_move=FRENCH))
    act(table, "end turn")
    assert table.view(FRENCH).phase == "over"
    table.take_back(FRENCH)
    assert table.view(FRENCH).phase == "actions"
    assert table.view(BRITISH).outcome is None
    table.concede(BRITISH)
    assert not table.can_take_back(FRENCH)
    with pytest.raises(GameOver, match="conceded"):
        table.take_back(FRENCH)


@pytest.mark.parametrize("seed", sampled(range(40), both=4, test=10))
def test_any_game_can_be_stored_and_taken_back_at_any_time(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    table, stored = Table(game), Table(game)
    before: list[tuple[Side, State]] = []
    while (decider := table.decider) is not None and len(before) < 250:
        if before and rng.random() < 0.05:
            who = rng.choice((BRITISH, FRENCH))
            if not any(side == who for side, _ in before):
                continue
            while before[-1][0] != who:
                before.pop()
            _, state = before.pop()
            assert table.take_back(who) == stored.take_back(who)
            assert table.game.state == stored.game.state == state
            continue
        before.append((decider, table.game.state))
        action = table.view(decider).random_action(rng)
        events = table.apply(decider, action, chance=seeded(rng.getrandbits(60)))
        assert stored.apply(decider, action, drawn=table.drawn) == events
        for viewer in (BRITISH, FRENCH, None):
            assert table.view(viewer) == stored.view(viewer)
            assert table.events(viewer) == stored.events(viewer)


def test_taking_back_lives_little_again_however_long_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = Table(arpents.new_game(seed=3)), Random(3)
    for _ in range(200):
        decider = table.decider
        assert decider is not None
        table.apply(decider, table.view(decider).random_action(rng))
    twin = Table(arpents.new_game(seed=3))
    lived: list[Choice] = []

    def noted(events: Sequence[Event]) -> list[Choice]:
        found = choices(events)
        lived.extend(found)
        return found

    monkeypatch.setattr("arpents.table.table.choices", noted)
    before = len(table.game.log)
    for _ in range(60):
        side = table.decider
        assert side is not None
        table.take_back(side)
    assert len(table.game.log) < before - 60
    assert len(lived) <= 60 * SPACING
    log = table.game.log
    for choice in choices(log[len(twin.game.log) :]):
        assert twin.decider is not None
        twin.apply(twin.decider, choice.action, drawn=choice.drawn)
    assert twin.game.state == table.game.state
