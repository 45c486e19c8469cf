"""The game as OpenSpiel has games, with chance as a player: every card that is drawn is a node of its own.

    import pyspiel
    import arpents.envs.open_spiel_game

    game = pyspiel.load_game("python_arpents(turn_limit=200)")

Actions are the steps of the engine; what chance deals is the kind of a card, by its bit. The tensor of a side
is its observation (``encoding.PARTS``). The string of an information state has all that this side was told
since the beginning, so that nothing is forgotten in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from arpents.engine.bags import each, index, kind_of, size
from arpents.engine.state import State
from arpents.engine.steps import STEPS, describe_step
from arpents.envs.encoding import SIZE, card_names, observation
from arpents.envs.options import Options
from arpents.envs.stepping.episode import TURN_LIMIT, Episode, new_episode
from arpents.envs.stepping.layout import CARDS

NAME: Final = "python_arpents"

STEPS_OF_A_TURN: Final = 200
"""More steps than a turn can have, by whoever is asked in it, and more cards than are drawn in it."""

_PARAMETERS: Final[dict[str, Any]] = {
    "rule_set": "",
    "variants": "",
    "scenario": "",
    "reward": "win",
    "turn_limit": TURN_LIMIT,
}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Arpents (A Few Acres of Snow)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_PARAMETERS,
)


class ArpentsGame(pyspiel.Game):
    """The game with its options; variants are parted by spaces."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_PARAMETERS, **(params or {})}
        self.options = Options(
            chosen["rule_set"] or None,
            chosen["variants"].split(),
            chosen["scenario"] or None,
            chosen["reward"],
            chosen["turn_limit"],
        )
        limit = self.options.turn_limit
        info = pyspiel.GameInfo(
            num_distinct_actions=STEPS,
            max_chance_outcomes=CARDS,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit * STEPS_OF_A_TURN,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> ArpentsState:
        """The beginning: the first card is to be drawn."""
        return ArpentsState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More cards than are drawn in a game."""
        return self.options.turn_limit * STEPS_OF_A_TURN

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What makes strings and tensors of what a side sees."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("An observation is what one side sees: of what is public and of its own cards.")
        return Observer(wanted, params)


class ArpentsState(pyspiel.State):
    """A position, at a choice, at a card to be drawn, or at the end."""

    def __init__(self, game: ArpentsGame) -> None:
        super().__init__(game)
        self._options = game.options
        self.episode: Episode = new_episode(game.options.rules, None, game.options.turn_limit, [])

    def current_player(self) -> int:
        """The side that decides, or chance, or nobody any more."""
        episode = self.episode
        if episode.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if episode.draws else episode.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.steps() if player == self.episode.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each kind of card that can be drawn, by its first bit, and how likely it is; none elsewhere."""
        state: State = self.episode.state
        if not self.episode.draws:
            return []
        me = state.of(state.to_move)
        number = size(me.deck)
        kinds = dict.fromkeys(kind_of(me.pack, card) for card in each(me.deck))
        runs = {kind: size(me.deck & me.pack.run_of(kind)) for kind in kinds}
        return [(index(kind), float(copies) / float(number)) for kind, copies in runs.items()]

    def _apply_action(self, action: int) -> None:
        if self.episode.draws:
            self.episode.draw(1 << action if 0 <= action < CARDS else 0)
        else:
            self.episode.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            names = card_names(int(self.episode.state.to_move))
            return f"draw {names[action] if 0 <= action < CARDS else 'nothing'}"
        return describe_step(action, player)

    def is_terminal(self) -> bool:
        """Whether the game has ended, by the rules or at the limit of turns."""
        return self.episode.is_over

    def returns(self) -> list[float]:
        """What the British and the French get: nothing before the end."""
        if not self.episode.is_over:
            return [0.0, 0.0]
        british = self._options.reward_of(self.episode.state, 0)
        return [british, -british]

    def __str__(self) -> str:
        """What has happened, and how far the choice under way has come: different for every history."""
        return _told(self.episode.log or [], None) + _chosen(self.episode)


class Observer:
    """Makes strings and tensors of what a side sees of a state."""

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"Observations take no parameters; these were given: {params}")
        self._recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ArpentsState, player: int) -> None:
        """Fill the tensor with what a side sees."""
        episode = state.episode
        self.tensor[:] = observation(episode.view(player), episode.decision)

    def string_from(self, state: ArpentsState, player: int) -> str:
        """What a side sees, as text; with perfect recall, all that it was told as well."""
        episode = state.episode
        own = _chosen(episode) if episode.player == player else ""
        if self._recalls:
            return _told(episode.log or [], player) + own
        return f"{episode.view(player).key()}{own}"


def _told(events: Iterable[Any], side: int | None) -> str:
    """Events as a side sees them, or all of them."""
    return "\n".join(repr(event if side is None else event.seen_by(side)) for event in events)


def _chosen(episode: Episode) -> str:
    """What was chosen so far at a decision under way."""
    decision = episode.decision
    if decision is None:
        return ""
    named = (decision.verb_number, decision.place, decision.card_bag, decision.chosen_bag)
    return f"\nchoosing {named}"


pyspiel.register_game(_TYPE, ArpentsGame)
