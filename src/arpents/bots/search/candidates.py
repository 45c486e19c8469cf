"""Candidates: of everything that is legal, what a player would think about.

Most legal actions differ only in the cards they use up. Of those that do the same at the same place, the
few that cost least are kept; of the many ways to discard, those that rid the hand of what it needs least.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.bots.evaluation.cards import total_worth
from arpents.bots.evaluation.weights import DEFAULT
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import index, lowest, put, size
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS, Pack
from arpents.engine.state import State
from arpents.engine.supply import usable

LISTED: Final = 40
"""Offers of more actions than this are not listed but sampled by rules of thumb."""

WANTED: Final = 10.0
"""How far ahead an action is for each card that a plan asks it for."""

IDLE: Final = (verbs.END_TURN, verbs.PASS)


def candidates(state: State, offers: list[Offer], kept: int, sought: i64 = 0, shed: i64 = 0) -> list[Action]:
    """The actions worth a thought, at most ``kept`` for each verb and place.

    Of drafts, those of the cards ``sought`` come first; of what the Governor may do, to rid the deck of
    those to ``shed``.
    """
    found: list[Action] = []
    done: list[i64] = []
    for number, offer in enumerate(offers):
        if offer.verb_number in IDLE:
            continue
        head = (offer.verb_number << 40) | offer.place
        if head in done:
            continue
        done.append(head)
        if offer.verb_number == verbs.DISCARD:
            _discards(state, offer, found)
        else:
            wanted = sought if offer.verb_number == verbs.DRAFT else shed
            _cheapest(state, offers[number:], offer, kept, wanted, found)
    return found


def _cheapest(
    state: State, offers: list[Offer], first: Offer, kept: int, wanted: i64, found: list[Action]
) -> None:
    """Add the cheapest actions that do what the first offer does."""
    scored: list[tuple[float, int, Action]] = []
    for offer in offers:
        if offer.verb_number != first.verb_number or offer.place != first.place:
            continue
        actions = offer.actions() if offer.count <= LISTED else _thumb(offer)
        for action in actions:
            score = -_prior(state, action)
            if wanted and first.verb_number in (verbs.DRAFT, verbs.GOVERNOR):
                score -= WANTED * float(size((action.card_bag | action.chosen_bag) & wanted))
            scored.append((score, len(scored), action))
    if first.verb_number in (verbs.DRAFT, verbs.INTENDANT, verbs.RESERVE):
        kept += 5
    scored.sort()
    for _, _, action in scored[:kept]:
        found.append(action)


def _prior(state: State, action: Action) -> float:
    """What an action brings at a glance, less the cards it uses up."""
    side = action.side_number
    pack = PACKS[side]
    value = -total_worth(side, action.card_bag)
    if action.verb_number in (verbs.MERCHANT, verbs.TAKE_MONEY):
        sold = action.card_bag & ~action.chosen_bag & pack.coins
        while sold:
            value += 1.5 * DEFAULT.coin * pack.coin[index(sold & -sold)]
            sold &= sold - 1
    elif action.verb_number == verbs.TRADER:
        value += 3.0 * DEFAULT.coin * float(size(action.card_bag & pack.furs))
    elif action.verb_number == verbs.GOVERNOR:
        value += 0.1 * float(size(action.card_bag)) - 2.0 * total_worth(
            side, action.card_bag & usable(state, side)
        )
    elif action.verb_number in (verbs.BESIEGE, verbs.REINFORCE):
        value += 0.8 * pack.strength[index(action.chosen_bag or lowest(action.card_bag))]
    elif action.chosen_bag:
        value += 2.0 * total_worth(side, action.chosen_bag)
    return value


def _thumb(offer: Offer) -> list[Action]:
    """A few actions of an offer that is too large to list: the least it asks for, and the most it allows."""
    last = offer.count - 1
    return [offer.action(0), offer.action(last // 2), offer.action(last)]


def _discards(state: State, offer: Offer, found: list[Action]) -> None:
    """Add discards of the cards that are needed least: one, two, and so on."""
    pack = PACKS[offer.side_number]
    order = _least_needed_first(state, pack, offer.pool_bag)
    picked: i64 = 0
    most = min(offer.most, len(order), 4)
    for card in order[:most]:
        picked = put(pack, picked, card)
        found.append(offer.with_picked(picked))


def _least_needed_first(state: State, pack: Pack, hand: i64) -> list[i64]:
    """The cards of a hand, the least useful first, each as the first bit of its kind."""
    alive = usable(state, pack.side)
    scored: list[tuple[float, int]] = []
    cards = hand
    while cards:
        card = cards & -cards
        cards ^= card
        worth = total_worth(pack.side, card) if card & alive else -1.0
        scored.append((worth, lowest(pack.run_of(card))))
    scored.sort()
    return [card for _, card in scored]
