"""The bot general, and the tree that it searches."""

from random import Random

from arpents import Budget, determinize, make_bot, new_game
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.tree import TreeSearch
from arpents.engine.bags import size
from tests.bots.moments import moments


def searched(seed: int, iterations: int) -> TreeSearch:
    """A search in the middle of some game."""
    game = moments(5)[seed]
    search = TreeSearch(game.view(game.decider), best_evaluation(), 1)
    search.iterate(iterations)
    return search


def test_every_iteration_is_counted_at_the_root() -> None:
    search = searched(3, 25)
    assert search.root.visits == search.iterations == 25
    assert sum(node.visits for node in search.root.children.values()) == 25
    assert all(0.0 <= node.mean() <= 1.0 for node in search.root.children.values())


def test_the_same_iterations_give_the_same_tree() -> None:
    def told(search: TreeSearch) -> list[tuple[str, int, float]]:
        return [(str(node.action), node.visits, node.total) for node in search.root.children.values()]

    assert told(searched(7, 20)) == told(searched(7, 20))


def test_more_iterations_grow_the_tree() -> None:
    assert searched(2, 40).nodes > searched(2, 4).nodes > 1


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
