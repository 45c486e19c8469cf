"""An episode: one game played by steps, from its set-up to its end or to a limit of turns.

Whoever decides is asked for one step after the other. What leaves no choice is done without asking: a
decision with one legal action, and a step without an alternative.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.action import Action
from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import kind_of
from arpents.engine.chance import Chance, ImpossibleDraw
from arpents.engine.choosing import NothingToDecide
from arpents.engine.decks import draw
from arpents.engine.events import Event
from arpents.engine.play import find_offers, perform
from arpents.engine.reasons import STOPPED
from arpents.engine.rules import Rules
from arpents.engine.scoring import end_game, leader
from arpents.engine.setup import set_up
from arpents.engine.sides import NOBODY
from arpents.engine.state import DRAW, OVER, UPKEEP, State
from arpents.engine.steps import Decision
from arpents.engine.views import View
from arpents.envs.stepping.observing import observe

TURN_LIMIT: Final = 400
"""After so many turns a game is stopped and points are counted, unless another limit is set (11.5)."""


@final
@mypyc_attr(acyclic=True)
class Episode:
    """One game by steps.

    ``player`` is the number of the side that decides; 2 while chance has the next word, and at the end.
    ``decision`` is what that side is choosing, ``path`` the steps of it so far. Without a source of chance,
    whoever plays draws the cards (``draw``), one at a time. Without a log, what happens is not told.
    """

    __slots__ = ("_limit", "chance", "decision", "log", "path", "state")

    def __init__(
        self,
        state: State,
        chance: Chance | None,
        turn_limit: int,
        log: list[Event] | None,
        decision: Decision | None = None,
    ) -> None:
        self.state = state
        self.chance = chance
        self.log = log
        self.decision = decision
        self.path: list[int] = []
        self._limit: i64 = turn_limit

    @property
    def player(self) -> int:
        """The side that decides; 2 where none does."""
        return int(self.state.decider) if self.decision is not None else NOBODY

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or at the limit of turns."""
        return self.state.phase == OVER

    @property
    def is_stopped(self) -> bool:
        """Whether it was the limit of turns that ended it."""
        return self.state.phase == OVER and self.state.reason == STOPPED

    @property
    def draws(self) -> bool:
        """Whether a card is to be drawn now."""
        return self.state.phase == DRAW

    def copy(self) -> Episode:
        """An episode that goes on from here by itself, with the same chance ahead."""
        twin = Episode(
            self.state.copy(),
            None if self.chance is None else self.chance.copy(),
            self._limit,
            None if self.log is None else self.log.copy(),
            None if self.decision is None else self.decision.copy(),
        )
        twin.path = self.path.copy()
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """What makes the same episode in another process."""
        chance = None if self.chance is None else (self.chance.first, self.chance.second)
        return (restored, (self.state, chance, self._limit, self.log, self.path))

    def __deepcopy__(self, memo: dict[int, object]) -> Episode:
        """The same for whoever copies what has an episode in it."""
        return self.copy()

    def steps(self) -> list[int]:
        """The steps that can be taken now, in ascending order."""
        return [] if self.decision is None else self.decision.steps()

    def take(self, step: int) -> None:
        """Take a step, and go on to the next choice. A step that is not legal changes nothing."""
        decision = self.decision
        if decision is None:
            raise NothingToDecide("There is nothing to decide: the game is over, or a card is to be drawn.")
        decision.take(step)
        self.path.append(step)
        action = decision.action
        if action is not None:
            self.act(action)

    def act(self, action: Action) -> None:
        """Do a whole action, which must be legal, and go on to the next choice."""
        perform(self.state, action, self.log)
        self.go_on()

    def draw(self, card: int) -> None:
        """Let the side to move draw a card of the kind that has this bit, which must be in its deck."""
        me = self.state.of(self.state.to_move)
        if not self.draws or card <= 0 or not me.deck & me.pack.run_of(kind_of(me.pack, card)):
            raise ImpossibleDraw("This card is not in the deck from which one is drawn now.")
        draw(self.state, kind_of(me.pack, card), self.log)
        self.go_on()

    def view(self, side: int) -> View:
        """What a side may know."""
        return View(self.state, side)

    def observe(self, side: int, words: list[int]) -> None:
        """Add the words of what a side sees to a list."""
        observe(View(self.state, side), self.decision, words)

    def go_on(self) -> None:
        """Go on until there is a choice, or a card to be drawn by whoever plays, or the end."""
        state = self.state
        chance = self.chance
        self.decision = None
        self.path = []
        while state.phase != OVER:
            if state.phase == DRAW:
                if chance is None:
                    return
                me = state.of(state.to_move)
                draw(state, kind_of(me.pack, chance.card(me.deck)), self.log)
            elif state.phase == UPKEEP:
                begin_turn(state, self.log)
            elif state.turn >= self._limit:
                end_game(state, leader(state), STOPPED, self.log)
            else:
                decision = Decision(find_offers(state))
                action = decision.action
                if action is None:
                    self.decision = decision
                    return
                perform(state, action, self.log)


def new_episode(
    rules: Rules, chance: Chance | None, turn_limit: int = TURN_LIMIT, log: list[Event] | None = None
) -> Episode:
    """An episode at its first choice, or without a source of chance at the first card to be drawn."""
    episode = Episode(set_up(rules, log), chance, turn_limit, log)
    episode.go_on()
    return episode


def restored(
    state: State,
    chance: tuple[int, int] | None,
    turn_limit: int,
    log: list[Event] | None,
    path: list[int],
) -> Episode:
    """The episode that was told so: in this state, with these steps of the choice under way."""
    source = None if chance is None else Chance(chance[0], chance[1])
    offers = find_offers(state)
    episode = Episode(state, source, turn_limit, log, Decision(offers) if offers else None)
    for step in path:
        episode.take(step)
    return episode
