"""The bot ``beginner``: sensible single actions, and the mistakes of people who are new to the game.

It looks at one action at a time. Every offer gets a score from the table ``_JUDGES`` (what is this worth,
and with which cards?), and the best one is taken. Now and then it slips: it overlooks the best, forgets a
siege, hoards cards, or drafts more than it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Annotated, Final, final

from msgspec import Meta

from arpents.bots.base import Budget
from arpents.bots.registry import bot
from arpents.bots.rough_values import CAPTURED, RoughValues, count
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import each, index, put
from arpents.engine.offers import Offer
from arpents.engine.places import POINTS, PRIZES
from arpents.engine.scoring import CAPTURES_TO_END, captured_points
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS, starting_marker
from arpents.engine.state import BLOCK_AMBUSH, towns_in_stock, villages_in_stock
from arpents.engine.views import View

Judgement = tuple[float, int]
"""What an offer is worth, and which cards to pick for it."""

_WIN: Final = 100.0
_LAST_PIECE: Final = 12.0
_NEVER: Final = -20.0

_COIN: Final = ((4, 2.0), (8, 1.6), (12, 1.0), (20, 0.3), (1000, 0.1))
"""What a coin is worth to somebody who has less than so much money."""

_ENOUGH_INCOME: Final = 8.0

_WANTED: Final[dict[str, tuple[float, int]]] = {
    "Settlers": (8.0, 2),
    "Home Support": (6.5, 1),
    "Ships": (3.0, 1),
    "Regular Infantry": (8.0, 4),
    "Siege Artillery": (8.0, 1),
    "Military Leader": (5.0, 1),
    "Rangers": (5.0, 1),
    "Coureurs de Bois": (4.0, 1),
    "Native Americans": (3.5, 2),
    "Militia": (2.5, 1),
    "Bateaux": (4.0, 1),
    "Fortification": (2.0, 1),
    "Governor": (2.0, 1),
    "Trader": (0.5, 1),
    "Intendant": (1.0, 1),
    "Priest": (0.5, 1),
    "Indian Leader": (0.5, 1),
}
"""How much a card is wanted in the deck, and how many of its name are enough."""

_SIEGE_VERBS: Final = (verbs.BESIEGE, verbs.REINFORCE, verbs.MILITARY_LEADER)
_SLIPS: Final[tuple[dict[int, float], ...]] = (
    {},
    {},
    dict.fromkeys(_SIEGE_VERBS, _NEVER),
    {verbs.RESERVE: 7.0, verbs.PASS: 3.0},
    {verbs.DRAFT: 9.0},
)
"""What a slip adds to the scores of some verbs: nothing (the best is overlooked), a siege forgotten, cards
hoarded, too many drafted."""

_NOT_EVEN_BY_MISTAKE: Final = -4.0


@final
@bot("beginner")
class Beginner:
    """A player who knows the rules and likes points, and is careful as often as ``care`` says."""

    def __init__(
        self,
        care: Annotated[float, Meta(ge=0, le=1, description="a number from 0 to 1")] = 0.8,
        seed: int = 0,
    ) -> None:
        self._care = care
        self._seed = seed

    def choose(self, view: View, budget: Budget) -> Action:
        """The action that looks best at first sight, or one that a slip makes look better."""
        values = RoughValues(view)
        offers = view.offers()
        rng = Random(f"beginner {self._seed} {values.moment}")
        slip = _SLIPS[rng.randrange(len(_SLIPS))] if rng.random() >= self._care else None
        judged = sorted(
            (self._judged(values, offer, number, slip or {}) for number, offer in enumerate(offers)),
            reverse=True,
        )
        best = judged[0]
        if slip is not None and not slip:
            others = [one for one in judged[1:3] if one[0] > _NOT_EVEN_BY_MISTAKE]
            best = rng.choice(others or judged[:1])
        _, number, picked = best
        offer = offers[-number]
        return offer.with_picked(picked) if offer.most else offer.action(0)

    def _judged(
        self, values: RoughValues, offer: Offer, number: int, slip: dict[int, float]
    ) -> tuple[float, int, int]:
        score, picked = _JUDGES[offer.verb_number](values, offer)
        # Of offers with equal scores the first counts, whatever the cards.
        return score + slip.get(offer.verb_number, 0.0), -number, picked


# Expansion ----------------------------------------------------------------------------------------------


def _settle(values: RoughValues, offer: Offer) -> Judgement:
    settler = values.cheapest(offer.pool_bag, offer.least)
    if offer.place & values.mine:
        return 1.0 - _cost(values, offer, settler), settler
    if offer.place & PRIZES[1 - values.side] and values.state.rules.settling_neutral_home_wins:
        return _WIN, settler
    points = POINTS[index(offer.place)]
    last = _ends(values, villages_in_stock(values.state, values.side), points)
    return 8.0 + 2.0 * points + last - _cost(values, offer, settler), settler


def _develop(values: RoughValues, offer: Offer) -> Judgement:
    settler = values.cheapest(offer.pool_bag, 1)
    points = POINTS[index(offer.place)]
    last = _ends(values, towns_in_stock(values.state, values.side), points)
    return 7.0 + 2.5 * points + last - _cost(values, offer, settler), settler


def _ends(values: RoughValues, stock: int, gain: int) -> float:
    """What it is worth to place the last piece of a stock: the end of the game, for better or worse."""
    if stock > 1:
        return 0.0
    return _LAST_PIECE if values.is_ahead_with(gain) else -_LAST_PIECE


def _cost(values: RoughValues, offer: Offer, picked: int) -> float:
    """What the cards would be worth for something else."""
    return 0.5 * values.worth_of(put(values.pack, offer.fixed_bag, picked))


def _fortify(values: RoughValues, offer: Offer) -> Judgement:
    home = 5.0 if offer.place & PRIZES[values.side] else 0.0
    town = 2.0 if offer.place & values.me.towns else 0.0
    short_of_money = 6.0 if values.money < 5 else 0.0
    score = 1.0 + POINTS[index(offer.place)] + home + town - short_of_money
    return score, values.cheapest(offer.pool_bag, 1)


# War ----------------------------------------------------------------------------------------------------


def _besiege(values: RoughValues, offer: Offer) -> Judgement:
    first = values.strongest(offer.pool_bag)
    if count(offer.pool_bag) < 2:
        return -5.0, first
    outlook = values.strength_of(offer.pool_bag) + int(starting_marker(values.state, offer.place))
    if outlook < 0 or values.army(values.me) + 2 < values.army(values.foe):
        return -2.0, first
    return 5.0 + values.stakes(offer.place, prize=10.0) + min(outlook, 4), first


def _reinforce(values: RoughValues, offer: Offer) -> Judgement:
    return _urgency(values, offer), values.strongest(offer.pool_bag)


def _lead(values: RoughValues, offer: Offer) -> Judgement:
    return _urgency(values, offer), 0


def _urgency(values: RoughValues, offer: Offer) -> float:
    """How much a siege needs another card; much if it is being lost, little once it is safe."""
    attacking = offer.place == values.me.siege
    marker = values.me.marker if attacking else values.foe.marker
    lead: int = marker - ATTACKER_WINS if attacking else DEFENDER_WINS - marker
    stakes = values.stakes(offer.place, prize=40.0)
    if lead < 0:
        return 7.0 + stakes
    return 2.0 + 0.5 * stakes - 2.0 * lead


def _raid(values: RoughValues, offer: Offer) -> Judgement:
    raiders = offer.pool_bag & values.pack.raiders
    party = values.cheapest(raiders if values.money else raiders & ~values.pack.hired, 1)
    for card in values.by_worth(offer.pool_bag & ~party):
        if count(party) < offer.least and all(
            count((party | card) & limit.cards) <= limit.most for limit in offer.limits
        ):
            party |= card
    captured = CAPTURED[bool(values.foe.towns & offer.place)]
    total = captured_points(values.state, values.side) + captured
    end = _ends(values, 1, captured) if total >= CAPTURES_TO_END else 0.0
    hired = count(party & values.pack.hired)
    return 0.5 + 1.5 * captured + end - 1.5 * count(party) - 0.5 * hired, party


def _ambush(values: RoughValues, offer: Offer) -> Judgement:
    score = 2.0 + 1.5 * values.at_war if values.theirs(values.foe.pack.vulnerable) else -3.0
    return score, values.cheapest(offer.pool_bag, 1)


def _convert(values: RoughValues, offer: Offer) -> Judgement:
    score = 1.5 if values.theirs(values.foe.pack.convertible) else -3.0
    return score, values.cheapest(offer.pool_bag, 1)


# Money --------------------------------------------------------------------------------------------------


def _income(values: RoughValues, coins: int, cards: int) -> float:
    """What an income is worth, the more the less money there is, and the fewer cards it takes."""
    each_coin = next(worth for money, worth in _COIN if values.money < money)
    return min(coins * each_coin, _ENOUGH_INCOME) - 0.5 * cards


def _take_money(values: RoughValues, offer: Offer) -> Judgement:
    coin = values.pack.coin
    card = max(each(offer.pool_bag), key=lambda card: (coin[index(card)], -values.worth(card)))
    return _income(values, coin[index(card)], 1), card


def _merchant(values: RoughValues, offer: Offer) -> Judgement:
    ship = values.cheapest(offer.mark_bag, 1)
    limit = offer.limits[0]
    rest = offer.pool_bag & ~ship & (~limit.cards if limit.most == 1 else -1)
    coin = values.pack.coin
    sold = sorted(each(rest), key=lambda card: -coin[index(card)])[: min(2, offer.most - 1)]
    income = sum(coin[index(card)] for card in sold)
    return _income(values, income, 1 + len(sold)), ship | sum(sold)


def _trader(values: RoughValues, offer: Offer) -> Judgement:
    return _income(values, 2 * count(offer.pool_bag), count(offer.pool_bag)), offer.pool_bag


def _piracy(values: RoughValues, offer: Offer) -> Judgement:
    return 1.0 + _income(values, 2, 2), values.cheapest(offer.pool_bag, 1)


def _sell_fur(values: RoughValues, offer: Offer) -> Judgement:
    return _income(values, 1, 1) - 1.0, values.cheapest(offer.pool_bag, 1)


# Cards --------------------------------------------------------------------------------------------------


def _draft(values: RoughValues, offer: Offer) -> Judgement:
    return max((_wanted(values, card), card) for card in each(offer.pool_bag & values.pack.first))


def _wanted(values: RoughValues, card: int) -> float:
    """How much a card of the market is wanted, given what there is already and what is left to pay with."""
    pack = values.pack
    name = pack.names(card)[0].removeprefix("neutral ").removesuffix(" (initial)")
    wanted, enough = _WANTED.get(name, (0.0, 0))
    like = sum(kind.run for kind in pack.kinds if kind.name.removeprefix("neutral ") == name)
    left = values.money - pack.cost[index(card)]
    thrift = min(0.0, 0.5 * (left - 3))
    too_many = max(0, 1 + values.owned(like) - enough)
    return wanted + thrift + 0.1 * min(left, 10) - 3.0 * too_many


def _discard(values: RoughValues, offer: Offer) -> Judgement:
    useless = offer.pool_bag & values.useless
    number: int = min(offer.most, max(1, count(useless)), 1 + values.money // 4)
    score = 1.0 + 0.8 * min(number, count(useless)) if useless else 0.5
    cards = values.cheapest(offer.pool_bag, number)
    return score - 0.2 * max(0.0, values.worth_of(cards)), cards


def _reserve(values: RoughValues, offer: Offer) -> Judgement:
    soldiers = offer.pool_bag & values.pack.soldiers
    if values.at_war or not soldiers:
        return -2.0, values.dearest(offer.pool_bag)
    return 0.4, values.strongest(soldiers)


def _retrieve(values: RoughValues, offer: Offer) -> Judgement:
    number = count(values.me.reserve)
    if values.at_war:
        return 9.0, 0
    return (3.0 if number >= 3 and values.money >= number + 3 else -2.0), 0


def _governor(values: RoughValues, offer: Offer) -> Judgement:
    lost = offer.pool_bag & values.lost
    if not lost:
        return -2.0, values.cheapest(offer.pool_bag, 1)
    cards = values.cheapest(lost, min(offer.most, count(lost)))
    return 3.0 + 1.5 * count(cards), cards


def _intendant(values: RoughValues, offer: Offer) -> Judgement:
    card = values.dearest(offer.pool_bag)
    return values.worth(card) - (1.0 if values.money >= 5 else 4.0), card


# The turn, and answers ----------------------------------------------------------------------------------


def _end_turn(values: RoughValues, offer: Offer) -> Judgement:
    return (-1.5 if values.state.actions_left else 0.0), 0


def _block(values: RoughValues, offer: Offer) -> Judgement:
    card = values.cheapest(offer.pool_bag, 1)
    in_vain = values.state.phase == BLOCK_AMBUSH and not values.me.hand & values.pack.vulnerable
    return (-1.0 if in_vain else 5.0), card


def _occupy(values: RoughValues, offer: Offer) -> Judgement:
    points = POINTS[index(offer.place)]
    last = _ends(values, villages_in_stock(values.state, values.side), points)
    return 4.0 + points + last, values.cheapest(offer.pool_bag, offer.least)


def _part_with(values: RoughValues, offer: Offer) -> Judgement:
    cards = values.cheapest(offer.pool_bag, offer.least)
    return -0.1 * values.worth_of(cards) - (2.0 if offer.verb_number == verbs.LOSE_COMMITTED else 0.0), cards


def _always(score: float) -> Callable[[RoughValues, Offer], Judgement]:
    """What is worth the same whenever it is offered, and with the least useful cards."""

    def judge(values: RoughValues, offer: Offer) -> Judgement:
        return score, values.cheapest(offer.pool_bag, offer.least)

    return judge


_JUDGES: Final[dict[int, Callable[[RoughValues, Offer], Judgement]]] = {
    verbs.SETTLE: _settle,
    verbs.DEVELOP: _develop,
    verbs.FORTIFY: _fortify,
    verbs.BESIEGE: _besiege,
    verbs.REINFORCE: _reinforce,
    verbs.MILITARY_LEADER: _lead,
    verbs.WITHDRAW: _always(_NEVER),
    verbs.RAID: _raid,
    verbs.AMBUSH: _ambush,
    verbs.CONVERT: _convert,
    verbs.TAKE_MONEY: _take_money,
    verbs.MERCHANT: _merchant,
    verbs.TRADER: _trader,
    verbs.PIRACY: _piracy,
    verbs.DRAFT: _draft,
    verbs.DISCARD: _discard,
    verbs.RESERVE: _reserve,
    verbs.RETRIEVE: _retrieve,
    verbs.GOVERNOR: _governor,
    verbs.INTENDANT: _intendant,
    verbs.HOME_SUPPORT: _always(12.0),
    verbs.PASS: _always(-1.0),
    verbs.END_TURN: _end_turn,
    verbs.BLOCK: _block,
    verbs.LET_PASS: _always(0.0),
    verbs.LOSE: _part_with,
    verbs.LOSE_RESERVED: _part_with,
    verbs.GIVE: _part_with,
    verbs.GIVE_RESERVED: _part_with,
    verbs.SHOW_HAND: _always(0.0),
    verbs.GIVE_UP: _part_with,
    verbs.OCCUPY: _occupy,
    verbs.LEAVE: _always(0.0),
    verbs.SELL_FUR: _sell_fur,
    verbs.DROP: _always(10.0),
    verbs.LOSE_COMMITTED: _part_with,
    verbs.REDRAW: _part_with,
    verbs.KEEP: _always(0.0),
    verbs.FORFEIT: _part_with,
    verbs.BEGIN_WITH: _draft,
}
"""How each verb is judged."""
