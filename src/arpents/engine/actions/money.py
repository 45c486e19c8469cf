"""Money: take money, merchant, trader, piracy (section 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import index, lowest, size
from arpents.engine.counting import Limit, count_between
from arpents.engine.decks import change_money
from arpents.engine.events import Log
from arpents.engine.outlook import Outlook
from arpents.engine.sides import BRITISH
from arpents.engine.state import State

FUR_PRICE: Final = 2
SINGLE_FUR_PRICE: Final = 1
PLUNDER: Final = 2


def offer_money(o: Outlook) -> None:
    """Offer what section 9 allows."""
    coins = o.ready & o.pack.coins
    if coins:
        o.one_of(verbs.TAKE_MONEY, 0, 0, coins)
        if o.ready & o.pack.ships:
            _offer_merchant(o, coins)
    furs = o.ready & o.pack.furs
    if furs and o.hand & o.pack.traders:
        trader = lowest(o.hand & o.pack.traders)
        o.some_of(verbs.TRADER, trader, furs, 1, size(furs))
    pirate = o.ready & o.pack.pirates
    ships = o.ready & o.pack.ships & ~pirate
    if pirate and ships:
        o.one_of(verbs.PIRACY, 0, pirate, ships)


def _offer_merchant(o: Outlook, coins: i64) -> None:
    """Offer the merchant, once for each coin value of the ship, which the sum leaves out (9.2)."""
    most = 1 + o.rules.merchant_coins
    worth: i64
    for worth in range(len(o.pack.ships_by_coin)):
        ships = o.ready & o.pack.ships_by_coin[worth]
        if ships and worth:
            # Any of the coin cards may go along, and one of these ships among them is the ship.
            highest = min(most, size(coins))
            count = count_between(o.pack, coins, 2, most) - count_between(o.pack, coins & ~ships, 2, most)
            if count:
                limits = (Limit(ships, 1, size(ships)),)
                o.add(verbs.MERCHANT, 0, 0, coins, 2, highest, count, ships, False, limits)
        elif ships:
            kinds = size(ships & o.pack.first)
            count = kinds * count_between(o.pack, coins, 1, o.rules.merchant_coins)
            highest = min(most, 1 + size(coins))
            limits = (Limit(ships, 1, 1),)
            o.add(verbs.MERCHANT, 0, 0, ships | coins, 2, highest, count, ships, False, limits)


def offer_fur_sale(o: Outlook) -> None:
    """Offer to sell a single fur, free, under a variant."""
    furs = o.ready & o.pack.furs
    if furs:
        o.one_of(verbs.SELL_FUR, 0, 0, furs)


def take_money(state: State, action: Action, events: Log) -> None:
    """Take the coin of a location card (9.1)."""
    me = state.of(action.side_number)
    me.spend(action.card_bag)
    change_money(state, action.side_number, me.pack.coin[index(action.card_bag)], events)


def merchant(state: State, action: Action, events: Log) -> None:
    """Sell by ship: the coins of all cards but the ship's (9.2)."""
    me = state.of(action.side_number)
    me.spend(action.card_bag)
    income: i64 = 0
    sold = action.card_bag & ~action.chosen_bag & me.pack.coins
    while sold:
        income += me.pack.coin[index(sold & -sold)]
        sold &= sold - 1
    change_money(state, action.side_number, income, events)


def trader(state: State, action: Action, events: Log) -> None:
    """Sell furs (9.3)."""
    me = state.of(action.side_number)
    me.spend(action.card_bag)
    change_money(state, action.side_number, FUR_PRICE * size(action.card_bag & me.pack.furs), events)


def sell_fur(state: State, action: Action, events: Log) -> None:
    """Sell a single fur without a trader (13)."""
    state.of(action.side_number).spend(action.card_bag)
    change_money(state, action.side_number, SINGLE_FUR_PRICE, events)


def piracy(state: State, action: Action, events: Log) -> None:
    """Take money from the British, the bank making good what they lack (9.4)."""
    state.of(action.side_number).spend(action.card_bag)
    change_money(state, BRITISH, -min(PLUNDER, state.of(BRITISH).money), events)
    change_money(state, action.side_number, PLUNDER, events)
