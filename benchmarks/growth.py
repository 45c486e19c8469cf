"""How the cost of a decision grows with the hand, and with the length of the game.

    python -m benchmarks.growth [--positions 100] [--games 100] [--seed 1] [--markdown]

For the hands, positions of random games in which a side owns many cards are dealt anew: the same positions
for each size of hand, and only the hand differs.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final, final

import arpents
from arpents import Action
from arpents.engine.bags import size
from arpents.engine.choosing import all_actions, count_actions, random_action
from arpents.engine.play import find_offers
from arpents.engine.positions import arrange, describe
from arpents.engine.state import ACTIONS, State
from benchmarks.build import build_name
from benchmarks.progress import show
from benchmarks.random_games import TURN_LIMIT, has_choice
from benchmarks.tables import table
from benchmarks.timing import BATCH_SECONDS, Stretch

HANDS: Final = (5, 8, 11, 14, 17, 20, 23)
SPAN: Final = 50
"""How many turns are taken together."""
BATCH: Final = 10


@final
class Cost:
    """What a number of decisions cost."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.rounds = 0.0

    def add(self, decisions: int, seconds: float, reference: float) -> None:
        """Add decisions, timed while the reference loop ran at so many rounds per second."""
        self.decisions += decisions
        self.seconds += seconds
        self.rounds += seconds * reference

    @property
    def microseconds(self) -> float:
        """The time of a decision."""
        return self.seconds / self.decisions * 1e6

    @property
    def in_rounds(self) -> float:
        """The time of a decision in rounds of the reference loop."""
        return self.rounds / self.decisions


def cards_owned(state: State) -> int:
    """How many cards the side to move has in hand, deck and discard pile."""
    me = state.sides[state.to_move]
    return size(me.hand) + size(me.deck) + size(me.discard)


def rich_positions(number: int, seed: int) -> list[State]:
    """Starts of turns in random games, one in a game, in which the side to move owns many cards."""
    found: list[State] = []
    while len(found) < number:
        show(f"looking for positions with many cards: {len(found)} of {number}")
        rng = Random(seed)
        game = arpents.new_game(seed=seed)
        seed += 1
        while game.decider is not None and game.state.turn < TURN_LIMIT:
            state = game.state
            if state.phase == ACTIONS and state.actions_left == 2 and cards_owned(state) >= max(HANDS):
                found.append(state.copy())
                break
            game.apply(game.random_action(rng))
    return found


def with_hand(state: State, held: int, rng: Random) -> State:
    """The position with so many cards in hand, drawn at random; the rest is the deck."""
    position = describe(state)
    side = position.sides[state.to_move]
    zones = side.zones
    cards = [*zones["hand"], *zones["deck"], *zones["discard"]]
    rng.shuffle(cards)
    zones |= {"hand": tuple(cards[:held]), "deck": tuple(cards[held:]), "discard": ()}
    side.known = ()
    return arrange(state.rules, position)


def time_each(states: list[State], decide: Callable[[State], object]) -> Cost:
    """Time a way of deciding in all of these positions, again and again for a while."""
    decisions = 0
    with Stretch() as stretch:
        while not decisions or stretch.elapsed() < BATCH_SECONDS:
            for state in states:
                decide(state)
            decisions += len(states)
    cost = Cost()
    cost.add(decisions, stretch.seconds, stretch.reference)
    return cost


def list_all(state: State) -> list[Action]:
    """Find and list what is legal, as ``Game.legal_actions`` does."""
    return all_actions(find_offers(state))


def by_hand(states: list[State], seed: int) -> list[list[str]]:
    """A row for each size of hand."""
    dealing, rng = Random(seed), Random(seed)  # apart: how often one draws depends on the speed

    def draw(state: State) -> Action:
        """Find, count and draw from what is legal, as ``Game.random_action`` does."""
        offers = find_offers(state)
        count_actions(offers)
        return random_action(offers, rng)

    rows = []
    least: Cost | None = None
    for held in HANDS:
        show(f"hands of {held}")
        dealt = [with_hand(state, held, dealing) for state in states]
        counts = [int(count_actions(find_offers(state))) for state in dealt]
        drawn = time_each(dealt, draw)
        listed = time_each(dealt, list_all)
        least = least or drawn
        rows.append(
            [
                str(held),
                f"{fmean(counts):,.0f}",
                f"{max(counts):,}",
                f"{drawn.microseconds:,.0f}",
                f"{drawn.in_rounds:,.0f}",
                f"{drawn.in_rounds / least.in_rounds:.1f}",
                f"{listed.microseconds:,.0f}",
                f"{listed.in_rounds:,.0f}",
                f"{listed.in_rounds / least.in_rounds:.1f}",
            ]
        )
    return rows


def play_in_spans(seed: int, spans: dict[int, list[tuple[int, float]]]) -> None:
    """Play a random game, and note the decisions and seconds of each span of turns."""
    rng = Random(seed)
    game = arpents.new_game(seed=seed)
    state = game.state
    span = decisions = 0
    start = perf_counter()
    while game.decider is not None and state.turn < TURN_LIMIT:
        if state.turn // SPAN != span:
            now = perf_counter()
            spans.setdefault(span, []).append((decisions, now - start))
            span, decisions, start = state.turn // SPAN, 0, now
        decisions += 1
        has_choice(game)
        game.apply(game.random_action(rng))
    spans.setdefault(span, []).append((decisions, perf_counter() - start))


def by_turn(games: int, first_seed: int) -> list[list[str]]:
    """A row for each span of turns."""
    costs: dict[int, Cost] = {}
    lasting: dict[int, int] = {}
    for start in range(0, games, BATCH):
        show(f"games: {start} of {games}")
        spans: dict[int, list[tuple[int, float]]] = {}
        with Stretch() as stretch:
            for seed in range(start, min(start + BATCH, games)):
                play_in_spans(first_seed + seed, spans)
        for span, timed in spans.items():
            lasting[span] = lasting.get(span, 0) + len(timed)
            for decisions, seconds in timed:
                costs.setdefault(span, Cost()).add(decisions, seconds, stretch.reference)
    first = costs[0].in_rounds
    return [
        [
            f"{span * SPAN + 1}–{(span + 1) * SPAN}",
            str(lasting[span]),
            f"{cost.decisions:,}",
            f"{cost.microseconds:.1f}",
            f"{cost.in_rounds:,.0f}",
            f"{cost.in_rounds / first:.2f}",
        ]
        for span, cost in sorted(costs.items())
    ]


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print the two tables."""
    parser = argparse.ArgumentParser(description="How the cost of a decision grows.")
    parser.add_argument("--positions", type=int, default=100, help="how many positions for each size of hand")
    parser.add_argument("--games", type=int, default=100, help="how many games for the table by turns")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--markdown", action="store_true", help="print the tables for a document")
    given = parser.parse_args(words)
    if given.positions < 1 or given.games < 1:
        parser.error("at least one position and one game are needed")
    hands = by_hand(rich_positions(given.positions, given.seed), given.seed)
    turns = by_turn(given.games, given.seed)
    show("")
    print(f"Build: {build_name()}.\n")
    header = ["hand", "legal actions", "most", "drawing: µs", "rounds", "times"]
    print(table([*header, "listing: µs", "rounds", "times"], hands, markdown=given.markdown))
    print("\nThe same positions for each size of hand. Drawing is offers(), count_actions() and")
    print("random_action(); listing is legal_actions(). Rounds are those of the reference loop; times")
    print("are those of drawing from the smallest hand.\n")
    header = ["turns", "games", "decisions", "µs per decision", "rounds", "times"]
    print(table(header, turns, markdown=given.markdown))
    print("\nA decision is the choice by random_action() and apply(). Games that were over before are in no")
    print("row; times are those of the first row.")


if __name__ == "__main__":
    main()
