"""Sieges: besiege, reinforce, lead, withdraw, and the decisions at their end (sections 6 and 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import size, take
from arpents.engine.counting import NO_LIMITS
from arpents.engine.events import Log
from arpents.engine.offers import Offer, one_apart
from arpents.engine.outlook import Outlook
from arpents.engine.places import SETTLERS
from arpents.engine.routes import Routes
from arpents.engine.scoring import points
from arpents.engine.sides import BRITISH, FRENCH
from arpents.engine.sieges import (
    begin_siege,
    commit,
    conclude_siege,
    fighters,
    go_on,
    losable,
    place_village,
)
from arpents.engine.state import State
from arpents.engine.supply import reaches_siege

POINTS_TO_BESIEGE: Final = 25


def offer_besieging(o: Outlook) -> None:
    """Offer to begin a siege (6.2)."""
    if o.me.siege or (o.side == BRITISH and must_wait(o.state)):
        return
    goals = o.theirs & o.listed
    if not goals:
        return
    routes = Routes(o, goals & -goals)
    while goals:
        place = goals & -goals
        goals ^= place
        strong = fighters(o, place)
        if not strong:
            continue
        routes.lead_to(place)
        pair = routes.next()
        while pair:
            pool = take(o.pack, strong, pair) if strong & pair else strong
            if pool:
                count = size(pool & o.pack.first)
                o.add(verbs.BESIEGE, place, pair, pool, 1, 1, count, pool, False, NO_LIMITS)
            pair = routes.next()


def offer_reinforcing(o: Outlook) -> None:
    """Offer to reinforce a siege, as its attacker or its defender (6.4)."""
    attacker: i64
    for attacker in range(2):
        place = o.state.of(attacker).siege
        if place:
            pool = fighters(o, place) & ~o.pack.leaders
            if attacker != o.side:
                pool |= o.hand & o.pack.fortifications
            if pool and reaches_siege(o.state, o.side, place):
                o.one_of(verbs.REINFORCE, place, 0, pool)


def offer_leading(o: Outlook) -> None:
    """Offer to send the Military Leader to a siege, free (6.6)."""
    leader = o.hand & o.pack.leaders
    attacker: i64
    if leader:
        for attacker in range(2):
            place = o.state.of(attacker).siege
            if place and reaches_siege(o.state, o.side, place):
                o.plain(verbs.MILITARY_LEADER, place, leader)


def offer_withdrawing(o: Outlook) -> None:
    """Offer to give up a siege or surrender a place, with the card that it costs (7.6)."""
    attacker: i64
    for attacker in range(2):
        place = o.state.of(attacker).siege
        if place:
            pool = losable(o.state, o.side, attacker)
            if pool:
                o.one_apart(verbs.WITHDRAW, place, 0, pool)
            else:
                o.plain(verbs.WITHDRAW, place, 0)


def offer_giving_up(state: State, side: i64) -> list[Offer]:
    """Offer the loser of a siege which committed card to give up (7.4)."""
    return [one_apart(side, verbs.GIVE_UP, 0, 0, losable(state, side, state.contest))]


def offer_occupation(o: Outlook) -> None:
    """Offer the winner of a siege to place a village, or to leave the place neutral (7.2)."""
    place = o.state.place
    if place & SETTLERS == 0:
        o.plain(verbs.OCCUPY, place, 0)
    elif o.ready & o.pack.settlers:
        o.one_of(verbs.OCCUPY, place, 0, o.ready & o.pack.settlers)
    o.plain(verbs.LEAVE, place, 0)


def must_wait(state: State) -> bool:
    """Whether a variant still holds the British back from sieges (13)."""
    if not state.rules.british_wait_to_besiege or state.unleashed:
        return False
    return points(state, BRITISH) < POINTS_TO_BESIEGE


def unleash(state: State) -> None:
    """Remember that the British have had the points to besiege, even if they lose them again."""
    if not must_wait(state):
        state.unleashed = 1


def besiege(state: State, action: Action, events: Log) -> None:
    """Begin a siege with its first card (6.2, 6.3)."""
    side = action.side_number
    me = state.of(side)
    me.spend(take(me.pack, action.card_bag, action.chosen_bag))
    if side == FRENCH and state.rules.british_wait_to_besiege:
        state.unleashed = 1
    begin_siege(state, side, action.place)
    commit(state, side, side, action.chosen_bag, events)


def reinforce(state: State, action: Action, events: Log) -> None:
    """Commit a card to a siege in progress (6.4, 6.6)."""
    commit(state, action.side_number, _attacker(state, action), action.card_bag, events)


def withdraw(state: State, action: Action, events: Log) -> None:
    """Lose a siege on purpose (7.6)."""
    state.contest = _attacker(state, action)
    conclude_siege(state, action.side_number, action.chosen_bag, events)


def give_up(state: State, action: Action, events: Log) -> None:
    """Give up a card after a lost siege (7.4)."""
    conclude_siege(state, action.side_number, action.chosen_bag, events)


def occupy(state: State, action: Action, events: Log) -> None:
    """Place a village where a siege was won (7.2)."""
    state.of(action.side_number).spend(action.card_bag)
    place_village(state, action.side_number, action.place, events)
    _after_occupation(state, events)


def leave(state: State, action: Action, events: Log) -> None:
    """Leave a taken place neutral (7.2)."""
    _after_occupation(state, events)


def _after_occupation(state: State, events: Log) -> None:
    state.place = 0
    go_on(state, events)


def _attacker(state: State, action: Action) -> i64:
    """The attacker of the siege at the action's place."""
    return 0 if state.of(0).siege == action.place else 1
