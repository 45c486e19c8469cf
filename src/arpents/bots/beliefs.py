"""Beliefs: what the enemy's play says about the cards in its hand."""

from __future__ import annotations

from typing import Final, final

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.views import View

CAN_BE_BLOCKED: Final = (verbs.RAID, verbs.AMBUSH)


@final
class Beliefs:
    """What a player remembers of its turn: an enemy that did not block a raid or an ambush hardly can.

    The enemy draws at the end of its own turn; until then that stays true.
    """

    def __init__(self) -> None:
        self._turn = -1
        self._blockers = 0
        self._attacked_with: Action | None = None
        self._discard = 0

    def note(self, view: View, chosen: Action) -> None:
        """Remember what was chosen in a view."""
        self._attacked_with = chosen if chosen.verb_number in CAN_BE_BLOCKED else None
        self._discard = view.state.of(1 - chosen.side_number).discard

    def unlikely(self, view: View) -> int:
        """The cards that the enemy probably does not hold."""
        state = view.state
        if state.turn != self._turn:
            self._turn = int(state.turn)
            self._blockers = 0
            return 0
        if self._attacked_with is not None:
            foe = state.of(1 - self._attacked_with.side_number)
            # A card that blocks is discarded.
            if foe.discard == self._discard:
                is_raid = self._attacked_with.verb_number == verbs.RAID
                self._blockers |= int(foe.pack.raid_blockers if is_raid else foe.pack.ambush_blockers)
            self._attacked_with = None
        return self._blockers
