"""The command ``rules``: what there is to choose from, one choice in full, and how two differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import RenderableType

from arpents.cli.chosen import find_scenario, is_scenario_file
from arpents.cli.rule_pages import (
    differences_page,
    overview,
    rule_set_page,
    scenario_page,
    variant_page,
    with_rules,
)
from arpents.cli.terminal import WORDS, console
from arpents.content import Scenario, load_rule_sets, load_scenarios, load_variants
from arpents.errors import ArpentsError, UnknownName


class NotComparable(ArpentsError):
    """A variant was to be compared, which is no complete choice of rules."""


def rules(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help=WORDS("argument-name"))] = None,
    other: Annotated[str | None, typer.Argument(metavar="OTHER", help=WORDS("argument-other"))] = None,
) -> None:
    """Show all of them, one, or in what two differ."""
    if name is None:
        page = overview()
    elif other is None:
        page = _page(name)
    else:
        one, another = _comparable(name), _comparable(other)
        known = load_rule_sets()
        page = differences_page(one, another, set_ups=name not in known or other not in known)
    out = console()
    for part in page:
        out.print(part)


def _page(name: str) -> Iterator[RenderableType]:
    """The page of a name; a rule set and a scenario that share one are both on it."""
    if is_scenario_file(name):
        yield from scenario_page(find_scenario(name))
        return
    rule_sets, variants, scenarios = load_rule_sets(), load_variants(), load_scenarios()
    if name not in rule_sets | variants | scenarios:
        raise UnknownName(WORDS("rules-name"), name, (*rule_sets, *variants, *scenarios))
    if name in rule_sets:
        yield from rule_set_page(rule_sets[name])
    if name in variants:
        yield from variant_page(variants[name])
    if name in scenarios:
        yield from [""] if name in rule_sets else []
        yield from scenario_page(scenarios[name])


def _comparable(name: str) -> Scenario:
    """A rule set, with the standard set-up, or a scenario."""
    if is_scenario_file(name):
        return find_scenario(name)
    rule_sets, scenarios = load_rule_sets(), load_scenarios()
    if name in rule_sets:
        return with_rules(name)
    if name in scenarios:
        return scenarios[name]
    if name in load_variants():
        raise NotComparable(WORDS("rules-not-comparable", name=name))
    raise UnknownName(WORDS("rules-comparable"), name, (*rule_sets, *scenarios))
