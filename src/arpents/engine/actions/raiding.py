"""Raids, ambushes and conversions, and the enemy's answers (section 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import put, size, take
from arpents.engine.counting import Limit, count_between, count_of_size
from arpents.engine.decks import change_money
from arpents.engine.events import (
    AUTOMATIC,
    CARD_CONVERTED,
    CARDS_RETURNED,
    HAND_SHOWN,
    Log,
    tell,
    tell_action,
)
from arpents.engine.offers import Offer, one_apart, one_of, plain
from arpents.engine.outlook import Outlook
from arpents.engine.packs import CARDS
from arpents.engine.raid_reach import WarPath
from arpents.engine.sieges import capture, committed, uncommit
from arpents.engine.state import (
    ACTIONS,
    BLOCK_AMBUSH,
    BLOCK_RAID,
    GIVE_CARD,
    LOSE_CARD,
    State,
    return_to_market,
    villages_in_stock,
)
from arpents.engine.supply import refresh, usable

HIRE: Final[i64] = max(card.play_cost for card in CARDS.empire_cards)
"""What each Native Americans card takes when it raids or ambushes."""


def offer_raiding(o: Outlook) -> None:
    """Offer raids: enough cards for the distance, one that raids, and money for those to be hired (8.1)."""
    raiders = o.hand & o.pack.raiders
    hired = raiders & o.pack.hired
    if not raiders or (raiders == hired and o.money < HIRE):
        return
    pool = raiders | (o.hand & o.pack.extenders)
    limits = (Limit(raiders, 1, size(raiders)), Limit(hired, 0, o.money // HIRE))
    largest = size(pool) - max(0, size(hired) - o.money // HIRE)
    bonus: i64 = o.rules.raid_bonus
    war_path = WarPath(o)
    distance: i64 = 1
    while distance <= largest + bonus and war_path.frontier:
        targets = war_path.advance()
        if targets:
            least = max(1, distance - bonus)
            count = _count_parties(o, pool, raiders, hired, least)
            while targets:
                place = targets & -targets
                targets ^= place
                o.add(verbs.RAID, place, 0, pool, least, size(pool), count, 0, False, limits)
        distance += 1


def _count_parties(o: Outlook, pool: i64, raiders: i64, hired: i64, least: i64) -> i64:
    """How many raiding parties of at least so many cards there are."""
    most = size(pool)
    # However many are hired, any others may go along; but a party without a raider is none.
    total = -count_between(o.pack, pool & ~raiders, least, most)
    number: i64 = 0
    while number <= size(hired) and number * HIRE <= o.money:
        others = count_between(o.pack, pool & ~hired, least - number, most)
        total += count_of_size(o.pack, hired, number) * others
        number += 1
    return total


def offer_ambushing(o: Outlook) -> None:
    """Offer ambushes (8.6)."""
    pool = o.hand & o.pack.ambushers
    if o.money < HIRE:
        pool &= ~o.pack.hired
    if pool:
        o.one_of(verbs.AMBUSH, 0, 0, pool)


def offer_converting(o: Outlook) -> None:
    """Offer to ask the enemy for a Native Americans card (8.7)."""
    pool = o.hand & o.pack.converters
    if pool:
        o.one_of(verbs.CONVERT, 0, 0, pool)


def raid(state: State, action: Action, events: Log) -> None:
    """Raid a place; the enemy may block if a blocking card may be in hand (8.4)."""
    _pay_hired(state, action, events)
    foe = state.of(1 - action.side_number)
    state.place = action.place
    if foe.possible() & _raid_blockers(state, 1 - action.side_number):
        state.phase = BLOCK_RAID
        state.decider = 1 - action.side_number
    else:
        _succeed(state, events)


def ambush(state: State, action: Action, events: Log) -> None:
    """Ambush the enemy, who may block if a blocking card may be in hand (8.6)."""
    _pay_hired(state, action, events)
    foe = state.of(1 - action.side_number)
    if foe.possible() & foe.pack.ambush_blockers:
        state.phase = BLOCK_AMBUSH
        state.decider = 1 - action.side_number
    else:
        _ask(state, LOSE_CARD, events)


def convert(state: State, action: Action, events: Log) -> None:
    """Ask the enemy for a neutral Native Americans card (8.7)."""
    state.of(action.side_number).spend(action.card_bag)
    _ask(state, GIVE_CARD, events)


def offer_blocking(state: State, side: i64) -> list[Offer]:
    """Offer to block a raid or an ambush with a card from hand, or not to (8.4, 8.6)."""
    me = state.of(side)
    blockers = _raid_blockers(state, side) if state.phase == BLOCK_RAID else me.pack.ambush_blockers
    pool = me.hand & blockers
    offers = [one_of(side, verbs.BLOCK, 0, 0, pool)] if pool else []
    offers.append(plain(side, verbs.LET_PASS))
    return offers


def offer_losing(state: State, side: i64) -> list[Offer]:
    """Offer which vulnerable card to lose, or to show the hand if there is none (8.6)."""
    return _offer_loss(state, side, state.of(side).pack.vulnerable, verbs.LOSE, verbs.LOSE_RESERVED)


def offer_giving(state: State, side: i64) -> list[Offer]:
    """Offer which card to give to the enemy, or to show the hand if there is none (8.7)."""
    return _offer_loss(state, side, state.of(side).pack.convertible, verbs.GIVE, verbs.GIVE_RESERVED)


def _offer_loss(state: State, side: i64, wanted: i64, from_hand: i64, from_reserve: i64) -> list[Offer]:
    me = state.of(side)
    hand = me.hand & wanted
    reserve = _exposed_reserve(state, side, hand, wanted)
    offers = []
    if hand:
        offers.append(one_of(side, from_hand, 0, 0, hand))
    if reserve:
        offers.append(one_apart(side, from_reserve, 0, 0, reserve))
    if state.phase == LOSE_CARD and state.rules.ambush_reaches_sieges:
        attacker: i64
        for attacker in range(2):
            cards = committed(state, side, attacker) & wanted
            if cards:
                place = state.of(attacker).siege
                offers.append(one_apart(side, verbs.LOSE_COMMITTED, place, 0, cards))
    return offers or [plain(side, verbs.SHOW_HAND)]


def _exposed_reserve(state: State, side: i64, in_hand: i64, wanted: i64) -> i64:
    """The wanted cards in reserve, which some rule sets spare when the hand has none (12.12, 12.13)."""
    if state.phase == LOSE_CARD:
        spared = state.rules.ambush_spares_reserve
    else:
        spared = state.rules.conversion_spares_reserve
    return 0 if spared and not in_hand else state.of(side).reserve & wanted


def expected_answer(state: State, phase: i64) -> tuple[bool, bool]:
    """Whether the victim may lose a card, and may show the hand for want of one, as all can tell.

    The phase is LOSE_CARD for an ambush, GIVE_CARD for a conversion.
    """
    side = 1 - state.to_move
    me = state.of(side)
    wanted = me.pack.vulnerable if phase == LOSE_CARD else me.pack.convertible
    open_cards = me.reserve & wanted
    rules = state.rules
    if rules.ambush_spares_reserve if phase == LOSE_CARD else rules.conversion_spares_reserve:
        open_cards = 0
    if phase == LOSE_CARD and rules.ambush_reaches_sieges:
        open_cards |= (me.attacking | me.defending) & wanted
    unseen = me.unseen()
    drawn = size(me.hand) - size(me.known)
    others = size(unseen) - size(unseen & wanted)
    # More cards in hand than there are others to fill it with: one of them is wanted.
    loses = open_cards != 0 or me.known & wanted != 0 or drawn > others
    return loses or (drawn > 0 and unseen & wanted != 0), not loses


def block(state: State, action: Action, events: Log) -> None:
    """Block a raid or an ambush: it fails (8.4, 8.6)."""
    state.of(action.side_number).spend(action.card_bag)
    rules = state.rules
    if rules.blocked_raid_is_free if state.phase == BLOCK_RAID else rules.blocked_ambush_is_free:
        state.actions_left += 1
    _resume(state)


def let_pass(state: State, action: Action, events: Log) -> None:
    """Do not block."""
    if state.phase == BLOCK_RAID:
        _succeed(state, events)
    else:
        _ask(state, LOSE_CARD, events)


def lose(state: State, action: Action, events: Log) -> None:
    """Lose a vulnerable card to the market (8.6)."""
    if action.verb_number == verbs.LOSE_COMMITTED:
        lost = uncommit(state, action.side_number, action.place, action.chosen_bag, events)
    else:
        lost = _leave(state, action)
    return_to_market(state, state.of(action.side_number), lost)
    tell(events, CARDS_RETURNED, action.side_number, 0, lost, 1)
    _resume(state)


def give(state: State, action: Action, events: Log) -> None:
    """Give a card to the enemy's discard pile (8.7)."""
    given = _leave(state, action)
    foe = state.of(1 - action.side_number)
    foe.discard = put(foe.pack, foe.discard, given)
    tell(events, CARD_CONVERTED, action.side_number, 0, given, 1)
    _resume(state)


def show_hand(state: State, action: Action, events: Log) -> None:
    """Show the hand, which is then known (8.6, 8.7)."""
    me = state.of(action.side_number)
    me.known = me.hand
    tell(events, HAND_SHOWN, action.side_number, 0, me.hand, size(me.hand))
    _resume(state)


def _leave(state: State, action: Action) -> i64:
    """Take the card lost or given out of hand or reserve."""
    me = state.of(action.side_number)
    if action.chosen_bag:
        me.reserve = take(me.pack, me.reserve, action.chosen_bag)
        return action.chosen_bag
    me.give(action.card_bag)
    return action.card_bag


def _pay_hired(state: State, action: Action, events: Log) -> None:
    me = state.of(action.side_number)
    change_money(state, action.side_number, -HIRE * size(action.card_bag & me.pack.hired), events)
    me.spend(action.card_bag)


def _raid_blockers(state: State, side: i64) -> i64:
    """The cards that block the raid in progress: by their text, or as the target's own card (8.4)."""
    pack = state.of(side).pack
    own = (state.place >> pack.offset) & pack.locations
    return pack.raid_blockers | (own & usable(state, side))


def _succeed(state: State, events: Log) -> None:
    """Carry out a raid that was not blocked (8.5)."""
    side = state.to_move
    town = capture(state, side, state.place, events)
    if town and villages_in_stock(state, 1 - side) > 0:
        state.of(1 - side).villages |= state.place
    refresh(state)
    _resume(state)


def _ask(state: State, phase: i64, events: Log) -> None:
    """Ask the victim of an ambush or a conversion for a card, unless everybody knows the answer."""
    victim = 1 - state.to_move
    pack = state.of(victim).pack
    state.phase = phase
    state.decider = victim
    wanted = pack.vulnerable if phase == LOSE_CARD else pack.convertible
    if _answer_is_public(state, victim, wanted):
        options = offer_losing(state, victim) if phase == LOSE_CARD else offer_giving(state, victim)
        if len(options) == 1 and options[0].count == 1:
            _answer(state, options[0].action(0), events)


def _answer_is_public(state: State, side: i64, wanted: i64) -> bool:
    """Whether everybody knows which kinds of the wanted cards a side has in hand."""
    me = state.of(side)
    if me.hand == me.known:
        return True
    unseen = me.unseen() & wanted
    known = me.known & wanted
    kinds = (known | unseen) & me.pack.first
    return not unseen or (known != 0 and kinds & (kinds - 1) == 0)


def _answer(state: State, action: Action, events: Log) -> None:
    """Carry out the only possible answer without asking."""
    tell_action(events, action, AUTOMATIC)
    if action.verb_number == verbs.SHOW_HAND:
        show_hand(state, action, events)
    elif state.phase == LOSE_CARD:
        lose(state, action, events)
    else:
        give(state, action, events)


def _resume(state: State) -> None:
    """Let the interrupted turn go on."""
    state.place = 0
    state.phase = ACTIONS
    state.decider = state.to_move
