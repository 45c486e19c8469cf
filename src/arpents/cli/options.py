"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from arpents.cli.terminal import WORDS
from arpents.content import load_rule_sets, load_variants
from arpents.locales.naming import plain_list

RuleSetOption = Annotated[
    str | None,
    typer.Option(
        "--rule-set", metavar="R", help=WORDS("option-rule-set", names=plain_list(WORDS, load_rule_sets()))
    ),
]
VariantOption = Annotated[
    list[str] | None,
    typer.Option(
        "--variant", metavar="V", help=WORDS("option-variant", names=plain_list(WORDS, load_variants()))
    ),
]
