"""The table: the one authority over a game, whoever shows it."""

from arpents.table.moments import Moments, open_view
from arpents.table.presets import BadPresets, Presets, automatic_answer, presets_to_json, read_presets
from arpents.table.table import Chosen, NothingToUndo, NotYourDecision, StaleVersion, Table

__all__ = [
    "BadPresets",
    "Chosen",
    "Moments",
    "NotYourDecision",
    "NothingToUndo",
    "Presets",
    "StaleVersion",
    "Table",
    "automatic_answer",
    "open_view",
    "presets_to_json",
    "read_presets",
]
