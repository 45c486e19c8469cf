"""The tables of the store: games and their events, and what is known of clients.

A change here needs a migration, a module in ``migrations/versions``; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, text

METADATA: Final = MetaData()

_DELETED: Final = text("deleted_at IS NOT NULL")

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
    # When it was deleted; for a while it can still be restored.
    Column("deleted_at", Double),
    # Every append moves a game in these, so there are no more of them than lists need.
    Index("games_by_activity", "active_at", "id"),
    Index("games_by_status", "status", "active_at", "id"),
    # Lists show public games alone, among which there may be any number of others.
    Index(
        "games_listed",
        "status",
        "active_at",
        "id",
        sqlite_where=text("public IS 1 AND deleted_at IS NULL"),
        postgresql_where=text("public IS true AND deleted_at IS NULL"),
    ),
    Index("games_deleted", "deleted_at", sqlite_where=_DELETED, postgresql_where=_DELETED),
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

BANS: Final = Table(
    "bans",
    METADATA,
    # An address or a network, as in 192.0.2.0/24.
    Column("network", Text, primary_key=True),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double),
    Column("reason", Text, nullable=False),
)

CLIENTS: Final = Table(
    "clients",
    METADATA,
    # The busiest clients of each server process, as it last counted them.
    Column("process", Text, primary_key=True),
    Column("network", Text, primary_key=True),
    # What the access log calls it.
    Column("client", Text, nullable=False),
    Column("requests", Integer, nullable=False),
    Column("refused", Integer, nullable=False),
    Column("work", Double, nullable=False),
    Column("at", Double, nullable=False),
)

PUSH: Final = Table(
    "push",
    METADATA,
    # Browsers that want to be told of the turns of a seat.
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    # Of which turn it was told last.
    Column("told", Text, nullable=False),
    # How many notices in a row nobody took.
    Column("failures", Integer, nullable=False),
)
