"""The bot general, and the tree that it searches."""

from itertools import combinations
from math import sqrt
from random import Random
from typing import get_args

import pytest

from arpents import Budget, determinize, make_bot, new_game
from arpents.bots.beliefs import Beliefs
from arpents.bots.evaluation.base import hastened
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.general import Part, look_into, new_search
from arpents.bots.search.nodes import Node, action_key
from arpents.bots.search.settings import DEFAULT_SETTINGS, TreeSettings
from arpents.bots.search.tree import BROADEST, WIDENING, TreeSearch
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import size
from arpents.engine.state import BLOCK_RAID
from tests.bots.moments import moments
from tests.positions import FRENCH, position, side


def searched(seed: int, iterations: int) -> TreeSearch:
    """A search in the middle of some game."""
    game = moments(5)[seed]
    search = TreeSearch(game.view(game.decider), best_evaluation(), 1)
    search.iterate(iterations)
    return search


def test_every_iteration_is_counted_at_the_root() -> None:
    search = searched(3, 25)
    assert search.root.visits == search.iterations == 25
    assert sum(node.visits for node in search.nodes.children(search.root)) == 25
    assert all(0.0 <= node.mean() <= 1.0 for node in search.nodes.children(search.root))


def test_the_same_iterations_give_the_same_tree() -> None:
    def told(search: TreeSearch) -> list[tuple[str, int, float]]:
        return [(str(node.action), node.visits, node.total) for node in search.nodes.children(search.root)]

    assert told(searched(7, 20)) == told(searched(7, 20))


def test_more_iterations_grow_the_tree() -> None:
    assert len(searched(2, 40).nodes) > len(searched(2, 4).nodes) > 1


def test_the_oftener_a_decision_is_visited_the_more_ways_to_do_the_same_are_considered() -> None:
    grown = 0
    for seed in range(0, 20, 4):
        # The first looks after it became wider may all go to what is not left out.
        early, late = searched(seed, WIDENING - 1), searched(seed, 4 * WIDENING + BROADEST)
        assert late.ways(late.root) == early.ways(early.root) + 2
        before, after = ({str(action) for action in search.options()} for search in (early, late))
        assert before <= after
        assert {str(node.action) for node in late.tried()} == after
        grown += len(after) > len(before)
    assert grown


def test_actions_have_keys_of_their_own() -> None:
    """Cards far apart in a pack had the same key once, and a node stood for two actions."""
    bags = [sum(1 << bit for bit in bits) for number in (1, 2, 3) for bits in combinations(range(63), number)]
    keys = {action_key(Action(0, verbs.DISCARD, cards=bag)) for bag in bags}
    assert len(keys) == len(bags) == 63 + 1953 + 39711


def test_a_full_tree_grows_no_more_and_still_plays_turns_to_their_end() -> None:
    for seed in (2, 3, 5):
        game = moments(5)[seed]
        search = TreeSearch(game.view(game.decider), best_evaluation(), 1, TreeSettings(nodes=100))
        search.iterate(40)
        held = len(search.nodes)
        # Where it becomes full, one decision may still be looked at; at the root, ways come later too.
        assert 100 <= held < 250
        search.iterate(20)
        assert len(search.nodes) == held
        assert search.root.visits == 60


def test_what_a_full_tree_does_not_keep_is_played_to_the_end_of_the_turn() -> None:
    """That the home falls is known when the turn ends, and not while there are actions left."""
    british = side(siege="Quebec", attacking=["Regular Infantry"], marker=3, deck=["Boston"])
    french = side(hand=["Gaspé", "Montreal"], deck=["Tadoussac"], money=5)
    view = position(british, french, to_move=FRENCH).view(FRENCH)
    search = TreeSearch(view, best_evaluation(), 1, TreeSettings(nodes=2))
    search.iterate(30)
    assert len(search.nodes) == 1 + len(search.tried()), "nothing but the root is looked at"
    for node in search.tried():
        assert node.mean() == 1.0 or not node.visits


def test_an_action_is_as_untried_as_it_could_have_been_done() -> None:
    search = searched(3, 120)
    nodes = [search.root]
    seldom = 0
    for node in nodes:
        children = search.nodes.children(node)
        nodes += children
        for child in children:
            assert child.offered <= node.visits
            seldom += child.offered < node.visits - 1
    assert seldom, "the enemy never lacked the cards for anything"


def test_a_budget_of_iterations_counts_and_the_clock_does_not() -> None:
    game = new_game(seed=4)
    view = game.view(game.decider)
    first, second = (make_bot("general").choose(view, Budget(seconds, 30)) for seconds in (0.0001, 1000.0))
    assert first == second == make_bot("general:iterations=30").choose(view, Budget(0.0))


def test_no_time_at_all_still_gives_an_action_that_is_offered() -> None:
    for game in moments(5)[::4]:
        view = game.view(game.decider)
        action = make_bot("general").choose(view, Budget(0.0))
        assert any(offer.accepts(action) for offer in view.offers())


def test_imagined_worlds_keep_what_is_known() -> None:
    for game in moments(5)[::3]:
        view = game.view(game.decider)
        search = TreeSearch(view, best_evaluation(), 5)
        for _ in range(5):
            world = search.imagine()
            foe, seen = world.of(1 - search.side), view.state.of(1 - search.side)
            assert size(foe.hand) == view.hand_sizes[1 - search.side]
            assert foe.hand & seen.known == seen.known
            assert world.of(search.side).hand == view.state.of(search.side).hand
            assert determinize(view, Random(1)).view(view.side) == type(view)(world, view.side)


@pytest.mark.parametrize("part", get_args(Part))
def test_it_plays_without_each_of_its_parts(part: str) -> None:
    for game in moments(5)[::20]:
        view = game.view(game.decider)
        action = make_bot(f"general:iterations=8,without={part}").choose(view, Budget(1.0))
        assert any(offer.accepts(action) for offer in view.offers())


def test_answers_of_a_side_that_is_far_behind_are_judged_by_hand_too() -> None:
    for game in moments(5)[::10]:
        search = new_search(game.view(game.decider), "learning", 0)
        search.iterate(20)
        assert search.root.visits == 20


def test_what_looks_best_at_a_glance_is_never_left_out() -> None:
    def seldom(settings: TreeSettings) -> int:
        """How many of those that look best were looked at less often than they should be."""
        found = 0
        for game in moments(5)[::12]:
            search = TreeSearch(game.view(game.decider), best_evaluation(), 1, settings)
            search.iterate(600)
            french = search.side == 1
            ranked = sorted(search.tried(), key=lambda node: node.guess if french else 1 - node.guess)
            least = int(DEFAULT_SETTINGS.looks * sqrt(600)) - 1
            found += sum(int(node.visits) < least for node in ranked[: 600 // int(settings.breadth)])
        return found

    assert seldom(DEFAULT_SETTINGS) == 0
    assert seldom(TreeSettings(looks=0.0)) > 0


def test_the_choice_goes_by_what_is_assured() -> None:
    def node(visits: int, mean: float, guess: float = 0.5) -> Node:
        made = Node(None, guess)
        made.visits, made.total = visits, visits * mean
        return made

    often, seldom, better = node(1000, 0.60), node(10, 0.70), node(300, 0.70)
    assert seldom.assured(0) < often.assured(0) < better.assured(0)
    assert node(300, 0.3).assured(1) == pytest.approx(better.assured(0)), "what is lost to one is the other's"
    assert node(0, 0.0, 0.4).assured(0) < node(0, 0.0, 0.6).assured(0) < node(1, 0.0).assured(0)


def test_a_search_that_is_decided_ends_early_with_the_same_choice() -> None:
    for game in moments(5)[::8]:
        view = game.view(game.decider)
        whole, early = (new_search(view, "nothing", 0) for _ in range(2))
        whole.iterate(60)
        look_into(early, Budget(1.0), 60)
        assert early.best() == whole.best()
        assert early.iterations == 60 or early.lead() > 60 - early.iterations


def test_a_search_goes_on_from_the_action_that_was_done() -> None:
    followed = 0
    for game in moments(5)[::4]:
        search = new_search(game.view(game.decider), "nothing", 0)
        search.iterate(30)
        chosen, before = search.best(), len(search.nodes)
        node = next(one for one in search.nodes.children(search.root) if one.action == chosen)
        known, after = node.visits, game.copy()
        after.apply(chosen)
        if after.decider != game.decider or not search.follow(chosen, after.view(game.decider), 0):
            continue
        followed += 1
        assert search.root.visits == known
        assert len(search.nodes) < before
        search.iterate(10)
        assert any(offer.accepts(search.best()) for offer in after.view(game.decider).offers())
    assert followed > 3


@pytest.mark.soak
def test_by_time_it_goes_on_with_its_tree_and_does_only_what_is_offered() -> None:
    raids = 0
    for seed in range(3):
        game, bots = new_game(seed=seed), [make_bot("general:seconds=0.02"), make_bot("planner")]
        while game.decider is not None and game.state.turn < 60:
            action = bots[game.decider].choose(game.view(game.decider), Budget(1.0))
            raids += action.verb_number == verbs.RAID and game.decider == 0
            game.apply(action)
    assert raids > 3, "a tree goes on wrongly where the enemy could have blocked"


def test_a_search_does_not_go_on_from_what_was_not_foreseen() -> None:
    one, other = moments(5)[3], moments(5)[30]
    search = new_search(one.view(one.decider), "nothing", 0)
    search.iterate(10)
    assert not search.follow(search.best(), other.view(other.decider), 0)


@pytest.mark.soak
def test_an_enemy_that_lets_a_raid_pass_hardly_has_what_blocks_it() -> None:
    seen: dict[str, int] = {}
    for game in moments(20):
        if game.state.phase != BLOCK_RAID:
            continue
        attacker = game.state.to_move
        for answer in (offer.action(0) for offer in game.offers()):
            beliefs, answered = Beliefs(), game.copy()
            assert beliefs.unlikely(game.view(attacker)) == 0
            beliefs.note(game.view(attacker), Action(attacker, verbs.RAID))
            answered.apply(answer)
            if answered.decider == attacker:
                seen.setdefault(answer.verb, beliefs.unlikely(answered.view(attacker)))
    assert seen["block"] == 0
    assert seen["do not block"] != 0


def test_cards_that_are_unlikely_are_imagined_seldom() -> None:
    game = new_game(seed=1)
    view = game.view(game.decider)
    foe = view.state.of(1 - int(game.decider or 0))
    card = foe.deck & -foe.deck

    def often(unlikely: int) -> int:
        search = TreeSearch(view, best_evaluation(), 3, unlikely=unlikely)
        return sum(bool(search.imagine().of(1 - search.side).hand & card) for _ in range(300))

    assert 0 < often(card) < often(0) / 2


def test_more_cores_look_at_more_and_give_the_same_answer_each_time() -> None:
    game = moments(5)[12]
    view = game.view(game.decider)
    answers = []
    for _ in range(2):
        general = make_bot("general:iterations=40,cores=2")
        answers.append(general.choose(view, Budget(1.0)))
        general.close()  # type: ignore[attr-defined]
    assert answers[0] == answers[1]
    assert any(offer.accepts(answers[0]) for offer in view.offers())


def test_whoever_leads_a_game_that_seems_endless_is_to_end_it() -> None:
    def judged(turn: int, towns: int, chance: float) -> float:
        places = ("Montreal", "Trois-Rivières", "Tadoussac", "Gaspé", "Port Royal")
        board = dict.fromkeys(places[:towns], "french town")
        return hastened(position(board=board, turn=turn).state, chance)

    assert judged(40, 5, 0.02) == judged(120, 0, 0.02) == 0.02, "a usual game is judged as ever"
    assert judged(200, 5, 0.02) < judged(200, 2, 0.02), "the French lead, and come nearer to the end"
    assert 0.0 < judged(10_000, 0, 0.0) < 0.5
    assert judged(190, 3, 0.9) < 0.9


def test_a_home_that_is_sure_to_fall_is_no_matter_of_judgement() -> None:
    british = side(siege="Quebec", attacking=["Regular Infantry"], marker=3, deck=["Boston"])
    french = side(hand=["Gaspé", "Montreal"], deck=["Tadoussac"], money=5)
    game = position(british, french, to_move=FRENCH)
    search = TreeSearch(game.view(FRENCH), best_evaluation(), 1)
    search.iterate(30)
    (end,) = [node for node in search.tried() if node.action and node.action.verb == "end turn"]
    assert end.guess == 1.0
