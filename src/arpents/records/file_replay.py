"""Replaying game files: line by line, without a generator, each line checked against the rules."""

from __future__ import annotations

from typing import Final

from arpents.content import scenario_from
from arpents.engine.actions.turn import begin_turn
from arpents.engine.chance import Chance, seeded
from arpents.engine.events import TURN_BEGAN, Event
from arpents.engine.game import Game
from arpents.engine.positions import ImpossiblePosition, arrange, read_bag
from arpents.engine.reasons import CONCEDED, REASONS, STOPPED
from arpents.engine.rules import Rules, rules_for
from arpents.engine.scoring import Outcome, end_game, leader, outcome
from arpents.engine.setup import set_up
from arpents.engine.sides import NOBODY, SIDES
from arpents.engine.state import DRAW as DRAWING
from arpents.engine.state import OVER, UPKEEP, State
from arpents.errors import ArpentsError, shortened
from arpents.records.game_text import (
    ACTION,
    BLANK,
    CONCESSION,
    DECK,
    DRAW,
    END,
    FIELD,
    HEADER,
    HEADINGS,
    MOST_DIGITS,
    POSITION,
    REMARK,
    SOURCE,
    TURN,
    BadGameText,
    GameText,
    Line,
    in_turn,
)
from arpents.records.position_text import read_position
from arpents.records.step_replay import StepReplay

UNFINISHED: Final = "*"


class NoSuchMoment(ArpentsError):
    """A moment after the end of a game."""


def result_text(state: State) -> str:
    """The result of a game as its header has it: ``british captures 44-31``, or ``*``."""
    ended: Outcome | None = outcome(state)
    if ended is None:
        return UNFINISHED
    return f"{ended.winner} {ended.reason} {ended.points[0]}-{ended.points[1]}"


def rules_of(game_text: GameText, *, newest: bool = False) -> Rules:
    """The rules that the headers name, in the revision that they name or in the newest."""
    headers = game_text.headers()
    variants = tuple(name.strip() for name in headers.get("Variants", "").split(",") if name.strip())
    revision = None if newest else _revision(headers.get("Revision"))
    scenario = headers.get("Scenario")
    source = [line.text for line in game_text.lines if line.kind == SOURCE]
    if scenario is None:
        if source:
            raise BadGameText(0, "A scenario is written here: a header should name it.")
        return rules_for(headers.get("RuleSet"), variants, revision=revision)
    named = scenario_from(scenario, "\n".join(source)) if source else scenario
    rules = rules_for(scenario=named, revision=revision)
    same_variants = "Variants" not in headers or set(variants) == set(rules.variants)
    if headers.get("RuleSet", rules.rule_set) != rules.rule_set or not same_variants:
        told = ", ".join((rules.rule_set, *rules.variants))
        raise BadGameText(0, f'The scenario "{scenario}" is played by {told}, not as the headers say.')
    return rules


def _revision(given: str | None) -> int:
    """The revision of the rules that a header tells; files without it are older than the second."""
    if given is None:
        return 1
    if given.isascii() and given.isdecimal() and len(given) <= MOST_DIGITS and int(given) > 0:
        return int(given)
    raise BadGameText(0, f'The header Revision should be a number above zero, not "{shortened(given)}".')


class FileReplay:
    """A game file being replayed."""

    def __init__(self, game_text: GameText) -> None:
        self.game_text = game_text
        self.origin: State | None = None
        events: list[Event] = []
        position = [line for line in game_text.lines if line.kind in {POSITION, FIELD}]
        try:
            rules = rules_of(game_text)
            if position:
                state = arrange(rules, read_position(position))
                self.origin = state.copy()
            else:
                state = set_up(rules, events)
        except ImpossiblePosition as error:
            raise BadGameText(position[0].number, f"the position cannot be: {error}") from error
        self.steps = StepReplay(state, events)

    @property
    def state(self) -> State:
        """The state so far."""
        return self.steps.state

    def step(self, line: Line) -> None:
        """Do what a line says, or refuse it with its number and the reason."""
        try:
            self._step(line)
        except BadGameText:
            raise
        except ArpentsError as error:
            raise BadGameText(line.number, str(error)) from error

    def _step(self, line: Line) -> None:
        if line.kind in HEADINGS or line.kind in {HEADER, SOURCE, FIELD, REMARK, BLANK}:
            return
        if self.state.phase == OVER:
            raise BadGameText(line.number, "the game is over before this line.")
        if line.kind == TURN:
            self._begin_turn(line)
        elif line.kind == DECK:
            self._check_deck(line)
        elif line.kind == CONCESSION:
            self._concede(line)
        elif self.state.phase == UPKEEP:
            turn = f"{self.state.turn + 1}. {str(SIDES[self.state.to_move]).capitalize()}"
            raise BadGameText(line.number, f'a new turn begins here: a line "{turn}" should come first.')
        elif line.kind == DRAW:
            self._draw(line)
        elif line.kind == ACTION:
            self._act(line)

    def _begin_turn(self, line: Line) -> None:
        if self.state.phase != UPKEEP:
            doing = "cards are being drawn" if self.state.phase == DRAWING else "the turn is not over"
            raise BadGameText(line.number, f"no turn can begin here: {doing}.")
        if (int(line.text) - 1, line.side) != (self.state.turn, SIDES[self.state.to_move]):
            raise BadGameText(
                line.number,
                f"this is turn {self.state.turn + 1}, of the {SIDES[self.state.to_move]} side.",
            )
        self.steps.begin_turn()
        if self.steps.events[self.steps.since].kind_number != TURN_BEGAN:
            raise BadGameText(line.number, "the game is over before this line.")

    def _act(self, line: Line) -> None:
        if self.state.phase == DRAWING:
            raise BadGameText(line.number, f"{self.state.draws} more cards are to be drawn first.")
        if line.side is not None and line.side != self.state.decider:
            raise BadGameText(line.number, f"the {SIDES[self.state.decider]} side decides here.")
        self.steps.act(line.text)

    def _draw(self, line: Line) -> None:
        if line.side is not None and line.side != self.state.to_move:
            raise BadGameText(line.number, f"the {SIDES[self.state.to_move]} side draws here.")
        for name in line.cards():
            self.steps.draw(name)

    def _check_deck(self, line: Line) -> None:
        """Check that a deck is as it is said to be; its order is for others to care about."""
        if line.side is None:
            raise BadGameText(line.number, 'it should say whose deck: "British: deck: …".')
        me = self.state.sides[line.side]
        if read_bag(me.pack, line.cards(), "deck") != me.deck:
            raise BadGameText(
                line.number, f"the deck holds {', '.join(me.pack.names(me.deck)) or 'nothing'}."
            )

    def _concede(self, line: Line) -> None:
        side = line.side if line.side is not None else self.state.decider
        if side == NOBODY:
            raise BadGameText(line.number, 'it should say who concedes: "British: concede".')
        if self.state.phase == UPKEEP:
            # The turn that would begin may find the game over (11.2).
            ahead, events = self.state.copy(), list[Event]()
            begin_turn(ahead, events)
            if ahead.phase == OVER:
                raise BadGameText(line.number, "the game is over before this line.")
        end_game(self.state, 1 - side, CONCEDED, self.steps.events)

    def stand(self) -> Game:
        """The game as far as it was replayed, at its next decision."""
        if self.state.phase == DRAWING:
            where = in_turn(self.game_text.lines)
            raise BadGameText(
                self.game_text.last_line(), f"the game breaks off while cards are being drawn{where}."
            )
        while self.state.phase == UPKEEP:
            self.steps.begin_turn()
        return Game(self.state, self._chance(), self.steps.events, self.origin)

    def finish(self) -> Game:
        """The game at its end, or where the file breaks off; its result must be what the header says."""
        game = self.stand()
        given = self.game_text.headers().get("Result")
        if given is not None and f" {REASONS[STOPPED]} " in given and self.state.phase != OVER:
            end_game(self.state, leader(self.state), STOPPED, self.steps.events)
        result = result_text(self.state)
        if given not in {None, result}:
            line = next(
                line
                for line in self.game_text.lines
                if line.kind == HEADER and line.text.startswith("Result ")
            )
            raise BadGameText(
                line.number, f'the result is "{result}", not "{shortened(given or "")}"{self._broken_off()}.'
            )
        return game

    def _broken_off(self) -> str:
        """Where a file breaks off that has no mark at its end, as part of a sentence."""
        if self.state.phase == OVER or any(line.kind == END for line in self.game_text.lines):
            return ""
        where = in_turn(self.game_text.lines)
        return f": the game breaks off after line {self.game_text.last_line()}{where}"

    def _chance(self) -> Chance:
        """The chance ahead, where a saved game has kept it."""
        given = self.game_text.headers().get("Chance", "")
        match given.split():
            case []:
                return seeded(0)
            case [first, second] if _is_seed(first) and _is_seed(second):
                return Chance(int(first), int(second))
        raise BadGameText(0, f'The header Chance should be two numbers above zero, not "{shortened(given)}".')


def _is_seed(text: str) -> bool:
    """Whether this is a number that chance can be, of 63 bits and above zero."""
    return text.isascii() and text.isdecimal() and len(text) < 20 and 0 < int(text) < 1 << 63


def replay(game_text: GameText) -> Game:
    """Replay a game file to its end."""
    story = FileReplay(game_text)
    for line in game_text.lines:
        story.step(line)
    return story.finish()


def replay_until(game_text: GameText, decisions: int) -> Game:
    """Replay a game file to where somebody has to decide, after this many decisions."""
    story = FileReplay(game_text)
    for line in game_text.lines:
        if line.kind in {ACTION, CONCESSION}:
            if decisions == 0:
                break
            decisions -= 1
        story.step(line)
    if decisions > 0:
        raise NoSuchMoment(f"The game has {decisions} decisions fewer than that: name an earlier moment.")
    return story.stand()
