"""The two tables of the store.

A change here needs a migration, a module in ``migrations/versions``; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("waiting", Text),
    Column("created_at", Double, nullable=False),
    Column("active_at", Double, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    # Every append moves a game in these, so there are no more of them than lists need.
    Index("games_by_activity", "active_at", "id"),
    Index("games_by_status", "status", "active_at", "id"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    # In SQLite the events of a game then lie side by side, and an event is written to one place, not two.
    sqlite_with_rowid=False,
)
