"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import typer

from arpents.cli.opponents import opponent_lines
from arpents.cli.terminal import WORDS
from arpents.content import DEFAULT_RULE_SET, load_rule_sets, load_scenarios, load_variants

RuleSetOption = Annotated[
    str | None,
    typer.Option("--rule-set", metavar="R", help=WORDS("option-rule-set", default=DEFAULT_RULE_SET)),
]
VariantOption = Annotated[
    list[str] | None, typer.Option("--variant", metavar="V", help=WORDS("option-variant"))
]
ScenarioOption = Annotated[str | None, typer.Option("--scenario", metavar="S", help=WORDS("option-scenario"))]


def _column(title: str, names: Iterable[str]) -> str:
    # The mark keeps the lines as they are: a name that is broken at a hyphen cannot be copied.
    return "\b\n" + "\n".join([title, *(f"  {name}" for name in names)])


RULES: Final = "\n\n".join(
    (
        _column(WORDS("rule-sets"), load_rule_sets()),
        _column(WORDS("variants"), load_variants()),
        _column(WORDS("scenarios"), load_scenarios()),
        WORDS("more-about-rules"),
    )
)
"""The names of all rule sets, variants and scenarios, for the end of a command's help."""

_OPPONENTS: Final = opponent_lines()
OPPONENTS: Final = "\n\n".join(
    (
        _column(WORDS("levels"), _OPPONENTS.levels),
        _column(WORDS("strategies"), _OPPONENTS.strategies),
        _column(WORDS("bots"), _OPPONENTS.bots),
    )
)
"""The levels, the strategies and all bots, for the end of a command's help."""
