"""What must hold in every state, whatever was played."""

from arpents import Action, Event, Game
from arpents.engine import supply
from arpents.engine.bags import is_bag, put, size
from arpents.engine.events import MONEY_CHANGED
from arpents.engine.places import INDEX
from arpents.engine.state import (
    FORTIFICATIONS,
    ZONES,
    State,
    towns_in_stock,
    villages_in_stock,
)


def check_state(state: State) -> None:
    """Cards and pieces are all there, once each, and nothing is below zero."""
    check_cards(state)
    check_pieces(state)
    for side in (0, 1):
        me = state.sides[side]
        assert me.money >= 0
        assert me.known & ~me.hand == 0, "known cards are in hand"
        assert me.deck or me.known == me.hand, "an empty deck shows the hand"


def check_cards(state: State) -> None:
    """Every card of the game is in exactly one zone."""
    neutral = state.neutral
    neutral_cards = size(neutral)
    for me in state.sides:
        pack = me.pack
        own = 0
        cards = 0
        for zone in ZONES:
            bag = getattr(me, zone)
            if not bag:
                continue
            assert is_bag(pack, bag), zone
            if mine := bag & ~pack.neutral:
                own = put(pack, own, mine)
                cards += size(mine)
            if shared := bag & pack.neutral:
                neutral = put(pack, neutral, shared)
                neutral_cards += size(shared)
        # A bag cannot overflow, so a card too many shows only in the sum, and one too few in the bag.
        assert own == state.rules.opening.in_play[pack.side]
        assert cards == size(own)
    assert neutral == state.rules.opening.neutral_in_play
    assert neutral_cards == size(neutral)


def check_pieces(state: State) -> None:
    """Each place has one piece at most, fortifications stand on pieces, and stocks are not overdrawn."""
    british, french = state.sides
    masks = (british.villages, british.towns, french.villages, french.towns)
    held = 0
    for mask in masks:
        assert held & mask == 0
        held |= mask
    assert state.forts & ~held == 0
    assert size(state.forts) <= FORTIFICATIONS
    for side in (0, 1):
        assert villages_in_stock(state, side) >= 0
        assert towns_in_stock(state, side) >= 0
        me, foe = state.sides[side], state.sides[1 - side]
        assert me.siege & ~(foe.villages | foe.towns) == 0
        assert me.siege or (me.marker == 0 and me.attacking == 0 and foe.defending == 0)
        floor, ceiling = state.rules.siege_floor[side], state.rules.siege_ceiling[side]
        assert floor <= me.marker <= ceiling
    fresh = state.copy()
    supply.refresh(fresh)
    assert fresh.sides[0].supply == british.supply
    assert fresh.sides[1].supply == french.supply


def check_money(before: tuple[int, int], state: State, events: list[Event]) -> None:
    """Money changes only by what events tell."""
    told = list(before)
    for event in events:
        if event.kind_number == MONEY_CHANGED:
            told[event.side_number] += event.detail_number
    assert (state.sides[0].money, state.sides[1].money) == tuple(told)


def money(state: State) -> tuple[int, int]:
    """The money of both sides."""
    return state.sides[0].money, state.sides[1].money


def disturbed(action: Action, game: Game) -> list[Action]:
    """Actions much like this one, which may or may not be legal."""
    other_place = 1 << (INDEX["Boston"] if not action.place >> INDEX["Boston"] & 1 else INDEX["Quebec"])
    me = game.state.sides[action.side_number]
    extra = me.deck & ~action.card_bag
    fewer = action.card_bag & (action.card_bag - 1)
    return [
        Action(1 - action.side_number, action.verb_number, action.place, action.card_bag, action.chosen_bag),
        Action(action.side_number, action.verb_number, other_place, action.card_bag, action.chosen_bag),
        Action(action.side_number, action.verb_number, action.place, fewer, action.chosen_bag),
        Action(
            action.side_number,
            action.verb_number,
            action.place,
            action.card_bag | (extra & -extra),
            action.chosen_bag,
        ),
        Action(action.side_number, action.verb_number, action.place, action.card_bag, action.card_bag),
        Action(
            action.side_number,
            (action.verb_number + 1) % 33,
            action.place,
            action.card_bag,
            action.chosen_bag,
        ),
        Action(
            action.side_number,
            action.verb_number,
            action.place,
            action.card_bag << 1 & (1 << 63) - 1,
            action.chosen_bag,
        ),
    ]
