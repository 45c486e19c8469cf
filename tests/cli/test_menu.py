"""The menu: every legal action can be reached through a few short questions."""

from random import Random

import pytest

from arpents.cli.choices import LISTED, Choice, effect, find_choices
from arpents.cli.menu import Menu, NoSuchNumber, Picking, Ways, ask_about, read_typed
from arpents.engine.action import Action
from arpents.engine.game import Game, new_game
from arpents.engine.views import View
from arpents.errors import UnknownName
from tests.positions import BRITISH, FRENCH, position, side


def choices(game: Game) -> list[Choice]:
    return find_choices(game.view(game.decider).offers())


def choice(game: Game, label: str) -> tuple[View, Choice]:
    return game.view(game.decider), next(found for found in choices(game) if found.label == label)


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_is_in_one_choice(seed: int) -> None:
    game = new_game(seed=seed)
    rng = Random(seed)
    for _ in range(60):
        if game.decider is None:
            break
        found = choices(game)
        assert sum(each.ways for each in found) == game.count_actions()
        assert len({each.label for each in found}) == len(found)
        for each in found:
            next_question = ask_about(game.view(game.decider), each)
            assert isinstance(next_question, Action) == (each.ways == 1)
            assert each.ways <= LISTED or each.offers[0].most == 1 or isinstance(next_question, Picking)
        game.apply(game.random_action(rng))


def test_a_list_leads_to_each_of_its_ways() -> None:
    game = position(side(hand=["Boston", "New York", "Philadelphia"]))
    view, found = choice(game, "take money")
    question = ask_about(view, found)
    assert isinstance(question, Ways)
    answers = [question.answer(str(number)) for number in (1, 2, 3)]
    assert {str(answer) for answer in answers} == {
        f"take money: {card}" for card in ("Boston", "New York", "Philadelphia")
    }
    assert question.answer("take money") is None
    with pytest.raises(NoSuchNumber, match=r"There is no 4 in the list; it goes from 1 to 3\."):
        question.answer("4")


def test_picking_leaves_out_the_card_the_verb_is_named_after() -> None:
    hand = [
        "Governor",
        "Boston",
        "New York",
        "Norfolk",
        "Philadelphia",
        "Militia",
        "Militia",
        "Ships",
        "Rangers",
    ]
    view, found = choice(position(side(hand=hand)), "governor")
    question = ask_about(view, found)
    assert isinstance(question, Picking)
    answer = question.answer("militia, 1")
    assert isinstance(answer, Action)
    assert answer in view.legal_actions()
    assert str(answer) == "governor: Boston, Militia"
    assert str(question.answer("5, 6")) == "governor: Militia, Militia"
    with pytest.raises(UnknownName, match="Did you mean Militia"):
        question.answer("millitia")
    assert question.answer("discard: Boston") is None
    assert question.answer("take money") is None


def test_typing_a_verb_alone_narrows_the_menu() -> None:
    game = position(side(hand=["Boston", "New Haven", "St. Mary's", "Norfolk", "Pemaquid"]))
    view = game.view(BRITISH)
    menu = Menu(choices(game), 2)
    narrowed = read_typed("settle", view, menu)
    assert isinstance(narrowed, Menu)
    assert {each.label.split()[0] for each in narrowed.choices} == {"settle"}
    one = read_typed("settle deerfield", view, menu)
    assert isinstance(one, Choice)
    assert one.where == "Deerfield"
    assert isinstance(read_typed("discard: Boston", view, menu), Action)
    with pytest.raises(UnknownName, match=r'Unknown word or action "quiet"\. Did you mean quit'):
        read_typed("quiet", view, menu)


def test_an_empty_line_ends_a_turn_without_actions_left_and_nothing_else() -> None:
    hand = ["Boston", "Home Support"]
    done = position(side(hand=hand, deck=["Norfolk"]), actions_left=0)
    assert str(Menu(choices(done)).expected) == "end turn"
    assert Menu(choices(position(side(hand=hand))), 2).expected is None


def test_what_an_action_brings_is_told() -> None:
    game = position(
        side(hand=["Boston", "Siege Artillery", "New York"], money=4, siege="Port Royal", marker=-1),
        side(hand=["Quebec"], deck=["Trader"]),
    )
    view = game.view(BRITISH)
    told = {str(action): effect(view, action) for action in game.legal_actions()}
    assert told["take money: Boston"] == "+3 money"
    assert told["reinforce Port Royal: Siege Artillery"] == "−3 money, siege at +2"
    assert told["reinforce Port Royal: Boston"] == "siege at 0"
    assert told["draft: Militia"] == "−2 money"
    assert told["pass"] == ""


def test_trying_an_action_tells_nothing_of_what_is_hidden() -> None:
    one = position(
        to_move=FRENCH, french=side(hand=["Quebec"]), british=side(hand=["Boston"], deck=["Norfolk"])
    )
    other = position(
        to_move=FRENCH, french=side(hand=["Quebec"]), british=side(hand=["Norfolk"], deck=["Boston"])
    )
    views = [game.view(FRENCH) for game in (one, other)]
    told = [[effect(view, action) for action in view.legal_actions()] for view in views]
    assert told[0] == told[1]
