"""A game: a state, its source of chance, and the log of what happened."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from arpents.content import Scenario
from arpents.engine import choosing
from arpents.engine.action import Action
from arpents.engine.bags import size
from arpents.engine.chance import Chance, replay_draws, run, seeded
from arpents.engine.events import Event
from arpents.engine.offers import Offer
from arpents.engine.play import find_offers, perform
from arpents.engine.previews import Preview
from arpents.engine.readable.base import Readable
from arpents.engine.reasons import CONCEDED, STOPPED
from arpents.engine.rules import rules_for
from arpents.engine.scoring import end_game, leader
from arpents.engine.setup import set_up
from arpents.engine.sides import NOBODY, SIDES, Side, side_named
from arpents.engine.state import OVER, State
from arpents.engine.views import View, sample


@final
class Game(Readable):
    """One game in play, all of which can be read by names. It is always waiting for a decision, or over.

    ``origin`` is the state that it began from, or None if that is the set-up of its rules.
    """

    __slots__ = ("_offers", "chance", "log", "origin", "state")

    def __init__(self, state: State, chance: Chance, log: list[Event], origin: State | None = None) -> None:
        self.origin = origin
        self.state = state
        self.chance = chance
        self.log = log
        self._offers: list[Offer] | None = None
        run(state, chance, log)

    def copy(self) -> Game:
        """A game that goes on from here by itself, with the same chance ahead."""
        return Game(self.state.copy(), self.chance.copy(), self.log.copy(), self.origin)

    def _own_side(self) -> Side | None:
        return SIDES[self.state.to_move] if self.state.decider == NOBODY else SIDES[self.state.decider]

    def _sizes(self, side: Side) -> tuple[int, int]:
        me = self.state.of(side)
        return (size(me.hand), size(me.deck))

    def __repr__(self) -> str:
        """The game in one line."""
        return f"<game of {self.state.rules.rule_set}: {self._standing()}>"

    def offers(self) -> list[Offer]:
        """A compact description of everything legal."""
        offers = self._offers
        if offers is None:
            offers = self._offers = find_offers(self.state)
        return offers

    def preview(self, action: Action) -> Preview:
        """What a legal action would do, as far as the side that decides can know."""
        self._check(action)
        return Preview(self.state.copy(), action)

    def apply(self, action: Action) -> list[Event]:
        """Do an action and all that follows up to the next decision; tell what happened."""
        self._check(action)
        events: list[Event] = []
        perform(self.state, action, events)
        run(self.state, self.chance, events)
        return self._happened(events)

    def replay(self, action: Action, drawn: Sequence[str]) -> list[Event]:
        """Do an action as it was done before, when chance gave these cards: ``drawn_in`` what happened.

        What cannot have been is refused, and changes nothing.
        """
        self._check(action)
        events: list[Event] = []
        state = self.state.copy()
        replay_choice(state, action, drawn, events)
        self.state = state
        return self._happened(events)

    def _happened(self, events: list[Event]) -> list[Event]:
        self._offers = None
        self.log.extend(events)
        return events

    def _check(self, action: Action) -> None:
        offers = self.offers()
        if choosing.is_offered(offers, action):
            return
        if not offers:
            raise choosing.GameOver("The game is over: nothing more can be done in it.")
        raise choosing.refuse(self.state, offers, action)

    def concede(self, side: int) -> list[Event]:
        """Give the game up; the other side wins (11.4)."""
        if self.state.phase == OVER:
            raise choosing.GameOver("The game is over: it cannot be conceded any more.")
        events: list[Event] = []
        end_game(self.state, 1 - side, CONCEDED, events)
        return self._happened(events)

    def stop(self) -> list[Event]:
        """Stop a game that nothing ends and count points: a program's limit, not a rule (11.5)."""
        if self.state.phase == OVER:
            raise choosing.GameOver("The game is over: it cannot be stopped any more.")
        events: list[Event] = []
        end_game(self.state, leader(self.state), STOPPED, events)
        return self._happened(events)

    def view(self, side: int | str | None) -> View:
        """What a side, or its name, may know; or a spectator (None)."""
        return View(self.state, side_named(side) if isinstance(side, str) else side)


def replay_choice(state: State, action: Action, drawn: Sequence[str], events: list[Event]) -> None:
    """Let an action that was chosen once be done again, and chance give the cards that it gave then."""
    perform(state, action, events)
    replay_draws(state, drawn, events)


def new_game(
    rule_set: str | None = None,
    variants: Sequence[str] = (),
    seed: int = 0,
    scenario: str | Scenario | None = None,
) -> Game:
    """A game at its first decision, of a rule set (by default the second edition) or of a scenario."""
    events: list[Event] = []
    return Game(set_up(rules_for(rule_set, variants, scenario), events), seeded(seed), events)


def game_from(state: State, seed: int = 0, drawn: Sequence[str] | None = None) -> Game:
    """A game that begins from this state; if cards are drawn there, by chance or as they were (``drawn``)."""
    events: list[Event] = []
    begun = state.copy()
    if drawn is not None:
        replay_draws(begun, drawn, events)
    return Game(begun, seeded(seed), events, state.copy())


def dealt_game(
    drawn: Sequence[str],
    rule_set: str | None = None,
    variants: Sequence[str] = (),
    scenario: str | Scenario | None = None,
    seed: int = 0,
) -> Game:
    """A new game in which these hands are dealt, the British one first: ``drawn_in`` the log of another.

    The seed is for what will be drawn later.
    """
    events: list[Event] = []
    state = set_up(rules_for(rule_set, variants, scenario), events)
    replay_draws(state, drawn, events)
    return Game(state, seeded(seed), events)


def determinize(view: View, rng: Random) -> Game:
    """A full game consistent with a view, uniformly at random over what the view leaves possible."""
    return game_from(sample(view, rng), rng.getrandbits(62))
