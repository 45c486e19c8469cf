"""The table: the one authority over a game, whoever shows it."""

from arpents.table.table import NothingToUndo, NotYourDecision, StaleVersion, Table

__all__ = ["NotYourDecision", "NothingToUndo", "StaleVersion", "Table"]
