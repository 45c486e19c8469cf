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
from arpents.bots.sight import CAPTURED, Sight, count
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
        sight = Sight(view)
        offers = view.offers()
        rng = Random(f"beginner {self._seed} {sight.moment}")
        slip = _SLIPS[rng.randrange(len(_SLIPS))] if rng.random() >= self._care else None
        judged = sorted(
            (self._judged(sight, offer, number, slip or {}) for number, offer in enumerate(offers)),
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
        self, sight: Sight, offer: Offer, number: int, slip: dict[int, float]
    ) -> tuple[float, int, int]:
        score, picked = _JUDGES[offer.verb_number](sight, offer)
        # Of offers with equal scores the first counts, whatever the cards.
        return score + slip.get(offer.verb_number, 0.0), -number, picked


# Expansion ----------------------------------------------------------------------------------------------


def _settle(sight: Sight, offer: Offer) -> Judgement:
    settler = sight.cheapest(offer.pool_bag, offer.least)
    if offer.place & sight.mine:
        return 1.0 - _cost(sight, offer, settler), settler
    if offer.place & PRIZES[1 - sight.side] and sight.state.rules.settling_neutral_home_wins:
        return _WIN, settler
    points = POINTS[index(offer.place)]
    last = _ends(sight, villages_in_stock(sight.state, sight.side), points)
    return 8.0 + 2.0 * points + last - _cost(sight, offer, settler), settler


def _develop(sight: Sight, offer: Offer) -> Judgement:
    settler = sight.cheapest(offer.pool_bag, 1)
    points = POINTS[index(offer.place)]
    last = _ends(sight, towns_in_stock(sight.state, sight.side), points)
    return 7.0 + 2.5 * points + last - _cost(sight, offer, settler), settler


def _ends(sight: Sight, stock: int, gain: int) -> float:
    """What it is worth to place the last piece of a stock: the end of the game, for better or worse."""
    if stock > 1:
        return 0.0
    return _LAST_PIECE if sight.is_ahead_with(gain) else -_LAST_PIECE


def _cost(sight: Sight, offer: Offer, picked: int) -> float:
    """What the cards would be worth for something else."""
    return 0.5 * sight.worth_of(put(sight.pack, offer.fixed_bag, picked))


def _fortify(sight: Sight, offer: Offer) -> Judgement:
    home = 5.0 if offer.place & PRIZES[sight.side] else 0.0
    town = 2.0 if offer.place & sight.me.towns else 0.0
    short_of_money = 6.0 if sight.money < 5 else 0.0
    score = 1.0 + POINTS[index(offer.place)] + home + town - short_of_money
    return score, sight.cheapest(offer.pool_bag, 1)


# War ----------------------------------------------------------------------------------------------------


def _besiege(sight: Sight, offer: Offer) -> Judgement:
    first = sight.strongest(offer.pool_bag)
    if count(offer.pool_bag) < 2:
        return -5.0, first
    outlook = sight.strength_of(offer.pool_bag) + int(starting_marker(sight.state, offer.place))
    if outlook < 0 or sight.army(sight.me) + 2 < sight.army(sight.foe):
        return -2.0, first
    return 5.0 + sight.stakes(offer.place, prize=10.0) + min(outlook, 4), first


def _reinforce(sight: Sight, offer: Offer) -> Judgement:
    return _urgency(sight, offer), sight.strongest(offer.pool_bag)


def _lead(sight: Sight, offer: Offer) -> Judgement:
    return _urgency(sight, offer), 0


def _urgency(sight: Sight, offer: Offer) -> float:
    """How much a siege needs another card; much if it is being lost, little once it is safe."""
    attacking = offer.place == sight.me.siege
    marker = sight.me.marker if attacking else sight.foe.marker
    lead: int = marker - ATTACKER_WINS if attacking else DEFENDER_WINS - marker
    stakes = sight.stakes(offer.place, prize=40.0)
    if lead < 0:
        return 7.0 + stakes
    return 2.0 + 0.5 * stakes - 2.0 * lead


def _raid(sight: Sight, offer: Offer) -> Judgement:
    raiders = offer.pool_bag & sight.pack.raiders
    party = sight.cheapest(raiders if sight.money else raiders & ~sight.pack.hired, 1)
    for card in sight.by_worth(offer.pool_bag & ~party):
        if count(party) < offer.least and all(
            count((party | card) & limit.cards) <= limit.most for limit in offer.limits
        ):
            party |= card
    captured = CAPTURED[bool(sight.foe.towns & offer.place)]
    total = captured_points(sight.state, sight.side) + captured
    end = _ends(sight, 1, captured) if total >= CAPTURES_TO_END else 0.0
    hired = count(party & sight.pack.hired)
    return 0.5 + 1.5 * captured + end - 1.5 * count(party) - 0.5 * hired, party


def _ambush(sight: Sight, offer: Offer) -> Judgement:
    score = 2.0 + 1.5 * sight.at_war if sight.theirs(sight.foe.pack.vulnerable) else -3.0
    return score, sight.cheapest(offer.pool_bag, 1)


def _convert(sight: Sight, offer: Offer) -> Judgement:
    score = 1.5 if sight.theirs(sight.foe.pack.convertible) else -3.0
    return score, sight.cheapest(offer.pool_bag, 1)


# Money --------------------------------------------------------------------------------------------------


def _income(sight: Sight, coins: int, cards: int) -> float:
    """What an income is worth, the more the less money there is, and the fewer cards it takes."""
    each_coin = next(worth for money, worth in _COIN if sight.money < money)
    return min(coins * each_coin, _ENOUGH_INCOME) - 0.5 * cards


def _take_money(sight: Sight, offer: Offer) -> Judgement:
    coin = sight.pack.coin
    card = max(each(offer.pool_bag), key=lambda card: (coin[index(card)], -sight.worth(card)))
    return _income(sight, coin[index(card)], 1), card


def _merchant(sight: Sight, offer: Offer) -> Judgement:
    ship = sight.cheapest(offer.mark_bag, 1)
    limit = offer.limits[0]
    rest = offer.pool_bag & ~ship & (~limit.cards if limit.most == 1 else -1)
    coin = sight.pack.coin
    sold = sorted(each(rest), key=lambda card: -coin[index(card)])[: min(2, offer.most - 1)]
    income = sum(coin[index(card)] for card in sold)
    return _income(sight, income, 1 + len(sold)), ship | sum(sold)


def _trader(sight: Sight, offer: Offer) -> Judgement:
    return _income(sight, 2 * count(offer.pool_bag), count(offer.pool_bag)), offer.pool_bag


def _piracy(sight: Sight, offer: Offer) -> Judgement:
    return 1.0 + _income(sight, 2, 2), sight.cheapest(offer.pool_bag, 1)


def _sell_fur(sight: Sight, offer: Offer) -> Judgement:
    return _income(sight, 1, 1) - 1.0, sight.cheapest(offer.pool_bag, 1)


# Cards --------------------------------------------------------------------------------------------------


def _draft(sight: Sight, offer: Offer) -> Judgement:
    return max((_wanted(sight, card), card) for card in each(offer.pool_bag & sight.pack.first))


def _wanted(sight: Sight, card: int) -> float:
    """How much a card of the market is wanted, given what there is already and what is left to pay with."""
    pack = sight.pack
    name = pack.names(card)[0].removeprefix("neutral ").removesuffix(" (initial)")
    wanted, enough = _WANTED.get(name, (0.0, 0))
    like = sum(kind.run for kind in pack.kinds if kind.name.removeprefix("neutral ") == name)
    left = sight.money - pack.cost[index(card)]
    thrift = min(0.0, 0.5 * (left - 3))
    too_many = max(0, 1 + sight.owned(like) - enough)
    return wanted + thrift + 0.1 * min(left, 10) - 3.0 * too_many


def _discard(sight: Sight, offer: Offer) -> Judgement:
    useless = offer.pool_bag & sight.useless
    number: int = min(offer.most, max(1, count(useless)), 1 + sight.money // 4)
    score = 1.0 + 0.8 * min(number, count(useless)) if useless else 0.5
    cards = sight.cheapest(offer.pool_bag, number)
    return score - 0.2 * max(0.0, sight.worth_of(cards)), cards


def _reserve(sight: Sight, offer: Offer) -> Judgement:
    soldiers = offer.pool_bag & sight.pack.soldiers
    if sight.at_war or not soldiers:
        return -2.0, sight.dearest(offer.pool_bag)
    return 0.4, sight.strongest(soldiers)


def _retrieve(sight: Sight, offer: Offer) -> Judgement:
    number = count(sight.me.reserve)
    if sight.at_war:
        return 9.0, 0
    return (3.0 if number >= 3 and sight.money >= number + 3 else -2.0), 0


def _governor(sight: Sight, offer: Offer) -> Judgement:
    lost = offer.pool_bag & sight.lost
    if not lost:
        return -2.0, sight.cheapest(offer.pool_bag, 1)
    cards = sight.cheapest(lost, min(offer.most, count(lost)))
    return 3.0 + 1.5 * count(cards), cards


def _intendant(sight: Sight, offer: Offer) -> Judgement:
    card = sight.dearest(offer.pool_bag)
    return sight.worth(card) - (1.0 if sight.money >= 5 else 4.0), card


# The turn, and answers ----------------------------------------------------------------------------------


def _end_turn(sight: Sight, offer: Offer) -> Judgement:
    return (-1.5 if sight.state.actions_left else 0.0), 0


def _block(sight: Sight, offer: Offer) -> Judgement:
    card = sight.cheapest(offer.pool_bag, 1)
    in_vain = sight.state.phase == BLOCK_AMBUSH and not sight.me.hand & sight.pack.vulnerable
    return (-1.0 if in_vain else 5.0), card


def _occupy(sight: Sight, offer: Offer) -> Judgement:
    points = POINTS[index(offer.place)]
    last = _ends(sight, villages_in_stock(sight.state, sight.side), points)
    return 4.0 + points + last, sight.cheapest(offer.pool_bag, offer.least)


def _part_with(sight: Sight, offer: Offer) -> Judgement:
    cards = sight.cheapest(offer.pool_bag, offer.least)
    return -0.1 * sight.worth_of(cards) - (2.0 if offer.verb_number == verbs.LOSE_COMMITTED else 0.0), cards


def _always(score: float) -> Callable[[Sight, Offer], Judgement]:
    """What is worth the same whenever it is offered, and with the least useful cards."""

    def judge(sight: Sight, offer: Offer) -> Judgement:
        return score, sight.cheapest(offer.pool_bag, offer.least)

    return judge


_JUDGES: Final[dict[int, Callable[[Sight, Offer], Judgement]]] = {
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
