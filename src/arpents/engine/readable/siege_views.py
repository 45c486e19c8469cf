"""Sieges by names: where, how they stand, and what was committed to them."""

from __future__ import annotations

from typing import final

from arpents.engine.packs import PACKS, Card
from arpents.engine.places import name_of
from arpents.engine.rules import NO_LIMIT
from arpents.engine.sides import Side
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS, committed
from arpents.engine.state import State
from arpents.engine.supply import reaches_siege


@final
class SiegeView:
    """A siege, told with the side that attacks in it."""

    __slots__ = ("attacker", "state")

    def __init__(self, state: State, attacker: Side) -> None:
        self.state = state
        self.attacker = attacker

    @property
    def defender(self) -> Side:
        """The side whose place it is."""
        return self.attacker.other

    @property
    def location(self) -> str:
        """The place that is besieged."""
        return name_of(self.state.of(self.attacker).siege)

    @property
    def marker(self) -> int:
        """How it stands; above 0 it favours the attacker."""
        return self.state.of(self.attacker).marker

    @property
    def needs(self) -> int:
        """The strength that the attacker still needs to win at the start of its turn."""
        return max(0, ATTACKER_WINS - self.marker)

    @property
    def defender_needs(self) -> int:
        """The strength that the defender still needs to win at the start of its turn."""
        return max(0, self.marker - DEFENDER_WINS)

    @property
    def least(self) -> int | None:
        """The end of the marker's track on the defender's side, or None where the track has no end."""
        end = self.state.rules.siege_floor[self.attacker]
        return end if end > -NO_LIMIT else None

    @property
    def most(self) -> int | None:
        """The end of the marker's track on the attacker's side, or None where the track has no end."""
        end = self.state.rules.siege_ceiling[self.attacker]
        return end if end < NO_LIMIT else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the attacker has committed."""
        return PACKS[self.attacker].cards(self.committed_bag(self.attacker))

    @property
    def defender_cards(self) -> tuple[Card, ...]:
        """The cards that the defender has committed."""
        return PACKS[self.defender].cards(self.committed_bag(self.defender))

    def committed_bag(self, side: Side) -> int:
        """The cards that a side has committed, as a bag of its pack."""
        return committed(self.state, side, self.attacker)

    def supplied(self, side: Side) -> bool:
        """Whether a side can trace supply to the siege, and so reinforce it."""
        return reaches_siege(self.state, side, self.state.of(self.attacker).siege)

    def __eq__(self, other: object) -> bool:
        """Sieges are equal when all that they tell is."""
        return isinstance(other, SiegeView) and repr(self) == repr(other)

    def __hash__(self) -> int:
        """Equal sieges have equal hashes."""
        return hash(repr(self))

    def __repr__(self) -> str:
        """The siege in one line."""
        ours, theirs = (", ".join(map(str, cards)) for cards in (self.cards, self.defender_cards))
        return (
            f"<siege of {self.location} by the {str(self.attacker).capitalize()}: marker {self.marker:+}, "
            f"needs {self.needs}; {ours or 'no cards'} against {theirs or 'none'}>"
        )
