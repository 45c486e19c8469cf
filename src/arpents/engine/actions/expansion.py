"""Expansion: settle, develop, fortify (section 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.decks import change_money
from arpents.engine.events import Log
from arpents.engine.outlook import Outlook
from arpents.engine.places import ALL, FORT_DUQUESNE, PRIZES, SCORING, SETTLERS
from arpents.engine.reasons import FORT_DUQUESNE_TAKEN, HOME_SETTLED
from arpents.engine.routes import Routes
from arpents.engine.scoring import end_game
from arpents.engine.sides import FRENCH
from arpents.engine.sieges import place_village, take_location_card
from arpents.engine.state import State, forts_in_stock, towns_in_stock, villages_in_stock

FORTIFY_COST: Final = 3


def offer_expansion(o: Outlook) -> None:
    """Offer what section 5 allows."""
    _offer_settling(o)
    _offer_developing(o)
    _offer_fortifying(o)


def _offer_settling(o: Outlook) -> None:
    cards_to_take = (o.me.market & o.pack.locations) << o.pack.offset
    goals = o.mine & ~o.besieged & cards_to_take
    if villages_in_stock(o.state, o.side) > 0:
        goals |= ALL & ~(o.mine | o.theirs)
    goals &= o.listed
    if not o.ready & o.pack.settlers:
        goals &= ~SETTLERS
    if not goals:
        return
    routes = Routes(o, goals & -goals)
    while goals:
        place = goals & -goals
        goals ^= place
        routes.lead_to(place)
        if place & SETTLERS:
            _offer_settling_with_settlers(o, place, routes)
            continue
        pair = routes.next()
        while pair:
            o.plain(verbs.SETTLE, place, pair)
            pair = routes.next()


def _offer_settling_with_settlers(o: Outlook, place: i64, routes: Routes) -> None:
    """Offer each set of three cards once, though its cards may change their roles."""
    settlers = o.ready & o.pack.settlers & o.pack.first
    seen: list[i64] = []
    pair = routes.next()
    while pair:
        pool: i64 = 0
        others = settlers & ~pair
        if not pair & settlers:
            pool = others  # no other set has these cards, since only one of them can be the settler
            others = 0
        while others:
            settler = others & -others
            others ^= settler
            cards = pair | settler
            if cards not in seen:
                seen.append(cards)
                pool |= settler
        if pool:
            o.one_of(verbs.SETTLE, place, pair, pool)
        pair = routes.next()


def _offer_developing(o: Outlook) -> None:
    settlers = o.ready & o.pack.settlers
    own = ((o.me.villages & SCORING) >> o.pack.offset) & o.ready & o.pack.locations
    if not settlers or not own or towns_in_stock(o.state, o.side) == 0:
        return
    while own:
        card = own & -own
        own ^= card
        pool = settlers & ~card
        if pool:
            o.one_of(verbs.DEVELOP, card << o.pack.offset, card, pool)


def _offer_fortifying(o: Outlook) -> None:
    pool = o.hand & o.pack.fortifications
    if not pool or o.money < FORTIFY_COST or forts_in_stock(o.state) == 0:
        return
    own = ((o.mine & ~o.state.forts) >> o.pack.offset) & o.ready & o.pack.locations
    while own:
        card = own & -own
        own ^= card
        o.one_of(verbs.FORTIFY, card << o.pack.offset, card, pool)


def settle(state: State, action: Action, events: Log) -> None:
    """Place a village at a neutral place, or take the card of one's own place again (5.1, 5.2)."""
    side = action.side_number
    me = state.of(side)
    me.spend(action.card_bag)
    if (me.villages | me.towns) & action.place:
        take_location_card(state, side, action.place, events)
        return
    place_village(state, side, action.place, events)
    if action.place & PRIZES[1 - side] and state.rules.settling_neutral_home_wins:
        end_game(state, side, HOME_SETTLED, events)
    elif action.place == FORT_DUQUESNE and side == FRENCH and state.rules.french_win_at_fort_duquesne:
        end_game(state, side, FORT_DUQUESNE_TAKEN, events)


def develop(state: State, action: Action, events: Log) -> None:
    """Replace a village by a town (5.3)."""
    me = state.of(action.side_number)
    me.spend(action.card_bag)
    me.villages &= ~action.place
    me.towns |= action.place


def fortify(state: State, action: Action, events: Log) -> None:
    """Add a fortification to a place (5.4)."""
    change_money(state, action.side_number, -FORTIFY_COST, events)
    state.of(action.side_number).spend(action.card_bag)
    state.forts |= action.place
