"""Playing: what is legal in a state, and what an action does to it."""

from __future__ import annotations

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

FREE: Final = (
    verbs.MILITARY_LEADER,
    verbs.RETRIEVE,
    verbs.HOME_SUPPORT,
    verbs.SELL_FUR,
    verbs.DROP,
    verbs.END_TURN,
)
"""The verbs of a turn that never take an action; withdrawing depends on the rules."""

_FREE_BITS: Final[i64] = sum(1 << verb for verb in FREE)


def find_offers(state: State) -> list[Offer]:
    """Everything that the decider of a state may do; nothing where nobody decides."""
    if state.phase in (ACTIONS, OCCUPATION):
        o = Outlook(state, state.decider)
        _offer_in_turn(o)
        return o.offers
    return _find_answers(state, state.decider)


def _find_answers(state: State, side: i64) -> list[Offer]:
    """What a side may do that is asked a question."""
    phase = state.phase
    found: list[Offer] = []
    if phase in (BLOCK_RAID, BLOCK_AMBUSH):
        found = raiding.offer_blocking(state, side)
    elif phase == LOSE_CARD:
        found = raiding.offer_losing(state, side)
    elif phase == GIVE_CARD:
        found = raiding.offer_giving(state, side)
    elif phase == GIVE_UP_CARD:
        found = sieging.offer_giving_up(state, side)
    elif phase == REDRAWING:
        found = edges.offer_redrawing(state, side)
    elif phase == FORFEITURE:
        found = edges.offer_forfeiting(state, side)
    elif phase == STARTING_CARD:
        found = edges.offer_beginning(state, side)
    return found


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
    _do(state, action, events)
    if waiting:
        sieging.unleash(state)


def advance(state: State, action: Action, chance: Chance) -> None:
    """Do a legal action and all that follows up to the next decision, and tell nobody what happens.

    This is for search, which looks at the state alone.
    """
    perform(state, action, None)
    run(state, chance, None)


def _do(state: State, action: Action, events: Log) -> None:  # noqa: PLR0912, PLR0915
    """Do what the verb of an action says: by comparing numbers, since a call from a table costs more."""
    verb = action.verb_number
    if verb == verbs.END_TURN:
        turn.end_turn(state, action, events)
    elif verb == verbs.PASS:
        turn.pass_action(state, action, events)
    elif verb == verbs.DISCARD:
        cards.discard(state, action, events)
    elif verb == verbs.DRAFT:
        cards.draft(state, action, events)
    elif verb == verbs.RESERVE:
        cards.reserve(state, action, events)
    elif verb == verbs.RETRIEVE:
        cards.retrieve(state, action, events)
    elif verb == verbs.TAKE_MONEY:
        money.take_money(state, action, events)
    elif verb == verbs.MERCHANT:
        money.merchant(state, action, events)
    elif verb == verbs.SETTLE:
        expansion.settle(state, action, events)
    elif verb == verbs.DEVELOP:
        expansion.develop(state, action, events)
    elif verb == verbs.FORTIFY:
        expansion.fortify(state, action, events)
    elif verb == verbs.BESIEGE:
        sieging.besiege(state, action, events)
    elif verb in (verbs.REINFORCE, verbs.MILITARY_LEADER):
        sieging.reinforce(state, action, events)
    elif verb == verbs.WITHDRAW:
        sieging.withdraw(state, action, events)
    elif verb == verbs.RAID:
        raiding.raid(state, action, events)
    elif verb == verbs.AMBUSH:
        raiding.ambush(state, action, events)
    elif verb == verbs.CONVERT:
        raiding.convert(state, action, events)
    elif verb == verbs.TRADER:
        money.trader(state, action, events)
    elif verb == verbs.PIRACY:
        money.piracy(state, action, events)
    elif verb == verbs.GOVERNOR:
        cards.governor(state, action, events)
    elif verb == verbs.INTENDANT:
        cards.intendant(state, action, events)
    elif verb == verbs.HOME_SUPPORT:
        cards.home_support(state, action, events)
    elif verb == verbs.BLOCK:
        raiding.block(state, action, events)
    elif verb == verbs.LET_PASS:
        raiding.let_pass(state, action, events)
    elif verb in (verbs.LOSE, verbs.LOSE_RESERVED, verbs.LOSE_COMMITTED):
        raiding.lose(state, action, events)
    elif verb in (verbs.GIVE, verbs.GIVE_RESERVED):
        raiding.give(state, action, events)
    elif verb == verbs.SHOW_HAND:
        raiding.show_hand(state, action, events)
    elif verb == verbs.GIVE_UP:
        sieging.give_up(state, action, events)
    elif verb == verbs.OCCUPY:
        sieging.occupy(state, action, events)
    elif verb == verbs.LEAVE:
        sieging.leave(state, action, events)
    elif verb == verbs.SELL_FUR:
        money.sell_fur(state, action, events)
    elif verb == verbs.DROP:
        cards.drop(state, action, events)
    elif verb == verbs.REDRAW:
        edges.redraw(state, action, events)
    elif verb == verbs.KEEP:
        edges.keep(state, action, events)
    elif verb == verbs.FORFEIT:
        edges.forfeit(state, action, events)
    else:
        edges.begin_with(state, action, events)


def takes_an_action(state: State, verb: i64) -> bool:
    """Whether a verb uses up one of the turn's actions."""
    if verb == verbs.WITHDRAW:
        return not state.rules.withdrawing_is_free
    return _FREE_BITS >> verb & 1 == 0
