"""What can be chosen for an environment: the rules, the reward, and when a game is stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypedDict, final, get_args

from arpents.content import Scenario
from arpents.engine.reasons import CAPTURES, NO_TOWNS, NO_VILLAGES, STOPPED
from arpents.engine.rules import Rules, rules_for
from arpents.engine.scoring import points
from arpents.engine.state import State
from arpents.engine.views import View
from arpents.envs.seeds import as_whole
from arpents.envs.stepping.episode import TURN_LIMIT, Episode
from arpents.errors import ArpentsError

Illegal = Literal["lose", "raise"]
"""What an illegal step does: it loses the game, or raises ``IllegalStep`` and changes nothing."""

Reward = Literal["win", "margin"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)

FULL_MARGIN: Final = 50
"""The lead in points that is rewarded like a home taken."""

COUNTED: Final = (CAPTURES, NO_TOWNS, NO_VILLAGES, STOPPED)
"""The endings at which points are counted; at the others one side has won outright."""

FEWEST_TURNS: Final = 2
"""So that each side has a turn."""
MOST_TURNS: Final = 1_000_000


class BadEnvironment(ArpentsError):
    """An option of an environment that is not possible: which one, and what would be."""


def checked_illegal(illegal: Illegal) -> Illegal:
    """What an illegal step does, if it can be that."""
    if illegal not in get_args(Illegal):
        raise BadEnvironment(f'An illegal step is made to "lose" or to "raise"; not {illegal!r}.')
    return illegal


Rendering = Literal["human", "ansi"]
"""How the table is shown: printed at each step, or as text on request."""


def checked_rendering(mode: Rendering | None) -> Rendering | None:
    """How the table is shown, if it can be."""
    if mode is not None and mode not in get_args(Rendering):
        raise BadEnvironment(f"The table is rendered as {' or '.join(get_args(Rendering))}; not as {mode!r}.")
    return mode


def rendered(mode: str | None, view: View) -> str | None:
    """The table in words, as a side sees it: printed, or returned to whoever wants the text."""
    if mode == "human":
        print(view)
    return str(view) if mode == "ansi" else None


def begun(episode: Episode | None) -> Episode:
    """The episode of an environment, which must have begun."""
    if episode is None:
        raise BadEnvironment("No game has begun: call reset() first.")
    return episode


class OptionNames(TypedDict, total=False):
    """The options that all environments share, as they are named in a call."""

    rule_set: str | None
    variants: Sequence[str]
    scenario: str | Scenario | None
    reward: Reward
    turn_limit: int


@final
class Options:
    """The options that all environments share, looked at.

    ``reward`` is "win" (1 for the winner, -1 for the loser) or "margin" (the difference of points, as a share
    of 50 and at most 1; 1 and -1 where a home was taken). Until the end all rewards are 0. A game that lasts
    ``turn_limit`` turns of both sides is stopped, and points are counted.
    """

    __slots__ = ("_given", "reward", "rules", "turn_limit")

    def __init__(
        self,
        rule_set: str | None = None,
        variants: Sequence[str] = (),
        scenario: str | Scenario | None = None,
        reward: Reward = "win",
        turn_limit: int = TURN_LIMIT,
    ) -> None:
        if reward not in REWARDS:
            raise BadEnvironment(f"The reward is {' or '.join(map(repr, REWARDS))}, not {reward!r}.")
        limit = as_whole(turn_limit)
        if limit is None or not FEWEST_TURNS <= limit <= MOST_TURNS:
            told = f"from {FEWEST_TURNS} to {MOST_TURNS:,}"
            raise BadEnvironment(f"The turn limit is a number {told}, not {turn_limit!r}.")
        self._given = (rule_set, tuple(variants or ()), scenario, reward, limit)
        self.rules: Rules = rules_for(rule_set, tuple(variants or ()), scenario)
        self.reward: Reward = reward
        self.turn_limit = limit

    def __reduce__(self) -> tuple[object, ...]:
        """What makes the same options in another process."""
        return (Options, self._given)

    def __deepcopy__(self, memo: dict[int, object]) -> Options:
        """These very options, which never change."""
        return self

    def reward_of(self, state: State, side: int) -> float:
        """What a side gets for a game that is over."""
        if self.reward == "margin" and state.reason in COUNTED:
            lead = points(state, side) - points(state, 1 - side)
            return max(-1.0, min(1.0, lead / FULL_MARGIN))
        return 1.0 if state.winner == side else -1.0
