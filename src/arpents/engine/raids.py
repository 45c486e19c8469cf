"""How far raids reach."""

from __future__ import annotations

from arpents.engine.outlook import Outlook
from arpents.engine.places import ALL, ways


def targets_by_distance(o: Outlook, farthest: int) -> list[int]:
    """The places that can be raided, as one mask for each distance from 1 up to the farthest (8.2, 8.3)."""
    forts = o.state.forts
    targets = o.theirs & ~forts & ~o.besieged
    passable = ALL & ~forts & ~o.foe.siege
    if not o.rules.raids_pass_enemies:
        passable &= ~o.theirs
    frontier = o.mine & ~o.besieged
    seen = frontier
    found = []
    for _ in range(farthest):
        reached = ways(frontier) & ~seen
        seen |= reached
        found.append(reached & targets)
        frontier = reached & passable
    return found
