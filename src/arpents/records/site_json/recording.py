"""Recording a game file: the JSON of whole states, turn by turn, while the file is replayed."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import structs

from arpents.content import DEFAULT_SCENARIO
from arpents.content.model import BySide
from arpents.engine.actions.turn import actions_in_turn
from arpents.engine.events import DECK_REBUILT, SIEGE_ENDED, Event
from arpents.engine.notation import find_card
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES, name_of
from arpents.engine.reasons import CONCEDED
from arpents.engine.scoring import points
from arpents.engine.sides import SIDES
from arpents.engine.state import DRAW as DRAWING
from arpents.engine.state import OCCUPATION, OVER, SUPPORT, UPKEEP, State
from arpents.records.file_replay import FileReplay
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
from arpents.records.position_text import read_position
from arpents.records.site_json.deck_order import DeckOrder, Moment, names_in_order
from arpents.records.site_json.entries import Entries, Entry, has_words, recorded_cards, side_name
from arpents.records.site_json.model import (
    Record,
    RecordedAction,
    RecordedCaptures,
    RecordedPiece,
    RecordedSide,
    RecordedState,
    RecordedTurn,
)
from arpents.records.site_json.turn_replay import AT_ONCE, looking_ahead
from arpents.records.site_json.verify import set_up_record


def recorded_state(state: State, decks: list[list[str]]) -> RecordedState:
    """A whole state as records have it, with the decks in this order."""
    board = {}
    sides = []
    for side, me in zip(SIDES, state.sides, strict=True):
        for number, name in enumerate(NAMES):
            place = 1 << number
            if place & (me.villages | me.towns):
                piece: Any = "town" if place & me.towns else "village"
                board[name] = RecordedPiece(side_name(side), piece, bool(place & state.forts))
        in_sieges = [recorded_cards(me.pack, me.pack.names(bag)) for bag in (me.attacking, me.defending)]
        british, french = in_sieges if side == 0 else reversed(in_sieges)
        sides.append(
            RecordedSide(
                money=me.money,
                hand=recorded_cards(me.pack, me.pack.names(me.hand)),
                reserve=recorded_cards(me.pack, me.pack.names(me.reserve)),
                deck=recorded_cards(me.pack, decks[side]),
                discard=recorded_cards(me.pack, me.pack.names(me.discard)),
                siege_cards=BySide(british, french),
                captured=RecordedCaptures(me.captured_villages, me.captured_towns),
            )
        )
    ahead = looking_ahead(state)
    at_once = ahead.reason in AT_ONCE
    finished = ahead.phase == OVER
    conceded = ahead.reason == CONCEDED
    sieges = [name_of(me.siege) if me.siege else None for me in state.sides]
    return RecordedState(
        finished=finished,
        conceded=conceded,
        actions_this_turn=actions_in_turn(state),
        variants=state.rules.variants,
        board=board,
        sieges=BySide(*sieges),
        british=sides[0],
        french=sides[1],
        points=BySide(points(ahead, 0), points(ahead, 1)) if finished and not conceded else None,
        outright_winner=side_name(ahead.winner) if at_once else None,
    )


def recorded_end(state: State) -> bool:
    """Whether records call a game finished in this state, before it is conceded."""
    return looking_ahead(state).phase == OVER


class _Piece:
    """A turn, or the part of one that a surrender cuts off, while it is being retold."""

    def __init__(self, side: int, replay: FileReplay, **flags: bool) -> None:
        self.side = side
        self.flags = flags
        self.events = len(replay.steps.events)
        self.texts = len(replay.steps.texts)


class _Told:
    """A turn that has been told: all of its record but the order of the decks, which later draws may tell."""

    def __init__(self, piece: _Piece, entries: list[Entry], state: State, decks: list[Moment]) -> None:
        self.piece = piece
        self.entries = entries
        self.state = state
        self.decks = decks


class _Support(NamedTuple):
    """The deck after a Home Support that rebuilt it: its cards, and the moment that knows their order."""

    side: int
    moment: Moment
    names: list[str]

    def told(self) -> tuple[str, ...]:
        """The deck as records have it, now that all draws are known."""
        return recorded_cards(PACKS[self.side], names_in_order(self.moment, self.names))


class _Recorder:
    """A record in the making."""

    def __init__(self, game_text: GameText) -> None:
        self.replay = FileReplay(game_text)
        position = [line for line in game_text.lines if line.kind in {POSITION, FIELD}]
        self.decks = [DeckOrder(), DeckOrder()]
        if position:
            for deck, pack, given in zip(self.decks, PACKS, read_position(position).sides, strict=True):
                deck.tell([find_card(name, pack).name for name in given.zones["deck"]])
        self.setup: tuple[State, list[Moment]] | None = None
        self.told: list[_Told] = []
        self.piece: _Piece | None = None
        self.surrendered = ""
        self.supports: list[_Support] = []
        self.supporting = False
        self.rebuilding = False

    @property
    def state(self) -> State:
        return self.replay.state

    def step(self, line: Line) -> None:
        """Replay a line, and note what it ends."""
        if line.kind in {ACTION, TURN, CONCESSION}:
            self._check_decks()
        if line.kind in {TURN, CONCESSION}:
            self._begin(line)
        elif line.kind == ACTION and self.setup is None and self.replay.origin is not None:
            raise BadGameText(line.number, "The game begins within a turn, which such a record cannot tell.")
        side, purpose = self.state.to_move, self.state.purpose
        answering = self.piece is not None and self.piece.flags.get("answers_surrender", False)
        before = len(self.replay.steps.events)
        # Card by card, since the deck may be rebuilt between two that stand on one line.
        for part in _one_by_one(line):
            told = len(self.replay.steps.events)
            self.replay.step(part)
            self._follow_decks(part, side, purpose, self.replay.steps.events[told:])
        self._check_words(line, self.replay.steps.events[before:])
        self._note_support(line, side, self.replay.steps.events[before:])
        if line.kind == ACTION and answering:
            self._end_answer(side)
        elif line.kind == ACTION and self._is_withdrawal(before):
            self._note_surrender(before)

    def _check_decks(self) -> None:
        for deck, me in zip(self.decks, self.state.sides, strict=True):
            deck.check(me.pack.names(me.deck))

    def _check_words(self, line: Line, events: list[Event]) -> None:
        """Refuse what a record cannot tell."""
        for event in events:
            if event.action is not None and not has_words(event.action):
                raise BadGameText(
                    line.number, f'A record of this kind has no words for "{event.action.verb}".'
                )

    def _note_support(self, line: Line, side: int, events: list[Event]) -> None:
        """Note the deck after a Home Support that rebuilds it, which may take several lines."""
        if line.kind == ACTION:
            self.supporting = any(event.action and event.action.verb == "home support" for event in events)
            self.rebuilding = False
        self.rebuilding |= any(event.kind_number == DECK_REBUILT for event in events)
        if self.supporting and self.state.phase != DRAWING:
            self.supporting = False
            if self.rebuilding:
                me = self.state.sides[side]
                self.supports.append(_Support(side, self.decks[side].moment(), me.pack.names(me.deck)))

    def _is_withdrawal(self, number: int) -> bool:
        action = self.replay.steps.events[number].action
        return action is not None and action.verb == "withdraw"

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
        if any(event.kind_number == DECK_REBUILT for event in events):
            self.decks[side].rebuild()

    def _note_surrender(self, before: int) -> None:
        """Cut the turn where a place is surrendered, for the besieger's answer."""
        ended = next(e for e in self.replay.steps.events[before:] if e.kind_number == SIEGE_ENDED)
        if ended.side != ended.attacker or self.state.phase == OVER or self.piece is None:
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
        """End the record.

        A turn in which nothing was done yet is not told, and neither is one that a siege has ended before
        anything could be done: the state before it is that of a finished game.
        """
        self._check_decks()
        untouched = self.piece is not None and len(self.replay.steps.texts) == self.piece.texts
        if untouched and self.told and recorded_end(self.told[-1].state):
            self.piece = None
        if self.piece is not None and self.state.phase not in {UPKEEP, OVER}:
            if not untouched:
                raise BadGameText(
                    self.replay.game_text.last_line(),
                    "The game breaks off within a turn, which such a record cannot tell.",
                )
            self.piece = None
        self.end_piece()

    def end_piece(self) -> None:
        """Note the turn that is being told, if there is one."""
        piece, self.piece = self.piece, None
        if piece is None:
            return
        steps = self.replay.steps
        entries = Entries(piece.side, steps.texts[piece.texts :])
        if piece.flags.get("answers_surrender"):
            entries.begin_answer(self.surrendered)
        for number in range(piece.events, len(steps.events)):
            entries.add(steps.events, number)
        self.told.append(_Told(piece, entries.found, self.state.copy(), self._moments()))

    def _moments(self) -> list[Moment]:
        return [deck.moment() for deck in self.decks]

    def record(self, headers: dict[str, str]) -> Record:
        """The record, now that all draws are known."""
        if self.setup is None:
            line = self.replay.game_text.last_line()
            raise BadGameText(line, "The game has no turn that could be recorded.")
        start, decks = self.setup
        setup = recorded_state(start, _ordered(start, decks))
        rebuilding = (entry for told in self.told for entry in told.entries if "deck" in entry)
        for entry, support in zip(rebuilding, self.supports, strict=True):
            entry["deck"] = support.told()
        turns = [
            RecordedTurn(
                number=number,
                side=side_name(told.piece.side),
                actions=tuple(RecordedAction(**entry) for entry in told.entries),
                after=recorded_state(told.state, _ordered(told.state, told.decks)),
                **told.piece.flags,
            )
            for number, told in enumerate(self.told, start.turn)
        ]
        scenario = start.rules.scenario
        if scenario.source:
            raise BadGameText(0, "The game is of a scenario of one's own, which such a record cannot tell.")
        record = Record(
            id=headers.get("Id", "game"),
            played_on=headers.get("Site", "Arpents"),
            setup=structs.replace(setup, to_move=side_name(start.to_move)),
            turns=tuple(turns),
            rule_set=start.rules.rule_set,
            scenario=None if scenario.name == DEFAULT_SCENARIO else scenario.name,
            revision=start.rules.revision,
        )
        _check_set_up(record, start)
        return record


def _check_set_up(record: Record, start: State) -> None:
    """Refuse a beginning that a record cannot tell: it has no markers of sieges, and no history."""
    again = set_up_record(record).state
    for side, me in zip(SIDES, start.sides, strict=True):
        if again.of(side).marker != me.marker:
            raise BadGameText(
                0,
                f"The {side} siege begins with its marker at {me.marker:+d}, which a record cannot tell.",
            )
    if again.unleashed != start.unleashed:
        raise BadGameText(0, "Why the British may besiege is told by no such record.")


def _one_by_one(line: Line) -> list[Line]:
    """The line, or one for each card if it tells several drawn."""
    if line.kind != DRAW:
        return [line]
    return [Line(DRAW, name, line.side, "", line.number) for name in line.cards()]


def _ordered(state: State, decks: list[Moment]) -> list[list[str]]:
    return [
        names_in_order(moment, me.pack.names(me.deck)) for me, moment in zip(state.sides, decks, strict=True)
    ]


def record_game(game_text: GameText) -> Record:
    """The recorded game that a game file tells."""
    recorder = _Recorder(game_text)
    for line in game_text.lines:
        recorder.step(line)
    recorder.end()
    record = recorder.record(game_text.headers())
    recorder.replay.finish()
    return record
