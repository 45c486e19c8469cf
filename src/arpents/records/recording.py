"""Recording a game file: the JSON of whole states, turn by turn, while the file is replayed."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from arpents.engine.action import Action
from arpents.engine.actions.turn import actions_in_turn
from arpents.engine.events import (
    ACTED,
    AUTOMATIC,
    CARD_CONVERTED,
    CARDS_RETRIEVED,
    CARDS_RETURNED,
    DECK_REBUILT,
    HAND_SHOWN,
    PIECE_CAPTURED,
    SIEGE_ENDED,
    Event,
)
from arpents.engine.notation import find_card
from arpents.engine.packs import PACKS, Kind, Pack
from arpents.engine.places import NAMES, name_of
from arpents.engine.scoring import CONCEDED, HOME_SETTLED, HOME_TAKEN, points
from arpents.engine.sides import SIDES
from arpents.engine.state import OCCUPATION, OVER, SUPPORT, UPKEEP, State
from arpents.records.deck_order import DeckOrder, Moment, names_in_order
from arpents.records.game_text import (
    ACTION,
    CONCESSION,
    DECK,
    DRAW,
    FIELD,
    POSITION,
    TURN,
    BadGameText,
    GameText,
    Line,
)
from arpents.records.model import (
    Record,
    RecordedAction,
    RecordedCaptures,
    RecordedPiece,
    RecordedPoints,
    RecordedSide,
    RecordedSiegeCards,
    RecordedSieges,
    RecordedState,
    RecordedTurn,
    SideName,
)
from arpents.records.position_text import read_position
from arpents.records.replaying import Replay
from arpents.records.turn_telling import NAMED_FIRST, VERBS, looking_ahead

_RECORDED: Final = {verb: action for action, verb in VERBS.items()}

Entry = dict[str, Any]
"""The fields of a recorded action."""


def recorded_card(kind: Kind, pack: Pack) -> str:
    """A card as records name it."""
    if kind.location is not None:
        return f"location:{kind.name}"
    if kind.first & pack.neutral:
        return f"neutral:{kind.name.removeprefix('neutral ')}"
    return f"empire:{kind.name}"


def _cards(pack: Pack, names: list[str]) -> tuple[str, ...]:
    return tuple(recorded_card(find_card(name, pack), pack) for name in names)


def _side_name(side: int) -> SideName:
    return "british" if side == 0 else "french"


def recorded_state(state: State, decks: list[list[str]]) -> RecordedState:
    """A whole state as records have it, with the decks in this order."""
    board = {}
    sides = []
    for side, me in zip(SIDES, state.sides, strict=True):
        for number, name in enumerate(NAMES):
            place = 1 << number
            if place & (me.villages | me.towns):
                piece: Any = "town" if place & me.towns else "village"
                board[name] = RecordedPiece(_side_name(side), piece, bool(place & state.forts))
        in_sieges = [_cards(me.pack, me.pack.names(bag)) for bag in (me.attacking, me.defending)]
        british, french = in_sieges if side == 0 else reversed(in_sieges)
        sides.append(
            RecordedSide(
                money=me.money,
                hand=_cards(me.pack, me.pack.names(me.hand)),
                reserve=_cards(me.pack, me.pack.names(me.reserve)),
                deck=_cards(me.pack, decks[side]),
                discard=_cards(me.pack, me.pack.names(me.discard)),
                siege_cards=RecordedSiegeCards(british, french),
                captured=RecordedCaptures(me.captured_villages, me.captured_towns),
            )
        )
    ahead = looking_ahead(state)
    at_once = ahead.reason in {HOME_TAKEN, HOME_SETTLED}
    finished = ahead.phase == OVER
    conceded = ahead.reason == CONCEDED
    sieges = [name_of(me.siege) if me.siege else None for me in state.sides]
    return RecordedState(
        finished=finished,
        conceded=conceded,
        actions_this_turn=actions_in_turn(state),
        variants=state.rules.variants,
        board=board,
        sieges=RecordedSieges(*sieges),
        british=sides[0],
        french=sides[1],
        points=RecordedPoints(points(ahead, 0), points(ahead, 1)) if finished and not conceded else None,
        outright_winner=_side_name(ahead.winner) if at_once else None,
    )


class _Piece:
    """A turn, or the part of one that a surrender cuts off, while it is being retold."""

    def __init__(self, side: int, replay: Replay, **flags: bool) -> None:
        self.side = side
        self.flags = flags
        self.events = len(replay.telling.events)
        self.texts = len(replay.telling.texts)


class _Told:
    """A turn that has been told: all of its record but the order of the decks, which later draws may tell."""

    def __init__(
        self, piece: _Piece, entries: list[dict[str, Any]], state: State, decks: list[Moment]
    ) -> None:
        self.piece = piece
        self.entries = entries
        self.state = state
        self.decks = decks


class _Recorder:
    """A record in the making."""

    def __init__(self, game_text: GameText) -> None:
        self.replay = Replay(game_text)
        position = [line for line in game_text.lines if line.kind in {POSITION, FIELD}]
        told = (
            [list(given.zones["deck"]) for given in read_position(position).sides]
            if position
            else [None, None]
        )
        self.decks = [DeckOrder(deck) for deck in told]
        self.setup: tuple[State, list[Moment]] | None = None
        self.told: list[_Told] = []
        self.piece: _Piece | None = None
        self.surrendered = ""

    @property
    def state(self) -> State:
        return self.replay.state

    def step(self, line: Line) -> None:
        """Retell a line, and note what it ends."""
        if line.kind in {TURN, CONCESSION}:
            self._begin(line)
        elif line.kind == ACTION and self.setup is None and self.replay.origin is not None:
            raise BadGameText(line.number, "The game begins within a turn, which such a record cannot tell.")
        side, purpose = self.state.to_move, self.state.purpose
        answering = self.piece is not None and self.piece.flags.get("answers_surrender", False)
        before = len(self.replay.telling.events)
        # Card by card, since the deck may be rebuilt between two that stand on one line.
        for part in _one_by_one(line):
            told = len(self.replay.telling.events)
            self.replay.step(part)
            self._follow_decks(part, side, purpose, self.replay.telling.events[told:])
        if line.kind == ACTION and answering:
            self._end_answer(side)
        elif line.kind == ACTION and self._is_withdrawal(before):
            self._note_surrender(before)

    def _is_withdrawal(self, number: int) -> bool:
        action = self.replay.telling.events[number].action
        return action is not None and action.name == "withdraw"

    def _begin(self, line: Line) -> None:
        if self.setup is None:
            self.setup = self.state.copy(), self._moments()
        if line.kind == CONCESSION and line.side not in {None, self.state.to_move}:
            raise BadGameText(line.number, "It is conceded out of turn, which such a record cannot tell.")
        if line.kind == TURN or self.state.phase == UPKEEP:
            self.end_piece()
            self.piece = _Piece(self.state.to_move, self.replay)

    def _follow_decks(self, line: Line, side: int, purpose: int, events: list[Event]) -> None:
        if line.kind == DECK and line.side is not None:
            pack = PACKS[line.side]
            self.decks[line.side].tell([find_card(name, pack).name for name in line.cards()])
        if line.kind == DRAW:
            for name in line.cards():
                full = find_card(name, PACKS[side]).name
                self.decks[side].draw(full, from_front=purpose == SUPPORT)
        if any(event.kind == DECK_REBUILT for event in events):
            self.decks[side].rebuild()

    def _note_surrender(self, before: int) -> None:
        """Cut the turn where a place is surrendered, for the besieger's answer."""
        ended = next(e for e in self.replay.telling.events[before:] if e.kind == SIEGE_ENDED)
        if ended.side != ended.number or self.state.phase == OVER or self.piece is None:
            return
        self.piece.flags["interrupted"] = True
        side = self.piece.side
        self.end_piece()
        self.piece = _Piece(1 - side, self.replay, answers_surrender=True)
        self.surrendered = name_of(ended.place)
        if self.state.phase != OCCUPATION:
            self._end_answer(side)

    def _end_answer(self, side: int) -> None:
        self.end_piece()
        self.piece = _Piece(side, self.replay, continues_turn=True)

    def end(self) -> None:
        """End the record; a turn in which nothing was done yet is not told."""
        if self.piece is not None and self.state.phase not in {UPKEEP, OVER}:
            if len(self.replay.telling.texts) > self.piece.texts:
                raise BadGameText(0, "The game breaks off within a turn, which such a record cannot tell.")
            self.piece = None
        self.end_piece()

    def end_piece(self) -> None:
        """Note the turn that is being told, if there is one."""
        piece, self.piece = self.piece, None
        if piece is None:
            return
        telling = self.replay.telling
        entries = _Entries(piece.side, telling.texts[piece.texts :])
        if piece.flags.get("answers_surrender"):
            entries.begin_answer(self.surrendered)
        for number in range(piece.events, len(telling.events)):
            entries.add(telling.events, number)
        self.told.append(_Told(piece, entries.found, self.state.copy(), self._moments()))

    def _moments(self) -> list[Moment]:
        return [
            deck.moment(me.pack.names(me.deck)) for deck, me in zip(self.decks, self.state.sides, strict=True)
        ]

    def record(self, headers: dict[str, str]) -> Record:
        """The record, now that all draws are known."""
        if self.setup is None:
            raise BadGameText(0, "The game has no turn that could be recorded.")
        start, decks = self.setup
        setup = recorded_state(start, _ordered(start, decks))
        turns = [
            RecordedTurn(
                number=number,
                side=_side_name(told.piece.side),
                actions=tuple(RecordedAction(**entry) for entry in told.entries),
                after=recorded_state(told.state, _ordered(told.state, told.decks)),
                **told.piece.flags,
            )
            for number, told in enumerate(self.told, start.turn)
        ]
        return Record(
            id=headers.get("Id", "game"),
            played_on=headers.get("Site", "Arpents"),
            setup=structs.replace(setup, to_move=_side_name(start.to_move)),
            turns=tuple(turns),
        )


def _one_by_one(line: Line) -> list[Line]:
    """The line, or one for each card if it tells several drawn."""
    if line.kind != DRAW:
        return [line]
    return [Line(DRAW, name, line.side, "", line.number) for name in line.cards()]


def _ordered(state: State, decks: list[Moment]) -> list[list[str]]:
    return [
        names_in_order(moment, me.pack.names(me.deck)) for me, moment in zip(state.sides, decks, strict=True)
    ]


class _Entries:
    """The actions of a turn as records have them, made from its events."""

    def __init__(self, side: int, texts: list[str]) -> None:
        self.side = side
        self.found: list[Entry] = []
        self._texts = iter(texts)
        self._withdrawing = False

    def begin_answer(self, place: str) -> None:
        """Begin with the besieger's answer to a surrender."""
        self.found.append({"action": "answer_surrender", "location": place})

    def add(self, events: list[Event], number: int) -> None:
        """Add what an event tells."""
        event = events[number]
        if event.kind == ACTED and event.action is not None:
            text = str(event.action) if event.number == AUTOMATIC else next(self._texts)
            self._add_action(event.action, text)
        elif event.kind == SIEGE_ENDED and self._withdrawing:
            self.found[-1]["siege"] = _side_name(event.number)
        elif event.kind == SIEGE_ENDED:
            self._add_siege(events, number)
        elif event.kind == CARDS_RETRIEVED:
            self.found[-1]["cards"] = _cards(PACKS[event.side], event.card_names)
        elif event.kind in {CARDS_RETURNED, CARD_CONVERTED} and event.side != self.side and self._hunting():
            self.found[-1] |= {"result": "hit", "lost": _cards(PACKS[event.side], event.card_names)[0]}
            self.found[-1].setdefault("lost_from", "hand")
        elif event.kind == HAND_SHOWN and self._hunting():
            self.found[-1]["result"] = "hand_shown"

    def _hunting(self) -> bool:
        return bool(self.found) and self.found[-1]["action"] in {"ambush", "priest"}

    def _add_action(self, action: Action, text: str) -> None:
        pack = PACKS[action.side]
        _, _, tail = text.partition(":")
        names = [name for name in tail.split(",") if name.strip()]
        self._withdrawing = action.name == "withdraw"
        if action.name in _RECORDED:
            self._add_own(action, _cards(pack, names))
        elif action.name == "block":
            self.found[-1]["blocked_by"] = _cards(pack, names)[0]
            if self._hunting():
                self.found[-1]["result"] = "blocked"
        elif action.name in {"lose from reserve", "give from reserve"}:
            self.found[-1]["lost_from"] = "reserve"
        elif action.name == "occupy":
            if self.found[-1]["action"] == "answer_surrender":
                self.found[-1]["cards"] = _cards(pack, names)
            else:
                self.found[-1]["settled"] = True
        elif action.name not in _UNTOLD:
            raise BadGameText(0, f'A record of this kind has no words for "{action.name}".')

    def _add_own(self, action: Action, cards: tuple[str, ...]) -> None:
        recorded = _RECORDED[action.name]
        pack = PACKS[action.side]
        entry: Entry = {"action": recorded}
        if action.location:
            entry["location"] = action.location
        if recorded == "withdraw":
            entry["lost"] = cards[0] if cards else None
        elif recorded in NAMED_FIRST:
            entry["cards"] = (f"empire:{NAMED_FIRST[recorded]}", *cards)
        elif recorded in {"home_support", "military_leader"}:
            entry["cards"] = _cards(pack, pack.names(action.cards))
        else:
            entry["cards"] = cards
        self.found.append(entry)

    def _add_siege(self, events: list[Event], number: int) -> None:
        event = events[number]
        lost = None
        if events[number - 1].kind == CARDS_RETURNED:
            lost = _cards(PACKS[events[number - 1].side], events[number - 1].card_names)[0]
        after = events[number + 1] if number + 1 < len(events) else None
        won = after is not None and after.kind == PIECE_CAPTURED
        captured = None if not won or after is None else "town" if after.number else "village"
        self.found.append(
            {
                "action": "siege_won",
                "siege": str(SIDES[event.number]),
                "loser_lost": lost,
                "captured": captured,
                "settled": False if won else None,
            }
        )


_UNTOLD: Final = frozenset(("do not block", "lose", "give", "show hand", "give up", "leave", "end turn"))
"""The verbs that a record tells by what comes of them."""


def record_game(game_text: GameText) -> Record:
    """The recorded game that a game file tells."""
    recorder = _Recorder(game_text)
    for line in game_text.lines:
        recorder.step(line)
    recorder.end()
    return recorder.record(game_text.headers())
