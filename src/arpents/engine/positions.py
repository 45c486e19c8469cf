"""Positions: a state written down by names, as records, scenarios and tests have it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from arpents.engine.bags import put, size, take
from arpents.engine.notation import find_card
from arpents.engine.packs import PACKS, Pack
from arpents.engine.places import DEFENCE, INDEX
from arpents.engine.rules import Rules
from arpents.engine.setup import cards_in_play
from arpents.engine.sides import NOBODY, SIDES
from arpents.engine.state import (
    ACTIONS,
    UPKEEP,
    Holdings,
    State,
    forts_in_stock,
    towns_in_stock,
    villages_in_stock,
)
from arpents.engine.supply import refresh
from arpents.errors import ArpentsError, UnknownName


class ImpossiblePosition(ArpentsError):
    """A position that cannot be: which part of it, and what is wrong with it."""

    def __init__(self, part: str, fault: str) -> None:
        super().__init__(f"{part}: {fault}")
        self.part = part
        self.fault = fault


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


@final
class Position:
    """A position by names.

    ``board`` gives each controlled location a side and a piece (``british town``), with ``fortified``
    after it where a fortification stands. With ``actions_left`` None the turn of ``to_move`` is about to
    begin; else it is under way.
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
    ) -> None:
        self.board = board
        self.sides = (british, french)
        self.to_move = to_move
        self.turn = turn
        self.actions_left = actions_left


def arrange(rules: Rules, position: Position) -> State:
    """The state of a position; what is impossible in it is named."""
    state = State(rules)
    for name, piece in position.board.items():
        _place_piece(state, name, piece)
    state.neutral = PACKS[0].neutral
    for me, given in zip(state.sides, position.sides, strict=True):
        _hand_out(state, me, given)
    for me, given in zip(state.sides, position.sides, strict=True):
        _lay_siege(state, me, given)
    _check_stocks(state)
    refresh(state)
    state.to_move = position.to_move
    state.turn = position.turn
    if position.actions_left is None:
        state.phase = UPKEEP
        state.decider = NOBODY
    else:
        state.phase = ACTIONS
        state.decider = position.to_move
        state.actions_left = position.actions_left
    return state


def _place_piece(state: State, name: str, text: str) -> None:
    if name not in INDEX:
        raise ImpossiblePosition(f'board, "{name}"', str(UnknownName("location", name, INDEX)))
    place = 1 << INDEX[name]
    match text.split():
        case ["british" | "french" as side, "village" | "town" as piece, *fort] if fort in (
            [],
            ["fortified"],
        ):
            me = state.sides[0 if side == "british" else 1]
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
    if min(me.money, me.captured_villages, me.captured_towns) < 0:
        raise ImpossiblePosition(side, "money and captured pieces cannot be below zero")
    available = put(pack, cards_in_play(state.rules, pack.side), state.neutral)
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
    me.known = me.hand if me.deck == 0 else 0


def _has(pack: Pack, bag: int, cards: int) -> bool:
    return put(pack, take(pack, bag, cards), cards) == bag


def _lay_siege(state: State, me: Holdings, given: SidePosition) -> None:
    side = str(SIDES[me.pack.side])
    foe = state.sides[1 - me.pack.side]
    if given.siege is None:
        if me.attacking or foe.defending:
            raise ImpossiblePosition(side, "cards are committed to a siege that is not in progress")
        return
    place = 1 << INDEX[given.siege] if given.siege in INDEX else 0
    if not place & (foe.villages | foe.towns):
        raise ImpossiblePosition(f"{side} siege", f'"{given.siege}" is not held by the enemy')
    me.siege = place
    me.marker = marker_from_cards(state, me, foe) if given.marker is None else given.marker


def marker_from_cards(state: State, me: Holdings, foe: Holdings) -> int:
    """Where a siege's marker stands if its track never ended: defences and all cards added up (6.3)."""
    attack = sum(kind.strength * size(me.attacking & kind.run) for kind in me.pack.kinds)
    defence = sum(kind.strength * size(foe.defending & kind.run) for kind in foe.pack.kinds)
    walls = 2 if state.forts & me.siege else 0
    return attack - defence - walls - DEFENCE[me.siege.bit_length() - 1] - 1


def _check_stocks(state: State) -> None:
    for side in (0, 1):
        if villages_in_stock(state, side) < 0:
            raise ImpossiblePosition("board", f"more {SIDES[side]} villages than there are")
        if towns_in_stock(state, side) < 0:
            raise ImpossiblePosition("board", f"more {SIDES[side]} towns than there are")
    if forts_in_stock(state) < 0:
        raise ImpossiblePosition("board", "more fortifications than there are")
