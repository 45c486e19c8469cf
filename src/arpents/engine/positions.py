"""Positions: a state written down by names, as records, scenarios and tests have it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import final

from arpents.engine.bags import each, index, put, size, take
from arpents.engine.notation import find_card
from arpents.engine.packs import Pack
from arpents.engine.places import INDEX, NAMES
from arpents.engine.rules import Rules
from arpents.engine.sides import SIDES
from arpents.engine.sieges import starting_marker
from arpents.engine.soundness import MOMENT, ImpossiblePosition, check_state
from arpents.engine.state import ACTIONS, Holdings, State
from arpents.engine.supply import refresh
from arpents.errors import UnknownName

__all__ = [
    "MOMENT",
    "ImpossiblePosition",
    "Position",
    "SidePosition",
    "arrange",
    "describe",
    "marker_from_cards",
    "read_bag",
]


@final
class SidePosition:
    """What one side has, by names. Its market is all that it does not own."""

    def __init__(  # noqa: PLR0913
        self,
        *,
        money: int = 0,
        hand: Iterable[str] = (),
        reserve: Iterable[str] = (),
        deck: Iterable[str] = (),
        discard: Iterable[str] = (),
        attacking: Iterable[str] = (),
        defending: Iterable[str] = (),
        captured_villages: int = 0,
        captured_towns: int = 0,
        siege: str | None = None,
        marker: int | None = None,
        known: Iterable[str] = (),
    ) -> None:
        self.money = money
        self.zones = {
            "hand": tuple(hand),
            "reserve": tuple(reserve),
            "deck": tuple(deck),
            "discard": tuple(discard),
            "attacking": tuple(attacking),
            "defending": tuple(defending),
        }
        self.captured_villages = captured_villages
        self.captured_towns = captured_towns
        self.siege = siege
        self.marker = marker
        self.known = tuple(known)


@final
class Position:
    """A position by names.

    ``board`` gives each controlled location a side and a piece (``british town``), with ``fortified``
    after it where a fortification stands. With ``actions_left`` None the turn of ``to_move`` is about to
    begin; else it is under way. ``moment`` gives the fields of the state by which a position in the midst
    of something differs from that.
    """

    def __init__(
        self,
        *,
        board: dict[str, str],
        british: SidePosition,
        french: SidePosition,
        to_move: int = 0,
        turn: int = 2,
        actions_left: int | None = 2,
        moment: Mapping[str, int] | None = None,
    ) -> None:
        self.board = board
        self.sides = (british, french)
        self.to_move = to_move
        self.turn = turn
        self.actions_left = actions_left
        self.moment = dict(moment or {})


def arrange(rules: Rules, position: Position) -> State:
    """The state of a position; what is impossible in it is named."""
    state = State(rules)
    for name, piece in position.board.items():
        _place_piece(state, name, piece)
    state.neutral = rules.opening.neutral_in_play
    for me, given in zip(state.sides, position.sides, strict=True):
        _hand_out(state, me, given)
    for me, given in zip(state.sides, position.sides, strict=True):
        _lay_siege(state, me, given)
    refresh(state)
    state.to_move = position.to_move
    state.turn = position.turn
    if position.actions_left is not None:
        state.phase = ACTIONS
        state.decider = position.to_move
        state.actions_left = position.actions_left
    if rules.british_wait_to_besiege and state.of(1).siege:
        state.unleashed = 1
    for field, value in position.moment.items():
        _set_moment(state, field, value)
    check_state(state)
    return state


def _set_moment(state: State, field: str, value: int) -> None:
    """Set a field of the state that only a position in the midst of something has."""
    if field not in MOMENT:
        raise ImpossiblePosition("moment", str(UnknownName("field", field, MOMENT)))
    if not 0 <= value <= MOMENT[field]:
        raise ImpossiblePosition(f"moment, {field}", f"{value} should be from 0 to {MOMENT[field]}")
    setattr(state, field, value)


def describe(state: State) -> Position:
    """The position of a state by names, of which ``arrange`` makes the same state again."""
    board = {}
    given = []
    for side, me in zip(SIDES, state.sides, strict=True):
        for place in each(me.villages | me.towns):
            piece = "town" if place & me.towns else "village"
            fort = " fortified" if place & state.forts else ""
            board[NAMES[index(place)]] = f"{side} {piece}{fort}"
        given.append(_describe_side(me))
    standard = State(state.rules)
    if state.phase == ACTIONS:
        standard.phase = ACTIONS
        standard.decider = state.to_move
        standard.actions_left = state.actions_left
    moment = {
        field: getattr(state, field) for field in MOMENT if getattr(state, field) != getattr(standard, field)
    }
    return Position(
        board=board,
        british=given[0],
        french=given[1],
        to_move=state.to_move,
        turn=state.turn,
        actions_left=state.actions_left if state.phase == ACTIONS else None,
        moment=moment,
    )


def _describe_side(me: Holdings) -> SidePosition:
    names = me.pack.names
    return SidePosition(
        money=me.money,
        hand=names(me.hand),
        reserve=names(me.reserve),
        deck=names(me.deck),
        discard=names(me.discard),
        attacking=names(me.attacking),
        defending=names(me.defending),
        captured_villages=me.captured_villages,
        captured_towns=me.captured_towns,
        siege=NAMES[index(me.siege)] if me.siege else None,
        marker=me.marker if me.siege else None,
        known=names(me.known),
    )


def _place_piece(state: State, name: str, text: str) -> None:
    if name not in INDEX:
        raise ImpossiblePosition(f'board, "{name}"', str(UnknownName("location", name, INDEX)))
    place = 1 << INDEX[name]
    match text.split():
        case ["british" | "french" as side, "village" | "town" as piece, *fort] if fort in (
            [],
            ["fortified"],
        ):
            me = state.of(0 if side == "british" else 1)
            if piece == "town":
                me.towns |= place
            else:
                me.villages |= place
            if fort:
                state.forts |= place
        case _:
            raise ImpossiblePosition(
                f'board, "{name}"',
                f'"{text}" should be a side and "village" or "town", then maybe "fortified"',
            )


def read_bag(pack: Pack, names: Iterable[str], part: str) -> int:
    """The bag of the named cards."""
    bag = 0
    for name in names:
        try:
            kind = find_card(name, pack)
        except UnknownName as error:
            raise ImpossiblePosition(part, str(error)) from error
        if bag & kind.run == kind.run:
            raise ImpossiblePosition(part, f'there are only {size(kind.run)} of "{kind.name}"')
        bag = put(pack, bag, kind.first)
    return bag


def _hand_out(state: State, me: Holdings, given: SidePosition) -> None:
    """Put a side's cards into their zones, each out of the market or the neutral display."""
    pack = me.pack
    side = str(SIDES[pack.side])
    me.money = given.money
    me.captured_villages = given.captured_villages
    me.captured_towns = given.captured_towns
    available = put(pack, state.rules.opening.in_play[pack.side], state.neutral)
    for zone in given.zones:
        bag = read_bag(pack, given.zones[zone], f"{side} {zone}")
        rest = take(pack, available, bag)
        if put(pack, rest, bag) != available:
            twice = next(
                name for name in pack.names(bag) if not _has(pack, available, pack.by_name[name].run & bag)
            )
            raise ImpossiblePosition(f"{side} {zone}", f'"{twice}" is more often in the game than it can be')
        available = rest
        setattr(me, zone, bag)
    me.market = available & ~pack.neutral
    state.neutral = available & pack.neutral
    known = read_bag(pack, given.known, f"{side} known")
    if take(pack, known, me.hand):
        raise ImpossiblePosition(f"{side} known", "only cards in hand can be known to be there")
    me.known = me.hand if me.deck == 0 else known


def _has(pack: Pack, bag: int, cards: int) -> bool:
    return put(pack, take(pack, bag, cards), cards) == bag


def _lay_siege(state: State, me: Holdings, given: SidePosition) -> None:
    if given.siege is None:
        return
    if given.siege not in INDEX:
        side = SIDES[me.pack.side]
        raise ImpossiblePosition(f"{side} siege", f'"{given.siege}" is not held by the enemy')
    me.siege = 1 << INDEX[given.siege]
    if given.marker is not None:
        me.marker = given.marker
        return
    reached = marker_from_cards(state, me, state.of(1 - me.pack.side))
    floor, ceiling = state.rules.siege_floor[me.pack.side], state.rules.siege_ceiling[me.pack.side]
    me.marker = max(floor, min(ceiling, reached))


def marker_from_cards(state: State, me: Holdings, foe: Holdings) -> int:
    """Where a siege's marker stands if its track never ended: defences and all cards added up (6.3)."""
    attack = sum(me.pack.strength[kind.number] * size(me.attacking & kind.run) for kind in me.pack.kinds)
    defence = sum(foe.pack.strength[kind.number] * size(foe.defending & kind.run) for kind in foe.pack.kinds)
    return starting_marker(state, me.siege) + attack - defence
