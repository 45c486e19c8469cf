"""Choosing among offers: listing, counting, drawing one at random, and saying no."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import index, is_bag, size
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS
from arpents.engine.places import ALL
from arpents.engine.state import State
from arpents.engine.supply import unusable_cards
from arpents.errors import ArpentsError

EXAMPLES: Final = 5
"""How many legal actions an error lists before it only counts the rest."""


class IllegalAction(ArpentsError):
    """An action that nobody offers now: why, and what would be legal instead."""

    def __init__(self, action: Action, why: str, legal: list[str]) -> None:
        super().__init__(action, why, legal)
        self.action = action
        self.why = why
        self.legal = legal

    def __str__(self) -> str:
        return f"{str(self.action)!r} is not possible now: {self.why}"


class GameOver(ArpentsError):
    """An action in a game that is over."""


class NothingToDecide(ArpentsError):
    """A choice was wanted of a side that has none."""


def all_actions(offers: list[Offer]) -> list[Action]:
    """Every action offered."""
    found: list[Action] = []
    for offer in offers:
        offer.list_actions(found)
    return found


def count_actions(offers: list[Offer]) -> i64:
    """The number of actions offered."""
    total: i64 = 0
    for offer in offers:
        total += offer.count
    return total


def random_action(offers: list[Offer], rng: Random) -> Action:
    """One of the actions offered, each equally likely."""
    if not offers:
        raise NothingToDecide("There is nothing to decide: the game is over, or the other side decides.")
    total: int = count_actions(offers)
    number: i64 = int(rng.random() * total)
    for offer in offers:
        if number < offer.count:
            return offer.action(number)
        number -= offer.count
    raise AssertionError("counts of offers disagree")  # pragma: no cover


def is_offered(offers: list[Offer], action: Action) -> bool:
    """Whether an action is legal."""
    verb = action.verb_number
    for offer in offers:  # noqa: SIM110 - a generator would cost more than the question
        if offer.verb_number == verb and offer.accepts(action):
            return True
    return False


def refuse(state: State, offers: list[Offer], action: Action) -> IllegalAction:
    """The error for an action that is not offered, found by asking what was offered nearest to it."""
    decider = state.decider
    if action.side_number != decider:
        side = "British" if decider == 0 else "French"
        return IllegalAction(action, f"the {side} side decides.", [])
    if not is_well_formed(action):
        return IllegalAction(action, "its numbers stand for no place or cards.", _examples(offers))
    same_verb = [offer for offer in offers if offer.verb_number == action.verb_number]
    if not same_verb:
        possible = ", ".join(dict.fromkeys(offer.verb for offer in offers))
        return IllegalAction(action, f"you may {possible}.", _examples(offers))
    same_place = [offer for offer in same_verb if offer.place == action.place]
    if not same_place and not same_verb[0].place:
        return IllegalAction(action, f"{action.verb} takes no location.", _examples(same_verb))
    if not same_place:
        where = ", ".join(sorted({str(offer.location) for offer in same_verb}))
        return IllegalAction(action, f"you may {action.verb} at {where}.", _examples(same_verb))
    examples = _examples(same_place)
    why = _fault_of_cards(state, action) or "the cards do not fit"
    return IllegalAction(action, f"{why}. For example: {examples[0]!r}.", examples)


def is_well_formed(action: Action) -> bool:
    """Whether the numbers of an action stand for one place at most, and for cards of its side."""
    pack = PACKS[action.side_number]
    one_place = action.place & ~ALL == 0 and action.place & (action.place - 1) == 0
    return one_place and is_bag(pack, action.card_bag) and is_bag(pack, action.chosen_bag)


def _fault_of_cards(state: State, action: Action) -> str:
    """What is wrong with the cards of an action, where that can be told of one of them."""
    me = state.of(action.side_number)
    if action.verb_number == verbs.DRAFT and size(action.chosen_bag) == 1:
        cost = me.pack.cost[index(action.chosen_bag)]
        if cost > me.money:
            return f"{action.card_names[0]} costs {cost}, and there is {me.money} money"
    unusable = unusable_cards(state, action.side_number)
    named = [f"{card} cannot be used: {unusable[card]}" for card in action.card_names if card in unusable]
    return "; ".join(named)


def _examples(offers: list[Offer]) -> list[str]:
    examples = [str(offer.action(0)) for offer in offers[:EXAMPLES]]
    more = count_actions(offers) - len(examples)
    return [*examples, f"… and {more} more"] if more else examples
