"""Bots with seeds: the same seed makes a bot that does the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import final

from arpents.bots.asking import Maker
from arpents.bots.base import Bot
from arpents.bots.naming import named_bot

__all__ = ["Maker", "OperatorsBots", "make_seeded"]


def make_seeded(text: str, seed: int) -> Bot:
    """The bot that a text names, with this seed if it takes one and the text gives none."""
    return named_bot(text).make(seed)


@final
@dataclass(frozen=True)
class OperatorsBots:
    """Makes the bots of a server: those of Arpents, and those that the operator has given names to."""

    named: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, name: str, seed: int) -> Bot:
        """The bot of this name, which no request has chosen otherwise than out of a list."""
        given = self.named.get(name)
        return named_bot(name if given is None else given, anywhere=given is not None).make(seed)
