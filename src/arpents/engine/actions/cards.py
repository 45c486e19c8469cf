"""Cards: draft, discard, reserve, retrieve, Governor, Intendant, Home Support (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import each, index, put, size, take
from arpents.engine.decks import begin_draw, change_money, take_from_market
from arpents.engine.events import CARDS_RETRIEVED, CARDS_RETURNED, PLACE_ABANDONED, Log, tell
from arpents.engine.outlook import Outlook
from arpents.engine.state import SUPPORT, State, return_to_market
from arpents.engine.supply import refresh

INTENDANT_COST: Final = 2
GOVERNOR_REMOVES: Final = 2
SUPPORT_DRAWS: Final = 3


def offer_cards(o: Outlook) -> None:
    """Offer what takes an action in section 10."""
    pack = o.pack
    market = (o.me.market | o.state.neutral) & pack.empire
    if o.money < pack.highest_cost:
        market &= pack.costing[o.money]
    if market:
        o.one_apart(verbs.DRAFT, 0, 0, market)
    hand = o.hand
    if hand:
        most = size(hand) if o.rules.free_discards else min(1 + o.money, size(hand))
        o.some_of(verbs.DISCARD, 0, hand, 1, most)
        _offer_reserving(o)
        if hand & pack.governors:
            _offer_governor(o)
        if hand & pack.intendants and o.money >= INTENDANT_COST and o.me.discard:
            o.one_apart(verbs.INTENDANT, 0, hand & pack.intendants, o.me.discard)


def offer_free_cards(o: Outlook) -> None:
    """Offer what is free in section 10: the reserve, and Home Support."""
    reserve = o.me.reserve
    if reserve and size(reserve) <= o.money:
        o.plain(verbs.RETRIEVE, 0, 0)
    support = o.hand & o.pack.supporters
    if support and (o.me.deck or (o.rules.home_support_rebuilds and o.me.discard)):
        o.plain(verbs.HOME_SUPPORT, 0, support)
    if o.rules.drop_lost_locations:
        lost = lost_locations(o)
        if lost:
            o.one_of(verbs.DROP, 0, 0, lost)


def lost_locations(o: Outlook) -> i64:
    """The cards in hand of locations that their owner does not control."""
    return o.hand & o.pack.locations & ~(o.mine >> o.pack.offset)


def _offer_reserving(o: Outlook) -> None:
    pool = o.hand if o.rules.reserve_takes_locations else o.hand & o.pack.empire
    if o.rules.reserve_takes_lost_locations:
        pool |= lost_locations(o)
    if pool and size(o.me.reserve) < o.rules.reserve_limit:
        o.one_of(verbs.RESERVE, 0, 0, pool)


def _offer_governor(o: Outlook) -> None:
    governor = o.hand & o.pack.governors
    pool = take(o.pack, o.hand, governor)
    if o.rules.governor_abandons_location:
        pool &= ~((o.besieged >> o.pack.offset) & o.pack.locations)
    if o.rules.governor_spares_starting_locations:
        pool &= ~(o.rules.opening.starting_locations[o.side] & (o.mine >> o.pack.offset))
    if pool:
        most = min(GOVERNOR_REMOVES, size(pool))
        o.some_of(verbs.GOVERNOR, governor, pool, 1, most)


def draft(state: State, action: Action, events: Log) -> None:
    """Buy an empire card (10.1)."""
    cost = state.of(action.side_number).pack.cost[index(action.chosen_bag)]
    change_money(state, action.side_number, -cost, events)
    take_from_market(state, action.side_number, action.chosen_bag, events)


def discard(state: State, action: Action, events: Log) -> None:
    """Discard cards, the first free of charge (10.2)."""
    if not state.rules.free_discards:
        change_money(state, action.side_number, 1 - size(action.card_bag), events)
    state.of(action.side_number).spend(action.card_bag)


def reserve(state: State, action: Action, events: Log) -> None:
    """Put a card into the reserve (10.3)."""
    me = state.of(action.side_number)
    me.give(action.card_bag)
    me.reserve = put(me.pack, me.reserve, action.card_bag)


def retrieve(state: State, action: Action, events: Log) -> None:
    """Take the whole reserve into hand, where everybody knows it to be (10.4, 1.5.1)."""
    me = state.of(action.side_number)
    change_money(state, action.side_number, -size(me.reserve), events)
    me.hand = put(me.pack, me.hand, me.reserve)
    me.known = put(me.pack, me.known, me.reserve)
    tell(events, CARDS_RETRIEVED, action.side_number, 0, me.reserve, size(me.reserve))
    me.reserve = 0


def governor(state: State, action: Action, events: Log) -> None:
    """Return cards from hand to the market (10.5)."""
    me = state.of(action.side_number)
    played = action.card_bag & me.pack.governors
    removed = take(me.pack, action.card_bag, played)
    me.spend(played)
    me.give(removed)
    return_to_market(state, me, removed)
    tell(events, CARDS_RETURNED, action.side_number, 0, removed, size(removed))
    if state.rules.governor_abandons_location:
        _abandon(state, action.side_number, (removed & me.pack.locations) << me.pack.offset, events)


def _abandon(state: State, side: i64, places: i64, events: Log) -> None:
    """Take a side's pieces off these places, back into stock (13)."""
    me = state.of(side)
    for place in each(places & (me.villages | me.towns)):
        me.villages &= ~place
        me.towns &= ~place
        state.forts &= ~place
        tell(events, PLACE_ABANDONED, side, place, 0, 0)
    refresh(state)


def intendant(state: State, action: Action, events: Log) -> None:
    """Take a card from the discard pile into hand, where everybody knows it to be (10.6, 1.5.1)."""
    me = state.of(action.side_number)
    change_money(state, action.side_number, -INTENDANT_COST, events)
    me.discard = take(me.pack, me.discard, action.chosen_bag)
    me.spend(action.card_bag)
    me.hand = put(me.pack, me.hand, action.chosen_bag)
    me.known = put(me.pack, me.known, action.chosen_bag)


def drop(state: State, action: Action, events: Log) -> None:
    """Discard the card of a location that one does not control (13)."""
    state.of(action.side_number).spend(action.card_bag)


def home_support(state: State, action: Action, events: Log) -> None:
    """Draw three cards; the card itself is discarded last (10.7, 12.6)."""
    begin_draw(state, SUPPORT_DRAWS, SUPPORT, events)
