"""The state of a game: integers only, cheap to copy, hash and compare."""

from __future__ import annotations

from typing import Final, Literal, final, get_args

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import put, size, take
from arpents.engine.hashing import state_hash
from arpents.engine.packs import CARDS, PACKS, Pack
from arpents.engine.rules import Rules
from arpents.engine.sides import NOBODY

DRAW: Final = 0
UPKEEP: Final = 1
ACTIONS: Final = 2
BLOCK_RAID: Final = 3
BLOCK_AMBUSH: Final = 4
LOSE_CARD: Final = 5
GIVE_CARD: Final = 6
GIVE_UP_CARD: Final = 7
OCCUPATION: Final = 8
REDRAWING: Final = 9
FORFEITURE: Final = 10
STARTING_CARD: Final = 11
OVER: Final = 12

Phase = Literal[
    "draw",
    "upkeep",
    "actions",
    "block raid",
    "block ambush",
    "lose card",
    "give card",
    "give up card",
    "occupation",
    "redraw",
    "forfeit",
    "starting card",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""What is to be done next. A card is drawn by chance, upkeep (the start of a turn) does itself, the
rest up to the end of the game are decisions."""

DEAL: Final = 0
REFILL: Final = 1
SUPPORT: Final = 2
EXCHANGE: Final = 3
"""Why cards are being drawn."""

ZONES: Final = ("hand", "reserve", "deck", "discard", "market", "attacking", "defending")
"""Where a card of a side can be; neutral cards may be on display instead."""

VILLAGES: Final[tuple[i64, ...]] = (CARDS.pieces.british.villages, CARDS.pieces.french.villages)
TOWNS: Final[tuple[i64, ...]] = (CARDS.pieces.british.towns, CARDS.pieces.french.towns)
FORTIFICATIONS: Final[i64] = CARDS.pieces.fortifications


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Holdings:
    """What one side has: money, pieces, cards, and the siege in which it attacks.

    Zones of cards are bags of its pack; places are masks. ``known`` is the part of the hand that the
    enemy knows (1.5.1), ``supply`` the controlled places in supply (4.2), kept up to date by
    ``supply.refresh``.
    """

    __slots__ = (
        "attacking",
        "captured_towns",
        "captured_villages",
        "deck",
        "defending",
        "discard",
        "hand",
        "known",
        "marker",
        "market",
        "money",
        "pack",
        "reserve",
        "siege",
        "supply",
        "towns",
        "villages",
    )

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.money: i64 = 0
        self.villages: i64 = 0
        self.towns: i64 = 0
        self.captured_villages: i64 = 0
        self.captured_towns: i64 = 0
        self.hand: i64 = 0
        self.known: i64 = 0
        self.reserve: i64 = 0
        self.deck: i64 = 0
        self.discard: i64 = 0
        self.market: i64 = 0
        self.attacking: i64 = 0
        self.defending: i64 = 0
        self.siege: i64 = 0
        self.marker: i64 = 0
        self.supply: i64 = 0

    def copy(self) -> Holdings:
        """A copy that shares nothing that can change."""
        twin = Holdings(self.pack)
        twin.money = self.money
        twin.villages = self.villages
        twin.towns = self.towns
        twin.captured_villages = self.captured_villages
        twin.captured_towns = self.captured_towns
        twin.hand = self.hand
        twin.known = self.known
        twin.reserve = self.reserve
        twin.deck = self.deck
        twin.discard = self.discard
        twin.market = self.market
        twin.attacking = self.attacking
        twin.defending = self.defending
        twin.siege = self.siege
        twin.marker = self.marker
        twin.supply = self.supply
        return twin

    def key(self) -> tuple[int, ...]:
        """All of it as integers; equal keys are equal holdings."""
        return (
            self.money,
            self.villages,
            self.towns,
            self.captured_villages,
            self.captured_towns,
            self.hand,
            self.known,
            self.reserve,
            self.deck,
            self.discard,
            self.market,
            self.attacking,
            self.defending,
            self.siege,
            self.marker,
            self.supply,
        )

    def spend(self, cards: i64) -> None:
        """Move cards from hand to the discard pile; known copies leave first."""
        pack = self.pack
        if cards & pack.several:
            self.hand = take(pack, self.hand, cards)
            self.known = take(pack, self.known, cards)
            self.discard = put(pack, self.discard, cards)
        else:
            self.hand &= ~cards
            self.known &= ~cards
            self.discard |= cards

    def give(self, cards: i64) -> None:
        """Take cards out of the hand, for elsewhere than the discard pile."""
        self.hand = take(self.pack, self.hand, cards)
        self.known = take(self.pack, self.known, cards)

    def unseen(self) -> i64:
        """The cards that are in hand or deck, nobody else can tell which."""
        return take(self.pack, put(self.pack, self.hand, self.deck), self.known)

    def possible(self) -> i64:
        """The kinds of card that may be in hand, as everybody can tell."""
        return self.hand if self.hand == self.known else self.hand | self.deck


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A position, and what is to be decided in it.

    ``place`` is what a pending question is about, ``contest`` the attacker of the siege that is ending,
    ``stage`` the next siege to look at. ``redraws`` and ``owed`` count exchanges and cards to forfeit that
    are still to come, and ``unleashed`` is 1 once the British may besiege; variants use these three.
    """

    __slots__ = (
        "actions_left",
        "british",
        "contest",
        "decider",
        "draws",
        "forts",
        "french",
        "neutral",
        "owed",
        "phase",
        "place",
        "purpose",
        "reason",
        "redraws",
        "rules",
        "stage",
        "to_move",
        "turn",
        "unleashed",
        "winner",
    )

    def __init__(self, rules: Rules, british: Holdings | None = None, french: Holdings | None = None) -> None:
        self.rules = rules
        self.british = british or Holdings(PACKS[0])
        self.french = french or Holdings(PACKS[1])
        self.neutral: i64 = 0
        self.forts: i64 = 0
        self.turn: i64 = 0
        self.to_move: i64 = 0
        self.actions_left: i64 = 0
        self.phase: i64 = UPKEEP
        self.decider: i64 = NOBODY
        self.place: i64 = 0
        self.contest: i64 = 0
        self.stage: i64 = 2
        self.draws: i64 = 0
        self.purpose: i64 = REFILL
        self.redraws: i64 = 0
        self.owed: i64 = 0
        self.unleashed: i64 = 0
        self.winner: i64 = NOBODY
        self.reason: i64 = 0

    @property
    def sides(self) -> tuple[Holdings, Holdings]:
        """What both sides have, the British first."""
        return (self.british, self.french)

    def of(self, side: i64) -> Holdings:
        """What a side has."""
        return self.french if side else self.british

    def copy(self) -> State:
        """A copy that shares nothing that can change."""
        twin = State(self.rules, self.british.copy(), self.french.copy())
        twin.neutral = self.neutral
        twin.forts = self.forts
        twin.turn = self.turn
        twin.to_move = self.to_move
        twin.actions_left = self.actions_left
        twin.phase = self.phase
        twin.decider = self.decider
        twin.place = self.place
        twin.contest = self.contest
        twin.stage = self.stage
        twin.draws = self.draws
        twin.purpose = self.purpose
        twin.redraws = self.redraws
        twin.owed = self.owed
        twin.unleashed = self.unleashed
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal states."""
        return (
            self.rules.scenario.name,
            self.rules.rule_set,
            self.rules.variants,
            self.rules.revision,
            self.british.key(),
            self.french.key(),
            self.neutral,
            self.forts,
            self.turn,
            self.to_move,
            self.actions_left,
            self.phase,
            self.decider,
            self.place,
            self.contest,
            self.stage,
            self.draws,
            self.purpose,
            self.redraws,
            self.owed,
            self.unleashed,
            self.winner,
            self.reason,
        )

    def __eq__(self, other: object) -> bool:
        """States are equal when everything in them is."""
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        """Equal states have equal hashes."""
        return state_hash(self)


def villages_in_stock(state: State, side: i64) -> i64:
    """How many villages a side can still place (1.3)."""
    return VILLAGES[side] - size(state.of(side).villages) - state.of(1 - side).captured_villages


def towns_in_stock(state: State, side: i64) -> i64:
    """How many towns a side can still place (1.3)."""
    return TOWNS[side] - size(state.of(side).towns) - state.of(1 - side).captured_towns


def forts_in_stock(state: State) -> i64:
    """How many fortifications can still be placed (1.3)."""
    return FORTIFICATIONS - size(state.forts)


def return_to_market(state: State, owner: Holdings, cards: i64) -> None:
    """Put cards back where they can be taken from: the owner's market, or the neutral display."""
    pack = owner.pack
    own = cards & ~pack.neutral
    owner.market = put(pack, owner.market, own)
    state.neutral = put(pack, state.neutral, cards ^ own)
