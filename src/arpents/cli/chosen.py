"""The rules that the options of a command choose, and games under them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from arpents.cli.terminal import WORDS
from arpents.content import Scenario, load_scenario, scenario
from arpents.engine.chance import seeded
from arpents.engine.events import Event
from arpents.engine.game import Game
from arpents.engine.rules import rules_for
from arpents.engine.setup import set_up
from arpents.locales.naming import plain_list

SCENARIO_FILE: Final = ".toml"


def is_scenario_file(given: str) -> bool:
    """Whether a text means the file of a scenario rather than the name of a shipped one."""
    return given.endswith(SCENARIO_FILE) or Path(given).is_file()


def find_scenario(given: str) -> Scenario:
    """The scenario that a text means: the one in this file, or the shipped one of this name."""
    return load_scenario(Path(given)) if is_scenario_file(given) else scenario(given)


@final
class ChosenRules:
    """A rule set with variants, or a scenario; what cannot be chosen is refused at once."""

    def __init__(
        self,
        rule_set: str | None = None,
        variants: Sequence[str] | None = None,
        scenario: str | None = None,
    ) -> None:
        self.scenario = None if scenario is None else find_scenario(scenario)
        # A shipped scenario goes by its name, under which its rules are kept.
        named = scenario if self.scenario is not None and not self.scenario.source else self.scenario
        self.rules = rules_for(rule_set, tuple(variants or ()), named)

    @property
    def names(self) -> str:
        """What was chosen, as it was named."""
        if self.scenario is not None:
            return self.scenario.name
        return plain_list(WORDS, (self.rules.rule_set, *self.rules.variants))

    def new_game(self, seed: int) -> Game:
        """A game under these rules at its first decision."""
        events: list[Event] = []
        return Game(set_up(self.rules, events), seeded(seed), events)
