"""Playing: what is legal in a state, and what an action does to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.actions import cards, edges, expansion, money, raiding, sieging, turn
from arpents.engine.chance import Chance, run
from arpents.engine.events import Log, tell_action
from arpents.engine.lots import Lot
from arpents.engine.offers import Offer
from arpents.engine.outlook import Outlook
from arpents.engine.state import (
    ACTIONS,
    BLOCK_AMBUSH,
    BLOCK_RAID,
    FORFEITURE,
    GIVE_CARD,
    GIVE_UP_CARD,
    LOSE_CARD,
    OCCUPATION,
    REDRAWING,
    STARTING_CARD,
    State,
)

Performance = Callable[[State, Action, Log], None]

_PERFORM: Final[dict[int, Performance]] = {
    verbs.SETTLE: expansion.settle,
    verbs.DEVELOP: expansion.develop,
    verbs.FORTIFY: expansion.fortify,
    verbs.BESIEGE: sieging.besiege,
    verbs.REINFORCE: sieging.reinforce,
    verbs.MILITARY_LEADER: sieging.reinforce,
    verbs.WITHDRAW: sieging.withdraw,
    verbs.RAID: raiding.raid,
    verbs.AMBUSH: raiding.ambush,
    verbs.CONVERT: raiding.convert,
    verbs.TAKE_MONEY: money.take_money,
    verbs.MERCHANT: money.merchant,
    verbs.TRADER: money.trader,
    verbs.PIRACY: money.piracy,
    verbs.DRAFT: cards.draft,
    verbs.DISCARD: cards.discard,
    verbs.RESERVE: cards.reserve,
    verbs.RETRIEVE: cards.retrieve,
    verbs.GOVERNOR: cards.governor,
    verbs.INTENDANT: cards.intendant,
    verbs.HOME_SUPPORT: cards.home_support,
    verbs.PASS: turn.pass_action,
    verbs.END_TURN: turn.end_turn,
    verbs.BLOCK: raiding.block,
    verbs.LET_PASS: raiding.let_pass,
    verbs.LOSE: raiding.lose,
    verbs.LOSE_RESERVED: raiding.lose,
    verbs.GIVE: raiding.give,
    verbs.GIVE_RESERVED: raiding.give,
    verbs.SHOW_HAND: raiding.show_hand,
    verbs.GIVE_UP: sieging.give_up,
    verbs.OCCUPY: sieging.occupy,
    verbs.LEAVE: sieging.leave,
    verbs.SELL_FUR: money.sell_fur,
    verbs.DROP: cards.drop,
    verbs.LOSE_COMMITTED: raiding.lose,
    verbs.REDRAW: edges.redraw,
    verbs.KEEP: edges.keep,
    verbs.FORFEIT: edges.forfeit,
    verbs.BEGIN_WITH: edges.begin_with,
}
PERFORM: Final = tuple(_PERFORM[verb] for verb in range(len(verbs.NAMES)))

FREE: Final = (
    verbs.MILITARY_LEADER,
    verbs.RETRIEVE,
    verbs.HOME_SUPPORT,
    verbs.SELL_FUR,
    verbs.DROP,
    verbs.END_TURN,
)
"""The verbs of a turn that never take an action; withdrawing depends on the rules."""

_IS_FREE: Final = tuple(verb in FREE for verb in range(len(verbs.NAMES)))

ANSWERS: Final[dict[int, Callable[[State, int], list[Offer]]]] = {
    BLOCK_RAID: raiding.offer_blocking,
    BLOCK_AMBUSH: raiding.offer_blocking,
    LOSE_CARD: raiding.offer_losing,
    GIVE_CARD: raiding.offer_giving,
    GIVE_UP_CARD: sieging.offer_giving_up,
    REDRAWING: edges.offer_redrawing,
    FORFEITURE: edges.offer_forfeiting,
    STARTING_CARD: edges.offer_beginning,
}


def find_offers(state: State) -> list[Offer]:
    """Everything that the decider of a state may do; nothing where nobody decides."""
    if state.phase in (ACTIONS, OCCUPATION):
        o = Outlook(state, state.decider)
        _offer_in_turn(o)
        return o.offers
    if state.phase in ANSWERS:
        return ANSWERS[state.phase](state, state.decider)
    return []


def draw_action(state: State, lot: Lot) -> Action:
    """One of the legal actions of a state in which somebody decides, each equally likely.

    ``lot.total`` then tells how many there are.
    """
    if state.phase not in (ACTIONS, OCCUPATION):
        return lot.among(find_offers(state))
    lot.begin()
    _offer_in_turn(Outlook(state, state.decider, lot))
    return lot.action()


def _offer_in_turn(o: Outlook) -> None:
    if o.state.phase == OCCUPATION:
        _offer_occupation(o)
        return
    state = o.state
    at_war = o.besieged != 0
    if state.actions_left:
        expansion.offer_expansion(o)
        sieging.offer_besieging(o)
        if at_war:
            sieging.offer_reinforcing(o)
        raiding.offer_raiding(o)
        raiding.offer_ambushing(o)
        raiding.offer_converting(o)
        money.offer_money(o)
        cards.offer_cards(o)
    _offer_free_actions(o, state.rules.withdrawing_is_free or state.actions_left > 0)
    turn.offer_turn(o)


def _offer_free_actions(o: Outlook, may_withdraw: bool) -> None:
    """Offer what is free in a turn (3.4), and to withdraw, which is not free everywhere (12.8)."""
    if o.besieged:
        sieging.offer_leading(o)
        if may_withdraw:
            sieging.offer_withdrawing(o)
    cards.offer_free_cards(o)
    if o.rules.free_fur_sale:
        money.offer_fur_sale(o)


def _offer_occupation(o: Outlook) -> None:
    """Offer the village of a siege won, and free actions where the rules allow them in between (12.15)."""
    sieging.offer_occupation(o)
    if o.rules.free_actions_while_resolving and o.side == o.state.to_move:
        _offer_free_actions(o, False)


def perform(state: State, action: Action, events: Log) -> None:
    """Do what a legal action does, up to the next decision, draw or start of a turn.

    What happens is added to the events, unless they are None.
    """
    tell_action(events, action)
    waiting = state.rules.british_wait_to_besiege
    if waiting:
        sieging.unleash(state)
    if state.phase == ACTIONS and takes_an_action(state, action.verb_number):
        state.actions_left -= 1
    PERFORM[action.verb_number](state, action, events)
    if waiting:
        sieging.unleash(state)


def advance(state: State, action: Action, chance: Chance) -> None:
    """Do a legal action and all that follows up to the next decision, and tell nobody what happens.

    This is for search, which looks at the state alone.
    """
    perform(state, action, None)
    run(state, chance, None)


def takes_an_action(state: State, verb: i64) -> bool:
    """Whether a verb uses up one of the turn's actions."""
    if verb == verbs.WITHDRAW:
        return not state.rules.withdrawing_is_free
    return not _IS_FREE[verb]
