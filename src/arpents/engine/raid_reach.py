"""How far raids reach."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.outlook import Outlook
from arpents.engine.places import ALL, ways


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WarPath:
    """The way of raiders across the board, one step after the other (8.2, 8.3)."""

    __slots__ = ("frontier", "passable", "seen", "targets")

    def __init__(self, o: Outlook) -> None:
        forts = o.state.forts
        self.targets = o.theirs & ~forts & ~o.besieged
        self.passable = ALL & ~forts & ~o.foe.siege
        self.frontier = o.mine & ~o.besieged
        self.seen = self.frontier

    def advance(self) -> i64:
        """Go one step further: the places that can be raided there."""
        reached = ways(self.frontier) & ~self.seen
        self.seen |= reached
        self.frontier = reached & self.passable
        return reached & self.targets
