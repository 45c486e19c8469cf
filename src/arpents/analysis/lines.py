"""Lines: actions with what they promise, and how the game would go on after each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from arpents.bots.search.nodes import Node, Nodes
from arpents.engine.action import Action
from arpents.engine.events import Event, tell_action
from arpents.engine.sides import Side
from arpents.locales import Words, chronicle

LONGEST: Final = 8
"""The most actions of a main line."""

TRUSTED: Final = 4
"""How often an action must have been looked at to be part of a main line after the first."""

TOO_FEW: Final = 8
"""With fewer iterations nothing was looked into."""

_SHOWN: Final = 5


@final
class Line:
    """An action that was considered: the chance of winning after it, and the main line from it on.

    ``chance`` is that of the side that decides. ``main_line`` begins with the action; what follows is what
    the search looked at most, for either side and whatever is drawn.
    """

    __slots__ = ("action", "chance", "main_line", "visits")

    def __init__(self, action: Action, chance: float, visits: int, main_line: Sequence[Action]) -> None:
        self.action = action
        self.chance = chance
        self.visits = visits
        self.main_line = tuple(main_line)

    def sentences(self, words: Words | None = None) -> list[str]:
        """The main line in words, a sentence for each action."""
        told: list[Event] = []
        for action in self.main_line:
            tell_action(told, action)
        return chronicle(words or Words(), told)

    def __str__(self) -> str:
        """The chance and the main line, each action as text that can be read back."""
        return f"{self.chance:4.0%}  {'; '.join(map(str, self.main_line))}"

    def __repr__(self) -> str:
        """The action with its chance."""
        return f"<line: {self.action}, {self.chance:.1%}, {self.visits} visits>"


@final
class Analysis:
    """What a search found out about a decision: ``lines``, the best first."""

    __slots__ = ("is_forced", "iterations", "lines", "seconds", "side", "turn")

    def __init__(
        self, side: Side, turn: int, lines: Sequence[Line], iterations: int, seconds: float, is_forced: bool
    ) -> None:
        self.side = side
        self.turn = turn
        self.lines = tuple(lines)
        self.iterations = iterations
        self.seconds = seconds
        self.is_forced = is_forced

    @property
    def is_glance(self) -> bool:
        """Whether the budget was too small to search, so that this is only what the evaluation says."""
        return self.iterations < TOO_FEW and not self.is_forced

    @property
    def note(self) -> str:
        """What is to be known of it; nothing where there was a choice, and time to look into it."""
        if self.is_forced:
            return "Nothing else can be done."
        glance = "The budget was too small to search: this is how the position looks at a glance."
        return glance if self.is_glance else ""

    @property
    def best(self) -> Line:
        """The line that the bot ``general`` would choose."""
        return self.lines[0]

    @property
    def chance(self) -> float:
        """How likely the side that decides is to win if it does what is best."""
        return self.best.chance

    def line(self, action: Action) -> Line | None:
        """The line that begins with an action, if that was considered."""
        return next((line for line in self.lines if line.action == action), None)

    def __str__(self) -> str:
        """The best lines, one below the other."""
        head = f"Turn {self.turn}, {str(self.side).capitalize()}: {self.chance:.0%} to win"
        shown = [f"  {line}" for line in self.lines[:_SHOWN]]
        more = [f"  and {len(self.lines) - _SHOWN} more"] if len(self.lines) > _SHOWN else []
        return "\n".join([head, *shown, *more, *([self.note] if self.note else [])])

    def __repr__(self) -> str:
        """The best action in one line."""
        best = f"{self.best.action} ({self.chance:.1%})"
        return f"<analysis for the {str(self.side).capitalize()}: {best}, {self.iterations} iterations>"


def ranked_lines(nodes: Nodes, side: Side) -> list[Line]:
    """The lines of all actions that a search has considered, in the order in which it would choose."""
    ranked = sorted(nodes.children(nodes.root), key=lambda node: node.assured(int(side)), reverse=True)
    return [
        Line(node.action, chance_for(side, node.mean()), int(node.visits), _main_line(nodes, node))
        for node in ranked
        if node.action is not None
    ]


def chance_for(side: Side, british: float) -> float:
    """The chance of a side, given that of the British."""
    return british if side is Side.BRITISH else 1.0 - british


def _main_line(nodes: Nodes, node: Node) -> list[Action]:
    """An action, and what was looked at most after it."""
    line: list[Action] = []
    walked: Node | None = node
    while walked is not None and walked.action is not None and len(line) < LONGEST:
        line.append(walked.action)
        walked = max(nodes.children(walked), key=lambda child: child.visits, default=None)
        if walked is not None and walked.visits < TRUSTED:
            break
    return line
