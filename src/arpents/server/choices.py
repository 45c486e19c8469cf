"""What never changes on a server: the facts of the game, and what can be chosen for one.

That is rule sets, variants, scenarios, and opponents: levels and strategies.
"""

from __future__ import annotations

from functools import cache

from msgspec import structs
from pydantic import with_config
from typing_extensions import TypedDict

from arpents.bots.levels import FIRST_LEVEL, LEVELS, STRATEGIES, Level, Strategy
from arpents.content import (
    DEFAULT_RULE_SET,
    DEFAULT_SCENARIO,
    Piece,
    Scenario,
    load_rule_sets,
    load_scenarios,
    load_variants,
    scenario_pieces,
)
from arpents.engine.rules import rules_for
from arpents.wire.facts import (
    BoardFacts,
    CardsFacts,
    NumberFacts,
    VerbFacts,
    board_data,
    cards_data,
    numbers_data,
    verbs_data,
)
from arpents.wire.words import FORM, SideName


@with_config(FORM)
class RuleSetFacts(TypedDict):
    """A rule set."""

    name: str
    summary: str
    settings: dict[str, bool | int]


@with_config(FORM)
class VariantFacts(TypedDict):
    """A variant rule, which can be added to any rule set."""

    name: str
    summary: str
    settings: dict[str, bool | int]
    beats: list[str]
    """The variants over which it prevails where both are chosen."""
    beaten_by: list[str]
    """The variants that prevail over it where both are chosen."""


@with_config(FORM)
class MoneyFacts(TypedDict):
    """The money that each side begins with."""

    british: int
    french: int


@with_config(FORM)
class ScenarioFacts(TypedDict):
    """A scenario: rules that go together, and often another set-up."""

    name: str
    title: str
    history: str
    """What happened then, in paragraphs; empty where the scenario only chooses rules."""
    rule_set: str
    variants: list[str]
    standard_set_up: bool
    first_player: SideName
    first_turn_actions: int
    pieces: dict[str, Piece]
    """What stands where at the beginning, neutral locations left out."""
    money: MoneyFacts


@with_config(FORM)
class LevelFacts(TypedDict):
    """A level of play that the server offers as an opponent."""

    number: int
    name: str
    bot: str
    seconds: float
    """How long it may think about a decision."""


@with_config(FORM)
class StrategyFacts(TypedDict):
    """A plan that the server offers as an opponent."""

    name: str
    bot: str
    seconds: float
    """How long it may think about a decision."""


@with_config(FORM)
class DefaultFacts(TypedDict):
    """What is meant where nothing is chosen."""

    rule_set: str
    scenario: str
    level: int


@with_config(FORM)
class ChoicesFacts(TypedDict):
    """All that can be chosen for a game."""

    rule_sets: list[RuleSetFacts]
    variants: list[VariantFacts]
    scenarios: list[ScenarioFacts]
    levels: list[LevelFacts]
    strategies: list[StrategyFacts]
    defaults: DefaultFacts


@with_config(FORM)
class Facts(TypedDict):
    """All that never changes."""

    board: BoardFacts
    cards: CardsFacts
    verbs: list[VerbFacts]
    numbers: NumberFacts
    choices: ChoicesFacts


@cache
def facts_data(levels: tuple[Level, ...] = LEVELS) -> Facts:
    """All that never changes, for one answer; ``levels`` are those that the server offers."""
    return {
        "board": board_data(),
        "cards": cards_data(),
        "verbs": verbs_data(),
        "numbers": numbers_data(),
        "choices": choices_data(levels),
    }


@cache
def choices_data(levels: tuple[Level, ...] = LEVELS) -> ChoicesFacts:
    """All that can be chosen for a game, and what is meant where nothing is."""
    return {
        "rule_sets": rule_sets_data(),
        "variants": variants_data(),
        "scenarios": scenarios_data(),
        "levels": [{"number": one.number, **_opponent(one)} for one in levels],
        "strategies": [_opponent(one) for one in STRATEGIES],
        "defaults": {"rule_set": DEFAULT_RULE_SET, "scenario": DEFAULT_SCENARIO, "level": FIRST_LEVEL},
    }


def _opponent(one: Level | Strategy) -> StrategyFacts:
    return {"name": one.name, "bot": one.bot, "seconds": one.seconds}


@cache
def rule_sets_data() -> list[RuleSetFacts]:
    """Every rule set, with all its settings."""
    return [
        {"name": found.name, "summary": found.summary, "settings": structs.asdict(found.settings)}
        for found in load_rule_sets().values()
    ]


@cache
def variants_data() -> list[VariantFacts]:
    """Every variant, with the settings that it changes."""
    variants = load_variants().values()
    return [
        {
            "name": found.name,
            "summary": found.summary,
            "settings": dict(found.settings),
            "beats": list(found.beats),
            "beaten_by": [other.name for other in variants if found.name in other.beats],
        }
        for found in variants
    ]


@cache
def scenarios_data() -> list[ScenarioFacts]:
    """Every scenario, with its opening position."""
    return [_scenario(found) for found in load_scenarios().values()]


def _scenario(found: Scenario) -> ScenarioFacts:
    british, french = rules_for(scenario=found.name).opening.money
    return {
        "name": found.name,
        "title": found.title,
        "history": found.history,
        "rule_set": found.rule_set,
        "variants": list(found.variants),
        "standard_set_up": found.standard_set_up,
        "first_player": found.first_player,
        "first_turn_actions": found.first_turn_actions,
        "pieces": {name: piece for name, piece in scenario_pieces(found).items() if piece != "neutral"},
        "money": {"british": british, "french": french},
    }
